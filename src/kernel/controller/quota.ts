import { validationError } from '#kernel/ledger/explain.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { type Deps, type Lease, nowIso } from './deps.ts'
import type { Refused } from './plan.ts'

/** What was taken, and of that what is given back when the call turns out not to have happened. */
export interface ReservedQuota {
  refundable: string[]
}

/**
 * Takes what a call needs of limits that workspaces share, before its intent: what was taken stays taken where nobody
 * knows what became of the call, so that a cap holds over crashes.
 */
export async function reserveQuota(
  deps: Deps,
  lease: Lease,
  tool: Tool,
  input: unknown,
): Promise<{ full: Refused } | ReservedQuota> {
  const quota = tool.quota?.(input, deps.clock.nowMs())
  if (!quota) return { refundable: [] }
  if ('closedUntil' in quota) return { full: quotaExceeded(quota.why, quota.closedUntil) }
  const taken = quota.reservations.map((one) => ({ ...one, reservationId: deps.ids.uuid() }))
  const reservations = taken.map(({ freeAt: _, refundable: __, ...one }) => one)
  const full = await deps.store.reserve({ forWorkspace: lease.workspace, now: nowIso(deps), reservations })
  const reservation = full === null ? undefined : quota.reservations.find(({ resource }) => resource === full)
  if (reservation)
    return { full: quotaExceeded(`${reservation.cap} of ${reservation.resource} are taken`, reservation.freeAt) }
  return { refundable: taken.filter(({ refundable }) => refundable).map(({ reservationId }) => reservationId) }
}

/** Nothing reached the outside: what was taken for it is free again. */
export async function releaseQuota(deps: Deps, { refundable }: ReservedQuota): Promise<void> {
  if (refundable.length > 0) await deps.store.releaseReservations({ reservationIds: refundable, now: nowIso(deps) })
}

function quotaExceeded(why: string, until: string): Refused {
  const next = `It becomes possible at ${until}.`
  const refused = validationError('quota.exceeded', '', why, 'quota below the limit', next)
  return { refused, rule: 'quota.exceeded', notCounted: true, idle: true, wakeAtMs: Date.parse(until) }
}
