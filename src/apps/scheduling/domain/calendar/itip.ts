import type ICAL from 'ical.js'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { CalendarEvent } from '#kernel/ports/calendar.ts'
import { isFloating, readTimes } from './event-times.ts'
import { type Parsed, parameterOf, parseCalendar, rawProperties, rawProperty, textOf } from './parse.ts'
import { addressOf, calendarText, oneLine } from './plain-text.ts'
import { writeEvent } from './vevent.ts'
import { isoOf } from './zones.ts'

/** What we send. The SEQUENCE is the event's own: whoever changes time or status raises it before. */
export function buildItip(event: CalendarEvent, method: 'REQUEST' | 'CANCEL', options: { dtstamp: string }): string {
  const status = method === 'CANCEL' ? 'cancelled' : event.status
  return writeEvent({ ...event, status }, options.dtstamp, 'message', method)
}

export const ITIP_METHODS = ['REQUEST', 'REPLY', 'COUNTER', 'CANCEL'] as const
export type ItipMethod = (typeof ITIP_METHODS)[number]
export type PartStat = 'accepted' | 'declined' | 'tentative' | 'needs_action' | 'delegated'

export interface ItipPerson {
  address: string
  name: string
  partstat: PartStat
}

/** What a stranger's calendar part says: data, bounded, never instruction. */
export interface ItipMessage {
  method: ItipMethod
  uid: string
  sequence: number
  /** Instants in UTC; a REPLY or CANCEL may have none. */
  start: string | null
  end: string | null
  allDay: boolean
  organizer: string | null
  /** Who answers: the only attendee of a REPLY or COUNTER. */
  attendee: string | null
  partstat: PartStat | null
  attendees: ItipPerson[]
  summary: string
  location: string
  comment: string
  /** It concerns a series, or one of its days; nothing of it was unfolded. */
  recurring: boolean
  dtstamp: string | null
  /** What had to be given up or guessed. */
  notices: string[]
}

export type ItipReading = { ok: true; message: ItipMessage } | { ok: false; refusal: Refusal }

/** Never throws. `timeZone` is where a time without a zone is local: that of the meeting. */
export function readItip(ics: string, options: { timeZone?: string } = {}): ItipReading {
  const parsed = parseCalendar(ics)
  if (!parsed.ok) return parsed
  try {
    return readParsed(parsed, options.timeZone ?? 'UTC')
  } catch {
    return refuse('calendar.unreadable', 'It says something that no calendar can mean.')
  }
}

function readParsed({ calendar, notices }: Extract<Parsed, { ok: true }>, home: string): ItipReading {
  const method = textOf(calendar, 'method').toUpperCase()
  if (!isMethod(method)) return refuse('calendar.method', 'It is no request, reply, counter-proposal or cancellation.')
  const events = calendar.getAllSubcomponents('vevent')
  const uids = new Set(events.map((event) => textOf(event, 'uid')))
  const uid = [...uids][0]
  if (events.length === 0 || uid === undefined) return refuse('calendar.no_event', 'It holds no event.')
  if (uids.size > 1) return refuse('calendar.many_events', 'It speaks of several events at once.')
  if (uid === '' || uid.length > 250) return refuse('calendar.no_uid', 'Its event has no usable id.')
  const event = events.find((one) => !one.hasProperty('recurrence-id')) ?? events[0]!
  const times = timesOf(calendar, event, method, home, notices)
  if (typeof times === 'string') return refuse('calendar.bad_time', times)
  const attendees = peopleOf(event)
  const answering = method === 'REPLY' || method === 'COUNTER' ? answererOf(event, attendees) : null
  if (method === 'REPLY' && !answering)
    return refuse('calendar.no_attendee', 'It does not say, for one person, who answers.')
  return {
    ok: true,
    message: {
      ...{ method, uid, sequence: sequenceOf(event), ...times },
      organizer: addressOf(rawProperty(event, 'organizer')?.values[0]),
      attendee: answering?.address ?? null,
      partstat: answering?.partstat ?? null,
      attendees,
      summary: oneLine(textOf(event, 'summary'), 300),
      location: oneLine(textOf(event, 'location'), 1000),
      comment: calendarText(textOf(event, 'comment'), 5000),
      recurring: ['rrule', 'rdate', 'recurrence-id'].some((name) => event.hasProperty(name)),
      dtstamp: stampOf(event),
      notices,
    },
  }
}

function timesOf(calendar: ICAL.Component, event: ICAL.Component, method: ItipMethod, home: string, notices: string[]) {
  const nothing = { start: null, end: null, allDay: false }
  const dtstart = rawProperty(event, 'dtstart')
  const isNeeded = method === 'REQUEST' || method === 'COUNTER'
  if (!dtstart && !isNeeded) return nothing
  const times = readTimes(calendar, event, home)
  if (typeof times === 'string') {
    if (isNeeded) return times
    // An answer is an answer also when its copy of the time is broken.
    notices.push(`Its time was left out. ${times}`)
    return nothing
  }
  if (dtstart && isFloating(dtstart)) notices.push(`Its time has no zone; it was read as local to ${home}.`)
  return { start: isoOf(times.start.ms), end: isoOf(times.endMs), allDay: times.start.isDate }
}

const PARTSTATS: Record<string, PartStat> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
  DELEGATED: 'delegated',
}

function peopleOf(event: ICAL.Component): ItipPerson[] {
  return rawProperties(event, 'attendee', 200).flatMap((property) => {
    const address = addressOf(property.values[0])
    if (address === null) return []
    const stated = parameterOf(property, 'partstat').toUpperCase()
    const partstat = Object.hasOwn(PARTSTATS, stated) ? PARTSTATS[stated]! : 'needs_action'
    return [{ address, name: oneLine(parameterOf(property, 'cn'), 200), partstat }]
  })
}

/** Exactly one, or nobody: who answers for several answers for none. */
function answererOf(event: ICAL.Component, people: ItipPerson[]): ItipPerson | null {
  return event.getAllProperties('attendee').length === 1 ? (people[0] ?? null) : null
}

function sequenceOf(event: ICAL.Component): number {
  const stated = Number(textOf(event, 'sequence') || 0)
  return Number.isSafeInteger(stated) && stated >= 0 && stated <= 2_147_483_647 ? stated : 0
}

function stampOf(event: ICAL.Component): string | null {
  const ms = Date.parse(textOf(event, 'dtstamp'))
  return Number.isFinite(ms) ? isoOf(ms) : null
}

function isMethod(method: string): method is ItipMethod {
  return ITIP_METHODS.some((known) => known === method)
}

function refuse(code: string, message: string): ItipReading {
  return { ok: false, refusal: { code, message, next: 'Read the mail itself and decide by hand.' } }
}
