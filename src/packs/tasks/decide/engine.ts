import {
  type AgentDecision,
  DESCRIPTION_MAX,
  type DecisionContext,
  type ExtractedParams,
  type IntentType,
  MESSAGE_MAX,
  type PendingAction,
  type Task,
  type ToolName,
  type UserIntent,
} from '../contracts.ts'
import { parseDetails } from './details/parse-details.ts'
import { priorityAlone } from './details/priority-alone.ts'
import { changeMeant, classifyIntent } from './language/classify.ts'
import { asksToBeTold } from './read-message.ts'
import { type Looked, readReference, resolveIn } from './resolve.ts'
import * as says from './templates.ts'
import type { Asked } from './turn-state.ts'

/** Everything that one decision may look at. There is no other state: the same input gives the same decision. */
export interface EngineInput {
  context: DecisionContext
  now: string
  time_zone: string
  /** Pieces that the person took away before sending: they stay words. */
  without?: string[]
  /** The question that the last reply ended with, if it did. */
  asked: Asked | null
  /** Tasks of the person that hold the words which a message may be about. */
  known?: Task[]
  /** The second phase: what the message was found to ask for, and the tasks it may mean. */
  resolution: { intent: UserIntent; looked: Looked } | null
}

export interface Decided {
  intent: UserIntent
  decision: AgentDecision
}

const UNCLEAR: UserIntent = { intent_type: 'AMBIGUOUS', confidence: null, extracted_params: null }

/** The seed's process_message: one message, one decision with at most one tool call. It never throws. */
export function processMessage(input: EngineInput): Decided {
  const { context, resolution } = input
  if (!context.user_id?.trim()) return { intent: UNCLEAR, decision: respond(says.AUTH_MISSING) }
  const message = context.message ?? ''
  if (message.trim() === '' || [...message].length > MESSAGE_MAX)
    return { intent: UNCLEAR, decision: respond(says.NOT_UNDERSTOOD) }
  if (resolution) return { intent: resolution.intent, decision: decideResolved(input, resolution) }
  const intent = ofKnownTask(answered(classify(message, context), input), input)
  const pending = unexpired(context, input.now)
  if (pending && intent.intent_type === 'CONFIRM_YES')
    return { intent, decision: executePending(context.user_id, pending) }
  if (pending && intent.intent_type === 'CONFIRM_NO') return { intent, decision: cancelPending(pending) }
  return { intent, decision: decideIntent(input, intent, context.user_id) }
}

/** Whatever goes wrong while a message is read, nothing is done on a guess. */
function classify(message: string, { message_history }: DecisionContext): UserIntent {
  try {
    return classifyIntent(message, message_history)
  } catch {
    return UNCLEAR
  }
}

function unexpired({ pending_confirmation: pending }: DecisionContext, now: string) {
  return pending && Date.parse(pending.expires_at) > Date.parse(now) ? pending : null
}

/** What asks for nothing by its words alone asks for a change when the person has a task of that name. */
function ofKnownTask(intent: UserIntent, { context, known = [] }: EngineInput): UserIntent {
  if (known.length === 0 || (intent.intent_type !== 'GENERAL_CHAT' && intent.intent_type !== 'AMBIGUOUS')) return intent
  const meant = changeMeant(context.message ?? '')
  if (!meant) return intent
  const reference = readReference(meant.extracted_params?.task_reference ?? '')
  const looked = { matches: known, at: null, focus: null, page: [], total: 0 }
  const found = resolveIn(reference, looked, meant.intent_type !== 'COMPLETE_TASK').kind !== 'none'
  return found ? meant : intent
}

const ANSWER_WORDS = 5

/** A few words after a question of ours are its answer: a name, a number, the words of a task. */
function answered(intent: UserIntent, { asked, context }: EngineInput): UserIntent {
  const message = (context.message ?? '').trim()
  const open = intent.intent_type === 'GENERAL_CHAT' || intent.intent_type === 'AMBIGUOUS'
  if (!asked || (!open && readReference(message).place === null)) return intent
  if (intent.extracted_params?.help || intent.extracted_params?.possible_intents?.length) return intent
  if (asked.intent_type === 'CREATE_TASK')
    return { ...intent, intent_type: 'CREATE_TASK', extracted_params: { description: message } }
  if (asked.intent_type === 'UPDATE_TASK' && asked.task_reference && !asked.new_description)
    return withParams(intent, asked, { task_reference: asked.task_reference, new_description: message })
  if (message.split(/\s+/).length > ANSWER_WORDS) return intent
  const { new_description, details } = asked
  return withParams(intent, asked, { task_reference: message, new_description, details })
}

function withParams(intent: UserIntent, asked: Asked, params: Record<string, string | undefined>): UserIntent {
  const extracted_params = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
  return { ...intent, intent_type: asked.intent_type, extracted_params }
}

/** Rule 2 of the seed. */
function decideIntent(input: EngineInput, intent: UserIntent, user_id: string): AgentDecision {
  const params = intent.extracted_params ?? {}
  switch (intent.intent_type) {
    case 'CREATE_TASK':
      return params.bulk ? respond(says.howTo('CREATE_TASK')) : decideCreate(input, params, user_id)
    case 'LIST_TASKS':
      return invoke('list_tasks', { user_id })
    case 'COMPLETE_TASK':
    case 'UPDATE_TASK':
    case 'DELETE_TASK':
      // First list, then act: the tasks are looked at in the next phase.
      return params.bulk ? respond(says.oneAtATime(intent.intent_type)) : invoke('list_tasks', { user_id })
    case 'GENERAL_CHAT':
      return respond(says.howTo(params.help ?? 'ANY'))
    case 'AMBIGUOUS':
      return ask(says.whichIntent(params.possible_intents ?? []))
    case 'CONFIRM_NO':
      return respond(input.asked ? says.NEVER_MIND : says.NOTHING_TO_CONFIRM)
    default:
      return respond(says.NOTHING_TO_CONFIRM)
  }
}

function decideCreate(input: EngineInput, params: ExtractedParams, user_id: string): AgentDecision {
  const words = params.description?.trim() ?? ''
  if (words === '') return ask(says.WHAT_TO_SAY)
  if ([...words].length > DESCRIPTION_MAX) return respond(says.DESCRIPTION_LENGTH)
  return invoke('add_task', { user_id, ...wordsAndDetails(input, words, params) })
}

function wordsAndDetails(input: EngineInput, words: string, params: ExtractedParams): Record<string, unknown> {
  if (params.quoted) return { description: words }
  const remind = asksToBeTold(input.context.message ?? '', words)
  const { time_zone: timeZone, without = [] } = input
  const options = { nowMs: Date.parse(input.now), timeZone, remind, without }
  const { description, details } = parseDetails(words, options)
  const given = Object.entries(details).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { description, ...Object.fromEntries(given) }
}

/** "make it high priority": words that only say how or when, and not what. */
function detailsAlone(input: EngineInput, words: string): Record<string, unknown> | null {
  const priority = priorityAlone(words)
  if (priority !== null) return { priority }
  for (const said of [words, `on ${words}`, `at ${words}`]) {
    const { description, ...details } = wordsAndDetails(input, `${STAND_IN} ${said}`, {})
    if (description === STAND_IN) return details
  }
  return null
}

/** A word that means nothing, with which no other makes a date. */
const STAND_IN = 'x'

/** The second phase: the tasks are at hand. */
function decideResolved(input: EngineInput, { intent, looked }: NonNullable<EngineInput['resolution']>): AgentDecision {
  const user_id = input.context.user_id as string
  const { task_reference = '', new_description, details: how } = intent.extracted_params ?? {}
  if (task_reference.trim() === '') return ask(says.whichOfThese(looked.page, looked.total))
  const reference = readReference(task_reference)
  const resolved = resolveIn(reference, looked, intent.intent_type !== 'COMPLETE_TASK')
  if (resolved.kind === 'many') return ask(says.whichTask(task_reference, resolved.tasks))
  if (resolved.kind === 'none') return ask(says.noMatch(task_reference, looked.page, looked.total))
  const { task_id, description } = resolved.task
  if (intent.intent_type === 'COMPLETE_TASK') return invoke('complete_task', { user_id, task_id })
  if (intent.intent_type === 'DELETE_TASK') return confirm(task_id, description)
  const set = how === undefined ? null : detailsAlone(input, how.trim())
  if (set) return invoke('update_task', { user_id, task_id, ...set })
  const words = new_description?.trim() ?? ''
  if (words === '') return ask(says.WHAT_TO_SAY)
  if ([...words].length > DESCRIPTION_MAX) return respond(says.DESCRIPTION_LENGTH)
  const { description: renamed, ...details } = wordsAndDetails(input, words, intent.extracted_params ?? {})
  const only = Object.keys(details).length === 0 ? detailsAlone(input, words) : null
  if (only) return invoke('update_task', { user_id, task_id, ...only })
  const same = Object.keys(details).length > 0 && renamed === description
  return invoke('update_task', { user_id, task_id, ...(same ? {} : { new_description: renamed }), ...details })
}

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

/** Intents whose decision needs to see tasks first. */
export function needsTasks(intent: IntentType): boolean {
  return intent === 'COMPLETE_TASK' || intent === 'UPDATE_TASK' || intent === 'DELETE_TASK'
}
