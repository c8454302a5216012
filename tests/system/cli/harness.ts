import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, onTestFinished } from 'vitest'
import { runProgram } from '#host/cli/program.ts'
import { clear } from '../embedded/harness.ts'

export const root = join(import.meta.dirname, '..', '..', '..')
export const program = join(root, 'src/host/cli/main.ts')
export const letters = join(root, 'examples/letters/app/app.ts')
export const nobody = { uid: 65534, gid: 65534 }

/** For the processes that a file starts: compiling the program once is enough. */
const compiled = mkdtempSync(join(tmpdir(), 'lw-compiled-'))
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

/** The environment of a person who has set nothing. */
export const plainEnvironment: NodeJS.ProcessEnv = {
  NODE_COMPILE_CACHE: compiled,
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  USER: process.env.USER,
}

export interface Ran {
  code: number | null
  out: string
  err: string
  /** The last line of stdout, as JSON. */
  json: Json
}

// biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of each answer
export type Json = any

export interface RunOptions {
  env?: NodeJS.ProcessEnv
  input?: string | AsyncIterable<string>
  cwd?: string
}

/** What only a process of its own has. */
export interface ProcessOptions extends RunOptions {
  account?: { uid: number; gid: number }
  nodeOptions?: string[]
}

/** Runs a command to its end in this process, with streams, environment and folder of its own. */
export async function cli(words: string[], options: RunOptions = {}): Promise<Ran> {
  // `db run` lends its program the streams of the process that it runs in.
  if (words[0] === 'db') return spawnedCli(words, options)
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const written = Promise.all([text(stdout), text(stderr)])
  const code = await runProgram(words, {
    env: { ...plainEnvironment, ...options.env },
    stdin: Readable.from(typeof options.input === 'object' ? options.input : [options.input ?? ''], {
      objectMode: false,
    }),
    stdout,
    stderr,
    cwd: () => options.cwd ?? root,
  })
  stdout.end()
  stderr.end()
  const [out, err] = await written
  return { code, out, err, json: lastJson(out) }
}

export function spawnCli(
  words: string[],
  options: ProcessOptions = {},
  stdio: SpawnOptions['stdio'] = 'pipe',
): ChildProcess {
  const child = spawn(
    process.execPath,
    [...(options.nodeOptions ?? []), '--conditions=lanewright-source', program, ...words],
    { env: { ...plainEnvironment, ...options.env }, cwd: options.cwd ?? root, stdio, ...options.account },
  )
  return child
}

/** Runs a command to its end in a process of its own, for what only a process shows. */
export async function spawnedCli(words: string[], options: ProcessOptions = {}): Promise<Ran> {
  const child = spawnCli(words, options)
  let [out, err] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  child.stdin?.on('error', () => {})
  if (typeof options.input === 'object') {
    for await (const text of options.input) if (!child.stdin?.write(text)) await once(child.stdin!, 'drain')
    child.stdin?.end()
  } else child.stdin?.end(options.input ?? '')
  const [code] = await once(child, 'close')
  return { code, out, err, json: lastJson(out) }
}

function lastJson(out: string): Json {
  try {
    return JSON.parse(out.trimEnd().split('\n').at(-1) ?? '')
  } catch {
    return undefined
  }
}

/** A data folder for a whole test file; whatever still runs on it in the end is ended. */
export function folderForFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lw-cli-'))
  afterAll(() => clear(folder))
  return folder
}

export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lw-cli-'))
  onTestFinished(() => clear(folder))
  return folder
}

export interface Started {
  child: ChildProcess
  url: string
  port: number
  token: string
  /** Everything on stdout and stderr so far. */
  out(): string
  err(): string
  /** Ends it by a signal; answers its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** `lanewright start` on a free port, as soon as it has printed its link. */
export async function startCli(words: string[], options: ProcessOptions = {}): Promise<Started> {
  const child = spawnCli(['start', '--port', '0', '--no-open', ...words], options)
  let [out, err] = ['', '']
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  const lines = createInterface({ input: child.stdout! })
  lines.on('line', (line) => {
    out += `${line}\n`
  })
  const ended = once(child, 'close').then(() => {
    throw new Error(`start ended: ${err}`)
  })
  await Promise.race([once(lines, 'line'), ended])
  ended.catch(() => {})
  const url = out.trim()
  const [, port, token] = /^http:\/\/localhost:(\d+)\/\?token=([\w-]+)$/.exec(url) ?? []
  return {
    child,
    url,
    port: Number(port),
    token: token ?? '',
    out: () => out,
    err: () => err,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode
      const gone = once(child, 'close')
      child.kill(signal)
      return (await gone)[0] as number | null
    },
  }
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  json: Json
}

/** A raw request: exactly these headers and no others that a client would add for us. */
export function rawRequest(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string | string[]>,
  body?: string | Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path, headers, setHost: false, agent: false },
      async (answer) => {
        let text = ''
        for await (const chunk of answer.setEncoding('utf8')) text += chunk
        const json = /^application\/json\b/.test(answer.headers['content-type'] ?? '') ? JSON.parse(text) : undefined
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text, json })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Rows of a query, beside whoever runs the database, else on one started for it. */
export async function sql(data: string, role: 'app' | 'owner', query: string): Promise<Json[]> {
  const [{ default: pg }, { openWay }, { settingsFrom }] = await Promise.all([
    import('pg'),
    import('#host/cli/opening.ts'),
    import('#host/cli/settings.ts'),
  ])
  const way = await openWay(settingsFrom({ data }, plainEnvironment))
  const client = new pg.Client({ connectionString: way.connections.url(role) })
  try {
    await client.connect()
    const answer = await client.query(query)
    return Array.isArray(answer) ? [] : answer.rows
  } finally {
    await client.end()
    await way.close()
  }
}

/** Rows of a query, asked by a program that `db run` gave its address. */
export async function sqlOfProgram(data: string, role: 'app' | 'owner', query: string): Promise<Json[]> {
  const words = [
    'db',
    'run',
    ...(role === 'owner' ? ['--owner'] : []),
    '--data',
    data,
    '--',
    process.execPath,
    asker,
    query,
  ]
  const ran = await cli(words)
  if (ran.code !== 0) throw new Error(ran.err)
  return ran.json
}

const asker = join(import.meta.dirname, 'ask.ts')

export function goalOf(...keys: string[]): string {
  return JSON.stringify({
    letters: keys.map((key) => ({ key, to: `Reader of ${key}`, about: `the matter of ${key}` })),
  })
}

export function posted(dataDir: string): string[] {
  try {
    return readFileSync(join(dataDir, 'post-office', 'book.txt'), 'utf8')
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

/** The letters pack outside this house, as a person would keep it, with one file changed. */
export function appCopy(folder: string, file: string, change: (text: string) => string): string {
  const copy = join(folder, 'letters-copy')
  cpSync(join(root, 'examples/letters/app'), copy, { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  mkdirSync(join(copy, 'node_modules'))
  symlinkSync(root, join(copy, 'node_modules', 'lanewright'))
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}')
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')))
  return join(copy, 'app.ts')
}
