import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quota } from '#kernel/ports/tool.ts'
import { DEFAULT_CAPS, type Governor, quotaFor } from './governor.ts'

const free: Governor = {
  time_zone: 'Europe/Berlin',
  caps: DEFAULT_CAPS,
  warm_up: null,
  hours: null,
  pace: { least_seconds: 0, most_seconds: 0, seed: 'a' },
}
const casework: Governor = { ...free, hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' } }
const at = (timestamp: string) => Date.parse(timestamp)

function reservationsOf(quota: Quota) {
  if ('closedUntil' in quota) throw new Error(`closed until ${quota.closedUntil}`)
  return Object.fromEntries(
    quota.reservations.map((reservation) => [reservation.resource.split('/').at(-1) ?? '', reservation]),
  )
}

test('a day is counted from midnight where the person lives, also when the clocks change that day [O-gov.3]', () => {
  const spring = reservationsOf(quotaFor(free, 'anna', 'connect', at('2026-03-29T10:00:00Z')))
  expect(spring.day).toMatchObject({
    resource: 'outreach/anna/connect/day',
    cap: 50,
    since: '2026-03-28T23:00:00.000Z',
    freeAt: '2026-03-29T22:00:00.000Z',
  })
  const autumn = reservationsOf(quotaFor(free, 'anna', 'connect', at('2026-10-25T22:30:00Z')))
  expect(autumn.day).toMatchObject({ since: '2026-10-24T22:00:00.000Z', freeAt: '2026-10-25T23:00:00.000Z' })
  // 30 minutes later it is tomorrow.
  const next = reservationsOf(quotaFor(free, 'anna', 'connect', at('2026-10-25T23:00:00Z')))
  expect(next.day).toMatchObject({ since: '2026-10-25T23:00:00.000Z' })
})

test('where midnight does not exist, the day begins when the clocks say so', () => {
  const beirut = { ...free, time_zone: 'Asia/Beirut' }
  const { day } = reservationsOf(quotaFor(beirut, 'anna', 'view', at('2026-03-29T06:00:00Z')))
  expect(day).toMatchObject({ since: '2026-03-28T22:00:00.000Z', freeAt: '2026-03-29T21:00:00.000Z' })
})

test('a week is counted from Monday [O-gov.6]', () => {
  const { week } = reservationsOf(quotaFor(free, 'anna', 'message', at('2026-05-13T12:00:00Z')))
  expect(week).toMatchObject({ cap: 400, since: '2026-05-10T22:00:00.000Z', freeAt: '2026-05-17T22:00:00.000Z' })
})

test('what is counted belongs to the account, whatever campaign acts [O-gov.2]', () => {
  const resources = (account: string) =>
    Object.values(reservationsOf(quotaFor(free, account, 'connect', at('2026-05-13T12:00:00Z')))).map((s) => s.resource)
  expect(resources('anna')).toEqual(['outreach/anna/connect/week', 'outreach/anna/connect/day'])
  expect(resources('ben').some((resource) => resources('anna').includes(resource))).toBe(false)
})

test('outside working hours it is closed until they begin; a full day becomes possible when the next one opens [O-gov.8]', () => {
  expect(quotaFor(casework, 'anna', 'connect', at('2026-05-13T16:30:00Z'))).toMatchObject({
    closedUntil: '2026-05-14T07:00:00.000Z',
  })
  // Friday evening: Monday morning.
  expect(quotaFor(casework, 'anna', 'connect', at('2026-05-15T16:00:00Z'))).toMatchObject({
    closedUntil: '2026-05-18T07:00:00.000Z',
  })
  const friday = reservationsOf(quotaFor(casework, 'anna', 'connect', at('2026-05-15T15:59:00Z')))
  expect(friday.day).toMatchObject({ freeAt: '2026-05-18T07:00:00.000Z' })
})

test('a new account is warmed up: few at first, more with every day, never more than the cap [O-gov.7]', () => {
  const warming = { ...free, warm_up: { since: '2026-05-11', first: 5, more: 10 } }
  const capOn = (timestamp: string) => reservationsOf(quotaFor(warming, 'anna', 'connect', at(timestamp))).day?.cap
  expect(['2026-05-11T12:00:00Z', '2026-05-13T12:00:00Z', '2026-07-01T12:00:00Z'].map(capOn)).toEqual([5, 25, 50])
})

test('the pace is drawn from the seed: the same for the same clock, within its bounds, and another for another seed [O-gov.5]', () => {
  const paced = (seed: string): Governor => ({ ...free, pace: { least_seconds: 60, most_seconds: 300, seed } })
  const spanAt = (seed: string, nowMs: number) =>
    nowMs - Date.parse(reservationsOf(quotaFor(paced(seed), 'anna', 'view', nowMs)).pace?.since ?? '')
  fc.assert(
    fc.property(fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }), (nowMs) => {
      const span = spanAt('a', nowMs)
      expect(span).toBe(spanAt('a', nowMs))
      expect(span).toBeGreaterThanOrEqual(60_000)
      expect(span).toBeLessThanOrEqual(300_000)
    }),
  )
  const timestamps = Array.from({ length: 50 }, (_, i) => at('2026-05-13T12:00:00Z') + i * 300_000)
  expect(new Set(timestamps.map((ms) => spanAt('a', ms))).size).toBeGreaterThan(40)
  expect(timestamps.filter((ms) => spanAt('a', ms) === spanAt('b', ms)).length).toBeLessThan(5)
})

test('at every moment of every zone: what is free begins later than now, and what is counted began no later', () => {
  const zones = fc.constantFrom(
    'UTC',
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Apia',
    'America/St_Johns',
    'Africa/Cairo',
  )
  const timestamp = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') })
  fc.assert(
    fc.property(zones, timestamp, fc.boolean(), (time_zone, nowMs, hours) => {
      const quota = quotaFor({ ...(hours ? casework : free), time_zone }, 'anna', 'connect', nowMs)
      if ('closedUntil' in quota) expect(Date.parse(quota.closedUntil)).toBeGreaterThan(nowMs)
      for (const { resource, since, freeAt, expiresAt } of 'reservations' in quota ? quota.reservations : []) {
        expect(Date.parse(since)).toBeLessThanOrEqual(nowMs)
        expect(Date.parse(expiresAt)).toBeGreaterThan(nowMs)
        if (!resource.endsWith('/pace')) expect(Date.parse(freeAt)).toBeGreaterThan(nowMs)
      }
    }),
    { numRuns: 500 },
  )
})
