import type { Refusal } from '#kernel/contracts/refusal.ts'
import { type Check, checkLater } from '#kernel/validate.ts'
import { type DecideTurn, TOOL_NAMES, type ToolCall, type ToolName, ToolParameters } from '../../contracts.ts'
import { confirmsPlainly } from './language/classify.ts'
import { shownTasks, type TasksState, type Turn } from './turn-state.ts'

/** What a decision must be, whoever made it. An engine's and a model's pass through here alike. */

const checks = new Map<ToolName, Check>(TOOL_NAMES.map((tool) => [tool, checkLater(ToolParameters[tool])]))

type TurnError = Refusal & { path?: string }

/** What is wrong with what a tool is called with, or null. */
export function parameterError(tool: ToolName, parameters: Record<string, unknown>) {
  return checks.get(tool)?.(parameters) ?? null
}

export function errorOf(proposal: DecideTurn, state: TasksState, user: string): TurnError | null {
  const { turn } = state
  if (!turn || turn.turn_id !== proposal.turn_id)
    return no('turn.other', 'that turn does not wait', 'Decide on the turn of the snapshot.', '/turn_id')
  return formError(proposal) ?? toolError(proposal, state, user) ?? confirmationError(proposal, state, turn)
}

/** Each decision type carries its own parts and no others. */
function formError(proposal: DecideTurn): TurnError | null {
  const { decision_type, tool_calls, response_text, clarification_question, pending_action } = proposal
  const calls = decision_type === 'INVOKE_TOOL' || decision_type === 'EXECUTE_PENDING'
  if (calls !== (tool_calls !== null))
    return no(
      'decision.tool_calls',
      `${decision_type} ${calls ? 'names' : 'calls no'} tool`,
      'Match both.',
      '/tool_calls',
    )
  if ((decision_type === 'REQUEST_CONFIRMATION') !== (pending_action !== null))
    return no(
      'decision.pending_action',
      'a pending action is what a confirmation is asked for',
      'Match both.',
      '/pending_action',
    )
  if (decision_type === 'ASK_CLARIFICATION' && !clarification_question?.trim())
    return no('decision.question', 'a clarification is a question', 'Ask one.', '/clarification_question')
  if (decision_type === 'RESPOND_ONLY' && !response_text?.trim())
    return no('decision.text', 'a response has text', 'Say something.', '/response_text')
  return null
}

function toolError({ tool_calls }: DecideTurn, state: TasksState, user: string): TurnError | null {
  const call = tool_calls?.[0]
  if (!call) return null
  const problem = parameterError(call.tool_name, call.parameters)
  if (problem) return { ...problem, path: `/tool_calls/0/parameters${problem.path}` }
  if (call.parameters.user_id !== user)
    return no(
      'user.other',
      'a tool acts for the person who speaks',
      'Name that user.',
      '/tool_calls/0/parameters/user_id',
    )
  return namesShownTask(call, state)
    ? null
    : no('task.not_shown', 'that task was not shown', 'Name one that was.', '/tool_calls/0')
}

/** A program names its task itself, and hears when there is none; words lead only to tasks that were looked up. */
function namesShownTask({ parameters }: ToolCall, state: TasksState): boolean {
  if (parameters.task_id === undefined || parameters.task_id === state.pending?.task_id) return true
  const named = state.turn?.kind === 'tool' && state.turn.task_id === parameters.task_id
  return named || shownTasks(state).some(({ task_id }) => task_id === parameters.task_id)
}

function confirmationError(proposal: DecideTurn, state: TasksState, turn: Turn): TurnError | null {
  const { decision_type, tool_calls, pending_action } = proposal
  const call = tool_calls?.[0]
  if (decision_type === 'EXECUTE_PENDING') {
    if (call?.tool_name !== 'delete_task' || call.parameters.task_id !== state.pending?.task_id)
      return no('confirmation.other', 'that is not what waits for a yes', 'Execute what is pending.', '/tool_calls/0')
    // Whatever a model makes of the message: the person's own word counts.
    return saidYes(turn, state.pending?.task_description)
      ? null
      : no('confirmation.no_yes', 'the person did not say yes', 'Ask, or cancel.', '/decision_type')
  }
  if (decision_type === 'CANCEL_PENDING' && !state.pending)
    return no('confirmation.none', 'nothing waits for a yes', 'Respond instead.', '/decision_type')
  if (!pending_action) return null
  const task = shownTasks(state).find(({ task_id }) => task_id === pending_action.task_id)
  return task?.description === pending_action.task_description
    ? null
    : no(
        'task.not_shown',
        'that task was not shown with these words',
        'Copy both from the snapshot.',
        '/pending_action',
      )
}

export function saidYes({ kind, message, call }: Turn, named = ''): boolean {
  if (kind === 'answer') return call !== null && 'yes' in call && call.yes === true
  return kind === 'message' && confirmsPlainly(message ?? '', named)
}

function no(code: string, message: string, next: string, path: string): TurnError {
  return { code, message, next, path }
}
