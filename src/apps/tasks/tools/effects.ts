import type { Change, Row } from '#kernel/ports/store.ts'
import type { ErrorCode, Task, TaskDetails, ToolResult } from '../contracts.ts'
import { matchText } from '../domain/decide/match-text.ts'
import type { HistoryRow, TaskRow } from '../domain/decide/turn-state.ts'

/** What a tool may look at. It changes nothing itself: it says which rows would change, and the commit changes them. */
export interface ToolAt {
  now: string
  uuid(): string
  /** Entries of one act share it in the history. */
  act: string
  turnId: string | null
  by: 'person' | 'chat'
  timeZone: string
  lastNumber: number
  lastHistory: number
}

/** What a tool comes to: its result by the contract, the sentence for it, and the rows that make it true. */
export interface Effects {
  result: ToolResult
  reply: string
  changes: Change[]
  /** The order that numbers refer to from now on. */
  shown?: string[]
  /** The task that "it" means from now on; null when there is none any more. */
  focus?: string | null
}

export function done<T>(data: T): ToolResult<T> {
  return { success: true, data, error: null, error_code: null }
}

export function failed(error_code: ErrorCode, error: string): Effects {
  return { result: { success: false, data: null, error, error_code }, reply: error, changes: [] }
}

const DETAILS = ['due_on', 'due_at', 'priority', 'labels', 'recurrence', 'remind_at', 'list'] as const

/** Of what was given, the details; a due day goes with its time. */
export function detailsOf(parameters: Partial<TaskDetails>): Partial<TaskDetails> {
  const given = DETAILS.filter((key) => parameters[key] !== undefined).map((key) => [key, parameters[key]])
  const details: Partial<TaskDetails> = Object.fromEntries(given)
  if (details.due_on === null) return { ...details, due_at: null }
  if (details.due_at && details.due_on === undefined) return { ...details, due_on: details.due_at.slice(0, 10) }
  if (details.due_on && details.due_at === undefined) return { ...details, due_at: null }
  return details
}

export function newTask(at: ToolAt, description: string, details: Partial<TaskDetails>, number: number): TaskRow {
  return {
    task_id: at.uuid(),
    number,
    description,
    status: 'pending',
    created_at: at.now,
    updated_at: at.now,
    completed_at: null,
    due_on: null,
    due_at: null,
    priority: null,
    labels: [],
    recurrence: null,
    remind_at: null,
    list: null,
    ...detailsOf(details),
    time_zone: at.timeZone,
    version: 1,
    row_version: '',
  }
}

/** A task as it goes into its table. */
export function taskColumns({ row_version: _, ...task }: TaskRow): Row {
  return { ...task, match: matchText(task.description) }
}

/** A task as everyone sees it: without what only the store knows. */
export function plain({ row_version: _row, number: _number, ...task }: TaskRow): Task {
  return task
}

export function insertTask(task: TaskRow): Change {
  return { table: 'tasks.tasks', op: 'insert', rows: [taskColumns(task)] }
}

/** Only from the version that was looked at. */
export function updateTask(before: TaskRow, after: TaskRow): Change {
  const { task_id, number: _number, created_at: _created, ...row } = taskColumns(after)
  // A reminder that was moved fires again.
  const again = before.remind_at === after.remind_at ? {} : { reminded_at: null }
  return { table: 'tasks.tasks', op: 'update', where: { task_id, version: before.version }, row: { ...row, ...again } }
}

export interface Happened {
  operation: HistoryRow['operation']
  task_id: string
  before: TaskRow | null
  after: TaskRow | null
  undoes?: string
}

export function historyRows(at: ToolAt, happened: Happened[]): Change {
  const rows = happened.map(({ operation, task_id, before, after, undoes }, i) => ({
    history_id: at.uuid(),
    number: at.lastHistory + i + 1,
    act: at.act,
    task_id,
    operation,
    before: before && stored(before),
    after: after && stored(after),
    undoes: undoes ?? null,
    turn_id: at.turnId,
    by: at.by,
    at: at.now,
  }))
  return { table: 'tasks.history', op: 'insert', rows }
}

function stored({ row_version: _, ...task }: TaskRow): Row {
  return task
}
