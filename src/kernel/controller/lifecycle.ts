import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Closing } from '#kernel/ports/app.ts'
import type { AuditEntry, Change, RunRow, State, TaskRow } from '#kernel/ports/store.ts'
import { toArtifactRef } from '#kernel/run-record.ts'
import { storableText } from '#kernel/text.ts'
import { commitStep, refusedStep } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso, type Step } from './deps.ts'
import { endRun, orchestrator, recordEnd, recordEntry } from './runs.ts'

/** At least one task, all done: completed. Found here, never announced by an agent. */
export async function completeIfDone(deps: Deps, lease: Lease, state: State, { app }: LoadedApp): Promise<Step | null> {
  const run = orchestrator(state)
  const { counts } = state
  if (!run || counts.total === 0 || counts.done !== counts.total) return null
  const now = nowIso(deps)
  const closing = app.closing?.(state)
  const left = closing && leftBehind(deps, run, closing, now)
  const outputs = left ? [toArtifactRef(lease.workspace, left)] : []
  const ended = endRun(run, 'completed', now, left ? { outputs } : {})
  const committed = await commitStep(deps, lease, run, {
    changes: [
      ...(left ? [{ table: 'kernel.artifacts', op: 'insert', rows: [left] } as Change] : []),
      setStatus('active', 'completed', null),
      closing && ended.op === 'update' ? { ...ended, row: { ...ended.row, metadata: closing.metadata } } : ended,
    ],
    ...(closing && left ? { blobs: [{ hash: left.hash, bytes: closing.artifact.bytes }] } : {}),
    audit: [
      recordEntry(deps, run, {
        action: 'system',
        outcome: 'success',
        target: { target_type: 'workspace', name: 'workspace', operation: 'complete' },
        outputs,
      }),
      recordEnd(deps, run, 'completed'),
    ],
  })
  return committed.ok ? { did: 'workspace.completed', idle: true } : refusedStep(deps, committed.refusal)
}

function leftBehind(deps: Deps, run: RunRow, { artifact }: Closing, now: string) {
  const { bytes, ...named } = artifact
  return {
    artifact_id: deps.ids.uuid(),
    ...named,
    ...{ version: 1, source: 'agent', status: 'pending', hash: sha256Hex(bytes), hash_source: 'bytes' },
    byte_size: bytes.length,
    lineage: { derived_from: [], transformation: 'workflow summary', run_id: run.run_id },
    run_id: run.run_id,
    created_at: now,
  }
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
    audit: [recordEntry(deps, run, { action: 'system', outcome: 'success', reason, target })],
  }
}

/** The task is blocked, and the run that served it has failed. */
export function blockRows(
  deps: Deps,
  task: TaskRow,
  run: RunRow,
  reason: string,
): { changes: Change[]; audit: AuditEntry[] } {
  const now = nowIso(deps)
  const own = run.run_kind === 'agent'
  const verification = {
    verification_id: deps.ids.uuid(),
    task_id: task.task_id,
    kind: 'block',
    from_status: 'in_progress',
    to_status: 'blocked',
    reason,
    run_id: run.run_id,
    verified_at: now,
  }
  const error = { code: 'task.blocked', message: reason }
  const blocked = {
    status: 'blocked',
    blocked_reason: reason,
    updated_at: now,
    // A later try of this task is a child of the run that failed.
    ...(own ? { metadata: { ...task.metadata, failed_run_id: run.run_id } } : {}),
  }
  return {
    changes: [
      { table: 'kernel.verifications', op: 'insert', rows: [verification] },
      { table: 'kernel.tasks', op: 'update', where: { task_id: task.task_id, status: 'in_progress' }, row: blocked },
      ...(own ? [endRun(run, 'failed', now, { error })] : []),
    ],
    audit: [
      recordEntry(deps, run, {
        action: 'db_write',
        outcome: 'success',
        reason,
        target: { target_type: 'task', name: task.task_id, operation: 'block' },
      }),
      ...(own ? [recordEnd(deps, run, 'failed', reason, error)] : []),
    ],
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
      recordEntry(deps, run, {
        action: 'system',
        outcome: 'failure',
        severity: 'critical',
        reason,
        target: { target_type: 'workspace', name: 'workspace', operation: 'error' },
      }),
    ],
  })
}
