import { type Static, Type } from 'typebox'
import { Count, closed, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import { MESSAGE_TYPES } from '#kernel/contracts/proposals.ts'
import type { Channel } from '#kernel/ports/channel.ts'
import type { Evidence, Tool, ToolResult } from '#kernel/ports/tool.ts'
import { Account, CHANNELS } from '../contracts.ts'
import { quotaFor } from '../domain/decide/governor.ts'
import type { OutreachServices } from './services.ts'

/** Made by the decision from an approved draft and the rows that it belongs to; an agent names only the draft. */
export const SendMessageInput = closed({
  message_id: Uuid,
  lead_id: Uuid,
  profile_url: text(2048, 1),
  channel: oneOf(CHANNELS),
  account: Account,
  type: oneOf(MESSAGE_TYPES),
  step: Type.Integer({ minimum: 1, maximum: 10 }),
  text: text(8000, 1),
  /** How often exactly this text was sent to this person before. */
  sent_before: Count,
  /** How many answers are known; one more stops the message. */
  replies: Count,
  /** How often it was tried before and not sent. */
  failures: Count,
})
export type SendMessageInput = Static<typeof SendMessageInput>

const TIMEOUT_MS = 120_000

/** Sends one approved draft, once. What the network shows afterwards decides whether it was sent. */
export function sendMessage({
  channel,
  governorOf,
}: Pick<OutreachServices, 'channel' | 'governorOf'>): Tool<SendMessageInput> {
  return {
    name: 'send_message',
    input: SendMessageInput,
    output: closed({ notice: Type.Optional(text(40)) }),
    effect: 'irreversible',
    attended: true,
    timeoutMs: TIMEOUT_MS,
    key: ({ message_id }) => message_id,
    recipient: ({ profile_url }) => profile_url,
    scope: ({ lead_id }) => ({ lead_id }),
    quota: ({ channel: channelName, account, type }, nowMs) =>
      quotaFor(governorOf(channelName, account), account, type === 'connection_request' ? 'connect' : 'message', nowMs),
    run: async (input, { signal }) => send(await channel(input.channel), input, signal),
    verify: async (input, { signal }) => seen(await channel(input.channel), input, signal),
  }
}

async function send(channel: Channel, input: SendMessageInput, signal: AbortSignal): Promise<ToolResult> {
  const owner = await channel.account(signal)
  if (owner.outcome === 'not_done') return owner
  // The caps that were taken are those of this account and of no other.
  if (owner.value !== input.account) {
    const message = 'another account is signed in than the campaign is run with'
    return {
      outcome: 'not_done',
      error: { code: 'channel.other_account', message, next: 'Sign in with that account.' },
    }
  }
  const { profile_url, type, text } = input
  const answered = input.step > 1 ? await answeredSince(channel, input, signal) : null
  if (answered) return answered
  const sent =
    type === 'connection_request'
      ? await channel.connect(profile_url, text, signal)
      : await channel.message(profile_url, text, signal)
  if (sent.outcome === 'not_done') return sent
  return { outcome: 'done', output: sent.notice ? { notice: sent.notice } : {} }
}

/** Somebody who has answered is written to by a person and by nobody else: looked at last of all. */
async function answeredSince(
  channel: Channel,
  input: SendMessageInput,
  signal: AbortSignal,
): Promise<ToolResult | null> {
  const thread = await channel.thread(input.profile_url, signal)
  if (thread.outcome === 'not_done') return thread
  if (thread.value.messages.filter(({ from }) => from === 'them').length <= input.replies) return null
  const message = 'the person has answered since the message was approved'
  return { outcome: 'not_done', error: { code: 'message.answered', message, next: 'Read the answer first.' } }
}

/** A browser may send a form again by itself when its connection breaks: copies are counted, not only found. */
async function seen(channel: Channel, input: SendMessageInput, signal: AbortSignal): Promise<Evidence> {
  const thread = await channel.thread(input.profile_url, signal)
  if (thread.outcome === 'not_done') return { found: false, detail: `could not look: ${thread.error.code}` }
  const { relation, note, messages } = thread.value
  if (input.type === 'connection_request')
    return {
      found: relation !== 'none' && (!channel.showsNotes || note === input.text),
      detail: `the invitation is ${relation}${channel.showsNotes ? '' : '; its note cannot be read back'}`,
    }
  const copies = messages.filter((said) => said.from === 'me' && said.text === input.text).length - input.sent_before
  const detail = copies > 1 ? `it stands there ${copies} times` : `it stands there ${copies === 1 ? 'once' : 'not yet'}`
  return { found: copies >= 1, detail }
}
