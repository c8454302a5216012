import type pg from 'pg'
import { sha256Hex } from '#kernel/canonical.ts'
import { type BadEntry, type ChainState, followChain, startOf } from '#kernel/ledger.ts'
import { startOf as checkpointStart } from './checkpoints.ts'
import { asFailure } from './refusals.ts'

export type Verified =
  | { ok: true; entries: number; head: string; workspaces: number }
  | { ok: false; entries: number; first_bad: BadEntry }

const PAGE = 5000

/** Recomputes every hash of every workspace (or one) outside the database and compares it with the heads. */
export async function verifyLedger(
  auditor: pg.Pool,
  workspace?: string,
  progress?: (entries: number) => void,
): Promise<Verified> {
  const heads = await query<HeadRow>(auditor, HEADS, [workspace ?? null])
  let entries = 0
  for (const head of heads) {
    if (head.hash === null) {
      return { ok: false, entries, first_bad: headless(head.workspace) }
    }
    const result = await verifyWorkspace(auditor, head, (n) => progress?.(entries + n))
    entries += result.entries
    if (result.bad) return { ok: false, entries, first_bad: result.bad }
  }
  const [stray] = await query<BadEntry>(auditor, STRAY, [workspace ?? null])
  if (stray) return { ok: false, entries, first_bad: stray }
  return { ok: true, entries, head: combined(heads), workspaces: heads.length }
}

interface HeadRow {
  workspace: string
  seq: string
  /** Null where the head is gone. */
  hash: string | null
}

const HEADS = `
  select workspace_id as workspace, coalesce(h.seq, 0) as seq, encode(h.hash, 'hex') as hash
  from kernel.heads h full join kernel.workspaces w using (workspace_id)
  where $1::uuid is null or workspace_id = $1 order by workspace_id`

function headless(workspace: string): BadEntry {
  return { workspace, seq: '1', log: 'head', problem: 'the workspace has no head' }
}

async function verifyWorkspace(auditor: pg.Pool, head: HeadRow, progress: (n: number) => void) {
  const begin = await checkpointStart(auditor, head.workspace)
  const state: ChainState = begin ? { seq: begin.seq, hash: Buffer.from(begin.hash, 'hex') } : startOf(head.workspace)
  const end = BigInt(head.seq)
  let entries = 0
  // By range, not by count: two entries under one number never fall on two pages. What was written after the head was
  // read belongs to the next verification.
  for (let from = state.seq; from < end; from += BigInt(PAGE)) {
    const page = await query<PageRow>(auditor, ENTRIES, [head.workspace, from.toString(), PAGE, head.seq])
    for (const row of page) {
      const bad = followChain(state, { ...row, workspace: head.workspace, seq: BigInt(row.seq) })
      if (bad) return { entries, bad }
      entries += 1
    }
    progress(entries)
  }
  return { entries, bad: headProblem(state, head) }
}

function headProblem(state: ChainState, head: HeadRow): BadEntry | null {
  if (state.seq === BigInt(head.seq) && state.hash.toString('hex') === head.hash) return null
  if (state.seq < BigInt(head.seq)) {
    const problem = 'the log ends before the head that was recorded'
    return { workspace: head.workspace, seq: (state.seq + 1n).toString(), log: 'head', problem }
  }
  const problem = 'the recorded head is not the hash of the last entry'
  return { workspace: head.workspace, seq: head.seq, log: 'head', problem }
}

interface PageRow {
  log: 'event' | 'audit'
  seq: string
  at: string
  about: string
  id: string
  payload: string
  hash: string
}

// Both logs are read in key order and merged; the page keeps memory flat at any size.
const ENTRIES = `
  select 'event' as log, seq, kernel.stamp("timestamp") as at, entity_type as about, entity_id as id, change_payload as payload, encode(hash, 'hex') as hash
  from kernel.event_log where workspace_id = $1 and seq > $2 and seq <= least($2::bigint + $3::bigint, $4)
  union all
  select 'audit', seq, kernel.stamp("timestamp"), action_type, id::text, payload, encode(hash, 'hex')
  from kernel.audit_log where workspace_id = $1 and seq > $2 and seq <= least($2::bigint + $3::bigint, $4)
  order by seq, log`

// Entries that no head counts. One statement sees one moment, so work going on is not among them.
const STRAY = `
  select l.workspace_id as workspace, l.seq, l.log,
    case when h.seq is null then 'its workspace has no head' else 'it stands outside of what the recorded head counts' end as problem
  from (select workspace_id, seq, 'event' as log from kernel.event_log union all select workspace_id, seq, 'audit' from kernel.audit_log) l
  left join kernel.heads h using (workspace_id)
  where ($1::uuid is null or l.workspace_id = $1) and (h.seq is null or l.seq < 1 or l.seq > h.seq)
  order by l.workspace_id, l.seq, l.log limit 1`

/** One workspace's head as it is; several as the hash of "id hash" lines in order of id. */
function combined(heads: HeadRow[]): string {
  if (heads.length === 1) return heads[0]?.hash as string
  return sha256Hex(heads.map((h) => `${h.workspace} ${h.hash}\n`).join(''))
}

async function query<T extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[]): Promise<T[]> {
  try {
    return (await pool.query<T>(text, values)).rows
  } catch (error) {
    throw asFailure(error)
  }
}
