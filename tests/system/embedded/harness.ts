import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Role } from '#storage/embedded/credentials.ts'
import type { EmbeddedServer } from '#storage/embedded/server.ts'
import { atEnd } from '../../support/scope.ts'

export const isRoot = process.getuid?.() === 0

/** A private temporary folder that goes with the test, or with the file that shares it; servers still running below it are ended first. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lw-'))
  atEnd(() => clear(folder))
  return folder
}

export async function clear(folder: string): Promise<void> {
  for (const pid of serversBelow(folder)) process.kill(pid, 'SIGKILL')
  await until(() => serversBelow(folder).length === 0)
  for (const path of [folder, `${folder}.journal`])
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

export interface Report {
  ok: boolean
  pid: number
  port: number
  adopted: boolean
  code: string
  message: string
  next: string
  /** Until it was refused; how long a process takes to begin is not counted. */
  tookMs: number
}

/** Starts the server from another process, and answers what that process said. */
export async function startElsewhere(
  dataDir: string,
  account?: { uid: number; gid: number },
): Promise<{ child: ChildProcess; report: Report }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hold.ts'), dataDir], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, report: JSON.parse(line) as Report }
}

export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export async function ask(server: EmbeddedServer, role: Role, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url(role) })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const HANGS_MS = 100_000

/** Waits for something that happens by itself; the limit only ends what hangs. */
export async function until(happened: () => boolean): Promise<void> {
  const end = performance.now() + HANGS_MS
  while (!happened()) {
    if (performance.now() > end) throw new Error('it did not happen')
    await pause(20)
  }
}

/** Every live process that works in or was started on a folder below `folder`, found by its command line. */
export function serversBelow(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes(`\0-D\0${folder}`))
    .map(Number)
}

export function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
