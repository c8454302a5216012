import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { Busy, BusyKind } from '#kernel/ports/calendar.ts'
import { checkSlot } from './check-slot.ts'
import type { SlotRequest } from './slot-rules.ts'
import { findSlots } from './slots.ts'

const busyOf = (start: string, end: string, kind: BusyKind = 'busy', uid: string | null = null): Busy => ({
  ...{ start, end, kind, label: kind, uid },
})
/** Monday to Friday of one week in Berlin, asked the Friday before. */
const WEEK: SlotRequest = {
  busy: [],
  durationMinutes: 60,
  window: { start: '2026-11-22T23:00:00Z', end: '2026-11-28T23:00:00Z' },
  hours: [{ timeZone: 'Europe/Berlin' }],
  now: '2026-11-20T08:00:00Z',
}
const withBusy = (...times: Busy[]): SlotRequest => ({ ...WEEK, busy: [{ calendar: 'Anna', times }] })
const at = (slots: ReturnType<typeof findSlots>, start: string) => slots.find((slot) => slot.start === start)
const every = (request: SlotRequest) => findSlots({ ...request, count: 50, granularityMinutes: 60 })

test('an empty week is offered best first, on several days, none beside another [M-cal.6]', () => {
  const slots = findSlots(WEEK)
  expect(slots).toHaveLength(5)
  expect(slots.map(({ score }) => score)).toEqual([100, 100, 100, 100, 100])
  expect(new Set(slots.map(({ start }) => start.slice(0, 10))).size).toBe(3)
  expect(findSlots(WEEK)).toEqual(slots)
})

test('nothing is offered where everything is blocked, too long, past or closed [M-cal.6]', () => {
  expect(findSlots(withBusy(busyOf('2026-11-20T00:00:00Z', '2026-12-01T00:00:00Z')))).toEqual([])
  expect(findSlots({ ...WEEK, durationMinutes: 600 })).toEqual([])
  expect(findSlots({ ...WEEK, now: '2026-12-24T00:00:00Z' })).toEqual([])
  const holidays = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  expect(findSlots({ ...WEEK, hours: [{ timeZone: 'Europe/Berlin', holidays }] })).toEqual([])
})

test.each(['busy', 'court', 'out_of_office', 'private'] as const)('%s takes the time away [M-cal.6]', (kind) => {
  const slots = every(withBusy(busyOf('2026-11-24T09:00:00Z', '2026-11-24T11:00:00Z', kind)))
  expect(slots.filter(({ start }) => start >= '2026-11-24T08:30' && start < '2026-11-24T11:00')).toEqual([])
  expect(slots.length).toBe(38)
})

test.each(['tentative', 'hold'] as const)(
  '%s leaves the time, at a lower score and with the reason [M-cal.7]',
  (kind) => {
    const slot = at(
      every(withBusy(busyOf('2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z', kind))),
      '2026-11-24T09:00:00.000Z',
    )
    expect(slot!.score).toBeLessThan(80)
    expect(slot!.reasons).toMatchObject([{ code: kind, text: expect.stringContaining('(Anna)') }])
  },
)

test('each thing that makes an hour worse is told with its points [M-cal.7]', () => {
  const slots = every(withBusy(busyOf('2026-11-25T10:00:00Z', '2026-11-25T10:30:00Z')))
  const codes = (start: string) => at(slots, start)!.reasons.map(({ code }) => code)
  expect(codes('2026-11-24T11:00:00.000Z')).toEqual(['lunch'])
  expect(codes('2026-11-24T08:00:00.000Z')).toEqual(['early'])
  expect(codes('2026-11-24T15:00:00.000Z')).toEqual(['late'])
  expect(codes('2026-11-27T13:00:00.000Z')).toEqual(['friday_afternoon'])
  expect(codes('2026-11-25T09:00:00.000Z')).toEqual(['buffer'])
  expect(at(slots, '2026-11-24T09:00:00.000Z')).toMatchObject({ score: 100, reasons: [] })
  const soon = every({ ...WEEK, now: '2026-11-24T00:00:00Z' })
  expect(soon[0]!.start > '2026-11-25').toBe(true)
  expect(at(soon, '2026-11-24T09:00:00.000Z')!.reasons).toMatchObject([{ code: 'short_notice' }])
  const far = every({ ...WEEK, now: '2026-11-09T00:00:00Z' })
  expect(at(far, '2026-11-24T09:00:00.000Z')!.reasons).toMatchObject([{ code: 'far', points: 8 }])
})

test('hours elsewhere lower a slot, or exclude it where that is asked [M-cal.7]', () => {
  const away = { timeZone: 'America/New_York' }
  const lowered = every({ ...WEEK, hours: [{ timeZone: 'Europe/Berlin' }, away] })
  expect(lowered[0]!.start.slice(11, 13)).toMatch(/14|15/)
  expect(at(lowered, '2026-11-24T13:00:00.000Z')!.reasons).toMatchObject([{ code: 'outside_hours' }])
  expect(at(lowered, '2026-11-24T09:00:00.000Z')!.reasons).toMatchObject([{ code: 'night' }])
  const strict = every({ ...WEEK, hours: [{ timeZone: 'Europe/Berlin' }, { ...away, outside: 'exclude' }] })
  expect(new Set(strict.map(({ start }) => start.slice(11, 16)))).toEqual(new Set(['14:00', '15:00']))
  const closed = { timeZone: 'Europe/Vienna', holidays: ['2026-11-24'] }
  const off = every({ ...WEEK, hours: [{ timeZone: 'Europe/Berlin' }, closed] })
  expect(at(off, '2026-11-24T09:00:00.000Z')!.reasons).toMatchObject([{ code: 'day_off' }])
})

test('on the days when the clocks change, nine is nine [M-cal.6]', () => {
  // Cairo changes on a Friday, a working day here.
  const hours = [{ timeZone: 'Africa/Cairo', from: '00:00', to: '06:00' }] as const
  const window = { start: '2026-04-23T22:00:00Z', end: '2026-04-24T12:00:00Z' }
  const slots = findSlots({ ...WEEK, hours, window, now: '2026-04-20T00:00:00Z', count: 50, granularityMinutes: 60 })
  const walls = slots.map(({ start }) =>
    Temporal.Instant.from(start).toZonedDateTimeISO('Africa/Cairo').toPlainTime().toString(),
  )
  expect(walls.sort()).toEqual(['01:00:00', '02:00:00', '03:00:00', '04:00:00', '05:00:00'])
})

test('at confirm the same question is asked again: what is in the way, the hardest first [M-cal.10]', () => {
  const slot = { start: '2026-11-24T09:00:00Z', end: '2026-11-24T10:00:00Z' }
  const busy = [
    {
      calendar: 'Anna',
      times: [busyOf(slot.start, slot.end, 'hold', 'own'), busyOf(slot.start, slot.end, 'tentative')],
    },
    {
      calendar: 'Bo',
      times: [busyOf(slot.start, slot.end), busyOf('2026-11-24T09:59:00Z', '2026-11-24T12:00:00Z', 'court')],
    },
    { calendar: 'Cy', times: [busyOf('2026-11-24T08:00:00Z', slot.start), busyOf(slot.end, '2026-11-24T11:00:00Z')] },
  ]
  const found = checkSlot(slot, busy, { ownUids: ['own'] })
  expect(found.map(({ calendar, busy: { kind }, hard, blocks }) => [calendar, kind, hard, blocks])).toEqual([
    ['Bo', 'court', true, true],
    ['Bo', 'busy', false, true],
    ['Anna', 'tentative', false, false],
  ])
  expect(checkSlot(slot, busy).map(({ busy: { kind } }) => kind)).toContain('hold')
})

test('the hold of the very meeting does not lower its slot; a court date under its id still counts [M-cal.10]', () => {
  const [start, end] = ['2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z']
  const held = { ...withBusy(busyOf(start, end, 'hold', 'own')), ownUids: ['own'] }
  expect(at(every(held), '2026-11-24T09:00:00.000Z')!.score).toBe(100)
  const forged = { ...withBusy(busyOf(start, end, 'court', 'own')), ownUids: ['own'] }
  expect(at(every(forged), '2026-11-24T09:00:00.000Z')).toBeUndefined()
})

const KINDS: BusyKind[] = ['busy', 'tentative', 'out_of_office', 'court', 'private', 'hold']
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Africa/Cairo',
  'America/Santiago',
]

test('no slot ever overlaps what blocks, leaves the window or the hours, or stands out of order [M-cal.6]', () => {
  const base = Date.UTC(2026, 0, 1)
  const busy = fc.array(
    fc.record({ at: fc.nat(20 * 96), lasts: fc.integer({ min: 1, max: 40 }), kind: fc.constantFrom(...KINDS) }),
    { maxLength: 60 },
  )
  const request = fc.record({
    busy: fc.array(busy, { maxLength: 3 }),
    day: fc.nat(360),
    days: fc.integer({ min: 1, max: 14 }),
    durationMinutes: fc.constantFrom(15, 30, 45, 60, 90, 240),
    granularityMinutes: fc.constantFrom(5, 15, 30, 60),
    zone: fc.constantFrom(...ZONES),
    other: fc.constantFrom(...ZONES),
    outside: fc.constantFrom('exclude' as const, 'lower' as const),
  })
  fc.assert(
    fc.property(request, ({ busy, day, days, durationMinutes, granularityMinutes, zone, other, outside }) => {
      const startMs = base + day * 86_400_000
      const iso = (quarters: number) => new Date(startMs + quarters * 900_000).toISOString()
      const calendars = busy.map((times, index) => ({
        calendar: `c${index}`,
        times: times.map(({ at, lasts, kind }) => busyOf(iso(at), iso(at + lasts), kind)),
      }))
      const window = { start: iso(0), end: iso(days * 96) }
      const hours = [{ timeZone: zone }, { timeZone: other, outside }] as const
      const asked = { busy: calendars, durationMinutes, granularityMinutes, window, hours, now: iso(-96), count: 8 }
      const slots = findSlots(asked)
      expect(findSlots(asked)).toEqual(slots)
      for (const [index, slot] of slots.entries()) {
        expect(checkSlot(slot, calendars).filter(({ blocks }) => blocks)).toEqual([])
        expect(slot.start >= window.start && slot.end <= window.end).toBe(true)
        expect(Date.parse(slot.end) - Date.parse(slot.start)).toBe(durationMinutes * 60_000)
        expect(slot.score).toBe(Math.max(0, 100 - slot.reasons.reduce((sum, { points }) => sum + points, 0)))
        for (const place of outside === 'exclude' ? [zone, other] : [zone]) expect(isInHours(slot, place)).toBe(true)
        const next = slots[index + 1]
        if (next) expect(slot.score > next.score || (slot.score === next.score && slot.start < next.start)).toBe(true)
        for (const one of slots) expect(one === slot || one.end <= slot.start || slot.end <= one.start).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})

function isInHours({ start, end }: { start: string; end: string }, zone: string): boolean {
  const [from, to] = [start, end].map((timestamp) => Temporal.Instant.from(timestamp).toZonedDateTimeISO(zone))
  const times = [from!, to!].map((timestamp) => timestamp.toPlainTime().toString())
  return (
    from!.dayOfWeek <= 5 &&
    from!.toPlainDate().equals(to!.toPlainDate()) &&
    times[0]! >= '09:00:00' &&
    times[1]! <= '17:00:00'
  )
}
