import type { KeyObject } from 'node:crypto'
import type { Row } from '#kernel/ports/store.ts'
import { jsonbText, sameJsonb, storable, timestampText, toJsonb } from './jsonb.ts'
import { SqlError } from './sql-error.ts'
import type { Column, Table } from './tables.ts'

/** kernel.refuse */
export function refuse(code: string, sentence: string, hint: string): never {
  throw new SqlError('LW001', `${code}: ${sentence}`, { hint })
}

export interface Stored {
  row: Row
  /** The transaction that wrote it: the row's version, as xmin is. */
  tx: number
}

export interface Head {
  seq: number
  hash: Buffer
  fence: number
  holder: string | null
  leaseUntilMs: number
}

export interface Entry {
  log: 'event' | 'audit'
  seq: number
  atMs: number
  about: string
  id: string
  payload: string
  hash: Buffer
  /** The payload as a value, once somebody asked for it. Nobody changes it. */
  parsed?: Row
}

export interface PersonKey {
  bytes: Buffer
  object: KeyObject
}

/** What a transaction says about itself. */
export interface Transaction {
  id: number
  workspace: string
  fence: string | null
  nowMs: number
  entropy: string | null
}

export interface Counts {
  total: number
  pending: number
  in_progress: number
  done: number
  blocked: number
}
export interface Usage {
  agent_calls: number
  tokens: number
  cost_micros: number
  failed_attempts: number
  agent_outages: number
}

/** Rows, heads, logs and counters. Whatever changes them notes how to take it back, until the transaction ends. */
export interface Database {
  tables: Map<string, Table>
  heads: Map<string, Head>
  entries: Map<string, Entry[]>
  counts: Map<string, Counts>
  usage: Map<string, Usage>
  blobs: Map<string, Uint8Array>
  /** workspace/person -> key, and when it was destroyed */
  keys: Map<string, PersonKey | null>
  rowsOf(table: string, workspace: string): Map<string, Stored>
  undo: Array<() => void>
  transactions: number
}

export function openDatabase(tables: Table[]): Database {
  const data = new Map<string, Map<string, Map<string, Stored>>>(tables.map((t) => [t.name, new Map()]))
  return {
    tables: new Map(tables.map((t) => [t.name, t])),
    heads: new Map(),
    entries: new Map(),
    counts: new Map(),
    usage: new Map(),
    blobs: new Map(),
    keys: new Map(),
    undo: [],
    transactions: 0,
    rowsOf(table, workspace) {
      const spaces = data.get(table)
      if (!spaces) throw new Error(`there is no table ${table}`)
      const rows = spaces.get(workspace) ?? new Map<string, Stored>()
      if (rows.size === 0) spaces.set(workspace, rows)
      return rows
    },
  }
}

export function parsedPayload(entry: Entry): Row {
  entry.parsed ??= JSON.parse(entry.payload) as Row
  return entry.parsed
}

/** Sets a map's entry so that it can be taken back. */
export function put<K, V>(db: Database, map: Map<K, V>, key: K, value: V): void {
  const had = map.has(key)
  const old = map.get(key) as V
  map.set(key, value)
  db.undo.push(() => (had ? map.set(key, old) : map.delete(key)))
}

export function remove<K, V>(db: Database, map: Map<K, V>, key: K): void {
  const old = map.get(key) as V
  map.delete(key)
  db.undo.push(() => map.set(key, old))
}

/** Everything or nothing. */
export function transact<T>(db: Database, run: (tx: number) => T): T {
  db.undo = []
  try {
    return run(++db.transactions)
  } catch (error) {
    for (const back of db.undo.reverse()) back()
    throw error
  } finally {
    db.undo = []
  }
}

/** kernel.known_table */
export function knownTable(db: Database, name: string): Table {
  return (
    db.tables.get(name) ??
    refuse('table.unknown', `${name} is not a registered table`, 'Register the table in a migration.')
  )
}

/** kernel.entity_id */
export function entityId(table: Table, row: Row): string {
  if (table.keys.length === 1) return row[table.keys[0] as string] as string
  return table.keys
    .map((k) =>
      String(row[k] ?? '')
        .replaceAll('%', '%25')
        .replaceAll('/', '%2F'),
    )
    .join('/')
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function invalid(type: string, value: unknown): never {
  throw new SqlError('22P02', `invalid input syntax for type ${type}: "${value}"`)
}

const last = { given: '', kept: '' }

/** A commit has one moment, and many rows that name it. */
function convertTimestamp(given: string): string {
  if (last.given === given) return last.kept
  const ms = Date.parse(given)
  if (Number.isNaN(ms)) invalid('timestamp with time zone', given)
  last.kept = timestampText(ms)
  last.given = given
  return last.kept
}

/** jsonb_populate_record for one column. */
export function convert(column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null
  switch (column.type) {
    case 'text':
      if (typeof value === 'string') return storable(value)
      return jsonbText(toJsonb(value))
    case 'uuid': {
      const id = String(value).toLowerCase()
      return UUID.test(id) ? id : invalid('uuid', value)
    }
    case 'int4':
    case 'int8': {
      const number = typeof value === 'string' ? Number(value) : value
      return Number.isInteger(number) ? number : invalid(column.type === 'int4' ? 'integer' : 'bigint', value)
    }
    case 'bool':
      return typeof value === 'boolean' ? value : invalid('boolean', value)
    case 'timestamptz':
      return convertTimestamp(String(value))
    case 'jsonb':
      return toJsonb(value)
    case 'uuid[]':
      return (value as unknown[]).map((item) => convert({ ...column, type: 'uuid' }, item))
  }
}

export function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name)
  if (!column) throw new SqlError('42703', `column "${name}" of relation "${table.short}" does not exist`)
  return column
}

/** NOT NULL, CHECK and UNIQUE, in the order in which the database looks. */
export function checkConstraints(db: Database, table: Table, row: Row, self: string | null): void {
  for (const column of table.columns.values()) {
    if (!column.nullable && row[column.name] === null) {
      const message = `null value in column "${column.name}" of relation "${table.short}" violates not-null constraint`
      throw new SqlError('23502', message, { table: table.short })
    }
  }
  for (const [constraint, holds] of table.checks) {
    if (!holds(row)) {
      throw new SqlError('23514', 'violates check constraint', { constraint, table: table.short })
    }
  }
  const rows = db.rowsOf(table.name, row.workspace_id as string)
  const [primary, ...others] = table.unique
  const duplicate = (constraint = '') =>
    new SqlError('23505', 'duplicate key value', { constraint, table: table.short })
  if (self === null && rows.has(entityId(table, row))) throw duplicate(primary?.[0])
  for (const [constraint, columns] of others) {
    for (const [id, other] of rows) {
      if (id !== self && columns.every((c) => row[c] === other.row[c])) throw duplicate(constraint)
    }
  }
}

/** Rows that meet every condition; null means `is null`. */
export function matching(db: Database, table: Table, workspace: string, where: Row): Array<[string, Stored]> {
  const wanted = Object.entries(where)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [name, convert(columnOf(table, name), value)])
  const rows = db.rowsOf(table.name, workspace)
  const meets = (row: Row) =>
    wanted.every(([name, value]) => row[name] === value || (value !== null && sameJsonb(row[name], value)))
  // A row that is named by its key needs no search.
  const key = table.keys.length === 1 ? wanted.find(([name]) => name === table.keys[0])?.[1] : undefined
  const found: Array<[string, Stored]> = []
  if (typeof key === 'string') {
    const one = rows.get(key)
    return one && meets(one.row) ? [[key, one]] : []
  }
  for (const [id, stored] of rows) if (meets(stored.row)) found.push([id, stored])
  return found
}
