import { Failure } from '#kernel/contracts/refusal.ts'
import type { AuditInput } from '#kernel/ledger/audit.ts'
import type { Policy } from '#kernel/policy/policy.ts'
import type { Change, Committed, Pins, Row } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { type Deps, type LoadedApp, nowIso } from './deps.ts'
import type { Leases } from './leases.ts'
import { insertDone, newRun, recordEnd, recordEntry, recordStart } from './runs.ts'

/** Puts a pack's policy in force: registered by content hash, told in the house's ledger. True when it changed. */
export async function activatePolicy(
  deps: Deps,
  leases: Leases,
  app: LoadedApp & { policy: Policy },
  by: string,
): Promise<boolean> {
  const { name } = app.app
  const { pins } = app.policy
  const active = await deps.store.activePins(name)
  if (active?.lanes === pins.lanes && active.roles === pins.roles) return false
  await inSystemWorkspace(deps, leases, { name: `policy of ${name}`, rule: 'policy.start', pins }, async (now) => {
    const texts = [
      { kind: 'lanes', hash: pins.lanes, content: app.app.policy.lanes.text },
      { kind: 'roles', hash: pins.roles, content: app.app.policy.roles.text },
    ] as const
    const known = await Promise.all(texts.map((t) => deps.store.hasPolicy(name, t.kind, t.hash)))
    const fresh = texts.filter((_, i) => !known[i]).map((t) => ({ ...t, pack: name, registered_at: now }))
    const row = { lanes_pin: pins.lanes, roles_pin: pins.roles, activated_at: now, activated_by: by }
    const table = 'kernel.active_policies'
    const changes: Change[] = [
      ...(fresh.length > 0 ? [{ table: 'kernel.policies', op: 'insert' as const, rows: fresh }] : []),
      active
        ? { table, op: 'update', where: { pack: name }, row }
        : { table, op: 'insert', rows: [{ pack: name, ...row }] },
    ]
    const reason = active
      ? `lanes ${active.lanes.slice(0, 12)} -> ${pins.lanes.slice(0, 12)}, roles ${active.roles.slice(0, 12)} -> ${pins.roles.slice(0, 12)}`
      : 'first policy'
    const target = { target_type: 'policy', name, operation: 'activate' }
    return { changes, recorded: { action: 'policy_change', outcome: 'success', reason, target } }
  })
  return true
}

interface SystemWorkspaceWork {
  name: string
  /** The rule that lets it begin. */
  rule: string
  pins: Pins
  kind?: 'system' | 'promotion'
}

interface SystemWorkspaceChange {
  changes: Change[]
  recorded: AuditInput
  /** Goes with what is told, under the house's own key. */
  text?: Row
}

/** One change of the house, told in its ledger. Nobody else writes to the house while it is decided. */
export async function inSystemWorkspace(
  deps: Deps,
  leases: Leases,
  { name, rule, pins, kind = 'system' }: SystemWorkspaceWork,
  decide: (now: string) => Promise<SystemWorkspaceChange>,
): Promise<void> {
  const lease = await takeSystemWorkspace(deps, leases)
  try {
    const now = nowIso(deps)
    const { changes, recorded, text } = await decide(now)
    const run = newRun(deps, { kind, name, actor: { type: 'system', id: 'controller' }, pins })
    const entry = recordEntry(deps, run, recorded)
    const committed = await deps.store.commit({
      workspace: SYSTEM_WORKSPACE,
      fence: lease.fence,
      now,
      changes: [...changes, insertDone(run)],
      audit: [
        ...recordStart(deps, run, rule),
        text ? { ...entry, private: { person: SYSTEM_WORKSPACE, data: text } } : entry,
        recordEnd(deps, run, 'completed'),
      ],
    })
    if (!committed.ok) throw new Failure(committed.refusal.code, committed.refusal.message, committed.refusal.next)
  } finally {
    await leases.release(lease)
  }
}

/** Rows of the house that are no decision of anybody: the events tell them, and no run. */
export async function recordInSystemWorkspace(deps: Deps, leases: Leases, changes: Change[]): Promise<Committed> {
  const lease = await takeSystemWorkspace(deps, leases)
  try {
    const now = nowIso(deps)
    return await deps.store.commit({ workspace: SYSTEM_WORKSPACE, fence: lease.fence, now, changes, audit: [] })
  } finally {
    await leases.release(lease)
  }
}

const TRIES = 50

/** The house is written by everyone, for an instant each. */
async function takeSystemWorkspace(deps: Deps, leases: Leases) {
  for (let i = 0; i < TRIES; i++) {
    const lease = await leases.take(SYSTEM_WORKSPACE)
    if (lease) return lease
    await deps.clock.after(100)
  }
  throw new Failure(
    'house.busy',
    'another process holds the house for too long',
    'Wait for it to finish its start, then try again.',
  )
}

/** A run is pinned to a policy that can be read, and the house has none of its own. */
export async function anyPins(deps: Deps): Promise<Pins> {
  for (const app of deps.apps.keys()) {
    const pins = await deps.store.activePins(app)
    if (pins) return pins
  }
  throw new Failure('access.no_policy', 'no policy is in force yet', 'Start the product with a pack first.')
}
