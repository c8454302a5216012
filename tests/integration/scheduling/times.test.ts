import { describe, expect, test } from 'vitest'
import { decide } from '#apps/scheduling/domain/engine/decide.ts'
import { check, inputOf, samplesOf, type TimeSample } from './evaluation/times.ts'
import { BLIND } from './evaluation/times-blind.ts'
import { CLOCKS } from './evaluation/times-clocks.ts'
import { CONDITIONS } from './evaluation/times-conditions.ts'
import { PLACES } from './evaluation/times-places.ts'
import { TUNING } from './evaluation/times-tuning.ts'
import { UNSEEN } from './evaluation/times-unseen.ts'

describe.each([
  ['tuning', TUNING, 0.95, 0.85],
  ['unseen', UNSEEN, 0.95, 0.85],
  ['places', PLACES, 0.93, 0.6],
  // Many of its times are of something else, so that there is nothing to quote.
  ['misleading', CLOCKS + CONDITIONS.trimStart(), 0.8, 0.7],
  ['blind', BLIND, 0.7, 0.5],
] as const)('times in replies, %s part', (_, text, least, leastQuoted) => {
  const samples = samplesOf(text)
  const checked = samples.map((sample) => ({ sample, ...check(sample) }))

  test('no time is taken that was not meant [H-time.1, H-time.2]', () => {
    expect(checked.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  })

  test('nearly every clear time is taken [H-time.1]', () => {
    const clear = checked.filter(({ sample }) => sample.expected.length > 0)
    const right = clear.filter(({ verdict }) => verdict === 'right')
    expect(clear.length).toBeGreaterThan(40)
    expect(right.length / clear.length).toBeGreaterThanOrEqual(least)
  })

  test('a time that leaves a choice goes to a person with its words [H-time.2]', () => {
    const unclear = samples.filter(({ expected }) => expected.length === 0)
    const quoted = unclear.filter((sample) => {
      const { next_action, suggested_alternatives } = decide(inputOf(sample))
      const hint = next_action.metadata?.alternative_text
      return (
        next_action.type === 'Escalate' && suggested_alternatives.length === 0 && sample.reply.includes(String(hint))
      )
    })
    // The few others are asked for times again.
    expect(quoted.length / unclear.length).toBeGreaterThanOrEqual(leastQuoted)
  })
})

const sample = (reply: string, zone: string | null = null): TimeSample => ({
  frame: 'winter',
  zone,
  expected: [],
  reply,
})
const starts = (reply: string, zone?: string) =>
  decide(inputOf(sample(reply, zone))).suggested_alternatives.map(({ start }) => start)

describe('the clock that the words name', () => {
  test('14h in Paris is not 14h of the meeting, and is not a yes to it [H-time.1]', () => {
    const input = inputOf(sample('14h heure de Paris me convient.'))
    const asked = {
      ...input.operation,
      timezone: 'UTC',
      date: { start: '2026-11-24T14:00:00Z', end: '2026-11-24T15:00:00Z' },
    }
    const decision = decide({ ...input, operation: asked })
    expect(decision.next_action).toMatchObject({ type: 'Escalate', subtype: 'alternatives_proposed' })
    expect(decision.suggested_alternatives.map(({ start }) => start)).toEqual(['2026-11-24T13:00:00Z'])
  })

  test('two times of one sentence have two clocks [H-time.1]', () => {
    const reply = "Tuesday doesn't work. Thursday Nov 26 at 3pm London time, or 10am PST on Friday?"
    expect(starts(reply)).toEqual(['2026-11-26T15:00:00Z', '2026-11-27T18:00:00Z'])
  })

  test.each([
    ['16h heure de Paris me convient.', null],
    ['10am New York time works for me.', null],
    ['16:00 works for me.', 'Europe/Berlin'],
  ])('the slot on another clock is the slot: %s [H-time.1]', (reply, zone) => {
    expect(decide(inputOf(sample(reply, zone))).next_action.type).toBe('Confirm')
  })

  test('the hour of the slot on the clock of the attendee is not the slot on ours [H-time.2]', () => {
    const decision = decide(inputOf(sample('10:00 works for me.', 'Europe/Berlin')))
    expect(decision.next_action).toMatchObject({ type: 'Escalate', subtype: 'alternatives_proposed' })
    expect(decision.suggested_alternatives).toEqual([])
  })

  test('a meeting whose zone has several meanings is for a person [H-time.2]', () => {
    const input = inputOf(sample('Yes, that works for me.'))
    const decision = decide({ ...input, operation: { ...input.operation, timezone: 'CST' } })
    expect(decision.next_action.type).toBe('Escalate')
  })
})

describe('what is not completely explained is not taken', () => {
  test.each([
    ["Tuesday doesn't work. How about Thursday 26 Nov at 3pm (2pm UK)?", 'Europe/London'],
    ["Tuesday doesn't work. 4pm the day after?", 'Europe/London'],
    ["Tuesday doesn't work. Thanksgiving would be better. 4pm?", 'Europe/London'],
    ["Tuesday doesn't work. Thursday 26 Nov at 3pm there?", 'Europe/London'],
    ["Tuesday doesn't work. Thursday 26 Nov at 15:00. I am in Berlin then.", 'Europe/London'],
    ['Tisdag passar inte, kan vi ta torsdag klockan 16:00?', 'Europe/Stockholm'],
    ['Martedì non posso. Giovedì 26 novembre dalle 15 alle 18?', 'Europe/Rome'],
    ['Das passt nicht. Donnerstag, 26. November, zehn nach drei nachmittags?', 'Europe/Berlin'],
    ['No me va bien. ¿El jueves 26 de noviembre a las 9?', 'America/Mexico_City'],
    ["Can't do Tuesday. Thu 26 Nov at 21 Main Street?", 'Europe/London'],
  ])('%s [H-time.2]', (reply, zone) => {
    expect(starts(reply, zone)).toEqual([])
  })

  test.each([
    ["Can't do Tuesday. Thu 26 Nov 15:00-16:00?", 'Europe/London', '2026-11-26T15:00:00Z'],
    [
      "Tuesday doesn't work. How about 10am ET / 4pm CET on Thursday 26 Nov?",
      'America/New_York',
      '2026-11-26T15:00:00Z',
    ],
    ['Giovedì 26 novembre dalle 15 alle 16? Martedì non posso.', 'Europe/Rome', '2026-11-26T14:00:00Z'],
    ["Tuesday doesn't work. All times CET: 26 November 10:00.", undefined, '2026-11-26T09:00:00Z'],
  ])('but a time that is said twice, or as a window of its length, is: %s [H-time.1]', (reply, zone, expected) => {
    expect(starts(reply, zone)).toEqual([expected])
  })
})
