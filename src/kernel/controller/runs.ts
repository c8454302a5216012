import { agentRequest, taskParameters } from '#kernel/agent-request.ts'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { ErrorInfo } from '#kernel/contracts/closed.ts'
import { OUTCOME_OF_STATUS } from '#kernel/contracts/run-record.ts'
import type { ValidationError } from '#kernel/contracts/verdict.ts'
import { type AuditInput, auditEntry } from '#kernel/ledger/audit.ts'
import type { Authorization } from '#kernel/policy/authorize.ts'
import type { RunDetails } from '#kernel/ports/app.ts'
import type { AuditEntry, Change, Pins, RunRow, State } from '#kernel/ports/store.ts'
import { requestHash, responseHash } from '#kernel/request-hash.ts'
import { toArtifactRef } from '#kernel/run-record.ts'
import { storableText } from '#kernel/text.ts'
import { type Deps, type LoadedApp, nowIso } from './deps.ts'

export interface NewRun {
  kind: RunRow['run_kind']
  name?: string
  parent?: Parent | null
  taskId?: string | null
  actor: { type: RunRow['actor_type']; id: string; role?: string | null }
  lane?: string | null
  pins: Pins
  parametersHash?: string | null
  details?: RunDetails
}

type Parent = Pick<RunRow, 'run_id' | 'root_run_id' | 'client_session_id' | 'taxonomy_versions'>

export function newRun(deps: Deps, spec: NewRun): RunRow {
  const run_id = deps.ids.uuid()
  return {
    run_id,
    parent_run_id: spec.parent?.run_id ?? null,
    root_run_id: spec.parent?.root_run_id ?? run_id,
    run_kind: spec.kind,
    run_name: spec.name === undefined ? null : storableText(spec.name, 200),
    task_id: spec.taskId ?? null,
    actor_type: spec.actor.type,
    actor_id: spec.actor.id,
    role_id: spec.actor.role ?? null,
    lane_id: spec.lane ?? null,
    lanes_pin: spec.pins.lanes,
    roles_pin: spec.pins.roles,
    status: 'running',
    created_at: nowIso(deps),
    parameters_hash: spec.parametersHash ?? null,
    ...inherited(spec.parent ?? null),
    ...spec.details,
  }
}

/** A child is heard in its parent's session and sorts by its parent's versions. */
function inherited(parent: Parent | null): RunDetails {
  return {
    ...(parent?.client_session_id ? { client_session_id: parent.client_session_id } : {}),
    ...(parent?.taxonomy_versions ? { taxonomy_versions: parent.taxonomy_versions } : {}),
  }
}

/** What a write brought: the artifacts among its rows, and those that lie elsewhere. */
export function outputsOf(workspace: string, changes: Change[], elsewhere: ArtifactRef[] = []): ArtifactRef[] {
  const rows = changes.flatMap((c) => (c.op === 'insert' && c.table === 'kernel.artifacts' ? c.rows : []))
  return [...rows.map((row) => toArtifactRef(workspace, row)), ...elsewhere]
}

/** What a child brings home is its agent's, too. */
export function bringHome(parent: RunRow | null | undefined, outputs: ArtifactRef[]): Change[] {
  if (parent?.run_kind !== 'agent' || parent.status !== 'running' || outputs.length === 0) return []
  const row = { outputs_artifacts: [...(parent.outputs_artifacts ?? []), ...outputs] }
  return [{ table: 'kernel.runs', op: 'update', where: { run_id: parent.run_id }, row }]
}

/** A run that was refused before it began. */
export function insertDenied(run: RunRow, error: { code: string; message: string }): Change {
  const rows = [{ ...run, status: 'denied', completed_at: run.created_at, error: errorInfo(error) }]
  return { table: 'kernel.runs', op: 'insert', rows }
}

/** How the audit tells a run that was refused before it began. */
export function recordDenied(deps: Deps, run: RunRow, action: string, denied: Authorization): AuditEntry[] {
  return [
    recordEntry(deps, run, {
      action: 'authz_decision',
      outcome: 'deny',
      reason: denied.reason,
      lane: denied.lane ?? null,
      target: { target_type: 'action', name: action, operation: 'authorise' },
      authz: { decision: 'deny', rule_id: denied.rule_id },
      ...(run.parameters_hash ? { request_hash: run.parameters_hash } : {}),
    }),
    recordEnd(deps, run, 'denied', denied.reason),
  ]
}

export type RunEnd = 'completed' | 'failed' | 'cancelled' | 'denied'

export function insertRun(run: RunRow): Change {
  return { table: 'kernel.runs', op: 'insert', rows: [{ ...run, started_at: run.created_at }] }
}

/** A run that begins and ends within one commit. */
export function insertDone(run: RunRow, outputs: ArtifactRef[] = []): Change {
  const row = { ...run, status: 'completed', started_at: run.created_at, completed_at: run.created_at }
  return { table: 'kernel.runs', op: 'insert', rows: [{ ...row, outputs_artifacts: outputs }] }
}

export interface RunError {
  code: string
  message: string
  retryable?: boolean
}

export function errorInfo({ code, message, retryable = false }: RunError): ErrorInfo {
  return { error_code: code, message: storableText(message, 2000), retryable }
}

export function endRun(
  run: Pick<RunRow, 'run_id'>,
  status: RunEnd,
  now: string,
  more: { error?: RunError; outputs?: ArtifactRef[] } = {},
): Change {
  const { error, outputs } = more
  const row = {
    status,
    completed_at: now,
    ...(error && { error: errorInfo(error) }),
    ...(outputs && { outputs_artifacts: outputs }),
  }
  return { table: 'kernel.runs', op: 'update', where: { run_id: run.run_id }, row }
}

/** The run that the next action belongs to: the task's own while a task is in progress, else the orchestrator's. */
export function actingRun(state: State): RunRow | null {
  const task = state.current_task
  const running = state.runs.filter((r) => r.status === 'running')
  return (
    (task && running.find((r) => r.run_kind === 'agent' && r.task_id === task.task_id)) ??
    running.find((r) => r.run_kind === 'orchestrator') ??
    null
  )
}

export function orchestrator(state: State): RunRow | null {
  return state.runs.find((r) => r.run_kind === 'orchestrator' && r.status === 'running') ?? null
}

export function recordEntry(deps: Deps, run: RunRow, recorded: AuditInput): AuditEntry {
  return auditEntry(deps.ids.uuid(), run, recorded)
}

/** authz_decision and running, for a run that begins with this commit. */
export function recordStart(deps: Deps, run: RunRow, ruleId: string, requestHash?: string): AuditEntry[] {
  return [
    recordEntry(deps, run, {
      action: 'authz_decision',
      outcome: 'allow',
      target: { target_type: 'run', name: run.run_name || run.run_kind, operation: 'start' },
      authz: { decision: 'allow', rule_id: ruleId },
      request_hash: requestHash,
    }),
    recordStatus(deps, run, 'running', 'success'),
  ]
}

/** One record for each decision of an agent, where the pack keeps one. */
export function recordDecision(
  deps: Deps,
  { app }: LoadedApp,
  state: State,
  run: RunRow,
  proposal: unknown,
  refused: ValidationError | null,
): AuditEntry[] {
  const record = app.record?.(state, proposal, refused)
  if (!record) return []
  const { name, operation, person, text } = record
  const target = { target_type: 'decision', name, operation }
  const entry = recordEntry(deps, run, { action: 'system', outcome: refused ? 'failure' : 'success', target })
  return [{ ...entry, private: { person, data: text } }]
}

/** How a run's end reads in the audit log. The end of an agent's run is its response: outcome, artifacts and error. */
export function recordEnd(deps: Deps, run: RunRow, status: RunEnd, reason?: string, error?: RunError): AuditEntry {
  const outcome = OUTCOME_OF_STATUS[status]
  if (run.run_kind !== 'agent') return recordStatus(deps, run, status, outcome, reason)
  const { run_id, role_id, outputs_artifacts: output_artifacts = [] } = run
  const response = {
    outcome,
    agent_name: role_id ?? '',
    run_id,
    output_artifacts,
    error: error ? errorInfo(error) : null,
  }
  return recordStatus(deps, run, status, outcome, reason, responseHash(response))
}

function recordStatus(
  deps: Deps,
  run: RunRow,
  operation: string,
  outcome: AuditInput['outcome'],
  reason?: string,
  response_hash?: string,
): AuditEntry {
  const target = { target_type: 'run', name: run.run_name || run.run_kind, operation }
  return recordEntry(deps, run, {
    action: 'system',
    outcome,
    reason,
    target,
    ...(response_hash ? { response_hash } : {}),
  })
}

/**
 * The policy changed under running runs: they end as denied, and the work goes on in new runs under the policy in
 * force, each with the ended one as its parent, in the same tree.
 */
export function renewRuns(
  deps: Deps,
  state: State,
  pins: Pins,
  deniedAction: string,
): { changes: Change[]; audit: AuditEntry[] } {
  const now = nowIso(deps)
  const changes: Change[] = []
  const audit: AuditEntry[] = []
  const stale = state.runs.filter(
    (r) =>
      r.status === 'running' &&
      (r.lanes_pin !== pins.lanes || r.roles_pin !== pins.roles) &&
      (r.run_kind === 'orchestrator' || r.run_kind === 'agent'),
  )
  for (const old of stale) {
    const reason = 'the policy was changed since this run was pinned'
    const error = { code: 'pins.mismatch', message: reason, retryable: true }
    changes.push(endRun(old, 'denied', now, { error }))
    audit.push(
      recordEntry(deps, old, {
        action: 'authz_decision',
        outcome: 'deny',
        reason,
        target: { target_type: 'action', name: deniedAction, operation: 'authorise' },
        authz: { decision: 'deny', rule_id: 'pins.mismatch' },
      }),
      recordEnd(deps, old, 'denied', reason, error),
    )
    const fresh = newRun(deps, {
      kind: old.run_kind,
      name: old.run_name ?? undefined,
      parent: old,
      taskId: old.task_id,
      actor: { type: old.actor_type, id: old.actor_id, role: old.role_id },
      pins,
      parametersHash: old.parameters_hash,
      ...(old.inputs_artifacts?.length ? { details: { inputs_artifacts: old.inputs_artifacts } } : {}),
    })
    changes.push(insertRun(fresh))
    audit.push(...recordStart(deps, fresh, 'policy.renewed', askedAgain(state, fresh)))
  }
  return { changes, audit }
}

/** The same task under another policy is another question. */
function askedAgain({ workspace, current_task: task }: State, run: RunRow): string | undefined {
  if (run.run_kind !== 'agent' || !task || task.task_id !== run.task_id) return undefined
  return requestHash(agentRequest(workspace.id, run, run.role_id ?? '', taskParameters(task.metadata)))
}
