import { hashNormalizedText, normalizeText as normalizeWords } from '#kernel/ledger/canonical.ts'

// Old printers' page and line breaks, and NEL: to a reader they are line ends.
const LINE_ENDS = /[\v\f\u0085]/g
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/**
 * Text from a source as it is kept, quoted and pointed into: composed characters, LF, whole characters, no control but
 * LF and TAB. Controls go rather than being marked: nobody sees them, so no quote may depend on them.
 */
export function normalizeText(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replace(LINE_ENDS, '\n')
  return normalizeWords(lines.replace(CONTROLS, ''))
}

/** SHA-256 in lower hex of the normalised text in UTF-8. */
export function textHash(text: string): string {
  return hashNormalizedText(normalizeText(text))
}
