import { createHash } from 'node:crypto'
import { type DAVResponse, davRequest } from 'tsdav'
import { Failure } from '#kernel/contracts/refusal.ts'
import type {
  Calendar,
  CalendarEvent,
  EventText,
  PutResult,
  Reader,
  StoredEvent,
  TimeRange,
} from '#kernel/ports/calendar.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import { aDayMore, checkRange, gatherBusy } from './gather.ts'
import { erasedAs, guardedWrites, writtenAs } from './put-guard.ts'
import { type CalendarAuth, type CalendarFetch, checkAnswer, createCalendarFetch, readAnswer } from './web.ts'

export interface CalDavOptions {
  name: string
  /** Of the calendar itself, as `discoverCalendars` finds it. */
  url: string
  auth: CalendarAuth
  text: EventText
  reader: Reader
  clock: Pick<Clock, 'nowMs'>
}

/** An event of the server, and how to write over exactly this version of it. */
interface Found {
  href: string
  etag: string | null
  stored: StoredEvent
}

export function openCalDav(options: CalDavOptions): Calendar {
  const url = options.url.endsWith('/') ? options.url : `${options.url}/`
  const ask = createCalendarFetch(url, options.auth)
  const { text, reader } = options

  /** Where we put what we write. A UID may hold anything, a name may not. */
  const hrefOf = (uid: string) =>
    new URL(`lw-${createHash('sha256').update(uid).digest('hex').slice(0, 40)}.ics`, url).href

  async function find(uid: string, signal: AbortSignal): Promise<Found | null> {
    const href = hrefOf(uid)
    const answer = await ask(href, { headers: { accept: 'text/calendar' } }, signal)
    if (answer.status === 404 || answer.status === 410) {
      await answer.body?.cancel()
      return findElsewhere(uid, signal)
    }
    checkAnswer(answer)
    return foundIn(await readAnswer(answer, signal), href, answer.headers.get('etag'))
  }

  /** Servers and other programs may keep an event under a name of their own. */
  async function findElsewhere(uid: string, signal: AbortSignal): Promise<Found | null> {
    const filter = { 'prop-filter': { _attributes: { name: 'UID' }, 'text-match': uidMatch(uid) } }
    for (const { href, etag, ics } of await query(ask, url, filter, signal)) {
      const stored = text.read(ics, reader)
      // The server looks for the id anywhere in the text.
      if (stored?.uid === uid) return { href, etag, stored }
    }
    return null
  }

  function foundIn(ics: string, href: string, etag: string | null): Found {
    const stored = text.read(ics, reader)
    if (stored) return { href, etag, stored }
    throw new Failure('calendar.unreadable', 'The event in the calendar cannot be read.', 'Look at the calendar.')
  }

  async function write(event: CalendarEvent, found: Found | null, signal: AbortSignal): Promise<PutResult> {
    const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition(found) }
    const body = text.write(event, new Date(options.clock.nowMs()).toISOString())
    const answer = await ask(found?.href ?? hrefOf(event.uid), { method: 'PUT', headers, body }, signal)
    await answer.body?.cancel()
    return writtenAs(answer.status, answer.headers.get('etag'))
  }

  async function erase(_: string, found: Found, signal: AbortSignal): Promise<PutResult> {
    // Schedule-Reply: the server tells nobody (RFC 6638, 8.1).
    const headers = { ...condition(found), 'schedule-reply': 'F' }
    const answer = await ask(found.href, { method: 'DELETE', headers }, signal)
    await answer.body?.cancel()
    return erasedAs(answer.status)
  }

  return {
    name: options.name,
    async busy(range, signal) {
      checkRange(range)
      const objects = await query(ask, url, { 'time-range': { _attributes: utcRange(aDayMore(range)) } }, signal)
      return gatherBusy(objects, ({ ics }) => text.busy(ics, range, reader), range, signal)
    },
    ...guardedWrites({ find, write, erase }),
    close: async () => {},
  }
}

/** Only this version is replaced; a new one replaces nothing. */
function condition(found: Found | null): Record<string, string> {
  if (!found) return { 'if-none-match': '*' }
  return found.etag === null ? {} : { 'if-match': found.etag }
}

interface CalendarObject {
  href: string
  etag: string | null
  ics: string
}

/** Events that match; the recurrences stay folded, since not every server unfolds them rightly. */
async function query(ask: CalendarFetch, url: string, filter: object, signal: AbortSignal): Promise<CalendarObject[]> {
  const inner = { 'comp-filter': { _attributes: { name: 'VEVENT' }, ...filter } }
  const body = {
    'calendar-query': {
      _attributes: { 'xmlns:c': 'urn:ietf:params:xml:ns:caldav', 'xmlns:d': 'DAV:' },
      'd:prop': { 'd:getetag': {}, 'c:calendar-data': {} },
      filter: { 'comp-filter': { _attributes: { name: 'VCALENDAR' }, ...inner } },
    },
  }
  const answers = await davRequest({
    url,
    // Not the library's calendarQuery: that fails whole where the server withholds one event.
    init: { method: 'REPORT', namespace: 'c', headers: { depth: '1' }, body },
    fetch: (async (address, init) => {
      const answer = await ask(String(address), init ?? {}, signal)
      checkAnswer(answer)
      const text = await readAnswer(answer, signal)
      if (!WHOLE.test(text.slice(-3000))) throw unreadable()
      return new Response(text, { status: 207, headers: { 'content-type': 'text/xml' } })
    }) satisfies typeof fetch as typeof fetch,
  })
  return answers.flatMap((answer) => objectOf(answer, url))
}

/** The parser takes a page of any kind, or half an answer, for an empty one; and an empty calendar is all free. */
const WHOLE = /(?:<\/(?:[\w.-]{1,50}:)?multistatus\s*>|<(?:[\w.-]{1,50}:)?multistatus[^<>]{0,2000}\/>)\s*$/

function unreadable(): Failure {
  return new Failure('calendar.unreadable', 'The answer of the calendar server cannot be read.', 'Try again later.')
}

/** What comes without its text (too much of it, no right to it) is kept as a text that nobody can read. */
function objectOf({ href, props }: DAVResponse, url: string): CalendarObject[] {
  if (typeof href !== 'string') return []
  const data: unknown = props?.calendarData?._cdata ?? props?.calendarData
  // A tag that looks like a number was made one on the way.
  const etag: unknown = props?.getetag
  const isTag = typeof etag === 'string' || typeof etag === 'number'
  const ics = typeof data === 'string' ? data : ''
  return [{ href: new URL(href, url).href, etag: isTag ? String(etag) : null, ics }]
}

function uidMatch(uid: string) {
  return { _attributes: { collation: 'i;octet' }, _text: uid }
}

function utcRange({ start, end }: TimeRange): { start: string; end: string } {
  const utc = (timestamp: string) => new Date(timestamp).toISOString().replace(/[-:]|\.\d+/g, '')
  return { start: utc(start), end: utc(end) }
}
