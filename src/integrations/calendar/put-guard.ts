import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Calendar, CalendarEvent, PutResult, StoredEvent } from '#kernel/ports/calendar.ts'
import { checkAnswer, Unsent } from './web.ts'

/** What is to be done with an event, given what stands there: one rule for every kind of calendar. */
type PutVerdict = { kind: 'write' } | { kind: 'same' } | { kind: 'refuse'; error: Refusal }

export function checkPut(event: CalendarEvent, stored: StoredEvent | null): PutVerdict {
  const wrong = wrongIn(event)
  if (wrong) return refuse('calendar.bad_event', wrong, 'Correct the event.')
  if (!stored) return { kind: 'write' }
  if (!stored.ours) return { kind: 'refuse', error: NOT_OURS }
  if (event.sequence > stored.sequence) return { kind: 'write' }
  if (event.sequence < stored.sequence)
    return refuse(
      'calendar.older',
      `The calendar holds sequence ${stored.sequence} already.`,
      'Load the meeting again.',
    )
  const isSame =
    event.status === stored.status &&
    Date.parse(event.start) === Date.parse(stored.start) &&
    Date.parse(event.end) === Date.parse(stored.end)
  if (isSame) return { kind: 'same' }
  return refuse(
    'calendar.same_sequence',
    'Another version has this sequence already.',
    'Raise the sequence and put it again.',
  )
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

function wrongIn(event: CalendarEvent): string | null {
  if (!/^[\x21-\x7e]{1,250}$/.test(event.uid)) return 'Its id is empty, too long or no plain text.'
  if (!Number.isSafeInteger(event.sequence) || event.sequence < 0) return 'Its sequence is no number.'
  if (!TIMESTAMP.test(event.start) || !TIMESTAMP.test(event.end)) return 'Its times must be ISO 8601 with an offset.'
  return Date.parse(event.start) < Date.parse(event.end) ? null : 'It ends before it begins.'
}

function refuse(code: string, message: string, next: string): PutVerdict {
  return { kind: 'refuse', error: { code, message, next } }
}

const NOT_OURS: Refusal = {
  code: 'calendar.not_ours',
  message: 'Under this id stands an event that is not ours.',
  next: 'Look at the calendar.',
}

/** Somebody else wrote between our look and our writing. */
const CHANGED: Refusal = {
  code: 'calendar.changed',
  message: 'The event changed meanwhile.',
  next: 'Look at the calendar, then try again.',
}

export function notDone({ code, message, next }: Refusal): PutResult {
  return { outcome: 'not_done', error: { code, message, next } }
}

/** A place where events stand: how to find, write and erase one there, without a thought of whether one may. */
export interface Place<Found extends { etag: string | null; stored: StoredEvent | null }> {
  /** `stored` is null where only the trace of an event is left. */
  find(uid: string, signal: AbortSignal): Promise<Found | null>
  /** Over exactly what was found, or over nothing. */
  write(event: CalendarEvent, found: Found | null, signal: AbortSignal): Promise<PutResult>
  erase(uid: string, found: Found, signal: AbortSignal): Promise<PutResult>
}

/** Look, judge, then write: the same for every kind of calendar. */
export function guardedWrites<Found extends { etag: string | null; stored: StoredEvent | null }>(
  place: Place<Found>,
): Pick<Calendar, 'put' | 'get' | 'remove'> {
  return {
    async put(event, signal) {
      const look = await beforeWriting(() => place.find(event.uid, signal))
      if ('refused' in look) return look.refused
      const verdict = checkPut(event, look.found?.stored ?? null)
      if (verdict.kind === 'refuse') return notDone(verdict.error)
      if (verdict.kind === 'same') return { outcome: 'done', etag: look.found?.etag ?? null }
      return whileWriting(() => place.write(event, look.found, signal))
    },
    async get(uid, signal) {
      return (await place.find(uid, signal))?.stored ?? null
    },
    async remove(uid, signal) {
      const look = await beforeWriting(() => place.find(uid, signal))
      if ('refused' in look) return look.refused
      const { found } = look
      if (!found?.stored) return { outcome: 'done', etag: null }
      if (!found.stored.ours) return notDone(NOT_OURS)
      return whileWriting(() => place.erase(uid, found, signal))
    },
  }
}

/** Before anything is written a failure is a plain no; later only one that never reached the server is. */
async function beforeWriting<T>(look: () => Promise<T>): Promise<{ found: T } | { refused: PutResult }> {
  try {
    return { found: await look() }
  } catch (error) {
    if (error instanceof Failure) return { refused: notDone(error) }
    throw error
  }
}

async function whileWriting(write: () => Promise<PutResult>): Promise<PutResult> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Unsent) return notDone(error)
    throw error
  }
}

/** What a server's answer to a write means. From 500 on nobody knows what it has done; below, it has refused. */
export function writtenAs(status: number, etag: string | null): PutResult {
  if (status >= 200 && status < 300) return { outcome: 'done', etag }
  if (status === 409 || status === 412) return notDone(CHANGED)
  if (status >= 500 || status < 400) checkAnswer({ ok: false, status })
  const message = `The calendar server answered ${status}.`
  return notDone({ code: 'calendar.refused', message, next: 'Check the rights on this calendar.' })
}

export function erasedAs(status: number): PutResult {
  return status === 404 || status === 410 ? { outcome: 'done', etag: null } : writtenAs(status, null)
}
