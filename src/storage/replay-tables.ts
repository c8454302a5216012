import type pg from 'pg'
import type { Checkpoint } from './checkpoints.ts'

export interface Difference {
  table: string
  key: string
  live: string | null
  rebuilt: string | null
}

export interface TableRow {
  table_name: string
  version: number
  key_columns: string[]
  personal_columns: string[]
  /** From its first version on, the function that leads from each to the next. */
  upcasters: Array<{ from_version: number; function: string }>
}

export async function readTables(client: pg.PoolClient): Promise<TableRow[]> {
  const { rows } = await client.query<TableRow>(
    `select t.table_name, t.version, t.key_columns, t.personal_columns, (
       select coalesce(jsonb_agg(jsonb_build_object('from_version', u.from_version, 'function', u.function) order by u.from_version), '[]')
       from kernel.upcasters u where u.table_name = t.table_name) as upcasters
     from kernel.tables t where t.evented order by t.table_name`,
  )
  return rows
}

/**
 * The tables that the log or, without `until`, the workspace itself has rows of. The others are empty on both sides: most
 * tables of most workspaces, and a scratch table for each took two thirds of the time of a small replay.
 */
export async function tablesWithRows(
  client: pg.PoolClient,
  tables: TableRow[],
  workspace: string,
  start: Checkpoint | null,
  until?: bigint,
): Promise<Set<string>> {
  const live = ({ table_name }: TableRow) =>
    `select ${client.escapeLiteral(table_name)} where exists (select from ${table_name} where workspace_id = $1)`
  const { rows } = await client.query<{ name: string }>(
    [
      `select entity_type as name from kernel.event_log where workspace_id = $1 and seq > $3 and seq <= $4
       union select entity_type from kernel.checkpoint_rows where workspace_id = $1 and segment = $2`,
      ...(until === undefined ? tables.map(live) : []),
    ].join(' union all '),
    [workspace, start?.segment ?? 0, (start?.seq ?? 0n).toString(), (until ?? MAX_SEQ).toString()],
  )
  return new Set(rows.map(({ name }) => name))
}

/** The rows as they stood after `until`: those of the checkpoint, and what the log says since. */
export async function rebuildTable(
  client: pg.PoolClient,
  table: TableRow,
  workspace: string,
  start: Checkpoint | null,
  until = MAX_SEQ,
): Promise<{ scratch: string; rows: number }> {
  const scratch = `pg_temp.${client.escapeIdentifier(table.table_name.replace('.', '__'))}`
  await client.query(`drop table if exists ${scratch}`)
  await client.query(`create temp table ${scratch.slice('pg_temp.'.length)} (like ${table.table_name}) on commit drop`)
  // The lateral joins make each row once: (record).* would make it, and decrypt it, once for every column.
  const inserted = await client.query(
    `insert into ${scratch}
     select r.* from (
       select payload::jsonb as p from (
         select distinct on (entity_id) payload from (
           select entity_id, payload, 0::bigint as seq from kernel.checkpoint_rows
           where workspace_id = $1 and entity_type = $2 and segment = $5
           union all
           select entity_id, change_payload, seq from kernel.event_log
           where workspace_id = $1 and entity_type = $2 and seq > $6 and seq <= $4
         ) l order by entity_id, seq desc) e
     ) e
     left join kernel.person_keys k on k.workspace_id = $1 and k.person_id = (e.p ->> 'person')::uuid
     cross join lateral (select ${imageOf(client, table)} as image offset 0) i
     cross join lateral jsonb_populate_record(null::${table.table_name},
       case when cardinality($3::text[]) = 0 then i.image else kernel.reveal_columns(i.image, $3, k.key) end) r
     where e.p ->> 'op' <> 'delete'`,
    [
      workspace,
      table.table_name,
      table.personal_columns,
      until.toString(),
      start?.segment ?? 0,
      (start?.seq ?? 0n).toString(),
    ],
  )
  return { scratch, rows: inserted.rowCount ?? 0 }
}

const MAX_SEQ = 9_223_372_036_854_775_807n

/** The image in the table's present version: what an older one lacks, each step in between brings, one after the other. */
export function imageOf(client: pg.PoolClient, { table_name, version, upcasters }: TableRow): string {
  const row = `e.p -> 'row'`
  const steps = new Map(upcasters.map((u) => [u.from_version, u.function.slice(0, -'(jsonb)'.length)]))
  const cases = [`when ${version} then ${row}`]
  for (let from = version - 1; steps.has(from); from--) {
    let image = row
    for (let v = from; v < version; v++) image = `${steps.get(v)}(${image})`
    cases.push(`when ${from} then ${image}`)
  }
  const unknown = `kernel.refuse_version(${client.escapeLiteral(table_name)}, e.p ->> 'v')`
  // A deleted row has no image of any version.
  return `case when e.p ->> 'op' = 'delete' then null else case (e.p ->> 'v')::integer ${cases.join(' ')} else ${unknown} end end`
}

export async function compareTable(client: pg.PoolClient, table: TableRow, scratch: string, workspace: string) {
  const on = table.key_columns
    .map((k) => `l.${client.escapeIdentifier(k)} = r.${client.escapeIdentifier(k)}`)
    .join(' and ')
  const key = (side: string) =>
    table.key_columns.map((k) => `${side}.${client.escapeIdentifier(k)}::text`).join(" || '/' || ")
  const { rows } = await client.query(
    `select coalesce(${key('l')}, ${key('r')}) as key, l::text as live, r::text as rebuilt, count(*) over () as total
     from (select * from ${table.table_name} where workspace_id = $1) l full join ${scratch} r on ${on}
     where l::text is distinct from r::text limit 5`,
    [workspace],
  )
  return {
    total: Number(rows[0]?.total ?? 0),
    first: rows.map((r): Difference => ({ table: table.table_name, key: r.key, live: r.live, rebuilt: r.rebuilt })),
  }
}

/** Bytes are not in the log, only their hashes: each artifact's must be there, unless erased, and still have its hash. */
export async function lostBytes(client: pg.PoolClient, workspace: string) {
  const { rows } = await client.query(
    `select a.hash as key, encode(sha256(b.bytes), 'hex') as live, count(*) over () as total
     from (select distinct hash from kernel.artifacts where workspace_id = $1) a
     left join kernel.blobs b on b.workspace_id = $1 and b.hash = a.hash
     where encode(sha256(b.bytes), 'hex') is distinct from a.hash
       and not (b.erased_at is not null and kernel.may_drop_bytes($1, a.hash)) order by a.hash limit 5`,
    [workspace],
  )
  return {
    total: Number(rows[0]?.total ?? 0),
    first: rows.map((r): Difference => ({ table: 'kernel.blobs', key: r.key, live: r.live, rebuilt: r.key })),
  }
}
