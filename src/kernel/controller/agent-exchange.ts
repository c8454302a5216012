import { type AgentQuery, agentRequest, taskParameters } from '#kernel/agent-request.ts'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { ErrorInfo } from '#kernel/contracts/closed.ts'
import type { AuditInput } from '#kernel/ledger/audit.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { RunRow, State } from '#kernel/ports/store.ts'
import { requestHash, responseHash } from '#kernel/request-hash.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { roleOf } from './acting.ts'
import type { Call } from './agent-call.ts'
import type { LoadedApp } from './deps.ts'

/** One question to an agent and what came back, as the audit knows them. */
export interface Exchange {
  request: AgentQuery
  /** The answer as an artifact; none where nothing came. */
  answer: ArtifactRef[]
}

/** With a task the question is the task's; without one it is the snapshot, known by its hash. */
export function exchangeOf(state: State, app: LoadedApp, run: RunRow, { snapshot, answer }: Call): Exchange {
  const { workspace, current_task: task } = state
  const parameters = task ? taskParameters(task.metadata) : { snapshot_hash_sha256: snapshot.hash }
  return {
    request: agentRequest(workspace.id, run, roleOf(app, task), parameters),
    answer: 'reply' in answer ? [answerRef(workspace.id, answer.reply.bytes)] : [],
  }
}

/** Addressed by its bytes: the same answer hashes alike, whoever gave it and when. */
function answerRef(workspace: string, bytes: Uint8Array): ArtifactRef {
  const hash = sha256Hex(bytes)
  return {
    artifact_id: hash,
    artifact_kind: 'agent_response',
    hash_sha256: hash,
    ...(workspace === SYSTEM_WORKSPACE ? {} : { case_id: workspace }),
    scope: workspace === SYSTEM_WORKSPACE ? 'shared' : 'case',
    byte_size: bytes.length,
    hash_source: 'bytes',
  }
}

export function exchangeHashes(
  { request, answer }: Exchange,
  outcome: 'success' | 'deny' | 'failure',
  error: ErrorInfo | null,
): Pick<AuditInput, 'request_hash' | 'response_hash'> {
  const { agent_name, run_id } = request
  return {
    request_hash: requestHash(request),
    ...(answer.length > 0
      ? { response_hash: responseHash({ outcome, agent_name, run_id, output_artifacts: answer, error }) }
      : {}),
  }
}
