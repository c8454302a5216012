import type {
  AgentDecision,
  AuditRecord,
  DecisionType,
  IntentType,
  PendingConfirmation,
  Task,
  TaskDetails,
  TaskPage,
  ToolName,
  ToolResult,
} from '../contracts.ts'
import type { Chip } from '../domain/decide/details/chip.ts'

/** Who speaks. The gate, or the person at this machine, said so; nothing in a request can. */
export interface Caller {
  user_id: string
}

export interface Said {
  conversation_id: string
  turn_id: string
  classified_intent: IntentType
  /** The last decision of the turn: "first list, then act" makes two, and each has its audit record. */
  decision: AgentDecision
  /** What the person reads. */
  reply: string
  /** Of the tool that was called, if one was. */
  result: ToolResult | null
  /** What now waits for a yes in this conversation. */
  pending_confirmation: (PendingConfirmation & { confirmation_id: string }) | null
}

/** A tool called by a program instead of in words. Deleting answers with what waits for a yes; nothing is deleted yet. */
export interface Called {
  conversation_id: string
  turn_id: string
  result: ToolResult
  pending_confirmation: (PendingConfirmation & { confirmation_id: string }) | null
  /** The seed's sentence for what happened, or the question that waits. */
  reply: string
}

export interface Around {
  /** Names the turn, so that the same request sent twice is one. */
  turn_id?: string
  conversation_id?: string
  /** IANA zone of the person; without it, the last one that they used, else this machine's. */
  time_zone?: string
}

export interface TaskQuery {
  status?: Task['status']
  list?: string
  label?: string
  priority?: number
  /** Words that the description holds, each from its beginning. */
  search?: string
  due_before?: string
  sort?: 'newest' | 'oldest' | 'due' | 'priority'
  limit?: number
  cursor?: string
}

export interface HistoryEntry {
  history_id: string
  number: number
  task_id: string
  operation: 'add' | 'update' | 'complete' | 'reopen' | 'delete' | 'undo' | 'import'
  before: Task | null
  after: Task | null
  /** In whose name: the person's own command, or the chat. */
  by: 'person' | 'chat'
  at: string
  undone: boolean
}

export interface Undone {
  undone: HistoryEntry[]
  reply: string
}

export interface Notice {
  notice_id: string
  task_id: string
  text: string
  fired_at: string
}

/** One thing that was said, pressed or answered in a conversation, and what came back. */
export interface Turn {
  turn_id: string
  kind: 'message' | 'tool' | 'answer'
  /** What the person wrote; null for a tool or an answer, and once it was erased. */
  message: string | null
  call: Record<string, unknown> | null
  status: 'waiting' | 'answered'
  classified_intent: IntentType | null
  decision_type: DecisionType | null
  reply: string | null
  received_at: string
  answered_at: string | null
}

/** A conversation read back: newest turn first. */
export interface Conversation {
  /** Null where nothing was ever said. */
  conversation_id: string | null
  turns: Turn[]
  pending_confirmation: Said['pending_confirmation']
  /** The turn to ask before, for what came earlier. */
  next_cursor: string | null
}

export interface ConversationQuery {
  /** Without it, the one in which a message was said last. */
  conversation_id?: string
  limit?: number
  /** A turn: only what came before it. */
  before?: string
}

export interface Parsed {
  /** Of a message; null for the words of a task. */
  classified_intent: IntentType | null
  description: string
  details: TaskDetails
  chips: Chip[]
}

/** `csv` is what an export of ours wrote. */
export type ImportFormat = 'todoist' | 'text' | 'csv'
export type ExportFormat = 'csv' | 'json' | 'ics'

/** Everything that can be done with one person's tasks, in this process or behind HTTP. */
export interface TasksService {
  say(caller: Caller, message: string, around?: Around & { without?: string[] }): Promise<Said>
  call(caller: Caller, tool: ToolName, parameters: Record<string, unknown>, around?: Around): Promise<Called>
  /** The yes or no to exactly one waiting confirmation. */
  answer(caller: Caller, confirmationId: string, yes: boolean, around?: Around): Promise<Called>
  /** What was said before, so that a chat survives a closed window. */
  conversation(caller: Caller, query: ConversationQuery): Promise<Conversation>
  list(caller: Caller, query: TaskQuery): Promise<TaskPage>
  history(caller: Caller, query: { task_id?: string; limit?: number }): Promise<HistoryEntry[]>
  /** The person's own command: takes back the last change that was not yet taken back, a deletion included. */
  undo(caller: Caller): Promise<Undone>
  /** Takes back one change of the history, if nothing has happened to its task since. */
  restore(caller: Caller, historyId: string): Promise<Undone>
  /** What would be read, before anything is saved: of the words of a task, or of a message that may make one. */
  parse(text: string, around: { time_zone?: string; without?: string[]; as?: 'task' | 'message' }): Parsed
  import(caller: Caller, format: ImportFormat, text: string, around?: Around): Promise<{ imported: number }>
  export(caller: Caller, format: ExportFormat): AsyncIterable<string>
  notices(caller: Caller): Promise<Notice[]>
  audit(caller: Caller, limit?: number): Promise<AuditRecord[]>
}
