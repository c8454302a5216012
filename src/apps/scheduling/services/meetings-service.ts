import type { Answered } from '#host/answers.ts'
import type { WorkspaceStatus } from '#kernel/ports/store.ts'
import type { ItemContent, MeetingGoal } from '../contracts.ts'

/** What a person sees of meetings and does with them. A refusal is an answer. */

export interface MeetingLine {
  id: string
  name: string
  status: WorkspaceStatus
  status_reason: string | null
  stopped: boolean
  created_at: string
  account: string | null
  time_zone: string | null
  meeting: string | null
  starts_at: string | null
  score: number | null
  attendees: number
  yes: number
  waiting: { approvals: number; questions: number; uncertain: number }
}

export type NewAttendee = Omit<ItemContent<'meeting.attendee'>, 'attendee_id'>

export type NewMeeting = Omit<MeetingGoal, 'from'> & {
  attendees: NewAttendee[]
  /** Without one, times are looked for in the calendars. */
  start?: string
}

export interface AttendeeView {
  attendee_id: string
  number: number
  full_name: string
  email: string
  required: boolean
  default_language: string | null
  time_zone: string | null
  stage: 'decide' | 'write' | 'wait' | 'person' | 'closed'
  score: number
  reason: string
  engagement: string
  next_action: { type: string; subtype: string | null } | null
  follow_up_at: string | null
  yes: boolean
  invited: boolean
  partstat: 'accepted' | 'declined' | 'tentative' | null
  mails_out: number
  inbound: number
  closed_why: string | null
  waits_for_approval: boolean
  turned_down: boolean
  /** The intent of a mail of which nobody knows whether it was sent. */
  uncertain: string | null
}

export interface QuestionView {
  question_id: string
  attendee_id: string | null
  kind: 'alternatives_proposed' | 'unusual' | 'internal'
  what: string
  why: string
  alternatives: Array<{ start: string; end: string; text: string }>
  choices: string[]
  status: 'open' | 'decided'
  choice: string | null
  asked_at: string
  decided_by: string | null
  decided_at: string | null
}

export interface MeetingBoard {
  id: string
  name: string
  status: WorkspaceStatus
  status_reason: string | null
  stopped: boolean
  created_at: string
  goal: MeetingGoal
  meeting: {
    status: 'choosing' | 'asking' | 'agreed' | 'cancelled' | 'over'
    slot: number
    starts_at: string | null
    ends_at: string | null
    chosen_by: string | null
    chosen_at: string | null
    kept: 'nothing' | 'held' | 'confirmed' | 'refused'
    looking: boolean
    ended_by: string | null
    ended_why: string | null
  } | null
  event_score: number | null
  attendees: AttendeeView[]
  questions: QuestionView[]
  slots: Array<{ slot_id: string; starts_at: string; ends_at: string; score: number; reasons: string[] }>
}

export interface MailView {
  mail_id: string
  direction: 'inbound' | 'outbound'
  kind: string
  message_id: string
  subject: string
  body: string
  action_name: string | null
  language: string | null
  trusted: boolean
  checks: { spf: string; dkim: string; dmarc: string } | null
  at: string
}

export interface MailOverview {
  accounts: Array<{ name: string; address: string; built_in: boolean }>
  calendars: Array<{ name: string; kind: 'built_in' | 'caldav' | 'google' | 'microsoft' }>
}

export interface MeetingsService {
  list(): Promise<MeetingLine[]>
  create(wanted: NewMeeting, person: string): Promise<Answered<{ id: string }>>
  show(id: string): Promise<Answered<MeetingBoard>>
  thread(id: string, attendee: string): Promise<Answered<{ mails: MailView[] }>>
  /** Everything else that a person does goes to the meeting's inbox; this one is filed under whom it is about. */
  addAttendee(
    id: string,
    attendee: NewAttendee,
    person: string,
  ): Promise<Answered<{ item: string; attendee_id: string }>>
  mail(): MailOverview
  /** The built-in mailbox of one attendee, for whoever plays them. */
  messages(id: string, attendee: string): Promise<Answered<{ messages: DemoMessage[] }>>
  answer(id: string, attendee: string, answer: DemoAnswer): Promise<Answered<{ sent: true }>>
}

export interface DemoMessage {
  message_id: string
  from: string
  subject: string
  text: string
  at: string
  invitation: boolean
}

export interface DemoAnswer {
  /** Which letter it answers; without one, the newest. */
  message_id?: string
  text: string
}
