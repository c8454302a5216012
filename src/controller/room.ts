import { validationError } from '#kernel/explain.ts'
import type { Tool } from '#ports/tool.ts'
import { type Deps, type Lease, nowIso } from './deps.ts'
import type { Refused } from './plan.ts'

/**
 * Takes what a call needs of limits that workspaces share, before its intent: what was taken stays taken whatever
 * becomes of the call, so that a cap holds over crashes. Null when there was room.
 */
export async function takeRoom(deps: Deps, lease: Lease, tool: Tool, input: unknown): Promise<Refused | null> {
  const room = tool.room?.(input, deps.clock.nowMs())
  if (!room) return null
  if ('closedUntil' in room) return noRoom(room.why, room.closedUntil)
  const shares = room.shares.map(({ freeAt: _, ...share }) => ({ ...share, reservationId: deps.ids.uuid() }))
  const full = await deps.store.reserve({ forWorkspace: lease.workspace, now: nowIso(deps), shares })
  const share = full === null ? undefined : room.shares.find(({ resource }) => resource === full)
  return share ? noRoom(`${share.cap} of ${share.resource} are taken`, share.freeAt) : null
}

function noRoom(why: string, until: string): Refused {
  const next = `It becomes possible at ${until}.`
  const refused = validationError('room.full', '', why, 'room under the limit', next)
  return { refused, rule: 'room.full', blameless: true, idle: true, wakeAtMs: Date.parse(until) }
}
