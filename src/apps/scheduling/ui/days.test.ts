import { expect, test } from 'vitest'
import { bestOf, byDay } from './days.ts'

const slot = (starts_at: string, score = 100) => ({
  slot_id: starts_at,
  starts_at,
  ends_at: starts_at,
  score,
  reasons: [],
})

test('times are grouped by the days of whoever looks, without those that are past', () => {
  const slots = [slot('2026-03-12T23:30:00Z'), slot('2026-03-12T09:00:00Z'), slot('2026-03-01T09:00:00Z')]
  const shown = (zone: string) =>
    byDay(slots, new Date('2026-03-02T00:00:00Z'), zone).map(({ day, slots: of }) => [day, of.length])
  expect(shown('UTC')).toEqual([['2026-03-12', 2]])
  expect(shown('Europe/Berlin')).toEqual([
    ['2026-03-12', 1],
    ['2026-03-13', 1],
  ])
  expect(byDay([], new Date())).toEqual([])
})

test('the best time is the highest, then the earliest', () => {
  const [a, b, c] = [
    slot('2026-03-14T09:00:00Z', 90),
    slot('2026-03-13T09:00:00Z', 90),
    slot('2026-03-12T09:00:00Z', 80),
  ]
  expect(bestOf([a, b, c])).toBe(b)
  expect(bestOf([])).toBeUndefined()
})
