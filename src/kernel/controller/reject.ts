import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { ValidationError } from '#kernel/contracts/verdict.ts'
import type { AuditEntry, Change, RunRow, State } from '#kernel/ports/store.ts'
import { storableText } from '#kernel/text.ts'
import type { Turn } from './agent-call.ts'
import { type Exchange, exchangeHashes } from './agent-exchange.ts'
import { refusedStep, type StepBody, tryCommit } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso, type Step } from './deps.ts'
import { blockRows, pauseRows } from './lifecycle.ts'
import type { Refused } from './plan.ts'
import { errorInfo, recordEntry } from './runs.ts'

/** Refused: logged with the reason, given back with the next snapshot; after the third time the task is blocked. */
export async function reject(
  deps: Deps,
  lease: Lease,
  { state, app }: Pick<Turn, 'state' | 'app'>,
  run: RunRow,
  body: Partial<StepBody>,
  { refused, rule, left, notCounted, idle = false, wakeAtMs }: Refused,
  exchange: Exchange,
): Promise<Step> {
  const attempts = state.usage.failed_attempts + (notCounted ? 0 : 1)
  const exhausted = !notCounted && attempts >= deps.limits.maxAttempts
  const reason = `no valid proposal in ${attempts} attempts; the last was refused: ${refused.code}: ${refused.message}`
  const outcome = rule ? 'deny' : 'failure'
  const error = errorInfo({ ...refused, retryable: !exhausted })
  const aside = exhausted && state.current_task ? setAside(deps, state, app, run, refused) : null
  const end = aside ?? (exhausted ? giveUp(deps, state, run, storableText(reason, 2000)) : { changes: [], audit: [] })
  const committed = await tryCommit(deps, lease, {
    usage: { ...body.usage, failed_attempts: exhausted ? 0 : attempts },
    changes: [...(body.changes ?? []), ...(left?.changes ?? []), ...end.changes],
    audit: [
      ...(body.audit ?? []),
      ...(left?.audit ?? []),
      recordEntry(deps, run, {
        action: rule ? 'authz_decision' : 'system',
        outcome,
        reason: `${refused.code}: ${refused.message}`,
        target: { target_type: 'proposal', name: 'proposal', operation: rule ? 'authorise' : 'validate' },
        ...(rule ? { authz: { decision: 'deny' as const, rule_id: rule } } : {}),
        ...exchangeHashes(exchange, outcome, error),
        error,
      }),
      ...end.audit,
    ],
  })
  if (!committed.ok) return refusedStep(deps, committed.refusal)
  const paused = exhausted && !state.current_task
  if (paused) {
    const text = 'The agent gave no valid proposal.'
    deps.notifier.notify({ workspaceId: lease.workspace, kind: 'paused', text })
  }
  return { did: `refused.${refused.code}`, idle: idle || paused, ...(wakeAtMs === undefined ? {} : { wakeAtMs }) }
}

/** One thing that the task is about cannot be done: the pack puts it down for a person, and the task goes on with the rest. */
function setAside(
  deps: Deps,
  state: State,
  { app }: LoadedApp,
  run: RunRow,
  refused: ValidationError,
): { changes: Change[]; audit: AuditEntry[] } | null {
  const aside = app.setAside?.(state, refused, { now: nowIso(deps), uuid: () => deps.ids.uuid() })
  if (!aside) return null
  const target = { target_type: 'task', name: state.current_task?.task_id ?? '', operation: 'set_aside' }
  const reason = storableText(aside.reason, 2000)
  return {
    changes: aside.changes,
    audit: [recordEntry(deps, run, { action: 'db_write', outcome: 'success', reason, target })],
  }
}

/** The agent could not be reached in time: nothing is held against the task; the workspace tries again, ever later. */
export async function outage(
  deps: Deps,
  lease: Lease,
  state: State,
  run: RunRow,
  body: Partial<StepBody>,
  error: Refusal,
  exchange: Exchange,
): Promise<Step> {
  const outages = state.usage.agent_outages + 1
  const info = errorInfo({ ...error, retryable: true })
  const waitMs = Math.min(1000 * 2 ** Math.min(outages, 9), 300_000)
  const committed = await tryCommit(deps, lease, {
    changes: body.changes ?? [],
    audit: [
      ...(body.audit ?? []),
      recordEntry(deps, run, {
        action: 'system',
        outcome: 'failure',
        reason: `${error.code}: ${error.message}`,
        target: { target_type: 'agent', name: 'agent', operation: 'propose' },
        ...exchangeHashes(exchange, 'failure', info),
        error: info,
      }),
    ],
    usage: { ...body.usage, agent_outages: outages },
  })
  if (!committed.ok) return refusedStep(deps, committed.refusal)
  return { did: `outage.${error.code}`, idle: true, wakeAtMs: deps.clock.nowMs() + waitMs }
}

/** With a task in progress the task is blocked and the rest goes on; with none there is nothing to go on with. */
function giveUp(deps: Deps, state: State, run: RunRow, reason: string): { changes: Change[]; audit: AuditEntry[] } {
  const task = state.current_task
  if (!task) return pauseRows(deps, run, reason)
  return blockRows(deps, task, run, reason)
}
