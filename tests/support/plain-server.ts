import { execFile, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from '#storage/embedded/binaries.ts'
import { account, happens, PG15, type Place } from './debian.ts'
import { freePorts } from './free-ports.ts'

const run = promisify(execFile)

export interface PlainServer {
  port: number
  url(user: string, database: string): string
  /** As the administrator. */
  ask<T extends object>(sql: string, database?: string): Promise<T[]>
}

/** Where the programs of a server lie: those of the system's package, or the embedded ones. */
export const programs = {
  'PostgreSQL 15': async () => PG15,
  'PostgreSQL 18': async () => join((await findBinaries()).postgres, '..'),
}

export interface PlainOptions {
  bin: string
  name: string
  admin?: string
  settings?: Record<string, string>
}

/** A server without anything of ours, in which everybody on this machine is believed. Ends with its place. */
export async function startPlain(place: Place, { bin, name, admin = 'admin', settings }: PlainOptions) {
  const data = join(place.below(name), 'data')
  await asServer(place, join(bin, 'initdb'), [
    ...['-D', data, '-U', admin, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ])
  return begin(place, { bin, name, admin, settings }, data)
}

/** A real standby that follows the server. */
export async function startStandby(place: Place, server: PlainServer, { bin, name, admin = 'admin' }: PlainOptions) {
  const data = join(place.below(name), 'data')
  await asServer(place, join(bin, 'pg_basebackup'), [
    ...['-D', data, '-d', server.url(admin, 'postgres'), '-R', '-c', 'fast', '-X', 'stream', '--no-sync'],
  ])
  return begin(place, { bin, name, admin }, data)
}

async function begin(
  place: Place,
  { bin, name, admin, settings }: PlainOptions & { admin: string },
  data: string,
): Promise<PlainServer> {
  const [port = 0] = await freePorts(1)
  const log = openSync(join(place.folder, `${name}.log`), 'a')
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '32MB',
    ...settings,
  }).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...account(),
    cwd: place.folder,
    stdio: ['ignore', log, log],
  })
  const url = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`
  const ask = <T extends object>(sql: string, database = 'postgres') => askAt<T>(url(admin, database), sql)
  await happens(`${name} answers`, () => ask('select 1'))
  return { port, url, ask }
}

export async function askAt<T extends object>(connectionString: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function asServer(place: Place, program: string, args: string[]): Promise<void> {
  await run(program, args, { ...account(), cwd: place.folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } })
}
