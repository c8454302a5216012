import { fork } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { batchOf } from './players.ts'
import type { Done } from './worker.ts'

export interface SeedsToRun {
  pack: string
  from: number
  seeds: number
  workers: number
  /** Where it is kept how far the seeds are clean; the same run again goes on from there. */
  state?: string
  log(line: string): void
}

export interface Ran extends Done {
  /** Seeds that an earlier run had found clean already. */
  before: number
  seconds: number
}

/** Plays many seeds in several processes, up to the first breach. */
export async function runSeeds({ pack: app, from, seeds, workers, state, log }: SeedsToRun): Promise<Ran> {
  const start = performance.now()
  const kept = state ? readState(state) : {}
  const key = `${app} from ${from}`
  const first = Math.min(from + seeds, Math.max(from, kept[key] ?? from))
  const total: Done = { seeds: 0, events: 0, entries: 0, failed: null }
  const open = new Set<number>()
  let next = first
  let result = 0
  const seconds = () => (performance.now() - start) / 1000
  const reached = () => Math.min(next, ...open)

  function note(): void {
    // A breach is not clean: the next run finds it again.
    if (state && !total.failed) writeState(state, { ...readState(state), [key]: reached() })
    if (performance.now() - result < 5000) return
    result = performance.now()
    log(
      `${app}: ${total.seeds} seeds, ${(total.seeds / seconds()).toFixed(1)}/s, all from ${from} below ${reached()} are clean`,
    )
  }

  const child = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(join(import.meta.dirname, 'worker.ts'), [app], { execArgv: process.execArgv })
      const more = () => {
        const count = Math.min(batchOf(app), from + seeds - next)
        if (count <= 0 || total.failed) return worker.disconnect()
        open.add(next)
        worker.send({ first: next, count })
        next += count
      }
      worker.on('message', (done: Done & { first: number }) => {
        open.delete(done.first)
        total.seeds += done.seeds
        total.events += done.events
        total.entries += done.entries
        if (done.failed && (!total.failed || done.failed.seed < total.failed.seed)) total.failed = done.failed
        note()
        more()
      })
      worker.on('error', reject)
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))))
      more()
    })
  const left = from + seeds - first
  await Promise.all(Array.from({ length: Math.min(workers, Math.ceil(left / batchOf(app))) }, child))
  return { ...total, before: first - from, seconds: seconds() }
}

function readState(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function writeState(file: string, state: Record<string, number>): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`)
  renameSync(`${file}.new`, file)
}
