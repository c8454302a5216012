import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolingOf } from '#storage/pooler.ts'
import { lackOf, openPlace, PG15, type Place } from '../../support/debian.ts'
import { type PoolerOptions, startPgbouncer } from '../../support/pgbouncer.ts'
import { type PlainServer, startPlain } from '../../support/plain-server.ts'
import { cli, letters } from '../cli/harness.ts'

const lack = lackOf('PostgreSQL 15', 'PgBouncer')
let place: Place
let server: PlainServer
beforeAll(async () => {
  if (lack) return
  place = openPlace('lw-pooler')
  server = await startPlain(place, { bin: PG15, name: 'server', settings: { max_connections: '150' } })
  await server.ask('create role lw login createrole')
  await server.ask('create database lw owner lw')
})
afterAll(() => place?.clear())

const pooler = (options: PoolerOptions) => startPgbouncer(place, server, 'lw', 'lw', options)

test.for([
  ['transaction', 1, false, 'transaction'],
  ['transaction', 20, false, 'transaction'],
  ['transaction', 20, true, 'transaction'],
  ['statement', 1, false, 'statement'],
  ['statement', 20, false, 'statement'],
  ['session', 1, false, 'single'],
  ['session', 20, false, 'session'],
] as const)(
  'a pooler in %s mode with %i connections (round robin: %s) is found out [SC-pooler.mode]',
  async ([mode, size, roundRobin, found], { skip }) => {
    if (lack) skip(lack)
    const url = await pooler({ mode, size, roundRobin })
    expect(await poolingOf(url)).toBe(found)
  },
)

test('in transaction mode it is found out while others use the pool, and a direct way is none [SC-pooler.mode]', async ({
  skip,
}) => {
  if (lack) skip(lack)
  const url = await pooler({ mode: 'transaction', size: 20 })
  expect(await Promise.all(Array.from({ length: 6 }, () => poolingOf(url)))).toEqual(Array(6).fill('transaction'))
  expect(await poolingOf(server.url('lw', 'lw'))).toBe('none')
})

test.for([
  ['transaction', 20, 'database.pooler_mode'],
  ['statement', 20, 'database.pooler_mode'],
  ['session', 1, 'database.pooler_small'],
] as const)(
  'start, worker and verify on a pooler in %s mode with %i connections are refused before anything is made, and doctor says why [SC-pooler.refused]',
  async ([mode, size, code], { skip }) => {
    if (lack) skip(lack)
    const env = { DATABASE_URL: await pooler({ mode, size }) }
    const data = join(place.folder, `data-${mode}-${size}`)
    for (const words of [['start', '--port', '0', '--no-open'], ['worker'], ['verify']]) {
      const ran = await cli([...words, '--data', data, '--json'], { env })
      expect(ran, words[0]).toMatchObject({
        code: 2,
        json: { error: { code, next: expect.stringMatching(/session|size/) } },
      })
    }
    expect(existsSync(data) || existsSync(`${data}.journal`)).toBe(false)
    expect(await server.ask(`select 1 from pg_namespace where nspname = 'kernel'`, 'lw')).toEqual([])
    const doctor = await cli(['doctor', '--data', data, '--json'], { env })
    expect(doctor.json.checks.filter((c: { state: string }) => c.state === 'bad')).toMatchObject([
      { name: 'pooler', next: expect.stringMatching(/session|size/) },
    ])
  },
)

test('through a pooler in session mode the product works: a workspace is made, decided, verified, and doctor finds all well [SC-pooler.session]', async ({
  skip,
}) => {
  if (lack) skip(lack)
  const env = { DATABASE_URL: await pooler({ mode: 'session', size: 20 }) }
  const on = ['--data', place.below('data'), '--app', letters]
  const goal = JSON.stringify({ letters: [{ key: 'one', to: 'Reader', about: 'the matter of one' }] })
  const made = await cli(['workspaces', 'create', 'letters', '--name', 'a', '--goal', goal, ...on, '--json'], { env })
  expect(made, made.err).toMatchObject({ code: 0, json: { waiting: { approvals: 1 } } })
  const [waiting] = (await cli(['approve', ...on, '--json'], { env })).json.approvals
  const approved = await cli(['approve', waiting.approval, ...on, '--json'], { env })
  expect(approved.code, approved.err + approved.out).toBe(0)
  expect((await cli(['verify', ...on, '--json'], { env })).json).toMatchObject({ ok: true })
  const { checks } = (await cli(['doctor', ...on, '--json'], { env })).json
  expect(checks.filter((c: { state: string }) => c.state === 'bad')).toEqual([])
  expect(checks).toContainEqual(expect.objectContaining({ name: 'pooler', state: 'ok', says: 'in session mode' }))
})
