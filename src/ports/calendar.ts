import type { Refusal } from '#contracts/refusal.ts'

/** What stands in the way. Hard ones are never overridden; of a private event nothing is known but its time. */
export type BusyKind = 'busy' | 'tentative' | 'out_of_office' | 'court' | 'private' | 'hold'

export interface Busy {
  start: string
  end: string
  kind: BusyKind
  /** As the calendar's owner may be shown it; 'Private event' for what is private. */
  label: string
  uid: string | null
}

/** An event as we write it: our own holds and meetings, nothing of anybody else's. */
export interface CalendarEvent {
  uid: string
  sequence: number
  status: 'tentative' | 'confirmed' | 'cancelled'
  title: string
  start: string
  end: string
  /** IANA. */
  timeZone: string
  location: string
  description: string
  organizer: { name: string; address: string } | null
  attendees: Array<{ name: string; address: string; required: boolean; accepted: boolean }>
}

export type PutResult = { outcome: 'done'; etag: string | null } | { outcome: 'not_done'; error: Refusal }

/** One calendar of one person. */
export interface Calendar {
  readonly name: string
  /** Busy times that touch the range, repeated events unfolded, in order; at most 5,000. */
  busy(range: { start: string; end: string }, signal: AbortSignal): Promise<Busy[]>
  /** Writes under its UID; the same UID and sequence again is the same event. A lower sequence is refused. */
  put(event: CalendarEvent, signal: AbortSignal): Promise<PutResult>
  /** Null where it is not there. */
  get(
    uid: string,
    signal: AbortSignal,
  ): Promise<{ sequence: number; status: CalendarEvent['status']; start: string; end: string } | null>
  remove(uid: string, signal: AbortSignal): Promise<PutResult>
  close(): Promise<void>
}
