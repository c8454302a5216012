import type { EndedEffect, Followed } from '#kernel/ports/app.ts'
import { CHANNEL_TROUBLES } from '#kernel/ports/channel.ts'
import type { Change } from '#kernel/ports/store.ts'
import type { FindOptions, SearchOptions, Watched } from '../../contracts.ts'
import type { SendMessageInput } from '../../tools/send-message.ts'
import { suppressionKey } from '../leads/suppression.ts'
import { afterSearch, afterVisit } from './found.ts'
import { afterLook, type Conversation, LOOK_EVERY_MS } from './sequence.ts'
import { failedText, setAsideRow } from './set-aside.ts'

interface Context {
  now: string
  uuid(): string
}

/** What the campaign's own rows become when an effect has ended. Every change here records what has happened already. */
export function outcome(ended: EndedEffect, context: Context): Followed {
  const pause = troubleOf(ended)
  const found = pause === null ? discovered(ended, context) : null
  if (found) return found
  return { changes: changesOf(ended, context), ...(pause ? { pause } : {}), ...blockOf(ended) }
}

/** What the campaign's own search brought; null for every other effect. */
function discovered(ended: EndedEffect, context: Context): Followed | null {
  if (ended.tool !== 'browser_navigate') return null
  const { search, find, url } = (ended.input ?? {}) as { search?: SearchOptions; find?: FindOptions; url: string }
  if (search) return afterSearch(ended, search, context)
  return find ? afterVisit(ended, find, url, context) : null
}

function changesOf(ended: EndedEffect, context: Context): Change[] {
  if (ended.tool === 'send_message') return afterSend(ended, ended.input as SendMessageInput, context)
  const { watched, url } = (ended.input ?? {}) as { watched?: Watched | null; url?: string }
  const { conversation } = (ended.output ?? {}) as { conversation?: Conversation }
  if (ended.tool !== 'browser_navigate' || !watched) return []
  if (ended.status === 'not_done') return afterNoLook(ended, watched, context)
  if (ended.status !== 'verified' || !conversation) return []
  return afterWatching(watched, url as string, conversation, context)
}

const LOOK_AGAIN_MS = 3_600_000
const DAY_MS = 86_400_000

/** Somebody whose page cannot be read holds nobody else up: later, and in the end a person sees to it. */
function afterNoLook({ error }: EndedEffect, watched: Watched, context: Context): Change[] {
  const { lead_id, sent_at, give_up_days, close_days } = watched
  // A stop, another policy or what the network asks of a person is no fault of this page.
  if (!error || isTrouble(error.code) || !/^(?:tool|browser|channel)\./.test(error.code)) return []
  const overMs = Date.parse(sent_at) + (give_up_days + close_days) * DAY_MS
  if (GONE.has(error.code) || Date.parse(context.now) > overMs) {
    const reason = failedText('look', error)
    return [setAsideRow(lead_id, 'look', { code: error.code, reason }, context)]
  }
  return [{ ...progress(lead_id), row: { due_at: new Date(Date.parse(context.now) + LOOK_AGAIN_MS).toISOString() } }]
}

/** The page will not be there the next time either. */
const GONE = new Set(['channel.no_such_profile', 'channel.not_a_profile', 'channel.other_person'])

/** The network asks for a person: nothing more is tried before one has looked. */
function troubleOf({ error }: EndedEffect): string | null {
  return error && isTrouble(error.code) ? `${error.message}. ${error.next}` : null
}

/** A script that failed leaves nothing behind; its task waits for a person. */
function blockOf({ tool, status, error }: EndedEffect): { block?: string } {
  return tool === 'python_execute' && status !== 'verified' && error ? { block: `${error.code}: ${error.message}` } : {}
}

function afterSend({ status, error }: EndedEffect, input: SendMessageInput, context: Context): Change[] {
  const { now } = context
  const message = (row: Record<string, unknown>): Change => ({
    table: 'outreach.messages',
    op: 'update',
    where: { message_id: input.message_id },
    row,
  })
  if (status === 'uncertain') return [message({ status })]
  if (status === 'not_done') {
    const failures = failuresAfter(input.failures, error?.code ?? '')
    const failed = message({ status: 'failed', failures })
    const look: Change = { ...progress(input.lead_id), row: { due_at: now } }
    if (error?.code === 'message.answered') return [failed, look]
    const { code, message: why } = error ?? { code: 'effect.not_done', message: 'a person found that it was not sent' }
    const aside = { code, reason: failedText('send', { message: why }) }
    return failures < FAILURES_MOST ? [failed] : [failed, setAsideRow(input.lead_id, 'send', aside, context)]
  }
  return [
    message({ status: 'sent', sent_at: now }),
    ...(input.step === 1 ? contacted(input, now) : wroteAgain(input, now)),
  ]
}

/** After so many a message is tried no more before a person has seen to it; the view outreach.to_send says the same. */
const FAILURES_MOST = 3

/** Trying again would fail again: the person answered, is not there, or cannot be written to like this. */
const FOR_GOOD = new Set([
  'message.answered',
  'channel.not_possible',
  'channel.no_such_profile',
  'channel.not_a_profile',
  'channel.too_long',
  'channel.declined',
])

function failuresAfter(failures: number, code: string): number {
  if (FOR_GOOD.has(code)) return FAILURES_MOST
  // What the network asks of a person is no fault of the message.
  return isTrouble(code) ? failures : failures + 1
}

const isTrouble = (code: string) =>
  code === 'channel.other_account' || CHANNEL_TROUBLES.some((known) => code === `channel.${known}`)

function contacted({ lead_id, type, step }: SendMessageInput, now: string): Change[] {
  const invited = type === 'connection_request'
  const row = {
    lead_id,
    relation: invited ? 'pending' : 'connected',
    step,
    sent_at: now,
    accepted_at: invited ? null : now,
    due_at: later(now),
  }
  return [
    ...moves(lead_id, 'pending', invited ? ['contacted'] : ['contacted', 'accepted'], now),
    { table: 'outreach.standings', op: 'insert', rows: [row] },
  ]
}

function wroteAgain({ lead_id, step }: SendMessageInput, now: string): Change[] {
  return [{ ...progress(lead_id), row: { step, sent_at: now, ready_step: null, due_at: later(now) } }]
}

function afterWatching(watched: Watched, url: string, conversation: Conversation, { now, uuid }: Context): Change[] {
  const { lead_id } = watched
  const { fresh, closed_why, ...seen } = afterLook(watched, conversation, now)
  const rows = fresh.map(({ text, opts_out }, i) => ({
    reply_id: uuid(),
    lead_id,
    number: watched.replies + i + 1,
    text: text.slice(0, 8000),
    opts_out,
    step: watched.step,
    seen_at: now,
  }))
  const closed = closed_why ? { closed_at: now, closed_why } : {}
  const key_hash = closed_why === 'opted_out' ? suppressionKey('profile', url) : null
  const suppression = {
    suppression_id: uuid(),
    kind: 'profile',
    key_hash,
    reason: 'opt_out',
    suppressed_at: now,
    suppressed_by: 'controller',
  }
  return [
    ...(rows.length > 0 ? [{ table: 'outreach.replies', op: 'insert' as const, rows }] : []),
    {
      ...progress(lead_id),
      row: { ...seen, ...(seen.replies > watched.replies ? { replied_at: now } : {}), looked_at: now, ...closed },
    },
    ...moves(lead_id, watched.status, statusesAfter(seen.relation, seen.replies), now),
    ...(key_hash ? [{ table: 'outreach.suppressions', op: 'insert' as const, rows: [suppression] }] : []),
  ]
}

function statusesAfter(relation: Conversation['relation'], replies: number): string[] {
  if (replies > 0) return ['contacted', 'accepted', 'responded']
  return relation === 'connected' ? ['contacted', 'accepted'] : []
}

const ORDER = ['pending', 'contacted', 'accepted', 'responded']

/** One after the other, from where the lead stands; who was rejected meanwhile stays so. */
function moves(id: string, from: string, through: string[], now: string): Change[] {
  const at = ORDER.indexOf(from)
  if (at < 0) return []
  return through
    .filter((status) => ORDER.indexOf(status) > at)
    .map((status) => ({ table: 'outreach.leads', op: 'update', where: { id }, row: { status, updated_at: now } }))
}

const progress = (lead_id: string) => ({ table: 'outreach.standings', op: 'update' as const, where: { lead_id } })

const later = (now: string) => new Date(Date.parse(now) + LOOK_EVERY_MS).toISOString()
