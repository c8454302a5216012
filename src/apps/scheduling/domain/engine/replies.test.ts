import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SchedulingDecision } from '#kernel/contracts/scheduling.ts'
import { decide } from './decide.ts'
import { conversation, inputOf, replyOf, ZONE } from './input.fixture.ts'
import { readReply, timesIn } from './terms.ts'
import { isoOf, parseTimestamp } from './zones.ts'

/** Kind, times that are certain, and the reply; every one answers the same question. */
const FOLDER = new URL('../../../../../tests/fixtures/scheduling/replies/', import.meta.url)

const EXPECTED: Record<string, string> = {
  yes: 'Confirm.pending_others 100',
  pref: 'Confirm.pending_others 95',
  reluctant: 'Reply.persist 80',
  maybe: 'Reply.clarify 85',
  unclear: 'Reply.clarify 50',
  ask: 'Reply.answer',
  later: 'Wait.attendee 50',
  fails: 'Reply.request_alternatives 30',
  alt: 'Escalate.alternatives_proposed 35',
  no: 'Close.declined 5',
  removed: 'Close.removed 0',
  unusual: 'Escalate.unusual 50',
  // Not all of it is explained, or an absence that may last over the meeting.
  person: 'Escalate.unusual',
  internal: 'Escalate.internal',
  ooo: 'Wait.attendee 50',
}

interface Sample {
  kind: string
  times: string[]
  reply: string
}

function samplesOf(file: string): Sample[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => {
    const [head = '', reply = ''] = line.split(/ \| (.*)/s)
    const [kind = '', ...times] = head.split(' ')
    return {
      kind,
      times: times.map((time) => isoOf(parseTimestamp(time, ZONE)!)),
      reply: reply.replaceAll('\\n', '\n'),
    }
  })
}

function shown({ next_action, attendee_score }: SchedulingDecision): string {
  return `${next_action.type}.${next_action.subtype} ${attendee_score}`
}

function isRight(sample: Sample, language: string): boolean {
  const input = replyOf(sample.reply, language)
  const decision = decide(input)
  if (!shown(decision).startsWith(EXPECTED[sample.kind]!)) return false
  if (sample.kind !== 'alt') return true
  const starts = decision.suggested_alternatives.map(({ start }) => start)
  return starts.join() === sample.times.join() && timesIn(input).join() === sample.times.join()
}

/** A yes that is none, or a no that is none. */
function isGrave({ kind, reply }: Sample, language: string): boolean {
  const read = readReply(replyOf(reply, language))
  const yes = kind === 'yes' || kind === 'pref'
  const no = kind === 'no' || kind === 'removed'
  return (read === 'yes' && !yes) || (read === 'no' && !no)
}

const languages = readdirSync(FOLDER)
  .filter((file) => file.startsWith('tuned-'))
  .map((file) => file.slice('tuned-'.length, -'.txt'.length))

describe.each(languages)('replies in %s', (language) => {
  test.each(samplesOf(`tuned-${language}.txt`))('$kind: $reply [M-dec.1]', (sample) => {
    const decision = decide(replyOf(sample.reply, language))
    expect(shown(decision)).toMatch(new RegExp(`^${EXPECTED[sample.kind]}`))
    expect(isRight(sample, language)).toBe(true)
  })

  test('the language is told by the words, whatever was expected [M-dec.2]', () => {
    const samples = samplesOf(`tuned-${language}.txt`).filter(({ reply }) => reply.split(/\s+/).length > 3)
    const right = samples.filter((sample) => isRight(sample, language === 'en' ? 'de' : 'en'))
    expect(right.length / samples.length).toBeGreaterThanOrEqual(0.9)
  })

  test('replies that no rule was made for: nine of ten right, no wrong yes or no [M-dec.3]', () => {
    const samples = samplesOf(`held-out-${language}.txt`)
    const right = samples.filter((sample) => isRight(sample, language))
    expect(samples.filter((sample) => isGrave(sample, language))).toHaveLength(0)
    expect(right.length / samples.length).toBeGreaterThanOrEqual(0.9)
  })
})

test.each(['', '  ', 'Where will it be?', 'Let me check, I will get back to you tomorrow.'])(
  '%j holds no answer, whatever a model makes of it [TR-obey.1]',
  (reply) => {
    expect(readReply(replyOf(reply, 'en'))).toBe('nothing')
  },
)

test('a yes to an earlier slot is no answer to the one that was asked for since [TR-obey.1]', () => {
  const asked = ['out', 'Would this time work for you?', '2027-01-08T14:00:00Z'] as const
  const attendee = { asked_since: '2027-01-08T13:00:00Z' }
  const earlier = ['in', 'Yes, that works for me.'] as const
  const now = '2027-01-08T16:00:00Z'
  expect(readReply(inputOf(conversation(['out', 'And this one?'], earlier, asked), { attendee, now }))).toBe('nothing')
  const answered = conversation(asked, ['in', 'Yes.', '2027-01-08T15:00:00Z'], ['in', ' '])
  expect(readReply(inputOf(answered, { attendee, now }))).toBe('yes')
})
