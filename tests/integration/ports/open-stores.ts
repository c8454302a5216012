import { afterAll, beforeAll } from 'vitest'
import type { Agent } from '#kernel/ports/agent.ts'
import type { Row } from '#kernel/ports/store.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { migrate } from '#storage/migrate.ts'
import { createStore } from '#storage/store.ts'
import { sampleTasksApp, sampleTasksMemory } from '#testing/simulator/app.ts'
import { createMemoryStore } from '#testing/simulator/memory-store.ts'
import { manualClock } from '../../support/clock.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'
import type { Opened } from './kit.ts'

const nobody: Agent = { name: 'nobody', propose: () => Promise.reject(new Error('nobody is asked')) }
const app = sampleTasksApp([], nobody)
const ENTROPY = 'suite'

/** One database for all tests of a file; each test has workspaces, a store and a clock of its own. */
export function postgres(): () => Promise<Opened & { query(sql: string): Promise<Row[]> }> {
  let made: TestDatabase
  let database: Database
  let opened = 0
  beforeAll(async () => {
    made = await createDatabase()
    database = openDatabase(made)
    await migrate(database.pool('owner'), [{ name: app.name, folder: app.sql as URL }])
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })
  return async () => {
    const clock = manualClock()
    const store = createStore({ pool: database.pool('app'), apps: [app], seeded: { entropy: ENTROPY, clock } })
    const query = async (sql: string) => (await database.pool('auditor').query(sql)).rows as Row[]
    return { store, clock, query, prefix: ++opened }
  }
}

export async function openMemory(): Promise<Opened> {
  const clock = manualClock()
  const apps = { errands: sampleTasksMemory }
  return { store: createMemoryStore({ apps, seeded: { entropy: ENTROPY, clock } }), clock, prefix: 1 }
}
