import type pg from 'pg'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import type { Anchor } from '#kernel/ledger/journal-walk.ts'
import type { BadEntry } from '#kernel/ledger/ledger.ts'
import { readSheet } from '#kernel/policy/policy-sheet.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { ask } from './ask.ts'
import { startOf } from './checkpoints.ts'
import type { StatedCheckpoint } from './journal/reader.ts'

/** Rows beside the logs that a verification compares: mirrored seals, checkpoints, policies and their pins. */

const PAGE = 5000

interface SealRow {
  workspace: string
  line: string
  seq: string
  hash: string
  root: string
}

/** The last line that is mirrored under each key. Asked before the journal is read: what it names must stand there. */
export async function mirroredLines(auditor: pg.Pool): Promise<Map<string, number>> {
  const rows = await ask<{ key: string; line: string }>(
    auditor,
    'select key, max(line) as line from kernel.seals group by key',
  )
  return new Map(rows.map((row) => [row.key, Number(row.line)]))
}

export async function mirroredWorkspaces(auditor: pg.Pool, keys: string[]): Promise<string[]> {
  const rows = await ask<{ workspace: string }>(
    auditor,
    'select distinct workspace_id as workspace from kernel.seals where key = any ($1) order by 1',
    [keys],
  )
  return rows.map((row) => row.workspace)
}

/**
 * The mirrored seals of one workspace under these keys, at entry `from` or later. Seals that other nodes made after the
 * head was read belong to the next verification; a seal beyond the present head is one whose entries are gone.
 */
export async function mirroredAnchors(
  auditor: pg.Pool,
  { workspace, seq: upto }: { workspace: string; seq: string },
  keys: string[],
  from: bigint,
): Promise<Anchor[]> {
  const rows = await ask<SealRow & { key: string; at: string }>(
    auditor,
    `select key, line, seq, encode(hash, 'hex') as hash, encode(root, 'hex') as root, kernel.stamp(at) as at from kernel.seals
     where workspace_id = $1 and key = any ($2) and seq >= $3
       and (seq <= $4 or seq > coalesce((select h.seq from kernel.heads h where h.workspace_id = $1), 0)) order by seq, line`,
    [workspace, keys, from.toString(), upto],
  )
  return rows.map(({ key, line, seq, hash, root, at }) => ({
    ...{ workspace, key, line: Number(line), seq, hash, root, peaks: [], at, by: 'mirror' as const },
  }))
}

/** Every mirrored seal of this journal must be the one that stands in its line. */
export async function verifyMirror(
  auditor: pg.Pool,
  keys: Iterable<string>,
  {
    after,
    upTo,
    lines,
    anchors,
  }: { after: number; upTo: Map<string, number>; lines: number; anchors: Map<string, Anchor[]> },
): Promise<BadEntry | null> {
  const sealed = new Map<string, Anchor>()
  for (const list of anchors.values())
    for (const anchor of list) if (anchor.by === 'seal') sealed.set(`${anchor.workspace} ${anchor.line}`, anchor)
  for (const key of keys) {
    const last = upTo.get(key) ?? 0
    for (let from = after; from < last; from += PAGE) {
      const rows = await ask<SealRow>(
        auditor,
        `select workspace_id as workspace, line, seq, encode(hash, 'hex') as hash, encode(root, 'hex') as root from kernel.seals
         where key = $1 and line > $2 and line <= $3 order by line, workspace_id`,
        [key, from, Math.min(from + PAGE, last)],
      )
      for (const row of rows) {
        const bad = compareSeal(row, lines, sealed.get(`${row.workspace} ${row.line}`))
        if (bad) return bad
      }
    }
  }
  return null
}

function compareSeal(row: SealRow, lines: number, anchor: Anchor | undefined): BadEntry | null {
  const { workspace, seq } = row
  const line = Number(row.line)
  if (line > lines) {
    const problem = `the journal ends with line ${lines}, although kernel.seals holds a seal of line ${line}`
    return { workspace, seq, log: 'journal', line: lines + 1, problem }
  }
  if (anchor?.seq === seq && anchor.hash === row.hash && anchor.root === row.root) return null
  // Seals of entries that a restore took back stand in the journal, but for no entry any more.
  return {
    workspace,
    seq,
    log: 'seal',
    line,
    problem: `the row in kernel.seals is not what line ${line} of the journal says`,
  }
}

/** Every checkpoint that the journal states stands in the database as it was stated. */
export async function verifyCheckpoints(auditor: pg.Pool, stated: StatedCheckpoint[]): Promise<BadEntry | null> {
  if (stated.length === 0) return null
  const rows = await ask<{ workspace: string; segment: number; seq: string; content: string }>(
    auditor,
    `select workspace_id as workspace, segment, seq,
       concat_ws(' ', seq, encode(hash, 'hex'), root, array_to_string(peaks, ','), rows, encode(rows_hash, 'hex')) as content
     from kernel.checkpoints`,
  )
  const standing = new Map(rows.map((row) => [`${row.workspace} ${row.segment}`, row.content]))
  for (const { workspace, segment, seq, hash, root, peaks, rows, rows_hash, line } of stated) {
    const content = [seq, hash, root, peaks.join(','), rows, rows_hash].join(' ')
    if (standing.get(`${workspace} ${segment}`) === content) continue
    const problem = `the checkpoint of segment ${segment} is not the one that line ${line} of the journal states`
    return { workspace, seq, log: 'checkpoint', line, problem }
  }
  return null
}

/** Policies are what was registered, under the hash of their content, and every run's pins can be read. */
export async function verifyPolicies(auditor: pg.Pool, runs: boolean): Promise<BadEntry | null> {
  const [differs] = await ask<{ seq: string; problem: string }>(
    auditor,
    `with logged as (
       select distinct on (entity_type, entity_id) seq, entity_type, entity_id, payload::jsonb -> 'row' as image from (
         select seq, entity_type, entity_id, change_payload as payload from kernel.event_log where workspace_id = $1
         union all
         select 0, entity_type, entity_id, payload from kernel.checkpoint_rows where workspace_id = $1 and segment = $2
       ) l where entity_type in ('kernel.policies', 'kernel.active_policies')
       order by entity_type, entity_id, seq desc
     ), live as (
       select 'kernel.policies' as entity_type, kernel.entity_id(to_jsonb(p), array['app', 'kind', 'hash']) as entity_id,
         jsonb_build_object('app', app, 'kind', kind, 'hash', hash, 'content', content) as image from kernel.policies p
       union all
       select 'kernel.active_policies', app, jsonb_build_object('app', app, 'lanes_pin', lanes_pin, 'roles_pin', roles_pin) from kernel.active_policies
     )
     select l.seq, coalesce(l.entity_type, v.entity_type) || ' ' || coalesce(l.entity_id, v.entity_id) ||
       case when l.seq is null then ' was never logged' when v.image is null then ' is gone' else ' is not what was logged' end as problem
     from logged l full join live v using (entity_type, entity_id)
     where v.image is null or l.image is null or not l.image @> v.image order by l.seq limit 1`,
    [SYSTEM_WORKSPACE, (await startOf(auditor, SYSTEM_WORKSPACE))?.segment ?? 0],
  )
  if (differs) return { workspace: SYSTEM_WORKSPACE, log: 'policy', ...differs }
  const texts = await ask<{ app: string; kind: string; hash: string; content: string }>(
    auditor,
    'select app, kind, hash, content from kernel.policies order by app, kind, registered_at',
  )
  for (const { app, kind, hash, content } of texts) {
    const sheet = readSheet({ path: `${app}/${kind}`, text: content })
    if (sheet.content !== null && hashCanonical(sheet.content) === hash) continue
    const problem = `the ${kind} of ${app} under pin ${hash} have another hash`
    return { workspace: SYSTEM_WORKSPACE, seq: null, log: 'policy', problem }
  }
  if (!runs) return null
  const [unknown] = await ask<{ workspace: string; run: string }>(
    auditor,
    `select workspace_id as workspace, run_id as run from kernel.runs
     where lanes_pin not in (select hash from kernel.policies where kind = 'lanes')
       or roles_pin not in (select hash from kernel.policies where kind = 'roles') order by workspace_id, run_id limit 1`,
  )
  if (!unknown) return null
  const problem = `run ${unknown.run} is pinned to a policy that is not registered`
  return { workspace: unknown.workspace, seq: null, log: 'policy', problem }
}
