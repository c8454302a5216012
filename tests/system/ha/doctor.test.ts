import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lackOf, openPlace, PG15, type Place } from '../../support/debian.ts'
import { type PlainServer, startPlain, startStandby } from '../../support/plain-server.ts'
import { cli, type Json, program } from '../cli/harness.ts'

const lack = lackOf('PostgreSQL 15')
let place: Place
let primary: PlainServer
let standby: PlainServer
beforeAll(async () => {
  if (lack) return
  place = openPlace('lw-doctor')
  primary = await startPlain(place, { bin: PG15, name: 'primary' })
  await primary.ask('create role lw login createrole')
  await primary.ask('create database lw owner lw')
  standby = await startStandby(place, primary, { bin: PG15, name: 'standby' })
})
afterAll(() => place?.clear())

let folders = 0
const folder = () => ['--data', join(place.folder, `data${++folders}`)]
const named = (checks: Json, name: string) => checks.find((c: { name: string }) => c.name === name)

test('on a read replica doctor says so, and start and worker are refused with a next step [SC-doctor.replica]', async ({
  skip,
}) => {
  if (lack) skip(lack)
  const env = { DATABASE_URL: standby.url('lw', 'lw') }
  const on = folder()
  const doctor = await cli(['doctor', ...on, '--json'], { env })
  expect(doctor.code).toBe(1)
  expect(named(doctor.json.checks, 'primary')).toMatchObject({
    ...{ state: 'bad', says: 'it is a read replica', next: expect.stringContaining('primary') },
  })
  for (const words of [['start', '--port', '0', '--no-open'], ['worker']]) {
    const ran = await cli([...words, ...on, '--json'], { env })
    expect(ran).toMatchObject({
      code: 2,
      json: { error: { code: 'database.read_only', next: expect.stringMatching(/./) } },
    })
  }
})

test('of several servers doctor names the primary, the replica and the one that does not answer, and the product finds the primary [SC-doctor.servers, SC-hosts.primary]', async ({
  skip,
}) => {
  if (lack) skip(lack)
  const hosts = `127.0.0.1:1,127.0.0.1:${standby.port},127.0.0.1:${primary.port}`
  const env = { DATABASE_URL: `postgres://lw@${hosts}/lw?target_session_attrs=read-write` }
  const on = folder()
  const made = await cli(['workspaces', 'create', 'tasks', '--name', 'a', ...on, '--json'], { env })
  expect(made, made.err).toMatchObject({ code: 0 })
  const { checks } = (await cli(['doctor', ...on, '--json'], { env })).json
  expect(named(checks, 'server 127.0.0.1:1')).toMatchObject({ state: 'warn', next: expect.stringMatching(/./) })
  expect(named(checks, `server 127.0.0.1:${standby.port}`)).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('replica'),
  })
  expect(named(checks, `server 127.0.0.1:${primary.port}`)).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('primary'),
  })
  expect(named(checks, 'cluster').says).toContain(`127.0.0.1:${primary.port} is the primary`)
  const asked = ['db', 'run', '--owner', ...on, '--', 'sh', '-c', 'echo "$PGHOST $PGPORT $PGTARGETSESSIONATTRS"']
  expect((await cli(asked, { env })).out).toContain(
    `127.0.0.1,127.0.0.1,127.0.0.1 1,${standby.port},${primary.port} read-write`,
  )
  const none = { DATABASE_URL: `postgres://lw@127.0.0.1:1,127.0.0.1:${standby.port}/lw` }
  expect(await cli(['worker', ...on, '--json'], { env: none })).toMatchObject({
    ...{
      code: 2,
      json: { error: { code: 'database.no_primary', message: expect.stringContaining('takes no writes') } },
    },
  })
})

test('a schema that a newer version has changed is refused at the start and named by doctor [SC-doctor.ahead]', async ({
  skip,
}) => {
  if (lack) skip(lack)
  await primary.ask('create database ahead owner lw')
  const env = { DATABASE_URL: primary.url('lw', 'ahead') }
  const on = folder()
  expect((await cli(['workspaces', 'create', 'tasks', '--name', 'a', ...on, '--json'], { env })).code).toBe(0)
  await primary.ask(
    `insert into kernel.migrations (name, hash) values ('kernel/999-from-the-future.sql', 'x')`,
    'ahead',
  )
  const doctor = await cli(['doctor', ...on, '--json'], { env })
  expect(named(doctor.json.checks, 'migrations')).toMatchObject({
    ...{ state: 'bad', says: expect.stringContaining('999-from-the-future'), next: expect.stringContaining('newer') },
  })
  for (const words of [['start', '--port', '0', '--no-open'], ['worker']])
    expect(await cli([...words, ...on, '--json'], { env })).toMatchObject({
      ...{ code: 2, json: { error: { code: 'database.schema_ahead', next: expect.stringMatching(/newer version/) } } },
    })
})

test('a server without pgcrypto is named by doctor, and a start on it is refused with what to install [SC-doctor.extension]', async ({
  skip,
}) => {
  if (lack) skip(lack)
  const bare = await startPlain(place, { bin: withoutPgcrypto(), name: 'bare' })
  await bare.ask('create role lw login createrole')
  await bare.ask('create database lw owner lw')
  const env = { DATABASE_URL: bare.url('lw', 'lw') }
  const on = folder()
  const doctor = await cli(['doctor', ...on, '--json'], { env })
  expect(named(doctor.json.checks, 'pgcrypto')).toMatchObject({
    state: 'bad',
    next: expect.stringContaining('contrib'),
  })
  expect(await cli(['worker', ...on, '--json'], { env })).toMatchObject({
    ...{ code: 2, json: { error: { code: 'database.no_pgcrypto', next: expect.stringContaining('contrib') } } },
  })
  expect(await bare.ask(`select 1 from pg_namespace where nspname = 'kernel'`, 'lw')).toEqual([])
})

test('a clock that is off is told with how far [SC-doctor.clock]', async ({ skip }) => {
  const missing = lack ?? lackOf('faketime')
  if (missing) skip(missing)
  const { checks } = await doctorAt('+1h')
  expect(named(checks, 'clock')).toMatchObject({ state: 'bad', next: expect.stringContaining('NTP') })
  expect(Number.parseInt(named(checks, 'clock').says, 10) / 3_600_000).toBeCloseTo(1, 2)
  expect(named((await doctorAt('+5s')).checks, 'clock')).toMatchObject({ state: 'warn' })
  expect(named((await doctorAt('+0s')).checks, 'clock')).toMatchObject({ state: 'ok' })
})

/** The program on a machine whose clock goes differently. */
async function doctorAt(offset: string): Promise<{ checks: Json }> {
  const env = { DATABASE_URL: primary.url('lw', 'lw') }
  const words = ['doctor', ...folder(), '--json']
  const ran = spawnSync(
    '/usr/bin/faketime',
    ['-f', offset, process.execPath, '--conditions=lanewright-source', program, ...words],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )
  return JSON.parse(ran.stdout.trim().split('\n').at(-1) ?? '')
}

/** The same server in a folder of its own, where one extension was never installed. */
function withoutPgcrypto(): string {
  const home = place.below('bare-programs')
  const [bin, lib, share] = ['lib/postgresql/15/bin', 'lib/postgresql/15', 'share/postgresql/15']
  mkdirSync(join(home, bin), { recursive: true })
  mkdirSync(join(home, share, 'extension'), { recursive: true })
  // A server looks for its files beside the program that it really is.
  for (const name of ['postgres', 'initdb']) cpSync(join(PG15, name), join(home, bin, name))
  symlinkSync('/usr/lib/postgresql/15/lib', join(home, lib, 'lib'))
  const link = (from: string, to: string, skip: (name: string) => boolean) => {
    for (const name of readdirSync(from)) if (!skip(name)) symlinkSync(join(from, name), join(to, name))
  }
  link('/usr/share/postgresql/15', join(home, share), (name) => name === 'extension')
  link('/usr/share/postgresql/15/extension', join(home, share, 'extension'), (name) => name.startsWith('pgcrypto'))
  return join(home, bin)
}
