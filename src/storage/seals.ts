import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import { ask } from './ask.ts'
import { startOf } from './checkpoints.ts'

/** What the journal asks of the database. */
export interface SealSource {
  heads(): Promise<Array<{ workspace: string; seq: string; hash: string }>>
  /** The leaves after `after` up to `upto`, 32 bytes each; all of them, or it fails. */
  leaves(workspace: string, after: bigint, upto: bigint): AsyncIterable<Buffer>
  /** Where the log of a workspace begins, when its oldest entries are detached. */
  start(workspace: string): Promise<LogStart | null>
  fingerprint(): Promise<string>
  mirror(seals: MirroredSeal[]): Promise<void>
  /** The last line that is mirrored under one of these keys. */
  mirroredUpTo(keys: string[]): Promise<number>
}

/** The state before the first entry that is attached. */
export interface LogStart {
  seq: bigint
  hash: string
  root: string
  peaks: string[]
}

export interface MirroredSeal {
  workspace: string
  key: string
  line: number
  seq: string
  hash: string
  root: string
  peaks: string[]
  at: string
}

const PAGE = 20_000

export function sealSource(auditor: pg.Pool, app: pg.Pool): SealSource {
  return {
    heads: () =>
      ask(
        auditor,
        `select workspace_id as workspace, seq, encode(hash, 'hex') as hash from kernel.heads where seq > 0`,
      ),
    async *leaves(workspace, after, upto) {
      const end = Number(upto)
      for (let from = Number(after); from < end; from += PAGE) {
        const to = Math.min(from + PAGE, end)
        const [row] = await ask<{ leaves: Buffer }>(auditor, 'select kernel.leaves($1, $2, $3) as leaves', [
          workspace,
          from,
          to,
        ])
        if (row?.leaves.length !== (to - from) * 32) throw incomplete(workspace, from, to)
        for (let at = 0; at < row.leaves.length; at += 32) yield row.leaves.subarray(at, at + 32)
      }
    },
    start: (workspace) => startOf(auditor, workspace),
    fingerprint: () => catalogFingerprint(auditor),
    async mirror(seals) {
      await ask(app, 'select kernel.record_seals($1)', [JSON.stringify(seals)])
    },
    async mirroredUpTo(keys) {
      const [row] = await ask<{ line: string | null }>(
        auditor,
        'select max(line) as line from kernel.seals where key = any ($1)',
        [keys],
      )
      return Number(row?.line ?? 0)
    },
  }
}

export async function catalogFingerprint(auditor: pg.Pool): Promise<string> {
  const [row] = await ask<{ fingerprint: string }>(auditor, 'select kernel.catalog_fingerprint() as fingerprint')
  return row?.fingerprint as string
}

/** What the database was at one time: its catalog, and the migrations that had made it. */
export interface CatalogSeen {
  fingerprint: string
  migrations: string
}

/** The database as it was before this process migrated it, and what it migrated. */
export interface Migrated {
  /** Null where the database could not tell yet. */
  before: CatalogSeen | null
  applied: string[]
}

/** The catalog before anything is migrated; null on a database that has no fingerprint. */
export async function catalogBefore(auditor: pg.Pool): Promise<CatalogSeen | null> {
  if ((await installationOf(auditor).catch(() => null)) === null) return null
  const migrations = await migrationsHash(auditor)
  return { fingerprint: await catalogFingerprint(auditor), migrations }
}

export async function migrationsHash(auditor: pg.Pool): Promise<string> {
  return hashCanonical(await ask(auditor, 'select name, hash from kernel.migrations order by name'))
}

/** Null where the database was made before there were seals. */
export async function installationOf(auditor: pg.Pool): Promise<string | null> {
  const [there] = await ask<{ there: boolean }>(
    auditor,
    `select to_regclass('kernel.installation') is not null as there`,
  )
  if (!there?.there) return null
  const [row] = await ask<{ id: string }>(auditor, 'select installation_id as id from kernel.installation')
  return row?.id ?? null
}

function incomplete(workspace: string, from: number, to: number): Failure {
  const message = `the log of ${workspace} does not hold each of the entries ${from + 1} to ${to} once`
  return new Failure('ledger.incomplete', message, 'Run `lanewright verify`; it names the first bad entry.')
}
