import { Type } from 'typebox'
import { Count, closed, list, nullable, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import { MeetingGoal, MeetingItems } from '../contracts.ts'

/** What is asked and answered about meetings over HTTP. */

const Text = Type.String()
const Timestamp = Type.String({ format: 'date-time' })
const Named = text(100, 1)
const Status = oneOf(['initializing', 'active', 'paused', 'completed', 'error'])
const MeetingStatus = oneOf(['choosing', 'asking', 'agreed', 'cancelled', 'over'])
const Score = Type.Integer({ minimum: 0, maximum: 100 })

const { attendee_id: _id, ...attendee } = MeetingItems['meeting.attendee'].properties
const { from: _from, ...goal } = MeetingGoal.properties

export const ById = closed({ id: Named })
export const ByAttendee = closed({ id: Named, attendee: Named })
export const Attendee = closed(attendee, { title: 'NewAttendee' })
export const Create = closed(
  { ...goal, attendees: list(Attendee, 50, { minItems: 1 }), start: Type.Optional(Timestamp) },
  { title: 'NewMeeting' },
)
export const Answer = closed({ message_id: Type.Optional(text(998, 3)), text: text(10_000, 1) })

const Line = closed(
  {
    id: Uuid,
    name: Text,
    status: Status,
    status_reason: nullable(Text),
    stopped: Type.Boolean(),
    created_at: Timestamp,
    account: nullable(Text),
    time_zone: nullable(Text),
    meeting: nullable(MeetingStatus),
    starts_at: nullable(Timestamp),
    score: nullable(Score),
    attendees: Count,
    yes: Count,
    waiting: closed({ approvals: Count, questions: Count, uncertain: Count }),
  },
  { title: 'MeetingLine' },
)

const AttendeeView = closed(
  {
    attendee_id: Uuid,
    number: Count,
    full_name: Text,
    email: Text,
    required: Type.Boolean(),
    default_language: nullable(Text),
    time_zone: nullable(Text),
    stage: oneOf(['decide', 'write', 'wait', 'person', 'closed']),
    score: Score,
    reason: Text,
    engagement: Text,
    next_action: nullable(closed({ type: Text, subtype: nullable(Text) })),
    follow_up_at: nullable(Timestamp),
    yes: Type.Boolean(),
    invited: Type.Boolean(),
    partstat: nullable(oneOf(['accepted', 'declined', 'tentative'])),
    mails_out: Count,
    inbound: Count,
    closed_why: nullable(Text),
    waits_for_approval: Type.Boolean(),
    turned_down: Type.Boolean(),
    uncertain: nullable(Uuid),
  },
  { title: 'MeetingAttendee' },
)

const Question = closed(
  {
    question_id: Uuid,
    attendee_id: nullable(Uuid),
    kind: oneOf(['alternatives_proposed', 'unusual', 'internal']),
    what: Text,
    why: Text,
    alternatives: list(closed({ start: Timestamp, end: Timestamp, text: Text }), 10),
    choices: list(Text, 12),
    status: oneOf(['open', 'decided']),
    choice: nullable(Text),
    asked_at: Timestamp,
    decided_by: nullable(Text),
    decided_at: nullable(Timestamp),
  },
  { title: 'MeetingQuestion' },
)

const Board = closed(
  {
    id: Uuid,
    name: Text,
    status: Status,
    status_reason: nullable(Text),
    stopped: Type.Boolean(),
    created_at: Timestamp,
    goal: MeetingGoal,
    meeting: nullable(
      closed({
        status: MeetingStatus,
        slot: Count,
        starts_at: nullable(Timestamp),
        ends_at: nullable(Timestamp),
        chosen_by: nullable(Text),
        chosen_at: nullable(Timestamp),
        kept: oneOf(['nothing', 'held', 'confirmed', 'refused']),
        looking: Type.Boolean(),
        ended_by: nullable(Text),
        ended_why: nullable(Text),
      }),
    ),
    event_score: nullable(Score),
    attendees: list(AttendeeView, 50),
    questions: list(Question, 100),
    slots: list(
      closed({ slot_id: Uuid, starts_at: Timestamp, ends_at: Timestamp, score: Score, reasons: list(Text, 20) }),
      50,
    ),
  },
  { title: 'MeetingBoard' },
)

const Mail = closed(
  {
    mail_id: Uuid,
    direction: oneOf(['inbound', 'outbound']),
    kind: Text,
    message_id: Text,
    subject: Text,
    body: Text,
    action_name: nullable(Text),
    language: nullable(Text),
    trusted: Type.Boolean(),
    checks: nullable(closed({ spf: Text, dkim: Text, dmarc: Text })),
    at: Timestamp,
  },
  { title: 'MeetingMail' },
)

export const answers = {
  list: closed({ meetings: list(Line, 500) }),
  created: closed({ id: Uuid }),
  board: Board,
  thread: closed({ mails: list(Mail, 500) }),
  added: closed({ item: Uuid, attendee_id: Uuid }),
  mail: closed({
    accounts: list(closed({ name: Text, address: Text, built_in: Type.Boolean() }), 60),
    calendars: list(closed({ name: Text, kind: oneOf(['built_in', 'caldav', 'google', 'microsoft']) }), 60),
  }),
  messages: closed({
    messages: list(
      closed({
        message_id: Text,
        from: Text,
        subject: Text,
        text: Text,
        at: Timestamp,
        invitation: Type.Boolean(),
      }),
      50,
    ),
  }),
  answered: closed({ sent: Type.Literal(true) }),
}
