import type ICAL from 'ical.js'
import type {
  Busy,
  BusyTimes,
  Classify,
  EventFacts,
  EventText,
  Reader,
  StoredEvent,
  TimeRange,
} from '#kernel/ports/calendar.ts'
import { classifyEvent } from './busy-kind.ts'
import { readTimes, readTimestamp } from './event-times.ts'
import { unfold } from './occurrences.ts'
import { parameterOf, parseCalendar, rawProperties, rawProperty, textOf } from './parse.ts'
import { addressOf } from './plain-text.ts'
import { MARK, writeEvent } from './vevent.ts'
import { isoOf } from './zones.ts'

/** iCalendar as a calendar stores it, for the adapters of calendars. */
export const eventText: EventText = {
  write: (event, now) => writeEvent(event, now, 'object'),
  read: readStored,
  busy: (ics, range, reader) => busyIn(ics, range, reader, classifyEvent),
}

const EVENTS_MAX = 2000
const UNREAD = 'An event could not be read.'
const IN_PART = 'A repeated event could be unfolded only in part.'

function readStored(ics: string, reader: Reader): StoredEvent | null {
  const parsed = parseCalendar(ics)
  if (!parsed.ok) return null
  try {
    const events = parsed.calendar.getAllSubcomponents('vevent')
    const event = events.find((one) => !one.hasProperty('recurrence-id')) ?? events[0]
    const times = event && readTimes(parsed.calendar, event, reader.timeZone)
    if (!event || !times || typeof times === 'string') return null
    const sequence = Number(textOf(event, 'sequence') || 0)
    return {
      uid: textOf(event, 'uid'),
      sequence: Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : 0,
      status: statusOf(event),
      start: isoOf(times.start.ms),
      end: isoOf(times.endMs),
      ours: event.hasProperty(MARK),
    }
  } catch {
    return null
  }
}

/** Never throws: what cannot be read is counted as unread. */
function busyIn(ics: string, range: TimeRange, reader: Reader, classify: Classify): BusyTimes {
  const parsed = parseCalendar(ics)
  if (!parsed.ok) return { times: [], unread: [UNREAD] }
  const unread = new Set<string>()
  const events = parsed.calendar.getAllSubcomponents('vevent').slice(0, EVENTS_MAX)
  const moved = movedIn(parsed.calendar, events, reader)
  const bounds = { startMs: Date.parse(range.start), endMs: Date.parse(range.end) }
  const times = events.flatMap((event) => {
    try {
      return timesOf(parsed.calendar, event, bounds, reader, moved, classify, unread)
    } catch {
      unread.add(UNREAD)
      return []
    }
  })
  times.sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))
  return { times, unread: [...unread] }
}

function timesOf(
  calendar: ICAL.Component,
  event: ICAL.Component,
  bounds: { startMs: number; endMs: number },
  reader: Reader,
  moved: ReadonlySet<string>,
  classify: Classify,
  unread: Set<string>,
): Busy[] {
  const what = classify(factsOf(event, reader))
  if (!what) return []
  const times = readTimes(calendar, event, reader.timeZone)
  if (typeof times === 'string') {
    unread.add(UNREAD)
    return []
  }
  const uid = textOf(event, 'uid').slice(0, 250)
  // One day of a series, moved or changed: it stands for itself.
  const isOne = event.hasProperty('recurrence-id')
  const { occurrences, incomplete } = isOne
    ? { occurrences: [{ ms: times.start.ms, endMs: times.endMs }], incomplete: false }
    : unfold(calendar, event, times, bounds, reader.timeZone)
  if (incomplete) unread.add(IN_PART)
  return occurrences
    .filter(({ ms, endMs }) => ms < bounds.endMs && endMs > bounds.startMs && endMs > ms)
    .filter(({ ms }) => isOne || !moved.has(`${uid} ${ms}`))
    .map(({ ms, endMs }) => ({
      start: isoOf(ms),
      end: isoOf(endMs),
      ...what,
      uid: what.kind === 'private' ? null : uid,
    }))
}

/** The days of series that stand for themselves, by id and original time. */
function movedIn(calendar: ICAL.Component, events: ICAL.Component[], reader: Reader): Set<string> {
  const moved = new Set<string>()
  for (const event of events) {
    const original = rawProperty(event, 'recurrence-id')
    const timestamp = original && readTimestamp(calendar, original, original.values[0], reader.timeZone)
    if (timestamp && typeof timestamp !== 'string') moved.add(`${textOf(event, 'uid').slice(0, 250)} ${timestamp.ms}`)
  }
  return moved
}

function statusOf(event: ICAL.Component): StoredEvent['status'] {
  const status = textOf(event, 'status').toUpperCase()
  return status === 'CANCELLED' ? 'cancelled' : status === 'TENTATIVE' ? 'tentative' : 'confirmed'
}

/** Anything but public is private, also a class that we do not know (RFC 5545, 3.8.1.3). */
function factsOf(event: ICAL.Component, reader: Reader): EventFacts {
  const shownAs = textOf(event, 'x-microsoft-cdo-busystatus').toUpperCase()
  const status = statusOf(event)
  return {
    title: textOf(event, 'summary'),
    location: textOf(event, 'location'),
    categories: rawProperties(event, 'categories', 20).flatMap(({ values }) => values.slice(0, 20).map(String)),
    status: status === 'confirmed' && shownAs === 'TENTATIVE' ? 'tentative' : status,
    isFree: textOf(event, 'transp').toUpperCase() === 'TRANSPARENT' || shownAs === 'FREE',
    isAllDay: !textOf(event, 'dtstart').includes('T'),
    isPrivate: !['', 'PUBLIC'].includes(textOf(event, 'class').toUpperCase()),
    isOutOfOffice: shownAs === 'OOF',
    answer: answerOf(event, reader),
    ours: event.hasProperty(MARK),
  }
}

function answerOf(event: ICAL.Component, reader: Reader): EventFacts['answer'] {
  const own = rawProperties(event, 'attendee', 500).find(({ values }) => {
    const address = addressOf(values[0])
    return address !== null && reader.addresses.some((one) => one.toLowerCase() === address)
  })
  if (!own) return null
  const stated = parameterOf(own, 'partstat').toUpperCase()
  if (stated === 'ACCEPTED') return 'accepted'
  return stated === 'DECLINED' ? 'declined' : stated === 'TENTATIVE' ? 'tentative' : 'needs_action'
}
