import type { Change, State } from '#ports/store.ts'
import { commitStep } from './commit.ts'
import type { Deps, Lease, Step } from './deps.ts'
import { nowIso } from './deps.ts'
import { endRun, orchestrator, tell, tellRun } from './runs.ts'

/** At least one task, all done: completed. Found here, never announced by an agent. */
export async function completeIfDone(deps: Deps, lease: Lease, state: State): Promise<Step | null> {
  const run = orchestrator(state)
  const { counts } = state
  if (!run || counts.total === 0 || counts.done !== counts.total) return null
  const now = nowIso(deps)
  const committed = await commitStep(deps, lease, run, {
    changes: [
      {
        table: 'kernel.workspaces',
        op: 'update',
        where: { status: 'active' },
        row: { status: 'completed', status_reason: null },
      },
      endRun(run, 'completed', now),
    ],
    audit: [
      tell(deps, run, {
        action: 'system',
        outcome: 'success',
        target: { target_type: 'workspace', name: 'workspace', operation: 'complete' },
      }),
      tellRun(deps, run, 'completed', 'success'),
    ],
  })
  return { did: committed.ok ? 'workspace.completed' : committed.refusal.code, idle: true }
}

/** Past its budget of calls, tokens or money a workspace pauses and says so. */
export async function checkBudget(deps: Deps, lease: Lease, state: State): Promise<Step | null> {
  const { usage } = state
  const { budget } = state.workspace
  const spent = (['agent_calls', 'tokens', 'cost_micros'] as const).find(
    (k) => budget[k] !== undefined && usage[k] >= budget[k],
  )
  const run = orchestrator(state)
  if (!spent || !run) return null
  const reason = `the budget of ${budget[spent]} ${spent} is used up`
  const committed = await commitStep(deps, lease, run, {
    changes: [pause(reason)],
    audit: [
      tell(deps, run, {
        action: 'system',
        outcome: 'success',
        reason,
        target: { target_type: 'workspace', name: 'workspace', operation: 'pause' },
      }),
    ],
  })
  if (committed.ok) deps.notifier.notify({ workspaceId: lease.workspace, kind: 'paused', text: reason })
  return { did: committed.ok ? 'budget.used_up' : committed.refusal.code, idle: true }
}

export function pause(reason: string): Change {
  return {
    table: 'kernel.workspaces',
    op: 'update',
    where: { status: 'active' },
    row: { status: 'paused', status_reason: reason },
  }
}

/** A broken invariant: the workspace stands still until a person looks. */
export async function enterError(deps: Deps, lease: Lease, reason: string): Promise<void> {
  const state = await deps.store.load(lease.workspace)
  const run = state && orchestrator(state)
  if (!state || !run || state.workspace.status === 'error') return
  await commitStep(deps, lease, run, {
    changes: [
      {
        table: 'kernel.workspaces',
        op: 'update',
        where: {},
        row: { status: 'error', status_reason: reason.slice(0, 2000) },
      },
    ],
    audit: [
      tell(deps, run, {
        action: 'system',
        outcome: 'failure',
        severity: 'critical',
        reason,
        target: { target_type: 'workspace', name: 'workspace', operation: 'error' },
      }),
    ],
  })
}
