import type { Case, Message, Turn } from './case.ts'
import { followUpMs } from './follow-up.ts'
import type { Outcome } from './outcome.ts'
import { daysBetween, isWorkingTime, lastWorkingTimeBefore, nextWorkingTime } from './working-time.ts'
import { DAY_MS, HOUR_MS, isoOf } from './zones.ts'

const ATTEMPTS = 3
/** Only for somebody who has written before. */
const ATTEMPTS_OF_ENGAGED = 4
const SHORTEST_SILENCE_DAYS = 7
const CLOSING_MS = 48 * HOUR_MS
/** A mail that has just been sent may still be answered, however near the meeting is. */
const GRACE_MS = DAY_MS
/** By how many of ours went unanswered. */
const SCORES = [50, 50, 40, 30, 25] as const

export const initiate: Outcome = {
  score: 50,
  reason: 'Nothing has been sent to this attendee about this slot yet.',
  engagement: 'none',
  action: { type: 'Initiate' },
}

/** Nothing has come since our last mail. */
export function onSilence(opened: Case, ours: readonly Message[], engagedBefore: boolean): Outcome {
  const { nowMs, startMs, zone } = opened
  const sentMs = Math.min(ours.at(-1)!.atMs ?? nowMs, nowMs)
  const firstMs = Math.min(ours[0]!.atMs ?? sentMs, sentMs)
  if (startMs - nowMs <= CLOSING_MS) {
    if (nowMs - sentMs >= GRACE_MS) return unresponsive('the meeting is less than 48 hours off')
    const last = lastWorkingTimeBefore(startMs, zone)
    return waiting(ours.length, last > nowMs ? last : null)
  }
  const due = followUpMs({ startMs, zone, sentMs, attempt: ours.length - 1, seed: opened.input.attendee.email })
  const allowed = engagedBefore ? ATTEMPTS_OF_ENGAGED : ATTEMPTS
  if (due !== null && nowMs < due) return waiting(ours.length, due)
  if (ours.length >= allowed) {
    const enoughMs = firstMs + SHORTEST_SILENCE_DAYS * DAY_MS
    if (nowMs >= enoughMs)
      return unresponsive(`${ours.length} mails over ${Math.floor(daysBetween(firstMs, nowMs))} days stayed unanswered`)
    const again = nextWorkingTime(enoughMs, zone)
    return waiting(ours.length, again < startMs ? again : null)
  }
  if (!isWorkingTime(nowMs, zone)) {
    const next = nextWorkingTime(nowMs, zone)
    return waiting(ours.length, next < startMs ? next : null)
  }
  return {
    score: scoreOf(ours.length),
    reason: `${ours.length === 1 ? 'Our mail' : `${ours.length} of our mails`} stayed unanswered and the time to follow up has come.`,
    engagement: 'silent',
    action: { type: 'Follow_up', metadata: { attempt: ours.length + 1 } },
  }
}

function waiting(sent: number, untilMs: number | null): Outcome {
  return {
    score: scoreOf(sent),
    reason: 'No answer yet, and it is too early to follow up.',
    engagement: 'silent',
    action: { type: 'Wait', subtype: 'attendee' },
    followUpDate: untilMs === null ? null : isoOf(untilMs),
  }
}

function unresponsive(why: string): Outcome {
  return {
    score: 20,
    reason: `No answer: ${why}.`,
    engagement: 'silent',
    action: { type: 'Close', subtype: 'unresponsive' },
  }
}

function scoreOf(sent: number): number {
  return SCORES[Math.min(sent, SCORES.length - 1)]!
}

/** Our last word was a confirmation of theirs; there is nothing to ask. */
export const confirmedBefore: Outcome = {
  score: 90,
  reason: 'The attendee said yes, we confirmed it, and nothing has changed since.',
  engagement: 'confirmed',
  action: { type: 'Wait', subtype: 'attendee' },
}

export function saidYes(turn: Turn | undefined): boolean {
  return turn?.reading?.kind === 'yes' || turn?.reading?.kind === 'preference'
}
