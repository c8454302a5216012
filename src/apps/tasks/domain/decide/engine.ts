import {
  type AgentDecision,
  DESCRIPTION_MAX,
  type DecisionContext,
  type ExtractedParams,
  type IntentType,
  MESSAGE_MAX,
  type Task,
  type UserIntent,
} from '../../contracts.ts'
import { ask, cancelPending, confirm, executePending, invoke, respond } from './decisions.ts'
import { parseDetails } from './details/parse-details.ts'
import { priorityAlone } from './details/priority-alone.ts'
import {
  changeMeant,
  classifyIntent,
  confirmsPlainly,
  doneAmong,
  lineMeant,
  namedTask,
  turnsAway,
} from './language/classify.ts'
import { asksToBeTold } from './read-message.ts'
import { type Looked, namesWholly, readReference, resolveIn } from './resolve.ts'
import * as says from './templates.ts'
import type { Question } from './turn-state.ts'

/** Everything that one decision may look at. There is no other state: the same input gives the same decision. */
export interface EngineInput {
  context: DecisionContext
  now: string
  time_zone: string
  /** Pieces that the person took away before sending: they stay words. */
  without?: string[]
  /** The question that the last reply ended with, if it did. */
  asked: Question | null
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
export function processMessage(input: EngineInput, classify = classifyIntent): Decided {
  const { context, resolution } = input
  if (!context.user_id?.trim()) return { intent: UNCLEAR, decision: respond(says.AUTH_MISSING) }
  const message = context.message ?? ''
  if (message.trim() === '' || [...message].length > MESSAGE_MAX)
    return { intent: UNCLEAR, decision: respond(says.NOT_UNDERSTOOD) }
  const pending = unexpired(context, input.now)
  if (resolution) return processResolved(input, resolution)
  // Where the question that is open was written down, nothing about it is guessed from the history.
  const read = readSafely(() => classify(message, input.asked ? [] : context.message_history))
  // Anything less than a plain yes is asked about again, and deletes nothing.
  if (pending && read !== UNCLEAR && confirmsPlainly(message, pending.task_description))
    return { intent: YES, decision: executePending(context.user_id, pending) }
  const intent = answered(ofKnownTask(read, input), input)
  if (pending && intent.intent_type === 'CONFIRM_YES')
    return { intent, decision: confirm(pending.task_id, pending.task_description) }
  if (pending && intent.intent_type === 'CONFIRM_NO') return { intent, decision: cancelPending(pending) }
  return { intent, decision: decideIntent(input, intent, context.user_id) }
}

const YES: UserIntent = { intent_type: 'CONFIRM_YES', confidence: 0.95, extracted_params: null }

/** Whatever goes wrong while a message is read, nothing is done on a guess. */
function readSafely(classify: () => UserIntent): UserIntent {
  try {
    return classify()
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
  const message = context.message ?? ''
  const meant = changeMeant(message)
  if (!meant) return intent
  const done = doneAmong(message, known)
  if (done) {
    const [task] = done.filter(({ status }) => status === 'pending')
    return task ? withReference(meant, task.description) : intent
  }
  const reference = readReference(meant.extracted_params?.task_reference ?? '')
  const looked = { matches: known, at: null, focus: null, page: [], total: 0 }
  const found = resolveIn(reference, looked, meant.intent_type !== 'COMPLETE_TASK').kind !== 'none'
  return found ? meant : intent
}

const withReference = (intent: UserIntent, task_reference: string): UserIntent => ({
  ...intent,
  extracted_params: { task_reference },
})

/** A name is short. */
const ANSWER_WORDS = 8

/** What a message says as an answer to the question that the last reply ended with; else what it says by itself. */
function answered(intent: UserIntent, { asked, context }: EngineInput): UserIntent {
  const message = (context.message ?? '').trim()
  if (!asked) return intent
  if (asked.description !== undefined) {
    const { description } = asked
    // "add it": a new task without words of its own.
    const isAdded = intent.intent_type === 'CREATE_TASK' && intent.extracted_params === null
    if (intent.intent_type === 'CONFIRM_YES' || isAdded)
      return { ...intent, intent_type: 'CREATE_TASK', extracted_params: { description } }
    if (asked.options === undefined) return intent
  }
  const isPlace = readReference(message).place !== null
  if ((!isOpen(intent) && !isPlace) || turnsAway(message)) return intent
  if (asked.intent_type === 'CREATE_TASK')
    return { ...intent, intent_type: 'CREATE_TASK', extracted_params: { description: message } }
  if (asked.intent_type === 'UPDATE_TASK' && asked.task_reference && !asked.new_description)
    return withParams(intent, asked, { task_reference: asked.task_reference, new_description: message })
  const named = isPlace ? message : namedTask(message)
  if (named === null || named.split(/\s+/).length > ANSWER_WORDS) return intent
  const { new_description, details } = asked
  return withParams(intent, asked, { task_reference: named, new_description, details })
}

/** It asks for nothing by its words alone. */
function isOpen({ intent_type, extracted_params }: UserIntent): boolean {
  if (intent_type === 'AMBIGUOUS') return extracted_params?.description !== undefined
  return intent_type === 'GENERAL_CHAT' && !extracted_params?.help
}

function withParams(intent: UserIntent, asked: Question, params: Record<string, string | undefined>): UserIntent {
  const extracted_params = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
  return { ...intent, intent_type: asked.intent_type, extracted_params }
}

/** The second phase. An answer that names none of the tasks it could choose from is a message of its own. */
function processResolved(input: EngineInput, resolution: Resolution): Decided {
  const { context, asked } = input
  const message = context.message ?? ''
  const chosen = chosenIn(message, asked, resolution)
  if (chosen) return decideChosen(input, chosen)
  const alone = readSafely(() => classifyIntent(message, []))
  return { intent: alone, decision: decideIntent(input, alone, context.user_id as string) }
}

/** Where no task has the name, the words of a bare command are offered as a new one: "cancel gym membership". */
function decideChosen(input: EngineInput, chosen: Resolution): Decided {
  const { intent, looked } = chosen
  const { task_reference = '' } = intent.extracted_params ?? {}
  const line = isMissing(chosen) && isOwnCommand(input, intent) ? lineMeant(input.context.message ?? '') : null
  if (line === null || [...line].length > DESCRIPTION_MAX) return { intent, decision: decideResolved(input, chosen) }
  const question = `${says.noMatch(task_reference, looked.page, looked.total)}\n${says.offerTask(line)}`
  return { intent: { ...intent, extracted_params: { task_reference, description: line } }, decision: ask(question) }
}

function isMissing({ intent, looked }: Resolution): boolean {
  const reference = readReference(intent.extracted_params?.task_reference ?? '')
  if (reference.match === '' || reference.pronoun || reference.place !== null) return false
  return resolveIn(reference, looked, intent.intent_type !== 'COMPLETE_TASK').kind === 'none'
}

/** The message commands the change itself, and does not only answer a question about one. */
function isOwnCommand({ context }: EngineInput, { intent_type }: UserIntent): boolean {
  return classifyIntent(context.message ?? '', []).intent_type === intent_type
}

/** The tasks that a message may mean: of an answer, only those that the question listed. */
export function chosenIn(message: string, asked: Question | null, resolution: Resolution): Resolution | null {
  if (asked?.options === undefined || isChangeOf(message, resolution)) return resolution
  const isAnswer = readReference(message).place !== null || isOpen(classifyIntent(message, []))
  return isAnswer ? amongOptions(resolution, asked.options) : resolution
}

/** The message names its task itself, and there is one of that name. */
function isChangeOf(message: string, { intent }: Resolution): boolean {
  const meant = changeMeant(message)
  const { task_reference = '' } = intent.extracted_params ?? {}
  if (meant && doneAmong(message, [{ description: task_reference }])?.length === 1) return true
  const isSame = meant?.extracted_params?.task_reference === intent.extracted_params?.task_reference
  return meant !== null && isSame && meant.intent_type === intent.intent_type
}

export type Resolution = NonNullable<EngineInput['resolution']>

/** The options that an answer names by whole words, by number or by "it"; null where it names none. */
function amongOptions({ intent, looked }: Resolution, options: string[]): Resolution | null {
  const reference = readReference(intent.extracted_params?.task_reference ?? '')
  const isOption = (task: Task | null) => task !== null && options.includes(task.task_id)
  const narrowed: Looked = {
    ...looked,
    matches: looked.matches.filter((task) => isOption(task) && namesWholly(reference, task)),
    at: isOption(looked.at) ? looked.at : null,
    focus: isOption(looked.focus) ? looked.focus : null,
  }
  const { kind } = resolveIn(reference, narrowed, intent.intent_type !== 'COMPLETE_TASK')
  return kind === 'none' ? null : { intent, looked: narrowed }
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
      return params.description === undefined
        ? ask(says.whichIntent(params.possible_intents ?? []))
        : offerTask(params.description)
    case 'CONFIRM_NO':
      return respond(input.asked ? says.NEVER_MIND : says.NOTHING_TO_CONFIRM)
    default:
      return respond(says.NOTHING_TO_CONFIRM)
  }
}

function offerTask(description: string): AgentDecision {
  return [...description].length > DESCRIPTION_MAX ? respond(says.DESCRIPTION_LENGTH) : ask(says.offerTask(description))
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
function decideResolved(input: EngineInput, { intent, looked }: Resolution): AgentDecision {
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

/** Intents whose decision needs to see tasks first. */
export function needsTasks(intent: IntentType): boolean {
  return intent === 'COMPLETE_TASK' || intent === 'UPDATE_TASK' || intent === 'DELETE_TASK'
}
