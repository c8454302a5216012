import { storableText } from '#kernel/text.ts'
import type { AuditEntry, Change, RunRow, State } from '#ports/store.ts'
import { commitStep, refusedStep } from './commit.ts'
import { type Deps, type Lease, nowIso, type Step } from './deps.ts'
import { endRun, orchestrator, tell, tellEnd } from './runs.ts'

/** At least one task, all done: completed. Found here, never announced by an agent. */
export async function completeIfDone(deps: Deps, lease: Lease, state: State): Promise<Step | null> {
  const run = orchestrator(state)
  const { counts } = state
  if (!run || counts.total === 0 || counts.done !== counts.total) return null
  const now = nowIso(deps)
  const committed = await commitStep(deps, lease, run, {
    changes: [setStatus('active', 'completed', null), endRun(run, 'completed', now)],
    audit: [
      tell(deps, run, {
        action: 'system',
        outcome: 'success',
        target: { target_type: 'workspace', name: 'workspace', operation: 'complete' },
      }),
      tellEnd(deps, run, 'completed'),
    ],
  })
  return committed.ok ? { did: 'workspace.completed', idle: true } : refusedStep(deps, committed.refusal)
}

/** Past its budget of calls, tokens or money a workspace pauses and says so. */
export async function checkBudget(deps: Deps, lease: Lease, state: State, notes: AuditEntry[]): Promise<Step | null> {
  const { usage } = state
  const { budget } = state.workspace
  const spent = (['agent_calls', 'tokens', 'cost_micros'] as const).find(
    (k) => budget[k] !== undefined && usage[k] >= budget[k],
  )
  const run = orchestrator(state)
  if (!spent || !run) return null
  const reason = `the budget of ${budget[spent]} ${spent} is used up`
  const paused = pauseRows(deps, run, reason)
  const committed = await commitStep(deps, lease, run, { ...paused, audit: [...notes, ...paused.audit] })
  if (!committed.ok) return refusedStep(deps, committed.refusal)
  deps.notifier.notify({ workspaceId: lease.workspace, kind: 'paused', text: reason })
  return { did: 'budget.used_up', idle: true }
}

/** The controller pauses a workspace itself when going on would help nobody; the reason says why. */
export function pauseRows(deps: Deps, run: RunRow, reason: string): { changes: Change[]; audit: AuditEntry[] } {
  const target = { target_type: 'workspace', name: 'workspace', operation: 'pause' }
  return {
    changes: [setStatus('active', 'paused', reason)],
    audit: [tell(deps, run, { action: 'system', outcome: 'success', reason, target })],
  }
}

export function setStatus(from: string, to: string, reason: string | null): Change {
  return {
    table: 'kernel.workspaces',
    op: 'update',
    where: { status: from },
    row: { status: to, status_reason: reason === null ? null : storableText(reason, 2000) },
  }
}

/** A broken invariant: the workspace stands still until a person looks. */
export async function enterError(deps: Deps, lease: Lease, reason: string): Promise<void> {
  const state = await deps.store.load(lease.workspace)
  const run = state && orchestrator(state)
  if (!state || !run || state.workspace.status === 'error') return
  await commitStep(deps, lease, run, {
    changes: [setStatus(state.workspace.status, 'error', reason)],
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
