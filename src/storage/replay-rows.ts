import type pg from 'pg'
import type { Checkpoint } from './checkpoints.ts'
import { imageOf, type TableRow } from './replay-tables.ts'

/** What a table looked like, page by page: only the rows of the page are read whole and made plain. */

/** From the beginning or a checkpoint up to an entry; what came after `told.since` counts as changed. */
export interface Span {
  workspace: string
  until: bigint
  start: Checkpoint | null
  told: { seq: bigint; since: bigint | null }
}

export interface PastTable {
  table: string
  rows: number
  changed: number
}

export interface PastRow {
  id: string
  /** The entry that made it so; null where the checkpoint has it. */
  seq: string | null
  changed: boolean
  /** Null: it was removed after `since`. */
  row: Record<string, unknown> | null
}

// The payload of a removal is a few bytes; the size of a longer one is known without reading it.
const GONE = `(octet_length(change_payload) < 64 and change_payload::jsonb ->> 'op' = 'delete')`

// A row's last entry, and whether it removed the row, as one number: the largest is found without sorting.
const lastOf = (columns: string, where: string) => `
  select ${columns}, max(mark) as mark from (
    select ${columns}, 0::bigint as mark from kernel.checkpoint_rows where workspace_id = $1 and segment = $2 ${where}
    union all
    select ${columns}, seq * 2 + ${GONE}::integer from kernel.event_log
    where workspace_id = $1 and seq > $3 and seq <= $4 ${where}
  ) l group by ${columns}`

const valuesOf = ({ workspace, until, start, told }: Span) => [
  workspace,
  start?.segment ?? 0,
  (start?.seq ?? 0n).toString(),
  until.toString(),
  (told.since ?? until).toString(),
]

export async function countRows(client: pg.PoolClient, known: string[], span: Span): Promise<PastTable[]> {
  const { rows } = await client.query<{ table: string; rows: string; changed: string }>(
    `select entity_type as table, count(*) filter (where mark % 2 = 0) as rows, count(*) filter (where mark / 2 > $5::bigint) as changed
     from (${lastOf('entity_type, entity_id', '')}) r group by 1`,
    valuesOf(span),
  )
  const found = new Map(rows.map((r) => [r.table, r]))
  return known.map((table) => ({
    table,
    rows: Number(found.get(table)?.rows ?? 0),
    changed: Number(found.get(table)?.changed ?? 0),
  }))
}

export async function readRows(
  client: pg.PoolClient,
  table: TableRow,
  span: Span,
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<PastRow[]> {
  const { rows } = await client.query<PastRow>(
    `with last as (${lastOf('entity_id', 'and entity_type = $6 and entity_id collate "C" > $7')}),
     page as materialized (
       select entity_id, mark / 2 as seq from last where mark % 2 = 0 or mark / 2 > $5::bigint
       order by entity_id collate "C" limit $8
     )
     select e.entity_id as id, nullif(e.seq, 0) as seq, e.seq > $5::bigint as changed, case when e.p ->> 'op' <> 'delete' then to_jsonb(r) end as row
     from (
       select page.entity_id, page.seq, coalesce(l.change_payload, c.payload)::jsonb as p from page
       left join kernel.event_log l on page.seq > 0 and l.workspace_id = $1 and l.seq = page.seq
       left join kernel.checkpoint_rows c on page.seq = 0 and c.workspace_id = $1 and c.segment = $2 and c.entity_type = $6 and c.entity_id = page.entity_id
     ) e
     left join kernel.person_keys k on k.workspace_id = $1 and k.person_id = (e.p ->> 'person')::uuid
     cross join lateral (select ${imageOf(client, table)} as image offset 0) i
     cross join lateral jsonb_populate_record(null::${table.table_name},
       case when cardinality($9::text[]) = 0 then i.image else kernel.reveal_columns(i.image, $9, k.key) end) r
     order by e.entity_id collate "C"`,
    [...valuesOf(span), table.table_name, after, limit, table.personal_columns],
  )
  return rows
}

export async function columnsOf(client: pg.PoolClient, table: TableRow): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attname <> 'workspace_id' order by array_position($2::text[], attname::text) nulls last, attnum`,
    [table.table_name, table.key_columns],
  )
  return rows.map((r) => r.name)
}

export async function timeOf(client: pg.PoolClient, workspace: string, seq: bigint): Promise<string | null> {
  const { rows } = await client.query<{ at: string }>(
    `select kernel.stamp("timestamp") as at from kernel.event_log where workspace_id = $1 and seq = $2
     union all select kernel.stamp("timestamp") from kernel.audit_log where workspace_id = $1 and seq = $2
     union all select kernel.stamp(at) from kernel.checkpoints where workspace_id = $1 and seq = $2 limit 1`,
    [workspace, seq.toString()],
  )
  return rows[0]?.at ?? null
}
