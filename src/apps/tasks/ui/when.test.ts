import { expect, test } from 'vitest'
import type { Task } from './types.ts'
import { isOverdue, sayChip, sayRule, sayWhen } from './when.ts'

const now = new Date(2026, 2, 2, 12, 0)

test('a day is said as a person says it, and a day alone is that day in every zone', () => {
  expect(sayWhen('2026-03-03', now)).toBe('tomorrow')
  expect(sayWhen('2026-03-02', now)).toBe('today')
  expect(sayWhen('2026-03-12', now)).toMatch(/12/)
  expect(sayWhen(new Date(2026, 2, 1, 17, 0).toISOString(), now)).toMatch(/^yesterday, /)
  expect(sayWhen('2028-01-01', now)).toMatch(/2028/)
})

test('a task is overdue when its day or its time has passed, and only while it is open', () => {
  const task = { status: 'pending', due_on: '2026-03-02', due_at: null } as Task
  expect(isOverdue(task, now)).toBe(false)
  expect(isOverdue({ ...task, due_on: '2026-03-01' }, now)).toBe(true)
  expect(isOverdue({ ...task, due_at: new Date(2026, 2, 2, 11, 59).toISOString() }, now)).toBe(true)
  expect(isOverdue({ ...task, due_on: '2026-03-01', status: 'completed' }, now)).toBe(false)
  expect(isOverdue({ ...task, due_on: null }, now)).toBe(false)
})

test.for([
  ['FREQ=DAILY', 'every day'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'every 2 weeks on Monday'],
  ['FREQ=MONTHLY;BYMONTHDAY=1', 'every month on day 1'],
  ['FREQ=MONTHLY;BYDAY=1MO', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['FREQ=HOURLY', 'FREQ=HOURLY'],
])('the rule %s reads %s', ([rule, words]) => {
  expect(sayRule(rule as string)).toBe(words)
})

test('a chip says what kind it is and what was read', () => {
  const chip = { text: 'p1', start: 0, end: 2 }
  expect(sayChip({ ...chip, kind: 'priority', value: '1' })).toEqual({ kind: 'Priority', value: '1' })
  expect(sayChip({ ...chip, kind: 'recurrence', value: 'FREQ=DAILY' }).value).toBe('every day')
})
