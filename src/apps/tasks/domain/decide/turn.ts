import type { Decision } from '#kernel/ports/decision.ts'
import type { Change, Row, State } from '#kernel/ports/store.ts'
import {
  CONFIRMATION_MS,
  type DecideTurn,
  type ErrorCode,
  TOOL_NAMES,
  type ToolCall,
  type ToolParameters,
  type ToolResult,
} from '../../contracts.ts'
import { addTask } from '../../tools/add-task.ts'
import { completeTask } from '../../tools/complete-task.ts'
import { closeConfirmation, deleteMissing, deleteTask } from '../../tools/delete-task.ts'
import { type Effects, failed, type ToolAt } from '../../tools/effects.ts'
import { listTasks } from '../../tools/list-tasks.ts'
import { updateTask } from '../../tools/update-task.ts'
import { chosenIn, needsTasks } from './engine.ts'
import { matchWords, readReference, resolveIn } from './resolve.ts'
import { isTimedOut, settleTurn } from './settle-turn.ts'
import * as says from './templates.ts'
import {
  forPerson,
  type Question,
  shownTasks,
  type TaskRow,
  type TasksState,
  type Turn,
  tasksOf,
} from './turn-state.ts'

/** From an agent's decision to the rows that make it true. */
export function decideTurn(state: State, given: DecideTurn): Decision {
  const tasks = tasksOf(state)
  const settled = settleTurn(state, given)
  if (!settled.ok) return { kind: 'refuse', error: settled.error }
  const { proposal } = settled
  const turn = tasks.turn as Turn
  const call = proposal.tool_calls?.[0]
  const task_id = call?.parameters.task_id
  const scope = { conversation_id: turn.conversation_id, turn_id: turn.turn_id }
  return {
    kind: 'write',
    action: call?.tool_name ?? ACTION_OF[proposal.decision_type as keyof typeof ACTION_OF],
    scope: typeof task_id === 'string' ? { ...scope, task_id } : scope,
    traits: call?.tool_name === 'delete_task' && !mayDelete(proposal, tasks, call) ? ['unconfirmed'] : [],
    make: ({ now, uuid }) => forPerson(state, turnChanges(tasks, proposal, { now, uuid })),
  }
}

const ACTION_OF = {
  RESPOND_ONLY: 'respond',
  ASK_CLARIFICATION: 'ask_clarification',
  REQUEST_CONFIRMATION: 'request_confirmation',
  CANCEL_PENDING: 'cancel_pending',
} as const

/** With the yes to it at hand, or when there is nothing there that could be deleted. */
function mayDelete({ decision_type }: DecideTurn, tasks: TasksState, { parameters }: ToolCall): boolean {
  return decision_type === 'EXECUTE_PENDING' || !shownTasks(tasks).some((t) => t.task_id === parameters.task_id)
}

interface Timestamp {
  now: string
  uuid(): string
}

function turnChanges(tasks: TasksState, proposal: DecideTurn, timestamp: Timestamp): Change[] {
  const turn = tasks.turn as Turn
  if (looksFirst(proposal, turn)) return [...closeOther(tasks, proposal, timestamp.now), toResolution(turn, proposal)]
  const effects = effectsOf(tasks, proposal, timestamp)
  const { turn_id } = turn
  const row = {
    status: 'answered',
    answered_at: timestamp.now,
    intent: { intent_type: proposal.classified_intent, extracted_params: proposal.extracted_params ?? null },
    decision: decisionOf(proposal),
    reply: effects.reply,
    result: effects.result ?? null,
    ...(isTimedOut(proposal) ? { timed_out: true } : {}),
  }
  return [
    ...closeOther(tasks, proposal, timestamp.now),
    ...effects.changes,
    conversationChange(tasks, proposal, effects, timestamp.now),
    { table: 'tasks.turns', op: 'update', where: { turn_id, status: 'waiting' }, row },
  ]
}

/** "First list, then act": the listing of the first phase is looked at, not shown. */
function looksFirst({ tool_calls, classified_intent }: DecideTurn, turn: Turn): boolean {
  return (
    turn.kind === 'message' &&
    turn.phase === 1 &&
    tool_calls?.[0]?.tool_name === 'list_tasks' &&
    needsTasks(classified_intent)
  )
}

function toResolution({ turn_id }: Turn, { classified_intent, extracted_params }: DecideTurn): Change {
  const reference = readReference(String(extracted_params?.task_reference ?? ''))
  const intent = { intent_type: classified_intent, confidence: null, extracted_params: extracted_params ?? null }
  const row = { phase: 2, intent, match: matchWords(reference), place: reference.place }
  return { table: 'tasks.turns', op: 'update', where: { turn_id, status: 'waiting' }, row }
}

/** Any other message cancels what waited for a yes. An answer to another question leaves it alone. */
function closeOther({ pending, turn }: TasksState, { decision_type }: DecideTurn, now: string): Change[] {
  const answers = decision_type === 'EXECUTE_PENDING' || decision_type === 'CANCEL_PENDING'
  if (!pending || answers || turn?.kind === 'answer') return []
  return [closeConfirmation(pending, isPast(pending.expires_at, now) ? 'expired' : 'cancelled', now)]
}

type Answered = Omit<Effects, 'result'> & { result: ToolResult | null }

/** What the decision comes to: the reply, the tool's result and its rows. */
export function effectsOf(tasks: TasksState, proposal: DecideTurn, timestamp: Timestamp): Answered {
  const turn = tasks.turn as Turn
  const { decision_type, pending_action, response_text, clarification_question } = proposal
  const call = proposal.tool_calls?.[0]
  if (decision_type === 'EXECUTE_PENDING') return executePending(tasks, timestamp)
  if (decision_type === 'CANCEL_PENDING') return cancelPending(tasks, timestamp)
  if (call) return callTool(tasks, call, timestamp)
  if (pending_action) return requestConfirmation(tasks, pending_action.task_id, timestamp)
  const reply = (decision_type === 'ASK_CLARIFICATION' ? clarification_question : response_text) ?? says.NOT_UNDERSTOOD
  if (turn.kind === 'message') return { reply, result: null, changes: [] }
  return failed(codeOf(reply), reply)
}

/** Programs are told by a code what a person is told by a sentence. */
function codeOf(reply: string): ErrorCode {
  if (reply === says.NO_SUCH_TASK || reply === says.NOTHING_TO_CONFIRM) return 'NOT_FOUND'
  const isOurs = reply === says.TOO_LONG || TOOL_NAMES.some((tool) => says.wasNotAble(tool) === reply)
  return isOurs ? 'DATABASE_ERROR' : 'VALIDATION_ERROR'
}

function callTool(tasks: TasksState, { tool_name, parameters }: ToolCall, timestamp: Timestamp): Effects {
  const turn = tasks.turn as Turn
  const at = toolAt(tasks, timestamp)
  const task = shownTasks(tasks).find(({ task_id }) => task_id === parameters.task_id)
  if (tool_name === 'add_task') return addTask(at, parameters as ToolParameters['add_task'])
  if (tool_name === 'list_tasks') return listTasks(tasks.page, tasks.total, nextCursor(tasks.page, turn.page_size))
  if (tool_name === 'delete_task') return deleteMissing(parameters.task_id as string)
  if (!task) return failed('NOT_FOUND', says.NO_SUCH_TASK)
  return tool_name === 'complete_task'
    ? completeTask(at, task)
    : updateTask(at, task, parameters as ToolParameters['update_task'])
}

function executePending({ named, pending, turn, ...tasks }: TasksState, timestamp: Timestamp): Effects {
  if (!pending) return failed('NOT_FOUND', says.NOTHING_TO_CONFIRM)
  const close = (status: 'cancelled' | 'expired') => [closeConfirmation(pending, status, timestamp.now)]
  if (isPast(pending.expires_at, timestamp.now))
    return { ...failed('NOT_FOUND', says.NOTHING_TO_CONFIRM), changes: close('expired') }
  if (!named) return { ...deleteMissing(pending.task_id), changes: close('cancelled') }
  if (named.version !== pending.task_version)
    return { ...failed('VALIDATION_ERROR', says.changedSince(pending.task_description)), changes: close('cancelled') }
  return deleteTask(toolAt({ named, pending, turn, ...tasks }, timestamp), named, pending)
}

function cancelPending({ pending, turn }: TasksState, { now }: Timestamp): Answered {
  if (!pending) return { reply: says.NOTHING_TO_CONFIRM, result: null, changes: [] }
  const reply = says.kept(pending.task_description)
  const changes = [closeConfirmation(pending, isPast(pending.expires_at, now) ? 'expired' : 'cancelled', now)]
  return turn?.kind === 'answer' ? { ...failed('VALIDATION_ERROR', reply), changes } : { reply, result: null, changes }
}

function requestConfirmation(tasks: TasksState, taskId: string, { now, uuid }: Timestamp): Answered {
  const task = shownTasks(tasks).find(({ task_id }) => task_id === taskId) as TaskRow
  const row = {
    confirmation_id: uuid(),
    conversation_id: (tasks.turn as Turn).conversation_id,
    task_id: taskId,
    task_version: task.version,
    task_description: task.description,
    created_at: now,
    expires_at: new Date(Date.parse(now) + CONFIRMATION_MS).toISOString(),
  }
  const reply = says.confirmDelete(task.description)
  return { reply, result: null, changes: [{ table: 'tasks.confirmations', op: 'insert', rows: [row] }], focus: taskId }
}

function conversationChange(tasks: TasksState, proposal: DecideTurn, effects: Answered, now: string): Change {
  const { conversation_id } = tasks.turn as Turn
  const shown = effects.shown ?? shownBy(tasks, proposal)
  const asked = askedBy(proposal, shown)
  const row: Row = {
    asked,
    updated_at: now,
    ...(shown ? { shown } : {}),
    ...(effects.focus === undefined ? {} : { focus: effects.focus }),
  }
  return { table: 'tasks.conversations', op: 'update', where: { conversation_id }, row }
}

/** The question that the reply ends with, so that a few words can answer it. */
function askedBy(proposal: DecideTurn, shown: string[] | null): Question | null {
  const { decision_type, classified_intent, extracted_params, clarification_question } = proposal
  if (decision_type !== 'ASK_CLARIFICATION') return null
  const params = (extracted_params ?? {}) as Record<string, string | undefined>
  if (classified_intent === 'AMBIGUOUS' && params.description)
    return { intent_type: 'CREATE_TASK', description: params.description }
  if (classified_intent === 'CREATE_TASK') return { intent_type: 'CREATE_TASK' }
  if (!needsTasks(classified_intent)) return null
  const { task_reference, new_description, details, description } = params
  const known = clarification_question === says.WHAT_TO_SAY && task_reference ? { task_reference } : {}
  const change = {
    ...(description && { description }),
    ...(new_description && { new_description }),
    ...(details && { details }),
  }
  return { intent_type: classified_intent, ...known, ...change, ...(shown && { options: shown }) }
}

/** A question that lists tasks is a list like any other: "2" means its second. */
function shownBy(
  tasks: TasksState,
  { decision_type, classified_intent, clarification_question }: DecideTurn,
): string[] | null {
  const { phase, intent, message } = tasks.turn as Turn
  if (decision_type !== 'ASK_CLARIFICATION' || phase !== 2 || clarification_question === says.WHAT_TO_SAY) return null
  if (!intent || !needsTasks(classified_intent)) return null
  const chosen = chosenIn(message ?? '', tasks.conversation?.asked ?? null, { intent, looked: tasks })
  const reference = readReference(intent.extracted_params?.task_reference ?? '')
  const resolved = resolveIn(reference, chosen?.looked ?? tasks, intent.intent_type !== 'COMPLETE_TASK')
  return (resolved.kind === 'many' ? resolved.tasks : tasks.page).map(({ task_id }) => task_id)
}

function decisionOf({ decision_type, tool_calls, response_text, clarification_question, pending_action }: DecideTurn) {
  return { decision_type, tool_calls, response_text, clarification_question, pending_action }
}

function toolAt(tasks: TasksState, { now, uuid }: Timestamp): ToolAt {
  const { turn_id, time_zone } = tasks.turn as Turn
  const { last_number: lastNumber, last_history: lastHistory } = tasks
  return { now, uuid, act: uuid(), turnId: turn_id, by: 'chat', timeZone: time_zone, lastNumber, lastHistory }
}

function nextCursor(page: TaskRow[], size: number): string | null {
  const last = page.at(-1)
  return last && page.length === size ? String(last.number) : null
}

function isPast(timestamp: string, now: string): boolean {
  return Date.parse(timestamp) <= Date.parse(now)
}
