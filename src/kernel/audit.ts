import type { AuditAction, AuditOutcome, Severity } from '#contracts/audit-event.ts'
import type { ErrorInfo } from '#contracts/closed.ts'
import type { AuditEntry, RunRow } from '#ports/store.ts'

export interface Told {
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
}

/** An audit_event without what the ledger itself adds (event_id, timestamp_utc, sequence). Holds hashes, never text. */
export function auditEntry(id: string, run: RunRow, told: Told): AuditEntry {
  const lane = told.lane ?? run.lane_id
  return {
    id,
    action_type: told.action,
    payload: {
      run_id: run.run_id,
      ...(run.parent_run_id ? { parent_run_id: run.parent_run_id } : {}),
      ...(lane ? { lane_id: lane } : {}),
      ...(run.role_id ? { role_id: run.role_id } : {}),
      outcome: told.outcome,
      ...(told.reason ? { outcome_reason: told.reason.slice(0, 2000) } : {}),
      severity: told.severity ?? (told.outcome === 'success' || told.outcome === 'allow' ? 'info' : 'warning'),
      actor: {
        actor_type: run.actor_type,
        actor_id: run.actor_id,
        ...(run.role_id ? { role_id: run.role_id } : {}),
        ...(lane ? { lane_id: lane } : {}),
      },
      contract_version: 'v1',
      policy_versions: { lanes: run.lanes_pin, roles: run.roles_pin },
      ...(told.target ? { target: told.target } : {}),
      ...(told.request_hash ? { request_hash_sha256: told.request_hash } : {}),
      ...(told.response_hash ? { response_hash_sha256: told.response_hash } : {}),
      ...(told.authz ? { authz: { ...told.authz, policy_ref: `lanes@${run.lanes_pin.slice(0, 12)}` } } : {}),
      ...(told.error ? { error: told.error } : {}),
    },
  }
}

/** The stored row as the audit_event that the contract describes. */
export function toAuditEvent(row: {
  id: string
  seq: string | number
  timestamp: string
  action_type: string
  payload: string
}) {
  return {
    event_id: row.id,
    timestamp_utc: row.timestamp,
    sequence: Number(row.seq),
    action_type: row.action_type,
    ...(JSON.parse(row.payload) as Record<string, unknown>),
  }
}
