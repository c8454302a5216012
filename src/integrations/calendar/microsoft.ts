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

export interface MicrosoftOptions {
  name: string
  /** The id of a calendar; null for the account's own. */
  calendarId: string | null
  token: () => Promise<string>
  classify: Classify
  reader: Reader
  /** Only tests ask another server. */
  server?: string
}

interface Found {
  id: string
  etag: string
  stored: StoredEvent
}

/** The set of names that our properties belong to; any GUID does, as long as it stays the same. */
const SET = '{6e0c7bfa-61f0-4c0b-8a36-5f1c8d2a9e47}'
const UID = `String ${SET} Name lanewrightUid`
const STATE = `String ${SET} Name lanewrightState`
const EXPAND = `singleValueExtendedProperties($filter=id eq '${UID}' or id eq '${STATE}')`
const UTC = { prefer: 'outlook.timezone="UTC"' }

/**
 * Microsoft Graph, v1.0. Never run against the real service: its documents and a stand-in are all it was tested on.
 * Attendees are not written: Graph would invite them, and cannot be asked not to.
 */
export function openMicrosoftCalendar(options: MicrosoftOptions): Calendar {
  const server = options.server ?? 'https://graph.microsoft.com'
  const ask = createCalendarFetch(server, { kind: 'bearer', token: options.token })
  const me = `${server}/v1.0/me`
  const calendar =
    options.calendarId === null ? `${me}/calendar` : `${me}/calendars/${encodeURIComponent(options.calendarId)}`

  async function find(uid: string, signal: AbortSignal): Promise<Found | null> {
    const quoted = uid.replaceAll("'", "''")
    const $filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${UID}' and ep/value eq '${quoted}')`
    const answer = await askJson(
      ask,
      `${calendar}/events?${new URLSearchParams({ $filter, $expand: EXPAND })}`,
      { headers: UTC },
      signal,
    )
    checkAnswer(answer)
    const item = listOf(answer.body.value).find((one) => propertyOf(one, UID) === uid)
    if (!item) return null
    return { id: stringOf(item.id), etag: stringOf(item['@odata.etag']), stored: storedOf(item, uid, options.reader) }
  }

  async function write(event: CalendarEvent, found: Found | null, signal: AbortSignal): Promise<PutResult> {
    const [url, init] = found
      ? [
          `${me}/events/${encodeURIComponent(found.id)}`,
          { method: 'PATCH', headers: ifMatch(found), body: bodyOf(event) },
        ]
      : [
          `${calendar}/events`,
          { method: 'POST', headers: UTC, body: { ...bodyOf(event), transactionId: transactionOf(event) } },
        ]
    const answer = await askJson(ask, url, init, signal)
    // Two who write at once are given one event: that of the other.
    if (answer.ok && !isWritten(event, answer.body, options.reader)) return writtenAs(409, null)
    return writtenAs(answer.status, stringOf(answer.body['@odata.etag']) || null)
  }

  async function erase(_: string, found: Found, signal: AbortSignal): Promise<PutResult> {
    const init = { method: 'DELETE', headers: ifMatch(found) }
    return erasedAs((await askJson(ask, `${me}/events/${encodeURIComponent(found.id)}`, init, signal)).status)
  }

  return {
    name: options.name,
    async busy(range, signal) {
      checkRange(range)
      return gatherBusy(
        listEvents(ask, calendar, aDayMore(range), signal),
        (item) => busyOf(item, options),
        range,
        signal,
      )
    },
    ...guardedWrites({ find, write, erase }),
    close: async () => {},
  }
}

function ifMatch({ etag }: Found): Record<string, string> {
  return { 'if-match': etag, ...UTC }
}

/** Graph makes one event of two requests with the same word: a lost answer does not double it. */
function transactionOf(event: CalendarEvent): string {
  return createHash('sha256')
    .update(`${event.uid} ${stateOf(event)}`)
    .digest('hex')
    .slice(0, 40)
}

function isWritten(event: CalendarEvent, item: Untrusted, reader: Reader): boolean {
  const [start, end] = [timestampOf(item, 'start', reader), timestampOf(item, 'end', reader)]
  return start === isoOf(event.start) && end === isoOf(event.end)
}

function bodyOf(event: CalendarEvent) {
  const timestamp = (iso: string) => ({ dateTime: new Date(iso).toISOString().replace(/\.\d+Z$/, ''), timeZone: 'UTC' })
  const showAs = { tentative: 'tentative', confirmed: 'busy', cancelled: 'free' }[event.status]
  return {
    subject: shownTitle(event),
    body: { contentType: 'text', content: event.description },
    location: { displayName: event.location },
    start: timestamp(event.start),
    end: timestamp(event.end),
    showAs,
    isReminderOn: false,
    singleValueExtendedProperties: [
      { id: UID, value: event.uid },
      { id: STATE, value: stateOf(event) },
    ],
  }
}

function propertyOf(item: Untrusted, id: string): string {
  const found = listOf(item.singleValueExtendedProperties).find(
    (one) => stringOf(one.id).toLowerCase() === id.toLowerCase(),
  )
  return stringOf(found?.value)
}

function storedOf(item: Untrusted, uid: string, reader: Reader): StoredEvent {
  const state = readState(propertyOf(item, STATE))
  const [start, end] = [timestampOf(item, 'start', reader), timestampOf(item, 'end', reader)]
  if (start === null || end === null)
    throw new Failure('calendar.unreadable', 'The event in the calendar cannot be read.', 'Look at the calendar.')
  return { uid, start, end, ours: state !== null, ...(state ?? { sequence: 0, status: 'confirmed' }) }
}

/** Times come in UTC, as asked, but a whole day is one of the owner's. */
function timestampOf(item: Untrusted, name: 'start' | 'end', reader: Reader): string | null {
  const { dateTime, timeZone } = objectOf(item[name])
  const wall = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d/.exec(stringOf(dateTime))
  if (!wall) return null
  if (item.isAllDay === true) return startOfDay(wall[1]!, reader.timeZone)
  return timeZone === 'UTC' ? isoOf(`${wall[0]}Z`) : null
}

function listEvents(ask: CalendarFetch, calendar: string, range: TimeRange, signal: AbortSignal) {
  const fields = 'subject,location,categories,start,end,isAllDay,isCancelled,showAs,sensitivity,responseStatus,iCalUId'
  const bounds = { startDateTime: new Date(range.start).toISOString(), endDateTime: new Date(range.end).toISOString() }
  const first = `${calendar}/calendarView?${new URLSearchParams({ ...bounds, $select: fields, $expand: EXPAND, $top: '100' })}`
  const read = (body: Untrusted) => ({ items: listOf(body.value), next: stringOf(body['@odata.nextLink']) || null })
  return pages(ask, first, UTC, read, signal)
}

function busyOf(item: Untrusted, { classify, reader }: MicrosoftOptions): BusyTimes {
  const what = classify(factsOf(item))
  if (!what) return { times: [], unread: [] }
  const [start, end] = [timestampOf(item, 'start', reader), timestampOf(item, 'end', reader)]
  if (start === null || end === null) return { times: [], unread: [UNREADABLE] }
  if (end <= start) return { times: [], unread: [] }
  const uid = what.kind === 'private' ? null : (propertyOf(item, UID) || stringOf(item.iCalUId)).slice(0, 250) || null
  return { times: [{ start, end, ...what, uid }], unread: [] }
}

const ANSWERS: Record<string, EventFacts['answer']> = {
  accepted: 'accepted',
  declined: 'declined',
  tentativelyAccepted: 'tentative',
  notResponded: 'needs_action',
}

function factsOf(item: Untrusted): EventFacts {
  const answer = stringOf(objectOf(item.responseStatus).response)
  const state = readState(propertyOf(item, STATE))
  const status = item.isCancelled === true ? 'cancelled' : item.showAs === 'tentative' ? 'tentative' : 'confirmed'
  return {
    title: stringOf(item.subject),
    location: stringOf(objectOf(item.location).displayName),
    categories: (Array.isArray(item.categories) ? item.categories : []).map(stringOf),
    status: state?.status ?? status,
    isFree: item.showAs === 'free' || item.showAs === 'workingElsewhere',
    isAllDay: item.isAllDay === true,
    isPrivate: !['normal', ''].includes(stringOf(item.sensitivity)),
    isOutOfOffice: item.showAs === 'oof',
    answer: Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer]! : null,
    ours: state !== null,
  }
}
