import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Statement } from '#kernel/ports/journal.ts'
import { ask } from './ask.ts'
import { asFailure, asRefusal } from './refusals.ts'

export type CheckpointStatement = Extract<Statement, { kind: 'checkpoint' }>

export interface SegmentTools {
  owner: pg.Pool
  auditor: pg.Pool
  now(): string
  wait(ms: number): Promise<void>
  /** The Merkle tree over entries 1 to seq of the workspace. */
  rootAt(workspace: string, seq: bigint): Promise<{ root: string; peaks: string[] }>
  /** Resolves when the signed statement is on disk. */
  state(statement: CheckpointStatement): Promise<{ line: number }>
  /** Makes the change, and states the catalog that it leaves before anything is sealed under it; so it must be short. */
  changeCatalog<T>(reason: string, change: () => Promise<T>): Promise<T>
}

export interface Segment {
  segment: number
  opened_at: string
  closed_at: string | null
  detached_at: string | null
  file_name: string | null
  file_hash: string | null
  file_entries: string | null
  /** Workspaces that still write to it. */
  writers: number
  checkpoints: number
}

export async function listSegments(auditor: pg.Pool): Promise<Segment[]> {
  return ask<Segment>(
    auditor,
    `select s.segment, kernel.stamp(s.opened_at) as opened_at, kernel.stamp(s.closed_at) as closed_at, kernel.stamp(s.detached_at) as detached_at,
       s.file_name, s.file_hash, s.file_entries,
       (select count(*)::int from kernel.heads h where h.segment = s.segment) as writers,
       (select count(*)::int from kernel.checkpoints c where c.segment = s.segment) as checkpoints
     from kernel.segments s order by s.segment`,
  )
}

export interface Closed {
  /** The segment that was closed, and the one that is written to now. */
  segment: number
  next: number
  workspaces: number
  checkpoints: number
}

/**
 * Closes the segment that is written to: opens the next one, lets each workspace move over in a moment of its own, then
 * writes and states the checkpoints, for which nobody waits. A closing that was broken off goes on where it stopped.
 */
export function closeSegment(tools: SegmentTools, progress?: (workspaces: number) => void): Promise<Closed> {
  return alone(tools.owner, async () => {
    const { owner, auditor } = tools
    // An unfinished closing is finished first; the segment that is written to now stays open then.
    const [unfinished] = await ask(auditor, `${UNFINISHED} limit 1`)
    if (!unfinished) {
      const open = () => step(owner, 'open', null, null, {}, tools.now())
      await patiently(tools, () => tools.changeCatalog('a segment was closed', open))
    }
    let workspaces = 0
    for (const { workspace_id } of await ask<{ workspace_id: string }>(auditor, BEHIND)) {
      await patiently(tools, () => step(owner, 'leave', workspace_id, null, {}, tools.now()))
      workspaces += 1
      progress?.(workspaces)
    }
    const checkpoints = await finishCheckpoints(tools)
    const [last] = await ask<{ segment: number }>(auditor, 'select max(segment) as segment from kernel.segments')
    const next = last?.segment as number
    return { segment: next - 1, next, workspaces, checkpoints }
  })
}

/** One change of segments at a time, whoever makes it. */
export async function alone<T>(owner: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await owner.connect().catch((error) => {
    throw asFailure(error)
  })
  try {
    const [taken] = await ask<{ mine: boolean }>(client, 'select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!taken?.mine) throw new Failure('segment.busy', 'another change of segments is under way', WAITING)
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    }
  } finally {
    client.release()
  }
}
const LOCK = 7_236_142_006

/** Writes what is missing, in order of segments, and states what the journal does not know. */
async function finishCheckpoints(tools: SegmentTools): Promise<number> {
  const { owner, auditor } = tools
  for (const due of await ask<Due>(auditor, UNWRITTEN)) {
    const { root, peaks } = await tools.rootAt(due.workspace_id, BigInt(due.seq))
    await step(owner, 'checkpoint', due.workspace_id, due.segment, { root, peaks }, tools.now())
  }
  const unstated = await ask<CheckpointStatement['body']>(auditor, UNSTATED)
  for (let i = 0; i < unstated.length; i += AT_ONCE) {
    const some = unstated.slice(i, i + AT_ONCE)
    const lines = await Promise.all(some.map((body) => tools.state({ kind: 'checkpoint', body })))
    for (const [n, { line }] of lines.entries()) {
      const { workspace, segment } = some[n] as CheckpointStatement['body']
      await step(owner, 'state', workspace, segment, { line }, tools.now())
    }
  }
  return unstated.length
}

// Statements that wait together are one write to the disk.
const AT_ONCE = 100

interface Due {
  workspace_id: string
  segment: number
  seq: string
}

const BEHIND = `select workspace_id from kernel.heads where segment < (select max(segment) from kernel.segments) order by workspace_id`

// Every attached segment that a workspace has entries in, has left, and has no checkpoint of.
const UNWRITTEN = `
  select h.workspace_id, s.segment, (select max(seq) from (
      select max(e.seq) as seq from kernel.event_log e where e.workspace_id = h.workspace_id and e.segment = s.segment
      union all select max(a.seq) from kernel.audit_log a where a.workspace_id = h.workspace_id and a.segment = s.segment) l) as seq
  from kernel.heads h join kernel.segments s on s.segment < h.segment and s.detached_at is null
  where not exists (select 1 from kernel.checkpoints c where c.workspace_id = h.workspace_id and c.segment = s.segment)
    and (exists (select 1 from kernel.event_log e where e.workspace_id = h.workspace_id and e.segment = s.segment)
      or exists (select 1 from kernel.audit_log a where a.workspace_id = h.workspace_id and a.segment = s.segment))
  order by s.segment, h.workspace_id`

const UNSTATED = `
  select c.workspace_id as workspace, c.segment, c.seq, encode(c.hash, 'hex') as hash, c.root, c.peaks, c.rows, encode(c.rows_hash, 'hex') as rows_hash
  from kernel.checkpoints c
  where not exists (select 1 from kernel.checkpoint_lines l where l.workspace_id = c.workspace_id and l.segment = c.segment)
  order by c.segment, c.workspace_id`

const UNFINISHED = `
  select workspace_id from (${BEHIND}) b union all select workspace_id from (${UNWRITTEN}) w union all select workspace from (${UNSTATED}) s`

type Step = 'open' | 'leave' | 'checkpoint' | 'state' | 'detach' | 'attach'

const TRIES = 20
const PAUSE_MS = 250

/** One step in a transaction of its own. A refusal of the database is thrown as a failure that carries its code. */
export async function step(
  owner: pg.Pool | pg.PoolClient,
  name: Step,
  workspace: string | null,
  segment: number | null,
  details: object,
  at: string,
): Promise<void> {
  try {
    await owner.query('select kernel.segment_step($1, $2, $3, $4, $5)', [name, workspace, segment, details, at])
  } catch (error) {
    throw refused(error)
  }
}

/** Tries again while somebody holds what is needed; nobody behind us waits longer than one try. */
export async function patiently<T>(tools: Pick<SegmentTools, 'wait'>, work: () => Promise<T>): Promise<T> {
  for (let i = 1; ; i++) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (i === TRIES) throw new Failure('segment.busy', 'somebody holds the logs or a workspace', WAITING, error)
      await tools.wait(PAUSE_MS * i)
    }
  }
}
const WAITING = 'End long transactions (see pg_stat_activity) and run it again; it goes on where it stopped.'

function isBusy(error: unknown): boolean {
  const { code } = ((error as Failure).cause ?? error) as { code?: string }
  return code === '55P03' || code === '40P01'
}

export function refused(error: unknown): Failure {
  if ((error as { code?: string }).code !== 'LW001') return asFailure(error)
  const { code, message, next } = asRefusal(error)
  return new Failure(code, message, next, error)
}
