import type { DecisionInput } from '#contracts/scheduling.ts'
import { openCase, readTurns } from './case.ts'
import { boundedMs, followUpMs } from './follow-up.ts'
import type { Reading, ReadingKind } from './read/reading.ts'
import { isoOf, parseMoment, zoneNamed } from './zones.ts'

/** What a proposal about an attendee is held against, whoever made it. */

export type ReplyRead = 'yes' | 'no' | 'other_time' | 'unusual' | 'unclear'

const READ_AS: Partial<Record<ReadingKind, ReplyRead>> = {
  yes: 'yes',
  preference: 'yes',
  decline: 'no',
  removed: 'no',
  fails: 'other_time',
  alternative: 'other_time',
  unusual: 'unusual',
}

/** How our own reading takes what the attendee wrote last about this slot. */
export function readReply(input: DecisionInput): ReplyRead {
  const reading = newestReading(input)
  return (reading && READ_AS[reading.kind]) ?? 'unclear'
}

/** The times that are certain in it. */
export function timesIn(input: DecisionInput): string[] {
  return newestReading(input)?.alternatives.map(({ startMs }) => isoOf(startMs)) ?? []
}

function newestReading(input: DecisionInput): Reading | null {
  const opened = openCase(input)
  return (opened && readTurns(opened).findLast(({ inbound }) => inbound)?.reading) ?? null
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
  const [startMs, sentMs] = [parseMoment(t.startsAt, zone), parseMoment(t.sentAt, zone)]
  if (startMs === null || sentMs === null) return null
  const due = followUpMs({ startMs, sentMs, zone, attempt: t.attempt, seed: t.seed })
  return due === null ? null : isoOf(due)
}

/** A wished date within the terms, or without a wish the one of the table; null when none is left before the meeting. */
export function followUpWithin(
  t: { startsAt: string; timeZone: string | null; now: string },
  wished: string | null,
): string | null {
  const zone = (t.timeZone ? zoneNamed(t.timeZone) : null) ?? 'UTC'
  const [startMs, nowMs] = [parseMoment(t.startsAt, zone), parseMoment(t.now, zone)]
  if (startMs === null || nowMs === null) return null
  const bounded = boundedMs(wished === null ? null : parseMoment(wished, zone), nowMs, startMs, zone)
  return bounded === null ? null : isoOf(bounded)
}
