import { expect, test } from 'vitest'
import type { EndedEffect } from '#kernel/ports/app.ts'
import type { SendMessageInput } from '../../tools/send-message.ts'
import { outcome } from './outcome.ts'

const NOW = '2026-03-02T09:00:00.000Z'
const context = { now: NOW, uuid: () => '0198c0de-0000-7000-8000-000000000009' }
const by = { intentId: 'i', intendedAt: context.now, runId: 'r', approvalId: null }
const input: SendMessageInput = {
  message_id: '0198c0de-0000-7000-8000-000000000001',
  lead_id: '0198c0de-0000-7000-8000-000000000002',
  profile_url: 'https://network.example/in/jane',
  account: 'anna',
  type: 'connection_request',
  text: 'Hello Jane, how is life at TechCorp?',
  sent_before: 0,
  channel: 'demo',
  step: 1,
  replies: 0,
  failures: 0,
}

function after(status: EndedEffect['status'], code?: string, change: Partial<SendMessageInput> = {}) {
  const error = code === undefined ? null : { code, message: 'It went wrong', next: 'Look at it.' }
  const sent = { ...input, ...change }
  return outcome({ ...by, tool: 'send_message', input: sent, status, output: null, error }, context)
}
const messageRow = (followed: ReturnType<typeof outcome>) =>
  followed.changes.flatMap((c) => (c.table === 'outreach.messages' && c.op === 'update' ? [c.row] : []))

test('a message becomes sent, failed or uncertain, as its effect ended [O-msg.8]', () => {
  expect(messageRow(after('verified'))).toEqual([{ status: 'sent', sent_at: NOW }])
  expect(messageRow(after('not_done', 'browser.no_such_element'))).toEqual([{ status: 'failed', failures: 1 }])
  expect(messageRow(after('uncertain'))).toEqual([{ status: 'uncertain' }])
  // Only what was seen changes how the lead stands.
  const touched = (followed: ReturnType<typeof outcome>) => followed.changes.map((c) => c.table)
  expect(touched(after('verified'))).toEqual(['outreach.messages', 'outreach.leads', 'outreach.standings'])
  for (const status of ['not_done', 'uncertain'] as const) expect(touched(after(status))).toEqual(['outreach.messages'])
})

test('what would fail again is not tried again; what the network asks of a person is no fault of the message [O-msg.8]', () => {
  const failures = (code: string) => messageRow(after('not_done', code, { failures: 1 }))[0]?.failures
  expect(failures('browser.no_such_element')).toBe(2)
  for (const code of ['message.answered', 'channel.no_such_profile', 'channel.too_long']) expect(failures(code)).toBe(3)
  for (const code of ['channel.captcha', 'channel.restricted', 'channel.unavailable', 'channel.other_account'])
    expect(failures(code), code).toBe(1)
})

test('where the network asks for a person the campaign pauses and says what to do [O-gov.4]', () => {
  for (const code of ['channel.captcha', 'channel.restricted', 'channel.signed_out', 'channel.other_account'])
    expect(after('not_done', code).pause, code).toBe('It went wrong. Look at it.')
  expect(after('not_done', 'browser.no_such_element').pause).toBeUndefined()
  expect(after('verified').pause).toBeUndefined()
})

test('a script that failed blocks its task, and nothing else does [O-py.9]', () => {
  const error = { code: 'script.failed', message: 'the script ended as failed', next: 'Look at the script.' }
  const ended = { ...by, tool: 'python_execute', input: {}, output: null }
  expect(outcome({ ...ended, status: 'not_done', error }, context)).toEqual({
    changes: [],
    block: 'script.failed: the script ended as failed',
  })
  expect(outcome({ ...ended, status: 'verified', error: null }, context)).toEqual({ changes: [] })
  expect(after('not_done', 'channel.declined').block).toBeUndefined()
})

test('a send that failed for good, or for the third time, sets the lead aside with the reason [H-campaign.4]', () => {
  const aside = (followed: ReturnType<typeof outcome>) =>
    followed.changes.flatMap((c) => (c.table === 'outreach.set_asides' && c.op === 'insert' ? c.rows : []))
  expect(aside(after('not_done', 'channel.not_a_profile'))).toMatchObject([
    { lead_id: input.lead_id, stage: 'send', reason: "Couldn't send the message: It went wrong." },
  ])
  expect(aside(after('not_done', 'browser.no_such_element', { failures: 2 }))).toHaveLength(1)
  expect(aside(after('not_done', undefined, { failures: 2 }))).toHaveLength(1)
  expect(aside(after('not_done', 'browser.no_such_element', { failures: 1 }))).toEqual([])
  // What the network asks of a person, an answer that came first, and what nobody knows are no fault of the lead.
  for (const code of ['channel.captcha', 'message.answered'])
    expect(aside(after('not_done', code, { failures: 2 }))).toEqual([])
  expect(aside(after('uncertain', undefined, { failures: 2 }))).toEqual([])
})

test('a page that cannot be read is looked at later, one that is gone sets the lead aside, and a stop changes nothing [H-campaign.1]', () => {
  const watched = { lead_id: input.lead_id, sent_at: '2026-03-01T09:00:00.000Z', give_up_days: 14, close_days: 7 }
  const looked = (code: string, sent_at = watched.sent_at) =>
    outcome(
      {
        ...{ ...by, tool: 'browser_navigate', status: 'not_done', output: null },
        input: { url: input.profile_url, watched: { ...watched, sent_at } },
        error: { code, message: 'It went wrong', next: 'Look at it.' },
      },
      context,
    ).changes
  expect(looked('tool.timeout')).toMatchObject([
    { table: 'outreach.standings', row: { due_at: '2026-03-02T10:00:00.000Z' } },
  ])
  expect(looked('channel.no_such_profile')).toMatchObject([{ table: 'outreach.set_asides', rows: [{ stage: 'look' }] }])
  expect(looked('tool.timeout', '2026-02-01T09:00:00.000Z')).toMatchObject([{ table: 'outreach.set_asides' }])
  expect(looked('workspace.stopped')).toEqual([])
  expect(looked('channel.captcha')).toEqual([])
})
