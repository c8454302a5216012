import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

const root = join(import.meta.dirname, '..', '..')
export const PACK = join(import.meta.dirname, 'pack.ts')

/** A database as somebody's own server has it: one login that may enter our roles, and no superuser. */
export async function rentDatabase(superuserUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const [name, password] = [`rented_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')]
  const admin = async (statements: string[]) => {
    const client = new pg.Client({ connectionString: superuserUrl })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await admin([
    `create role ${name} login createrole password '${password}'`,
    `grant lanewright_app, lanewright_desk, lanewright_auditor, lanewright_dispatch to ${name}`,
    `create database ${name} owner ${name}`,
  ])
  const url = new URL(superuserUrl)
  Object.assign(url, { username: name, password, pathname: `/${name}` })
  return {
    url: url.href,
    drop: () => admin([`drop database if exists ${name} with (force)`, `drop role if exists ${name}`]),
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
  }
  const program = ['--conditions=lanewright-source', join(root, 'src/apps/cli/main.ts')]
  const at = (name: string) => ['--data', join(home, name), '--pack', PACK, '--json']
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
