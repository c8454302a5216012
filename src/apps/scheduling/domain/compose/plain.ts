/** Texts from outside as they may stand in a mail: one line, plain, bounded. */

export const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
export const URL_LIKE = /(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.)[^\s<>"„“”«»]+/giu
export const MARKUP = /<\/?[a-z!][^<>]*>/giu
export const EMOJI =
  /[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{1F000}-\u{1FAFF}\u{2600}-\u{27BF}]|\u{FE0F}|\u{20E3}|[\u{E0020}-\u{E007F}]/gu
/** Controls, formats (zero width, bidi), lone surrogates, private use, line and paragraph separators. */
export const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu

const PASSES_MAX = 5

/** What a person wrote, in one plain line; empty for what is no text. */
export function plainLine(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return ''
  let text = value
    .slice(0, maxLength * 8)
    .normalize('NFC')
    .replace(CONTROLS, ' ')
  // Taking a tag out may put another one together.
  for (let pass = 0; pass < PASSES_MAX && text.search(MARKUP) >= 0; pass++) text = text.replace(MARKUP, ' ')
  text = text.replace(/<(?=[a-z!/])/giu, '').replace(EMOJI, '')
  return cut(tidy(text), maxLength)
}

/** The same without links and addresses: neither belongs into a title. */
export function plainTitle(value: unknown, maxLength: number): string {
  return cut(tidy(withoutAddresses(plainLine(value, maxLength * 2)).replace(URL_LIKE, ' ')), maxLength)
}

/** Links stay, addresses that are not part of one go. */
export function plainPlace(value: unknown, maxLength: number): string {
  const words = plainLine(value, maxLength).split(' ')
  return tidy(words.map((word) => (word.search(URL_LIKE) === 0 ? word : withoutAddresses(word))).join(' '))
}

export function withoutAddresses(text: string): string {
  return text.replace(EMAIL, ' ')
}

function tidy(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  // Brackets and separators around what was taken out.
  return line
    .replace(/[([]\s*[)\]]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:|/-]+(?=\s|$)|[\s,;:|/-]+$/gu, '')
    .trim()
}

function cut(text: string, maxLength: number): string {
  const letters = [...text]
  if (letters.length <= maxLength) return text
  const head = letters.slice(0, maxLength - 1).join('')
  const space = head.lastIndexOf(' ')
  return `${(space > maxLength / 2 ? head.slice(0, space) : head).trimEnd()}…`
}

/** A letter or digit on neither side: `\b` knows only ASCII. */
export function wholeWords(alternatives: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags)
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
