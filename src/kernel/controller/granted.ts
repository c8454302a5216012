import { canonicalText } from '#kernel/ledger/canonical.ts'
import { validationError } from '#kernel/ledger/explain.ts'
import type { ApprovalRow, AuditEntry, RunRow, State } from '#kernel/ports/store.ts'
import { takeSnapshot } from '#kernel/snapshot.ts'
import { validateProposal } from '#kernel/validate.ts'
import { act } from './act.ts'
import type { Acted } from './acting.ts'
import { close, openGrants } from './approvals.ts'
import { commitStep, recordRefused, refusedStep } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso, type Step } from './deps.ts'
import type { Refused } from './plan.ts'
import { requirePolicy, requireRun } from './require.ts'
import { recordEntry } from './runs.ts'

/**
 * A granted approval is decided, authorised and executed as if it were proposed now: state and policy may have changed.
 * One that cannot be executed yet keeps its grant and holds nothing up; why is noted for the commit of this cycle.
 */
export async function executeGranted(
  deps: Deps,
  lease: Lease,
  state: State,
  app: LoadedApp,
  notes: AuditEntry[],
): Promise<Step | null> {
  const now = deps.clock.nowMs()
  const ready = state.approvals.filter((a) => a.status === 'granted' && openGrants(a, now).length >= a.people_needed)
  for (const granted of ready) {
    const run = requireRun(state)
    const acted = await actOn(deps, lease, state, app, run, granted)
    if ('step' in acted) return acted.step
    if (!acted.idle) return turnDown(deps, lease, run, granted, acted)
    notes.push(recordDenied(deps, run, granted, acted))
  }
  return null
}

async function turnDown(deps: Deps, lease: Lease, run: RunRow, granted: ApprovalRow, acted: Refused): Promise<Step> {
  const { refused, notCounted } = acted
  if (notCounted) {
    // Somebody stopped it, or took over: the grant stands, and the next cycle sees what is to be done.
    await recordRefused(deps, lease, run, refused)
    return { did: refused.code, idle: refused.code === 'lease.stale' }
  }
  const committed = await commitStep(deps, lease, run, {
    changes: close(granted, 'superseded', `${refused.code}: ${refused.message}`, nowIso(deps)),
    audit: [recordDenied(deps, run, granted, acted)],
  })
  return committed.ok ? { did: `granted.${refused.code}`, idle: false } : refusedStep(deps, committed.refusal)
}

function recordDenied(deps: Deps, run: RunRow, granted: ApprovalRow, { refused, rule }: Refused): AuditEntry {
  return recordEntry(deps, run, {
    action: 'authz_decision',
    outcome: 'deny',
    reason: `${refused.code}: ${refused.message}`,
    lane: granted.lane_id,
    target: { target_type: 'approval', name: granted.action, operation: 'execute' },
    authz: { decision: 'deny', rule_id: rule ?? refused.code },
    request_hash: granted.action_hash,
  })
}

async function actOn(
  deps: Deps,
  lease: Lease,
  state: State,
  app: LoadedApp,
  run: RunRow,
  granted: ApprovalRow,
): Promise<Acted> {
  if (granted.task_id !== null && granted.task_id !== state.current_task?.task_id) {
    const message = 'the task that it was granted for is not in progress any more'
    return { refused: validationError('task.not_current', '', message, 'its task in progress', 'Propose it again.') }
  }
  // The stored bytes are validated again like any proposal: what was approved is what is executed.
  const snapshot = JSON.parse(granted.content) as { action: unknown }
  const { proposal, verdict } = validateProposal(
    canonicalText(snapshot.action),
    granted.author === 'human' ? { ...app.actions, ...app.app.edits } : app.actions,
  )
  if (!proposal) return { refused: verdict.error as NonNullable<typeof verdict.error> }
  return act(deps, lease, {
    state,
    app,
    policy: await requirePolicy(state, app),
    run,
    proposal,
    author: granted.author,
    actorId: deps.agentFor(state).name,
    subjectId: granted.subject_id,
    approval: granted,
    with: () => ({ basis: takeSnapshot(app.app, state, deps.clock.nowMs()).basis }),
  })
}
