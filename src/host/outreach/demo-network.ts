import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Account } from '#demo/network/account.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'

/** The practice network of a data folder: a process of its own, started when it is first needed. */
export interface DemoNetwork {
  /** `host:port` of its pages; undefined before it was started for the first time. */
  host(): string | undefined
  start(): Promise<RunningDemoNetwork>
  close(): Promise<void>
}

export interface RunningDemoNetwork {
  url: string
  account: Account
  adminTokenFile: string
}

const START_MS = 30_000
const END_MS = 5_000
const PORT = /^\d{1,5}$/

export function demoNetwork(folder: string, options: { people?: number; seed?: number } = {}): DemoNetwork {
  let running: Promise<RunningDemoNetwork> | undefined
  let child: ChildProcess | undefined
  return {
    host() {
      const port = portOf(folder)
      return port === undefined ? undefined : `127.0.0.1:${port}`
    },
    start() {
      if (running) return running
      const started = launch(folder, options)
      child = started.child
      const ready = started.ready
      running = ready
      const forget = () => {
        if (running === ready) running = undefined
      }
      child.once('exit', forget)
      ready.catch(forget)
      return ready
    },
    async close() {
      const ending = child
      child = undefined
      running = undefined
      if (ending) await end(ending)
    },
  }
}

/** Who lives in the network of this folder, and where; null before it was started for the first time. */
export function foundedIn(folder: string): { url: string; account: Account; seed: number; people: number } | null {
  const [port, account, first] = [
    portOf(folder),
    accountIn(folder),
    readText(join(folder, 'log.jsonl'))?.split('\n')[0],
  ]
  if (port === undefined || !account || !first) return null
  const { seed, people } = JSON.parse(first) as { seed: number; people: number }
  return { url: `http://127.0.0.1:${port}`, account, seed, people }
}

/** Whoever lives there; the network is there from its first start on. */
export async function foundDemoNetwork(folder: string): Promise<NonNullable<ReturnType<typeof foundedIn>>> {
  if (!foundedIn(folder)) {
    const network = demoNetwork(folder)
    await network.start()
    await network.close()
  }
  return foundedIn(folder) as NonNullable<ReturnType<typeof foundedIn>>
}

function launch(folder: string, options: { people?: number; seed?: number }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const words = Object.entries({ ...options, port: portOf(folder) }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  )
  // Beside this file in the clone and in the installed package alike, under the ending that each of them has.
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const program = fileURLToPath(new URL(`../../demo/network/main.${ending}`, import.meta.url))
  const child = spawn(process.execPath, [program, '--data', folder, ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Nothing of ours is its business; PATH is where it finds the program that locks its folder.
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
  })
  return { child, ready: readyOf(child, folder) }
}

async function readyOf(child: ChildProcess, folder: string): Promise<RunningDemoNetwork> {
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000)
  })
  const said = once(createInterface({ input: child.stdout! }), 'line') as Promise<[string]>
  const gone = once(child, 'close').then((): never => {
    throw failureIn(complaint, portOf(folder))
  })
  gone.catch(() => {})
  const late = new AbortController()
  try {
    const first = await Promise.race([said, gone, pause(START_MS, undefined, { signal: late.signal })])
    if (!first) throw failureIn('', undefined)
    const { url, admin_token_file } = JSON.parse(first[0]) as { url: string; admin_token_file: string }
    // Addresses of profiles hold the port: it is the same for as long as the folder lives.
    writeFileSync(join(folder, 'port'), `${new URL(url).port}\n`, { mode: 0o600 })
    return { url, account: accountIn(folder) as Account, adminTokenFile: admin_token_file }
  } catch (error) {
    await end(child)
    throw error
  } finally {
    late.abort()
  }
}

function failureIn(complaint: string, port: number | undefined): Failure {
  const result = lastJson(complaint)
  if (result?.code === 'demo.port') {
    const next = `Stop the program that uses port ${port}; addresses of the practice network hold this number.`
    return new Failure('demo.port_taken', `the practice network needs port ${port}, which is taken`, next)
  }
  const {
    code = 'demo.not_started',
    message = 'the practice network did not start',
    next = 'Try again; if it stays so, remove the folder `demo-network` in the data folder.',
  } = result ?? {}
  return new Failure(code, message, next)
}

function lastJson(text: string): Partial<Refusal> | null {
  try {
    return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as Partial<Refusal>
  } catch {
    return null
  }
}

/** It ends by itself when its standard input closes, also when nobody here could ask it to any more. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  child.stdin?.end()
  const patience = new AbortController()
  await Promise.race([gone, pause(END_MS, undefined, { signal: patience.signal })]).catch(() => {})
  patience.abort()
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await gone
}

function portOf(folder: string): number | undefined {
  const text = readText(join(folder, 'port'))?.trim()
  return text !== undefined && PORT.test(text) ? Number(text) : undefined
}

function accountIn(folder: string): Account | undefined {
  try {
    return JSON.parse(readText(join(folder, 'account.json')) ?? '') as Account
  } catch {
    return undefined
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
