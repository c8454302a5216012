import type { Clock } from '#kernel/ports/clock.ts'

export interface ManualClock extends Clock {
  /** Time passes; whatever waited for it goes on. */
  advance(ms: number): void
}

/** A clock that stands still until the test moves it. */
export function manualClock(start = '2026-03-02T09:00:00.000Z'): ManualClock {
  let now = Date.parse(start)
  const waiting = new Set<{ at: number; go: () => void }>()
  return {
    nowMs: () => now,
    after(ms, signal) {
      return new Promise((resolve) => {
        const entry = { at: now + ms, go: resolve }
        if (ms <= 0 || signal?.aborted) return resolve()
        waiting.add(entry)
        signal?.addEventListener('abort', () => {
          waiting.delete(entry)
          resolve()
        })
      })
    },
    advance(ms) {
      now += ms
      for (const entry of waiting) {
        if (entry.at > now) continue
        waiting.delete(entry)
        entry.go()
      }
    },
  }
}
