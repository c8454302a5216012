import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { checkLater } from '#kernel/validate.ts'
import { type ItemContent, type MeetingItem, MeetingItems } from '../../contracts.ts'
import {
  agreedWithout,
  chooseTime,
  chosen,
  closeAttendee,
  ended,
  notOpen,
  timeError,
  update,
  withdrawn,
  write,
} from './acts.ts'
import { handleDecision } from './choose.ts'
import { isTimeZone, windowError } from './goal.ts'
import { handleMail } from './mail-in.ts'
import { attendeeOf, goalOf, schedulingOf } from './meeting.ts'

type Item = State['inbox'][number]

/** What says something of a person lies under that person's key, so that it can be erased with them. */
const FILED = new Set<string>(['meeting.attendee', 'mail.received'] satisfies MeetingItem[])

const checks = new Map(Object.entries(MeetingItems).map(([kind, schema]) => [kind, checkLater(schema)]))

/** What people and the post send. Whatever it says, it only becomes rows here. */
export function receive(state: State, item: Item): Decision {
  const check = checks.get(item.kind)
  if (!check) return refuse('inbox.unknown_kind', `a meeting does not understand ${item.kind}`, 'Send a known kind.')
  const problem = check(item.content)
  if (problem) return { kind: 'refuse', error: problem }
  const by = item.person ?? 'unknown'
  const { attendee_id } = item.content as { attendee_id?: string }
  if (FILED.has(item.kind) && item.subject_id !== attendee_id)
    return refuse('attendee.not_filed', 'it is not filed under whom it is about', 'Add the attendee by the meetings.')
  return handlers[item.kind as MeetingItem](state, item.content as never, by)
}

/** Who brings the mail; nobody has this name. */
export const MAIL_READER = 'post'

type Handlers = { [K in MeetingItem]: (state: State, content: ItemContent<K>, by: string) => Decision }

const handlers: Handlers = {
  'meeting.attendee': addAttendee,
  'meeting.begin': begin,
  'meeting.look': lookAgain,
  'meeting.choose': (state, { start }, by) => chooseTime(state, start, by),
  'meeting.remove': removeAttendee,
  'meeting.cancel': cancel,
  'meeting.decide': handleDecision,
  'meeting.go_on': goOn,
  'mail.received': (state, mail, by) =>
    by === MAIL_READER
      ? handleMail(state, mail)
      : refuse('mail.not_from_post', 'only the post brings mail', 'Send it by mail.'),
}

function addAttendee(state: State, given: ItemContent<'meeting.attendee'>): Decision {
  const { attendees, meeting } = schedulingOf(state)
  if (meeting && ended(meeting))
    return refuse('meeting.ended', `the meeting is ${meeting.status}`, 'Begin another one.')
  if (given.time_zone && !isTimeZone(given.time_zone))
    return refuse('attendee.time_zone', `${given.time_zone} is no time zone`, 'Write it like Europe/Berlin.')
  if (given.email.toLowerCase() === goalOf(state).from.address.toLowerCase())
    return refuse('attendee.is_sender', 'that is the address that the mails come from', 'Give their own address.')
  const number = 1 + Math.max(0, ...attendees.map((a) => a.number))
  const row = { ...given, number, default_language: given.default_language ?? null, time_zone: given.time_zone ?? null }
  return write(({ now }) => [
    { table: 'scheduling.attendees', op: 'insert', rows: [{ ...row, asked_since: now, updated_at: now }] },
  ])
}

function begin(state: State, { start }: ItemContent<'meeting.begin'>, by: string): Decision {
  if (schedulingOf(state).meeting) return refuse('meeting.begun', 'the meeting has begun already', 'Go on with it.')
  if (start !== undefined && timeError(state, start)) return timeError(state, start) as Decision
  const { calendars = [], window } = goalOf(state)
  return write(({ now, uuid }) => {
    const meeting_id = uuid()
    const look_wanted = start === undefined && calendars.length > 0 && window ? 1 : 0
    return [
      { table: 'scheduling.meetings', op: 'insert', rows: [{ meeting_id, look_wanted, updated_at: now }] },
      ...(start === undefined ? [] : chosen(state, { meeting_id, slot: 0 }, start, by, now)),
    ]
  })
}

function lookAgain(state: State, { window }: ItemContent<'meeting.look'>): Decision {
  const { meeting } = schedulingOf(state)
  if (!meeting || ended(meeting)) return notOpen(meeting)
  const { calendars = [], window: given } = goalOf(state)
  if (calendars.length === 0)
    return refuse('calendar.none', 'this meeting has no calendar to look in', 'Choose a time yourself.')
  if (!window && !given && !meeting.look_window)
    return refuse('calendar.no_window', 'nobody said when the meeting may be', 'Say from when to when to look.')
  const error = window && windowError(window)
  if (error) return { kind: 'refuse', error }
  return write(({ now }) => [
    update(meeting, {
      look_wanted: meeting.look_wanted + 1,
      ...(window ? { look_window: window } : {}),
      updated_at: now,
    }),
  ])
}

function removeAttendee(state: State, { attendee_id }: ItemContent<'meeting.remove'>): Decision {
  const attendee = attendeeOf(state, attendee_id)
  const { meeting } = schedulingOf(state)
  if (!attendee || attendee.closed_why !== null)
    return refuse('attendee.unknown', 'nobody of that id is asked', 'Look at the attendees again.')
  return write(({ now }) => [
    ...closeAttendee(state, attendee_id, 'removed', now),
    ...(meeting?.status === 'asking' ? agreedWithout(state, meeting, attendee_id, now) : []),
  ])
}

function cancel(state: State, { reason }: ItemContent<'meeting.cancel'>, by: string): Decision {
  const { meeting } = schedulingOf(state)
  if (!meeting || ended(meeting)) return notOpen(meeting)
  return write(({ now }) => [
    ...withdrawn(state),
    update(meeting, { status: 'cancelled', ended_by: by, ended_why: reason, updated_at: now }),
  ])
}

/** After a person turned a mail down: another try, patience, or the end of asking this one. */
function goOn(state: State, { attendee_id, how }: ItemContent<'meeting.go_on'>): Decision {
  const attendee = attendeeOf(state, attendee_id)
  const { meeting } = schedulingOf(state)
  if (!attendee || !meeting || !attendee.turned_down || attendee.asked)
    return refuse('attendee.not_writing', 'no mail to them was turned down', 'Look at the attendees again.')
  return write(({ now }) => {
    if (how === 'close')
      return [
        ...closeAttendee(state, attendee_id, 'removed', now),
        ...(meeting.status === 'asking' ? agreedWithout(state, meeting, attendee_id, now) : []),
      ]
    const again = { decided_at: now, updated_at: now }
    const waits = { next_type: 'Wait', next_subtype: 'attendee', follow_up_at: null }
    const row = how === 'wait' ? { ...again, ...waits } : { ...again, action: attendee.action + 1 }
    return [{ table: 'scheduling.attendees', op: 'update', where: { attendee_id }, row }]
  })
}
