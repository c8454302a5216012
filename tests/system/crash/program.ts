import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { layoutOf } from '#system/private-folder.ts'
import { identify } from '#system/process.ts'
import type { Ask, Said } from './said.ts'

/** One life of the child. */
export interface Life {
  process: ChildProcess
  bornMs: number
  alive(): boolean
  /** Resolves with the first line that fits, said from now on; throws when the child ends before. */
  hears<T extends Said['t']>(
    t: T,
    fits?: (said: Extract<Said, { t: T }>) => boolean,
    withinMs?: number,
  ): Promise<number>
  /** The signal or exit code it ended with, after its last line was read. */
  ended: Promise<string>
  /** The end of what it wrote to standard error. */
  errors(): string
}

/** Starts the child. `hear` gets every line it says, also those found in the pipe after its death. */
export function startChild(ask: Ask, handle: (said: Said) => void): Life {
  const bornMs = performance.now()
  const program = join(import.meta.dirname, 'child.ts')
  const child = spawn(process.execPath, ['--conditions=lanewright-source', program, JSON.stringify(ask)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const waiting = new Set<(said: Said | null) => void>()
  const lines = createInterface({ input: child.stdout })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-4000)
  })
  lines.on('line', (line) => {
    const said = JSON.parse(line) as Said
    handle(said)
    for (const wait of [...waiting]) wait(said)
  })
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(([[code, signal]]) => {
    for (const wait of [...waiting]) wait(null)
    return String(signal ?? code)
  })
  const alive = () => child.exitCode === null && child.signalCode === null
  return {
    process: child,
    bornMs,
    alive,
    ended,
    errors: () => errors,
    hears: (t, fits = () => true, withinMs = 30_000) =>
      new Promise((resolve, reject) => {
        const give = (error: Error | null) => {
          clearTimeout(late)
          waiting.delete(look)
          if (error) reject(error)
          else resolve(performance.now())
        }
        if (child.exitCode !== null || child.signalCode !== null)
          return reject(new Error(`the child is gone: ${errors}`))
        const look = (said: Said | null) => {
          if (said === null) give(new Error(`the child ended before it said ${t}: ${errors}`))
          else if (said.t === t && fits(said as never)) give(null)
        }
        const late = setTimeout(() => give(new Error(`the child did not say ${t} in time: ${errors}`)), withinMs)
        waiting.add(look)
      }),
  }
}

export async function killChild(life: Life): Promise<void> {
  life.process.kill('SIGKILL')
  await life.ended
}

/** kill -9 of the server's first process; its sessions notice and die. Returns its number. */
export function killDatabase(dataDir: string): number {
  const pid = serverPid(dataDir)
  if (pid === undefined) throw new Error(`no server runs on ${dataDir}`)
  process.kill(pid, 'SIGKILL')
  return pid
}

/** Ends whatever server was left on the folder, before the folder goes. */
export function endDatabase(dataDir: string): void {
  if (serverPid(dataDir) !== undefined) killDatabase(dataDir)
}

/** The server that runs on this folder now. The number in a file that was left behind may be anybody's. */
export function serverPid(dataDir: string): number | undefined {
  const { pg } = layoutOf(dataDir)
  const path = join(pg, 'postmaster.pid')
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0
  return pid > 1 && identify(pid, pg) === 'ours' ? pid : undefined
}
