import fc from 'fast-check'
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { CalendarEvent } from '#kernel/ports/calendar.ts'
import { eventText } from './calendar-object.ts'
import { buildItip, type ItipMessage, readItip } from './itip.ts'
import { agrees, vtimezoneOf } from './vtimezone.ts'

const NOW = '2026-11-17T08:00:00.000Z'
const EVENT: CalendarEvent = {
  uid: 'meeting-1@lanewright.example',
  sequence: 3,
  status: 'confirmed',
  title: 'Partners, budget; and "more"',
  start: '2026-12-01T10:00:00+01:00',
  end: '2026-12-01T11:30:00+01:00',
  timeZone: 'Europe/Berlin',
  location: 'Großer Saal, 2. Stock',
  description: 'Agenda:\n1. Budget\n2. Ende',
  organizer: { name: 'Anna Ärmel', address: 'anna@firm.example' },
  attendees: [
    { name: 'Bo Berg', address: 'bo@client.example', required: true, accepted: true },
    { name: '', address: 'cy@client.example', required: false, accepted: false },
  ],
}

function read(ics: string, timeZone?: string): ItipMessage {
  const reading = readItip(ics, timeZone === undefined ? {} : { timeZone })
  if (!reading.ok) throw new Error(reading.refusal.code)
  return reading.message
}

/** Lines as they mean, without the folding. */
const linesOf = (ics: string) => ics.replace(/\r\n[ \t]/g, '').split('\r\n')

test('an invitation has the structure that every program expects [M-cal.1]', () => {
  const ics = buildItip(EVENT, 'REQUEST', { dtstamp: NOW })
  const lines = linesOf(ics)
  expect(lines.slice(0, 4)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lanewright//Scheduling//EN',
    'METHOD:REQUEST',
  ])
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:meeting-1@lanewright.example',
    'DTSTAMP:20261117T080000Z',
    'SEQUENCE:3',
    'DTSTART;TZID=Europe/Berlin:20261201T100000',
    'DTEND;TZID=Europe/Berlin:20261201T113000',
    'SUMMARY:Partners\\, budget\\; and "more"',
    'LOCATION:Großer Saal\\, 2. Stock',
    'DESCRIPTION:Agenda:\\n1. Budget\\n2. Ende',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'ORGANIZER;CN=Anna Ärmel:mailto:anna@firm.example',
    'ATTENDEE;CN=Bo Berg;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:bo@client.example',
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:cy@client.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('what is stored in a calendar has no METHOD and tells the server to invite nobody [M-cal.1, M-cal.13]', () => {
  const lines = linesOf(eventText.write(EVENT, NOW))
  expect(lines.some((line) => line.startsWith('METHOD'))).toBe(false)
  const people = lines.filter((line) => /^(ORGANIZER|ATTENDEE)/.test(line))
  expect(people).toHaveLength(3)
  for (const line of people) expect(line).toContain('SCHEDULE-AGENT=CLIENT')
  expect(buildItip(EVENT, 'REQUEST', { dtstamp: NOW })).not.toContain('SCHEDULE-AGENT')
})

test('a cancellation has the same id, asks nobody and is read back as one [M-cal.1, M-cal.4]', () => {
  const ics = buildItip({ ...EVENT, sequence: 4 }, 'CANCEL', { dtstamp: NOW })
  expect(ics).toContain('STATUS:CANCELLED')
  expect(ics).not.toContain('RSVP')
  expect(read(ics)).toMatchObject({ method: 'CANCEL', uid: EVENT.uid, sequence: 4 })
})

test('what is built is read back as what it was [M-cal.3, M-cal.4]', () => {
  expect(read(buildItip(EVENT, 'REQUEST', { dtstamp: NOW }))).toEqual({
    method: 'REQUEST',
    uid: EVENT.uid,
    sequence: 3,
    start: '2026-12-01T09:00:00.000Z',
    end: '2026-12-01T10:30:00.000Z',
    allDay: false,
    organizer: 'anna@firm.example',
    attendee: null,
    partstat: null,
    attendees: [
      { address: 'bo@client.example', name: 'Bo Berg', partstat: 'accepted' },
      { address: 'cy@client.example', name: '', partstat: 'needs_action' },
    ],
    summary: EVENT.title,
    location: EVENT.location,
    comment: '',
    recurring: false,
    dtstamp: NOW,
    notices: [],
  })
})

test('no text adds a line, whatever stands in it [M-cal.3]', () => {
  const evil = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      'x\r\nATTENDEE:mailto:eve@evil.example',
      'x\nEND:VEVENT',
      '\u2028BEGIN:VALARM',
      '";X=":y',
      '\\n\\',
      '^n"',
    ),
  )
  const known = new Set(linesOf(buildItip(EVENT, 'REQUEST', { dtstamp: NOW })).map((line) => line.split(/[;:]/)[0]))
  fc.assert(
    fc.property(evil, evil, evil, evil, evil, (uid, title, location, name, address) => {
      const person = { name, address }
      const event = { ...EVENT, uid: `u${uid}`, title, location, description: title + name, organizer: person }
      const attendees = [{ ...person, required: true, accepted: false }]
      const ics = buildItip({ ...event, attendees }, 'REQUEST', { dtstamp: NOW })
      const names = linesOf(ics).map((line) => line.split(/[;:]/)[0])
      expect(names.filter((one) => !known.has(one))).toEqual([])
      expect(names.filter((one) => one === 'ATTENDEE')).toHaveLength(1)
      expect(names.filter((one) => one === 'BEGIN')).toHaveLength(5)
      const calendar = new ICAL.Component(ICAL.parse(ics))
      const attendee = calendar.getFirstSubcomponent('vevent')!.getFirstProperty('attendee')!
      expect(Object.keys((attendee.toJSON() as [string, object])[1]).filter((key) => key !== 'cn')).toEqual([
        ...['cutype', 'role', 'partstat', 'rsvp'],
      ])
    }),
    { numRuns: 150 },
  )
})

test('texts survive, letter by letter [M-cal.3]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const title = text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .trim()
        .toWellFormed()
      expect(read(buildItip({ ...EVENT, title }, 'REQUEST', { dtstamp: NOW })).summary).toBe(title)
    }),
    { numRuns: 100 },
  )
})

const ZONES = Intl.supportedValuesOf('timeZone')

test('every zone of the world is written so that its clocks show what they will show [M-cal.2]', () => {
  for (const zone of ZONES.filter((_, index) => index % 7 === 0)) {
    for (const day of ['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25', '2027-02-20', '2040-07-01']) {
      const start = Temporal.PlainDateTime.from(`${day}T10:00`).toZonedDateTime(zone)
      const block = vtimezoneOf(zone, start.epochMilliseconds, start.add({ hours: 1 }).epochMilliseconds)
      expect(agrees(block, start), `${zone} on ${day}`).toBe(true)
    }
  }
})

test('where rules are too simple the changes are written out: Ramadan in Casablanca [M-cal.2]', () => {
  const start = Temporal.ZonedDateTime.from('2027-02-20T10:00[Africa/Casablanca]')
  const event = { ...EVENT, timeZone: 'Africa/Casablanca', start: start.toString({ timeZoneName: 'never' }) }
  const ics = buildItip({ ...event, end: '2027-02-20T11:00:00Z' }, 'REQUEST', { dtstamp: NOW })
  expect(ics).toContain('TZOFFSETTO:+0000')
  // A reader that knows no zones but those in the message.
  expect(read(ics.replaceAll('Africa/Casablanca', 'Nowhere')).start).toBe('2027-02-20T10:00:00.000Z')
})

test('any moment in any zone comes back as the same moment [M-cal.2]', () => {
  const from = Date.UTC(2020, 0, 1)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 * 525_600 }), fc.constantFrom(...ZONES), (minutes, timeZone) => {
      const start = new Date(from + minutes * 60_000).toISOString()
      const end = new Date(from + (minutes + 60) * 60_000).toISOString()
      const message = read(buildItip({ ...EVENT, timeZone, start, end }, 'REQUEST', { dtstamp: NOW }))
      expect([message.start, message.end]).toEqual([start, end])
    }),
    { numRuns: 150 },
  )
})

test('in the hour that the clocks show twice the second one is not taken for the first [M-cal.2]', () => {
  const event = { ...EVENT, start: '2026-10-25T01:30:00Z', end: '2026-10-25T02:30:00Z' }
  expect(read(buildItip(event, 'REQUEST', { dtstamp: NOW })).start).toBe('2026-10-25T01:30:00.000Z')
})
