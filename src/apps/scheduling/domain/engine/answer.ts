import type { NextAction, SuggestedTime } from '#kernel/contracts/scheduling.ts'
import type { Case } from './case.ts'
import { boundedMs } from './follow-up.ts'
import { type Outcome, othersAreIn } from './outcome.ts'
import type { Reading } from './read/reading.ts'
import { isWorkingTime, nextWorkingDay, nextWorkingTime, openingOf } from './working-time.ts'
import { HOUR_MS, isoOf, MINUTE_MS, wallAt } from './zones.ts'

/**
 * What follows from a reply. `unclearBefore`: how many replies in a row could not be read already; `heardMs`: when the
 * last one came.
 */
export function onReply(opened: Case, reading: Reading, unclearBefore: number, heardMs = opened.nowMs): Outcome {
  const reply = (subtype: string, metadata?: Record<string, unknown>): NextAction => ({
    type: 'Reply',
    subtype,
    ...(metadata && { metadata }),
  })
  const engagement = 'responsive'
  switch (reading.kind) {
    case 'yes':
      return {
        score: 100,
        reason: 'The attendee accepted the slot.',
        engagement: 'confirmed',
        action: confirm(opened, reading),
      }
    case 'preference':
      return {
        score: 95,
        reason: 'The attendee accepted the slot and would like another time better.',
        engagement: 'confirmed',
        action: confirm(opened, reading),
        alternatives: suggested(opened, reading),
      }
    case 'reluctant':
      return { score: 80, reason: 'The attendee can come but would rather not.', engagement, action: reply('persist') }
    case 'maybe':
      return {
        score: 85,
        reason: 'The attendee will probably come but has not said so firmly.',
        engagement,
        action: reply('clarify'),
      }
    case 'question':
      return {
        score: scoreBeside(reading),
        reason: `The attendee asks about the meeting (${reading.questions.join(', ')}) before answering.`,
        engagement,
        action: reply('answer', { questions: reading.questions }),
      }
    case 'away':
      if (reading.untilDay === null || reading.untilDay >= wallAt(opened.startMs, opened.zone).day)
        return {
          score: 40,
          reason: 'An absence notice came, and it does not say that the attendee is back before the meeting.',
          engagement: 'silent',
          action: { type: 'Escalate', subtype: 'unusual', metadata: { why: 'away' } },
        }
      return waitFor(opened, reading, Math.min(heardMs, opened.nowMs), reply('clarify'))
    case 'later':
      return waitFor(opened, reading, Math.min(heardMs, opened.nowMs), reply('clarify'))
    case 'fails':
      return {
        score: 30,
        reason: 'The slot does not suit the attendee, who named no other time.',
        engagement,
        action: reply('request_alternatives'),
      }
    case 'alternative':
      return alternative(opened, reading)
    case 'decline':
      return {
        score: 5,
        reason: 'The attendee declined the meeting.',
        engagement: 'declined',
        action: { type: 'Close', subtype: 'declined' },
      }
    case 'removed':
      return {
        score: 0,
        reason: 'The attendee asked to be taken off the meeting.',
        engagement: 'declined',
        action: { type: 'Close', subtype: 'removed' },
      }
    case 'internal':
      return {
        score: scoreBeside(reading),
        reason:
          reading.why === 'conditional'
            ? 'The attendee agrees under a condition that only the house can meet.'
            : 'The attendee asks something that only the house can answer.',
        engagement,
        action: escalate('internal', reading),
      }
    case 'unusual':
      return {
        score: 50,
        reason: UNUSUAL[reading.why ?? ''] ?? UNUSUAL.special!,
        engagement,
        action: escalate('unusual', reading),
      }
    case 'unclear':
    case 'courtesy':
      return unclear(unclearBefore, reply('clarify'))
  }
}

const UNUSUAL: Readonly<Record<string, string>> = {
  delegates: 'The attendee refers to somebody else instead of answering.',
  long: 'The reply is too long to be an answer about a time.',
  personal: 'The reply speaks of illness, leave or another personal matter.',
  unexplained: 'The reply may be an answer, but not all of it is understood.',
  special: 'The reply is not an answer about a time and needs a person to read it.',
}
const UNCLEAR_MAX = 2

function unclear(unclearBefore: number, clarify: NextAction): Outcome {
  if (unclearBefore < UNCLEAR_MAX)
    return {
      score: 50,
      reason: 'The reply does not say whether the slot suits the attendee.',
      engagement: 'responsive',
      action: clarify,
    }
  return {
    score: 50,
    reason: 'Several replies in a row could not be read as an answer.',
    engagement: 'responsive',
    action: { type: 'Escalate', subtype: 'unusual', metadata: { why: 'unclear' } },
  }
}

function escalate(subtype: string, { why }: Reading): NextAction {
  return { type: 'Escalate', subtype, ...(why && { metadata: { why } }) }
}

function confirm({ input }: Case, { questions, alternativeText }: Reading): NextAction {
  const metadata = {
    ...(questions.length > 0 && { questions }),
    ...(alternativeText && { alternative_text: alternativeText }),
  }
  const subtype = othersAreIn(input) ? 'finalized' : 'pending_others'
  return { type: 'Confirm', subtype, ...(Object.keys(metadata).length > 0 && { metadata }) }
}

/** An assent beside a question is not firm yet. */
function scoreBeside({ stance }: Reading): number {
  return stance === 'yes' || stance === 'preference' || stance === 'maybe' ? 85 : 50
}

function alternative(opened: Case, reading: Reading): Outcome {
  const alternatives = suggested(opened, reading)
  return {
    score: 35,
    reason:
      alternatives.length > 0
        ? 'The slot does not suit the attendee, who proposed another time.'
        : 'The slot does not suit the attendee, who spoke of another time without fixing it.',
    engagement: 'responsive',
    action: {
      type: 'Escalate',
      subtype: 'alternatives_proposed',
      ...(reading.alternativeText && { metadata: { alternative_text: reading.alternativeText } }),
    },
    alternatives,
  }
}

function suggested({ input }: Case, { alternatives }: Reading): SuggestedTime[] {
  return alternatives.map(({ startMs, text }) => ({
    start: isoOf(startMs),
    end: isoOf(startMs + Math.round(input.operation.duration) * MINUTE_MS),
    text,
  }))
}

/** After the day that was named, or on the day of the return, in the morning; but before the meeting. */
function waitFor(
  { nowMs, startMs, zone }: Case,
  { kind, untilDay, backThatDay }: Reading,
  heardMs: number,
  askAgain: NextAction,
): Outcome {
  const day =
    untilDay === null ? null : kind === 'away' && backThatDay ? nextWorkingDay(untilDay - 1) : nextWorkingDay(untilDay)
  const requested = day === null ? null : openingOf(day, zone) + HOUR_MS
  const promised = boundedMs(requested, heardMs, startMs, zone)
  if (promised !== null && promised <= nowMs && isWorkingTime(nowMs, zone)) return overdue(askAgain)
  const due = promised !== null && promised <= nowMs ? nextWorkingTime(nowMs, zone) : promised
  const followUp = due !== null && due < startMs ? due : null
  return {
    score: 50,
    reason: kind === 'away' ? 'An absence notice came instead of an answer.' : 'The attendee promised to answer later.',
    engagement: kind === 'away' ? 'silent' : 'promised',
    action: { type: 'Wait', subtype: 'attendee' },
    followUpDate: followUp === null ? null : isoOf(followUp),
  }
}

/** Who promised an answer and is not heard of again is asked once more; from then on silence is silence. */
function overdue(action: NextAction): Outcome {
  return {
    score: 40,
    reason: 'The day by which an answer was to be expected has passed without one.',
    engagement: 'silent',
    action,
  }
}
