import type { ToolParameters } from '../contracts.ts'
import { describeDetails } from '../domain/decide/details/describe-details.ts'
import * as says from '../domain/decide/templates.ts'
import { done, type Effects, historyRows, insertTask, newTask, plain, type ToolAt } from './effects.ts'

export function addTask(at: ToolAt, { description, user_id: _, ...details }: ToolParameters['add_task']): Effects {
  const task = newTask(at, description, details, at.lastNumber + 1)
  const more = describeDetails(plain(task), { nowMs: Date.parse(at.now), timeZone: at.timeZone })
  return {
    result: done(plain(task)),
    reply: more ? `${says.added(description)}\n${more}` : says.added(description),
    changes: [
      insertTask(task),
      historyRows(at, [{ operation: 'add', task_id: task.task_id, before: null, after: task }]),
    ],
    focus: task.task_id,
  }
}
