import type pg from 'pg'
import { ask, type Queryable } from './ask.ts'
import { asFailure } from './refusals.ts'

/** Where a workspace stood at the end of a segment, and from where its ledger can be followed without it. */
export interface Checkpoint {
  segment: number
  seq: bigint
  hash: string
  root: string
  peaks: string[]
  rows: bigint
  rowsHash: string
}

export interface CheckpointProblem {
  segment: number
  seq: string
  problem: string
  /** What stands in the database, and what the entries give; null where there is nothing to show. */
  stands: string | null
  given: string | null
}

/**
 * The newest checkpoint that stands before the first attached entry of the workspace. Null: from the beginning, because
 * nothing of it is detached.
 */
export async function startOf(auditor: Queryable, workspace: string): Promise<Checkpoint | null> {
  return oneOf(
    auditor,
    `where c.workspace_id = $1 and c.segment <= (select max(s.segment) from kernel.segments s where s.detached_at is not null)`,
    [workspace],
  )
}

/** While the work lasts no segment leaves: what is read in several steps is read of one ledger. Writers do not notice. */
export async function holdingLogs<T>(auditor: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await auditor.connect().catch((error) => {
    throw asFailure(error)
  })
  try {
    await ask(client, 'begin', [])
    await ask(client, 'lock table kernel.event_log, kernel.audit_log in access share mode', [])
    return await work()
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** The newest checkpoint that is not after this entry: from here the way to it is shortest. */
export async function nearestTo(auditor: Queryable, workspace: string, seq: bigint): Promise<Checkpoint | null> {
  return oneOf(auditor, 'where c.workspace_id = $1 and c.seq <= $2', [workspace, seq.toString()])
}

async function oneOf(auditor: Queryable, where: string, values: unknown[]): Promise<Checkpoint | null> {
  const [row] = await ask<Omit<Checkpoint, 'seq' | 'rows'> & { seq: string; rows: string }>(
    auditor,
    `select c.segment, c.seq, encode(c.hash, 'hex') as hash, c.root, c.peaks, c.rows, encode(c.rows_hash, 'hex') as "rowsHash"
     from kernel.checkpoints c ${where} order by c.segment desc limit 1`,
    values,
  )
  return row ? { ...row, seq: BigInt(row.seq), rows: BigInt(row.rows) } : null
}

/**
 * The first checkpoint of a workspace that is not what it should be: its rows must have its hash; and while the entries
 * of its segment are attached, they must lead to it from the one before. Roots are for whoever knows the tree.
 */
export async function checkpointProblem(auditor: Queryable, workspace: string): Promise<CheckpointProblem | null> {
  const [gap] = await ask<{ segment: number; seq: string; first: string }>(auditor, GAP, [workspace])
  if (gap) {
    const problem = `no checkpoint leads to entry ${gap.first}, the first that is attached`
    return { segment: gap.segment, seq: gap.seq, problem, stands: null, given: null }
  }
  const known = await ask<{ segment: number }>(
    auditor,
    'select segment from kernel.checkpoints where workspace_id = $1 order by segment',
    [workspace],
  )
  for (const { segment } of known) {
    const [found] = await ask<CheckpointRow>(auditor, CHECK, [workspace, segment])
    const problem = found && judge(found)
    if (problem) return { segment, seq: found.seq, ...problem }
  }
  const [stray] = await ask<{ segment: number }>(auditor, STRAY, [workspace])
  if (stray) {
    const problem = 'rows stand there that belong to no checkpoint'
    return { segment: stray.segment, seq: '0', problem, stands: null, given: null }
  }
  return null
}

interface CheckpointRow {
  seq: string
  attached: boolean
  stated: string
  held: string
  /** Of the entries, while they are attached; null where there are none. */
  given: string | null
  hash: string
  entry: string | null
}

function judge(c: CheckpointRow): Omit<CheckpointProblem, 'segment' | 'seq'> | null {
  if (c.held !== c.stated) return { problem: 'its rows do not have its hash', stands: c.held, given: c.stated }
  if (!c.attached) return null
  if (c.entry !== c.hash) return { problem: 'it does not stand where its entry does', stands: c.hash, given: c.entry }
  if (c.given === c.stated) return null
  return { problem: 'its rows are not what the entries give', stands: c.stated, given: c.given }
}

const hashOf = (rows: string) => `
  (select count(*) || ' ' || encode(sha256(coalesce(string_agg(kernel.row_hash(r.entity_type, r.entity_id, r.payload), ''::bytea
     order by r.entity_type collate "C", r.entity_id collate "C"), '')), 'hex') from (${rows}) r)`

// The entries of one segment, over the rows of the checkpoint before.
const CHECK = `
  with c as (select * from kernel.checkpoints where workspace_id = $1 and segment = $2),
  earlier as (select segment from kernel.checkpoints where workspace_id = $1 and segment < $2 order by segment desc limit 1),
  g as (select detached_at is null as attached from kernel.segments where segment = $2)
  select c.seq, coalesce(g.attached, false) as attached, c.rows || ' ' || encode(c.rows_hash, 'hex') as stated, encode(c.hash, 'hex') as hash,
    ${hashOf('select entity_type, entity_id, payload from kernel.checkpoint_rows where workspace_id = $1 and segment = $2')} as held,
    (select encode(l.hash, 'hex') from (
       select hash from kernel.event_log where workspace_id = $1 and seq = c.seq and segment = $2
       union all select hash from kernel.audit_log where workspace_id = $1 and seq = c.seq and segment = $2) l limit 1) as entry,
    case when g.attached then ${hashOf(`
      select * from (
        select distinct on (entity_type, entity_id) entity_type, entity_id, payload from (
          select entity_type, entity_id, payload, 0::bigint as seq from kernel.checkpoint_rows where workspace_id = $1 and segment = (select segment from earlier)
          union all
          select entity_type, entity_id, change_payload, seq from kernel.event_log where workspace_id = $1 and segment = $2) u
        order by entity_type, entity_id, seq desc) l
      where payload::jsonb ->> 'op' <> 'delete'`)} end as given
  from c left join g on true`

// What is attached must begin right after what is not.
const GAP = `
  with start as (
    select segment, seq from kernel.checkpoints where workspace_id = $1
      and segment <= (select max(segment) from kernel.segments where detached_at is not null) order by segment desc limit 1
  ), first as (
    select min(seq) as seq from (
      (select seq from kernel.event_log where workspace_id = $1 order by seq limit 1)
      union all (select seq from kernel.audit_log where workspace_id = $1 order by seq limit 1)) l
  ), head as (select seq from kernel.heads where workspace_id = $1)
  select coalesce(start.segment, 0) as segment, coalesce(start.seq, 0) as seq, coalesce(first.seq, head.seq + 1) as first
  from head left join first on true left join start on true
  where exists (select 1 from kernel.segments where detached_at is not null)
    and coalesce(first.seq, head.seq + 1) <> coalesce(start.seq, 0) + 1`

const STRAY = `
  select r.segment from kernel.checkpoint_rows r where r.workspace_id = $1
    and not exists (select 1 from kernel.checkpoints c where c.workspace_id = r.workspace_id and c.segment = r.segment) limit 1`
