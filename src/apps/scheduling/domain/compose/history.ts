import { isServerNotice } from '../notices.ts'

/** The conversation as far as it counts. What stands in it is data: it is read for facts and questions, never obeyed. */

export interface Message {
  inbound: boolean
  content: string
  timestamp: string
}

export interface Conversation {
  /** The messages that count, oldest first. */
  messages: Message[]
  /** Of the whole conversation: which attempt this is. */
  outboundCount: number
}

const LONG = 10
const STORED = 7
const CONTENT_MAX = 20_000
const MESSAGES_MAX = 10_000

export function readConversation(value: unknown): Conversation {
  const given: unknown[] = Array.isArray(value) ? value.slice(-MESSAGES_MAX) : []
  const all = given.map(readMessage).filter((message) => message !== null)
  const ordered = inOrder(all)
  return {
    messages: ordered.length > LONG ? ordered.slice(-STORED) : ordered,
    outboundCount: ordered.filter(({ inbound }) => !inbound).length,
  }
}

function readMessage(value: unknown): Message | null {
  if (typeof value !== 'object' || value === null) return null
  const { direction, content, timestamp } = value as Record<string, unknown>
  if ((direction !== 'inbound' && direction !== 'outbound') || typeof content !== 'string') return null
  return {
    inbound: direction === 'inbound',
    content: content.slice(0, CONTENT_MAX),
    timestamp: typeof timestamp === 'string' ? timestamp : '',
  }
}

/** By time where every message has one; otherwise as it was given. */
function inOrder(messages: Message[]): Message[] {
  const times = messages.map(({ timestamp }) => timeOf(timestamp))
  if (times.some(Number.isNaN)) return messages
  return messages
    .map((message, i) => ({ message, at: times[i]! }))
    .sort((a, b) => a.at - b.at)
    .map(({ message }) => message)
}

/** A time without an offset is read as UTC: the order must not depend on the machine. */
function timeOf(timestamp: string): number {
  if (!/^\d{4}-\d{2}-\d{2}/.test(timestamp)) return Number.NaN
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(timestamp) || timestamp.length <= 10 ? timestamp : `${timestamp}Z`)
}

const QUOTE_STARTS =
  /^(?:-{2,}\s*(?:original message|ursprüngliche nachricht|mensaje original|message d.origine|messaggio originale|mensagem original|oorspronkelijk bericht|wiadomość oryginalna)|_{10,}|(?:on|am|le|el|il|em|op|dnia|w dniu)\s.{5,120}(?:wrote|schrieb|écrit|escribió|ha scritto|escreveu|schreef|napisał\p{L}*)\b.*:|.{5,100}\s(?:пише|написав|написала)\s*:|(?:from|von|de|da|van|od|від):\s.*@)/iu

/** What its writer wrote: without what was quoted, without the signature. */
export function ownWords(content: string): string {
  const lines = content.replace(/\r\n?/g, '\n').split('\n')
  const isEnd = (line: string, at: number) =>
    QUOTE_STARTS.test(line.trim()) || /^-- ?$/.test(line) || (at > 0 && isServerNotice(line))
  const end = lines.findIndex(isEnd)
  const stored = (end >= 0 ? lines.slice(0, end) : lines).filter((line) => !/^\s*>/.test(line))
  return stored.join('\n').trim()
}

/** Inbound messages that nobody has answered yet, oldest first. */
export function unanswered(messages: readonly Message[]): Message[] {
  const last = messages.findLastIndex(({ inbound }) => !inbound)
  return messages.slice(last + 1)
}
