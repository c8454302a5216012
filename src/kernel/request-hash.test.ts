import { expect, test } from 'vitest'
import type { AgentRequest, AgentResponse } from '#kernel/contracts/agent-exchange.ts'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import { requestHash, responseHash } from './request-hash.ts'
import { checkContract } from './validate.ts'

const pin = 'a'.repeat(64)
const artifact: ArtifactRef = {
  artifact_id: 'art-1',
  artifact_kind: 'transcript',
  hash_sha256: 'b'.repeat(64),
  case_id: 'case-1',
  scope: 'case',
  created_at_utc: '2026-01-06T10:00:00Z',
  hash_source: 'normalized_text',
  lineage: { derived_from: ['art-0'], transformation: 'transcription', run_id: 'run-1' },
}
const request: AgentRequest = {
  agent_name: 'MAPPING_AGENT',
  case_id: 'case-1',
  run_id: 'run-2',
  parent_run_id: 'run-1',
  root_run_id: 'run-0',
  correlation_id: 'corr-1',
  policy_versions: { lanes: pin, roles: pin },
  taxonomy_versions: { coa: '2026.1' },
  input_artifacts: [artifact],
  parameters: { since: '2026-01-01T00:00:00Z' },
  request_hash_sha256: pin,
}
const response: AgentResponse = {
  outcome: 'success',
  agent_name: 'MAPPING_AGENT',
  run_id: 'run-2',
  output_artifacts: [artifact],
  response_hash_sha256: pin,
  error: null,
}

test('the samples are what the contracts describe', () => {
  expect(checkContract('agent_request', request)).toBeNull()
  expect(checkContract('agent_response', response)).toBeNull()
})

test('the same question in another run, at another time, hashes alike [S004-hash.2]', () => {
  const later = { ...artifact, created_at_utc: '2027-01-06T10:00:00Z', lineage: { ...artifact.lineage!, run_id: 'x' } }
  const again: AgentRequest = {
    ...request,
    run_id: 'run-9',
    parent_run_id: 'run-8',
    root_run_id: 'run-7',
    correlation_id: undefined,
    input_artifacts: [later],
    request_hash_sha256: 'f'.repeat(64),
  }
  expect(requestHash(again)).toBe(requestHash(request))
  expect(requestHash(request)).toMatch(/^[0-9a-f]{64}$/)
  expect(responseHash({ ...response, run_id: 'run-9', output_artifacts: [later] })).toBe(responseHash(response))
})

test('an artifact without an origin is what it is, at any time', () => {
  const { lineage: _lineage, ...bare } = artifact
  const later = { ...bare, created_at_utc: '2027-01-06T10:00:00Z' }
  expect(requestHash({ ...request, input_artifacts: [bare] })).toBe(
    requestHash({ ...request, input_artifacts: [later] }),
  )
  expect(requestHash({ ...request, input_artifacts: [bare] })).not.toBe(requestHash(request))
})

test.each<[string, Partial<AgentRequest>]>([
  ['agent', { agent_name: 'INTAKE_AGENT' }],
  ['case', { case_id: 'case-2' }],
  ['policy pin', { policy_versions: { lanes: pin, roles: 'c'.repeat(64) } }],
  ['taxonomy', { taxonomy_versions: { coa: '2026.2' } }],
  ['artifact', { input_artifacts: [{ ...artifact, hash_sha256: 'c'.repeat(64) }] }],
  [
    'origin of an artifact',
    { input_artifacts: [{ ...artifact, lineage: { ...artifact.lineage!, derived_from: [] } }] },
  ],
  ['time in the parameters', { parameters: { since: '2026-01-02T00:00:00Z' } }],
])('another %s is another question', (_what, change) => {
  expect(requestHash({ ...request, ...change })).not.toBe(requestHash(request))
})

test.each<[string, Partial<AgentResponse>]>([
  ['outcome', { outcome: 'failure' }],
  ['agent', { agent_name: 'INTAKE_AGENT' }],
  ['artifact', { output_artifacts: [] }],
  ['error', { error: { error_code: 'INVALID_INPUT', message: 'no form', retryable: false } }],
])('another %s is another answer', (_what, change) => {
  expect(responseHash({ ...response, ...change })).not.toBe(responseHash(response))
})
