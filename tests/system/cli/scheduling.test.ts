import { expect, test } from 'vitest'
import { cli } from './harness.ts'

const CONTEXT = {
  next_action: { type: 'Initiate' },
  attendee_email: 'michael.chen@example.com',
  attendee_name: 'Michael Chen',
  attendee: { default_language: 'de' },
  conv_history: [],
  scheduling_operation: {
    title: 'Q3 Integration Roadmap',
    duration: 60,
    location: 'video call',
    timezone: 'EST',
    date: { start: '2025-01-14T14:00:00-05:00', end: '2025-01-14T15:00:00-05:00' },
  },
}

test('scheduling compose answers each line with a mail or an error, in order [M-cli.1]', async () => {
  const input = [JSON.stringify(CONTEXT), '{"next_action":{"type":"Negotiate"}}', 'nonsense', '42']
  const ran = await cli(['scheduling', 'compose'], { input: `${input.join('\n')}\n` })
  const answers = ran.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers).toHaveLength(4)
  expect(answers[0]).toMatchObject({ subject: 'Terminanfrage: Q3 Integration Roadmap', metadata: {} })
  expect(answers[0].body).toContain('Dienstag, 14. Januar, um 14:00 Uhr')
  expect(answers[1].metadata).toMatchObject({ error: 'undefined_action_type', action_received: 'Negotiate' })
  expect(answers[2].error.code).toBe('json.syntax')
  expect(answers[3].metadata.error).toBe('missing_critical_details')
  expect(ran.code).toBe(1)
})
