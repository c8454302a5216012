import type { CommunicationContext, DecisionInput, SchedulingOperation } from '#kernel/contracts/scheduling.ts'
import type { SnapshotView } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import { answersShown, coreSnapshot } from '#kernel/snapshot.ts'
import { type Attendee, conversationOf, goalOf, type Meeting, schedulingOf } from './meeting.ts'
import { type CalendarStep, turnOf } from './turn.ts'

/** What an agent is given: one turn, and of people only the one whom it is about. */
export type MeetingSnapshot =
  | { turn: 'task'; pending_tasks: Array<{ id: string; description: string }> }
  | { turn: 'calendar'; step: CalendarStep }
  | { turn: 'cancelled' }
  | { turn: 'decide'; input: DecisionInput; answers?: Array<{ question: string; answer: string }> }
  | { turn: 'write'; context: CommunicationContext }
  | { turn: 'rest' }

export function buildSnapshot(state: State, nowMs: number): SnapshotView {
  const turn = turnOf(state, nowMs)
  const { meeting } = schedulingOf(state)
  const rows: Record<string, Array<[string, string]>> = meeting
    ? { 'scheduling.meetings': [[meeting.meeting_id, meeting.row_version]] }
    : {}
  switch (turn.kind) {
    case 'task':
      return { snapshot: { turn: 'task', pending_tasks: coreSnapshot(state).pending_tasks }, rows }
    case 'calendar':
      return { snapshot: { turn: 'calendar', step: turn.step }, rows }
    case 'rest':
      return { snapshot: { turn: 'rest' }, rows }
    default: {
      const { attendee } = turn
      rows['scheduling.attendees'] = [[attendee.attendee_id, attendee.row_version]]
      return { snapshot: about(state, turn.kind, attendee, nowMs), subjectId: attendee.attendee_id, rows }
    }
  }
}

function about(
  state: State,
  kind: 'cancelled' | 'write' | 'decide',
  attendee: Attendee,
  nowMs: number,
): MeetingSnapshot {
  if (kind === 'cancelled') return { turn: 'cancelled' }
  return kind === 'write'
    ? { turn: 'write', context: communicationContext(state, attendee) }
    : {
        turn: 'decide',
        input: decisionInput(state, attendee, nowMs),
        // What was asked about another attendee stays with that attendee.
        ...answersShown(state.questions.filter((q) => q.subject_id === attendee.attendee_id)),
      }
}

/** Seed 003's input context: this attendee, and nothing of another. */
export function communicationContext(state: State, attendee: Attendee): CommunicationContext {
  const { default_language, time_zone, next_type, next_subtype } = attendee
  return {
    next_action: {
      type: next_type as CommunicationContext['next_action']['type'],
      ...(next_subtype ? { subtype: next_subtype } : {}),
    },
    attendee_email: attendee.email,
    attendee_name: attendee.full_name,
    attendee: { ...(default_language && { default_language }), ...(time_zone && { time_zone }) },
    conv_history: conversationOf(state, attendee, goalOf(state).from.address),
    scheduling_operation: operationOf(state),
  }
}

export function decisionInput(state: State, attendee: Attendee, nowMs: number): DecisionInput {
  const { meeting, attendees } = schedulingOf(state)
  const { slot } = meeting as Meeting
  const others = attendees.filter((a) => a.required && a.closed_why === null && a.attendee_id !== attendee.attendee_id)
  return {
    operation: {
      ...operationOf(state),
      others: {
        required: others.length,
        confirmed: others.filter((a) => a.yes_to === slot).length,
        lowest_score: others.length > 0 ? Math.min(...others.map((a) => a.score)) : null,
      },
    },
    attendee: {
      email: attendee.email,
      name: attendee.full_name,
      required: attendee.required,
      asked_since: attendee.asked_since,
      ...(attendee.default_language ? { default_language: attendee.default_language } : {}),
      ...(attendee.time_zone ? { time_zone: attendee.time_zone } : {}),
    },
    conv_history: conversationOf(state, attendee, goalOf(state).from.address),
    // Whole minutes: a look a moment later sees the same.
    now: new Date(Math.floor(nowMs / 60_000) * 60_000).toISOString(),
  }
}

export function operationOf(state: State): SchedulingOperation {
  const { title, duration, location, time_zone, description } = goalOf(state)
  const { starts_at, ends_at } = schedulingOf(state).meeting as Meeting
  return {
    title,
    duration,
    location,
    timezone: time_zone,
    date: { start: starts_at as string, end: ends_at as string },
    ...(description ? { description } : {}),
  }
}

/** When asking an agent would bring nothing: something must arrive first, or a time must come. */
export function rest(state: State, nowMs: number): { until?: string } | null {
  const turn = turnOf(state, nowMs)
  if (turn.kind !== 'rest') return null
  return turn.until === undefined ? {} : { until: turn.until }
}
