import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'

/** A point in the life of a workspace: after this entry (0: before the first), or at this moment (ISO 8601, UTC). */
export type Point = bigint | { untilSeq: bigint } | { at: string }

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/

/** A number is an entry, anything else a moment. */
export function readPoint(text: string): Point {
  if (/^\d{1,18}$/.test(text)) return BigInt(text)
  if (TIMESTAMP.test(text) && !Number.isNaN(Date.parse(text))) return { at: text }
  throw new Failure(
    'replay.bad_point',
    `${JSON.stringify(text.slice(0, 60))} is neither the number of an entry nor a moment`,
    'Write a number, or a moment with its zone such as 2026-01-31T09:00:00Z.',
  )
}

/** The last entry that belongs to the point. What lies in a detached segment is refused, with the file to attach. */
export async function seqAt(client: pg.PoolClient, workspace: string, point: Point): Promise<bigint> {
  if (typeof point === 'object' && 'at' in point) return seqAtTimestamp(client, workspace, point.at)
  const seq = typeof point === 'bigint' ? point : point.untilSeq
  const { rows } = await client.query<{ head: string; start: string | null }>(BOUNDS, [workspace])
  const { head = '0', start = null } = rows[0] ?? {}
  if (seq < 0n || seq > BigInt(head)) {
    const message = `the workspace has entries 1 to ${head}, and no entry ${seq}`
    throw new Failure('replay.no_such_entry', message, 'Name one of them, or 0 for the time before the first.')
  }
  if (start !== null && seq > 0n && seq < BigInt(start)) throw await detached(client, workspace, seq)
  return seq
}

const BOUNDS = `
  select h.seq as head, (select c.seq from kernel.checkpoints c where c.workspace_id = h.workspace_id
    and c.segment <= (select max(segment) from kernel.segments where detached_at is not null) order by c.segment desc limit 1) as start
  from kernel.heads h where h.workspace_id = $1`

/**
 * The last entry whose time is not after the moment: a clock that was set back or forth in between makes no hole.
 * Read from the end, so that the recent past is found at once.
 */
async function seqAtTimestamp(client: pg.PoolClient, workspace: string, at: string): Promise<bigint> {
  const { rows } = await client.query<{ seq: string | null }>(LAST, [workspace, at])
  if (rows[0]?.seq) return BigInt(rows[0].seq)
  const before = await client.query<{ seq: string; reached: boolean }>(
    `select c.seq, c.at <= $2::timestamptz as reached from kernel.checkpoints c where c.workspace_id = $1
       and c.segment <= (select max(segment) from kernel.segments where detached_at is not null) order by c.segment desc limit 1`,
    [workspace, at],
  )
  const [last] = before.rows
  if (!last) return 0n
  if (last.reached) return BigInt(last.seq)
  throw await detached(client, workspace, BigInt(last.seq) - 1n)
}

const LAST = `
  select max(seq) as seq from (
    (select seq from kernel.event_log where workspace_id = $1 and "timestamp" <= $2::timestamptz order by seq desc limit 1)
    union all
    (select seq from kernel.audit_log where workspace_id = $1 and "timestamp" <= $2::timestamptz order by seq desc limit 1)) l`

async function detached(client: pg.PoolClient, workspace: string, seq: bigint): Promise<Failure> {
  const { rows } = await client.query<{ segment: number; file_name: string }>(
    `select s.segment, s.file_name from kernel.segments s where s.detached_at is not null and s.segment >= coalesce((
       select min(c.segment) from kernel.checkpoints c where c.workspace_id = $1 and c.seq >= $2), 1) order by s.segment desc`,
    [workspace, seq.toString()],
  )
  const files = rows.map((r) => r.file_name).join(', ')
  const message = `entry ${seq} lies in a segment that is detached`
  return new Failure('segment.detached', message, `Attach in this order: ${files} (lanewright segments attach FILE).`)
}
