import { expect, test } from 'vitest'
import { cli } from './harness.ts'

const input = {
  operation: {
    title: 'Roadmap',
    duration: 60,
    location: 'Video call',
    timezone: 'EST',
    date: { start: '2027-01-12T14:00:00', end: '2027-01-12T15:00:00' },
  },
  attendee: { email: 'michael@example.com' },
  conv_history: [],
  now: '2027-01-07T15:05:00Z',
}
const answering = (content: string) => ({
  ...input,
  conv_history: [
    { direction: 'outbound', email: 'a@example.com', content: 'Would it suit you?', timestamp: '2027-01-07T14:00:00Z' },
    { direction: 'inbound', email: input.attendee.email, content, timestamp: '2027-01-07T15:00:00Z' },
  ],
})

test('scheduling decide answers each line with a decision, or says what is wrong with it [M-dec.9]', async () => {
  const given = [input, answering('Works for me!'), answering('Passt mir leider nicht.'), { now: 'never' }]
  const ran = await cli(['scheduling', 'decide'], {
    input: `${given.map((line) => JSON.stringify(line)).join('\n')}\nnonsense\n`,
  })
  const answers = ran.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map(({ next_action, error }) => next_action?.type ?? Object.keys(error))).toEqual([
    'Initiate',
    'Confirm',
    'Reply',
    ['code', 'message', 'next', 'path'],
    ['code', 'message', 'next'],
  ])
  expect(ran.code).toBe(1)
})
