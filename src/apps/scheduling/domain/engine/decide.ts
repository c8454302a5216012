import type { DecisionInput, SchedulingDecision } from '#kernel/contracts/scheduling.ts'
import { onReply } from './answer.ts'
import { type Case, openCase, readTurns, type Turn } from './case.ts'
import { type Outcome, settle } from './outcome.ts'
import type { Reading } from './read/reading.ts'
import { confirmedBefore, initiate, onSilence, saidYes } from './silence.ts'

/** What to do next about one attendee. Stateless: the same input gives the same decision. */
export function decide(input: DecisionInput): SchedulingDecision {
  const opened = openCase(input)
  if (!opened) return settle(input, unreadable)
  if (opened.startMs <= opened.nowMs) return settle(input, past, true)
  return settle(input, outcomeOf(opened))
}

const unreadable: Outcome = {
  score: 50,
  reason: 'The start of the meeting, its time zone or the present time cannot be read.',
  engagement: 'none',
  action: { type: 'Escalate', subtype: 'unusual', metadata: { why: 'date' } },
}

/** Nobody is written to about a meeting that has begun. */
const past: Outcome = {
  score: 20,
  reason: 'The meeting has begun or is over.',
  engagement: 'silent',
  action: { type: 'Close', subtype: 'unresponsive', metadata: { why: 'past' } },
}

function outcomeOf(opened: Case): Outcome {
  const turns = readTurns(opened)
  const last = turns.at(-1)
  if (!last) return initiate
  const before = turns.slice(0, -1).filter(({ inbound }) => inbound)
  if (!last.inbound) return unanswered(opened, last, before)
  const reading = last.reading!
  // They cannot have answered a new slot that nobody has told them of, but they can have left.
  const unasked = opened.input.attendee.asked_since !== undefined && opened.messages.every(({ inbound }) => inbound)
  if (unasked && !LEAVING.has(reading.kind)) return initiate
  if (saidYes(before.at(-1)) && (reading.kind === 'courtesy' || reading.kind === 'yes')) return confirmedBefore
  const outcome = onReply(opened, reading, unclearRun(before), last.messages.at(-1)!.atMs ?? opened.nowMs)
  // A question about the place takes no yes back.
  return saidYes(before.at(-1)) && reading.kind === 'question' ? { ...outcome, ...stillIn } : outcome
}

const stillIn = {
  score: 90,
  reason: 'The attendee, who said yes before, asks about the meeting.',
  engagement: 'confirmed',
} as const

const LEAVING: ReadonlySet<Reading['kind']> = new Set(['removed', 'decline', 'unusual', 'internal', 'away'])

function unanswered(opened: Case, ours: Turn, before: readonly Turn[]): Outcome {
  const theirs = before.at(-1)
  if (saidYes(theirs)) return confirmedBefore
  if (theirs?.reading?.kind === 'decline' || theirs?.reading?.kind === 'removed')
    return onReply(opened, theirs.reading, 0)
  const engaged = opened.messages.some(({ inbound }) => inbound)
  return onSilence(opened, ours.messages, engaged)
}

/** How many replies in a row could not be read. */
function unclearRun(before: readonly Turn[]): number {
  const clear = before.findLastIndex(({ reading }) => reading!.kind !== 'unclear' && reading!.kind !== 'courtesy')
  return before.length - 1 - clear
}
