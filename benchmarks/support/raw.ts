import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Lanewright } from '#host/open.ts'
import { quoted, type RecordedStep, type TableWrites, type TextRow } from './record.ts'

/**
 * The raw limit: the rows of a recorded step written again, with new keys, into tables with the same columns and indexes,
 * in as many transactions, and a row of the size of a snapshot read back. No trigger, no check, no policy, no
 * foreign key, no partition, no hashing, no journal, no controller: what PostgreSQL and the driver alone take.
 *
 * Each transaction is one prepared statement, so one round trip without begin and commit: its writes are CTEs and its
 * values parameters with their types. In turn on one server with eight workspaces it took 1.76 ms a step; a prepared statement
 * a table between begin and commit, all sent before the first answer is waited for, 1.83; one jsonb parameter with
 * jsonb_populate_recordset in each CTE 1.90.
 */
export interface Raw {
  step(workspace: string): Promise<void>
}

type Slot =
  | { is: 'workspace' }
  | { is: 'fresh'; n: number }
  | { is: 'seq'; offset: number }
  | { is: 'unique'; text: string | null }
  | { is: 'constant'; text: string | null }

interface Statement {
  name: string
  text: string
  slots: Slot[]
}

interface Column {
  type: string
  /** Part of a unique index: its texts must be new each time. */
  unique: boolean
}
type Columns = Map<string, Map<string, Column>>

export async function openRaw(lw: Lanewright, step: RecordedStep, workspaces: string[]): Promise<Raw> {
  const admin = new pg.Client({ connectionString: lw.server!.url('superuser') })
  await admin.connect()
  const columns: Columns = new Map()
  try {
    await admin.query('create schema raw; grant usage on schema raw to lanewright_app')
    for (const table of new Set(step.commits.flat().map(({ table }) => table))) {
      columns.set(table, await makeTable(admin, table))
    }
    await admin.query(`create table raw.snapshots (workspace_id uuid primary key, state jsonb not null);
      alter table raw.snapshots alter column state set storage external`)
    for (const workspace of workspaces) {
      await admin.query('insert into raw.snapshots values ($1, $2)', [workspace, step.snapshot])
      for (const writes of step.commits.flat()) await insertUpdated(admin, writes, workspace, step)
    }
    await admin.query('grant select, insert, update on all tables in schema raw to lanewright_app')
  } finally {
    await admin.end()
  }

  const fresh = freshIds(step)
  const made = step.commits.flat().flatMap(({ inserted }) => inserted.flatMap(({ seq }) => (seq ? [Number(seq)] : [])))
  const base = Math.min(...made)
  const statements = step.commits.map((commit, i) => statementOf(`raw-${i}`, commit, columns, fresh, base))
  const seqs = new Map<string, number>()
  const pool = lw.database.pool('app')
  let unique = 0
  return {
    async step(workspace) {
      const { rows } = await pool.query({
        name: 'raw-snapshot',
        text: 'select state from raw.snapshots where workspace_id = $1',
        values: [workspace],
      })
      if (rows.length !== 1) throw new Error('there is no snapshot')
      const ids = fresh.map(() => randomUUID())
      const seq = seqs.get(workspace) ?? 1
      seqs.set(workspace, seq + made.length)
      for (const { name, text, slots } of statements) {
        const values = slots.map((slot) => {
          if (slot.is === 'workspace') return workspace
          if (slot.is === 'fresh') return ids[slot.n]
          if (slot.is === 'seq') return String(seq + slot.offset)
          return slot.is === 'unique' ? `${slot.text}:${unique++}` : slot.text
        })
        await pool.query({ name, text, values })
      }
    },
  }
}

/** The same columns, indexes and room for updates; nothing else. */
async function makeTable(admin: pg.Client, table: string): Promise<Map<string, Column>> {
  const raw = rawName(table)
  await admin.query(`create table ${raw} (like ${table} including indexes including storage including compression)`)
  const { rows: options } = await admin.query(
    'select unnest(reloptions) as option from pg_class where oid = $1::regclass',
    [table],
  )
  for (const { option } of options) await admin.query(`alter table ${raw} set (${option})`)
  const { rows } = await admin.query(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       exists (select 1 from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)) as unique
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  )
  return new Map(rows.map(({ name, type, unique }) => [name, { type, unique }]))
}

/** Rows that a step updates and did not make must stand there: one a workspace. */
async function insertUpdated(
  admin: pg.Client,
  { table, updated }: TableWrites,
  workspace: string,
  step: RecordedStep,
): Promise<void> {
  const made = new Set(freshIds(step))
  for (const { key } of updated) {
    if (Object.values(key).some((value) => value !== null && made.has(value))) continue
    const names = Object.keys(key).map(quoted).join(', ')
    await admin.query(
      `insert into ${rawName(table)} select (jsonb_populate_record(t, jsonb_build_object('workspace_id', $1::text))).* from ${table} t
       where (${names}) = (${Object.keys(key)
         .map((_, i) => `$${i + 2}`)
         .join(', ')}) on conflict do nothing`,
      [workspace, ...Object.values(key)],
    )
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids that the step made: those that name one of its new rows. */
function freshIds(step: RecordedStep): string[] {
  const ids = new Set<string>()
  for (const { table, inserted } of step.commits.flat()) {
    const own = `${table.split('.')[1]!.replace(/s$/, '')}_id`
    for (const row of inserted) {
      for (const name of ['id', own, 'call_id']) if (row[name] && UUID.test(row[name])) ids.add(row[name])
    }
  }
  return [...ids]
}

function statementOf(name: string, commit: TableWrites[], columns: Columns, fresh: string[], base: number): Statement {
  const slots: Slot[] = []
  const value = (table: string, column: string, text: string | null) => {
    const { type, unique } = columns.get(table)!.get(column)!
    slots.push(slotOf(column, text, type === 'text' && unique, fresh, base))
    return `$${slots.length}::${type}`
  }
  const parts = commit.flatMap(({ table, inserted, updated }) => [
    ...inserts(table, inserted, value),
    ...updated.map(({ key, changed }) => {
      const set = Object.entries(changed).map(([c, text]) => `${quoted(c)} = ${value(table, c, text)}`)
      const where = Object.entries(key).map(([c, text]) => `${quoted(c)} = ${value(table, c, text)}`)
      return `update ${rawName(table)} set ${set.join(', ')} where ${where.join(' and ')}`
    }),
  ])
  const last = parts.pop()
  const ctes = parts.map((part, i) => `w${i} as (${part})`)
  return { name, text: `${ctes.length > 0 ? `with ${ctes.join(', ')} ` : ''}${last}`, slots }
}

type Value = (table: string, column: string, text: string | null) => string

/** Columns that no row fills are left out, as anybody would. */
function inserts(table: string, rows: TextRow[], value: Value): string[] {
  const [first] = rows
  if (!first) return []
  const used = Object.keys(first).filter((c) => rows.some((row) => row[c] !== null))
  const tuples = rows.map((row) => `(${used.map((c) => value(table, c, row[c] ?? null)).join(', ')})`)
  return [`insert into ${rawName(table)} (${used.map(quoted).join(', ')}) values ${tuples.join(', ')}`]
}

function slotOf(column: string, text: string | null, unique: boolean, fresh: string[], base: number): Slot {
  if (column === 'workspace_id') return { is: 'workspace' }
  if (column === 'seq' && text !== null) return { is: 'seq', offset: Number(text) - base }
  const n = text === null ? -1 : fresh.indexOf(text)
  if (n >= 0) return { is: 'fresh', n }
  return unique ? { is: 'unique', text } : { is: 'constant', text }
}

function rawName(table: string): string {
  return `raw.${table.replace('.', '_')}`
}
