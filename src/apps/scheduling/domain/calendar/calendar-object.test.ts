import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventText } from './calendar-object.ts'

const READER = { timeZone: 'Europe/Berlin', addresses: ['Anna@firm.example'] }
const YEAR = { start: '2026-01-01T00:00:00Z', end: '2027-01-01T00:00:00Z' }

const vevent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR'].join('\r\n')
const eventOf = (...lines: string[]) =>
  calendarOf(...vevent('UID:u1', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Weekly', ...lines))
const busy = (ics: string, range = YEAR) => {
  // Time of the processor: the machine may be busy with other things.
  const before = process.cpuUsage()
  const found = eventText.busy(ics, range, READER)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
  return found
}
const starts = (ics: string, range = YEAR) => busy(ics, range).times.map(({ start }) => start)

const WEEKLY = ['DTSTART;TZID=Europe/Berlin:20260316T090000', 'DTEND;TZID=Europe/Berlin:20260316T100000']

test('a meeting at nine stays at nine when the clocks change [M-cal.11]', () => {
  expect(starts(eventOf(...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3'))).toEqual([
    ...['2026-03-16T08:00:00.000Z', '2026-03-23T08:00:00.000Z', '2026-03-30T07:00:00.000Z'],
  ])
})

test('days that are taken out are out, days that are added are in, a moved day stands where it was moved [M-cal.11]', () => {
  const series = vevent(
    ...['UID:u1', 'SUMMARY:Weekly', ...WEEKLY, 'RRULE:FREQ=WEEKLY;UNTIL=20260413T070000Z'],
    ...['EXDATE;TZID=Europe/Berlin:20260323T090000', 'RDATE:20260501T080000Z'],
  )
  const moved = vevent(
    ...['UID:u1', 'SUMMARY:Moved', 'RECURRENCE-ID;TZID=Europe/Berlin:20260330T090000'],
    ...['DTSTART;TZID=Europe/Berlin:20260331T140000', 'DURATION:PT30M'],
  )
  const off = vevent(...['UID:u1', 'STATUS:CANCELLED', 'RECURRENCE-ID:20260406T070000Z', 'DTSTART:20260406T070000Z'])
  expect(starts(calendarOf(...series, ...moved, ...off))).toEqual([
    ...['2026-03-16T08:00:00.000Z', '2026-03-31T12:00:00.000Z', '2026-04-13T07:00:00.000Z', '2026-05-01T08:00:00.000Z'],
  ])
})

test('a series of many years ago is known today, and only what touches the range is told [M-cal.11]', () => {
  const ics = eventOf('DTSTART;TZID=Europe/Berlin:19950102T230000', 'DURATION:PT4H', 'RRULE:FREQ=DAILY')
  const day = { start: '2026-11-17T01:00:00Z', end: '2026-11-18T01:00:00Z' }
  expect(starts(ics, day)).toEqual(['2026-11-16T22:00:00.000Z', '2026-11-17T22:00:00.000Z'])
  expect(starts(eventOf('DTSTART:20260101T000000Z', 'DTEND:20260101T000000Z'))).toEqual([])
})

test('a whole day is a day of the owner, also when it has 25 hours [M-cal.11]', () => {
  const { times } = busy(eventOf('DTSTART;VALUE=DATE:20261024', 'RRULE:FREQ=DAILY;COUNT=2'))
  expect(times.map(({ start, end }) => [start, end])).toEqual([
    ['2026-10-23T22:00:00.000Z', '2026-10-24T22:00:00.000Z'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])
})

test.each([
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=MINUTELY;COUNT=99999999',
  'RRULE:FREQ=HOURLY',
  'RRULE:FREQ=DAILY;INTERVAL=999999999',
  'RRULE:FREQ=DAILY;COUNT=20000',
  'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=DAILY;COUNT=2000;BYMONTH=2;BYMONTHDAY=30',
  `RRULE:FREQ=YEARLY;BYYEARDAY=1,2,3;BYHOUR=${Array.from({ length: 24 }, (_, hour) => hour)};BYMINUTE=${Array.from({ length: 60 }, (_, minute) => minute)}`,
  `RRULE:FREQ=DAILY;BYHOUR=1,2,3,4,5,6;BYSECOND=${Array.from({ length: 59 }, (_, second) => second)};BYSETPOS=-1`,
])('%s ends soon, and says so where it is not unfolded whole [M-cal.5, M-cal.11]', (rule) => {
  const { times, unread } = busy(eventOf('DTSTART:19900101T090000Z', 'DURATION:PT10M', rule))
  expect(times.length).toBeLessThanOrEqual(5000)
  if (/SECONDLY|MINUTELY|HOURLY|999999|BYMINUTE/.test(rule)) expect(unread).toHaveLength(1)
})

test('an event that cannot be read is counted, and the others are told [M-cal.11]', () => {
  const broken = vevent('UID:u2', 'DTSTART;TZID=Moon/Sea:20260101T100000')
  const whole = vevent('UID:u3', ...WEEKLY)
  expect(busy(calendarOf(...broken, ...whole))).toMatchObject({ times: [{ uid: 'u3' }], unread: [expect.any(String)] })
  expect(busy('BEGIN:VCALENDAR').unread).toHaveLength(1)
})

test('of a private event nothing is told but its time [M-cal.9]', () => {
  for (const privacy of ['PRIVATE', 'CONFIDENTIAL', 'X-SECRET', 'private']) {
    const ics = calendarOf(
      ...vevent('UID:divorce-1@x', 'SUMMARY:Divorce hearing', 'LOCATION:Court', `CLASS:${privacy}`, ...WEEKLY),
    )
    expect(busy(ics)).toEqual({
      times: [
        {
          ...{ start: '2026-03-16T08:00:00.000Z', end: '2026-03-16T09:00:00.000Z' },
          ...{ kind: 'private', label: 'Private event', uid: null },
        },
      ],
      unread: [],
    })
  }
})

test('what the owner declined is free, what the owner has not answered is tentative [M-cal.8]', () => {
  const answered = (partstat: string) =>
    busy(eventOf(...WEEKLY, `ATTENDEE;PARTSTAT=${partstat}:mailto:anna@firm.example`)).times.map(({ kind }) => kind)
  expect(['ACCEPTED', 'DECLINED', 'NEEDS-ACTION', 'TENTATIVE'].map(answered)).toEqual([
    ...[['busy'], [], ['tentative'], ['tentative']],
  ])
})

test('free, out of office and tentative are read from the properties of every program [M-cal.8]', () => {
  const kind = (...lines: string[]) => busy(eventOf(...WEEKLY, ...lines)).times[0]?.kind ?? null
  expect(kind('TRANSP:TRANSPARENT')).toBeNull()
  expect(kind('X-MICROSOFT-CDO-BUSYSTATUS:FREE')).toBeNull()
  expect(kind('X-MICROSOFT-CDO-BUSYSTATUS:OOF')).toBe('out_of_office')
  expect(kind('X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE')).toBe('tentative')
  expect(kind('STATUS:TENTATIVE')).toBe('tentative')
  expect(kind('STATUS:TENTATIVE', 'X-LANEWRIGHT:1')).toBe('hold')
  expect(kind('STATUS:CANCELLED')).toBeNull()
})

test('whatever a calendar holds, reading it neither throws nor lasts [M-cal.5]', () => {
  const base = eventOf(...WEEKLY, 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=30', 'EXDATE:20260323T080000Z')
  const piece = fc.constantFrom('0', '9', ';', ':', ',', '-', 'Z', 'T', '\r\n', 'FREQ=DAILY', 'COUNT=', 'BYDAY=5MO', '')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(base.length), fc.nat(4), piece), { maxLength: 8 }), (edits) => {
      const ics = edits.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), base)
      const { times } = eventText.busy(ics, YEAR, READER)
      for (const { start, end } of times) expect(start < end).toBe(true)
      eventText.read(ics, READER)
    }),
    { numRuns: 500 },
  )
})
