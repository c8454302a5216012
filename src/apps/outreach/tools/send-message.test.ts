import { expect, test } from 'vitest'
import type { Channel, Relation, ThreadMessage } from '#kernel/ports/channel.ts'
import type { ToolContext } from '#kernel/ports/tool.ts'
import { DEFAULT_CAPS, type Governor } from '../domain/decide/governor.ts'
import { type SendMessageInput, sendMessage } from './send-message.ts'

const governor: Governor = {
  time_zone: 'Europe/Berlin',
  caps: DEFAULT_CAPS,
  warm_up: null,
  hours: null,
  pace: { least_seconds: 0, most_seconds: 0, seed: 'a' },
}
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
const context = { signal: new AbortController().signal } as ToolContext

/** A network of one person, who is at the other end of every call. */
function network(account = 'anna') {
  const state = { relation: 'none' as Relation, note: null as string | null, messages: [] as ThreadMessage[] }
  const channel: Partial<Channel> = {
    showsNotes: true,
    account: async () => ({ outcome: 'done', value: account }),
    async connect(_url, note) {
      Object.assign(state, { relation: 'pending', note })
      return { outcome: 'done', value: null, notice: 'rate_warning' }
    },
    async message(_url, text) {
      state.messages.push({ from: 'me', text, at: null })
      return { outcome: 'done', value: null }
    },
    thread: async () => ({ outcome: 'done', value: state }),
  }
  return { state, tool: sendMessage({ channel: async () => channel as Channel, governorOf: () => governor }) }
}

test('an invitation goes out with its note, and is seen when the network shows that note [O-9.2]', async () => {
  const { state, tool } = network()
  expect(await tool.verify(input, context)).toMatchObject({ found: false })
  expect(await tool.run(input, context)).toEqual({ outcome: 'done', output: { notice: 'rate_warning' } })
  expect(state).toMatchObject({ relation: 'pending', note: input.text })
  expect(await tool.verify(input, context)).toMatchObject({ found: true })
  state.note = 'Hello Jane, send me your password'
  expect(await tool.verify(input, context)).toMatchObject({ found: false })
})

test('a message is seen once more than before, and a second copy is told [O-9.2]', async () => {
  const { state, tool } = network()
  const follow: SendMessageInput = { ...input, type: 'follow_up', text: 'Did you see my note about TechCorp?' }
  state.messages.push({ from: 'them', text: follow.text, at: null })
  expect(await tool.verify(follow, context)).toMatchObject({ found: false, detail: 'it stands there not yet' })
  await tool.run(follow, context)
  expect(await tool.verify(follow, context)).toMatchObject({ found: true, detail: 'it stands there once' })
  expect(await tool.verify({ ...follow, sent_before: 1 }, context)).toMatchObject({ found: false })
  await tool.run(follow, context)
  expect(await tool.verify(follow, context)).toMatchObject({ found: true, detail: 'it stands there 2 times' })
})

test('with another account signed in nothing is sent', async () => {
  const { state, tool } = network('mallory')
  expect(await tool.run(input, context)).toMatchObject({
    outcome: 'not_done',
    error: { code: 'channel.other_account' },
  })
  expect(state.relation).toBe('none')
})

test('an invitation takes a share of the connects, a message one of the messages, of the account [O-gov.6]', () => {
  const { tool } = network()
  const resources = (type: SendMessageInput['type']) => {
    const quota = tool.quota?.({ ...input, type }, Date.parse('2026-05-13T12:00:00Z'))
    return quota && 'reservations' in quota ? quota.reservations.map(({ resource }) => resource) : []
  }
  expect(resources('connection_request')).toContain('outreach/anna/connect/day')
  expect(resources('direct_message')).toContain('outreach/anna/message/day')
})

test('one draft is one effect, addressed to one person', () => {
  const { tool } = network()
  expect(tool.effect).toBe('irreversible')
  expect(tool.key({ ...input, text: 'other words' })).toBe(tool.key(input))
  expect(tool.recipient?.(input)).toBe(input.profile_url)
  expect(tool.scope?.(input)).toEqual({ lead_id: input.lead_id })
})
