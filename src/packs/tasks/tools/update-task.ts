import type { ToolParameters } from '../contracts.ts'
import { describeDetails } from '../decide/details/describe-details.ts'
import * as says from '../decide/templates.ts'
import type { TaskRow } from '../decide/turn-state.ts'
import {
  detailsOf,
  done,
  type Effects,
  failed,
  historyRows,
  plain,
  type ToolAt,
  updateTask as updateRow,
} from './effects.ts'

export function updateTask(at: ToolAt, task: TaskRow, parameters: ToolParameters['update_task']): Effects {
  const { user_id: _user, task_id: _task, new_description, ...given } = parameters
  const details = detailsOf(given)
  if (new_description === undefined && Object.keys(details).length === 0)
    return failed('VALIDATION_ERROR', 'Name what should change: new_description, or a detail such as due_on')
  const after: TaskRow = {
    ...task,
    ...details,
    description: new_description ?? task.description,
    updated_at: at.now,
    version: task.version + 1,
  }
  const more =
    Object.keys(details).length > 0
      ? describeDetails(plain(after), { nowMs: Date.parse(at.now), timeZone: at.timeZone })
      : ''
  const reply = says.updated(task.description, after.description)
  return {
    result: done(plain(after)),
    reply: more ? `${reply}\n${more}` : reply,
    changes: [
      updateRow(task, after),
      historyRows(at, [{ operation: 'update', task_id: task.task_id, before: task, after }]),
    ],
    focus: task.task_id,
  }
}
