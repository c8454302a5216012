import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadApps } from '#host/cli/load-apps.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { lackOf, openPlace, PG15, type Place } from '../../support/debian.ts'
import { startPlain } from '../../support/plain-server.ts'

const lack = lackOf('PostgreSQL 15')
let place: Place
let lw: Lanewright | undefined
beforeAll(async () => {
  if (lack) return
  place = openPlace('lw-oldest')
  const server = await startPlain(place, { bin: PG15, name: 'server' })
  await server.ask('create role lw login createrole')
  await server.ask('create database lw owner lw')
  const [dataDir, journalDir] = [place.below('data'), place.below('journal')]
  const apps = await loadApps({ dataDir, journalDir, appFiles: [], json: true })
  lw = await openLanewright({ dataDir, journalDir, database: server.url('lw', 'lw'), apps })
})
afterAll(async () => {
  await lw?.close()
  await place?.clear()
})

test('the oldest server that we take reads every migration, snapshot and view of every app [SC-oldest.reads]', async ({
  skip,
}) => {
  if (lack || !lw) return skip(lack ?? '')
  const pool = lw.database.pool('app')
  const refused: string[] = []
  const reads = (what: string, sql: string, values: unknown[]) =>
    pool.query(`select kernel.enter($1, null, null, null)::text, ${sql}`, values).catch((error) => {
      // What is missing in an empty workspace is another matter than words that the server does not know.
      if (/^(42601|42883|42703|42P01|42804|0A000)$/.test(error.code)) refused.push(`${what}: ${error.message}`)
    })
  let views = 0
  for (const { app } of lw.deps.apps.values()) {
    if (app.snapshotSql) await reads(`${app.name} snapshot`, `(${app.snapshotSql})`, [SYSTEM_WORKSPACE])
    for (const [name, sql] of Object.entries(app.views ?? {})) {
      views += 1
      await reads(`${app.name} ${name}`, `$2::jsonb is not null, (${sql}) as value`, [SYSTEM_WORKSPACE, '{}'])
    }
  }
  expect(refused).toEqual([])
  expect(views).toBeGreaterThan(20)
})

test('no session has its statements compiled, which takes seconds where they take milliseconds [SC-oldest.compiled]', async ({
  skip,
}) => {
  if (lack || !lw) return skip(lack ?? '')
  for (const role of ['owner', 'app', 'auditor', 'dispatch'] as const)
    expect((await lw.database.pool(role).query('show jit')).rows).toEqual([{ jit: 'off' }])
})
