import { type Static, Type } from 'typebox'
import { closed, IsoTime, list, nullable, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import { CommunicationOutput, type NextAction, SchedulingDecision } from '#kernel/contracts/scheduling.ts'

const ZoneName = text(64, 1)
const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 })

/** Where times are looked for. */
export const Window = closed({ from: IsoTime, to: IsoTime })
export type Window = Static<typeof Window>

/** What a person wants of a meeting. Who is asked is not part of it: people come one by one, and can be erased. */
export const MeetingGoal = closed(
  {
    title: text(200, 1),
    /** Minutes. */
    duration: Type.Integer({ minimum: 5, maximum: 60 * 12 }),
    location: text(500, 1),
    time_zone: ZoneName,
    description: Type.Optional(text(2000)),
    /** The mail account that writes, by its name in mail.yaml; `demo` is the built-in one. */
    account: text(100, 1),
    /** Its address, as it stood when the meeting was made; a mail from another one is not sent. */
    from: closed({ name: text(200, 1), address: Type.String({ format: 'email', minLength: 3, maxLength: 320 }) }),
    /** The calendars that must be free, by name; the first is the one that the meeting is kept in. */
    calendars: Type.Optional(list(text(100, 1), 20, { uniqueItems: true })),
    window: Type.Optional(Window),
    /** Hours of the meeting's zone within which times are looked for. */
    hours: Type.Optional(closed({ from: Clock, to: Clock })),
  },
  { title: 'MeetingGoal' },
)
export type MeetingGoal = Static<typeof MeetingGoal>

// What an agent may propose. It names neither a person nor an address: whom it is about stands in the rows.

export const DecideNext = closed({ action_type: Type.Literal('decide_next'), decision: SchedulingDecision })
export type DecideNext = Static<typeof DecideNext>

export const WriteMessage = closed({ action_type: Type.Literal('write_message'), message: CommunicationOutput })
export type WriteMessage = Static<typeof WriteMessage>

export const CALENDAR_STEPS = ['look', 'hold', 'confirm', 'release', 'close'] as const
export const KeepCalendar = closed({ action_type: Type.Literal('keep_calendar'), step: oneOf(CALENDAR_STEPS) })
export type KeepCalendar = Static<typeof KeepCalendar>

/** A cancellation of an invitation: its words are ours alone. */
export const TellCancelled = closed({ action_type: Type.Literal('tell_cancelled') })

// What the tools take, made by the decisions.

const Address = text(320, 3)
const MessageId = text(998, 3)

export const MailInput = closed({
  account: text(100, 1),
  from: closed({ name: text(200, 1), address: Address }),
  attendee_id: Uuid,
  to: closed({ name: text(200, 1), address: Address }),
  subject: text(998, 1),
  text: text(20_000, 1),
  message_id: MessageId,
  in_reply_to: nullable(MessageId),
  references: list(MessageId, 50),
  /** Which action of the attendee this is, counted, and which of our mails to them. */
  action: Type.Integer({ minimum: 1 }),
  action_name: text(40, 1),
  mail: Type.Integer({ minimum: 1 }),
  /** How often this one could not be sent. */
  failures: Type.Integer({ minimum: 0 }),
  language: nullable(text(35)),
  slot: Type.Integer({ minimum: 0 }),
  /** What came before it in the thread: a clock that went back does not put it earlier. */
  not_before: IsoTime,
  /** The meeting's begin: nothing is sent about a meeting that has begun. */
  starts_at: IsoTime,
  /** A follow-up goes out in their working hours; what a person released, and an answer, at once. */
  hours_in: nullable(ZoneName),
  /** What machines at the other end are told (RFC 3834); null where a person released these bytes. */
  auto: nullable(oneOf(['auto-generated', 'auto-replied'])),
  /** How the terms of waiting are computed when it was sent. */
  follow_up: nullable(closed({ attempt: Type.Integer({ minimum: 0 }), time_zone: ZoneName })),
  calendar: nullable(closed({ method: oneOf(['REQUEST', 'CANCEL']), ics: text(60_000, 1) })),
})
export type MailInput = Static<typeof MailInput>

export const LookInput = closed({
  calendars: list(text(100, 1), 20),
  round: Type.Integer({ minimum: 1 }),
  window: Window,
  duration: Type.Integer({ minimum: 1 }),
  time_zone: ZoneName,
  hours: nullable(closed({ from: Clock, to: Clock })),
  /** Zones of those who are asked, without who is in which. */
  other_zones: list(ZoneName, 50),
  own_uid: text(200, 1),
})
export type LookInput = Static<typeof LookInput>

export const EventInput = closed({
  calendar: text(100, 1),
  step: oneOf(['hold', 'confirm', 'release']),
  slot: Type.Integer({ minimum: 0 }),
  /** Confirming looks once more whether the time is free in these; a person may overrule that. */
  check: list(text(100, 1), 20),
  event: closed({
    uid: text(200, 1),
    sequence: Type.Integer({ minimum: 0 }),
    title: text(200, 1),
    starts_at: IsoTime,
    ends_at: IsoTime,
    time_zone: ZoneName,
    location: text(500),
    description: text(2000),
  }),
})
export type EventInput = Static<typeof EventInput>

// What people and the post send to a meeting.

export const MeetingItems = {
  'meeting.attendee': closed({
    attendee_id: Uuid,
    full_name: text(200, 1),
    email: Type.String({ format: 'email', minLength: 3, maxLength: 320 }),
    required: Type.Boolean(),
    default_language: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$', maxLength: 35 })),
    time_zone: Type.Optional(ZoneName),
  }),
  'meeting.begin': closed({ start: Type.Optional(IsoTime) }),
  'meeting.look': closed({ window: Type.Optional(Window) }),
  'meeting.choose': closed({ start: IsoTime }),
  'meeting.remove': closed({ attendee_id: Uuid }),
  'meeting.cancel': closed({ reason: text(2000, 1) }),
  'meeting.decide': closed({
    question_id: Uuid,
    choice: text(40, 1),
    /** Of the alternatives, which. */
    alternative: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
  }),
  /** A person looked at a mail that was turned down: it is to be written again, or somebody is left alone. */
  'meeting.go_on': closed({ attendee_id: Uuid, how: oneOf(['write_again', 'wait', 'close']) }),
  'mail.received': closed({
    attendee_id: Uuid,
    message_id: MessageId,
    /** Which mail it answers, by its own word. */
    answers: Type.Optional(nullable(MessageId)),
    from: text(320),
    subject: text(998),
    text: text(20_000),
    kind: oneOf(['person', 'auto_reply', 'out_of_office', 'bounce', 'list', 'delivery_note']),
    trusted: Type.Boolean(),
    checks: closed({ spf: text(20), dkim: text(20), dmarc: text(20) }),
    bounced: nullable(closed({ permanent: Type.Boolean(), diagnostic: text(500) })),
    /** What a calendar answered, read by us. */
    answer: nullable(
      closed({
        method: oneOf(['REPLY', 'COUNTER']),
        partstat: nullable(oneOf(['accepted', 'declined', 'tentative'])),
        sequence: Type.Integer({ minimum: 0 }),
        counter: nullable(closed({ start: IsoTime, end: IsoTime })),
      }),
    ),
  }),
}
export type MeetingItem = keyof typeof MeetingItems
export type ItemContent<K extends MeetingItem> = Static<(typeof MeetingItems)[K]>

export type { NextAction }
