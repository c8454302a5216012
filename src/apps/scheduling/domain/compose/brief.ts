import type { Temporal } from 'temporal-polyfill'
import type { CommunicationError, MailLanguage } from '#kernel/contracts/scheduling.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import { readZone } from '../zones/names.ts'
import { type MailAction, readAction } from './action.ts'
import { agrees, clocksOf, type Details } from './details.ts'
import { findFacts } from './facts.ts'
import { firstNameOf } from './first-name.ts'
import { type Conversation, type Message, readConversation, unanswered } from './history.ts'
import { chooseLanguage, readDefaultLanguage } from './language.ts'
import { isDuration, missingForInitiate } from './missing.ts'
import { readTimestamp } from './moment.ts'
import { EMAIL, plainLine, plainPlace, plainTitle, URL_LIKE } from './plain.ts'
import { findQuestions, type Questions } from './questions.ts'
import { type Recovered, recoverDetails } from './recover.ts'

/** All that a mail is written from, and checked against. */
export interface Brief {
  action: MailAction
  language: MailLanguage
  /** Empty where nobody knows it. */
  firstName: string
  details: Details
  questions: Questions
  /** How many mails went out before this one. */
  attempt: number
  /** What the variation of a thread begins with. */
  seed: string
  /** Their texts, as far as they count. */
  earlier: string[]
}

export const TITLE_MAX = 150
const PLACE_MAX = 1000
const ABOUT_MAX = 240

export function readBrief(context: unknown): { brief: Brief } | { error: CommunicationError } {
  const given = objectOf(context)
  const action = readAction(given.next_action)
  if ('error' in action && action.error.error === 'undefined_action_type') return { error: action.error }
  const isInitiate = 'error' in action || action.action === 'Initiate'
  const missing = isInitiate ? missingForInitiate(given) : null
  if (missing) return { error: missing }
  if ('error' in action) return action
  const conversation = readConversation(given.conv_history)
  const reading = isInitiate
    ? readDefaultLanguage(objectOf(given.attendee).default_language)
    : chooseLanguage(conversation.messages, objectOf(given.attendee).default_language)
  if (!('language' in reading)) return { error: unsupported('unsupported' in reading ? reading.unsupported : '') }
  return { brief: write(given, action.action, reading.language, conversation) }
}

function write(
  given: Record<string, unknown>,
  action: MailAction,
  language: MailLanguage,
  conversation: Conversation,
): Brief {
  const { messages, outboundCount } = conversation
  const isWhole = missingForInitiate(given) === null
  const recovered = isWhole ? null : recoverDetails(messages)
  const details = readDetails(
    objectOf(given.scheduling_operation),
    recovered,
    language,
    objectOf(given.attendee).time_zone,
  )
  const open = openMessages(messages, action)
  const contents = open.map(({ content }) => content)
  const questions = findQuestions(contents, language, details)
  return {
    action: bareAction(action, questions),
    language,
    firstName: firstNameOf(given.attendee_name) || (recovered?.name ?? ''),
    details,
    questions,
    attempt: outboundCount,
    seed: hashCanonical([String(given.attendee_email ?? '').toLowerCase(), details.title ?? '']),
    earlier: messages.filter(({ inbound }) => !inbound).map(({ content }) => content),
  }
}

/** A reply answers the newest inbound even where a mail of ours came after it; other mails only what is still open. */
function openMessages(messages: readonly Message[], action: MailAction): Message[] {
  if (action === 'Initiate') return []
  const open = unanswered(messages)
  if (open.length > 0 || !action.startsWith('Reply')) return open
  return messages.filter(({ inbound }) => inbound).slice(-1)
}

function bareAction(action: MailAction, { topics, hasOther }: Questions): MailAction {
  if (action === 'Reply') return topics.length > 0 || hasOther ? 'Reply.answer' : 'Reply.clarify'
  return action === 'Confirm' ? 'Confirm.pending_others' : action
}

/** The operation first; what it lacks, from what we wrote before. */
function readDetails(
  operation: Record<string, unknown>,
  recovered: Recovered | null,
  language: MailLanguage,
  ownZone: unknown,
): Details {
  const dates = objectOf(operation.date)
  const reading = readZone(operation.timezone)
  const zone = 'zone' in reading ? reading.zone : (recovered?.zone ?? null)
  const given = readTimestamp(dates.start, zone)
  const start = given ?? recoveredStart(recovered, zone)
  const hasZone = zone !== null || hasOffset(dates.start, given)
  const { duration } = operation
  const details: Details = {
    title: plainTitle(operation.title, TITLE_MAX) || (recovered?.title ?? null),
    place: plainPlace(operation.location, PLACE_MAX) || (recovered?.place ?? null),
    about: null,
    durationMinutes: isDuration(duration) ? duration : (recovered?.durationMinutes ?? null),
    start,
    end: readTimestamp(dates.end, zone),
    clocks: hasZone ? clocksOf(start, ownZone) : [],
  }
  return { ...details, about: readAbout(operation.description, details, language) }
}

/** What our mail said is on the clock that it named, which may be the recipient's. */
function recoveredStart(recovered: Recovered | null, zone: string | null): Temporal.ZonedDateTime | null {
  if (!recovered?.wall) return null
  const there = recovered.wall.toZonedDateTime(recovered.zone ?? zone ?? 'UTC')
  return zone === null ? there : there.withTimeZone(zone)
}

function hasOffset(iso: unknown, timestamp: Temporal.ZonedDateTime | null): boolean {
  return timestamp !== null && /(?:Z|[+-]\d{2}(?::?\d{2})?)(?:\[[^\]]*\])?$/i.test(String(iso).trim().slice(10))
}

/** A description that speaks of other times, or of addresses, is not passed on. */
function readAbout(description: unknown, details: Details, language: MailLanguage): string | null {
  // Several sentences would make the mail longer than it may be.
  const about = plainLine(description, ABOUT_MAX)
    .replace(/[\s.!?…]+$/u, '')
    .replace(/(?<=[\p{L}\p{N}]{4})[.!?…]+\s+(?=\p{Lu})/gu, '; ')
  if (about === '' || about.search(EMAIL) >= 0 || about.search(URL_LIKE) >= 0) return null
  const isSafe = findFacts(about, language).every((fact) => fact.kind === 'number' || agrees(fact, details, language))
  return isSafe ? about : null
}

function unsupported(language: string): CommunicationError {
  const named = /^[a-z]{2,3}$/.test(language) ? ` (${language})` : ''
  return {
    error: 'language_detection_failed',
    details: `No mail is written in the language of this attendee${named}; a person has to write it.`,
  }
}

export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
