import type { Chip, Task } from './types.ts'

const day = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
const DAY_MS = 86_400_000

/** `2026-03-03` as that day here; a moment as its day in the person's zone. */
function dateOf(value: string): Date {
  return new Date(value.length === 10 ? `${value}T00:00:00` : value)
}

/** "tomorrow, 17:00", "Fri, 20 Nov": as a person says it. */
export function sayWhen(value: string, now = new Date()): string {
  const date = dateOf(value)
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const start = new Date(date.getFullYear(), date.getMonth(), date.getDate())
  const days = Math.round((start.getTime() - today.getTime()) / DAY_MS)
  const near =
    Math.abs(days) <= 1 ? relative.format(days, 'day') : (Math.abs(days) < 180 ? day : dayOfYear).format(date)
  return value.length === 10 ? near : `${near}, ${time.format(date)}`
}

export function isOverdue({ status, due_on, due_at }: Task, now = new Date()): boolean {
  if (status !== 'pending' || due_on === null) return false
  if (due_at !== null) return new Date(due_at) < now
  return dateOf(due_on).getTime() + DAY_MS <= now.getTime()
}

const FREQUENCIES: Record<string, [string, string]> = {
  DAILY: ['every day', 'days'],
  WEEKLY: ['every week', 'weeks'],
  MONTHLY: ['every month', 'months'],
  YEARLY: ['every year', 'years'],
}
const DAYS: Record<string, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}

/** A rule of RFC 5545 in words; one that says more than these words can stays as it is. */
export function sayRule(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]))
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTHDAY, ...more } = Object.fromEntries(parts)
  const [one, many] = FREQUENCIES[FREQ ?? ''] ?? []
  const known = Object.keys(more).every((name) => name === 'UNTIL')
  if (!one || !known) return rule
  const days = BYDAY?.split(',').map((name) => DAYS[name])
  if (days?.includes(undefined)) return rule
  const every = INTERVAL === '1' ? one : `every ${INTERVAL} ${many}`
  if (BYDAY === 'MO,TU,WE,TH,FR') return 'every weekday'
  if (days) return `${every} on ${days.join(', ')}`
  return BYMONTHDAY ? `${every} on day ${BYMONTHDAY}` : every
}

const KINDS: Record<Chip['kind'], string> = {
  due: 'Due',
  priority: 'Priority',
  label: 'Label',
  recurrence: 'Repeats',
  reminder: 'Reminder',
  list: 'List',
}

export function sayChip({ kind, value }: Chip): { kind: string; value: string } {
  const said = kind === 'recurrence' ? sayRule(value) : kind === 'due' || kind === 'reminder' ? sayWhen(value) : value
  return { kind: KINDS[kind], value: said }
}
