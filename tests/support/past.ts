import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { expect } from 'vitest'
import { rowsAt } from '#storage/replay.ts'
import type { Point } from '#storage/replay-point.ts'

interface Event {
  table: string
  entity: string
  payload: { v: number; op: string; row?: Record<string, unknown> }
}

interface Known {
  table_name: string
  version: number
  personal_columns: string[]
}

/** All rows of a table at a point, in pages of two: what one page shows, the next one does not. */
export async function allRowsAt(
  auditor: pg.Pool,
  workspace: string,
  table: string,
  point: Point,
): Promise<Array<Record<string, unknown>>> {
  const all: Array<Record<string, unknown>> = []
  for (let after: string | undefined; ; ) {
    const { rows } = await rowsAt(auditor, workspace, table, { point, after, limit: 2 })
    all.push(...rows.map(({ row }) => row as Record<string, unknown>))
    if (rows.length < 2) return all
    after = rows.at(-1)?.id
  }
}

/**
 * A random point of a workspace's past, rebuilt by the product and folded here, by another hand: the same rows. What is
 * concealed is left out (it is compared where it is plain, at the end), and so is what was written in an older shape.
 */
export async function expectPast(auditor: pg.Pool, workspace: string): Promise<void> {
  const { rows: ends } = await auditor.query<{ first: number; last: number }>(
    'select min(seq)::int as first, max(seq)::int as last from kernel.event_log where workspace_id = $1',
    [workspace],
  )
  const [end] = ends
  // Where the beginning was detached there is nothing to fold from.
  if (end?.first !== 1) return
  const seq = randomInt(end.first, end.last + 1)
  const { rows: events } = await auditor.query<Event>(
    `select entity_type as table, entity_id as entity, change_payload::jsonb as payload from kernel.event_log
     where workspace_id = $1 and seq <= $2 order by seq`,
    [workspace, seq],
  )
  const { rows: known } = await auditor.query<Known>(
    'select table_name, version, personal_columns from kernel.tables where evented',
  )
  for (const { table_name, version, personal_columns } of known) {
    const mine = events.filter((e) => e.table === table_name)
    if (mine.length === 0 || mine.some((e) => e.payload.v !== version)) continue
    const last = new Map<string, Record<string, unknown>>()
    for (const { entity, payload } of mine) {
      if (payload.row) last.set(entity, payload.row)
      else last.delete(entity)
    }
    const plain = (row: unknown) => {
      const columns = Object.entries(row as object).filter(([name]) => !personal_columns.includes(name))
      return JSON.stringify(columns.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    }
    const rebuilt = await rowsAt(auditor, workspace, table_name, { point: BigInt(seq), limit: last.size + 1 })
    expect(
      rebuilt.rows.map(({ row }) => plain(row)).toSorted(),
      `${table_name} of ${workspace} at entry ${seq}`,
    ).toEqual([...last.values()].map(plain).toSorted())
  }
}
