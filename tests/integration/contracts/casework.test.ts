import { expect, test } from 'vitest'
import type { AgentRequest, AgentResponse } from '#kernel/contracts/agent-exchange.ts'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { AuditEvent } from '#kernel/contracts/audit-event.ts'
import type { ExportBundle } from '#kernel/contracts/export-bundle.ts'
import { OUTCOME_OF_STATUS, RUN_STATUSES, RUN_TRANSITIONS, type RunRecord } from '#kernel/contracts/run-record.ts'
import { checkContract } from '#kernel/validate.ts'

const hash = 'a'.repeat(64)
const time = '2026-01-06T10:00:00Z'
const artifact: ArtifactRef = {
  artifact_id: 'art-1',
  artifact_kind: 'transcript',
  hash_sha256: hash,
  case_id: 'case-1',
  scope: 'case',
  content_type: 'text/plain',
  byte_size: 12,
  created_at_utc: time,
  hash_source: 'normalized_text',
  lineage: { derived_from: ['art-0'], transformation: 'transcription', run_id: 'run-1' },
  confidentiality: { contains_pii: true, contains_privileged: false },
}
const actor = {
  actor_type: 'agent',
  actor_id: 'agent-1',
  role_id: 'MAPPING_AGENT',
  lane_id: 'WRITE_MAPPING_OUTPUTS',
} as const
const policy_versions = { lanes: hash, roles: hash }
const error = { error_code: 'INVALID_INPUT', message: 'no form', retryable: false }
const run: RunRecord = {
  run_id: 'run-1',
  parent_run_id: 'run-0',
  root_run_id: 'run-0',
  run_kind: 'agent',
  run_name: 'map',
  case_id: 'case-1',
  client_session_id: 'session-1',
  correlation_id: 'corr-1',
  actor,
  contract_version: 'v1',
  policy_versions,
  taxonomy_versions: { coa: '1', tags: '1', entities: '1' },
  created_at_utc: time,
  started_at_utc: time,
  completed_at_utc: time,
  duration_ms: 5,
  status: 'failed',
  error,
  inputs_artifacts_json: [artifact],
  outputs_artifacts_json: [],
  parameters_hash_sha256: hash,
  nondeterminism: { is_nondeterministic: true, reasons: ['a model'], replay_strategy: 'record_and_replay' },
  data_classification: 'confidential',
  metadata_json: { any: { thing: 1 } },
}
const event: AuditEvent = {
  event_id: 'event-1',
  timestamp_utc: time,
  sequence: 1,
  run_id: 'run-1',
  case_id: 'case-1',
  parent_run_id: 'run-0',
  correlation_id: 'corr-1',
  lane_id: 'WRITE_MAPPING_OUTPUTS',
  role_id: 'MAPPING_AGENT',
  action_type: 'authz_decision',
  outcome: 'allow',
  outcome_reason: 'in lane',
  severity: 'info',
  actor,
  contract_version: 'v1',
  policy_versions,
  target: { target_type: 'table', name: 'facts', operation: 'append' },
  input_artifacts: [artifact],
  output_artifacts: [],
  request_hash_sha256: hash,
  response_hash_sha256: hash,
  authz: { decision: 'allow', policy_ref: hash, rule_id: 'WRITE_MAPPING_OUTPUTS' },
  error,
}
const bundle: ExportBundle = {
  bundle_id: 'bundle-1',
  bundle_kind: 'discovery_production',
  status: 'created',
  created_by: actor,
  case_id: 'case-1',
  export_reason: 'first production',
  contents: { artifacts: [artifact], included_tables: ['facts'], filters: {} },
  approvals: [{ approval_type: 'attorney', approved_by: 'user-1', approved_at_utc: time }],
  integrity: { manifest_hash_sha256: hash, package_hash_sha256: null },
  signatures: [{ algorithm: 'ed25519', key_id: 'key-1', signature_base64: 'AAAA', signed_at_utc: time }],
  redaction: { profile: 'default', withheld_count: 1, redacted_count: 0 },
  audit: { run_ids: ['run-1'], event_ids: ['event-1'] },
}
const request: AgentRequest = {
  agent_name: 'MAPPING_AGENT',
  case_id: 'case-1',
  run_id: 'run-1',
  parent_run_id: 'run-0',
  root_run_id: 'run-0',
  correlation_id: 'corr-1',
  policy_versions,
  taxonomy_versions: {},
  input_artifacts: [artifact],
  parameters: {},
  request_hash_sha256: hash,
}
const response: AgentResponse = {
  outcome: 'success',
  agent_name: 'MAPPING_AGENT',
  run_id: 'run-1',
  output_artifacts: [],
  error: null,
}

const OPTIONAL: Record<string, string> = {
  artifact_ref: 'case_id content_type byte_size created_at_utc lineage confidentiality',
  run_record:
    'parent_run_id run_name case_id client_session_id correlation_id taxonomy_versions started_at_utc completed_at_utc duration_ms error parameters_hash_sha256 nondeterminism data_classification metadata_json',
  audit_event:
    'case_id parent_run_id correlation_id lane_id role_id outcome_reason target input_artifacts output_artifacts request_hash_sha256 response_hash_sha256 authz error',
  export_bundle: '',
  agent_request: 'correlation_id taxonomy_versions',
  agent_response: 'response_hash_sha256',
}

test.each<[string, object]>([
  ['artifact_ref', artifact],
  ['run_record', run],
  ['audit_event', event],
  ['export_bundle', bundle],
  ['agent_request', request],
  ['agent_response', response],
])(
  '%s takes all its fields, needs the required ones and knows no other [S004-run.3, S004-run.4, S004-audit.1, S004-art.1, S004-bundle.1, S004-2.1, S004-2.3, S004-schema.1]',
  (name, full) => {
    expect(checkContract(name, full)).toBeNull()
    expect(checkContract(name, { ...full, extra: 1 })).toMatchObject({ code: 'schema.additional', path: '/extra' })
    const optional = OPTIONAL[name]!.split(' ')
    for (const key of Object.keys(full)) {
      const { [key]: _gone, ...rest } = full as Record<string, unknown>
      const refusal = checkContract(name, rest)
      if (optional.includes(key)) expect(refusal).toBeNull()
      else expect(refusal).toMatchObject({ code: 'schema.required', path: `/${key}` })
    }
  },
)

test.each([
  ['an upper-case hash', 'artifact_ref', { ...artifact, hash_sha256: 'A'.repeat(64) }, 'schema.pattern'],
  ['a short hash', 'artifact_ref', { ...artifact, hash_sha256: 'a'.repeat(63) }, 'schema.pattern'],
  ['a foreign scope', 'artifact_ref', { ...artifact, scope: 'world' }, 'schema.enum'],
  [
    'an error message of 2001 characters',
    'run_record',
    { ...run, error: { ...error, message: 'x'.repeat(2001) } },
    'schema.length',
  ],
  ['another contract version', 'run_record', { ...run, contract_version: 'v2' }, 'schema.enum'],
  ['a missing pin', 'run_record', { ...run, policy_versions: { lanes: hash } }, 'schema.required'],
  ['prose as an id', 'audit_event', { ...event, run_id: 'the run of today' }, 'schema.pattern'],
  ['a plain null where a field is only optional', 'audit_event', { ...event, case_id: null }, 'schema.type'],
  [
    'artifacts without the hash of the response',
    'agent_response',
    { ...response, output_artifacts: [artifact] },
    'schema.required',
  ],
  ['a lower-case agent', 'agent_request', { ...request, agent_name: 'mapping' }, 'schema.pattern'],
])('%s is refused', (_what, name, value, code) => {
  expect(checkContract(name, value)?.code).toBe(code)
})

test('an error message of 2000 characters is kept [S004-2.4]', () => {
  expect(checkContract('run_record', { ...run, error: { ...error, message: 'x'.repeat(2000) } })).toBeNull()
})

test('a terminal run goes nowhere, and says how it ended', () => {
  const terminal = RUN_STATUSES.filter((status) => RUN_TRANSITIONS[status].length === 0)
  expect(terminal.sort()).toEqual(Object.keys(OUTCOME_OF_STATUS).sort())
  expect(RUN_TRANSITIONS.created).not.toContain('completed')
})

test.each<[string, string, object, string[]]>([
  [
    'run_kind',
    'run_record',
    run,
    ['orchestrator', 'agent', 'tool_gateway', 'db_write', 'db_read', 'promotion', 'export', 'override', 'system'],
  ],
  ['status', 'run_record', run, ['created', 'running', 'completed', 'failed', 'cancelled', 'denied']],
  [
    'action_type',
    'audit_event',
    event,
    [
      'authz_decision',
      'tool_call',
      'db_write',
      'db_read',
      'promotion',
      'export',
      'policy_change',
      'override',
      'system',
    ],
  ],
  ['outcome', 'audit_event', event, ['allow', 'deny', 'success', 'failure']],
  ['scope', 'artifact_ref', artifact, ['case', 'shared', 'system']],
  ['hash_source', 'artifact_ref', artifact, ['bytes', 'normalized_text', 'normalized_json']],
  ['outcome', 'agent_response', response, ['success', 'deny', 'failure']],
  [
    'bundle_kind',
    'export_bundle',
    bundle,
    [
      'discovery_production',
      'internal_review',
      'attorney_client_delivery',
      'court_filing_support',
      'expert_review',
      'backup_archive',
      'other',
    ],
  ],
])(
  '%s of %s is one of its words and no other [S004-run.1, S004-run.2, S004-audit.2, S004-audit.3, S004-art.1, S004-2.3, S004-bundle.1]',
  (key, name, full, words) => {
    for (const word of words) expect(checkContract(name, { ...full, [key]: word })).toBeNull()
    expect(checkContract(name, { ...full, [key]: 'another' })).toMatchObject({ code: 'schema.enum', path: `/${key}` })
  },
)

test('a replay strategy, an actor and the artifacts of a run are typed too [S004-run.4, S004-run.5, S004-1.3]', () => {
  const nondeterminism = (replay_strategy: string) => ({
    is_nondeterministic: true,
    reasons: ['model'],
    replay_strategy,
  })
  for (const strategy of ['record_and_replay', 'best_effort', 'not_replayable']) {
    expect(checkContract('run_record', { ...run, nondeterminism: nondeterminism(strategy) })).toBeNull()
  }
  expect(checkContract('run_record', { ...run, nondeterminism: nondeterminism('guess') })?.code).toBe('schema.enum')
  expect(checkContract('run_record', { ...run, actor: { actor_type: 'robot', actor_id: 'a' } })?.code).toBe(
    'schema.enum',
  )
  expect(checkContract('run_record', { ...run, inputs_artifacts_json: ['file.pdf'] })?.code).toBe('schema.type')
})
