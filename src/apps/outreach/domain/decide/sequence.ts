import type { Relation, ThreadMessage } from '#kernel/ports/channel.ts'
import type { Watched } from '../../contracts.ts'
import { asksToStop } from './opt-out.ts'

const DAY_MS = 86_400_000

/** Nobody is looked after more often than this; whoever is silent for long, more seldom. */
export const LOOK_EVERY_MS = DAY_MS
const LOOK_DAYS_MOST = 3

export interface Conversation {
  relation: Relation
  messages: ThreadMessage[]
}

export interface Seen {
  relation: Relation
  accepted_at: string | null
  /** Those that were not known yet, oldest first. */
  fresh: Array<{ text: string; opts_out: boolean }>
  replies: number
  due_at: string
  ready_step: number | null
  closed_reason: 'replied' | 'opted_out' | 'not_accepted' | 'no_answer' | 'withdrawn' | null
}

/** What follows from a look at somebody who was written to: answered, to be written to again, given up, or looked at later. */
export function afterLook(watched: Watched, { relation, messages }: Conversation, now: string): Seen {
  const nowMs = Date.parse(now)
  const theirs = messages.filter(({ from }) => from === 'them')
  const fresh = theirs.slice(watched.replies).map(({ text }) => ({ text, opts_out: asksToStop(text) }))
  const accepted_at = watched.accepted_at ?? (relation === 'connected' ? now : null)
  const seen = {
    relation,
    accepted_at,
    fresh,
    // The page shows the last two hundred; what was counted once stays counted.
    replies: Math.max(watched.replies, theirs.length),
    due_at: new Date(nowMs + pauseMs(watched, nowMs)).toISOString(),
    ready_step: null,
    closed_reason: null,
  }
  if (fresh.some((reply) => reply.opts_out)) return { ...seen, closed_reason: 'opted_out' }
  // One answer ends the sequence: from here on a person writes.
  if (seen.replies > 0) return { ...seen, closed_reason: 'replied' }
  return { ...seen, ...silent(watched, relation, accepted_at, nowMs) }
}

type Silent = Partial<Pick<Seen, 'due_at' | 'ready_step' | 'closed_reason'>>

function silent(watched: Watched, relation: Relation, acceptedAt: string | null, nowMs: number): Silent {
  const sentMs = Date.parse(watched.sent_at)
  if (relation !== 'connected') {
    // Was pending and is no more: the invitation was declined or taken back.
    if (relation === 'none') return { closed_reason: 'withdrawn' }
    const end = sentMs + watched.give_up_days * DAY_MS
    return nowMs >= end ? { closed_reason: 'not_accepted' } : { due_at: soonest(watched, nowMs, end) }
  }
  const sinceMs = Math.max(sentMs, Date.parse(acceptedAt ?? watched.sent_at))
  if (watched.next_step === null) {
    const end = sinceMs + watched.close_days * DAY_MS
    return nowMs >= end ? { closed_reason: 'no_answer' } : { due_at: soonest(watched, nowMs, end) }
  }
  const readyMs = sinceMs + watched.wait_days * DAY_MS
  if (nowMs < readyMs) return { due_at: soonest(watched, nowMs, readyMs) }
  // Ready, and nobody approved or sent anything for long: the sequence ends here.
  if (nowMs >= readyMs + watched.close_days * DAY_MS) return { closed_reason: 'no_answer' }
  return { ready_step: watched.next_step }
}

function soonest(watched: Watched, nowMs: number, endMs: number): string {
  return new Date(Math.min(nowMs + pauseMs(watched, nowMs), endMs)).toISOString()
}

/** Whole days: half of the time since the last message. */
function pauseMs({ sent_at }: Watched, nowMs: number): number {
  const days = Math.floor((nowMs - Date.parse(sent_at)) / DAY_MS / 2)
  return Math.min(Math.max(days, 1), LOOK_DAYS_MOST) * LOOK_EVERY_MS
}
