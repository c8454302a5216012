import type { AgentRequest, AgentResponse } from '#kernel/contracts/agent-exchange.ts'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'

/**
 * The hash says what was asked, not when or in which run: the same question asked again hashes alike.
 * Left out: run ids, correlation, timestamps and the hash itself, also inside the artifact references.
 * `parameters` is hashed whole; a time in there is part of the question.
 */
export function requestHash(request: Omit<AgentRequest, 'request_hash_sha256'>): string {
  return hashCanonical({
    agent_name: request.agent_name,
    case_id: request.case_id,
    policy_versions: request.policy_versions,
    taxonomy_versions: request.taxonomy_versions,
    input_artifacts: request.input_artifacts.map(withoutVolatile),
    parameters: request.parameters,
  })
}

export function responseHash(response: Omit<AgentResponse, 'response_hash_sha256'>): string {
  return hashCanonical({
    outcome: response.outcome,
    agent_name: response.agent_name,
    output_artifacts: response.output_artifacts.map(withoutVolatile),
    error: response.error,
  })
}

function withoutVolatile({ created_at_utc: _when, lineage, ...rest }: ArtifactRef) {
  if (!lineage) return rest
  const { run_id: _run, ...origin } = lineage
  return { ...rest, lineage: origin }
}
