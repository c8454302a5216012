import type pg from 'pg'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Anchor, JournalNotice } from '#kernel/ledger/journal-walk.ts'
import { type BadEntry, type ChainState, followChain, startOf } from '#kernel/ledger/ledger.ts'
import { appendLeaf, emptyTree, rootOf, type Tree, treeOf } from '#kernel/ledger/merkle.ts'
import { ask } from './ask.ts'
import { startOf as checkpointStart } from './checkpoints.ts'
import type { LogStart } from './seals.ts'

export type Verified = { entries: number; notices?: JournalNotice[] } & (
  | { ok: true; head: string; workspaces: number; files?: number }
  | { ok: false; first_bad: BadEntry }
)

export interface HeadRow {
  workspace: string
  seq: string
  /** Null where the head is gone. */
  hash: string | null
}

/** What is known of a workspace from outside the database. */
export interface Known {
  start: LogStart | null
  /** In order of their entries, all at or after the start. */
  anchors: Anchor[]
}

const PAGE = 5000

/** Recomputes every hash of every workspace (or one) outside the database and compares it with the heads. */
export async function verifyLedger(
  auditor: pg.Pool,
  workspace?: string,
  progress?: (entries: number) => void,
): Promise<Verified> {
  const heads = await readHeads(auditor, workspace)
  const walked = await verifyHeads(auditor, heads, (head) => fromCheckpoint(auditor, head.workspace), progress)
  const bad = walked.bad ?? (await findStray(auditor, workspace))
  if (bad) return { ok: false, entries: walked.entries, first_bad: bad }
  return { ok: true, entries: walked.entries, head: combined(heads), workspaces: heads.length }
}

/** Nothing is known from outside; where old entries are detached, the checkpoint before the first one that is not. */
export async function fromCheckpoint(auditor: pg.Pool, workspace: string): Promise<Known> {
  return { start: await checkpointStart(auditor, workspace), anchors: [] }
}

export function readHeads(auditor: pg.Pool, workspace?: string): Promise<HeadRow[]> {
  return ask<HeadRow>(
    auditor,
    `select workspace_id as workspace, coalesce(h.seq, 0) as seq, encode(h.hash, 'hex') as hash
     from kernel.heads h full join kernel.workspaces w using (workspace_id)
     where $1::uuid is null or workspace_id = $1 order by workspace_id`,
    [workspace ?? null],
  )
}

export async function verifyHeads(
  auditor: pg.Pool,
  heads: HeadRow[],
  knownOf: (head: HeadRow) => Promise<Known>,
  progress?: (entries: number) => void,
): Promise<{ entries: number; bad: BadEntry | null }> {
  let entries = 0
  for (const head of heads) {
    if (head.hash === null) return { entries, bad: headless(head.workspace) }
    const known = await knownOf(head)
    const result = await verifyWorkspace(auditor, head, known, (n) => progress?.(entries + n))
    entries += result.entries
    if (result.bad) return { entries, bad: result.bad }
  }
  return { entries, bad: null }
}

function headless(workspace: string): BadEntry {
  return { workspace, seq: '1', log: 'head', problem: 'the workspace has no head' }
}

interface Walk {
  chain: ChainState
  tree: Tree
  /** The last entry that an anchor stands for, and the next anchor to meet. */
  good: bigint
  next: number
}

async function verifyWorkspace(auditor: pg.Pool, head: HeadRow, known: Known, progress: (n: number) => void) {
  const { start, anchors } = known
  const walk: Walk = { chain: startOf(head.workspace), tree: emptyTree(), good: start?.seq ?? 0n, next: 0 }
  if (start) {
    walk.chain = { ...walk.chain, seq: start.seq, hash: Buffer.from(start.hash, 'hex') }
    walk.tree = treeOf(Number(start.seq), start.peaks)
  }
  const end = BigInt(head.seq)
  let entries = 0
  let bad = meetAnchors(walk, anchors)
  // By range, not by count: two entries under one number never fall on two pages. What was written after the head was
  // read belongs to the next verification.
  for (let from = walk.chain.seq; !bad && from < end; from += BigInt(PAGE)) {
    const page = await ask<PageRow>(auditor, ENTRIES, [head.workspace, from.toString(), PAGE, head.seq])
    for (const row of page) {
      bad = followChain(walk.chain, { ...row, workspace: head.workspace, seq: BigInt(row.seq) })
      if (bad) break
      entries += 1
      if (walk.next >= anchors.length) continue
      appendLeaf(walk.tree, walk.chain.leaf as Buffer)
      bad = meetAnchors(walk, anchors)
      if (bad) break
    }
    progress(entries)
  }
  const lost = anchors.find((anchor) => BigInt(anchor.seq) > end)
  const ending = walk.chain.seq > end ? null : headProblem(walk.chain, head)
  return { entries, bad: bad ?? ending ?? cutProblem(head, lost) }
}

/** Compares with every anchor that stands for exactly the entries followed so far. */
function meetAnchors(walk: Walk, anchors: Anchor[]): BadEntry | null {
  for (; walk.next < anchors.length; walk.next += 1) {
    const anchor = anchors[walk.next] as Anchor
    const { workspace, seq, line } = anchor
    if (BigInt(seq) !== walk.chain.seq) return null
    if (anchor.hash === walk.chain.hash.toString('hex') && anchor.root === rootOf(walk.tree.peaks).toString('hex')) {
      walk.good = BigInt(seq)
      continue
    }
    const log = anchor.by === 'checkpoint' ? 'checkpoint' : 'seal'
    const first = walk.good + 1n < BigInt(seq) ? walk.good + 1n : BigInt(seq)
    const stretch =
      first === BigInt(seq) ? `entry ${seq} is not the one` : `the entries ${first} to ${seq} are not those`
    const problem = `${stretch} that ${witnessOf(anchor)}, although they follow from each other`
    return { workspace, seq: first.toString(), upto: seq, log, line, problem }
  }
  return null
}

function witnessOf({ by, line, key }: Anchor): string {
  if (by === 'mirror') return `the seal of key ${key.slice(0, 12)} in kernel.seals stands for`
  return `line ${line} of the journal stands for`
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

function cutProblem({ workspace, seq }: HeadRow, anchor: Anchor | undefined): BadEntry | null {
  if (!anchor) return null
  const problem = `the log ends before entry ${anchor.seq}, which ${witnessOf(anchor)}`
  return { workspace, seq: (BigInt(seq) + 1n).toString(), upto: anchor.seq, log: 'seal', line: anchor.line, problem }
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

/** Entries that no head counts. One statement sees one moment, so work going on is not among them. */
export async function findStray(auditor: pg.Pool, workspace?: string): Promise<BadEntry | null> {
  const [stray] = await ask<BadEntry>(
    auditor,
    `select l.workspace_id as workspace, l.seq, l.log,
       case when h.seq is null then 'its workspace has no head' else 'it stands outside of what the recorded head counts' end as problem
     from (select workspace_id, seq, 'event' as log from kernel.event_log union all select workspace_id, seq, 'audit' from kernel.audit_log) l
     left join kernel.heads h using (workspace_id)
     where ($1::uuid is null or l.workspace_id = $1) and (h.seq is null or l.seq < 1 or l.seq > h.seq)
     order by l.workspace_id, l.seq, l.log limit 1`,
    [workspace ?? null],
  )
  return stray ?? null
}

/** The same by the index, without looking at what lies before: entries after the heads. */
export async function findStrayAfterHeads(auditor: pg.Pool): Promise<BadEntry | null> {
  const [stray] = await ask<BadEntry>(
    auditor,
    `select h.workspace_id as workspace, l.seq, l.log, 'it stands outside of what the recorded head counts' as problem
     from kernel.heads h cross join lateral (
       (select seq, 'event' as log from kernel.event_log where workspace_id = h.workspace_id and seq > h.seq order by seq limit 1)
       union all (select seq, 'audit' from kernel.audit_log where workspace_id = h.workspace_id and seq > h.seq order by seq limit 1)) l
     order by h.workspace_id, l.seq limit 1`,
  )
  return stray ?? null
}

/** One workspace's head as it is; several as the hash of "id hash" lines in order of id. */
export function combined(heads: HeadRow[]): string {
  if (heads.length === 1) return heads[0]?.hash as string
  return sha256Hex(heads.map((h) => `${h.workspace} ${h.hash}\n`).join(''))
}
