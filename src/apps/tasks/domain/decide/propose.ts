import type { DecideTurn, FireReminder, IntentType, ToolName } from '../../contracts.ts'
import { cancelPending, confirm, executePending, invoke, respond } from './decisions.ts'
import { type Decided, processMessage } from './engine.ts'
import { parameterError } from './guard.ts'
import type { TurnSnapshot } from './snapshot.ts'
import * as says from './templates.ts'

/** What the deterministic engine proposes for a snapshot. The gate measures every other proposal against it. */
export function proposalFor(snapshot: TurnSnapshot): DecideTurn | FireReminder {
  if ('reminder' in snapshot) return { action_type: 'fire_reminder', task_id: snapshot.reminder.task_id }
  const { intent, decision } = decideTurnOf(snapshot)
  return {
    action_type: 'decide_turn',
    turn_id: snapshot.turn_id,
    classified_intent: intent.intent_type,
    extracted_params: intent.extracted_params ? { ...intent.extracted_params } : null,
    ...decision,
  }
}

const INTENT_OF: Record<ToolName, IntentType> = {
  add_task: 'CREATE_TASK',
  list_tasks: 'LIST_TASKS',
  update_task: 'UPDATE_TASK',
  complete_task: 'COMPLETE_TASK',
  delete_task: 'DELETE_TASK',
}

function decideTurnOf(snapshot: Exclude<TurnSnapshot, { reminder: unknown }>): Decided {
  const { call, context, is_late } = snapshot
  const intent = { intent_type: 'AMBIGUOUS' as IntentType, confidence: null, extracted_params: null }
  if (is_late) return { intent, decision: respond(says.TOO_LONG) }
  if (!call) return processMessage(snapshot)
  if ('yes' in call) {
    const pending = context.pending_confirmation
    if (!pending) return { intent, decision: respond(says.NOTHING_TO_CONFIRM) }
    return call.yes
      ? { intent: { ...intent, intent_type: 'CONFIRM_YES' }, decision: executePending(context.user_id, pending) }
      : { intent: { ...intent, intent_type: 'CONFIRM_NO' }, decision: cancelPending(pending) }
  }
  return { intent: { ...intent, intent_type: INTENT_OF[call.tool_name] }, decision: relay(snapshot, call) }
}

type Relayed = Exclude<Exclude<TurnSnapshot, { reminder: unknown }>['call'], null | { yes: boolean }>

/** A program's call, as a decision like any other: checked, and asked about before anything is deleted. */
function relay({ context, named }: Exclude<TurnSnapshot, { reminder: unknown }>, { tool_name, parameters }: Relayed) {
  const given = { ...parameters, user_id: context.user_id }
  const problem = parameterError(tool_name, given)
  if (problem?.path === '/task_id') return respond(says.NO_SUCH_TASK)
  if (problem && /^\/(new_)?description$/.test(problem.path)) return respond(says.DESCRIPTION_LENGTH)
  if (problem) return respond(`${problem.path.slice(1) || 'parameters'}: ${problem.message}`)
  if (tool_name === 'delete_task' && named) return confirm(named.task_id, named.description)
  return invoke(tool_name, given)
}
