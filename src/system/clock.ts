import { v7 } from 'uuid'
import type { Clock, Ids } from '#kernel/ports/clock.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  /** By hand: the timers of the library tell of their end by an error, whose making costs more than the rest of a call. */
  after: (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS))
      if (signal?.aborted) end()
      else signal?.addEventListener('abort', end)
    }),
}

/** Version 7: sorts by time, so new rows land at the end of an index. */
export const systemIds: Ids = { uuid: () => v7() }
