import type { AgentDecision, PendingAction, ToolName } from '../../contracts.ts'
import * as says from './templates.ts'

/** A decision that does nothing; each function below fills in its part. */
const NOTHING: AgentDecision = {
  decision_type: 'RESPOND_ONLY',
  tool_calls: null,
  response_text: null,
  clarification_question: null,
  pending_action: null,
}

export function respond(response_text: string): AgentDecision {
  return { ...NOTHING, response_text }
}

export function ask(clarification_question: string): AgentDecision {
  return { ...NOTHING, decision_type: 'ASK_CLARIFICATION', clarification_question }
}

export function invoke(tool_name: ToolName, parameters: Record<string, unknown>): AgentDecision {
  return { ...NOTHING, decision_type: 'INVOKE_TOOL', tool_calls: [{ tool_name, parameters, sequence: 1 }] }
}

export function confirm(task_id: string, task_description: string): AgentDecision {
  return {
    ...NOTHING,
    decision_type: 'REQUEST_CONFIRMATION',
    response_text: says.confirmDelete(task_description),
    pending_action: { action_type: 'DELETE_TASK', task_id, task_description },
  }
}

export function executePending(user_id: string | null, { task_id }: PendingAction): AgentDecision {
  return { ...invoke('delete_task', { user_id, task_id }), decision_type: 'EXECUTE_PENDING' }
}

export function cancelPending({ task_description }: PendingAction): AgentDecision {
  return { ...respond(says.kept(task_description)), decision_type: 'CANCEL_PENDING' }
}
