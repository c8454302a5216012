import type { Agent } from '#ports/agent.ts'
import type { DecideTurn, FireReminder, IntentType, ToolName } from '../contracts.ts'
import {
  cancelPending,
  confirm,
  type Decided,
  executePending,
  invoke,
  processMessage,
  respond,
} from '../decide/engine.ts'
import { parameterFault } from '../decide/gate.ts'
import type { TurnSnapshot } from '../decide/show.ts'
import * as says from '../decide/templates.ts'

const INTENT_OF: Record<ToolName, IntentType> = {
  add_task: 'CREATE_TASK',
  list_tasks: 'LIST_TASKS',
  update_task: 'UPDATE_TASK',
  complete_task: 'COMPLETE_TASK',
  delete_task: 'DELETE_TASK',
}

/** The deterministic engine as an agent: needs no key, no network and no memory. */
export const engine: Agent = {
  name: 'tasks-engine',
  async propose({ snapshot, errors }) {
    const proposal = proposalFor(snapshot as TurnSnapshot)
    const given = errors.some(({ code }) => REFUSED_ROWS.test(code)) ? giveUp(proposal) : proposal
    return { bytes: Buffer.from(JSON.stringify(given)) }
  },
}

/** Refusals of what would be written, and not of the moment or of how it was said: the same again would fail again. */
const REFUSED_ROWS =
  /^(database|row|table|history|text|undo)\.|^task\.(unconfirmed|version|is_fixed)$|^confirmation\.(initial|other_task)$/

/** The tool could not do it: the person is told, and nobody waits for ever. */
function giveUp(proposal: DecideTurn | FireReminder): DecideTurn | FireReminder {
  if (proposal.action_type !== 'decide_turn') return proposal
  return { ...proposal, ...respond(says.wasNotAble(proposal.tool_calls?.[0]?.tool_name ?? 'list_tasks')) }
}

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

function decideTurnOf(snapshot: Exclude<TurnSnapshot, { reminder: unknown }>): Decided {
  const { call, context } = snapshot
  if (!call) return processMessage(snapshot)
  const intent = { intent_type: 'AMBIGUOUS' as IntentType, confidence: null, extracted_params: null }
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
  const problem = parameterFault(tool_name, given)
  if (problem?.path === '/task_id') return respond(says.NO_SUCH_TASK)
  if (problem && /^\/(new_)?description$/.test(problem.path)) return respond(says.DESCRIPTION_LENGTH)
  if (problem) return respond(`${problem.path.slice(1) || 'parameters'}: ${problem.message}`)
  if (tool_name === 'delete_task' && named) return confirm(named.task_id, named.description)
  return invoke(tool_name, given)
}
