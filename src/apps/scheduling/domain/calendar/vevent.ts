import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { CalendarEvent } from '#kernel/ports/calendar.ts'
import { calendarText, mailto, oneLine } from './plain-text.ts'
import { vtimezoneOf } from './vtimezone.ts'
import { canonicalZone, instantIn, wallOf } from './zones.ts'

const PRODUCT = '-//Lanewright//Scheduling//EN'

/**
 * `message`: what is sent to people. `object`: what stands in a calendar; there the server is told that invitations are
 * our business (RFC 6638), or everybody would be invited twice.
 */
export type VeventUse = 'message' | 'object'

/** The one place where an event becomes iCalendar. `now` is its DTSTAMP. Throws on times that are none. */
export function writeEvent(event: CalendarEvent, now: string, use: VeventUse, method?: string): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', PRODUCT)
  if (method !== undefined) calendar.addPropertyWithValue('method', method)
  const iana = canonicalZone(event.timeZone)
  const [startMs, endMs] = [Temporal.Instant.from(event.start), Temporal.Instant.from(event.end)].map(
    ({ epochMilliseconds }) => epochMilliseconds,
  ) as [number, number]
  if (!(endMs > startMs)) throw new RangeError('the event ends before it begins')
  const inZone = iana !== null && iana !== 'UTC' && iana !== 'Etc/UTC'
  if (inZone) calendar.addSubcomponent(vtimezoneOf(iana, startMs, endMs))
  calendar.addSubcomponent(vevent(event, now, use, [startMs, endMs], inZone ? iana : null))
  return `${folded(calendar)}\r\n`
}

function vevent(
  event: CalendarEvent,
  now: string,
  use: VeventUse,
  [startMs, endMs]: [number, number],
  iana: string | null,
): ICAL.Component {
  const part = new ICAL.Component('vevent')
  part.addPropertyWithValue('uid', oneLine(event.uid, 250))
  part.addPropertyWithValue('dtstamp', utc(Date.parse(now)))
  part.addPropertyWithValue('sequence', event.sequence)
  addTime(part, 'dtstart', startMs, iana)
  addTime(part, 'dtend', endMs, iana)
  part.addPropertyWithValue('summary', oneLine(event.title, 300))
  if (event.location.trim() !== '') part.addPropertyWithValue('location', oneLine(event.location, 1000))
  if (event.description !== '') part.addPropertyWithValue('description', calendarText(event.description, 5000))
  part.addPropertyWithValue('status', event.status.toUpperCase())
  part.addPropertyWithValue('transp', event.status === 'cancelled' ? 'TRANSPARENT' : 'OPAQUE')
  if (event.organizer) addPerson(part, 'organizer', event.organizer, use === 'object' ? CLIENT : {})
  for (const attendee of event.attendees.slice(0, 200)) {
    const isAsked = !attendee.accepted && event.status !== 'cancelled'
    const state = {
      cutype: 'INDIVIDUAL',
      role: attendee.required ? 'REQ-PARTICIPANT' : 'OPT-PARTICIPANT',
      partstat: attendee.accepted ? 'ACCEPTED' : 'NEEDS-ACTION',
      ...(isAsked ? { rsvp: 'TRUE' } : null),
      ...(use === 'object' ? CLIENT : null),
    }
    addPerson(part, 'attendee', attendee, state)
  }
  if (use === 'object') addMark(part)
  return part
}

const CLIENT = { 'schedule-agent': 'CLIENT' }
/** By this an event of ours is known again. It promises nothing: whoever writes it makes his event softer, not ours. */
export const MARK = 'x-lanewright'

function addMark(part: ICAL.Component): void {
  const mark = new ICAL.Property(MARK)
  mark.resetType('text')
  mark.setValue('1')
  part.addProperty(mark)
}

function addPerson(
  part: ICAL.Component,
  name: 'organizer' | 'attendee',
  person: { name: string; address: string },
  parameters: Record<string, string>,
): void {
  const property = new ICAL.Property(name)
  // A quoted parameter may hold anything but the quote itself; the escape for it (RFC 6868) is not known everywhere.
  const shown = oneLine(person.name, 200).replaceAll('"', "'").replaceAll('^', '')
  if (shown !== '') property.setParameter('cn', shown)
  for (const [key, value] of Object.entries(parameters)) property.setParameter(key, value)
  property.setValue(mailto(person.address))
  part.addProperty(property)
}

function addTime(part: ICAL.Component, name: 'dtstart' | 'dtend', ms: number, iana: string | null): void {
  const wall = iana === null ? null : wallOf(ms, iana)
  // The second of two times that the clocks show alike can be written only in UTC.
  if (iana === null || wall === null || instantIn(wall, { iana }) !== ms) {
    part.addPropertyWithValue(name, utc(ms))
    return
  }
  const property = new ICAL.Property(name)
  property.setValue(ICAL.Time.fromDateTimeString(wall.toString({ smallestUnit: 'second' })))
  property.setParameter('tzid', iana)
  part.addProperty(property)
}

function utc(ms: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(ms), true)
}

/** The library counts 75 bytes without the blank that a continued line begins with; the standard counts it. */
function folded(calendar: ICAL.Component): string {
  const before = ICAL.foldLength
  ICAL.foldLength = 74
  try {
    return calendar.toString()
  } finally {
    ICAL.foldLength = before
  }
}
