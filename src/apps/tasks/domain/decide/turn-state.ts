import type { Change, State } from '#kernel/ports/store.ts'
import type { IntentType, Task, ToolName, UserIntent } from '../../contracts.ts'

/** What snapshot.sql brings: the turn that waits, and no more than it needs. */

export type TaskRow = Task & { number: number; row_version: string }

type ToolTurn = { tool_name: ToolName; parameters: Record<string, unknown> }
type AnswerTurn = { confirmation_id: string; yes: boolean }

export interface Turn {
  turn_id: string
  conversation_id: string
  kind: 'message' | 'tool' | 'answer'
  message: string | null
  /** Of a message: what the person took away of what would have been read. */
  call: ToolTurn | AnswerTurn | { without: string[] } | null
  time_zone: string
  phase: 1 | 2
  intent: UserIntent | null
  task_id: string | null
  page_size: number
  received_at: string
  /** After this the person was told that it took too long: nothing is done any more. */
  answer_by: string | null
  row_version: string
}

/**
 * The question that a few words answer: "which one did you mean?", "what would you like the task to say?", "would you
 * like me to add it?".
 */
export interface Question {
  intent_type: IntentType
  /** The words that were offered as a task: only a yes adds them. */
  description?: string
  /** The tasks that were listed with the question: an answer names one of them. */
  options?: string[]
  task_reference?: string
  new_description?: string
  details?: string
}

export interface Conversation {
  conversation_id: string
  shown: string[]
  asked: Question | null
  focus: string | null
}

export interface Pending {
  confirmation_id: string
  conversation_id: string
  task_id: string
  task_version: number
  task_description: string
  created_at: string
  expires_at: string
}

export interface HistoryRow {
  history_id: string
  act: string
  task_id: string
  operation: 'add' | 'update' | 'complete' | 'delete' | 'import' | 'undo'
  before: TaskRow | null
  after: TaskRow | null
}

export interface TasksState {
  /** The user's name; null before the first word. */
  person: string | null
  turn: Turn | null
  conversation: Conversation | null
  pending: Pending | null
  history: Array<{ role: 'user' | 'assistant'; content: string; timestamp: string }>
  /** Tasks that hold the words which the turn looks for: what a message may be about, then what it is about. */
  matches: TaskRow[]
  at: TaskRow | null
  focus: TaskRow | null
  /** Named by its id: of a tool call, or of what waits for a yes. */
  named: TaskRow | null
  page: TaskRow[]
  total: number
  last_number: number
  last_history: number
  /** The first reminder that has not fired. */
  reminder: TaskRow | null
  /** What the first inbox item is about. */
  item: {
    conversation_known: boolean
    turn_known: boolean
    /** The entries that it would take back, newest first, and the tasks as they are now. */
    undo: HistoryRow[]
    undo_tasks: TaskRow[]
  } | null
}

export function tasksOf(state: State): TasksState {
  return state.app as unknown as TasksState
}

export function userOf(state: State): string {
  return tasksOf(state).person ?? ''
}

/** Under whom everything here is filed, until it is erased. */
export function personOf(state: State): string {
  return String(state.workspace.goal.person_id ?? state.workspace.id)
}

export function forPerson(state: State, changes: Change[]): Change[] {
  const person_id = personOf(state)
  return changes.map((change) =>
    change.op === 'insert' ? { ...change, rows: change.rows.map((row) => ({ ...row, person_id })) } : change,
  )
}

/** Every task that the agent was shown; nothing else may be acted upon. */
export function shownTasks({ matches, at, focus, named, page }: TasksState): TaskRow[] {
  const all = [...matches, at, focus, named, ...page].filter((task) => task !== null)
  return [...new Map(all.map((task) => [task.task_id, task])).values()]
}
