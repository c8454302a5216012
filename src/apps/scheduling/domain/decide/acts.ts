import { refuse } from '#kernel/decide.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import { attendeeOf, goalOf, type Meeting, schedulingOf } from './meeting.ts'
import { agree } from './next.ts'

export const write = (make: (context: MakeContext) => Change[]): Decision => ({ kind: 'write', make })

export const ended = ({ status }: Meeting) => status === 'cancelled' || status === 'over'

/** Confirm & Send, or a move: everybody who is still asked is asked about this time, whatever they said about another. */
export function chooseTime(
  state: State,
  start: string,
  by: string,
  more: (now: string) => Change[] = () => [],
): Decision {
  const { meeting } = schedulingOf(state)
  if (!meeting || ended(meeting)) return notOpen(meeting)
  if (meeting.starts_at && Date.parse(meeting.starts_at) === Date.parse(start))
    return refuse('meeting.same_time', 'that is the time already', 'Choose another one.')
  return timeError(state, start) ?? write(({ now }) => [...more(now), ...chosen(state, meeting, start, by, now)])
}

export function timeError(state: State, start: string): Decision | null {
  if (schedulingOf(state).attendees.every((a) => a.closed_why !== null))
    return refuse('meeting.nobody', 'nobody is asked to this meeting', 'Add an attendee first.')
  return Number.isNaN(Date.parse(start))
    ? refuse('meeting.time', 'that is no time', 'Give it like 2026-01-14T14:00:00+01:00.')
    : null
}

export function chosen(
  state: State,
  meeting: Pick<Meeting, 'meeting_id' | 'slot'>,
  start: string,
  by: string,
  now: string,
): Change[] {
  const startsMs = Date.parse(start)
  const ends_at = new Date(startsMs + goalOf(state).duration * 60_000).toISOString()
  const open = schedulingOf(state).attendees.filter((a) => a.closed_why === null)
  return [
    ...open.map(
      ({ attendee_id }): Change => ({
        table: 'scheduling.attendees',
        op: 'update',
        where: { attendee_id },
        row: {
          ...{
            asked_since: now,
            yes_to: null,
            partstat: null,
            score: 50,
            reason: 'Not asked about this time yet.',
            follow_up_at: null,
          },
          updated_at: now,
        },
      }),
    ),
    ...withdrawn(state),
    update(meeting, {
      status: 'asking',
      slot: meeting.slot + 1,
      starts_at: new Date(startsMs).toISOString(),
      ends_at,
      chosen_by: by,
      chosen_at: now,
      overruled_by: null,
      updated_at: now,
    }),
  ]
}

/** A new time makes questions about the old one pointless. */
export function withdrawn(state: State): Change[] {
  return schedulingOf(state).questions.map(({ question_id }) => ({
    table: 'scheduling.questions',
    op: 'update',
    where: { question_id, status: 'open' },
    row: { status: 'withdrawn' },
  }))
}

export function closeAttendee(state: State, attendee_id: string, closed_why: string, now: string): Change[] {
  const open = schedulingOf(state).questions.filter((q) => q.attendee_id === attendee_id)
  return [
    ...open.map(
      ({ question_id }): Change => ({
        table: 'scheduling.questions',
        op: 'update',
        where: { question_id, status: 'open' },
        row: { status: 'withdrawn' },
      }),
    ),
    {
      table: 'scheduling.attendees',
      op: 'update',
      where: { attendee_id },
      row: { closed_why, next_type: 'Close', next_subtype: closed_why, follow_up_at: null, updated_at: now },
    },
  ]
}

/** Whoever held it up is gone: those who are left may have agreed already. */
export function agreedWithout(state: State, meeting: Meeting, gone: string, now: string): Change[] {
  const left = schedulingOf(state).attendees.filter((a) => a.closed_why === null && a.attendee_id !== gone)
  const yes = left.some((a) => a.yes_to === meeting.slot)
  const open = left.some((a) => a.required && a.yes_to !== meeting.slot)
  return yes && !open ? agree(state, meeting, attendeeOf(state, gone) ?? null, now) : []
}

export const update = ({ meeting_id }: { meeting_id: string }, row: Record<string, unknown>): Change => ({
  table: 'scheduling.meetings',
  op: 'update',
  where: { meeting_id },
  row,
})

export function notOpen(meeting: Meeting | null): Decision {
  return meeting
    ? refuse('meeting.ended', `the meeting is ${meeting.status}`, 'Begin another one.')
    : refuse('meeting.not_begun', 'the meeting has not begun yet', 'Begin it first.')
}
