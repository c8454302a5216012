import type { Contact, Invitation } from './ledger.ts'
import { acceptsAfterMs, type ReplyKind, replyOf } from './nature.ts'
import type { Person } from './people.ts'

export type Relation = 'none' | 'pending' | 'connected'

export interface ThreadItem {
  from: 'me' | 'them'
  at: number
  text: string
}

/** What one person and the account are to each other. Pure: the log's contact, the seed and the time say all of it. */
export interface RelationState {
  relation: Relation
  invitation: Invitation | null
  acceptedAt: number | null
  /** In the order in which it appeared. */
  thread: ThreadItem[]
  unread: number
  /** When the person will next do something by themselves; null for never. */
  nextAt: number | null
}

const STRANGERS: RelationState = {
  relation: 'none',
  invitation: null,
  acceptedAt: null,
  thread: [],
  unread: 0,
  nextAt: null,
}

export function relationOf(seed: number, person: Person, contact: Contact | undefined, now: number): RelationState {
  const invitation = contact?.invitations.at(-1)
  if (!contact || !invitation || invitation.withdrawnAt !== null) return STRANGERS
  const accepts = acceptanceOf(seed, person.slug, contact.invitations.length - 1, invitation)
  if (accepts === null || accepts > now) return { ...STRANGERS, relation: 'pending', invitation, nextAt: accepts }
  const replies = repliesOf(seed, person, contact, accepts)
  const seen = replies.filter(({ at }) => at <= now)
  const coming = replies.filter(({ at }) => at > now).map(({ at }) => at)
  const mine = contact.messages.map(({ at, text }) => ({ from: 'me' as const, at, text }))
  return {
    relation: 'connected',
    invitation,
    acceptedAt: accepts,
    // The sort is stable, so that of two at one moment the account's own stands first.
    thread: [...mine, ...seen].sort((a, b) => a.at - b.at),
    unread: seen.filter(({ at }) => at > contact.readUntil).length,
    nextAt: coming.length === 0 ? null : Math.min(...coming),
  }
}

/** When this invitation is accepted; null for never. One that was withdrawn before is not. */
export function acceptanceOf(seed: number, slug: string, nth: number, invitation: Invitation): number | null {
  const afterMs = acceptsAfterMs(seed, slug, nth)
  return afterMs === null || invitation.withdrawnAt !== null ? null : invitation.at + afterMs
}

/** Every reply that what was sent so far will ever get, whether its time has come or not. */
function repliesOf(seed: number, person: Person, contact: Contact, acceptedAt: number): ThreadItem[] {
  const note = contact.invitations.at(-1)!.note
  const prompts = [...(note === null ? [] : [{ nth: 0, at: acceptedAt }])]
  for (const [i, { at }] of contact.messages.entries()) prompts.push({ nth: i + 1, at })
  const kinds: ReplyKind[] = []
  return prompts.flatMap(({ nth, at }) => {
    const reply = replyOf(seed, person, nth, kinds)
    if (!reply) return []
    kinds.push(reply.kind)
    return [{ from: 'them' as const, at: at + reply.afterMs, text: reply.text }]
  })
}
