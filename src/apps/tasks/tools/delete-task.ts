import type { Change } from '#kernel/ports/store.ts'
import * as says from '../domain/decide/templates.ts'
import type { Pending, TaskRow } from '../domain/decide/turn-state.ts'
import { done, type Effects, historyRows, type ToolAt } from './effects.ts'

/** Spends the yes and deletes in one commit; the database refuses either without the other. */
export function deleteTask(at: ToolAt, task: TaskRow, pending: Pending): Effects {
  const { task_id, version } = task
  return {
    result: done({ task_id, deleted: true }),
    reply: says.deleted(task.description),
    changes: [
      closeConfirmation(pending, 'used', at.now),
      { table: 'tasks.tasks', op: 'delete', where: { task_id, version } },
      historyRows(at, [{ operation: 'delete', task_id, before: task, after: null }]),
    ],
    focus: null,
  }
}

/** A task that is not there is as deleted as can be. */
export function deleteMissing(taskId: string): Effects {
  return { result: done({ task_id: taskId, deleted: false }), reply: says.GONE, changes: [], focus: null }
}

export function closeConfirmation(
  { confirmation_id }: Pending,
  status: 'used' | 'cancelled' | 'expired',
  now: string,
): Change {
  return {
    table: 'tasks.confirmations',
    op: 'update',
    where: { confirmation_id, status: 'open' },
    row: { status, closed_at: now },
  }
}
