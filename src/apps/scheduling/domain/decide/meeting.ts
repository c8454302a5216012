import type { ConversationMessage } from '#kernel/contracts/scheduling.ts'
import type { State } from '#kernel/ports/store.ts'
import type { MeetingGoal, Window } from '../../contracts.ts'

export type Stage = 'decide' | 'write' | 'wait' | 'person' | 'closed'

export interface Attendee {
  attendee_id: string
  number: number
  full_name: string
  email: string
  required: boolean
  default_language: string | null
  time_zone: string | null
  stage: Stage
  score: number
  reason: string
  engagement: string
  action: number
  sent_action: number
  decided_slot: number
  inbound: number
  read_inbound: number
  next_type: string | null
  next_subtype: string | null
  decided_at: string | null
  follow_up_at: string | null
  asked_since: string
  yes_to: number | null
  invited_to: number | null
  partstat: string | null
  mails_out: number
  failures: number
  closed_reason: string | null
  row_version: string
  /** A mail to them waits for a person's yes. */
  asked: boolean
  /** Nobody knows whether a mail to them went out. */
  uncertain: boolean
  /** A person said no to the mail that was to be written. */
  rejected: boolean
}

export interface Meeting {
  meeting_id: string
  status: 'choosing' | 'asking' | 'agreed' | 'cancelled' | 'over'
  slot: number
  starts_at: string | null
  ends_at: string | null
  chosen_by: string | null
  overruled_by: string | null
  calendar_state: 'nothing' | 'held' | 'confirmed' | 'refused'
  calendar_slot: number
  requested_search_round: number
  completed_search_round: number
  search_window: Window | null
  row_version: string
}

export interface Mail {
  direction: 'inbound' | 'outbound'
  kind: string
  message_id: string
  subject: string
  content: string
  timestamp: string
  trusted: boolean
  action_name: string | null
  language: string | null
}

export interface OpenQuestion {
  question_id: string
  attendee_id: string | null
  kind: string
  what: string
  alternatives: Array<{ start: string; end: string; text: string }>
  choices: string[]
}

export interface Scheduling {
  meeting: Meeting | null
  attendees: Attendee[]
  /** Whose turn it is, and since when. */
  next: { attendee_id: string; turn: 'write' | 'decide'; due_at: string | null } | null
  history: Record<string, Mail[]>
  questions: OpenQuestion[]
  known_mail: boolean
  slots: Array<{ slot_id: string; starts_at: string; ends_at: string; score: number }>
}

export const schedulingOf = (state: State) => state.app as unknown as Scheduling
export const goalOf = (state: State) => state.workspace.goal as unknown as MeetingGoal

export function attendeeOf(state: State, id: string | null | undefined): Attendee | undefined {
  return schedulingOf(state).attendees.find((a) => a.attendee_id === id)
}

/** Whom a proposal is about: whoever stood in the snapshot when it was made, else whose turn it is. */
export function aboutOf(state: State, about: string | null): Attendee | undefined {
  return attendeeOf(state, about ?? schedulingOf(state).next?.attendee_id)
}

export const mailsOf = (state: State, { attendee_id }: Attendee): Mail[] =>
  schedulingOf(state).history[attendee_id] ?? []

/** The conversation as both agents see it: what people wrote, on either side. */
export function conversationOf(state: State, attendee: Attendee, account: string): ConversationMessage[] {
  return mailsOf(state, attendee)
    .filter((mail) => (mail.direction === 'outbound' ? mail.kind !== 'cancellation' : mail.kind === 'person'))
    .filter((mail) => mail.trusted)
    .map(({ direction, content, timestamp }) => ({
      direction,
      email: direction === 'inbound' ? attendee.email : account,
      content,
      timestamp,
    }))
}

/** The stable identity of the meeting in every calendar. */
export const eventUid = (workspaceId: string) => `${workspaceId}@meetings.lanewright`
