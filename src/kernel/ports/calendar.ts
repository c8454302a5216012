import type { Refusal } from '#kernel/contracts/refusal.ts'

/** What stands in the way. Court, out of office and private are hard: never overridden. */
export type BusyKind = 'busy' | 'tentative' | 'out_of_office' | 'court' | 'private' | 'hold'

export interface Busy {
  start: string
  end: string
  kind: BusyKind
  /** As the calendar's owner may be shown it; exactly 'Private event' for what is private. */
  label: string
  /** Null for what is private: an id may tell as much as a title. */
  uid: string | null
}

/** A calendar that could be read only in part is never shown as one that was read whole. */
export interface BusyTimes {
  /** In order of their start. */
  times: Busy[]
  /** What could not be read, in words for the calendar's owner and without anything from the event; at most 20. */
  unread: string[]
}

/** An event as we write it: our own holds and meetings, nothing of anybody else's. */
export interface CalendarEvent {
  uid: string
  sequence: number
  status: 'tentative' | 'confirmed' | 'cancelled'
  title: string
  /** Instants, ISO 8601 with offset; `timeZone` is only how they are shown. */
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

/** What stands in the calendar under a UID; the times are instants in UTC. */
export interface StoredEvent {
  uid: string
  sequence: number
  status: CalendarEvent['status']
  start: string
  end: string
  /** Written by us: only such an event is ever replaced or removed. */
  ours: boolean
}

/** One calendar of one person. A throw from `put` or `remove` means that nobody knows whether it was done. */
export interface Calendar {
  readonly name: string
  /** Busy times that touch the range, repeated events unfolded; at most 5,000. */
  busy(range: TimeRange, signal: AbortSignal): Promise<BusyTimes>
  /**
   * Writes under its UID. The same UID and sequence again is the same event; a lower sequence, the same one with another
   * time or status, and a UID that is somebody else's event are refused. Nobody is invited by this.
   */
  put(event: CalendarEvent, signal: AbortSignal): Promise<PutResult>
  /** Null where it is not there. */
  get(uid: string, signal: AbortSignal): Promise<StoredEvent | null>
  /** What is not there is removed. Nobody is told by this. */
  remove(uid: string, signal: AbortSignal): Promise<PutResult>
  close(): Promise<void>
}

/** Instants, ISO 8601 with offset. */
export interface TimeRange {
  start: string
  end: string
}

/** What a calendar says of one event, whatever its format, as far as it matters; texts are as long as they came. */
export interface EventFacts {
  title: string
  location: string
  categories: string[]
  status: 'tentative' | 'confirmed' | 'cancelled'
  /** Takes no time: TRANSP:TRANSPARENT, "free". */
  isFree: boolean
  isAllDay: boolean
  isPrivate: boolean
  isOutOfOffice: boolean
  /** How the calendar's owner answered the invitation; null where there is none. */
  answer: 'accepted' | 'declined' | 'tentative' | 'needs_action' | null
  /** A hold or meeting of ours. */
  ours: boolean
}

/** Null for what takes no time. */
export type Classify = (facts: EventFacts) => { kind: BusyKind; label: string } | null

/** Whose calendar it is that is read. */
export interface Reader {
  /** Of days and of times without a zone. IANA. */
  timeZone: string
  /** Addresses of the owner, to see how they answered. */
  addresses: readonly string[]
}

/**
 * iCalendar as a calendar stores it. One implementation, in the scheduling app, which also writes the invitations;
 * adapters of calendars that speak iCalendar are given it and know nothing of the format.
 */
export interface EventText {
  /** `now` is when it is written, ISO 8601. */
  write(event: CalendarEvent, now: string): string
  /** The event that stands there; null where the text cannot be read. */
  read(ics: string, reader: Reader): StoredEvent | null
  busy(ics: string, range: TimeRange, reader: Reader): BusyTimes
}
