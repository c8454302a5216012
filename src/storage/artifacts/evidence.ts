import type pg from 'pg'
import { ask } from '../ask.ts'
import { haveHash, sha256Of } from './copies.ts'
import { holdPiece } from './disk-files.ts'
import { diskPlaces } from './disk-places.ts'

/** Stored bytes whose SHA-256 the ledger holds: artifacts in kernel.blobs, documents and packages of cases. */

export interface EvidenceOptions {
  auditor: pg.Pool
  /** Where files of cases lie on this machine; they may also lie in the database. */
  folder: string
  /** One workspace; without it, all of them. */
  workspace?: string
  progress?(bytes: number, all: number): void
}

export interface BadFile {
  workspace: string
  /** Document, package or artifact, with its name, the hash that was recorded and the one that was found. */
  problem: string
}

export interface CheckedEvidence {
  files: number
  bad: BadFile[]
  /** Documents that were filed without bytes: the ledger says of each that it could not be read for that. */
  neverHeld: BadFile[]
}

const AT_ONCE = 500
const NO_KEY = { workspace: '00000000-0000-0000-0000-000000000000', hash: '' }

/**
 * Reads everything that is recorded, one file after another through one buffer, and names what is altered, cut, missing
 * or another file. What was erased is no finding, and neither is an upload that is not a document yet.
 */
export async function checkEvidence(options: EvidenceOptions): Promise<CheckedEvidence> {
  const { auditor } = options
  const [there] = await ask<{ cases: boolean }>(
    auditor,
    `select to_regclass('casework.documents') is not null as cases`,
  )
  const hasCases = there?.cases ?? false
  const artifacts = await checkArtifacts(options, hasCases)
  if (!hasCases) return artifacts
  const cases = await checkCases(options)
  return { ...cases, files: artifacts.files + cases.files, bad: [...artifacts.bad, ...cases.bad] }
}

interface ArtifactBytes {
  workspace: string
  hash: string
  name: string
  found: string | null
  erased: boolean
}

/** A page of hashes at a time; the server hashes, so that no bytes travel. */
async function checkArtifacts({ auditor, workspace }: EvidenceOptions, hasCases: boolean): Promise<CheckedEvidence> {
  const checked: CheckedEvidence = { files: 0, bad: [], neverHeld: [] }
  let after = NO_KEY
  for (;;) {
    const rows = await ask<ArtifactBytes>(auditor, ARTIFACTS, [workspace ?? null, after.workspace, after.hash, AT_ONCE])
    for (const row of rows) {
      checked.files += 1
      if (row.found === row.hash || row.erased) continue
      const name = (hasCases && (await documentName(auditor, row))) || row.name
      checked.bad.push({ workspace: row.workspace, problem: problemOf(`artifact ${name}`, row.hash, row.found) })
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return checked
    after = last
  }
}

const ARTIFACTS = `
  select a.workspace_id as workspace, a.hash, a.name, encode(sha256(b.bytes), 'hex') as found,
    b.erased_at is not null and kernel.may_drop_bytes(a.workspace_id, a.hash) as erased
  from (select distinct on (workspace_id, hash) workspace_id, hash, artifact_type || ' ' || artifact_id as name from kernel.artifacts
    where ($1::uuid is null or workspace_id = $1) and (workspace_id, hash) > ($2::uuid, $3) order by workspace_id, hash limit $4) a
  left join kernel.blobs b on b.workspace_id = a.workspace_id and b.hash = a.hash order by a.workspace_id, a.hash`

async function documentName(auditor: pg.Pool, { workspace, hash }: { workspace: string; hash: string }) {
  const [found] = await ask<{ name: string }>(
    auditor,
    'select name from casework.documents where workspace_id = $1 and hash = $2 limit 1',
    [workspace, hash],
  )
  return found && JSON.stringify(found.name)
}

interface CaseFile {
  workspace: string
  hash: string
  name: string
  bytes: string
  never_held: boolean
}

async function checkCases({ auditor, folder, workspace, progress }: EvidenceOptions): Promise<CheckedEvidence> {
  const checked: CheckedEvidence = { files: 0, bad: [], neverHeld: [] }
  const [sum] = await ask<{ bytes: string }>(auditor, `select coalesce(sum(bytes), 0) as bytes from (${FILES}) f`, [
    workspace ?? null,
  ])
  const all = Number(sum?.bytes ?? 0)
  let read = 0
  let after = NO_KEY
  for (;;) {
    const rows = await ask<CaseFile>(
      auditor,
      `select * from (${FILES}) f where (workspace, hash) > ($2::uuid, $3) order by workspace, hash limit $4`,
      [workspace ?? null, after.workspace, after.hash, AT_ONCE],
    )
    for (const file of rows) {
      checked.files += 1
      const found = await findBytes(auditor, folder, file)
      read += Number(file.bytes)
      progress?.(read, all)
      // A case may have been erased while its files were read.
      if (found === file.hash || (await isErased(auditor, file.workspace))) continue
      const list = found === null && file.never_held ? checked.neverHeld : checked.bad
      list.push({ workspace: file.workspace, problem: problemOf(file.name, file.hash, found) })
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return checked
    after = last
  }
}

// What has a known shape lies in kernel.blobs, and was looked at there.
const FILES = `
  select distinct on (workspace, hash) * from (
    select d.workspace_id as workspace, d.hash, 'document ' || to_json(d.name)::text as name, d.byte_size as bytes,
      d.stage = 'unreadable' and d.problem like 'artifact.unknown:%' as never_held from casework.documents d
    where not exists (select 1 from kernel.artifacts a where a.workspace_id = d.workspace_id and a.hash = d.hash)
    union all
    select r.workspace_id, r.package_hash, 'package ' || r.bundle_id, coalesce(r.package_bytes, 0), false from casework.export_requests r where r.package_hash is not null
  ) f where ($1::uuid is null or workspace = $1) and not exists (select 1 from kernel.person_keys k
    where k.workspace_id = workspace and k.person_id = workspace and k.destroyed_at is not null)
  order by workspace, hash, name`

async function isErased(auditor: pg.Pool, workspace: string): Promise<boolean> {
  const rows = await ask(
    auditor,
    'select 1 from kernel.person_keys where workspace_id = $1 and person_id = $1 and destroyed_at is not null',
    [workspace],
  )
  return rows.length > 0
}

/** The hash of what lies there: of the right bytes wherever they are, else of the wrong ones; null where there are none. */
async function findBytes(auditor: pg.Pool, folder: string, { workspace, hash }: CaseFile): Promise<string | null> {
  const places = diskPlaces(folder)
  const onDisk = await places.has(workspace, hash)
  if (onDisk && !(await haveHash(places.read(workspace, hash, holdPiece()), hash)))
    return (await places.hashOf(workspace, hash)) ?? null
  const [kept] = await ask<{ size: string }>(
    auditor,
    'select size_bytes as size from casework.stored_files where workspace_id = $1 and sha256 = $2',
    [workspace, hash],
  )
  if (kept) return sha256Of(pieces(auditor, workspace, hash))
  return onDisk ? hash : null
}

/** Each piece is at most 1 MB. */
async function* pieces(auditor: pg.Pool, workspace: string, hash: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number++) {
    const [piece] = await ask<{ bytes: Buffer }>(
      auditor,
      'select bytes from casework.file_chunks where workspace_id = $1 and sha256 = $2 and number = $3',
      [workspace, hash, number],
    )
    if (!piece) return
    yield piece.bytes
  }
}

function problemOf(name: string, expected: string, found: string | null): string {
  if (found === null) return `${name}: its stored bytes are missing; expected SHA-256 ${expected}`
  if (found === expected) return `${name}: its stored bytes cannot be read whole; expected SHA-256 ${expected}`
  return `${name}: its stored bytes have changed; expected SHA-256 ${expected}, found ${found}`
}
