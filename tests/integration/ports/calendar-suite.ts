import { describe, expect, test } from 'vitest'
import type { Calendar, CalendarEvent } from '#kernel/ports/calendar.ts'

/** An event of somebody else, as the calendar's own programs would enter it. */
export interface Planted {
  uid: string
  title: string
  start: string
  end: string
  isPrivate?: boolean
  isFree?: boolean
  isTentative?: boolean
  isOutOfOffice?: boolean
  /** This many weeks in a row, at the same time on the wall clock in Berlin. */
  weeks?: number
}

export interface OpenedCalendar {
  calendar: Calendar
  plant(event: Planted): Promise<void>
}

export const READER = { timeZone: 'Europe/Berlin', addresses: ['anna@firm.example'] }
export const NOW = '2026-11-17T08:00:00.000Z'
const WEEK = { start: '2026-11-22T23:00:00Z', end: '2026-11-29T23:00:00Z' }
const signal = new AbortController().signal

export const EVENT: CalendarEvent = {
  uid: 'meeting-1@lanewright.example',
  sequence: 0,
  status: 'tentative',
  title: 'Partners; budget, "2027"',
  start: '2026-11-24T10:00:00+01:00',
  end: '2026-11-24T11:00:00+01:00',
  timeZone: 'Europe/Berlin',
  location: 'Großer Saal',
  description: 'Agenda:\n1. Zahlen',
  organizer: { name: 'Anna', address: 'anna@firm.example' },
  attendees: [{ name: 'Bo', address: 'bo@client.example', required: true, accepted: false }],
}
const UTC = { start: '2026-11-24T09:00:00.000Z', end: '2026-11-24T10:00:00.000Z' }

/** What every implementation of the calendar port must do. Each test opens an empty calendar. */
export function calendarSuite(name: string, open: () => Promise<OpenedCalendar>): void {
  const codeOf = async (calendar: Calendar, event: CalendarEvent) => {
    const result = await calendar.put(event, signal)
    return result.outcome === 'done' ? 'done' : result.error.code
  }

  describe(name, () => {
    test('a hold is written, found and seen as a hold; confirmed, it is busy [M-cal.12]', async () => {
      const { calendar } = await open()
      expect(await calendar.get(EVENT.uid, signal)).toBeNull()
      expect(await codeOf(calendar, EVENT)).toBe('done')
      expect(await calendar.get(EVENT.uid, signal)).toEqual({
        ...{ uid: EVENT.uid, sequence: 0, status: 'tentative', ...UTC, ours: true },
      })
      const hold = { ...UTC, kind: 'hold', label: EVENT.title, uid: EVENT.uid }
      expect(await calendar.busy(WEEK, signal)).toEqual({ times: [hold], unread: [] })
      expect(await codeOf(calendar, { ...EVENT, sequence: 1, status: 'confirmed' })).toBe('done')
      expect(await calendar.busy(WEEK, signal)).toMatchObject({ times: [{ ...UTC, kind: 'busy' }] })
      expect(await calendar.get(EVENT.uid, signal)).toMatchObject({ sequence: 1, status: 'confirmed' })
    })

    test('the same again changes nothing, an older one and another of the same sequence are refused [M-cal.12]', async () => {
      const { calendar } = await open()
      const event = { ...EVENT, sequence: 4 }
      expect(await codeOf(calendar, event)).toBe('done')
      expect(await codeOf(calendar, event)).toBe('done')
      expect(await codeOf(calendar, { ...event, sequence: 3 })).toBe('calendar.older')
      expect(await codeOf(calendar, { ...event, end: '2026-11-24T12:00:00+01:00' })).toBe('calendar.same_sequence')
      expect(await codeOf(calendar, { ...event, status: 'confirmed' })).toBe('calendar.same_sequence')
      expect(await calendar.get(EVENT.uid, signal)).toMatchObject({ sequence: 4, status: 'tentative', ...UTC })
      expect((await calendar.busy(WEEK, signal)).times).toHaveLength(1)
    })

    test('a moved meeting leaves its old time [M-cal.12]', async () => {
      const { calendar } = await open()
      await calendar.put(EVENT, signal)
      const moved = { start: '2026-11-26T13:30:00Z', end: '2026-11-26T14:00:00Z' }
      expect(await codeOf(calendar, { ...EVENT, ...moved, sequence: 1 })).toBe('done')
      const { times } = await calendar.busy(WEEK, signal)
      expect(times.map(({ start }) => start)).toEqual(['2026-11-26T13:30:00.000Z'])
    })

    test('a cancelled meeting stands there as one that takes no time [M-cal.12]', async () => {
      const { calendar } = await open()
      await calendar.put(EVENT, signal)
      expect(await codeOf(calendar, { ...EVENT, sequence: 1, status: 'cancelled' })).toBe('done')
      expect(await calendar.get(EVENT.uid, signal)).toMatchObject({ sequence: 1, status: 'cancelled' })
      expect((await calendar.busy(WEEK, signal)).times).toEqual([])
      expect(await codeOf(calendar, EVENT)).toBe('calendar.older')
    })

    test('what was removed is gone, once more is the same, and it may come back [M-cal.12]', async () => {
      const { calendar } = await open()
      expect((await calendar.remove(EVENT.uid, signal)).outcome).toBe('done')
      await calendar.put(EVENT, signal)
      expect((await calendar.remove(EVENT.uid, signal)).outcome).toBe('done')
      expect((await calendar.remove(EVENT.uid, signal)).outcome).toBe('done')
      expect(await calendar.get(EVENT.uid, signal)).toBeNull()
      expect((await calendar.busy(WEEK, signal)).times).toEqual([])
      expect(await codeOf(calendar, EVENT)).toBe('done')
      expect((await calendar.busy(WEEK, signal)).times).toHaveLength(1)
    })

    test('an event of somebody else is neither replaced nor removed, whatever its id [M-cal.12]', async () => {
      const { calendar, plant } = await open()
      await plant({ ...UTC, uid: EVENT.uid, title: 'Not ours' })
      await calendar.put({ ...EVENT, sequence: 9, ...HOUR_LATER }, signal)
      await calendar.remove(EVENT.uid, signal)
      const { times } = await calendar.busy(WEEK, signal)
      expect(times).toMatchObject([{ ...UTC, label: 'Not ours' }])
    })

    test('other events are told for what they are, in order, and free ones not at all [M-cal.8]', async () => {
      const { calendar, plant } = await open()
      const at = (day: number) => ({ start: `2026-11-${day}T09:00:00.000Z`, end: `2026-11-${day}T10:00:00.000Z` })
      await plant({ ...at(27), uid: 'e5', title: 'Maybe', isTentative: true })
      await plant({ ...at(25), uid: 'e3', title: 'Away', isOutOfOffice: true })
      await plant({ ...at(23), uid: 'e1', title: 'Budget' })
      await plant({ ...at(24), uid: 'e2', title: 'Mündliche Verhandlung' })
      await plant({ ...at(26), uid: 'e4', title: 'Lunch walk', isFree: true })
      await plant({ start: '2026-12-24T09:00:00Z', end: '2026-12-24T10:00:00Z', uid: 'e6', title: 'Later' })
      const { times, unread } = await calendar.busy(WEEK, signal)
      expect(unread).toEqual([])
      expect(times).toEqual([
        { ...at(23), kind: 'busy', label: 'Budget', uid: 'e1' },
        { ...at(24), kind: 'court', label: 'Mündliche Verhandlung', uid: 'e2' },
        { ...at(25), kind: 'out_of_office', label: 'Away', uid: 'e3' },
        { ...at(27), kind: 'tentative', label: 'Maybe', uid: 'e5' },
      ])
    })

    test('of a private event only its time comes out [M-cal.9]', async () => {
      const { calendar, plant } = await open()
      await plant({ ...UTC, uid: 'canary-uid-divorce', title: 'canary divorce hearing', isPrivate: true })
      const { times } = await calendar.busy(WEEK, signal)
      expect(times).toEqual([{ ...UTC, kind: 'private', label: 'Private event', uid: null }])
    })

    test('a weekly meeting is there every week, at the same time on the clock [M-cal.11]', async () => {
      const { calendar, plant } = await open()
      await plant({ start: '2026-10-19T07:00:00Z', end: '2026-10-19T08:00:00Z', uid: 'w', title: 'Weekly', weeks: 8 })
      const autumn = { start: '2026-10-20T00:00:00Z', end: '2026-11-11T00:00:00Z' }
      const { times } = await calendar.busy(autumn, signal)
      expect(times.map(({ start }) => start)).toEqual([
        ...['2026-10-26T08:00:00.000Z', '2026-11-02T08:00:00.000Z', '2026-11-09T08:00:00.000Z'],
      ])
    })

    test('what makes no sense is refused, and nothing is written [M-cal.12]', async () => {
      const { calendar } = await open()
      const wrong: Array<Partial<CalendarEvent>> = [
        ...[{ uid: '' }, { uid: 'a\r\nb' }, { uid: 'x'.repeat(300) }, { sequence: -1 }, { sequence: 1.5 }],
        ...[{ start: '2026-11-24T10:00:00' }, { end: 'soon' }, { end: EVENT.start }],
      ]
      for (const part of wrong) expect(await codeOf(calendar, { ...EVENT, ...part })).toBe('calendar.bad_event')
      expect((await calendar.busy(WEEK, signal)).times).toEqual([])
      await expect(calendar.busy({ start: WEEK.end, end: WEEK.start }, signal)).rejects.toMatchObject({
        code: 'calendar.range',
      })
      const ages = { start: '2020-01-01T00:00:00Z', end: '2030-01-01T00:00:00Z' }
      await expect(calendar.busy(ages, signal)).rejects.toMatchObject({ code: 'calendar.range' })
    })

    test('two who write at once leave one event, and one of them knows [M-cal.12]', async () => {
      const { calendar } = await open()
      const second = { ...EVENT, ...HOUR_LATER }
      const results = await Promise.all([codeOf(calendar, EVENT), codeOf(calendar, second)])
      expect(results).toContain('done')
      expect(results.find((code) => code !== 'done')).toMatch(/^calendar\.(changed|same_sequence)$/)
      expect((await calendar.busy(WEEK, signal)).times).toHaveLength(1)
    })

    test('who no longer wants to wait does not wait [M-cal.14]', async () => {
      const { calendar } = await open()
      const given = AbortSignal.abort()
      await expect(calendar.busy(WEEK, given)).rejects.toThrow()
      await expect(calendar.put(EVENT, given)).rejects.toThrow()
      await expect(calendar.get(EVENT.uid, given)).rejects.toThrow()
      expect(await calendar.get(EVENT.uid, signal)).toBeNull()
    })
  })
}

const HOUR_LATER = { start: '2026-11-24T10:00:00Z', end: '2026-11-24T11:00:00Z' }

/** A planted event as another calendar program would write it. */
export function plantedText(event: Planted): string {
  const utc = (timestamp: string) => new Date(timestamp).toISOString().replace(/[-:]|\.\d+/g, '')
  const local = (timestamp: string) =>
    new Date(timestamp).toLocaleString('sv', { timeZone: 'Europe/Berlin' }).replace(/[-:]/g, '').replace(' ', 'T')
  const times =
    event.weeks === undefined
      ? [`DTSTART:${utc(event.start)}`, `DTEND:${utc(event.end)}`]
      : [
          ...[`DTSTART;TZID=Europe/Berlin:${local(event.start)}`, `DTEND;TZID=Europe/Berlin:${local(event.end)}`],
          `RRULE:FREQ=WEEKLY;COUNT=${event.weeks}`,
        ]
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//Program//EN', 'BEGIN:VEVENT', `UID:${event.uid}`],
    ...['DTSTAMP:20261101T000000Z', ...times, `SUMMARY:${event.title}`],
    ...(event.isPrivate ? ['CLASS:PRIVATE'] : []),
    ...(event.isFree ? ['TRANSP:TRANSPARENT'] : []),
    ...(event.isTentative ? ['STATUS:TENTATIVE'] : []),
    ...(event.isOutOfOffice ? ['X-MICROSOFT-CDO-BUSYSTATUS:OOF'] : []),
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]
  return lines.join('\r\n')
}
