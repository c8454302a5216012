import { type Static, Type } from 'typebox'
import { closed, IsoTime, list, nullable, OpenObject, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'

/** The shapes of seed 002, and what the app adds to a task. Whatever crosses a boundary is one of these. */

export const INTENT_TYPES = [
  'CREATE_TASK',
  'LIST_TASKS',
  'COMPLETE_TASK',
  'UPDATE_TASK',
  'DELETE_TASK',
  'GENERAL_CHAT',
  'AMBIGUOUS',
  'CONFIRM_YES',
  'CONFIRM_NO',
] as const
export type IntentType = (typeof INTENT_TYPES)[number]

export const DECISION_TYPES = [
  'INVOKE_TOOL',
  'RESPOND_ONLY',
  'ASK_CLARIFICATION',
  'REQUEST_CONFIRMATION',
  'EXECUTE_PENDING',
  'CANCEL_PENDING',
] as const
export type DecisionType = (typeof DECISION_TYPES)[number]

export const TOOL_NAMES = ['add_task', 'list_tasks', 'update_task', 'complete_task', 'delete_task'] as const
export type ToolName = (typeof TOOL_NAMES)[number]

export const ERROR_CODES = ['VALIDATION_ERROR', 'NOT_FOUND', 'ACCESS_DENIED', 'DATABASE_ERROR'] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export const MESSAGE_MAX = 4000
export const DESCRIPTION_MAX = 1000
export const CONFIRMATION_MS = 5 * 60 * 1000
export const HISTORY_MAX = 20
export const LABELS_MAX = 20

/** What one message asks for. `extracted_params` says about what. */
export interface UserIntent {
  intent_type: IntentType
  confidence: number | null
  extracted_params: ExtractedParams | null
}

export interface ExtractedParams {
  /** CREATE_TASK: the words of the task, exactly as typed. Absent: the person named none. */
  description?: string
  /** COMPLETE_TASK, UPDATE_TASK, DELETE_TASK: which task, in the person's words. */
  task_reference?: string
  new_description?: string
  /** UPDATE_TASK: when or how, and not what: "friday", "urgent". The words of the task stay. */
  details?: string
  /** AMBIGUOUS: what it could have meant, at most three. */
  possible_intents?: IntentType[]
  /** The description stood in quotes: nothing in it is read as a date, a label or a priority. */
  quoted?: boolean
  /** More than one task is meant ("delete all completed tasks"): refused with a sentence that says how to go on. */
  bulk?: boolean
  /** GENERAL_CHAT: the person asks how something is done ("how do I delete a task?"). */
  help?: IntentType | 'UNDO' | 'ANY'
}

export const Role = oneOf(['user', 'assistant'])
export const HistoryMessage = closed({ role: Role, content: Type.String(), timestamp: IsoTime })
export type HistoryMessage = Static<typeof HistoryMessage>

export const PendingAction = closed({
  action_type: Type.Literal('DELETE_TASK'),
  task_id: Uuid,
  task_description: Type.String(),
})
export type PendingAction = Static<typeof PendingAction>

export const PendingConfirmation = closed({
  action_type: Type.Literal('DELETE_TASK'),
  task_id: Uuid,
  task_description: Type.String(),
  created_at: IsoTime,
  expires_at: IsoTime,
})
export type PendingConfirmation = Static<typeof PendingConfirmation>

/** Limits on `user_id` and `message` are answered with the seed's sentences, so the schema does not refuse them first. */
export const DecisionContext = closed({
  user_id: nullable(Type.String()),
  message: nullable(Type.String()),
  conversation_id: Uuid,
  message_history: list(HistoryMessage, 1000),
  pending_confirmation: nullable(PendingConfirmation),
})
export type DecisionContext = Static<typeof DecisionContext>

const Description = text(DESCRIPTION_MAX, 1)
const UserId = text(200, 1)
/** A day and a moment that a calendar of people and every database knows. */
const Day = Type.String({ format: 'date', pattern: '^(19|2[0-9])', maxLength: 10 })
const Timestamp = Type.String({
  format: 'date-time',
  pattern:
    '^(19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]{1,9})?(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])$',
  maxLength: 40,
})
export const TimeZone = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$', maxLength: 64 })
export const Label = Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$', maxLength: 40 })
/** A rule of RFC 5545 without its name: FREQ=WEEKLY;BYDAY=MO. */
export const Recurrence = Type.String({ pattern: '^FREQ=[A-Z0-9;=,+-]+$', maxLength: 200 })

/** What a task may carry beyond its words. A due day alone is `due_on`; with a time of day `due_at` stands beside it. */
const details = {
  due_on: nullable(Day),
  due_at: nullable(Timestamp),
  priority: nullable(Type.Integer({ minimum: 1, maximum: 4 })),
  labels: list(Label, LABELS_MAX),
  recurrence: nullable(Recurrence),
  remind_at: nullable(Timestamp),
  list: nullable(text(100, 1)),
}
export const TaskDetails = closed(details)
export type TaskDetails = Static<typeof TaskDetails>

export const TASK_STATUSES = ['pending', 'completed'] as const

export const Task = closed({
  task_id: Uuid,
  description: Description,
  status: oneOf(TASK_STATUSES),
  created_at: IsoTime,
  updated_at: IsoTime,
  completed_at: nullable(IsoTime),
  ...details,
  time_zone: nullable(TimeZone),
  version: Type.Integer({ minimum: 1 }),
})
export type Task = Static<typeof Task>

const optionalDetails = Type.Partial(TaskDetails).properties

/** The parameters of each tool. The agent names the user; another than the one who speaks is refused. */
export const ToolParameters = {
  add_task: closed({ user_id: UserId, description: Description, ...optionalDetails }),
  list_tasks: closed({
    user_id: UserId,
    status: Type.Optional(oneOf(TASK_STATUSES)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    cursor: Type.Optional(text(200, 1)),
  }),
  update_task: closed({
    user_id: UserId,
    task_id: Uuid,
    new_description: Type.Optional(Description),
    ...optionalDetails,
  }),
  complete_task: closed({ user_id: UserId, task_id: Uuid }),
  delete_task: closed({ user_id: UserId, task_id: Uuid }),
} as const
export type ToolParameters = { [K in ToolName]: Static<(typeof ToolParameters)[K]> }

export const ToolCall = closed({
  tool_name: oneOf(TOOL_NAMES),
  // Dispatched by name before it is checked: a union of five would explain nothing.
  parameters: OpenObject,
  sequence: Type.Integer({ minimum: 1, maximum: 1 }),
})
export type ToolCall = Static<typeof ToolCall>

const decision = {
  decision_type: oneOf(DECISION_TYPES),
  tool_calls: nullable(list(ToolCall, 1, { minItems: 1 })),
  response_text: nullable(text(8000)),
  clarification_question: nullable(text(8000)),
  pending_action: nullable(PendingAction),
}
export const AgentDecision = closed(decision, { title: 'AgentDecision' })
export type AgentDecision = Static<typeof AgentDecision>

/** What a classification found, as it comes back from an agent. */
export const ExtractedParamsGiven = closed({
  description: Type.Optional(Type.String()),
  task_reference: Type.Optional(Type.String()),
  new_description: Type.Optional(Type.String()),
  details: Type.Optional(Type.String()),
  possible_intents: Type.Optional(list(oneOf(INTENT_TYPES), 9)),
  quoted: Type.Optional(Type.Boolean()),
  bulk: Type.Optional(Type.Boolean()),
  help: Type.Optional(oneOf([...INTENT_TYPES, 'UNDO', 'ANY'])),
})

/** The proposal of this app: one decision on one turn, by the engine or by a model. */
export const DecideTurn = closed({
  action_type: Type.Literal('decide_turn'),
  turn_id: Uuid,
  classified_intent: oneOf(INTENT_TYPES),
  /** Of the classification; what the resolution of the next phase looks for. */
  extracted_params: Type.Optional(nullable(ExtractedParamsGiven)),
  ...decision,
})
export type DecideTurn = Static<typeof DecideTurn>

/** A reminder whose time has come. */
export const FireReminder = closed({ action_type: Type.Literal('fire_reminder'), task_id: Uuid })
export type FireReminder = Static<typeof FireReminder>

/** What every tool answers, over chat, HTTP and MCP alike. */
export type ToolResult<T = unknown> =
  | { success: true; data: T; error: null; error_code: null }
  | { success: false; data: null; error: string; error_code: ErrorCode }

export interface TaskPage {
  tasks: Task[]
  /** All of this person's tasks in the question's terms, however many the page holds. */
  total: number
  next_cursor: string | null
}

/** The audit record of one decision. */
export interface AuditRecord {
  timestamp: string
  conversation_id: string
  user_id: string
  input_message: string
  classified_intent: IntentType
  decision_type: DecisionType
  tool_calls: ToolCall[] | null
  response_preview: string
}
