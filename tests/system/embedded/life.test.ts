import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, roleUsers } from '#storage/embedded/credentials.ts'
import { type EmbeddedServer, startEmbedded } from '#storage/embedded/server.ts'
import { promisedMs } from '../../support/load.ts'
import { ask, clear, killHard, read, serversBelow, startElsewhere, temporary, until } from './harness.ts'

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('a fresh server', () => {
  const home = mkdtempSync(join(tmpdir(), 'lw-'))
  const dataDir = join(home, 'new', 'data')
  let server: EmbeddedServer

  beforeAll(async () => {
    server = await startEmbedded({ dataDir, now: () => new Date('2026-03-04T05:06:07Z') })
  })
  afterAll(async () => {
    await server.stop()
    await clear(home)
  })

  test('lets each role in with its own password and gives none of them more than a login', async () => {
    for (const role of roles) {
      const [row] = await ask(server, role, 'SELECT current_user::text AS name, current_database()::text AS database')
      expect(row).toEqual({ name: roleUsers[role], database: 'lanewright' })
    }
    const rights = await ask(
      server,
      'owner',
      `SELECT rolname::text AS name FROM pg_roles
       WHERE rolname LIKE 'lanewright%' AND (rolsuper OR rolbypassrls OR rolcreatedb OR rolcreaterole OR rolreplication)`,
    )
    expect(rights).toEqual([{ name: 'lanewright_admin' }])
    const [database] = await ask(
      server,
      'app',
      `SELECT pg_get_userbyid(datdba)::text AS owner, pg_encoding_to_char(encoding) AS encoding, datlocale AS locale
       FROM pg_database WHERE datname = 'lanewright'`,
    )
    expect(database).toEqual({ owner: 'lanewright_owner', encoding: 'UTF8', locale: 'C.UTF-8' })
  })

  test('keeps what it acknowledges and logs no personal data', async () => {
    const wanted = {
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      TimeZone: 'UTC',
      max_connections: '100',
      listen_addresses: '127.0.0.1',
      log_statement: 'none',
      log_parameter_max_length: '0',
      log_parameter_max_length_on_error: '0',
      idle_in_transaction_session_timeout: '1min',
    }
    for (const [name, value] of Object.entries(wanted)) {
      expect(await ask(server, 'superuser', `SHOW "${name}"`), name).toEqual([{ [name]: value }])
    }
    await expect(ask(server, 'app', "SELECT 'canary-7f3a@example.org'::int")).rejects.toThrow('canary-7f3a')
    await expect(ask(server, 'app', "SELECT * FROM missing WHERE a = 'canary-7f3a'")).rejects.toThrow('missing')
    expect(readFileSync(join(dataDir, 'logs', 'postgres.log'), 'utf8')).not.toContain('canary-7f3a')
  })

  test('is closed to everybody without a password and to other users of the machine', async () => {
    const wrong = { ...server, url: () => server.url('app').replace(/:[\w-]{43}@/, ':guess@') }
    await expect(ask(wrong, 'app', 'SELECT 1')).rejects.toThrow('password authentication failed')
    const rules = await ask(server, 'superuser', 'SELECT DISTINCT auth_method AS method FROM pg_hba_file_rules')
    expect(rules).toEqual([{ method: 'scram-sha-256' }])
    for (const folder of ['', 'pg', 'run', 'logs', 'secrets']) expect(mode(join(dataDir, folder)), folder).toBe('700')
    for (const file of ['lock', 'lock.json', 'secrets/database.json', 'logs/postgres.log']) {
      expect(mode(join(dataDir, file)), file).toBe('600')
    }
    expect(mode(join(dataDir, 'run', `.s.PGSQL.${server.connection.port}`))).toBe('600')
  })

  test('has no password in any command line or environment', () => {
    const words = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => read(`/proc/${pid}/cmdline`) + read(`/proc/${pid}/environ`))
    expect(words.length).toBeGreaterThan(1)
    for (const role of roles) expect(words.some((word) => word.includes(server.credentials[role].password))).toBe(false)
    expect(read(`/proc/${server.pid}/environ`)).not.toContain('VITEST')
  })

  test('refuses a second process within a second and names the holder', async () => {
    const { report } = await startElsewhere(dataDir)
    expect(report).toMatchObject({ ok: false, code: 'data.in_use' })
    expect(report.message).toContain(`process ${process.pid} `)
    expect(report.message).toContain('since 2026-03-04T05:06:07.000Z')
    expect(report.next).toContain(`kill ${process.pid}`)
    expect(report.tookMs).toBeLessThan(promisedMs(1500))
  })

  test('is joined, not doubled, by a second start in the same process', async () => {
    const [one, two] = await Promise.all([startEmbedded({ dataDir }), startEmbedded({ dataDir: `${dataDir}/.` })])
    expect(one).toBe(server)
    expect(two).toBe(server)
  })

  test('comes back on its port within five seconds of a kill -9, with every acknowledged row', async () => {
    await ask(server, 'owner', 'CREATE SCHEMA kept CREATE TABLE row (id int)')
    await ask(server, 'owner', 'INSERT INTO kept.row SELECT generate_series(1, 1000)')
    const died = new Promise<string>((resolve) => server.onExit(resolve))
    const began = performance.now()
    process.kill(server.pid, 'SIGKILL')
    expect(await died).toBe('signal SIGKILL')
    const dead = server
    server = await startEmbedded({ dataDir })
    expect(performance.now() - began).toBeLessThan(promisedMs(5000))
    expect(server.connection).toEqual(dead.connection)
    expect(server.pid).not.toBe(dead.pid)
    expect(await ask(server, 'owner', 'SELECT count(*)::int AS n FROM kept.row')).toEqual([{ n: 1000 }])
    // The handle of the dead server has no power over its successor.
    await dead.stop()
    expect(server.isRunning()).toBe(true)
    expect(await new Promise<string>((resolve) => dead.onExit(resolve))).toBe('signal SIGKILL')
  })

  test('leaves nothing behind when it stops, and starts again', async () => {
    let exits = 0
    server.onExit(() => exits++)
    const { port } = server.connection
    await Promise.all([server.stop(), server.stop()])
    await server.stop()
    expect(serversBelow(dataDir)).toEqual([])
    expect(exits).toBe(0)
    expect(readdirSync(dataDir).sort()).toEqual(['lock', 'logs', 'pg', 'run', 'secrets'])
    expect(readdirSync(join(dataDir, 'run'))).toEqual([])
    expect(readdirSync(join(dataDir, 'pg'))).not.toContain('postmaster.pid')
    await expect(reach(port)).rejects.toThrow('ECONNREFUSED')
    server = await startEmbedded({ dataDir })
    expect(server.adopted).toBe(false)
    expect(await ask(server, 'owner', 'SELECT count(*)::int AS n FROM kept.row')).toEqual([{ n: 1000 }])
  })
})

test('a server whose parent was killed is adopted by the next process, with its sessions and its lock free', async () => {
  const dataDir = join(temporary(), 'data')
  const first = await startElsewhere(dataDir)
  expect(first.report).toMatchObject({ ok: true, adopted: false })
  await killHard(first.child)
  expect(serversBelow(dataDir)).toEqual([first.report.pid])

  const server = await startEmbedded({ dataDir })
  expect(server).toMatchObject({ adopted: true, pid: first.report.pid })
  expect(server.connection.port).toBe(first.report.port)
  expect(await ask(server, 'app', 'SELECT 1 AS one')).toEqual([{ one: 1 }])

  const died = new Promise<string>((resolve) => server.onExit(resolve))
  process.kill(server.pid, 'SIGKILL')
  await died
  const next = await startEmbedded({ dataDir })
  expect(next).toMatchObject({ adopted: false })
  await next.stop()
  expect(serversBelow(dataDir)).toEqual([])
})

test('a left server that does not answer is replaced', async () => {
  const dataDir = join(temporary(), 'data')
  const first = await startElsewhere(dataDir)
  process.kill(first.report.pid, 'SIGSTOP')
  await killHard(first.child)
  const server = await startEmbedded({ dataDir })
  expect(server.adopted).toBe(false)
  expect(serversBelow(dataDir)).toEqual([server.pid])
  await server.stop()
})

function reach(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', reject)
  })
}

test('a process that ends without stopping the server takes it along', async () => {
  const dataDir = join(temporary(), 'data')
  const { child, report } = await startElsewhere(dataDir)
  expect(report.ok).toBe(true)
  child.kill('SIGUSR2')
  await until(() => serversBelow(dataDir).length === 0)
})
