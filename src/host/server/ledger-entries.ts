import type pg from 'pg'
import { ask } from '#storage/ask.ts'
import { type EntriesPage, type EntriesQuery, type EntryLine, type FullEntry, PAGE_MAX } from './ledger-schemas.ts'
import { shorten } from './shorten.ts'

/** Entries of both logs as one sequence. It has no gaps, so a page is a range of the primary key. */

/** The first entry that is attached, and the last. A log whose entries are all detached begins after its head. */
export interface Bounds {
  first: bigint
  head: bigint
}

export async function boundsOf(auditor: pg.Pool, workspace: string): Promise<Bounds | null> {
  const [row] = await ask<{ head: string; first: string }>(
    auditor,
    `select h.seq as head, coalesce(least(
       (select seq from kernel.event_log where workspace_id = h.workspace_id order by seq limit 1),
       (select seq from kernel.audit_log where workspace_id = h.workspace_id order by seq limit 1)), h.seq + 1) as first
     from kernel.heads h where h.workspace_id = $1`,
    [workspace],
  )
  return row ? { first: BigInt(row.first), head: BigInt(row.head) } : null
}

/** How many entries one page of a filtered list looks at: its cost is the same at any size of the log. */
const SEARCHED = 20_000n

export async function listEntries(
  auditor: pg.Pool,
  workspace: string,
  asked: EntriesQuery,
  bounds: Bounds,
): Promise<EntriesPage> {
  const limit = Number(asked.limit ?? PAGE_MAX)
  const { before, after, log = null, about = null, entity, from = null, to = null } = asked
  const ceiling = to === null ? bounds.head : await lastNotAfter(auditor, workspace, bounds, to)
  const floor = from === null ? bounds.first : 1n + (await lastNotAfter(auditor, workspace, bounds, from, BEFORE))
  const low = after === undefined ? floor : max(floor, BigInt(after) + 1n)
  const high = before === undefined ? ceiling : min(ceiling, BigInt(before) - 1n)
  const upwards = after !== undefined && before === undefined
  const looked = log === null && about === null ? BigInt(limit) : SEARCHED
  // One row's entries are found by their index; anything else is looked for stretch by stretch.
  const lowest = upwards || entity !== undefined ? low : max(low, high - looked + 1n)
  const highest = !upwards || entity !== undefined ? high : min(high, low + looked - 1n)
  const sql = entity === undefined ? inRange(upwards) : ofRow(upwards)
  const values = [workspace, lowest.toString(), highest.toString(), limit, log, about, from, to]
  const rows =
    lowest > highest ? [] : await ask<EntryLine>(auditor, sql, entity === undefined ? values : [...values, entity])
  const full = rows.length === limit
  const last = BigInt(rows.at(-1)?.seq ?? 0)
  // A page that is not full has seen all that it looked at.
  const seen = upwards ? { low, high: full ? last : highest } : { low: full ? last : lowest, high }
  const lowestOfAll = before !== undefined && after !== undefined ? low : floor
  return {
    entries: upwards ? rows.reverse() : rows,
    older: seen.low > lowestOfAll ? seen.low.toString() : null,
    newer: seen.high < ceiling ? max(0n, seen.high).toString() : null,
    first: bounds.first.toString(),
    head: bounds.head.toString(),
  }
}

const min = (a: bigint, b: bigint) => (a < b ? a : b)
const max = (a: bigint, b: bigint) => (a > b ? a : b)

const BEFORE = `- interval '1 microsecond'`

/**
 * The last entry that is not after a moment, found by halving: 24 looks among 10,000,000 entries. Where the clock was
 * set back there are several such places, and one of them is found.
 */
async function lastNotAfter(
  auditor: pg.Pool,
  workspace: string,
  { first, head }: Bounds,
  timestamp: string,
  earlier = '',
): Promise<bigint> {
  const [row] = await ask<{ seq: string }>(
    auditor,
    `with recursive halves(low, high) as (
       select $2::bigint - 1, greatest($3::bigint, $2::bigint - 1)
       union all
       select case when t.reached then m.middle else h.low end, case when t.reached then h.high else m.middle - 1 end
       from halves h
       cross join lateral (select (h.low + h.high + 1) / 2 as middle) m
       cross join lateral (
         select "timestamp" <= $4::timestamptz ${earlier} as reached from kernel.event_log where workspace_id = $1 and seq = m.middle
         union all
         select "timestamp" <= $4::timestamptz ${earlier} from kernel.audit_log where workspace_id = $1 and seq = m.middle
         limit 1) t
       where h.low < h.high
     )
     select low as seq from halves order by high - low limit 1`,
    [workspace, first.toString(), head.toString(), timestamp],
  )
  return BigInt(row?.seq ?? first - 1n)
}

const EVENT = `
  'event' as log, seq, kernel.stamp("timestamp") as at, entity_type as about, entity_id as id,
  substring(left(change_payload, 64) from '"op": "([a-z]+)"') as op, null as outcome, null as actor, null as lane, null as run, '' as text`
const AUDIT = `
  'audit' as log, seq, kernel.stamp("timestamp") as at, action_type as about, id::text, null as op, p ->> 'outcome' as outcome,
  left(p #>> '{actor,actor_id}', 600) as actor, p ->> 'lane_id' as lane, p ->> 'run_id' as run,
  left(concat_ws(' ', p #>> '{target,name}', p #>> '{target,operation}', p ->> 'outcome_reason'), 600) as text`
const WHEN = `($7::timestamptz is null or "timestamp" >= $7) and ($8::timestamptz is null or "timestamp" <= $8)`

/** $2 to $3, at most $4 of them. */
function inRange(upwards: boolean): string {
  const order = `order by seq ${upwards ? '' : 'desc'} limit $4`
  return `
    select * from (
      (select ${EVENT} from kernel.event_log where workspace_id = $1 and seq between $2 and $3
         and $5::text is distinct from 'audit' and ($6::text is null or entity_type = $6) and ${WHEN} ${order})
      union all
      (select ${AUDIT} from (
         select *, payload::jsonb as p from kernel.audit_log where workspace_id = $1 and seq between $2 and $3
           and $5::text is distinct from 'event' and ($6::text is null or action_type = $6) and ${WHEN} ${order}) a)
    ) l ${order}`
}

/** Materialised, so that the index on the row's id is asked and not every entry of the workspace in turn. */
function ofRow(upwards: boolean): string {
  return `
    with found as materialized (
      select * from kernel.event_log where workspace_id = $1 and entity_id = $9 and seq between $2 and $3
        and $5::text is distinct from 'audit' and ($6::text is null or entity_type = $6) and ${WHEN})
    select ${EVENT} from found order by seq ${upwards ? '' : 'desc'} limit $4`
}

/** The texts of one entry are shortened to this where it is larger than a page can show. */
const WHOLE_CHARS = 500_000
const CUT_CHARS = 2000

type EntryRow = Omit<FullEntry, 'payload' | 'shortened'> & { shown: Record<string, unknown> }

export async function readEntry(auditor: pg.Pool, workspace: string, seq: string): Promise<FullEntry | null> {
  const [row] = await ask<EntryRow>(auditor, ENTRY, [workspace, seq])
  if (!row) return null
  const { shown, ...rest } = row
  const { value, shortened } =
    rest.size_bytes > WHOLE_CHARS ? shorten(shown, CUT_CHARS) : { value: shown, shortened: false }
  return { ...rest, payload: value, shortened }
}

// Only what its table declares personal is revealed, and only where the entry has it: a column may have come later.
const ENTRY = `
  with entry as (
    select ${EVENT}, segment, encode(hash, 'hex') as hash, octet_length(change_payload) as size_bytes, change_payload::jsonb as p,
      coalesce((select t.personal_columns from kernel.tables t where t.table_name = entity_type), '{}') as personal
    from kernel.event_log where workspace_id = $1 and seq = $2
    union all
    select ${AUDIT}, segment, encode(hash, 'hex'), octet_length(payload), p, '{}'
    from (select *, payload::jsonb as p from kernel.audit_log where workspace_id = $1 and seq = $2) a
  ), opened as (
    select e.*, k.key, (e.p ->> 'person')::uuid as person from entry e
    left join kernel.person_keys k on k.workspace_id = $1 and k.person_id = (e.p ->> 'person')::uuid
  )
  select log, seq, at, about, id, op, outcome, actor, lane, run, text, segment, hash, size_bytes, person, person is not null and key is null as erased,
    (select encode(b.hash, 'hex') from (
       select hash from kernel.event_log where workspace_id = $1 and seq = $2::bigint - 1
       union all select hash from kernel.audit_log where workspace_id = $1 and seq = $2::bigint - 1) b limit 1) as previous,
    case
      when log = 'event' and p -> 'row' is not null then p || jsonb_build_object('row', kernel.reveal_columns(p -> 'row',
        array(select c from unnest(personal) c where p -> 'row' ? c), key))
      when p ? 'private' then p || jsonb_build_object('private', coalesce(kernel.reveal(p -> 'private', key), '"[erased]"'))
      else p end as shown
  from opened limit 1`
