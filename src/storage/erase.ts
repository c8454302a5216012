import pg from 'pg'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Statements } from '#kernel/ports/statements.ts'
import { asFailure, asRefusal } from './refusals.ts'

export interface ErasureWay {
  owner: pg.Pool
  /** Of the embedded server. Without it the write-ahead log and the statistics are its operator's to clean. */
  superuserUrl?: string
  /** How long a reader that still sees the old rows is waited for. */
  waitMs?: number
}

export interface ErasureRequest {
  workspace: string
  person: string
  by: string
  reason: string
  now: string
  entropy?: string
}

export interface Erased {
  ok: true
  workspace: string
  person: string
  /** True when the person was erased before: the files are cleaned again, nothing else changes. */
  before: boolean
  /** How many rows of each table took the erased form. */
  rows: Record<string, number>
  seq: string
  /** Where the plain values are gone from: every file, the tables and indexes, or not yet. */
  cleaned: 'files' | 'tables' | 'later'
}

/**
 * Erases a person: one transaction in the database (see src/storage/schema/010-erasure.sql), then the statement outside of it, then
 * the bytes that the server still keeps in dead rows, statistics and its write-ahead log. Run again, it finishes what a
 * crash cut short.
 */
export async function erasePerson(
  way: ErasureWay,
  journal: Statements,
  request: ErasureRequest,
): Promise<Erased | { ok: false; refusal: Refusal }> {
  const { workspace, person } = request
  let answer: { seq: string; before: boolean; erased: Record<string, number> }
  try {
    const { rows } = await way.owner.query('select kernel.erase_person($1) as answer', [JSON.stringify(request)])
    answer = rows[0].answer
  } catch (error) {
    const refusal = asRefusal(error)
    if (ON_HOLD.includes(refusal.code)) await tellRefused(way.owner, request, refusal)
    return { ok: false, refusal }
  }
  const seq = String(answer.seq)
  // Also the second time: the first may have ended before it was stated.
  await journal.state({ kind: 'erasure', body: { workspace, person, seq } })
  const cleaned = await cleanFiles(way)
  return { ok: true, workspace, person, before: answer.before, rows: answer.erased, seq, cleaned }
}

const ON_HOLD = ['person.on_hold', 'file.on_hold']

/** That somebody tried while a hold stood is worth knowing, and the refused transaction took its own trace with it. */
async function tellRefused(owner: pg.Pool, { reason: _, ...request }: ErasureRequest, refusal: Refusal): Promise<void> {
  const { code, message } = refusal
  try {
    await owner.query('select kernel.record_refused_erasure($1)', [JSON.stringify({ ...request, code, message })])
  } catch (error) {
    throw asFailure(error)
  }
}

const WAIT_MS = 30_000
const LOOK_EVERY_MS = 100

/**
 * Rewrites every table that can hold personal values, with its indexes. On the embedded server also the statistics,
 * which sample values, and then a new write-ahead log file is begun and the old ones are removed.
 */
export async function cleanFiles({ owner, superuserUrl, waitMs = WAIT_MS }: ErasureWay): Promise<Erased['cleaned']> {
  try {
    const { rows } = await owner.query<{ table_name: string }>(
      `select table_name from kernel.tables where cardinality(personal_columns) > 0
         or (not evented and table_name not like 'kernel.%')
       union all select 'kernel.blobs' order by 1`,
    )
    if (superuserUrl === undefined) {
      for (const { table_name } of rows) await owner.query(`vacuum (full, analyze) ${table_name}`)
      return 'tables'
    }
    return await withClient(superuserUrl, async (superuser) => {
      // Rows that somebody can still see are copied along, dead or not.
      if (!(await oldReadersGone(superuser, waitMs))) return 'later'
      for (const { table_name } of rows) await owner.query(`vacuum (full, analyze) ${table_name}`)
      await superuser.query('vacuum (full) pg_catalog.pg_statistic')
      await superuser.query('select pg_switch_wal()')
      await superuser.query('checkpoint')
      return 'files'
    })
  } catch (error) {
    throw asFailure(error)
  }
}

async function oldReadersGone(superuser: pg.Client, waitMs: number): Promise<boolean> {
  const { rows } = await superuser.query('select pg_current_xact_id()::xid as now')
  const end = performance.now() + waitMs
  for (;;) {
    const old = await superuser.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_xmin is not null and age(backend_xmin) > age($1::xid) limit 1`,
      [rows[0].now],
    )
    if (old.rowCount === 0) return true
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'lanewright erase' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
