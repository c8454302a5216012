import { ACTION_SUBTYPES, MAIL_ACTIONS, type SchedulingDecision } from '#kernel/contracts/scheduling.ts'
import { refuse } from '#kernel/decide.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import type { DecideNext } from '../../contracts.ts'
import { followUpWithin, type ReplyRead, readReply, timesIn, wordsIn } from '../engine/terms.ts'
import { lastTimestamp } from './mail.ts'
import { type Attendee, aboutOf, conversationOf, goalOf, type Meeting, mailsOf, schedulingOf } from './meeting.ts'
import { ask, type Question } from './questions.ts'
import { decisionInput } from './snapshot.ts'

export const MAIL = new Set<string>(MAIL_ACTIONS)

/**
 * What the decision side said about one attendee becomes rows, as far as the rows bear it out. Its word about the event, about
 * others and about times counts for nothing: those are computed here.
 */
export function decideNext(state: State, { decision }: DecideNext, about: string | null): Decision {
  const attendee = aboutOf(state, about)
  const { meeting } = schedulingOf(state)
  if (!attendee || !meeting || (meeting.status !== 'asking' && meeting.status !== 'agreed'))
    return refuse('attendee.none', 'nobody is to be decided about now', 'Do what the snapshot names.')
  if (attendee.stage !== 'decide' && attendee.stage !== 'wait')
    return refuse(
      'attendee.not_due',
      `this attendee waits for something else (${attendee.stage})`,
      'Go on with another.',
    )
  const error = errorOf(state, attendee, decision)
  if (error) return error
  const yes = decision.next_action.type === 'Confirm' || staysYes(state, meeting, attendee, decision)
  // Who has said yes to this time and says so again is not told again.
  const again = decision.next_action.type === 'Confirm' && attendee.yes_to === meeting.slot
  const heard = again ? stillYes(decision) : decision
  return {
    kind: 'write',
    scope: { attendee_id: attendee.attendee_id },
    traits: traitsOf(state, attendee, decision),
    make: (context) => changesOf(state, meeting, attendee, heard, yes, context),
    ...(decision.next_action.type === 'Escalate' ? { notice: 'A meeting asks for a decision.' } : {}),
  }
}

/** Thanks, or a question that we answer, takes no yes back; anything else does. */
function staysYes(state: State, { slot }: Meeting, attendee: Attendee, { next_action }: SchedulingDecision): boolean {
  const { type, subtype } = next_action
  return (
    attendee.yes_to === slot && (type === 'Wait' || subtype === 'answer') && STILL_YES.has(newestWords(state, attendee))
  )
}

const STILL_YES: ReadonlySet<ReplyRead> = new Set(['yes', 'nothing'])

function stillYes(decision: SchedulingDecision): SchedulingDecision {
  return { ...decision, next_action: { type: 'Wait', subtype: 'attendee' }, follow_up_date: null }
}

function errorOf(
  state: State,
  attendee: Attendee,
  { next_action, attendee_score }: SchedulingDecision,
): Decision | null {
  const { type, subtype } = next_action
  const known: readonly string[] = ACTION_SUBTYPES[type]
  if (subtype ? !known.includes(subtype) : known.length > 0 && type !== 'Reply' && type !== 'Confirm')
    return refuse('decision.unknown_action', `${type}.${subtype ?? ''} is no action`, 'Choose one of the table.', PATH)
  const heard = hasAnswered(state, attendee)
  if (type === 'Initiate' && wasAsked(state, attendee))
    return refuse('decision.asked_already', 'they were asked about this time already', 'Follow up, or wait.', PATH)
  if ((type === 'Reply' || type === 'Confirm') && !heard)
    return refuse('decision.nothing_to_answer', 'they have not written about this time', 'Follow up, or wait.', PATH)
  if (type === 'Follow_up' && (heard || attendee.mails_out === 0))
    return refuse('decision.no_silence', 'only silence is followed up', 'Answer what they wrote.', PATH)
  if ((type === 'Confirm') !== attendee_score >= 95)
    return refuse('decision.score', 'a yes is confirmed and has 95 or more; nothing else has', 'Correct one of them.')
  return null
}

const PATH = '/decision/next_action'

/** A decision alone has asked nobody: an answer to the old time may come before the mail about the new one goes. */
function wasAsked(state: State, attendee: Attendee): boolean {
  return mailsOf(state, attendee).some(
    ({ direction, timestamp }) => direction === 'outbound' && Date.parse(timestamp) >= Date.parse(attendee.asked_since),
  )
}

/** Have they written since the present time was asked about, and since our last mail? */
function hasAnswered(state: State, attendee: Attendee): boolean {
  const talk = conversationOf(state, attendee, goalOf(state).from.address)
  const last = talk.at(-1)
  return last?.direction === 'inbound' && Date.parse(last.timestamp) >= Date.parse(attendee.asked_since)
}

/**
 * A yes and a no are the attendee's own, whoever decides: our reading of their newest words must agree. Whether they were silent
 * long enough to be closed as unresponsive is asked of the mails by the database, which knows the time.
 */
function traitsOf(state: State, attendee: Attendee, { next_action }: SchedulingDecision): string[] {
  const { type, subtype } = next_action
  if (type === 'Confirm') {
    const words = newestWords(state, attendee)
    const again = attendee.yes_to === schedulingOf(state).meeting?.slot
    return words === 'yes' || (again && words === 'nothing') ? [] : ['yes_without_words']
  }
  if (type === 'Close' && subtype !== 'unresponsive')
    return newestWords(state, attendee) === 'no' ? [] : ['close_without_words']
  return []
}

const newestWords = (state: State, attendee: Attendee) => readReply(asWritten(state, attendee))

/** Their words as they were meant when they came: "tomorrow" is the day after that, not after we asked. */
const asWritten = (state: State, attendee: Attendee) =>
  decisionInput(state, attendee, Date.parse(lastTimestamp(state, attendee)) + MINUTE_MS)

const MINUTE_MS = 60_000

function changesOf(
  state: State,
  meeting: Meeting,
  attendee: Attendee,
  decision: SchedulingDecision,
  yes: boolean,
  context: MakeContext,
): Change[] {
  const { now } = context
  const { type } = decision.next_action
  const agreed = type === 'Confirm' && othersAgree(state, meeting, attendee)
  const subtype =
    type === 'Confirm' ? (agreed ? 'finalized' : 'pending_others') : (decision.next_action.subtype ?? null)
  const question = questionOf(state, attendee, decision, subtype)
  const closes = type === 'Close' && !question ? { closed_why: subtype } : {}
  const change: Change = {
    table: 'scheduling.attendees',
    op: 'update',
    where: { attendee_id: attendee.attendee_id },
    row: {
      score: decision.attendee_score,
      reason: decision.reason,
      engagement: decision.engagement,
      action: attendee.action + 1,
      next_type: type,
      next_subtype: subtype,
      decided_at: now,
      decided_slot: meeting.slot,
      read_inbound: attendee.inbound,
      follow_up_at: MAIL.has(type) || yes ? null : waitUntil(meeting, attendee, decision, now),
      failures: 0,
      yes_to: yes ? meeting.slot : null,
      updated_at: now,
      ...closes,
    },
  }
  return [
    change,
    ...(question ? [ask(question, context)] : []),
    ...(agreed ? agree(state, meeting, attendee, now) : []),
  ]
}

/** An agent may wait longer than it must, within the terms of the table; never shorter, and never past the meeting. */
function waitUntil(meeting: Meeting, attendee: Attendee, decision: SchedulingDecision, now: string): string | null {
  if (decision.next_action.type !== 'Wait') return null
  return followUpWithin(
    { startsAt: meeting.starts_at as string, timeZone: attendee.time_zone, now },
    decision.follow_up_date,
  )
}

function othersAgree({ app }: State, { slot }: Meeting, attendee: Attendee): boolean {
  const { attendees } = app as unknown as { attendees: Attendee[] }
  return attendees
    .filter((a) => a.required && a.closed_why === null && a.attendee_id !== attendee.attendee_id)
    .every((a) => a.yes_to === slot)
}

/** The last yes: the time is agreed, and everybody who said yes before is told so. */
export function agree(state: State, meeting: Meeting, last: Attendee | null, now: string): Change[] {
  const { attendees } = schedulingOf(state)
  const result = attendees.filter(
    (a) =>
      a.closed_why === null &&
      a.yes_to === meeting.slot &&
      a.attendee_id !== last?.attendee_id &&
      a.invited_to !== meeting.slot,
  )
  const agreed: Change = {
    table: 'scheduling.meetings',
    op: 'update',
    where: { meeting_id: meeting.meeting_id },
    row: { status: 'agreed', updated_at: now },
  }
  return [
    ...(meeting.status === 'agreed' ? [] : [agreed]),
    ...result.map(
      ({ attendee_id, action }): Change => ({
        table: 'scheduling.attendees',
        op: 'update',
        where: { attendee_id },
        row: {
          action: action + 1,
          next_type: 'Confirm',
          next_subtype: 'finalized',
          decided_at: now,
          follow_up_at: null,
          updated_at: now,
        },
      }),
    ),
  ]
}

/** Where a person is needed: what was escalated, and every loss of somebody who is required. */
function questionOf(
  state: State,
  attendee: Attendee,
  decision: SchedulingDecision,
  subtype: string | null,
): Question | null {
  const { type } = decision.next_action
  const words = wordsIn(asWritten(state, attendee))
  const why = words === '' ? decision.reason : `${decision.reason} They wrote: "${words}"`
  const about = { attendee_id: attendee.attendee_id, why }
  if (type === 'Close' && attendee.required)
    return { ...about, kind: 'internal', what: subtype ?? 'declined', choices: ['go_on_without', 'keep_asking'] }
  if (type !== 'Escalate') return null
  const alternatives = subtype === 'alternatives_proposed' ? certainTimes(state, attendee, decision) : []
  return subtype === 'alternatives_proposed'
    ? {
        ...about,
        kind: 'alternatives_proposed',
        what: 'other_time',
        alternatives,
        choices: otherTime(alternatives),
      }
    : {
        ...about,
        kind: subtype === 'internal' ? 'internal' : 'unusual',
        what: subtype ?? 'unusual',
        choices: UNUSUAL,
      }
}

const otherTime = (alternatives: unknown[]) => [
  ...(alternatives.length > 0 ? ['take_their_time'] : []),
  'keep_our_time',
  'ask_for_times',
  'close',
]
const UNUSUAL = ['answer', 'clarify', 'count_as_yes', 'wait', 'close']

/** Only times that our own reading finds in their words. */
function certainTimes(state: State, attendee: Attendee, { suggested_alternatives }: SchedulingDecision) {
  const found = timesIn(asWritten(state, attendee))
  return suggested_alternatives.filter(({ start }) => found.some((time) => Date.parse(time) === Date.parse(start)))
}
