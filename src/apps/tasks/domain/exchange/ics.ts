import ICAL from 'ical.js'
import type { Task } from '../../contracts.ts'

/** The four priorities on iCalendar's scale of nine, where 1 is the highest. */
const PRIORITIES = [0, 1, 3, 5, 9] as const

export function icsOpening(): string {
  return 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Lanewright//Tasks//EN\r\n'
}

export function icsClosing(): string {
  return 'END:VCALENDAR\r\n'
}

/** One to-do of RFC 5545. DTSTAMP is the last change, as the standard asks of a calendar that is not a message. */
export function icsRow(task: Task): string {
  const todo = new ICAL.Component('vtodo')
  todo.addPropertyWithValue('uid', task.task_id)
  todo.addPropertyWithValue('dtstamp', utc(task.updated_at))
  todo.addPropertyWithValue('created', utc(task.created_at))
  todo.addPropertyWithValue('last-modified', utc(task.updated_at))
  todo.addPropertyWithValue('sequence', task.version - 1)
  todo.addPropertyWithValue('summary', textOf(task.description))
  todo.addPropertyWithValue('status', task.status === 'completed' ? 'COMPLETED' : 'NEEDS-ACTION')
  if (task.completed_at !== null) todo.addPropertyWithValue('completed', utc(task.completed_at))
  if (task.priority !== null) todo.addPropertyWithValue('priority', PRIORITIES[task.priority] ?? 0)
  addDue(todo, task)
  if (task.labels.length > 0) {
    const categories = new ICAL.Property('categories')
    categories.setValues(task.labels)
    todo.addProperty(categories)
  }
  if (task.list !== null) addText(todo, 'x-lanewright-list', task.list)
  if (task.remind_at !== null) addAlarm(todo, task.remind_at, task.description)
  return `${folded(todo)}\r\n`
}

/** The library counts 75 bytes without the blank that a continued line begins with; the standard counts it. */
function folded(todo: ICAL.Component): string {
  const before = ICAL.foldLength
  ICAL.foldLength = 74
  try {
    return todo.toString()
  } finally {
    ICAL.foldLength = before
  }
}

/** A recurring to-do needs a start to count from; it is the due date, as other task programs write it. */
function addDue(todo: ICAL.Component, task: Task): void {
  if (task.due_on === null) return
  const due = task.due_at === null ? ICAL.Time.fromDateString(task.due_on) : utc(task.due_at)
  todo.addPropertyWithValue('due', due)
  const rule = task.recurrence === null ? null : ruleOf(task.recurrence)
  if (!rule) return
  todo.addPropertyWithValue('dtstart', due.clone())
  todo.addPropertyWithValue('rrule', rule)
}

/** A rule that no calendar could read is left out rather than making the whole file unreadable. */
function ruleOf(recurrence: string): ICAL.Recur | null {
  try {
    return ICAL.Recur.fromString(recurrence)
  } catch {
    return null
  }
}

function addAlarm(todo: ICAL.Component, remindAt: string, description: string): void {
  const alarm = new ICAL.Component('valarm')
  alarm.addPropertyWithValue('action', 'DISPLAY')
  alarm.addPropertyWithValue('description', textOf(description))
  const trigger = new ICAL.Property('trigger')
  trigger.resetType('date-time')
  trigger.setValue(utc(remindAt))
  alarm.addProperty(trigger)
  todo.addSubcomponent(alarm)
}

function addText(todo: ICAL.Component, name: string, value: string): void {
  const property = new ICAL.Property(name)
  property.resetType('text')
  property.setValue(textOf(value))
  todo.addProperty(property)
}

function utc(timestamp: string): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(timestamp), true)
}

/** iCalendar knows one line break and no control characters but the tab. */
function textOf(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
}
