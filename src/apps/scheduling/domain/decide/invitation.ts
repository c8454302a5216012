import type { State } from '#kernel/ports/store.ts'
import { buildItip } from '../calendar/itip.ts'
import { type Attendee, eventUid, goalOf, type Meeting } from './meeting.ts'

/**
 * The calendar part of a mail that invites somebody, or takes the invitation back. It names this attendee alone: nobody
 * learns from it who else is invited.
 */
export function calendarPart<M extends 'REQUEST' | 'CANCEL'>(
  state: State,
  meeting: Meeting,
  attendee: Attendee,
  { method, sequence, dtstamp }: { method: M; sequence: number; dtstamp: string },
): { method: M; ics: string } {
  const { title, location, description = '', time_zone, from } = goalOf(state)
  const { full_name: name, email: address, required } = attendee
  const invited = method === 'REQUEST'
  const event = {
    uid: eventUid(state.workspace.id),
    sequence,
    status: invited ? ('confirmed' as const) : ('cancelled' as const),
    title,
    start: meeting.starts_at as string,
    end: meeting.ends_at as string,
    timeZone: time_zone,
    location,
    description,
    organizer: from,
    attendees: [{ name, address, required, accepted: invited }],
  }
  return { method, ics: buildItip(event, method, { dtstamp }) }
}
