import { type Static, Type } from 'typebox'
import { ArtifactRef } from './artifact-ref.ts'
import { closed, ErrorInfo, Id, list, nullable, OpenObject, oneOf, Sha256Hex, UpperName } from './closed.ts'
import { PolicyVersions, RUN_ARTIFACTS_MAX, TaxonomyVersions } from './run-record.ts'

export const AgentRequest = closed(
  {
    agent_name: UpperName,
    case_id: Id,
    run_id: Id,
    parent_run_id: Id,
    root_run_id: Id,
    correlation_id: Type.Optional(Id),
    policy_versions: PolicyVersions,
    taxonomy_versions: Type.Optional(TaxonomyVersions),
    input_artifacts: list(ArtifactRef, RUN_ARTIFACTS_MAX),
    parameters: OpenObject,
    request_hash_sha256: Sha256Hex,
  },
  { title: 'AgentRequest' },
)
export type AgentRequest = Static<typeof AgentRequest>

/** The payload of a response is its artifacts: with any of them, the response must carry its hash. */
export const AgentResponse = closed(
  {
    outcome: oneOf(['success', 'deny', 'failure']),
    agent_name: UpperName,
    run_id: Id,
    output_artifacts: list(ArtifactRef, RUN_ARTIFACTS_MAX),
    response_hash_sha256: Type.Optional(Sha256Hex),
    error: nullable(ErrorInfo),
  },
  {
    title: 'AgentResponse',
    if: { properties: { output_artifacts: { type: 'array', minItems: 1 } }, required: ['output_artifacts'] },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
    then: { required: ['response_hash_sha256'] },
  },
)
export type AgentResponse = Static<typeof AgentResponse>
