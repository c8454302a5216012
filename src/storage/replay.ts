import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import { checkpointProblem, nearestTo, startOf } from './checkpoints.ts'
import { asFailure } from './refusals.ts'
import { type Point, seqAt } from './replay-point.ts'
import { columnsOf, countRows, type PastRow, type PastTable, readRows, type Span, timeOf } from './replay-rows.ts'
import {
  compareTable,
  type Difference,
  lostBytes,
  readTables,
  rebuildTable,
  type TableRow,
  tablesWithRows,
} from './replay-tables.ts'
import { refused } from './segments.ts'

export interface Replayed {
  ok: boolean
  tables: number
  rows: number
  /** How many rows differ; the first few are named. */
  differences: number
  first: Difference[]
  /** The entry up to which the past was rebuilt; absent when the present was. */
  at_seq?: string
}

/**
 * Rebuilds every table of a workspace from event_log alone, in the session's scratch schema, and compares it with the
 * live rows byte for byte; where old segments are detached, from the checkpoint that stands before the first attached
 * entry. With a point in time the past is rebuilt instead, from the nearest checkpoint, and nothing is compared.
 */
export function replayWorkspace(
  auditor: pg.Pool,
  workspace: string,
  point?: Point,
  progress?: (tables: number, all: number) => void,
): Promise<Replayed> {
  return inScratch(auditor, async (client) => {
    const result: Replayed = { ok: true, tables: 0, rows: 0, differences: 0, first: [] }
    const add = (found: { total: number; first: Difference[] }) => {
      result.differences += found.total
      result.first.push(...found.first.slice(0, MOST - result.first.length))
    }
    const until = point && (await seqAt(client, workspace, point))
    const start = until === undefined ? await startOf(client, workspace) : await nearestTo(client, workspace, until)
    const tables = await readTables(client)
    const found = await tablesWithRows(client, tables, workspace, start, until)
    for (const table of tables) {
      progress?.(result.tables, tables.length)
      if (!found.has(table.table_name)) {
        result.tables += 1
        continue
      }
      const rebuilt = await rebuildTable(client, table, workspace, start, until)
      result.tables += 1
      result.rows += rebuilt.rows
      if (until === undefined) add(await compareTable(client, table, rebuilt.scratch, workspace))
    }
    if (until === undefined) {
      add(await lostBytes(client, workspace))
      add(await badCheckpoint(client, workspace))
    } else result.at_seq = until.toString()
    result.ok = result.differences === 0
    return result
  })
}

const MOST = 5

export interface PastTables {
  seq: bigint
  since: bigint | null
  /** When entry `seq` was written; null before the first. */
  at: string | null
  tables: PastTable[]
}

/** How many rows each table had at a point, and how many were touched between another one and that. */
export function tablesAt(auditor: pg.Pool, workspace: string, point: Point, since?: Point): Promise<PastTables> {
  return inScratch(auditor, async (client) => {
    const span = await spanOf(client, workspace, point, since)
    const known = (await readTables(client)).map((t) => t.table_name)
    return {
      ...span.told,
      at: await timeOf(client, workspace, span.until),
      tables: await countRows(client, known, span),
    }
  })
}

export interface PastRowsPage {
  seq: bigint
  since: bigint | null
  /** Those of its key first. */
  columns: string[]
  rows: PastRow[]
}

/** Which rows: at a point; with `since`, also those that were removed between the two; after one of them, so many. */
export interface RowsAsked {
  point: Point
  since?: Point | undefined
  after?: string | undefined
  limit: number
}

/** A page of one table as it stood then, rebuilt from the log, in order of the rows' ids. */
export function rowsAt(auditor: pg.Pool, workspace: string, table: string, asked: RowsAsked): Promise<PastRowsPage> {
  return inScratch(auditor, async (client) => {
    const found = (await readTables(client)).find((t: TableRow) => t.table_name === table)
    if (!found)
      throw new Failure('table.unknown', `no log is kept of a table ${table}`, 'Name one of those of this point.')
    const span = await spanOf(client, workspace, asked.point, asked.since)
    const rows = await readRows(client, found, span, asked)
    return { ...span.told, columns: await columnsOf(client, found), rows }
  })
}

async function spanOf(client: pg.PoolClient, workspace: string, point: Point, since?: Point): Promise<Span> {
  const until = await seqAt(client, workspace, point)
  const from = since === undefined ? null : await seqAt(client, workspace, since)
  const start = await nearestTo(client, workspace, from === null || from > until ? until : from)
  return { workspace, until, start, told: { seq: until, since: from } }
}

async function badCheckpoint(client: pg.PoolClient, workspace: string) {
  const bad = await checkpointProblem(client, workspace)
  if (!bad) return { total: 0, first: [] }
  const key = `${bad.segment}: ${bad.problem}`
  return { total: 1, first: [{ table: 'kernel.checkpoints', key, live: bad.stands, rebuilt: bad.given }] }
}

// One moment for all tables, so that work going on meanwhile is no difference; the settings that the log was written
// under. The lock comes before the moment is chosen, so that no segment is detached between the two.
const BEGIN = `begin isolation level repeatable read; lock table kernel.event_log, kernel.audit_log in access share mode;
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`

async function inScratch<T>(auditor: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await auditor.connect().catch((error) => {
    throw asFailure(error)
  })
  try {
    await client.query(BEGIN)
    return await work(client)
  } catch (error) {
    throw error instanceof Failure ? error : refused(error)
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}
