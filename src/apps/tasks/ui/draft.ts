import type { Task } from './types.ts'

/** A task as the fields of a form hold it: text only, days and times on the wall clock here. */
export interface Draft {
  description: string
  day: string
  time: string
  remind: string
  priority: string
  list: string
  labels: string
  recurrence: string
}

export function draftOf(task: Task): Draft {
  return {
    description: task.description,
    day: task.due_on ?? '',
    time: task.due_at ? localTime(task.due_at).slice(11) : '',
    remind: task.remind_at ? localTime(task.remind_at) : '',
    priority: task.priority ? String(task.priority) : '',
    list: task.list ?? '',
    labels: task.labels.join(' '),
    recurrence: task.recurrence ?? '',
  }
}

const LABEL = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u

export function problemIn({ description, labels }: Draft): string | null {
  if (description.trim() === '') return 'A task has words.'
  const bad = labelsIn(labels).find((label) => !LABEL.test(label))
  return bad === undefined ? null : `"${bad}" is no label: letters, digits, - and _ only.`
}

/** What the draft says differently, as update_task takes it; null takes a detail away. */
export function changesOf(task: Task, draft: Draft): Record<string, unknown> {
  const before = draftOf(task)
  const changes: Record<string, unknown> = {}
  const differs = (...names: Array<keyof Draft>) => names.some((name) => draft[name] !== before[name])
  if (differs('description')) changes.new_description = draft.description.trim()
  if (differs('day', 'time')) {
    changes.due_on = draft.day || null
    changes.due_at = draft.day && draft.time ? timestamp(`${draft.day}T${draft.time}`) : null
  }
  if (differs('remind')) changes.remind_at = draft.remind ? timestamp(draft.remind) : null
  if (differs('priority')) changes.priority = draft.priority ? Number(draft.priority) : null
  if (differs('list')) changes.list = draft.list.trim() || null
  if (differs('labels')) changes.labels = labelsIn(draft.labels)
  if (differs('recurrence')) changes.recurrence = draft.recurrence || null
  return changes
}

function labelsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).map((label) => label.replace(/^[#@]/, '')))].filter(Boolean)
}

const timestamp = (local: string) => new Date(local).toISOString()

/** `2026-03-03T17:00` on the wall clock here. */
function localTime(at: string): string {
  const date = new Date(at)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
