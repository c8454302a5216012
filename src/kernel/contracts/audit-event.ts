import { type Static, Type } from 'typebox'
import { ArtifactRef } from './artifact-ref.ts'
import { Count, closed, ErrorInfo, Id, IsoTime, list, oneOf, Sha256Hex, text, UpperName } from './closed.ts'
import { Actor, ContractVersion, PolicyVersions } from './run-record.ts'

export const AUDIT_ACTIONS = [
  'authz_decision',
  'tool_call',
  'db_write',
  'db_read',
  'promotion',
  'export',
  'policy_change',
  'override',
  'system',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_OUTCOMES = ['allow', 'deny', 'success', 'failure'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

export const SEVERITIES = ['info', 'warning', 'error', 'critical'] as const
export type Severity = (typeof SEVERITIES)[number]

const Artifacts = Type.Optional(list(ArtifactRef, 10_000))

/** One action, told once. It names artifacts by hash and never holds their text. */
export const AuditEvent = closed(
  {
    event_id: Id,
    timestamp_utc: IsoTime,
    sequence: Count,
    run_id: Id,
    case_id: Type.Optional(Id),
    parent_run_id: Type.Optional(Id),
    correlation_id: Type.Optional(Id),
    lane_id: Type.Optional(UpperName),
    role_id: Type.Optional(UpperName),
    action_type: oneOf(AUDIT_ACTIONS),
    outcome: oneOf(AUDIT_OUTCOMES),
    outcome_reason: Type.Optional(text(2000)),
    severity: oneOf(SEVERITIES),
    actor: Actor,
    contract_version: ContractVersion,
    policy_versions: PolicyVersions,
    target: Type.Optional(closed({ target_type: text(64, 1), name: text(200, 1), operation: text(64, 1) })),
    input_artifacts: Artifacts,
    output_artifacts: Artifacts,
    request_hash_sha256: Type.Optional(Sha256Hex),
    response_hash_sha256: Type.Optional(Sha256Hex),
    authz: Type.Optional(
      closed({ decision: oneOf(['allow', 'deny']), policy_ref: text(200, 1), rule_id: text(200, 1) }),
    ),
    error: Type.Optional(ErrorInfo),
  },
  { title: 'AuditEvent' },
)
export type AuditEvent = Static<typeof AuditEvent>
