import type { State } from '#kernel/ports/store.ts'
import type { CALENDAR_STEPS } from '../../contracts.ts'
import { type Attendee, attendeeOf, goalOf, type Meeting, schedulingOf } from './meeting.ts'

export type CalendarStep = (typeof CALENDAR_STEPS)[number]

/** What is to be done next with a meeting; at most one thing at a time. */
export type Turn =
  | { kind: 'task' }
  | { kind: 'calendar'; step: CalendarStep }
  | { kind: 'cancelled'; attendee: Attendee }
  | { kind: 'write' | 'decide'; attendee: Attendee }
  | { kind: 'rest'; until?: string }

export function turnOf(state: State, nowMs: number): Turn {
  const { meeting, attendees } = schedulingOf(state)
  if (!state.current_task) return state.eligible_tasks.length > 0 ? { kind: 'task' } : { kind: 'rest' }
  if (!meeting || meeting.status === 'over') return { kind: 'rest' }
  const step = calendarStep(state, meeting)
  if (step) return { kind: 'calendar', step }
  const result = attendees.find((a) => mustHearOfTheEnd(state, meeting, a))
  if (result) return { kind: 'cancelled', attendee: result }
  if (meeting.status === 'choosing' || meeting.status === 'cancelled') return { kind: 'rest' }
  const startsMs = Date.parse(meeting.starts_at as string)
  if (startsMs <= nowMs) return { kind: 'calendar', step: 'close' }
  return withAttendee(state, meeting.starts_at as string, nowMs)
}

function withAttendee(state: State, starts_at: string, nowMs: number): Turn {
  const { next } = schedulingOf(state)
  const attendee = attendeeOf(state, next?.attendee_id)
  if (!next || !attendee) return { kind: 'rest', until: iso(Date.parse(starts_at)) }
  const dueMs = next.due_at === null ? nowMs : Date.parse(next.due_at)
  if (dueMs > nowMs) return { kind: 'rest', until: iso(Math.min(dueMs, Date.parse(starts_at))) }
  return { kind: next.turn, attendee }
}

const iso = (ms: number) => new Date(ms).toISOString()

/** Who holds an invitation to what will not be hears of it, once; one who cannot be told keeps nobody else from it. */
export function mustHearOfTheEnd(state: State, meeting: Meeting, attendee: Attendee): boolean {
  const gone = meeting.status === 'cancelled' || attendee.closed_why === 'removed'
  const waits = attendee.asked || attendee.uncertain || isAskedAbout(state, attendee)
  return gone && attendee.invited_to !== null && attendee.email !== ERASED && !waits
}

/** What the database leaves of an address that was erased. */
const ERASED = '[erased]'

const isAskedAbout = (state: State, { attendee_id }: Attendee) =>
  schedulingOf(state).questions.some((q) => q.attendee_id === attendee_id)

/** What the organiser's calendar lacks: times to choose from, a hold, the meeting itself, or its end. */
function calendarStep(state: State, meeting: Meeting): CalendarStep | null {
  const { calendars = [] } = goalOf(state)
  if (calendars.length === 0 || busyWithCalendar(state)) return null
  const { status, slot, kept, kept_slot, overruled_by } = meeting
  if (status === 'cancelled') return kept === 'held' || kept === 'confirmed' ? 'release' : null
  if (meeting.look_wanted > meeting.look_made) return 'look'
  if (status === 'asking') return kept_slot < slot ? 'hold' : null
  if (status !== 'agreed') return null
  if (kept === 'refused' && kept_slot === slot) return overruled_by ? 'confirm' : null
  // It was overruled, tried once more, and could not be written.
  if (kept === 'nothing' && kept_slot === slot && overruled_by) return null
  return kept === 'confirmed' && kept_slot === slot ? null : 'confirm'
}

const CALENDAR_TOOLS = new Set(['look_for_times', 'keep_event'])

/** What nobody knows the end of is not tried again by itself. */
function busyWithCalendar({ uncertain, open_intents }: State): boolean {
  return [...uncertain, ...open_intents].some((intent) => CALENDAR_TOOLS.has(intent.tool))
}
