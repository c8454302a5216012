import type pg from 'pg'
import type { Lanewright } from '#host/open.ts'
import type { Lease } from '#kernel/controller/deps.ts'
import type { Store } from '#kernel/ports/store.ts'
import { ringTimes } from './ringing.ts'

/** One row as PostgreSQL prints its columns, so that it can be written again byte for byte. */
export type TextRow = Record<string, string | null>

export interface TableWrites {
  table: string
  inserted: TextRow[]
  /** Only what changed, and the key by which the row is found. */
  updated: Array<{ key: TextRow; changed: TextRow }>
}

export interface RecordedStep {
  /** What each transaction of the step wrote, in order. */
  commits: TableWrites[][]
  /** The state as it is loaded for the next step. */
  snapshot: string
}

export interface KnownTable {
  name: string
  key: string[]
  columns: string[]
}

/**
 * What one real step writes, transaction by transaction, read from the real tables: whatever the product comes to write,
 * the raw limit writes the same. A row is of the transaction that its xmin names; what it was before tells an insert from an update.
 */
export async function recordStep(lw: Lanewright, admin: pg.Client, lease: Lease): Promise<RecordedStep> {
  const tables = await tablesOf(admin)
  const rows = new Map<string, TextRow>()
  const note = async (table: KnownTable, where: string, values: unknown[]) => {
    const found = await rowsOf(admin, table, where, [lease.workspace, ...values])
    return found.map((row) => ({ row, id: `${table.name} ${table.key.map((k) => row[k]).join(' ')}` }))
  }
  for (const table of tables) for (const { id, row } of await note(table, 'true', [])) rows.set(id, row)
  let seq = await lastSeq(admin, lease.workspace)
  const commits: TableWrites[][] = []

  const look = async () => {
    const now = await lastSeq(admin, lease.workspace)
    if (now === seq) return
    const xid = await writerOf(admin, lease.workspace, seq, now)
    seq = now
    const commit: TableWrites[] = []
    for (const table of tables) {
      const writes: TableWrites = { table: table.name, inserted: [], updated: [] }
      for (const { id, row } of await note(table, 'xmin::text = $2', [xid])) {
        const before = rows.get(id)
        const changed = before && difference(before, row)
        if (!changed) writes.inserted.push(row)
        else if (Object.keys(changed).length > 0) writes.updated.push({ key: pick(row, table.key), changed })
        rows.set(id, row)
      }
      if (writes.inserted.length + writes.updated.length > 0) commit.push(writes)
    }
    commits.push(commit)
  }

  const { store } = lw.deps
  lw.deps.store = watched(store, look)
  try {
    await ringTimes(lw, lease, 1)
  } finally {
    lw.deps.store = store
  }
  const state = await store.load(lease.workspace)
  return { commits, snapshot: JSON.stringify(state) }
}

/** The same store, with a look after each call. */
function watched(store: Store, look: () => Promise<void>): Store {
  return new Proxy(store, {
    get(target, name) {
      const method = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...args: unknown[]) => {
        const answer = await method.apply(target, args)
        await look()
        return answer
      }
    },
  })
}

/** Every table of the kernel and of the apps that belongs to workspaces, with its key. */
export async function tablesOf(admin: pg.Client): Promise<KnownTable[]> {
  const { rows } = await admin.query(`
    select n.nspname || '.' || c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('kernel', 'letters') and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped)
    order by 1`)
  return rows.filter(({ key }) => key.length > 0)
}

async function rowsOf(admin: pg.Client, table: KnownTable, where: string, values: unknown[]): Promise<TextRow[]> {
  const columns = table.columns.map((c) => `${quoted(c)}::text as ${quoted(c)}`).join(', ')
  const { rows } = await admin.query(
    `select ${columns} from ${table.name} where workspace_id = $1 and ${where}`,
    values,
  )
  return rows
}

async function lastSeq(admin: pg.Client, workspace: string): Promise<string> {
  const { rows } = await admin.query('select seq::text from kernel.heads where workspace_id = $1', [workspace])
  return rows[0].seq
}

async function writerOf(admin: pg.Client, workspace: string, from: string, to: string): Promise<string> {
  const { rows } = await admin.query(
    `select distinct xmin::text as xid from (
       select xmin, seq from kernel.audit_log where workspace_id = $1 union all select xmin, seq from kernel.event_log where workspace_id = $1) l
     where seq > $2 and seq <= $3`,
    [workspace, from, to],
  )
  if (rows.length !== 1) throw new Error(`one call of the store wrote in ${rows.length} transactions`)
  return rows[0].xid
}

function pick(row: TextRow, names: string[]): TextRow {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
}

function difference(before: TextRow, after: TextRow): TextRow {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))
}

export function quoted(name: string): string {
  return `"${name}"`
}
