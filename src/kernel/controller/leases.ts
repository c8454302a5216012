import type { Clock } from '#kernel/ports/clock.ts'
import type { Store } from '#kernel/ports/store.ts'
import type { Lease } from './deps.ts'

export interface Leases {
  readonly ttlMs: number
  /** From now on whoever holds one ends with the step in hand. */
  readonly draining: boolean
  readonly held: number
  /** How many were lost to somebody else since the start. */
  readonly lost: number
  take(workspace: string): Promise<Lease | null>
  release(lease: Lease): Promise<void>
  drain(): void
  stop(): void
}

/**
 * The leases of one process, kept alive by one heartbeat. Losing one aborts its work at once; if this process is
 * paused and does not notice, its fence is refused by the database all the same.
 */
export function createLeases(store: Store, clock: Clock, holder: string, ttlMs: number): Leases {
  const held = new Map<string, { lease: Lease; abort: AbortController }>()
  /** Not given back because the database was away: given back before the next taking, so that nobody waits for them. */
  const owed = new Map<string, Lease>()
  const stopped = new AbortController()
  let beating = false
  let taken = 0
  let draining = false
  let lost = 0

  async function beat(): Promise<void> {
    if (beating) return
    beating = true
    try {
      while (held.size > 0 && !stopped.signal.aborted) {
        await clock.after(ttlMs / 3, stopped.signal)
        const asked = [...held.values()].map((h) => h.lease)
        const stored = new Set(await store.renewLeases(asked, ttlMs).catch(() => asked.map((l) => l.workspace)))
        for (const lease of asked) {
          const mine = held.get(lease.workspace)
          // Not lost: given back, or given back and taken again, while the beat was under way.
          if (stored.has(lease.workspace) || mine?.lease !== lease) continue
          mine.abort.abort()
          lost += 1
          held.delete(lease.workspace)
        }
      }
    } finally {
      beating = false
    }
  }

  return {
    ttlMs,
    get draining() {
      return draining
    },
    get held() {
      return held.size
    },
    get lost() {
      return lost
    },
    async take(workspace) {
      const old = owed.get(workspace)
      if (old) await store.releaseLease(workspace, old.fence)
      owed.delete(workspace)
      // Each taking is a holder of its own: two drives of one process do not share a lease either.
      const fence = await store.takeLease(workspace, `${holder}/${++taken}`, ttlMs)
      if (fence === null) return null
      const abort = new AbortController()
      const lease: Lease = { workspace, fence, lost: abort.signal }
      held.set(workspace, { lease, abort })
      void beat()
      return lease
    },
    async release(lease) {
      const mine = held.get(lease.workspace)
      if (mine?.lease !== lease) return
      held.delete(lease.workspace)
      await store.releaseLease(lease.workspace, lease.fence).catch(() => owed.set(lease.workspace, lease))
    },
    drain() {
      draining = true
    },
    stop: () => stopped.abort(),
  }
}
