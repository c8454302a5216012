import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import type { ItemContent } from '../../contracts.ts'
import { agreedWithout, chooseTime, closeAttendee, ended, notOpen, update, write } from './acts.ts'
import { type Attendee, attendeeOf, type Meeting, type OpenQuestion, schedulingOf } from './meeting.ts'
import { agree, MAIL } from './next.ts'

/** A person's choice about a question: rows, and at most a new action for the attendee it was about. */
export function handleDecision(state: State, content: ItemContent<'meeting.decide'>, by: string): Decision {
  const { meeting, questions } = schedulingOf(state)
  if (!meeting) return notOpen(meeting)
  const question = questions.find((q) => q.question_id === content.question_id)
  if (!question) return refuse('question.not_open', 'that question is not open any more', 'Look at the open ones.')
  if (!question.choices.includes(content.choice))
    return refuse('question.choice', 'that is none of its choices', `Choose one of: ${question.choices.join(', ')}.`)
  const decided = (now: string): Change => ({
    table: 'scheduling.questions',
    op: 'update',
    where: { question_id: question.question_id, status: 'open' },
    row: { status: 'decided', choice: content.choice, decided_by: by, decided_at: now },
  })
  if (content.choice === 'take_their_time') return takeTime(state, question, content.alternative ?? 0, by, decided)
  const attendee = attendeeOf(state, question.attendee_id) ?? null
  return write(({ now }) => [decided(now), ...follow(state, meeting, attendee, content.choice, by, now)])
}

function takeTime(
  state: State,
  question: OpenQuestion,
  index: number,
  by: string,
  decided: (now: string) => Change,
): Decision {
  const time = question.alternatives[index]
  if (!time) return refuse('question.alternative', 'there is no such alternative', 'Name one that was proposed.')
  const rest = { ...schedulingOf(state), questions: schedulingOf(state).questions.filter((q) => q !== question) }
  return chooseTime({ ...state, app: rest as unknown as State['app'] }, time.start, by, (now) => [decided(now)])
}

function follow(
  state: State,
  meeting: Meeting,
  attendee: Attendee | null,
  choice: string,
  by: string,
  now: string,
): Change[] {
  if (choice === 'meet_all_the_same') return [update(meeting, { overruled_by: by, updated_at: now })]
  if (!attendee) return []
  const { attendee_id } = attendee
  if (ended(meeting) || attendee.closed_why !== null) return [afterTheEnd(attendee, choice, now)]
  const row = (next: Record<string, unknown>): Change => ({
    table: 'scheduling.attendees',
    op: 'update',
    where: { attendee_id },
    // What came since it was asked is still to be read.
    row: { decided_at: now, decided_slot: meeting.slot, updated_at: now, ...next },
  })
  const act = (next_type: string, next_subtype: string | null) =>
    row({ action: attendee.action + 1, next_type, next_subtype, follow_up_at: null, failures: 0 })
  switch (choice) {
    case 'keep_our_time':
      return [act('Reply', 'persist')]
    case 'ask_for_times':
      return [act('Reply', 'request_alternatives')]
    case 'answer':
      return [act('Reply', 'answer')]
    case 'clarify':
      return [act('Reply', 'clarify')]
    case 'keep_asking':
      return [act('Follow_up', null)]
    case 'try_again':
      return [
        MAIL.has(attendee.next_type ?? '') ? row({ action: attendee.action + 1, failures: 0 }) : act('Follow_up', null),
      ]
    case 'count_as_yes':
      return countAsYes(state, meeting, attendee, row, now)
    case 'go_on_without':
    case 'close':
      return [
        ...closeAttendee(withoutQuestions(state), attendee_id, attendee.score <= 10 ? 'declined' : 'removed', now),
        ...(meeting.status === 'asking' ? agreedWithout(state, meeting, attendee_id, now) : []),
      ]
    default:
      // wait: nothing is written to them before they write again.
      return [row({ next_type: 'Wait', next_subtype: 'attendee', follow_up_at: null })]
  }
}

/** Somebody could not be told that it will not be: once more, or a person sees to it. */
function afterTheEnd({ attendee_id, invited_to }: Attendee, choice: string, now: string): Change {
  const row = { failures: 0, invited_to: choice === 'close' ? null : invited_to, updated_at: now }
  return { table: 'scheduling.attendees', op: 'update', where: { attendee_id }, row }
}

function countAsYes(
  state: State,
  meeting: Meeting,
  attendee: Attendee,
  row: (next: Record<string, unknown>) => Change,
  now: string,
): Change[] {
  const others = schedulingOf(state).attendees.filter((a) => a.attendee_id !== attendee.attendee_id)
  const last = others.every((a) => !a.required || a.closed_why !== null || a.yes_to === meeting.slot)
  const yes = row({
    action: attendee.action + 1,
    next_type: 'Confirm',
    next_subtype: last ? 'finalized' : 'pending_others',
    ...{ follow_up_at: null, failures: 0, score: 100, engagement: 'confirmed', yes_to: meeting.slot },
    reason: 'Counted as a yes by a person.',
  })
  return [yes, ...(last ? agree(state, meeting, attendee, now) : [])]
}

/** The question that is being decided closes itself. */
function withoutQuestions(state: State): State {
  return { ...state, app: { ...state.app, questions: [] } }
}
