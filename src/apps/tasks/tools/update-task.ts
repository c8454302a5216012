import { Temporal } from 'temporal-polyfill'
import type { TaskDetails, ToolParameters } from '../contracts.ts'
import { describeDetails } from '../domain/decide/details/describe-details.ts'
import { instantOf, isoOf, knownZone, wallOf } from '../domain/decide/details/zone.ts'
import * as says from '../domain/decide/templates.ts'
import type { TaskRow } from '../domain/decide/turn-state.ts'
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

/** A task that only gets another day keeps its time of day, and its reminder goes along. */
function moved(task: TaskRow, details: Partial<TaskDetails>, timeZone: string): Partial<TaskDetails> {
  if (!details.due_on) return details.due_on === null ? { remind_at: null, ...details } : details
  const due_at = details.due_at ?? (task.due_at && sameTime(task.due_at, details.due_on, task.time_zone ?? timeZone))
  const before = task.due_at ?? (task.due_on && `${task.due_on}T00:00:00Z`)
  const after = due_at ?? `${details.due_on}T00:00:00Z`
  const shiftMs = before ? Date.parse(after) - Date.parse(before) : 0
  const remind_at = task.remind_at && before ? new Date(Date.parse(task.remind_at) + shiftMs).toISOString() : due_at
  return { ...details, due_at, remind_at: details.remind_at ?? remind_at }
}

function sameTime(timestamp: string, day: string, zone: string): string {
  const { hour, minute } = wallOf(Date.parse(timestamp), knownZone(zone))
  return isoOf(instantOf(Temporal.PlainDate.from(day).toPlainDateTime({ hour, minute }), knownZone(zone)))
}

export function updateTask(at: ToolAt, task: TaskRow, parameters: ToolParameters['update_task']): Effects {
  const { user_id: _user, task_id: _task, new_description, ...given } = parameters
  const details = moved(task, detailsOf(given), at.timeZone)
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
  const reply =
    new_description === undefined ? says.changed(task.description) : says.updated(task.description, after.description)
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
