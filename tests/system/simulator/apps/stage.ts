import type pg from 'pg'
import type { Deps } from '#kernel/controller/deps.ts'
import { createLeases } from '#kernel/controller/leases.ts'
import { loadApp } from '#kernel/controller/load-app.ts'
import { activatePolicy } from '#kernel/controller/system-workspace.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { Row, Store } from '#kernel/ports/store.ts'
import { openDatabase } from '#storage/database.ts'
import { createStore, LEASE_TTL_MS } from '#storage/store.ts'
import type { Loaded } from '#testing/simulator/types.ts'
import { createDatabaseFor } from '../../../support/server.ts'

/** A database of one process in which worlds of one app are played, each in workspaces of its own. */
export interface Stage {
  loaded: Loaded
  auditor: pg.Pool
  store(entropy: string, clock: Clock): Store
  rows<T = Row>(sql: string, values?: unknown[]): Promise<T[]>
  /** What is written past the store, as imports do it: under a lease, in one transaction. */
  write(
    workspace: string,
    as: { fence: bigint; now: string; entropy: string },
    sql: string,
    values: unknown[],
  ): Promise<void>
  close(): Promise<void>
}

/** With `without`, guards of the database are taken away, for a bug that they would catch. */
export async function openStage(app: App, without: string[] = []): Promise<Stage> {
  const made = await createDatabaseFor([app])
  const database = openDatabase(made)
  const auditor = database.pool('auditor')
  if (without.length > 0) {
    const superuser = await made.client('superuser')
    for (const statement of without) await superuser.query(statement)
    await superuser.end()
  }
  const store = (entropy: string, clock: Clock) =>
    createStore({ pool: database.pool('app'), apps: [app], seeded: { entropy, clock } })
  const rows = async <T>(sql: string, values: unknown[] = []) => (await auditor.query(sql, values)).rows as T[]
  const tables = await rows<{ name: string }>(
    `select substr(table_name, length($1) + 2) as name from kernel.tables where evented and table_name like $1 || '.%'`,
    [app.name],
  )
  const first = store('stage', STILL)
  const loaded = loadApp(
    app,
    first,
    tables.map(({ name }) => name),
  )
  // Before the first world: a world must not depend on whether another was played here before it.
  let made_ids = 0
  const ids = { uuid: () => `ffffffff-0000-7000-8000-${(++made_ids).toString(16).padStart(12, '0')}` }
  const deps = { store: first, clock: STILL, ids, apps: new Map([[app.name, loaded]]) } as unknown as Deps
  await activatePolicy(deps, createLeases(first, STILL, 'stage', LEASE_TTL_MS), loaded, 'start')
  return {
    loaded,
    auditor,
    store,
    rows,
    write: (workspace, as, sql, values) => writeOnce(database.pool('app'), workspace, as, sql, values),
    async close() {
      await database.close()
      await made.drop()
    },
  }
}

async function writeOnce(
  pool: pg.Pool,
  workspace: string,
  { fence, now, entropy }: { fence: bigint; now: string; entropy: string },
  sql: string,
  values: unknown[],
): Promise<void> {
  const app = await pool.connect()
  try {
    await app.query('begin')
    await app.query('select kernel.enter($1, $2, $3, $4)', [workspace, String(fence), now, entropy])
    await app.query(sql, values)
    await app.query('commit')
  } finally {
    app.release()
  }
}

const STILL: Clock = { nowMs: () => Date.parse('2026-05-04T07:00:00.000Z'), after: () => new Promise(() => {}) }
