import { Temporal } from 'temporal-polyfill'
import type { CalendarEvent } from '#kernel/ports/calendar.ts'

/**
 * Calendars that are no iCalendar have sequences and states of their own. Ours stand in a property that only our program
 * sees, beside the UID; a cancelled event stays as one that takes no time, since to cancel there is to delete.
 */
export function stateOf({ sequence, status }: CalendarEvent): string {
  return `${sequence} ${status}`
}

export function readState(state: unknown): Pick<CalendarEvent, 'sequence' | 'status'> | null {
  const parts = typeof state === 'string' ? /^(\d{1,15}) (tentative|confirmed|cancelled)$/.exec(state) : null
  return parts && { sequence: Number(parts[1]), status: parts[2] as CalendarEvent['status'] }
}

export function shownTitle({ title, status }: CalendarEvent): string {
  return status === 'cancelled' ? `Cancelled: ${title}` : title
}

/** When a day begins where the calendar's owner is; null where it is no day. */
export function startOfDay(date: string, timeZone: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null
  try {
    const timestamp = Temporal.PlainDate.from(date).toZonedDateTime(timeZone)
    return new Date(timestamp.epochMilliseconds).toISOString()
  } catch {
    return null
  }
}

export function isoOf(timestamp: string): string | null {
  const ms = Date.parse(timestamp)
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null
}

export const UNREADABLE = 'An event could not be read.'
