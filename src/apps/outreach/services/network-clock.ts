import type { NetworkAdmin } from '#demo/network/admin-client.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import { systemClock } from '#system/clock.ts'

export interface ClockOfNetwork extends Clock {
  /** Lets the network's days pass; the product's pass with them. */
  advanceTo(ms: number): Promise<void>
}

/** The time of the practice network, which it keeps over restarts: whoever comes back finds the same day. */
export async function clockOf(admin: Pick<NetworkAdmin, 'state' | 'advance'>): Promise<ClockOfNetwork> {
  let ahead = Date.parse((await admin.state()).now) - Date.now()
  const nowMs = () => Date.now() + ahead
  return {
    nowMs,
    after: (ms, signal) => systemClock.after(ms, signal),
    async advanceTo(ms) {
      // A moment more: what is due at a time is due after it, not at it.
      const by = Math.max(1000, ms - nowMs() + 1000)
      ahead = Date.parse(await admin.advance(Math.ceil(by))) - Date.now()
    },
  }
}
