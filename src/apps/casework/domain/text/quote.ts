import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { normalizeText } from './normalize.ts'

/** What a pinpoint keeps of the words that it points at: SHA-256 in lower hex of exactly these characters in UTF-8. */
export function quoteHash(quoted: string): string {
  return sha256Hex(quoted)
}

// What turns the direction of a line or hides in it; what joins letters and emoji stays.
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu

/** Somebody else's words on one line of ours, at most `maxLength` long: they cannot begin a line or turn it around. */
export function oneLine(text: string, maxLength: number): string {
  return cut(normalizeText(text).replace(UNSEEN, '').replace(/\s+/gu, ' ').trim(), maxLength)
}

/** At most `maxLength` units, cut between characters, with a mark where something was left out. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = maxLength - 1
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(end - 1))
  return `${text.slice(0, isHalf ? end - 1 : end)}…`
}

/** In quotation marks of ours; those inside are made single, so that the quote ends where we end it. */
export function quoted(text: string, maxLength: number): string {
  return `“${oneLine(text, maxLength).replace(/[“”"]/g, "'")}”`
}
