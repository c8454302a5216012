import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Clock } from '#kernel/ports/clock.ts'
import { systemClock } from '#system/clock.ts'

export interface SteppedClock extends Clock {
  /** Lets the time until then pass at once. */
  advanceTo(ms: number): void
}

/** A time of its own that passes in steps and is kept in a file: whoever comes back finds the same day. */
export function steppedClock(file: string, beginMs: number): SteppedClock {
  let ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) : beginMs - Date.now()
  const nowMs = () => Date.now() + ahead
  const keep = () => {
    writeFileSync(`${file}.new`, String(ahead))
    renameSync(`${file}.new`, file)
  }
  keep()
  return {
    nowMs,
    after: (ms, signal) => systemClock.after(ms, signal),
    advanceTo(ms) {
      // A moment more: what is due at a time is due after it, not at it.
      ahead += Math.max(1000, ms - nowMs() + 1000)
      keep()
    },
  }
}
