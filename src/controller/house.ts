import { Failure } from '#contracts/refusal.ts'
import { HOUSE } from '#kernel/house.ts'
import type { Policy } from '#kernel/policy.ts'
import type { Change } from '#ports/store.ts'
import { type Deps, type LoadedPack, nowIso } from './deps.ts'
import type { Leases } from './leases.ts'
import { insertDone, newRun, tell, tellEnd, tellStart } from './runs.ts'

/** Puts a pack's policy in force: registered by content hash, told in the house's ledger. True when it changed. */
export async function activatePolicy(
  deps: Deps,
  leases: Leases,
  pack: LoadedPack & { policy: Policy },
  by: string,
): Promise<boolean> {
  const { name } = pack.pack
  const { pins } = pack.policy
  const active = await deps.store.activePins(name)
  if (active?.lanes === pins.lanes && active.roles === pins.roles) return false
  const lease = await takeHouse(deps, leases)
  try {
    const now = nowIso(deps)
    const texts = [
      { kind: 'lanes', hash: pins.lanes, content: pack.pack.policy.lanes.text },
      { kind: 'roles', hash: pins.roles, content: pack.pack.policy.roles.text },
    ] as const
    const known = await Promise.all(texts.map((t) => deps.store.hasPolicy(name, t.kind, t.hash)))
    const fresh = texts.filter((_, i) => !known[i])
    const changes: Change[] = [
      ...(fresh.length > 0
        ? [
            {
              table: 'kernel.policies',
              op: 'insert' as const,
              rows: fresh.map((t) => ({ ...t, pack: name, registered_at: now })),
            },
          ]
        : []),
      active
        ? {
            table: 'kernel.active_policies',
            op: 'update',
            where: { pack: name },
            row: { lanes_pin: pins.lanes, roles_pin: pins.roles, activated_at: now, activated_by: by },
          }
        : {
            table: 'kernel.active_policies',
            op: 'insert',
            rows: [{ pack: name, lanes_pin: pins.lanes, roles_pin: pins.roles, activated_at: now, activated_by: by }],
          },
    ]
    const run = newRun(deps, {
      kind: 'system',
      name: `policy of ${name}`,
      actor: { type: 'system', id: 'controller' },
      pins,
    })
    const committed = await deps.store.commit({
      workspace: HOUSE,
      fence: lease.fence,
      now,
      changes: [...changes, insertDone(run)],
      audit: [
        ...tellStart(deps, run, 'policy.start'),
        tell(deps, run, {
          action: 'policy_change',
          outcome: 'success',
          reason: active
            ? `lanes ${active.lanes.slice(0, 12)} -> ${pins.lanes.slice(0, 12)}, roles ${active.roles.slice(0, 12)} -> ${pins.roles.slice(0, 12)}`
            : 'first policy',
          target: { target_type: 'policy', name, operation: 'activate' },
        }),
        tellEnd(deps, run, 'completed'),
      ],
    })
    if (!committed.ok) throw new Failure(committed.refusal.code, committed.refusal.message, committed.refusal.next)
    return true
  } finally {
    await leases.release(lease)
  }
}

const TRIES = 50

/** The house is written by everyone, for an instant each. */
export async function takeHouse(deps: Deps, leases: Leases) {
  for (let i = 0; i < TRIES; i++) {
    const lease = await leases.take(HOUSE)
    if (lease) return lease
    await deps.clock.after(100)
  }
  throw new Failure(
    'house.busy',
    'another process holds the house for too long',
    'Wait for it to finish its start, then try again.',
  )
}
