import type { DecisionInput } from '#kernel/contracts/scheduling.ts'
import { ownLines } from './read/clean.ts'
import { type ReplyFrame, readReply } from './read/read-reply.ts'
import type { Reading } from './read/reading.ts'
import { clocksOf } from './times/frame.ts'
import { parseTimestamp, zoneNamed } from './zones.ts'

export interface Letter {
  inbound: boolean
  content: string
  /** Null where the timestamp is none. */
  atMs: number | null
}

/** What a decision is made from: the input with its times read. */
export interface Case {
  input: DecisionInput
  nowMs: number
  startMs: number
  /** The attendee's zone, or the one that the meeting was asked in where it is not known. */
  zone: string
  /** The attendee's zone; null where nobody knows it. */
  ownZone: string | null
  askedZone: string
  required: boolean
  /** Since the slot was asked for, oldest first. */
  letters: Letter[]
}

/** Null where the meeting's start, its zone or the present cannot be read. */
export function openCase(input: DecisionInput): Case | null {
  const { operation, attendee } = input
  const askedZone = zoneNamed(operation.timezone)
  if (askedZone === null) return null
  const ownZone = attendee.time_zone ? zoneNamed(attendee.time_zone) : null
  const zone = ownZone ?? askedZone
  const nowMs = parseTimestamp(input.now, askedZone)
  const startMs = parseTimestamp(operation.date.start, askedZone)
  if (nowMs === null || startMs === null) return null
  const since = attendee.asked_since ? parseTimestamp(attendee.asked_since, askedZone) : null
  const letters = input.conv_history
    .map(({ direction, content, timestamp }) => ({
      inbound: direction === 'inbound',
      content,
      atMs: parseTimestamp(timestamp, askedZone),
    }))
    .filter(({ atMs }) => since === null || atMs === null || atMs >= since)
  return { input, nowMs, startMs, zone, ownZone, askedZone, required: attendee.required !== false, letters }
}

const LONG_HISTORY = 10
const COUNTED = 7

/** Letters of one side that follow each other. */
export interface Turn {
  inbound: boolean
  letters: Letter[]
  /** What an inbound turn says, all of it taken together. */
  reading: Reading | null
}

/** The conversation in turns, each inbound one read. Of a long one the last seven letters count. */
export function readTurns(opened: Case): Turn[] {
  const { letters } = opened
  const counted = letters.length > LONG_HISTORY ? letters.slice(-COUNTED) : letters
  const turns: Turn[] = []
  for (const letter of counted) {
    const last = turns.at(-1)
    if (last?.inbound === letter.inbound) last.letters.push(letter)
    else turns.push({ inbound: letter.inbound, letters: [letter], reading: null })
  }
  let askedForTimes = false
  for (const turn of turns) {
    if (!turn.inbound) continue
    turn.reading = readTogether(
      turn.letters.map((letter) => readReply(letter.content, frameOf(opened, letter, askedForTimes))),
    )
    askedForTimes = REFUSED.has(turn.reading.kind)
  }
  return turns
}

/** After one of these a bare yes may answer another question than the one about the slot. */
const REFUSED: ReadonlySet<Reading['kind']> = new Set(['fails', 'alternative', 'decline', 'removed'])

export function frameOf(
  { input, nowMs, startMs, ownZone, askedZone }: Case,
  letter: Letter,
  askedForTimes: boolean,
): ReplyFrame {
  return {
    writtenMs: Math.min(letter.atMs ?? nowMs, nowMs),
    startMs,
    durationMinutes: input.operation.duration,
    ownZone,
    askedZone,
    ...clocksOf(ownLines(letter.content)),
    expectedLanguage: input.attendee.default_language,
    askedForTimes,
    names: [input.attendee.name ?? '', input.attendee.email.split('@', 1)[0]!],
  }
}

const SAYS_LITTLE: ReadonlySet<Reading['kind']> = new Set(['courtesy', 'away'])

/** The newest beats the older ones, unless it only thanks or is an absence notice. */
function readTogether(readings: readonly Reading[]): Reading {
  const telling =
    readings.findLast(({ kind }) => !SAYS_LITTLE.has(kind)) ?? readings.findLast(({ kind }) => kind === 'away')
  const chosen = telling ?? readings.at(-1)!
  const questions = [...new Set(readings.flatMap((reading) => reading.questions))]
  return { ...chosen, questions }
}
