import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import { conversation, inputOf } from './input.fixture.ts'
import { followUpAfter, followUpWithin } from './terms.ts'
import { isWorkingTime } from './working-time.ts'

const ZONE = 'America/New_York'
/** Working days from Monday, 4 January 2027, 10:00 in New York. */
const SENT = '2027-01-04T15:00:00Z'

function waits(startsAt: string): Set<string> {
  const dates = Array.from({ length: 40 }, (_, at) =>
    followUpAfter({ startsAt, timeZone: ZONE, sentAt: SENT, attempt: 0, seed: `person${at}@example.com` }),
  )
  return new Set(dates.map((date) => date?.slice(0, 10) ?? 'none'))
}

describe('how long a mail of ours waits', () => {
  test.each([
    ['more than a week off', '2027-02-01T15:00:00Z', ['2027-01-07', '2027-01-08']],
    ['four to seven days off', '2027-01-11T14:00:00Z', ['2027-01-06', '2027-01-07']],
    ['under four days off', '2027-01-07T20:00:00Z', ['2027-01-05', '2027-01-06']],
  ])('%s [M-time.1]', (_, startsAt, days) => {
    expect([...waits(startsAt)].sort()).toEqual(days)
  })

  test('a weekend is not counted, and the same person waits the same days [M-time.1]', () => {
    const t = {
      startsAt: '2027-03-01T15:00:00Z',
      timeZone: ZONE,
      sentAt: '2027-01-08T20:00:00Z',
      attempt: 1,
      seed: 'a@example.com',
    }
    expect(followUpAfter(t)).toBe(followUpAfter(t))
    expect(['2027-01-13', '2027-01-14']).toContain(followUpAfter(t)?.slice(0, 10))
  })

  test('none when the meeting begins before it [M-time.1]', () => {
    expect(
      followUpAfter({ startsAt: '2027-01-05T14:00:00Z', timeZone: ZONE, sentAt: SENT, attempt: 0, seed: 'a' }),
    ).toBeNull()
  })
})

describe('a wished date within the terms', () => {
  const t = { startsAt: '2027-01-20T15:00:00Z', timeZone: ZONE, now: '2027-01-07T15:00:00Z' }

  test.each([
    ['today becomes the next working morning', '2027-01-07T16:00:00Z', '2027-01-08T14:00:00Z'],
    ['a Saturday becomes the Monday', '2027-01-09T16:00:00Z', '2027-01-11T14:00:00Z'],
    ['a night becomes the morning', '2027-01-12T05:00:00Z', '2027-01-12T14:00:00Z'],
    ['a good moment stays', '2027-01-12T16:30:00Z', '2027-01-12T16:30:00Z'],
    ['after the meeting becomes the last morning before it', '2027-02-01T16:00:00Z', '2027-01-20T14:00:00Z'],
    ['no date becomes that of the table', 'not a date', '2027-01-12T15:00:00Z'],
  ])('%s [M-time.2]', (_, requested, expected) => {
    expect(followUpWithin(t, requested)).toBe(expected)
  })

  test('without a wish, the table; without time, none [M-time.2]', () => {
    expect(followUpWithin(t, null)).toBe('2027-01-12T15:00:00Z')
    expect(followUpWithin({ ...t, startsAt: '2027-01-08T13:00:00Z' }, null)).toBeNull()
  })
})

describe('silence', () => {
  const sent = (...days: string[]) =>
    conversation(...days.map((day) => ['out', 'Would this time work for you?', `${day}T15:00:00Z`] as const))
  const start = '2027-02-10T15:00:00Z'
  const far = (now: string, ...days: string[]) => decide(inputOf(sent(...days), { start, now }))

  test('nothing sent: Initiate; sent: wait, then follow up in working hours [M-time.3]', () => {
    expect(far('2027-01-04T15:00:00Z').next_action.type).toBe('Initiate')
    const waiting = far('2027-01-05T15:00:00Z', '2027-01-04')
    expect(waiting.next_action).toEqual({ type: 'Wait', subtype: 'attendee' })
    expect(waiting.follow_up_date).toBe(
      followUpAfter({ startsAt: start, timeZone: ZONE, sentAt: SENT, attempt: 0, seed: 'attendee@example.com' }),
    )
    expect(far('2027-01-11T15:00:00Z', '2027-01-04').next_action.type).toBe('Follow_up')
    const weekend = far('2027-01-09T15:00:00Z', '2027-01-04')
    expect(weekend.next_action.type).toBe('Wait')
    expect(weekend.follow_up_date).toBe('2027-01-11T14:00:00Z')
  })

  test('the third mail is the last, the fourth only for somebody who wrote before [M-time.4]', () => {
    const days = ['2027-01-04', '2027-01-08', '2027-01-13'] as const
    expect(far('2027-01-12T15:00:00Z', ...days.slice(0, 2)).next_action.type).toBe('Wait')
    expect(far('2027-01-14T15:00:00Z', ...days.slice(0, 2)).next_action.type).toBe('Follow_up')
    expect(far('2027-01-20T15:00:00Z', ...days).next_action).toMatchObject({ type: 'Close', subtype: 'unresponsive' })
    const engaged = [
      ...conversation(['out', 'Hello', '2027-01-02T15:00:00Z'], ['in', 'Where is it?', '2027-01-03T15:00:00Z']),
      ...sent(...days),
    ]
    expect(decide(inputOf(engaged, { start, now: '2027-01-20T15:00:00Z' })).next_action.type).toBe('Follow_up')
    const four = [...engaged, ...sent('2027-01-19')]
    expect(decide(inputOf(four, { start, now: '2027-01-28T15:00:00Z' })).next_action).toMatchObject({
      subtype: 'unresponsive',
    })
  })

  test('within 48 hours of the meeting, silence closes; a mail of today may still be answered [M-time.5]', () => {
    const near = { start: '2027-01-06T16:00:00Z' }
    expect(decide(inputOf(sent('2027-01-01'), { ...near, now: '2027-01-04T17:00:00Z' })).next_action).toMatchObject({
      subtype: 'unresponsive',
    })
    expect(decide(inputOf(sent('2027-01-04'), { ...near, now: '2027-01-04T17:00:00Z' })).next_action.type).toBe('Wait')
  })

  test('about a meeting that has begun nobody is written to [M-time.6]', () => {
    for (const history of [[], sent('2027-01-01'), conversation(['out', 'Well?'], ['in', 'Works for me.'])]) {
      const decision = decide(inputOf(history, { start: '2027-01-12T14:00:00Z', now: '2027-01-12T14:00:00Z' }))
      expect(decision).toMatchObject({ next_action: { type: 'Close' }, event_action: 'close', follow_up_date: null })
    }
  })

  test('a promise is waited for until after its day, but not beyond the meeting [M-time.7]', () => {
    const promised = (reply: string) =>
      decide(inputOf(conversation(['out', 'Well?'], ['in', reply]), { start: '2027-02-10T15:00:00Z' })).follow_up_date
    expect(promised('I will let you know by Monday.')).toBe('2027-01-12T15:00:00Z')
    expect(promised('I am currently out of the office and will return on 18 January.')).toBe('2027-01-18T15:00:00Z')
    const late = decide(inputOf(conversation(['out', 'Well?'], ['in', 'I will let you know on 25 January.'])))
    expect(late.follow_up_date).toBe('2027-01-12T14:00:00Z')
    expect(isWorkingTime(Date.parse(late.follow_up_date!), ZONE)).toBe(true)
  })
})
