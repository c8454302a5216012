import { Temporal } from 'temporal-polyfill'
import { decide } from '#apps/scheduling/domain/engine/decide.ts'
import type { DecisionInput } from '#kernel/contracts/scheduling.ts'

/** One reply with a time in it, and what the attendee meant. */
export interface TimeSample {
  frame: keyof typeof FRAMES
  /** Of the attendee; null where it is not known. */
  zone: string | null
  /** Empty: the words leave a choice, so that a person is asked. */
  expected: string[]
  reply: string
}

/** When the reply was written, and the slot that it answers, on the clocks of New York. */
const FRAMES = {
  winter: { written: '2026-11-18T15:00:00Z', slot: '2026-11-24T10:00:00-05:00' },
  /** Thursday already in Tokyo and in Kyiv. */
  late: { written: '2026-11-18T22:30:00Z', slot: '2026-11-24T10:00:00-05:00' },
  summer: { written: '2026-07-08T15:00:00Z', slot: '2026-07-14T10:00:00-04:00' },
  /** Clocks change on 25 October in Europe and on 1 November in America. */
  autumn: { written: '2026-10-14T15:00:00Z', slot: '2026-10-20T10:00:00-04:00' },
  /** Clocks change on 14 March in America and on 28 March in Europe. */
  spring: { written: '2027-03-03T15:00:00Z', slot: '2027-03-09T10:00:00-05:00' },
}

export function samplesOf(text: string): TimeSample[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [frame, zone, expected, ...reply] = line.split(' | ') as [TimeSample['frame'], string, string, ...string[]]
      return {
        frame,
        zone: zone === '-' ? null : zone,
        expected: expected === 'ask' ? [] : expected.split(' + ').map(instantOf),
        reply: reply.join(' | '),
      }
    })
}

function instantOf(text: string): string {
  const [wall, zone] = text.split(' ') as [string, string]
  return isoOf(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds)
}

const isoOf = (ms: number) => new Date(ms).toISOString()

export function inputOf({ frame, zone, reply }: TimeSample): DecisionInput {
  const { written, slot } = FRAMES[frame]
  const asked = new Date(Date.parse(written) - 3_600_000).toISOString()
  const message = (direction: 'inbound' | 'outbound', content: string, timestamp: string) => ({
    direction,
    email: 'someone@example.com',
    content,
    timestamp,
  })
  return {
    operation: {
      title: 'Roadmap',
      duration: 60,
      location: 'Video call',
      timezone: 'America/New_York',
      date: { start: slot, end: slot },
    },
    attendee: { email: 'attendee@example.com', ...(zone && { time_zone: zone }) },
    conv_history: [message('outbound', 'Would this time work for you?', asked), message('inbound', reply, written)],
    now: new Date(Date.parse(written) + 300_000).toISOString(),
  }
}

/** `wrong`: a moment that was not meant, or the slot taken as accepted. `asked`: left to a person. */
export function check(sample: TimeSample): { verdict: 'right' | 'asked' | 'wrong'; found: string[]; action: string } {
  const { suggested_alternatives, next_action } = decide(inputOf(sample))
  const found = suggested_alternatives.map(({ start }) => isoOf(Date.parse(start)))
  const action = `${next_action.type}.${next_action.subtype ?? ''}`
  const isWrong = found.some((time) => !sample.expected.includes(time)) || next_action.type === 'Confirm'
  const isWhole = sample.expected.every((time) => found.includes(time))
  if (isWrong) return { verdict: 'wrong', found, action }
  return { verdict: isWhole && sample.expected.length > 0 ? 'right' : 'asked', found, action }
}
