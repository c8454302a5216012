import type pg from 'pg'
import { asFailure } from './refusals.ts'

export interface Difference {
  table: string
  key: string
  live: string | null
  rebuilt: string | null
}

export interface Replayed {
  ok: boolean
  tables: number
  rows: number
  /** How many rows differ; the first few are named. */
  differences: number
  first: Difference[]
}

interface TableRow {
  table_name: string
  key_columns: string[]
  personal_columns: string[]
}

/**
 * Rebuilds every table of a workspace from event_log alone, in the session's scratch schema, and compares it with the
 * live rows byte for byte. With `untilSeq` the past is rebuilt instead, and nothing is compared.
 */
export async function replayWorkspace(auditor: pg.Pool, workspace: string, untilSeq?: bigint): Promise<Replayed> {
  const client = await auditor.connect().catch((error) => {
    throw asFailure(error)
  })
  const result: Replayed = { ok: true, tables: 0, rows: 0, differences: 0, first: [] }
  try {
    await client.query(BEGIN)
    const tables = await client.query<TableRow>(
      'select table_name, key_columns, personal_columns from kernel.tables where evented order by table_name',
    )
    for (const table of tables.rows) {
      const rebuilt = await rebuild(client, table, workspace, untilSeq)
      result.tables += 1
      result.rows += rebuilt.rows
      if (untilSeq !== undefined) continue
      const found = await compare(client, table, rebuilt.scratch, workspace)
      result.differences += found.total
      result.first.push(...found.first.slice(0, 5 - result.first.length))
    }
    if (untilSeq === undefined) {
      const lost = await lostBytes(client, workspace)
      result.differences += lost.total
      result.first.push(...lost.first.slice(0, 5 - result.first.length))
    }
    result.ok = result.differences === 0
    return result
  } catch (error) {
    throw asFailure(error)
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

// One moment for all tables, so that work going on meanwhile is no difference; the settings that the log was written under.
const BEGIN = `begin isolation level repeatable read; set local timezone = 'UTC'; set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'`

/** The rows of one table as they stood after `untilSeq`, rebuilt from the log, in order of their keys. */
export async function rowsAt(auditor: pg.Pool, workspace: string, table: string, untilSeq: bigint): Promise<unknown[]> {
  const client = await auditor.connect().catch((error) => {
    throw asFailure(error)
  })
  try {
    await client.query(BEGIN)
    const found = await client.query<TableRow>(
      'select table_name, key_columns, personal_columns from kernel.tables where evented and table_name = $1',
      [table],
    )
    if (!found.rows[0]) return []
    const { scratch } = await rebuild(client, found.rows[0], workspace, untilSeq)
    const keys = found.rows[0].key_columns.map((k) => client.escapeIdentifier(k)).join(', ')
    return (await client.query(`select to_jsonb(r) as row from ${scratch} r order by ${keys}`)).rows.map((r) => r.row)
  } catch (error) {
    throw asFailure(error)
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

async function rebuild(client: pg.PoolClient, table: TableRow, workspace: string, untilSeq?: bigint) {
  const scratch = `pg_temp.${client.escapeIdentifier(table.table_name.replace('.', '__'))}`
  await client.query(`drop table if exists ${scratch}`)
  await client.query(`create temp table ${scratch.slice('pg_temp.'.length)} (like ${table.table_name}) on commit drop`)
  // The lateral join makes each row once: (record).* would make it, and decrypt it, once for every column.
  const inserted = await client.query(
    `insert into ${scratch}
     select r.* from (
       select distinct on (entity_id) change_payload::jsonb as p from kernel.event_log
       where workspace_id = $1 and entity_type = $2 and seq <= $4 order by entity_id, seq desc
     ) e
     left join kernel.person_keys k on k.workspace_id = $1 and k.person_id = (e.p ->> 'person')::uuid
     cross join lateral jsonb_populate_record(null::${table.table_name},
       case when cardinality($3::text[]) = 0 then e.p -> 'row' else kernel.reveal_columns(e.p -> 'row', $3, k.key) end) r
     where e.p ->> 'op' <> 'delete'`,
    [workspace, table.table_name, table.personal_columns, (untilSeq ?? MAX_SEQ).toString()],
  )
  return { scratch, rows: inserted.rowCount ?? 0 }
}

const MAX_SEQ = 9_223_372_036_854_775_807n

async function compare(client: pg.PoolClient, table: TableRow, scratch: string, workspace: string) {
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
async function lostBytes(client: pg.PoolClient, workspace: string) {
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
