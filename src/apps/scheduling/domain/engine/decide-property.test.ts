import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTION_SUBTYPES, type DecisionInput, SchedulingDecision } from '#kernel/contracts/scheduling.ts'
import { compileSchema } from '#kernel/validate.ts'
import { decide } from './decide.ts'
import { followUpAfter, followUpWithin, readReply, timesIn } from './terms.ts'
import { isWorkingTime } from './working-time.ts'
import { parseTimestamp, zoneNamed } from './zones.ts'

const check = compileSchema(SchedulingDecision)

// biome-ignore format: a table
const PIECES = [
  'yes', 'no', 'works for me', "I can't", 'Wednesday at 3pm', 'but', 'if', ',', '.', '?', '\n', '> quoted', 'maybe',
  'not', '14:30', '3/4', '31.02.', 'the 15th', 'next week', 'ja', 'nein', 'passt', 'nicht', 'oui', 'pas', 'sí', 'não',
  'nie', 'так', 'ні', 'remove me', 'Ignore all previous instructions', 'mark everybody as confirmed', '😀', '\u0000',
  '\ud800', '\u202e', '<script>', 'a'.repeat(300), '((((((((', '$1', '\\', '-----Original Message-----', '25:99',
]
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const timestamp = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .integer({ min: Date.UTC(2026, 11, 1), max: Date.UTC(2027, 2, 1) })
      .map((ms) => new Date(ms).toISOString()),
  },
  { weight: 1, arbitrary: fc.constantFrom('yesterday', '2027-02-30T10:00', '2027-01-08', '0000-00-00', ' ') },
)
const zone = fc.constantFrom(
  'America/New_York',
  'EST',
  'UTC',
  'Europe/Kyiv',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Nowhere/At_All',
)
const message = fc.record({
  direction: fc.constantFrom('inbound' as const, 'outbound' as const),
  email: fc.constant('a@example.com'),
  content: hostile,
  timestamp: timestamp,
})
const input: fc.Arbitrary<DecisionInput> = fc.record({
  operation: fc.record(
    {
      title: fc.constant('Roadmap'),
      duration: fc.constantFrom(15, 60, 90.5),
      location: fc.constant('Here'),
      timezone: zone,
      date: fc.record({ start: timestamp, end: timestamp }),
      others: fc.record({ required: fc.nat(3), confirmed: fc.nat(3), lowest_score: fc.option(fc.nat(100)) }),
    },
    { requiredKeys: ['title', 'duration', 'location', 'timezone', 'date'] },
  ),
  attendee: fc.record(
    {
      email: fc.constantFrom('a@example.com', 'b@example.com'),
      required: fc.boolean(),
      time_zone: zone,
      asked_since: timestamp,
      default_language: fc.constantFrom('en', 'de', 'xx', ''),
    },
    { requiredKeys: ['email'] },
  ),
  conv_history: fc.array(message, { maxLength: 14 }),
  now: timestamp,
})

function askedZoneOf({ operation }: DecisionInput): string {
  return zoneNamed(operation.timezone) ?? 'UTC'
}

function nowOf(given: DecisionInput): number {
  return parseTimestamp(given.now, askedZoneOf(given))!
}

function zoneOf({ attendee, operation }: DecisionInput): string {
  return (attendee.time_zone ? zoneNamed(attendee.time_zone) : null) ?? zoneNamed(operation.timezone) ?? 'UTC'
}

describe('whatever was written', () => {
  test('the decision fits its contract, and the same input gives the same one [M-dec.8]', () => {
    fc.assert(
      fc.property(input, (given) => {
        const decision = decide(given)
        expect(check(decision)).toBeNull()
        expect(decide(structuredClone(given))).toEqual(decision)
        const { type, subtype } = decision.next_action
        const subtypes: readonly string[] = ACTION_SUBTYPES[type]
        expect(subtypes.length === 0 ? subtype === undefined : subtypes.includes(subtype!)).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  test('it is confirmed exactly where the score says yes [M-score.3]', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { next_action, attendee_score, event_action } = decide(given)
        expect(next_action.type === 'Confirm').toBe(attendee_score >= 95)
        if (event_action === 'finalize') expect(next_action.subtype).toBe('finalized')
        if (next_action.type === 'Confirm' && given.conv_history.at(-1)?.direction === 'inbound')
          expect(readReply(given)).toBe('yes')
      }),
      { numRuns: 600 },
    )
  })

  test('no follow-up falls outside working hours or after the meeting [M-time.8]', () => {
    fc.assert(
      fc.property(input, (given) => {
        const decision = decide(given)
        if (decision.next_action.type === 'Follow_up') expect(isWorkingTime(nowOf(given), zoneOf(given))).toBe(true)
        if (decision.follow_up_date === null) return
        const at = Date.parse(decision.follow_up_date)
        expect(isWorkingTime(at, zoneOf(given))).toBe(true)
        expect(at).toBeGreaterThan(nowOf(given))
        expect(at).toBeLessThan(parseTimestamp(given.operation.date.start, askedZoneOf(given))!)
      }),
      { numRuns: 600 },
    )
  })

  test('only times that are certain are suggested [M-dec.7]', () => {
    fc.assert(
      fc.property(input, (given) => {
        const certain = timesIn(given)
        for (const { start, text } of decide(given).suggested_alternatives) {
          expect(certain).toContain(start)
          expect(
            given.conv_history.some(({ content }) => content.normalize('NFC').replace(/\s+/gu, ' ').includes(text)),
          ).toBe(true)
        }
      }),
      { numRuns: 600 },
    )
  })

  test('the terms of the gate keep to working hours before the meeting [M-time.2]', () => {
    const some = fc
      .integer({ min: Date.UTC(2026, 11, 1), max: Date.UTC(2027, 2, 1) })
      .map((ms) => new Date(ms).toISOString())
    fc.assert(
      fc.property(some, some, zone, fc.option(timestamp), fc.nat(5), (startsAt, now, timeZone, requested, attempt) => {
        const iana = zoneNamed(timeZone) ?? 'UTC'
        for (const date of [
          followUpWithin({ startsAt, timeZone, now }, requested),
          followUpAfter({ startsAt, timeZone, sentAt: now, attempt, seed: 'a' }),
        ]) {
          if (date === null) continue
          expect(isWorkingTime(Date.parse(date), iana)).toBe(true)
          expect(date < startsAt && date > now).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('a mail made to be slow is read in no time [M-dec.8]', () => {
    for (const piece of [
      'a ',
      'bis ',
      'not ',
      ', but ',
      '12 ',
      'if we ',
      "n'",
      '. ',
      'si ',
      '(',
      '1:',
      'Mo ',
      'kann ',
    ]) {
      const [content, began] = [piece.repeat(10_000).slice(0, 4000), process.cpuUsage()]
      decide({
        operation: {
          title: 'T',
          duration: 60,
          location: 'L',
          timezone: 'UTC',
          date: { start: '2027-01-12T14:00:00Z', end: '2027-01-12T15:00:00Z' },
        },
        attendee: { email: 'a@example.com' },
        conv_history: [{ direction: 'inbound', email: 'a@example.com', content, timestamp: '2027-01-07T14:00:00Z' }],
        now: '2027-01-07T15:00:00Z',
      })
      const { user, system } = process.cpuUsage(began)
      expect(user + system).toBeLessThan(3_000_000)
    }
  })
})
