import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import type { Clock, Ids } from '#ports/clock.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  async after(ms, signal) {
    await sleep(Math.min(Math.max(ms, 0), LONGEST_TIMER_MS), undefined, { signal }).catch(() => {})
  },
}

/** Version 7: sorts by time, so new rows land at the end of an index. */
export const systemIds: Ids = { uuid: () => v7() }
