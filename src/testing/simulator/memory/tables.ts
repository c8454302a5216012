import type { Row } from '#kernel/ports/store.ts'
import { jsonbOrder } from './jsonb.ts'

/** The kernel's tables (src/storage/schema) as data; a test compares them with the catalog of the real database. */

export type ColumnType = 'text' | 'uuid' | 'int4' | 'int8' | 'bool' | 'timestamptz' | 'jsonb' | 'uuid[]'

export interface Column {
  name: string
  type: ColumnType
  nullable: boolean
  /** As it would stand in the row. */
  default?: unknown
}

export interface Table {
  /** schema.name */
  name: string
  /** Without the schema, as the database names it in its errors. */
  short: string
  columns: Map<string, Column>
  /** All columns, workspace_id included, in the order in which jsonb prints them. */
  printed: string[]
  keys: string[]
  personal: string[]
  person: string | null
  fenced: boolean
  deletable: boolean
  /** Name of the constraint -> does the row meet it? Null counts as met, as in SQL. In the order of their names. */
  checks: Array<[name: string, holds: (row: Row) => boolean]>
  /** Name of the index -> its columns, workspace_id left out. */
  unique: Array<[name: string, columns: string[]]>
}

export interface TableSpec {
  /** One column a line: name, type, `null` when it may be null, `= JSON` for a default. */
  columns: string
  /** Without workspace_id; empty when that alone is the key. */
  keys: string[]
  personal?: string[]
  person?: string
  unfenced?: true
  deletable?: true
  checks?: Record<string, (row: never) => boolean>
  unique?: Record<string, string[]>
}

export function defineTable(name: string, spec: TableSpec): Table {
  const columns = new Map<string, Column>([['workspace_id', { name: 'workspace_id', type: 'uuid', nullable: false }]])
  for (const line of spec.columns.trim().split('\n')) {
    const [head = '', value] = line.trim().split(' = ')
    const [column = '', type, optional] = head.split(' ')
    columns.set(column, {
      name: column,
      type: type as ColumnType,
      nullable: optional === 'null',
      ...(value === undefined ? {} : { default: JSON.parse(value) }),
    })
  }
  const short = name.slice(name.indexOf('.') + 1)
  return {
    name,
    short,
    columns,
    printed: [...columns.keys()].sort(jsonbOrder),
    keys: spec.keys.length > 0 ? spec.keys : ['workspace_id'],
    personal: spec.personal ?? [],
    person: spec.person ?? null,
    fenced: !spec.unfenced,
    deletable: spec.deletable ?? false,
    checks: Object.entries(spec.checks ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)) as Table['checks'],
    unique: [[`${short}_pkey`, spec.keys], ...Object.entries(spec.unique ?? {})],
  }
}

/** `check (column in (...))` and its like: null is no violation. */
export const among =
  (column: string, values: string[]) =>
  (row: Row): boolean =>
    row[column] === null || values.includes(row[column] as string)
export const matches =
  (column: string, pattern: RegExp) =>
  (row: Row): boolean =>
    row[column] === null || pattern.test(row[column] as string)
export const longBetween =
  (column: string, least: number, most: number) =>
  (row: Row): boolean => {
    const value = row[column] as string | null
    if (value === null) return true
    // Code points; only a text near a limit needs counting.
    const length = value.length > most || value.length < 2 * least ? [...value].length : value.length
    return length >= least && length <= most
  }
