import { Type } from 'typebox'
import { closed, IsoTime, list, nullable, OpenObject, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import {
  AgentDecision,
  DECISION_TYPES,
  ERROR_CODES,
  INTENT_TYPES,
  Label,
  PendingConfirmation,
  TASK_STATUSES,
  Task,
  TaskDetails,
  TimeZone,
  TOOL_NAMES,
  ToolCall,
} from '../contracts.ts'

/** What is asked of the tasks over HTTP, and what is answered. */

const around = {
  conversation_id: Type.Optional(Uuid),
  turn_id: Type.Optional(Uuid),
  time_zone: Type.Optional(TimeZone),
}
// Whatever fits into a request: that a message is too long is said in the words of the chat.
const AnyLength = Type.String()

/** Texts of chips that were taken away: they stay words. */
const Without = Type.Optional(list(text(200, 1), 20))

export const Say = closed({ message: AnyLength, without: Without, ...around })
export const ByTool = closed({ tool: oneOf(TOOL_NAMES) })
export const CallTool = closed({ parameters: OpenObject, ...around })
export const ById = closed({ id: Uuid })
export const Answer = closed({ yes: Type.Boolean(), ...around })
export const Nothing = closed({})
export const Parse = closed({
  text: AnyLength,
  time_zone: Type.Optional(TimeZone),
  without: Without,
  as: Type.Optional(oneOf(['task', 'message'])),
})
export const Import = closed({
  format: oneOf(['todoist', 'text', 'csv']),
  text: AnyLength,
  time_zone: around.time_zone,
})
export const Export = closed({ format: oneOf(['csv', 'json', 'ics']) })

/** In an address every value is text; these become numbers once they are known to be some. From 1 to 200. */
const Limit = Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|1[0-9]{2}|200)$' }))
// What no database can compare with is nobody's fault but the sender's: a NUL, and the year 0000.
const words = (maxLength: number) => Type.String({ pattern: '^[^\\u0000]+$', maxLength })
const Day = Type.String({ format: 'date', pattern: '^(?!0000)', maxLength: 10 })
export const List = closed({
  status: Type.Optional(oneOf(TASK_STATUSES)),
  list: Type.Optional(words(100)),
  label: Type.Optional(Label),
  priority: Type.Optional(Type.String({ pattern: '^[1-4]$', maxLength: 1 })),
  search: Type.Optional(words(200)),
  due_before: Type.Optional(Day),
  sort: Type.Optional(oneOf(['newest', 'oldest', 'due', 'priority'])),
  limit: Limit,
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$', maxLength: 15 })),
})
export const Conversation = closed({
  conversation_id: Type.Optional(Uuid),
  before: Type.Optional(Uuid),
  limit: Limit,
})
export const History = closed({ task_id: Type.Optional(Uuid), limit: Limit })
export const Audit = closed({ limit: Limit })

const ToolResult = closed({
  success: Type.Boolean(),
  data: Type.Unknown(),
  error: nullable(Type.String()),
  error_code: nullable(oneOf(ERROR_CODES)),
})
const Waiting = nullable(closed({ ...PendingConfirmation.properties, confirmation_id: Uuid }))
const Turn = closed({
  turn_id: Uuid,
  kind: oneOf(['message', 'tool', 'answer']),
  message: nullable(Type.String()),
  call: nullable(OpenObject),
  status: oneOf(['waiting', 'answered']),
  classified_intent: nullable(oneOf(INTENT_TYPES)),
  decision_type: nullable(oneOf(DECISION_TYPES)),
  reply: nullable(Type.String()),
  received_at: IsoTime,
  answered_at: nullable(IsoTime),
})
const HistoryEntry = closed({
  history_id: Uuid,
  number: Type.Integer(),
  task_id: Uuid,
  operation: oneOf(['add', 'update', 'complete', 'reopen', 'delete', 'undo', 'import']),
  before: nullable(Task),
  after: nullable(Task),
  by: oneOf(['person', 'chat']),
  at: IsoTime,
  undone: Type.Boolean(),
})
const Chip = closed({
  kind: oneOf(['due', 'priority', 'label', 'recurrence', 'reminder', 'list']),
  text: Type.String(),
  start: Type.Integer(),
  end: Type.Integer(),
  value: Type.String(),
})

export const answers = {
  said: closed({
    conversation_id: Uuid,
    turn_id: Uuid,
    classified_intent: oneOf(INTENT_TYPES),
    decision: AgentDecision,
    reply: Type.String(),
    result: nullable(ToolResult),
    pending_confirmation: Waiting,
  }),
  called: closed({
    conversation_id: Uuid,
    turn_id: Uuid,
    result: ToolResult,
    pending_confirmation: Waiting,
    reply: Type.String(),
  }),
  conversation: closed({
    conversation_id: nullable(Uuid),
    turns: Type.Array(Turn),
    pending_confirmation: Waiting,
    next_cursor: nullable(Uuid),
  }),
  page: closed({ tasks: Type.Array(Task), total: Type.Integer(), next_cursor: nullable(Type.String()) }),
  history: closed({ history: Type.Array(HistoryEntry) }),
  undone: closed({ undone: Type.Array(HistoryEntry), reply: Type.String() }),
  parsed: closed({
    classified_intent: nullable(oneOf(INTENT_TYPES)),
    description: Type.String(),
    details: TaskDetails,
    chips: Type.Array(Chip),
  }),
  imported: closed({ imported: Type.Integer() }),
  notices: closed({
    notices: Type.Array(closed({ notice_id: Uuid, task_id: Uuid, text: Type.String(), fired_at: IsoTime })),
  }),
  audit: closed({
    audit: Type.Array(
      closed({
        timestamp: IsoTime,
        conversation_id: Uuid,
        user_id: Type.String(),
        input_message: Type.String(),
        classified_intent: oneOf(INTENT_TYPES),
        decision_type: oneOf(DECISION_TYPES),
        tool_calls: nullable(Type.Array(ToolCall)),
        response_preview: text(200),
      }),
    ),
  }),
}
