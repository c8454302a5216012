import { type Static, Type } from 'typebox'
import { Count, closed, Id, Sha256Hex } from '#kernel/contracts/closed.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { PageText } from '#kernel/ports/documents.ts'

/**
 * What is read of a page; how its text was won does not matter here. It is normalised: NFC, LF, no NUL. Of a page that is
 * too long to be shown at once it is a part, which begins `at` units into the page.
 */
export type Page = Pick<PageText, 'page' | 'text'> & { at?: number }

/** Code-unit offsets [start, end) into the page's text, and the SHA-256 of what stands there, in UTF-8. */
export const Pinpoint = closed({
  document_id: Id,
  page: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  start: Count,
  end: Count,
  quote_hash: Sha256Hex,
})
export type Pinpoint = Static<typeof Pinpoint>

export const STATEMENT_MAX = 500
/** A statement of 500 characters may stand on many indented lines, but not on a whole page of blanks. */
export const QUOTE_MAX = 4000

/** `start` and `end` count within the text that is shown. */
export function pinpointAt(document_id: string, { page, text, at = 0 }: Page, start: number, end: number): Pinpoint {
  return { document_id, page, start: at + start, end: at + end, quote_hash: sha256Hex(text.slice(start, end)) }
}

/** The same words on one line: breaks, the marks of a quoted mail and runs of blanks become one blank. */
export function collapse(quote: string): string {
  return quote
    .replace(/\n(?:[ \t]*>)+/g, '\n')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Null where the words are where the pinpoint says, and the statement, if there is one, is made of these words alone. */
export function checkPinpoint(pages: readonly Page[], pinpoint: Pinpoint, statement?: string): Refusal | null {
  const shown = pages.find(({ page }) => page === pinpoint.page)
  if (shown === undefined) {
    return refusal('no_such_page', `The document has no page ${pinpoint.page}.`, 'Name a page that was read.')
  }
  const { text, at = 0 } = shown
  const [start, end] = [pinpoint.start - at, pinpoint.end - at]
  if (!(Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && start < end && end <= text.length)) {
    const span = `${pinpoint.start} to ${pinpoint.end}`
    const message = `Of page ${pinpoint.page} the units ${at} to ${at + text.length} are shown; ${span} is no span of them.`
    return refusal('outside', message, 'Take the span from the page as it was read.')
  }
  if (end - start > QUOTE_MAX) {
    return refusal('too_long', `A span has at most ${QUOTE_MAX} units.`, 'Quote the one sentence that says it.')
  }
  if (halves(text, start) || halves(text, end)) {
    return refusal('cuts_character', 'The span begins or ends inside a character.', 'Move it to the next whole one.')
  }
  const quote = text.slice(start, end)
  if (collapse(quote) === '') return refusal('empty', 'The span holds no words.', 'Quote the sentence that says it.')
  if (sha256Hex(quote) !== pinpoint.quote_hash) {
    return refusal('other_words', 'Other words stand there than the hash says.', 'Hash the span as it was read.')
  }
  if (statement !== undefined && collapse(statement) !== collapse(quote)) {
    return refusal('reworded', 'The statement is not what stands there.', "Use the source's own words.")
  }
  return null
}

/** Between the two units of one character. */
function halves(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 1), at + 1))
}

function refusal(what: string, message: string, next: string): Refusal {
  return { code: `pinpoint.${what}`, message, next }
}
