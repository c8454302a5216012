import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import type { EventInput, KeepCalendar, LookInput } from '../../contracts.ts'
import { withdrawn } from './acts.ts'
import { eventUid, goalOf, type Meeting, schedulingOf } from './meeting.ts'

/** What is kept in the organiser's calendar follows from the rows: an agent only says that it is time. */
export function decideCalendar(state: State, { step }: KeepCalendar): Decision {
  const { meeting } = schedulingOf(state)
  const { calendars = [] } = goalOf(state)
  if (!meeting) return refuse('meeting.not_begun', 'the meeting has not begun yet', 'Wait.')
  if (step === 'close') return close(state, meeting)
  const [own] = calendars
  if (!own) return refuse('calendar.none', 'this meeting has no calendar', 'Do what the snapshot names.', '/step')
  if (step === 'look') return look(state, meeting, calendars)
  const wanted = meeting.status === 'cancelled' ? 'release' : meeting.status === 'agreed' ? 'confirm' : 'hold'
  if (wanted !== step || meeting.slot === 0)
    return refuse(
      'calendar.not_now',
      `a meeting that is ${meeting.status} does not ${step}`,
      'Do what the snapshot names.',
    )
  return { kind: 'tool', tool: 'keep_event', input: event(state, meeting, own, step, calendars) }
}

/** The database takes it only when the time has come. */
function close(state: State, meeting: Meeting): Decision {
  if (meeting.status !== 'asking' && meeting.status !== 'agreed')
    return refuse('meeting.not_open', `the meeting is ${meeting.status}`, 'Do what the snapshot names.', '/step')
  return {
    kind: 'write',
    action: 'close_meeting',
    ...(meeting.status === 'agreed'
      ? { say: 'The meeting has begun.' }
      : { say: 'The time of the meeting has come without agreement.', notice: 'A meeting was not agreed in time.' }),
    make: ({ now }) => [
      ...withdrawn(state),
      {
        table: 'scheduling.meetings',
        op: 'update',
        where: { meeting_id: meeting.meeting_id },
        row: { status: 'over', updated_at: now },
      },
    ],
  }
}

function look(state: State, meeting: Meeting, calendars: string[]): Decision {
  const { window, duration, time_zone, hours } = goalOf(state)
  const where = meeting.search_window ?? window
  if (!where) return refuse('calendar.no_window', 'nobody said when the meeting may be', 'Wait for a person.')
  const zones = schedulingOf(state).attendees.flatMap((a) =>
    a.closed_reason === null && a.time_zone ? [a.time_zone] : [],
  )
  const input: LookInput = {
    calendars,
    round: meeting.requested_search_round,
    window: where,
    duration,
    time_zone,
    hours: hours ?? null,
    other_zones: [...new Set(zones)].sort(),
    own_uid: eventUid(state.workspace.id),
  }
  return { kind: 'tool', tool: 'look_for_times', input }
}

function event(
  state: State,
  meeting: Meeting,
  calendar: string,
  step: EventInput['step'],
  calendars: string[],
): EventInput {
  const { title, location, description = '', time_zone } = goalOf(state)
  return {
    calendar,
    step,
    slot: meeting.slot,
    check: step === 'confirm' && !meeting.overruled_by ? calendars : [],
    event: {
      uid: eventUid(state.workspace.id),
      // A hold and what it becomes are two versions of one event.
      sequence: 2 * meeting.slot + (step === 'hold' ? 0 : 1),
      title,
      starts_at: meeting.starts_at as string,
      ends_at: meeting.ends_at as string,
      time_zone,
      location,
      description,
    },
  }
}
