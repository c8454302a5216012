import type { Change, Row } from '#kernel/ports/store.ts'
import {
  type Counts,
  checkConstraints,
  columnOf,
  convert,
  type Database,
  entityId,
  knownTable,
  matching,
  put,
  refuse,
  remove,
  type Stored,
  type Transaction,
} from './database.ts'
import { guards } from './guards.ts'
import { copyJson } from './jsonb.ts'
import { logChanges } from './ledger.ts'
import { SqlError } from './sql-error.ts'
import type { Table } from './tables.ts'

/** kernel.apply_change: one statement, its triggers before and after, and the count of rows that it met. */
export function applyChange(db: Database, tx: Transaction, change: Change): void {
  const table = knownTable(db, change.table)
  if (change.op === 'insert') {
    insertRows(db, tx, table, change.rows)
    return
  }
  const touched =
    change.op === 'update'
      ? updateRows(db, tx, table, matching(db, table, tx.workspace, change.where), change.row, 1)
      : deleteRows(db, tx, table, matching(db, table, tx.workspace, change.where))
  if (touched !== (change.count ?? 1)) {
    refuse('change.lost', `${change.op} of ${change.table} met ${touched} rows`, 'Reload the state and decide again.')
  }
}

/** The columns that any row names are written; the rest take their defaults. */
export function insertRows(db: Database, tx: Transaction, table: Table, given: Row[]): void {
  const named = new Set(given.flatMap((row) => Object.keys(row).filter((k) => row[k] !== undefined)))
  for (const name of named) columnOf(table, name)
  const rows = given.map((values) => {
    const row: Row = { workspace_id: tx.workspace }
    for (const column of table.columns.values()) {
      if (column.name === 'workspace_id') continue
      row[column.name] = named.has(column.name)
        ? convert(column, values[column.name])
        : copyJson(column.default ?? null)
    }
    return row
  })
  const stored = db.rowsOf(table.name, tx.workspace)
  for (const row of rows) {
    guards[table.name]?.(db, tx, row, null, 1)
    checkConstraints(db, table, row, null)
    put(db, stored, entityId(table, row), { row, tx: tx.id })
  }
  logChanges(db, tx, table, 'insert', rows)
  if (table.name === 'kernel.tasks') count(db, tx, { total: rows.length, pending: rows.length })
}

export function updateRows(
  db: Database,
  tx: Transaction,
  table: Table,
  met: Array<[string, Stored]>,
  values: Row | ((old: Row) => Row),
  depth: number,
): number {
  const named = typeof values === 'function' ? [] : Object.keys(values).filter((k) => values[k] !== undefined)
  if (named.length === 0 && typeof values !== 'function') throw new SqlError('42601', 'syntax error: nothing to set')
  if (named.some((name) => table.keys.includes(name) || name === 'workspace_id')) {
    refuse('row.key_is_fixed', `the key of a row of ${table.short} does not change`, 'Insert a new row instead.')
  }
  const stored = db.rowsOf(table.name, tx.workspace)
  const pairs = met.map(([id, { row: old }]) => {
    const row = typeof values === 'function' ? values(old) : { ...old }
    for (const name of named) row[name] = convert(columnOf(table, name), (values as Row)[name])
    guards[table.name]?.(db, tx, row, old, depth)
    checkConstraints(db, table, row, id)
    put(db, stored, id, { row, tx: tx.id })
    return { row, old }
  })
  logChanges(
    db,
    tx,
    table,
    'update',
    pairs.map(({ row }) => row),
  )
  if (table.name === 'kernel.tasks' && pairs.length > 0) tally(db, tx, table, pairs, depth)
  return pairs.length
}

function deleteRows(db: Database, tx: Transaction, table: Table, met: Array<[string, Stored]>): number {
  // The application has no right to it; the trigger behind that is for those who have.
  if (!table.deletable) throw new SqlError('42501', `permission denied for table ${table.short}`)
  for (const [id] of met) remove(db, db.rowsOf(table.name, tx.workspace), id)
  logChanges(
    db,
    tx,
    table,
    'delete',
    met.map(([, { row }]) => row),
  )
  return met.length
}

/** kernel.count_tasks: the counters, and what waits for a finished task. */
function tally(db: Database, tx: Transaction, table: Table, pairs: Array<{ row: Row; old: Row }>, depth: number): void {
  const change: Partial<Counts> = {}
  for (const { row, old } of pairs) {
    const [to, from] = [row.status as keyof Counts, old.status as keyof Counts]
    change[to] = (change[to] ?? 0) + 1
    change[from] = (change[from] ?? 0) - 1
  }
  count(db, tx, change)
  const finished = pairs.filter(({ row, old }) => row.status === 'done' && old.status !== 'done')
  const done = finished.map(({ row }) => row.task_id as string)
  if (done.length === 0) return
  const fewer = (row: Row) => done.filter((id) => (row.preconditions as string[]).includes(id)).length
  const waiting = [...db.rowsOf('kernel.tasks', tx.workspace)].filter(
    ([, { row }]) => (row.open_preconditions as number) > 0 && fewer(row) > 0,
  )
  updateRows(
    db,
    tx,
    table,
    waiting,
    (old) => ({ ...old, open_preconditions: (old.open_preconditions as number) - fewer(old) }),
    depth + 1,
  )
}

function count(db: Database, tx: Transaction, change: Partial<Counts>): void {
  const old = db.counts.get(tx.workspace)
  if (!old) return
  const next = { ...old }
  for (const key in change) next[key as keyof Counts] += change[key as keyof Counts] ?? 0
  put(db, db.counts, tx.workspace, next)
}
