import type { DecisionInput } from '#kernel/contracts/scheduling.ts'
import { ownLines } from './read/clean.ts'
import { type ReplyFrame, readReply } from './read/read-reply.ts'
import type { Reading } from './read/reading.ts'
import { clocksOf } from './times/frame.ts'
import { parseTimestamp, zoneNamed } from './zones.ts'

export interface Message {
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
  messages: Message[]
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
  const messages = input.conv_history
    .map(({ direction, content, timestamp }) => ({
      inbound: direction === 'inbound',
      content,
      atMs: parseTimestamp(timestamp, askedZone),
    }))
    .filter(({ atMs }) => since === null || atMs === null || atMs >= since)
  return { input, nowMs, startMs, zone, ownZone, askedZone, required: attendee.required !== false, messages }
}

const LONG_HISTORY = 10
const COUNTED = 7

/** Letters of one side that follow each other. */
export interface Turn {
  inbound: boolean
  messages: Message[]
  /** What an inbound turn says, all of it taken together. */
  reading: Reading | null
}

/** The conversation in turns, each inbound one read. Of a long one the last seven letters count. */
export function readTurns(opened: Case): Turn[] {
  const { messages } = opened
  const counted = messages.length > LONG_HISTORY ? messages.slice(-COUNTED) : messages
  const turns: Turn[] = []
  for (const message of counted) {
    const last = turns.at(-1)
    if (last?.inbound === message.inbound) last.messages.push(message)
    else turns.push({ inbound: message.inbound, messages: [message], reading: null })
  }
  let askedForTimes = false
  for (const turn of turns) {
    if (!turn.inbound) continue
    turn.reading = readTogether(
      turn.messages.map((message) => readReply(message.content, frameOf(opened, message, askedForTimes))),
    )
    askedForTimes = REFUSED.has(turn.reading.kind)
  }
  return turns
}

/** After one of these a bare yes may answer another question than the one about the slot. */
const REFUSED: ReadonlySet<Reading['kind']> = new Set(['fails', 'alternative', 'decline', 'removed'])

export function frameOf(
  { input, nowMs, startMs, ownZone, askedZone }: Case,
  message: Message,
  askedForTimes: boolean,
): ReplyFrame {
  return {
    writtenMs: Math.min(message.atMs ?? nowMs, nowMs),
    startMs,
    durationMinutes: input.operation.duration,
    ownZone,
    askedZone,
    ...clocksOf(ownLines(message.content)),
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
