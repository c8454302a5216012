import type pg from 'pg'
import { type BadEntry, type ChainState, followChain, type LedgerEntry, startOf } from '#kernel/ledger.ts'
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
  const heads = await query<HeadRow>(
    auditor,
    `select workspace_id as workspace, seq, encode(hash, 'hex') as hash from kernel.heads where $1::uuid is null or workspace_id = $1 order by workspace_id`,
    [workspace ?? null],
  )
  let entries = 0
  let last = ''
  for (const head of heads) {
    const result = await verifyWorkspace(auditor, head, (n) => progress?.(entries + n))
    entries += result.entries
    if (result.bad) return { ok: false, entries, first_bad: result.bad }
    last = head.hash
  }
  const stray = await query<{ workspace: string; seq: string; log: string }>(
    auditor,
    `select workspace_id as workspace, seq, log from (
       select workspace_id, seq, 'event' as log from kernel.event_log union all select workspace_id, seq, 'audit' from kernel.audit_log) l
     where not exists (select 1 from kernel.heads h where h.workspace_id = l.workspace_id) and ($1::uuid is null or workspace_id = $1) limit 1`,
    [workspace ?? null],
  )
  if (stray[0]) return { ok: false, entries, first_bad: { ...stray[0], problem: 'its workspace has no head' } }
  return { ok: true, entries, head: heads.length === 1 ? last : combined(heads), workspaces: heads.length }
}

interface HeadRow {
  workspace: string
  seq: string
  hash: string
}

async function verifyWorkspace(auditor: pg.Pool, head: HeadRow, progress: (n: number) => void) {
  const state: ChainState = startOf(head.workspace)
  let entries = 0
  for (;;) {
    const page = await query<PageRow>(auditor, ENTRIES, [head.workspace, state.seq.toString(), PAGE])
    for (const row of page) {
      const entry: LedgerEntry = { ...row, workspace: head.workspace, seq: BigInt(row.seq) }
      // Entries written after the head was read belong to the next verification.
      if (entry.seq > BigInt(head.seq)) return { entries, bad: headProblem(state, head) }
      const bad = followChain(state, entry)
      if (bad) return { entries, bad }
      entries += 1
    }
    progress(entries)
    if (page.length < PAGE) return { entries, bad: headProblem(state, head) }
  }
}

function headProblem(state: ChainState, head: HeadRow): BadEntry | null {
  if (state.seq === BigInt(head.seq) && state.hash.toString('hex') === head.hash) return null
  const problem =
    state.seq < BigInt(head.seq)
      ? 'the log ends before the head that was recorded'
      : 'the recorded head is not the hash of the last entry'
  return { workspace: head.workspace, seq: (state.seq + 1n).toString(), log: 'head', problem }
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
  select * from (
    (select 'event' as log, seq, kernel.stamp("timestamp") as at, entity_type as about, entity_id as id, change_payload as payload, encode(hash, 'hex') as hash
     from kernel.event_log where workspace_id = $1 and seq > $2 order by seq limit $3)
    union all
    (select 'audit', seq, kernel.stamp("timestamp"), action_type, id::text, payload, encode(hash, 'hex')
     from kernel.audit_log where workspace_id = $1 and seq > $2 order by seq limit $3)
  ) l order by seq, log limit $3`

function combined(heads: HeadRow[]): string {
  return heads.length === 0 ? '' : `${heads.length} workspaces`
}

async function query<T extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[]): Promise<T[]> {
  try {
    return (await pool.query<T>(text, values)).rows
  } catch (error) {
    throw asFailure(error)
  }
}
