import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clock } from '#kernel/ports/clock.ts'
import type { Store } from '#kernel/ports/store.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { migrate } from '#storage/migrate.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { createStore } from '#storage/store.ts'
import { verifyLedger } from '#storage/verify.ts'
import { sampleTasksMemory } from '#testing/simulator/app.ts'
import { createEnvironment } from '#testing/simulator/environment.ts'
import { loadVariants } from '#testing/simulator/loaded.ts'
import type { Database as Memory } from '#testing/simulator/memory/database.ts'
import { createMemoryStore } from '#testing/simulator/memory-store.ts'
import { lenient } from '#testing/simulator/oracle.ts'
import { runScenario } from '#testing/simulator/run-scenario.ts'
import { sampleTasksScene } from '#testing/simulator/sample-tasks.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'

const SEEDS = 24

let made: TestDatabase
let database: Database
beforeAll(async () => {
  made = await createDatabase()
  database = openDatabase(made)
})
afterAll(async () => {
  await database.close()
  await made.drop()
})

test('the same seed on PostgreSQL and in memory: the same head for every workspace, faults included [K-det.2]', {
  timeout: 600_000,
}, async () => {
  const variants = await loadVariants()
  const { app } = variants
  await migrate(database.pool('owner'), [{ name: app.name, folder: app.sql as URL }])
  const run = async (seed: number, store: (clock: Clock) => Store) => {
    const trace: string[] = []
    const environment = createEnvironment({
      seed,
      scene: sampleTasksScene(variants),
      store,
      oracle: () => lenient(),
      trace: (line) => trace.push(line),
    })
    await runScenario(environment)
    return trace
  }
  let memory: Memory | undefined
  let errors = 0
  for (let seed = 1; seed <= SEEDS; seed++) {
    const entropy = `seed ${seed}`
    const inMemory = await run(seed, (clock) => {
      const store = createMemoryStore({
        apps: { errands: sampleTasksMemory },
        seeded: { entropy, clock },
        ...(memory ? { db: memory } : {}),
      })
      memory = store.db
      return store
    })
    const onPostgres = await run(seed, (clock) =>
      createStore({ pool: database.pool('app'), apps: [app], seeded: { entropy, clock } }),
    )
    expect(onPostgres, `seed ${seed}`).toEqual(inMemory)
    const heads = [...(memory as Memory).heads].map(([id, { seq, hash }]) => `${id} ${seq} ${hash.toString('hex')}`)
    const { rows } = await database
      .pool('auditor')
      .query<{ head: string }>(
        `select workspace_id || ' ' || seq || ' ' || encode(hash, 'hex') as head from kernel.heads`,
      )
    expect(rows.map((r) => r.head).sort(), `seed ${seed}`).toEqual(heads.sort())
    errors += inMemory.filter((line) => /: (crash|freeze|error) /.test(line)).length
  }
  // Nothing would be proven by quiet worlds.
  expect(errors).toBeGreaterThan(SEEDS)
  expect(await verifyLedger(database.pool('auditor'))).toMatchObject({ ok: true })
  for (const id of (memory as unknown as Memory).heads.keys()) {
    expect(await replayWorkspace(database.pool('auditor'), id)).toMatchObject({ ok: true, differences: 0 })
  }
})
