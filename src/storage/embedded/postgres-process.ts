import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '#system/private-folder.ts'
import { identify, isAlive } from '#system/process.ts'
import type { Binaries } from './binaries.ts'
import { childEnvironment } from './cluster.ts'
import { openLog } from './log-file.ts'
import type { Launcher } from './unprivileged.ts'

/** A running server process, ours by birth or by adoption. */
export interface PostgresProcess {
  pid: number
  port: number
  adopted: boolean
  /** Settles with the reason when the process is gone. */
  ended: Promise<string>
  isRunning(): boolean
  signal(name: NodeJS.Signals): void
}

const watchEveryMs = 100

/** Starts the server in a process group of its own: Ctrl-C reaches only us, and we decide when it stops. */
export async function spawnPostgres(
  layout: Layout,
  binaries: Binaries,
  launcher: Launcher,
  port: number,
): Promise<{ server: PostgresProcess; logOffset: number }> {
  const log = await openLog(layout, launcher.owner)
  const logOffset = (await log.stat()).size
  const { program, args, ...identity } = launcher.wrap(binaries.postgres, ['-D', layout.pg, '-p', String(port)])
  const stdio = ['ignore' as const, log.fd, log.fd]
  const child = spawn(program, args, { ...identity, cwd: '/', env: childEnvironment, detached: true, stdio })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
  child.unref()
  await log.close()
  let running = child.pid !== undefined
  ended.then(() => {
    running = false
  })
  const signal = (name: NodeJS.Signals) => void (running && child.kill(name))
  const server = { pid: child.pid ?? 0, port, adopted: false, ended, isRunning: () => running, signal }
  return { server, logOffset }
}

/** A server that outlived its parent. It is no child of ours, so it is watched instead of awaited. */
export function watchPostgres(layout: Layout, pid: number, port: number): PostgresProcess {
  const ended = new Promise<string>((resolve) => {
    const watch = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(watch)
      resolve('it was killed or stopped')
    }, watchEveryMs)
    watch.unref()
  })
  const isRunning = () => isAlive(pid)
  const signal = (name: NodeJS.Signals) => {
    if (identify(pid, layout.pg) === 'ours') process.kill(pid, name)
  }
  return { pid, port, adopted: true, ended, isRunning, signal }
}

type Steps = readonly (readonly [NodeJS.Signals, number])[]

/** Fast shutdown; a server that does not obey is ended harder. Its write-ahead log makes each of them safe. */
export const politely: Steps = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 8000],
  ['SIGKILL', 5000],
]

/** For a server that does not answer: nobody's work waits in it, but somebody waits for its successor. */
export const firmly: Steps = [
  ['SIGQUIT', 1000],
  ['SIGKILL', 5000],
]

export async function endPostgres(server: PostgresProcess, steps: Steps): Promise<void> {
  for (const [signal, waitMs] of steps) {
    if (!server.isRunning()) return
    server.signal(signal)
    await settles(server.ended, waitMs)
  }
}

/** Waits for the promise, but not longer. The timer keeps the event loop alive: an unheard child does not. */
export async function settles(promise: Promise<unknown>, waitMs: number): Promise<void> {
  const timer = new AbortController()
  await Promise.race([promise, pause(waitMs, undefined, { signal: timer.signal }).catch(() => {})])
  timer.abort()
}
