import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, dayFromIso, dayOfWeek } from './calendar.ts'
import { parseDetails } from './parse-details.ts'
import { WEEKDAY_NAMES } from './vocabulary.ts'
import { instantAtWall, instantOf, wallMsAt, wallOf } from './zone.ts'

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

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
  'America/Havana',
  'UTC',
]

test('what is remembered of a zone is what the time zone database says, on the minute of a change too', () => {
  const changes = [
    '2026-03-29T01:00Z', // Berlin, forward and back
    '2026-10-25T01:00Z',
    '2026-03-08T07:00Z', // New York
    '2026-11-01T06:00Z',
    '2026-10-03T15:30Z', // Lord Howe, half an hour
    '2026-04-04T15:00Z',
    '2011-12-30T10:00Z', // Apia left out a day
    '2026-03-08T05:00Z', // Havana, at midnight
  ].map((text) => Date.parse(text))
  const near = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }))
  const far = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2040-01-01') })
  const timestamp = fc.oneof(
    near.map(([ms, minutes]) => ms + minutes * 60_000),
    near.map(([ms, minutes]) => ms + Math.sign(minutes)),
    far,
  )
  fc.assert(
    fc.property(timestamp, fc.constantFrom(...ZONES), (ms, zone) => {
      const wall = wallOf(ms, zone)
      const wallMs = Date.parse(`${wall.toString({ fractionalSecondDigits: 3 })}Z`)
      expect(wallMsAt(ms, zone)).toBe(wallMs)
      const asWall = wallOf(ms, 'UTC')
      expect(instantAtWall(ms, zone)).toBe(instantOf(asWall, zone))
    }),
    { numRuns: 2000 },
  )
})

test('whatever day it is, a weekday is the coming one', () => {
  const first = Date.parse('2026-03-02T12:00:00Z')
  for (let day = 0; day < 7; day++) {
    for (const name of WEEKDAY_NAMES.slice(1)) {
      const today = Math.floor(first / DAY_MS) + day
      const on = (text: string) => {
        const { due_on } = parseDetails(`call mom ${text}`, { nowMs: first + day * DAY_MS, timeZone: 'UTC' }).details
        expect(WEEKDAY_NAMES[dayOfWeek(dayFromIso(due_on!))], text).toBe(name)
        return dayFromIso(due_on!) - today
      }
      const bare = on(`on ${name}`)
      expect(bare >= 1 && bare <= 7, `${day} ${name} ${bare}`).toBe(true)
      expect(on(`this ${name}`), `${day} this ${name}`).toBe(bare % 7)
      expect(on(`next ${name}`), `${day} next ${name}`).toBeGreaterThanOrEqual(bare)
      expect(on(`next ${name}`), `${day} next ${name}`).toBeLessThanOrEqual(14)
    }
  }
})
