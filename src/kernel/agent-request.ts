import type { AgentRequest } from '#kernel/contracts/agent-exchange.ts'
import type { Row, RunRow } from '#kernel/ports/store.ts'

export type AgentQuery = Omit<AgentRequest, 'request_hash_sha256'>

/** What the agent of a run is asked (seed 004, 2.1). A run without a parent is asked by itself. */
export function agentRequest(caseId: string, run: RunRow, agentName: string, parameters: Row): AgentQuery {
  return {
    agent_name: agentName,
    case_id: caseId,
    ...{ run_id: run.run_id, parent_run_id: run.parent_run_id ?? run.run_id, root_run_id: run.root_run_id },
    policy_versions: { lanes: run.lanes_pin, roles: run.roles_pin },
    ...(run.taxonomy_versions ? { taxonomy_versions: run.taxonomy_versions } : {}),
    input_artifacts: run.inputs_artifacts ?? [],
    parameters,
  }
}

/** The parameters of a task: what it carries, without what only finds it again. */
export function taskParameters({ agent: _agent, key: _key, failed_run_id: _failed, ...parameters }: Row): Row {
  return parameters
}
