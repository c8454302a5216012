import type { DecisionInput } from '#kernel/contracts/scheduling.ts'
import { type Case, openCase, readTurns } from './case.ts'
import { boundedMs, followUpMs } from './follow-up.ts'
import { ownLines } from './read/clean.ts'
import type { Reading, ReadingKind } from './read/reading.ts'
import { isoOf, parseTimestamp, zoneNamed } from './zones.ts'

/** What a proposal about an attendee is held against, whoever made it. */

/** `nothing`: words that are read, and hold no answer. `unclear`: words that our reading does not know. */
export type ReplyRead = 'yes' | 'no' | 'other_time' | 'unusual' | 'nothing' | 'unclear'

const READ_AS: Partial<Record<ReadingKind, ReplyRead>> = {
  yes: 'yes',
  preference: 'yes',
  decline: 'no',
  removed: 'no',
  fails: 'other_time',
  alternative: 'other_time',
  unusual: 'unusual',
  question: 'nothing',
  later: 'nothing',
  away: 'nothing',
  courtesy: 'nothing',
}

const WILLING: readonly Reading['stance'][] = ['yes', 'preference', 'reluctant', 'maybe']

/** How our own reading takes what the attendee wrote last about this slot. */
export function readReply(input: DecisionInput): ReplyRead {
  const opened = openCase(input)
  if (!opened) return 'unclear'
  if (newestWords(opened) === '') return 'nothing'
  const reading = newestReading(opened)
  const read = (reading && READ_AS[reading.kind]) ?? 'unclear'
  // Beside a question there may be an answer too; which one it is, an agent may say.
  return read === 'nothing' && WILLING.includes(reading?.stance ?? null) ? 'unclear' : read
}

const WORDS_MAX_CHARS = 480

/** Their newest words about this slot, for a person to read; quotes and signatures of servers taken off. */
export function wordsIn(input: DecisionInput): string {
  const opened = openCase(input)
  const words = opened
    ? ownLines(newestWords(opened))
        .replace(/\s*\n\s*/gu, ' / ')
        .trim()
    : ''
  return words.length > WORDS_MAX_CHARS ? `${words.slice(0, WORDS_MAX_CHARS).toWellFormed()}…` : words
}

/** The times that are certain in it. */
export function timesIn(input: DecisionInput): string[] {
  const opened = openCase(input)
  return (opened && newestReading(opened))?.alternatives.map(({ startMs }) => isoOf(startMs)) ?? []
}

function newestWords({ messages }: Case): string {
  return messages.findLast(({ inbound }) => inbound)?.content.trim() ?? ''
}

function newestReading(opened: Case): Reading | null {
  return readTurns(opened).findLast(({ inbound }) => inbound)?.reading ?? null
}

/** When to follow up if a mail of ours stays unanswered; null when the meeting begins before that. */
export function followUpAfter(t: {
  startsAt: string
  timeZone: string
  sentAt: string
  attempt: number
  seed: string
}): string | null {
  const zone = zoneNamed(t.timeZone) ?? 'UTC'
  const [startMs, sentMs] = [parseTimestamp(t.startsAt, zone), parseTimestamp(t.sentAt, zone)]
  if (startMs === null || sentMs === null) return null
  const due = followUpMs({ startMs, sentMs, zone, attempt: t.attempt, seed: t.seed })
  return due === null ? null : isoOf(due)
}

/** A wished date within the terms, or without a wish the one of the table; null when none is left before the meeting. */
export function followUpWithin(
  t: { startsAt: string; timeZone: string | null; now: string },
  requested: string | null,
): string | null {
  const zone = (t.timeZone ? zoneNamed(t.timeZone) : null) ?? 'UTC'
  const [startMs, nowMs] = [parseTimestamp(t.startsAt, zone), parseTimestamp(t.now, zone)]
  if (startMs === null || nowMs === null) return null
  const bounded = boundedMs(requested === null ? null : parseTimestamp(requested, zone), nowMs, startMs, zone)
  return bounded === null ? null : isoOf(bounded)
}
