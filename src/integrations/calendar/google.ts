import { createHash } from 'node:crypto'
import { Failure } from '#kernel/contracts/refusal.ts'
import type {
  BusyTimes,
  Calendar,
  CalendarEvent,
  Classify,
  EventFacts,
  PutResult,
  Reader,
  StoredEvent,
  TimeRange,
} from '#kernel/ports/calendar.ts'
import { aDayMore, checkRange, gatherBusy } from './gather.ts'
import { askJson, listOf, objectOf, pages, stringOf, type Untrusted } from './json.ts'
import { isoOf, readState, shownTitle, startOfDay, stateOf, UNREADABLE } from './mark.ts'
import { erasedAs, guardedWrites, writtenAs } from './put-guard.ts'
import { type CalendarFetch, checkAnswer, createCalendarFetch } from './web.ts'

export interface GoogleOptions {
  name: string
  /** 'primary', or the id of a calendar. */
  calendarId: string
  token: () => Promise<string>
  classify: Classify
  reader: Reader
  /** Only tests ask another server. */
  server?: string
}

/** Deleted events keep their id for ever; one that comes back is written over what was deleted. */
interface Found {
  etag: string
  stored: StoredEvent | null
}

/** Google Calendar, API v3. Never run against the real service: its documents and a stand-in are all it was tested on. */
export function openGoogleCalendar(options: GoogleOptions): Calendar {
  const server = options.server ?? 'https://www.googleapis.com'
  const ask = createCalendarFetch(server, { kind: 'bearer', token: options.token })
  const events = `${server}/calendar/v3/calendars/${encodeURIComponent(options.calendarId)}/events`
  const urlOf = (uid: string) => `${events}/${idOf(uid)}`

  async function find(uid: string, signal: AbortSignal): Promise<Found | null> {
    const answer = await askJson(ask, urlOf(uid), {}, signal)
    if (answer.status === 404 || answer.status === 410) return null
    checkAnswer(answer)
    const etag = stringOf(answer.body.etag)
    return { etag, stored: answer.body.status === 'cancelled' ? null : storedOf(answer.body, uid, options.reader) }
  }

  async function write(event: CalendarEvent, found: Found | null, signal: AbortSignal): Promise<PutResult> {
    const body = bodyOf(event)
    // Nobody is told: our own invitations go out by mail.
    const [url, init] = found
      ? [`${urlOf(event.uid)}?sendUpdates=none`, { method: 'PUT', headers: { 'if-match': found.etag }, body }]
      : [`${events}?sendUpdates=none`, { method: 'POST', body: { id: idOf(event.uid), ...body } }]
    const answer = await askJson(ask, url, init, signal)
    return writtenAs(answer.status, stringOf(answer.body.etag) || null)
  }

  async function erase(uid: string, { etag }: Found, signal: AbortSignal): Promise<PutResult> {
    const init = { method: 'DELETE', headers: { 'if-match': etag } }
    return erasedAs((await askJson(ask, `${urlOf(uid)}?sendUpdates=none`, init, signal)).status)
  }

  return {
    name: options.name,
    async busy(range, signal) {
      checkRange(range)
      return gatherBusy(
        listEvents(ask, events, aDayMore(range), signal),
        (item) => busyOf(item, options),
        range,
        signal,
      )
    },
    ...guardedWrites({ find, write, erase }),
    close: async () => {},
  }
}

/** Ids of events are base32hex; a hash in hexadecimal is that too. */
function idOf(uid: string): string {
  return createHash('sha256').update(uid).digest('hex').slice(0, 40)
}

function bodyOf(event: CalendarEvent) {
  return {
    summary: shownTitle(event),
    location: event.location,
    description: event.description,
    start: { dateTime: new Date(event.start).toISOString(), timeZone: event.timeZone },
    end: { dateTime: new Date(event.end).toISOString(), timeZone: event.timeZone },
    status: event.status === 'tentative' ? 'tentative' : 'confirmed',
    transparency: event.status === 'cancelled' ? 'transparent' : 'opaque',
    extendedProperties: { private: { lanewrightUid: event.uid, lanewrightState: stateOf(event) } },
  }
}

function privateOf(item: Untrusted): Untrusted {
  return objectOf(objectOf(item.extendedProperties).private)
}

function storedOf(item: Untrusted, uid: string, reader: Reader): StoredEvent {
  const state = readState(privateOf(item).lanewrightState)
  const [start, end] = [timestampOf(item.start, reader), timestampOf(item.end, reader)]
  if (start === null || end === null)
    throw new Failure('calendar.unreadable', 'The event in the calendar cannot be read.', 'Look at the calendar.')
  const ours = state !== null && privateOf(item).lanewrightUid === uid
  return { uid, start, end, ours, ...(state ?? { sequence: 0, status: 'confirmed' }) }
}

function timestampOf(value: unknown, reader: Reader): string | null {
  const { dateTime, date } = objectOf(value)
  return typeof date === 'string' ? startOfDay(date, reader.timeZone) : isoOf(stringOf(dateTime))
}

function listEvents(ask: CalendarFetch, events: string, range: TimeRange, signal: AbortSignal) {
  const asked = { singleEvents: 'true', orderBy: 'startTime', maxResults: '250', showDeleted: 'false' }
  const bounds = { timeMin: new Date(range.start).toISOString(), timeMax: new Date(range.end).toISOString() }
  const first = `${events}?${new URLSearchParams({ ...asked, ...bounds })}`
  const read = (body: Untrusted) => {
    const token = stringOf(body.nextPageToken)
    return { items: listOf(body.items), next: token === '' ? null : `${first}&pageToken=${encodeURIComponent(token)}` }
  }
  return pages(ask, first, {}, read, signal)
}

function busyOf(item: Untrusted, { classify, reader }: GoogleOptions): BusyTimes {
  const what = classify(factsOf(item))
  if (!what) return { times: [], unread: [] }
  const [start, end] = [timestampOf(item.start, reader), timestampOf(item.end, reader)]
  if (start === null || end === null) return { times: [], unread: [UNREADABLE] }
  if (end <= start) return { times: [], unread: [] }
  const own = stringOf(privateOf(item).lanewrightUid)
  const uid = what.kind === 'private' ? null : (own || stringOf(item.iCalUID)).slice(0, 250) || null
  return { times: [{ start, end, ...what, uid }], unread: [] }
}

const ANSWERS: Record<string, EventFacts['answer']> = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentative',
  needsAction: 'needs_action',
}

function factsOf(item: Untrusted): EventFacts {
  const answer = stringOf(listOf(item.attendees).find(({ self }) => self === true)?.responseStatus)
  const state = readState(privateOf(item).lanewrightState)
  const status = item.status === 'cancelled' ? 'cancelled' : item.status === 'tentative' ? 'tentative' : 'confirmed'
  return {
    title: stringOf(item.summary),
    location: stringOf(item.location),
    categories: [],
    status: state?.status ?? status,
    // Where somebody works today is shown as an event, and is none.
    isFree: item.transparency === 'transparent' || item.eventType === 'workingLocation',
    isAllDay: typeof objectOf(item.start).date === 'string' && item.eventType !== 'workingLocation',
    isPrivate: item.visibility === 'private' || item.visibility === 'confidential',
    isOutOfOffice: item.eventType === 'outOfOffice',
    answer: Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer]! : null,
    ours: state !== null,
  }
}
