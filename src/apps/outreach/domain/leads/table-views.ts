/**
 * The leads as a table: in four orders and both directions, page after page by key. For each status there is one ordered
 * stream, read from the end of an index, and a page merges the streams of the statuses asked for. So a page costs the same
 * whichever statuses are shown, however rare, and however many leads there are.
 */

export const LEAD_ORDERS = ['score', 'name', 'company', 'added'] as const
export type LeadOrder = (typeof LEAD_ORDERS)[number]
export const DIRECTIONS = ['ascending', 'descending'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A search looks through so many leads of each status at once, and says where it stopped. */
export const WALK_ROWS = 20_000

interface Stream {
  from: string
  key: string
  type: string
  /** Before and after every key. */
  ends: [string, string]
}

const STREAMS: Record<LeadOrder, Stream> = {
  score: { from: 'outreach.lead_scores', key: 'points', type: 'integer', ends: ['-2147483648', '2147483647'] },
  name: { from: 'outreach.lead_orders', key: 'name_key', type: 'text', ends: [`''`, `U&'\\+10FFFF'`] },
  company: { from: 'outreach.lead_orders', key: 'company_key', type: 'text', ends: [`''`, `U&'\\+10FFFF'`] },
  added: { from: 'outreach.lead_orders', key: 'added_at', type: 'timestamptz', ends: [`'-infinity'`, `'infinity'`] },
}
const LEAST_ID = `'00000000-0000-0000-0000-000000000000'`
const MOST_ID = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`

const STATUSES = `unnest(array(select jsonb_array_elements_text($2 -> 'statuses'))) as w(status)`
const LIMIT = `least(greatest(coalesce(($2 ->> 'limit')::integer, 50), 1), 1000)`
const SKIP = `least(greatest(coalesce(($2 ->> 'skip')::integer, 0), 0), ${WALK_ROWS})`

/** As it is compared, so that a key that was told is that key again. */
const result = ({ type }: Stream, key: string) => (type === 'timestamptz' ? `kernel.stamp(${key})` : key)

const POINTS = `(select s.points from outreach.lead_scores s where s.workspace_id = $1 and s.lead_id = o.lead_id)`
const WORDS = `(select x.words from outreach.lead_orders x where x.workspace_id = $1 and x.lead_id = o.lead_id)`

const low = `coalesce(($2 ->> 'low')::integer, -1)`
const high = `coalesce(($2 ->> 'high')::integer, 10000)`

/** All of the words stand in the name, the company or the title; the score is in the range. */
function wanted({ key }: Stream): string {
  const words = key === 'points' ? WORDS : 'o.words'
  const found = `not exists (select 1 from jsonb_array_elements_text($2 -> 'words') q where strpos(${words}, outreach.folded(q)) = 0)`
  return key === 'points'
    ? found
    : `${found} and (not $2 ?| array['low', 'high'] or ${POINTS} between ${low} and ${high})`
}

function views(order: LeadOrder, direction: Direction, shown: string): Record<string, string> {
  const stream = STREAMS[order]
  const { from, key, type, ends } = stream
  const up = direction === 'ascending'
  const [than, way, end, id] = up ? ['>', 'asc', ends[0], LEAST_ID] : ['<', 'desc', ends[1], MOST_ID]
  const sorted = (of: string) => `${of}.key ${way}, ${of}.id ${way}`
  // The range of scores is a part of the index that is read by score.
  const range = order === 'score' ? `and o.points between ${low} and ${high}` : ''
  // A row of its own, not a constant: below row-level security the planner begins an index at a moment only when it comes
  // from a row. Among 200,000 leads of one import 5 ms instead of 240.
  const after = `(select coalesce(($2 #>> '{after,key}')::${type}, ${end}) as key, coalesce(($2 #>> '{after,id}')::uuid, ${id}) as id offset 0) a`
  const ordered = (columns: string, limit: string) => `
    select o.lead_id as id, o.${key} as key ${columns} from ${from} o where o.workspace_id = $1 and o.status = w.status ${range}
      and (o.${key}, o.lead_id) ${than} (a.key, a.id)
    order by o.${key} ${way}, o.lead_id ${way} limit ${limit}`
  const page = (cut: string) => `
    select jsonb_build_object('cut', ${cut}, 'leads', coalesce(jsonb_agg(l.lead || jsonb_build_object('key', ${result(stream, 'p.key')}) order by ${sorted('p')}), '[]'))
    from page p cross join lateral (select ${shown} as lead from outreach.scored_leads l where l.workspace_id = $1 and l.id = p.id offset 0) l`
  return {
    /** {statuses, limit?, skip?, after?: {key, id}, low?, high?}. Low and high, in hundredths, count by score alone. */
    [`leads_by_${order}_${direction}`]: `with page as materialized (
      select p.id, p.key from ${STATUSES} cross join ${after} cross join lateral (${ordered('', `${SKIP} + ${LIMIT}`)}) p
      order by ${sorted('p')} offset ${SKIP} limit ${LIMIT}) ${page('null::jsonb')}`,
    /**
     * {statuses, words, low?, high?, limit?, after?}: those that are wanted among the next leads. Where a stream was not
     * read to its end, nothing behind that place is shown, and `cut` is where to go on.
     */
    [`leads_found_by_${order}_${direction}`]: `with walked as materialized (
      select r.* from ${STATUSES} cross join ${after} cross join lateral (
        select x.*, row_number() over () as n from (${ordered(`, ${wanted(stream)} as wanted`, String(WALK_ROWS))}) x) r
    ), cut as materialized (select k.key, k.id from walked k where k.n = ${WALK_ROWS} order by ${sorted('k')} limit 1
    ), page as materialized (
      select p.id, p.key from walked p where p.wanted and (not exists (select 1 from cut) or (p.key, p.id) ${up ? '<=' : '>='} (select c.key, c.id from cut c))
      order by ${sorted('p')} limit ${LIMIT}) ${page(`(select jsonb_build_object('key', ${result(stream, 'c.key')}, 'id', c.id) from cut c)`)}`,
  }
}

function places(order: LeadOrder): Record<string, string> {
  const stream = STREAMS[order]
  const { from, key, type } = stream
  const at = (what: string) => `(e.value ->> '${what}')`
  return {
    /** {status, step}: the key of every so many-th lead of a status, the first one first. Reads the index once. */
    [`lead_marks_by_${order}`]: `select coalesce(jsonb_agg(jsonb_build_object('key', ${result(stream, 'o.key')}, 'id', o.lead_id) order by o.n), '[]')
      from (select o.lead_id, o.${key} as key, row_number() over (order by o.${key}, o.lead_id) as n from ${from} o
        where o.workspace_id = $1 and o.status = $2 ->> 'status') o where (o.n - 1) % ($2 ->> 'step')::integer = 0`,
    /** {from: [{status, key, id}], key, id}: how many leads stand from each of these places to that key. */
    [`lead_rank_by_${order}`]: `select to_jsonb(coalesce(sum(r.n), 0)) from jsonb_array_elements($2 -> 'from') e cross join lateral (
      select count(*) as n from ${from} o where o.workspace_id = $1 and o.status = ${at('status')}
        and (o.${key}, o.lead_id) >= (${at('key')}::${type}, ${at('id')}::uuid)
        and (o.${key}, o.lead_id) < (($2 ->> 'key')::${type}, ($2 ->> 'id')::uuid)) r`,
  }
}

/** `shown` is the SQL of a lead as all views show it. */
export function tableViews(shown: string): Record<string, string> {
  const all = LEAD_ORDERS.flatMap((order) => [...DIRECTIONS.map((way) => views(order, way, shown)), places(order)])
  return Object.assign({}, ...all)
}
