import { oneLine } from '#host/cli/terminal.ts'
import type { Task } from '../contracts.ts'
import type { HistoryEntry } from '../services/service.ts'

/** A task on one line. What a person typed is shown, never interpreted. */
export function taskLine(task: Task, zone: string): string {
  const due = dueOf(task, zone)
  const more = [
    ...(due ? [`due ${due}`] : []),
    ...(task.priority === null ? [] : [`p${task.priority}`]),
    ...task.labels.map((label) => `#${label}`),
    ...(task.list === null ? [] : [`in ${task.list}`]),
  ]
  const box = task.status === 'completed' ? '[x]' : '[ ]'
  return oneLine(`${box} ${task.description}${more.length > 0 ? `  (${more.join(', ')})` : ''}`)
}

export function dueOf(task: Pick<Task, 'due_on' | 'due_at'>, zone: string): string {
  return task.due_at === null ? (task.due_on ?? '') : timestamp(task.due_at, zone)
}

/** To the minute, in the person's zone. */
export function timestamp(iso: string, zone: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)
}

const DID: Record<HistoryEntry['operation'], string> = {
  add: 'added',
  update: 'changed',
  complete: 'completed',
  reopen: 'opened again',
  delete: 'deleted',
  undo: 'taken back',
  import: 'imported',
}

export function historyCells(entry: HistoryEntry, zone: string): string[] {
  const what = `${DID[entry.operation]}${entry.undone ? ', taken back' : ''}`
  return [timestamp(entry.at, zone), what, (entry.after ?? entry.before)?.description ?? '']
}
