import { expect, test } from 'vitest'
import { dayAfter, isZone, sameClock, timestampOf, wallOf, windowOf } from './zoned.ts'

test('a time on the clock of a zone is one moment, before and after the clocks are put on', () => {
  expect(timestampOf('2026-03-12T10:00', 'Europe/Berlin')).toEqual({ at: '2026-03-12T09:00:00.000Z', exists: true })
  expect(timestampOf('2026-07-12T10:00', 'Europe/Berlin')).toEqual({ at: '2026-07-12T08:00:00.000Z', exists: true })
  expect(timestampOf('2026-03-12T10:00', 'Asia/Kathmandu')).toEqual({ at: '2026-03-12T04:15:00.000Z', exists: true })
  expect(timestampOf('2026-03-12T10:00', 'America/New_York')?.at).toBe('2026-03-12T14:00:00.000Z')
})

test('a time that the clock leaps over is told; one that it shows twice is the first', () => {
  expect(timestampOf('2026-03-29T02:30', 'Europe/Berlin')).toEqual({ at: '2026-03-29T01:30:00.000Z', exists: false })
  expect(timestampOf('2026-10-25T02:30', 'Europe/Berlin')).toEqual({ at: '2026-10-25T00:30:00.000Z', exists: true })
})

test('what is no time or no zone is nothing', () => {
  expect(timestampOf('', 'Europe/Berlin')).toBeNull()
  expect(timestampOf('2026-13-40T10:00', 'Europe/Berlin')).toBeNull()
  expect(timestampOf('2026-03-12T10:00', 'Mars/Olympus')).toBeNull()
  expect(isZone('Mars/Olympus')).toBe(false)
})

test('whole days of a zone, also where a day begins at one', () => {
  expect(windowOf('2026-03-28', '2026-03-29', 'Europe/Berlin')).toEqual({
    from: '2026-03-27T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  })
  // In Beirut the clocks leap at midnight.
  expect(windowOf('2026-03-29', '2026-03-29', 'Asia/Beirut')?.from).toBe('2026-03-28T22:00:00.000Z')
  expect(windowOf('', '2026-03-29', 'Europe/Berlin')).toBeNull()
  expect(dayAfter('2026-02-28')).toBe('2026-03-01')
})

test('there and back shows the same clock', () => {
  for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Apia', 'UTC'])
    expect(wallOf((timestampOf('2026-11-17T23:45', zone) as { at: string }).at, zone)).toBe('2026-11-17T23:45')
  expect(sameClock('2026-03-12T10:00:00Z', 'Europe/Berlin', 'Europe/Paris')).toBe(true)
  expect(sameClock('2026-03-12T10:00:00Z', 'Europe/Berlin', 'Europe/London')).toBe(false)
})
