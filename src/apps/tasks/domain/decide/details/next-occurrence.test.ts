import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextOccurrence } from './next-occurrence.ts'

const day = (due_on: string) => ({ due_on, due_at: null })
const timestamp = (due_at: string) => ({ due_on: due_at.slice(0, 10), due_at })
const next = (
  rule: string,
  due: { due_on: string; due_at: string | null },
  completed: string,
  zone = 'Europe/Berlin',
) => nextOccurrence(rule, due, zone, Date.parse(completed))

describe('the next day', () => {
  test.each([
    ['FREQ=DAILY', '2026-03-04', '2026-03-04T09:00:00Z', '2026-03-05'],
    ['FREQ=DAILY', '2026-02-01', '2026-03-04T09:00:00Z', '2026-03-05'],
    ['FREQ=DAILY', '2026-03-10', '2026-03-04T09:00:00Z', '2026-03-11'],
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-05', '2026-03-05T09:00:00Z', '2026-03-09'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-03-06', '2026-03-20T09:00:00Z', '2026-04-03'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31', '2026-01-31T09:00:00Z', '2026-03-31'],
    ['FREQ=MONTHLY', '2026-01-31', '2026-01-31T09:00:00Z', '2026-03-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', '2026-01-31T09:00:00Z', '2026-02-28'],
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-03-02', '2026-03-02T09:00:00Z', '2026-04-06'],
    ['FREQ=YEARLY', '2024-02-29', '2024-02-29T09:00:00Z', '2028-02-29'],
    ['FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=3', '2026-06-03', '2026-06-01T09:00:00Z', '2027-06-03'],
  ])('%s, due %s, done %s', (rule, due, completed, expected) => {
    expect(next(rule, day(due), completed)).toEqual({ due_on: expected, due_at: null, recurrence: rule })
  })
})

test('done late in the evening counts on the day of the zone, not of UTC', () => {
  expect(next('FREQ=DAILY', day('2026-03-04'), '2026-03-04T23:30:00Z')!.due_on).toBe('2026-03-06')
  expect(next('FREQ=DAILY', day('2026-03-04'), '2026-03-04T23:30:00Z', 'UTC')!.due_on).toBe('2026-03-05')
})

describe('the time of day stays on the wall clock when the clocks change', () => {
  test.each([
    ['Europe/Berlin', '2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T07:00:00.000Z', '2026-10-25T08:00:00.000Z'],
    ['America/New_York', '2026-03-07T14:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-02T22:30:00.000Z', '2026-10-03T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-28T03:30:00.000Z', '2026-03-29T03:30:00.000Z'],
  ])('%s', (zone, due, expected) => {
    expect(next('FREQ=DAILY', timestamp(due), due, zone)!.due_at).toBe(expected)
  })

  test('a skipped time moves forward for that day only', () => {
    const first = next('FREQ=DAILY', timestamp('2026-03-28T01:30:00.000Z'), '2026-03-28T02:00:00Z')!
    expect(first.due_at).toBe('2026-03-29T01:30:00.000Z') // 03:30: there is no 02:30
    const second = next(first.recurrence, first, first.due_at!)!
    expect(second.due_at).toBe('2026-03-30T00:30:00.000Z') // 02:30 again
  })

  test('hours pass on the instant', () => {
    const due = timestamp('2026-03-28T23:00:00.000Z')
    expect(next('FREQ=HOURLY;INTERVAL=6', due, due.due_at)!.due_at).toBe('2026-03-29T05:00:00.000Z')
  })
})

describe('a rule ends', () => {
  test('after its count, which goes down with each occurrence', () => {
    const second = next('FREQ=DAILY;COUNT=3', day('2026-03-04'), '2026-03-04T09:00:00Z')!
    expect(second).toEqual({ due_on: '2026-03-05', due_at: null, recurrence: 'FREQ=DAILY;COUNT=2' })
    const third = next(second.recurrence, second, '2026-03-05T09:00:00Z')!
    expect(third).toEqual({ due_on: '2026-03-06', due_at: null, recurrence: 'FREQ=DAILY;COUNT=1' })
    expect(next(third.recurrence, third, '2026-03-06T09:00:00Z')).toBeNull()
  })

  test('when the occurrences passed while it was overdue', () => {
    expect(next('FREQ=DAILY;COUNT=3', day('2026-02-01'), '2026-03-04T09:00:00Z')).toBeNull()
  })

  test('after its last day, which is included', () => {
    const rule = 'FREQ=DAILY;UNTIL=20260305'
    expect(next(rule, day('2026-03-04'), '2026-03-04T09:00:00Z')!.due_on).toBe('2026-03-05')
    expect(next(rule, day('2026-03-05'), '2026-03-05T09:00:00Z')).toBeNull()
    const evening = timestamp('2026-03-04T22:30:00.000Z') // 23:30 in Berlin
    expect(next(rule, evening, '2026-03-04T22:40:00Z')!.due_at).toBe('2026-03-05T22:30:00.000Z')
    expect(next('FREQ=DAILY;UNTIL=20260305T100000Z', evening, '2026-03-04T22:40:00Z')).toBeNull()
  })
})

test.each([
  'FREQ=NOPE',
  'FREQ=SECONDLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=99999999999',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;FOO=3',
  'FREQ=DAILY;UNTIL=SOON',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'every day',
  '',
])('the rule "%s" has no next occurrence', (rule) => {
  expect(next(rule, day('2026-03-04'), '2026-03-04T09:00:00Z')).toBeNull()
})

test('the next occurrence is after the old due and after the completion, or there is none; no rule throws', () => {
  const part = fc.tuple(
    fc.constantFrom('INTERVAL', 'COUNT', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'UNTIL', 'BYHOUR', 'BYSETPOS', 'WKST', 'X'),
    fc.constantFrom('1', '2', '15', '31', '-1', 'MO', 'FR,SU', '1MO', '20270101', '0', '+', 'ZZ'),
  )
  const rule = fc
    .tuple(fc.constantFrom('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'), fc.array(part, { maxLength: 3 }))
    .map(([freq, parts]) => [`FREQ=${freq}`, ...parts.map((pair) => pair.join('='))].join(';'))
  const time = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(rule, time, time, fc.boolean(), (text, dueDate, completed, timed) => {
      const due = timed ? timestamp(dueDate.toISOString()) : day(dueDate.toISOString().slice(0, 10))
      const found = nextOccurrence(text, due, 'UTC', completed.getTime())
      if (!found) return
      expect(found.due_at === null).toBe(!timed)
      const after = timed ? dueDate.toISOString() : due.due_on
      const done = timed ? completed.toISOString() : completed.toISOString().slice(0, 10)
      const at = found.due_at ?? found.due_on
      expect(at > after && at > done).toBe(true)
    }),
    { numRuns: 300 },
  )
})
