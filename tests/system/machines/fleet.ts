import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { startEmbedded } from '#storage/embedded/server.ts'

const root = join(import.meta.dirname, '..', '..', '..')
export const APP = join(import.meta.dirname, 'app.ts')

/**
 * A database as somebody's own server has it: one login that may enter our roles, and no superuser. On a server of its own,
 * because who may enter a role is known to all databases of a server, and their journals tell of it.
 */
export async function rentDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-rented-'))
  const server = await startEmbedded({ dataDir })
  const password = randomBytes(12).toString('hex')
  const client = new pg.Client({ connectionString: server.url('superuser') })
  await client.connect()
  try {
    await client.query(`create role rented login createrole password '${password}'`)
    await client.query('grant lanewright_app, lanewright_desk, lanewright_auditor, lanewright_dispatch to rented')
    await client.query('create database rented owner rented')
  } finally {
    await client.end()
  }
  const url = new URL(server.url('superuser'))
  Object.assign(url, { username: 'rented', password, pathname: '/rented' })
  return {
    url: url.href,
    async drop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface Ran {
  code: number | null
  out: string
  err: string
}

export interface Machine {
  process: ChildProcess
  /** The first line of its answer: it is up. */
  up: Promise<Record<string, unknown>>
  ended: Promise<number | string | null>
  said(): string
}

export interface FleetOptions {
  databaseUrl: string
  postOffice: string
  home: string
  compiled?: string
}

/** Real processes of the command line on one database, each with a folder of its own. */
export function openFleet({ databaseUrl, postOffice, home, compiled = join(home, 'compiled') }: FleetOptions) {
  const alive = new Set<Machine>()
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, USER: process.env.USER, TMPDIR: process.env.TMPDIR },
    ...{ DATABASE_URL: databaseUrl, POST_OFFICE_URL: postOffice, NODE_COMPILE_CACHE: compiled },
    LANEWRIGHT_NEW_JOURNAL: 'a machine of this fleet',
  }
  const program = ['--conditions=lanewright-source', join(root, 'src/host/cli/main.ts')]
  const at = (name: string) => ['--data', join(home, name), '--app', APP, '--json']
  return {
    alive,
    journal: (name: string) => join(home, `${name}.journal`),
    /** A process that stays: `worker` or `server`. */
    start(name: string, words: string[]): Machine {
      const child = spawn(process.execPath, [...program, ...words, ...at(name)], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(-20_000)
      })
      const ended = once(child, 'exit').then(([code, signal]) => {
        alive.delete(machine)
        return code ?? signal
      })
      const up = new Promise<Record<string, unknown>>((resolve, reject) => {
        createInterface({ input: child.stdout }).on('line', (line) => resolve(JSON.parse(line)))
        void ended.then((how) => reject(new Error(`${name} ended with ${how} before it was up: ${said}`)))
      })
      up.catch(() => {})
      const machine: Machine = { process: child, up, ended, said: () => said }
      alive.add(machine)
      return machine
    },
    /** A command that ends. */
    async run(name: string, words: string[]): Promise<Ran & { json: Record<string, unknown> }> {
      const child = spawn(process.execPath, [...program, ...words, ...at(name)], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let [out, err] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text) => {
        out += text
      })
      child.stderr.setEncoding('utf8').on('data', (text) => {
        err += text
      })
      const [code] = await once(child, 'close')
      return { code, out, err, json: JSON.parse(out.trimEnd().split('\n').at(-1) || '{}') }
    },
    async end(): Promise<void> {
      for (const machine of [...alive]) {
        machine.process.kill('SIGCONT')
        machine.process.kill('SIGKILL')
        await machine.ended
      }
    },
  }
}

export type Fleet = ReturnType<typeof openFleet>
