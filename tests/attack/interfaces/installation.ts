import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Credentials, type Role, roles } from '#storage/embedded/credentials.ts'
import { layoutOf } from '#system/private-folder.ts'
import { type Answer, ask } from './raw.ts'

export const root = join(import.meta.dirname, '..', '..', '..')
const program = join(root, 'src/host/cli/main.ts')

/** The real product, as a person starts it: the command line, an embedded database, the page and the API. */
export interface Installation {
  data: string
  journal: string
  port: number
  token: string
  child: ChildProcess
  out(): string
  err(): string
  /** As the operator, through the gate. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  rows<T extends object>(sql: string, values?: unknown[]): Promise<T[]>
  /** Everything that has ever changed leaves another head. */
  heads(): Promise<Record<string, string>>
  url(role: Role): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface InstallationOptions {
  words?: string[]
  env?: NodeJS.ProcessEnv
}

export interface Ran {
  code: number | null
  out: string
  err: string
}

export function spawnLanewright(words: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const { PATH, HOME, USER, TMPDIR } = process.env
  return spawn(process.execPath, ['--conditions=lanewright-source', program, ...words], {
    cwd: root,
    env: { PATH, HOME, USER, ...(TMPDIR ? { TMPDIR } : {}), ...env },
  })
}

/** One command to its end. */
export async function lanewright(
  words: string[],
  { env, input = '' }: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<Ran> {
  const child = spawnLanewright(words, env)
  const [out, err] = [textOf(child.stdout), textOf(child.stderr)]
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const [code] = await once(child, 'close')
  return { code, out: out(), err: err() }
}

export async function install(data: string, { words = [], env = {} }: InstallationOptions = {}): Promise<Installation> {
  const child = spawnLanewright(['start', '--port', '0', '--no-open', '--data', data, ...words], env)
  child.stdin?.end()
  const [out, err] = [textOf(child.stdout), textOf(child.stderr)]
  const ended = once(child, 'close').then(() => {
    throw new Error(`start ended: ${err()}`)
  })
  ended.catch(() => {})
  await Promise.race([once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line'), ended])
  const note = JSON.parse(readFileSync(join(layoutOf(data).run, 'server.json'), 'utf8'))
  const { port, token } = note as { port: number; token: string }
  const url = (role: Role) => addressOf(data, role)
  let client: pg.Client | undefined
  const rows = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> => {
    if (!client) {
      client = new pg.Client({ connectionString: url('superuser') })
      client.on('error', () => {})
      await client.connect()
    }
    return (await client.query(sql, values)).rows as T[]
  }
  return {
    data,
    journal: `${data}.journal`,
    port,
    token,
    child,
    out,
    err,
    url,
    rows,
    ask: (method, path, body, headers = {}) =>
      ask(port, method, path, { host: `localhost:${port}`, authorization: `Bearer ${token}`, ...headers }, body),
    async heads() {
      const all = await rows<{ id: string; head: string }>(
        `select workspace_id::text as id, concat(seq, ' ', encode(hash, 'hex')) as head from kernel.heads order by 1`,
      )
      return Object.fromEntries(all.map(({ id, head }) => [id, head]))
    },
    async stop(signal = 'SIGTERM') {
      await client?.end().catch(() => {})
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'close')
      child.kill(signal)
      await gone
    },
  }
}

/** Of a server that runs on this folder now. */
export function addressOf(data: string, role: Role): string {
  const layout = layoutOf(data)
  const credentials = JSON.parse(readFileSync(layout.passwords, 'utf8')) as Credentials
  if (!roles.includes(role)) throw new Error(`no role ${role}`)
  const port = readFileSync(join(layout.pg, 'postmaster.pid'), 'utf8').split('\n')[3]
  const { user, password } = credentials[role]
  return `postgres://${user}:${password}@127.0.0.1:${port}/lanewright`
}

/** A sample in each pack, and nothing that still moves by itself. */
export async function fill(at: Installation): Promise<Record<string, string>> {
  const made: Record<string, string> = {}
  for (const sample of ['tasks', 'outreach', 'scheduling', 'casework']) {
    const answer = await at.ask('POST', '/api/samples', { sample, time_zone: 'UTC' })
    if (answer.status !== 201) throw new Error(`the sample of ${sample}: ${answer.status} ${answer.body}`)
    made[sample] = (JSON.parse(answer.body) as { workspace: string }).workspace
  }
  await rest(at)
  return made
}

/** Waits until no ledger has grown for a while. */
export async function rest(at: Installation, quietMs = 1500, limitMs = 120_000): Promise<void> {
  const end = performance.now() + limitMs
  let [before, since] = [JSON.stringify(await at.heads()), performance.now()]
  while (performance.now() - since < quietMs) {
    if (performance.now() > end) throw new Error('the product does not come to rest')
    await pause(100)
    const now = JSON.stringify(await at.heads())
    if (now !== before) [before, since] = [now, performance.now()]
  }
}

function textOf(stream: NodeJS.ReadableStream | null): () => string {
  let text = ''
  stream?.setEncoding('utf8').on('data', (more) => {
    text += more
  })
  return () => text
}
