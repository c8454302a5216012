import { nextOccurrence } from '../domain/decide/details/next-occurrence.ts'
import * as says from '../domain/decide/templates.ts'
import type { TaskRow } from '../domain/decide/turn-state.ts'
import {
  done,
  type Effects,
  type Happened,
  historyRows,
  insertTask,
  newTask,
  plain,
  type ToolAt,
  updateTask,
} from './effects.ts'

/** Completing twice is completing once: the first moment stays. What recurs comes back as a task of its own. */
export function completeTask(at: ToolAt, task: TaskRow): Effects {
  const reply = says.completed(task.description)
  if (task.status === 'completed') return { result: done(plain(task)), reply, changes: [], focus: task.task_id }
  const after: TaskRow = {
    ...task,
    status: 'completed',
    completed_at: at.now,
    updated_at: at.now,
    version: task.version + 1,
  }
  const next = followUp(at, task)
  const happened: Happened[] = [
    { operation: 'complete', task_id: task.task_id, before: task, after },
    ...(next ? [{ operation: 'add' as const, task_id: next.task_id, before: null, after: next }] : []),
  ]
  return {
    result: done(plain(after)),
    reply: next ? `${reply}\nNext: ${next.due_on}.` : reply,
    changes: [updateTask(task, after), ...(next ? [insertTask(next)] : []), historyRows(at, happened)],
    focus: task.task_id,
  }
}

function followUp(at: ToolAt, task: TaskRow): TaskRow | null {
  const { recurrence, due_on, due_at, remind_at, time_zone, priority, labels, list } = task
  if (!recurrence || !due_on) return null
  const due = nextOccurrence(recurrence, { due_on, due_at }, time_zone ?? at.timeZone, Date.parse(at.now))
  if (!due) return null
  // The reminder keeps its distance to the due moment.
  const moved = remind_at && due_at && due.due_at ? Date.parse(due.due_at) - Date.parse(due_at) : null
  const reminded = remind_at && moved !== null ? new Date(Date.parse(remind_at) + moved).toISOString() : null
  // The rule comes back with its count taken down.
  const details = { ...due, priority, labels, list, remind_at: reminded }
  const next = newTask(at, task.description, details, at.lastNumber + 1)
  return { ...next, time_zone }
}
