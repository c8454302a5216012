import { createHash } from 'node:crypto'

const WORK_MS = 60

/**
 * A promised time, for a machine that other processes may keep busy: a piece of work that needs nothing but the
 * processor shows how much of it we get. On an idle machine it is the promise itself.
 */
export function promisedMs(promise: number): number {
  const beganMs = performance.now()
  const usage = process.cpuUsage()
  let usedMs = 0
  while (usedMs < WORK_MS) {
    createHash('sha256').update(Buffer.alloc(100_000)).digest()
    const { user, system } = process.cpuUsage(usage)
    usedMs = (user + system) / 1000
  }
  const slowdown = Math.max(1, (performance.now() - beganMs) / usedMs)
  // Several processes that wait for each other wait more than one alone.
  return promise * (2 * slowdown - 1)
}
