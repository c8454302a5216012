import { describe, expect, test } from 'vitest'
import { parseDetails } from './parse-details.ts'

const due = (text: string, timeZone: string, now: string) =>
  parseDetails(text, { nowMs: Date.parse(now), timeZone }).details

describe('a time that the clocks skip moves forward, one that they show twice is the earlier', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04 02:15', '2026-10-03T15:45:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05 01:45', '2026-04-04T14:45:00.000Z'],
    ['Asia/Kolkata', '2026-03-29 02:30', '2026-03-28T21:00:00.000Z'],
  ])('%s %s', (zone, written, expected) => {
    const [day, time] = written.split(' ')
    expect(due(`call mom on ${day} at ${time}`, zone, '2026-01-01T00:00:00Z').due_at).toBe(expected)
  })
})

test('the day is the person\'s: "today" late in the evening of New York is not the day of UTC', () => {
  expect(due('call mom today', 'America/New_York', '2026-03-05T03:00:00Z').due_on).toBe('2026-03-04')
  expect(due('call mom tomorrow', 'Asia/Kolkata', '2026-03-04T20:00:00Z').due_on).toBe('2026-03-06')
})

test('minutes and hours from now pass on the instant, days on the calendar', () => {
  const before = '2026-03-28T23:30:00Z' // half past midnight in Berlin; the clocks change at two
  expect(due('check oven in 3 hours', 'Europe/Berlin', before).due_at).toBe('2026-03-29T02:30:00.000Z')
  expect(due('check oven tomorrow at 9', 'Europe/Berlin', before).due_at).toBe('2026-03-30T07:00:00.000Z')
})
