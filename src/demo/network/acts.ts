import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Environment } from './environment.ts'
import { MESSAGE_LIMIT, NOTE_LIMIT } from './events.ts'
import type { Person } from './people.ts'

const WEEK_MS = 7 * 86_400_000
const WARN_AT = 0.8

/** `dropped`: it happened, and whoever asked is not to hear of it. */
export type Done = { ok: true; dropped: boolean } | { ok: false; status: number; refusal: Refusal }

/** Asks to be connected. The same invitation again is refused only because one is pending, as on any network. */
export function invite(environment: Environment, person: Person, rawNote: string): Done {
  const note = readText(rawNote)
  if (note === undefined) return UNREADABLE
  if (note.length > NOTE_LIMIT)
    return no(422, 'note.too_long', `A note has at most ${NOTE_LIMIT} characters`, 'Shorten it and send it again.')
  const { relation } = environment.relation(person)
  if (relation !== 'none')
    return no(409, `invitation.${relation}`, `There is an invitation already: ${relation}`, 'Look at the profile.')
  if (usedThisWeek(environment) >= environment.weeklyLimit)
    return no(429, 'invitation.weekly_limit', 'You have reached the weekly invitation limit', 'Wait some days.')
  return send(environment, { kind: 'invited', slug: person.slug, note: note.trim() === '' ? null : note })
}

export function withdraw(environment: Environment, person: Person): Done {
  if (environment.relation(person).relation !== 'pending')
    return no(409, 'invitation.not_pending', 'There is no pending invitation to withdraw', 'Look at the profile.')
  environment.record({ kind: 'withdrawn', at: environment.now(), slug: person.slug })
  return { ok: true, dropped: false }
}

/** The same message twice is there twice: no network that people use knows better. */
export function sendMessage(environment: Environment, person: Person, rawText: string): Done {
  const text = readText(rawText)
  if (text === undefined) return UNREADABLE
  if (environment.relation(person).relation !== 'connected')
    return no(403, 'message.not_connected', 'You can write only to people you are connected with', 'Invite them first.')
  if (text.trim() === '') return no(422, 'message.empty', 'There is nothing to send', 'Write a message first.')
  if (text.length > MESSAGE_LIMIT)
    return no(422, 'message.too_long', `A message has at most ${MESSAGE_LIMIT} characters`, 'Shorten it.')
  return send(environment, { kind: 'messaged', slug: person.slug, text })
}

type Sending = { kind: 'invited'; slug: string; note: string | null } | { kind: 'messaged'; slug: string; text: string }

function send(environment: Environment, what: Sending): Done {
  const dropped = environment.ledger.dropNext
  environment.record({ ...what, at: environment.now(), ...(dropped ? { dropped: true as const } : {}) })
  return { ok: true, dropped }
}

/** Invitations of the last seven days; one that was withdrawn was still sent. */
export function usedThisWeek(environment: Environment): number {
  const since = environment.now() - WEEK_MS
  const { invitedAt } = environment.ledger
  const first = invitedAt.findLastIndex((at) => at <= since)
  return invitedAt.length - 1 - first
}

export function isNearLimit(environment: Environment): boolean {
  return environment.ledger.rateWarning || usedThisWeek(environment) >= environment.weeklyLimit * WARN_AT
}

/**
 * A browser sends line ends as CRLF and shows them as LF. Control characters have no form on a page, so that what is
 * shown could not be compared with what was sent.
 */
function readText(raw: string): string | undefined {
  const text = raw.replace(/\r\n?/g, '\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u0008\u000b-\u001f\u007f]/.test(text) || !text.isWellFormed() ? undefined : text
}

function no(status: number, code: string, message: string, next: string): Done & { ok: false } {
  return { ok: false, status, refusal: { code, message, next } }
}

const UNREADABLE = no(422, 'text.control', 'The text holds characters that no page can show', 'Remove them.')
