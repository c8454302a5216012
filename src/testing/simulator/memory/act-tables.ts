import type { Row } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { among, defineTable, longBetween, matches, type Table } from './tables.ts'

const HEX64 = /^[0-9a-f]{64}$/
const ofSystem = (row: Row) => row.workspace_id === SYSTEM_WORKSPACE

/** Approvals, effects, artifacts, and what the house keeps. */
export const actTables: Table[] = [
  defineTable('kernel.approvals', {
    keys: ['approval_id'],
    person: 'subject_id',
    personal: ['content', 'recipient', 'reason'],
    columns: `
      approval_id uuid
      run_id uuid
      task_id uuid null
      subject_id uuid null
      lane_id text
      action text
      action_hash text
      content text
      recipient text null
      lanes_pin text
      roles_pin text
      people_needed int4 = 1
      author text = "agent"
      replaces uuid null
      status text
      reason text null
      decided_by text null
      requested_at timestamptz
      decided_at timestamptz null
      expires_at timestamptz`,
    checks: {
      approvals_action_hash_check: matches('action_hash', HEX64),
      approvals_author_check: among('author', ['agent', 'human']),
      approvals_people_needed_check: ({ people_needed: n }: Row) => (n as number) >= 1 && (n as number) <= 2,
      approvals_status_check: among('status', 'pending granted rejected expired returned superseded used'.split(' ')),
    },
  }),
  defineTable('kernel.grants', {
    keys: ['grant_id'],
    columns: `
      grant_id uuid
      approval_id uuid
      person text
      role text
      action_hash text
      lanes_pin text
      roles_pin text
      granted_at timestamptz
      expires_at timestamptz
      used_at timestamptz null
      used_by uuid null
      returned_at timestamptz null`,
    checks: {
      grants_check: (row: Row) => (row.used_at === null) === (row.used_by === null),
      grants_check1: (row: Row) => row.used_at === null || row.returned_at === null,
    },
    unique: { grants_workspace_id_approval_id_person_key: ['approval_id', 'person'] },
  }),
  defineTable('kernel.intents', {
    keys: ['intent_id'],
    person: 'subject_id',
    personal: ['request'],
    columns: `
      intent_id uuid
      run_id uuid
      task_id uuid null
      subject_id uuid null
      tool text
      lane_id text
      idempotency_key text
      action_hash text
      request text
      effect text
      status text = "open"
      approval_id uuid null
      decided_by text null
      created_at timestamptz
      ended_at timestamptz null`,
    checks: {
      intents_action_hash_check: matches('action_hash', HEX64),
      intents_effect_check: among('effect', ['read', 'idempotent', 'irreversible']),
      intents_idempotency_key_check: longBetween('idempotency_key', 1, 500),
      intents_status_check: among('status', ['open', 'verified', 'not_done', 'uncertain']),
    },
    unique: { intents_workspace_id_idempotency_key_key: ['idempotency_key'] },
  }),
  defineTable('kernel.receipts', {
    keys: ['receipt_id'],
    person: 'subject_id',
    personal: ['result'],
    columns: `
      receipt_id uuid
      intent_id uuid
      attempt int4
      outcome text
      result text null
      error jsonb null
      subject_id uuid null
      received_at timestamptz`,
    checks: {
      receipts_attempt_check: ({ attempt: n }: Row) => (n as number) >= 1 && (n as number) <= 100,
      receipts_outcome_check: among('outcome', ['done', 'not_done', 'unknown']),
    },
    unique: { receipts_workspace_id_intent_id_attempt_key: ['intent_id', 'attempt'] },
  }),
  defineTable('kernel.evidence', {
    keys: ['evidence_id'],
    person: 'subject_id',
    personal: ['detail'],
    columns: `
      evidence_id uuid
      intent_id uuid null
      task_id uuid null
      kind text
      found bool
      detail text null
      content_hash text null
      subject_id uuid null
      read_at timestamptz`,
    checks: { evidence_content_hash_check: matches('content_hash', HEX64) },
  }),
  defineTable('kernel.artifacts', {
    keys: ['artifact_id'],
    columns: `
      artifact_id uuid
      artifact_type text
      artifact_key text
      version int4
      source text
      status text = "pending"
      hash text
      hash_source text
      content_type text
      byte_size int8
      lineage jsonb null
      confidentiality jsonb null
      run_id uuid null
      created_at timestamptz
      subject_id uuid null`,
    checks: {
      artifacts_artifact_key_check: longBetween('artifact_key', 1, 200),
      artifacts_artifact_type_check: matches('artifact_type', /^[a-z][a-z_]*$/),
      artifacts_hash_check: matches('hash', HEX64),
      artifacts_hash_source_check: among('hash_source', ['bytes', 'normalized_text', 'normalized_json']),
      artifacts_source_check: among('source', ['user', 'agent']),
      artifacts_status_check: among('status', ['pending', 'approved', 'rejected']),
      artifacts_version_check: (row: Row) => (row.version as number) >= 1,
    },
    unique: {
      artifacts_workspace_id_artifact_type_artifact_key_version_key: ['artifact_type', 'artifact_key', 'version'],
    },
  }),
  defineTable('kernel.policies', {
    keys: ['pack', 'kind', 'hash'],
    unfenced: true,
    columns: `
      hash text
      pack text
      kind text
      content text
      registered_at timestamptz`,
    checks: {
      policies_hash_check: matches('hash', HEX64),
      policies_kind_check: among('kind', ['lanes', 'roles']),
      policies_workspace_id_check: ofSystem,
    },
  }),
  defineTable('kernel.active_policies', {
    keys: ['pack'],
    unfenced: true,
    columns: `
      pack text
      lanes_pin text
      roles_pin text
      activated_at timestamptz
      activated_by text`,
    checks: { active_policies_workspace_id_check: ofSystem },
  }),
  defineTable('kernel.reservations', {
    keys: ['reservation_id'],
    unfenced: true,
    columns: `
      reservation_id uuid
      resource text
      for_workspace uuid
      amount int4
      status text
      reserved_at timestamptz
      expires_at timestamptz`,
    checks: {
      reservations_amount_check: (row: Row) => (row.amount as number) > 0,
      reservations_status_check: among('status', ['held', 'used', 'released']),
      reservations_workspace_id_check: ofSystem,
    },
  }),
]
