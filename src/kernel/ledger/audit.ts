import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { AuditAction, AuditOutcome, Severity } from '#kernel/contracts/audit-event.ts'
import type { ErrorInfo } from '#kernel/contracts/closed.ts'
import { OUTCOME_OF_STATUS } from '#kernel/contracts/run-record.ts'
import type { AuditEntry, RunRow } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { storableText } from '#kernel/text.ts'

export interface AuditInput {
  action: AuditAction
  outcome: AuditOutcome
  reason?: string
  severity?: Severity
  target?: { target_type: string; name: string; operation: string }
  lane?: string | null
  authz?: { decision: 'allow' | 'deny'; rule_id: string }
  request_hash?: string
  response_hash?: string
  error?: ErrorInfo
  inputs?: ArtifactRef[]
  outputs?: ArtifactRef[]
}

/** An audit_event without what the ledger itself adds (event_id, timestamp_utc, sequence). Holds hashes, never text. */
export function auditEntry(id: string, run: RunRow, recorded: AuditInput): AuditEntry {
  const lane = recorded.lane ?? run.lane_id
  return {
    id,
    action_type: recorded.action,
    payload: {
      run_id: run.run_id,
      ...(run.parent_run_id ? { parent_run_id: run.parent_run_id } : {}),
      ...(lane ? { lane_id: lane } : {}),
      ...(run.role_id ? { role_id: run.role_id } : {}),
      outcome: recorded.outcome,
      ...(recorded.reason ? { outcome_reason: storableText(recorded.reason, 2000) } : {}),
      severity:
        recorded.severity ?? (recorded.outcome === 'success' || recorded.outcome === 'allow' ? 'info' : 'warning'),
      actor: {
        actor_type: run.actor_type,
        actor_id: run.actor_id,
        ...(run.role_id ? { role_id: run.role_id } : {}),
        ...(lane ? { lane_id: lane } : {}),
      },
      contract_version: 'v1',
      policy_versions: { lanes: run.lanes_pin, roles: run.roles_pin },
      ...(recorded.target ? { target: recorded.target } : {}),
      ...(recorded.inputs?.length ? { input_artifacts: recorded.inputs } : {}),
      ...(recorded.outputs?.length ? { output_artifacts: recorded.outputs } : {}),
      ...(recorded.request_hash ? { request_hash_sha256: recorded.request_hash } : {}),
      ...(recorded.response_hash ? { response_hash_sha256: recorded.response_hash } : {}),
      ...(recorded.authz ? { authz: { ...recorded.authz, policy_ref: `lanes@${run.lanes_pin.slice(0, 12)}` } } : {}),
      ...(recorded.error ? { error: { ...recorded.error, message: storableText(recorded.error.message, 2000) } } : {}),
    },
  }
}

export interface StoredAudit {
  workspace_id: string
  id: string
  seq: string | number
  timestamp: string
  action_type: string
  payload: string
}

/** The stored row as the audit_event that the contract describes; what is concealed in it stays behind. */
export function toAuditEvent(row: StoredAudit) {
  const { person: _person, private: _private, ...payload } = JSON.parse(row.payload) as Record<string, unknown>
  return {
    event_id: row.id,
    timestamp_utc: row.timestamp,
    sequence: Number(row.seq),
    action_type: row.action_type,
    ...(row.workspace_id === SYSTEM_WORKSPACE ? {} : { case_id: row.workspace_id }),
    ...payload,
  }
}

/** A run of such a kind that was completed has done what it is called after. */
const DID = ['db_write', 'promotion', 'export', 'override'] as const

type AuditOfRun = Pick<ReturnType<typeof toAuditEvent>, 'action_type'> & {
  outcome?: unknown
  outcome_reason?: unknown
  target?: { operation: string }
}

/** What the audit of a run must tell and does not: its authorisation, its beginning, its end and what it did. */
export function auditLacks(
  run: Pick<RunRow, 'run_kind' | 'status'> & { started_at?: string | null },
  events: AuditOfRun[],
): string[] {
  const tells = (action: string, operation?: string) =>
    events.find((e) => e.action_type === action && (operation === undefined || e.target?.operation === operation))
  const lacks: string[] = []
  if (!tells('authz_decision')) lacks.push('authz_decision')
  // One that was denied or cancelled before it began has no beginning to tell.
  const early = run.status === 'denied' || run.status === 'cancelled'
  const began = run.status !== 'created' && !(run.started_at === null && early)
  if (began && !tells('system', 'running')) lacks.push('running')
  if (run.status !== 'created' && run.status !== 'running') {
    const end = tells('system', run.status)
    if (!end) lacks.push(run.status)
    else if (end.outcome !== OUTCOME_OF_STATUS[run.status])
      lacks.push(`${run.status} as ${OUTCOME_OF_STATUS[run.status]}`)
    else if (run.status === 'cancelled' && !end.outcome_reason) lacks.push('reason of the cancellation')
  }
  if (began && run.run_kind === 'tool_gateway') {
    if (!tells('tool_call', 'intent')) lacks.push('intent')
    const recorded = events.some((e) => e.action_type === 'tool_call' && e.target?.operation.startsWith('outcome:'))
    if (run.status !== 'running' && !recorded) lacks.push('outcome')
  }
  const did = DID.find((kind) => kind === run.run_kind)
  if (did && run.status === 'completed' && !tells(did)) lacks.push(did)
  return lacks
}
