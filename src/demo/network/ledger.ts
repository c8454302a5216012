import type { Founded, NetworkEvent } from './events.ts'

const SESSION_MS = 60 * 86_400_000
const MOST_SESSIONS = 100

export interface Invitation {
  at: number
  note: string | null
  withdrawnAt: number | null
  /** The sender was left without an answer. */
  dropped: boolean
}

export interface Sent {
  at: number
  text: string
  dropped: boolean
}

/** All that passed between the account and one person, from the account's side. */
export interface Contact {
  invitations: Invitation[]
  messages: Sent[]
  readUntil: number
}

export type PageTrouble = 'captcha' | 'restricted' | null

/** What the log says, folded. Changed by `fold` and by nothing else. */
export interface Ledger {
  founded: Founded | null
  lastAt: number
  offsetMs: number
  contacts: Map<string, Contact>
  /** Times of all invitations, in order, whether withdrawn or not. */
  invitedAt: number[]
  /** Until when a session holds, by the hash of its token. */
  sessions: Map<string, number>
  page: PageTrouble
  rateWarning: boolean
  slowMs: number
  dropNext: boolean
}

export function emptyLedger(): Ledger {
  return {
    founded: null,
    lastAt: 0,
    offsetMs: 0,
    contacts: new Map(),
    invitedAt: [],
    sessions: new Map(),
    page: null,
    rateWarning: false,
    slowMs: 0,
    dropNext: false,
  }
}

export function fold(ledger: Ledger, event: NetworkEvent): void {
  ledger.lastAt = Math.max(ledger.lastAt, event.at)
  if (event.kind === 'founded') ledger.founded = event
  else if (event.kind === 'advanced') foldAdvance(ledger, event)
  else if (event.kind === 'troubled') foldTrouble(ledger, event.trouble)
  else if (event.kind === 'captcha_passed') ledger.page = null
  else if (event.kind === 'signed_in') addSession(ledger, event.session, event.at)
  else if (event.kind === 'signed_out') ledger.sessions.delete(event.session)
  else foldContact(ledger, event)
}

/** The new time was told to somebody, so that it too has been. */
function foldAdvance(ledger: Ledger, { at, ms }: Extract<NetworkEvent, { kind: 'advanced' }>): void {
  ledger.offsetMs += ms
  ledger.lastAt = Math.max(ledger.lastAt, at + ms)
}

type ContactEvent = Extract<NetworkEvent, { slug: string }>

function foldContact(ledger: Ledger, event: ContactEvent): void {
  const contact = ledger.contacts.get(event.slug) ?? { invitations: [], messages: [], readUntil: 0 }
  ledger.contacts.set(event.slug, contact)
  if (event.kind === 'read') contact.readUntil = event.at
  else if (event.kind === 'withdrawn') withdrawLast(contact, event.at)
  else {
    const dropped = event.dropped === true
    if (dropped) ledger.dropNext = false
    if (event.kind === 'messaged') contact.messages.push({ at: event.at, text: event.text, dropped })
    else {
      contact.invitations.push({ at: event.at, note: event.note, withdrawnAt: null, dropped })
      ledger.invitedAt.push(event.at)
    }
  }
}

function withdrawLast({ invitations }: Contact, at: number): void {
  const last = invitations.at(-1)
  if (last) last.withdrawnAt = at
}

function foldTrouble(ledger: Ledger, trouble: Extract<NetworkEvent, { kind: 'troubled' }>['trouble']): void {
  if (trouble.kind === 'slow') ledger.slowMs = trouble.ms
  else if (trouble.kind === 'drop_after_send') ledger.dropNext = true
  else if (trouble.kind === 'rate_warning') ledger.rateWarning = true
  else if (trouble.kind === 'expired') ledger.sessions.clear()
  else if (trouble.kind === 'none') {
    Object.assign(ledger, { page: null, rateWarning: false, slowMs: 0, dropNext: false } satisfies Partial<Ledger>)
  } else ledger.page = trouble.kind
}

/** The oldest session gives way, so that signing in for ever fills no memory. */
function addSession(ledger: Ledger, session: string, at: number): void {
  ledger.sessions.set(session, at + SESSION_MS)
  const [oldest] = ledger.sessions.keys()
  if (ledger.sessions.size > MOST_SESSIONS) ledger.sessions.delete(oldest!)
}

export const SESSION_SECONDS = SESSION_MS / 1000
