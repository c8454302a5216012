import { spelled } from './vocabulary.ts'

/** A word of the text between blanks, without the punctuation around it. */
export interface Word {
  lower: string
  start: number
  end: number
  /** Punctuation that follows directly: "tomorrow," has ",". */
  trail: string
  /** Stands in quotes or brackets: never read. */
  sealed: boolean
}

const CLOSING: Record<string, string> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
  '»': '«',
  '「': '」',
  '(': ')',
  '[': ']',
}
const QUOTE = /["'`“„‘«»「([]/
const OPENS = /[([{<"'`“„‘«»「¿¡]/
const TRAIL = /[,.;:!?)\]}>"'`”’»…」]/
const JOINS = /[\p{L}\p{N}]/u

/** A single quote inside a word is an apostrophe, so it opens only after a blank and closes only before none-letters. */
function opensQuote(text: string, at: number): boolean {
  return at === 0 || !JOINS.test(text[at - 1]!)
}

function findClosing(text: string, closing: string, from: number): number {
  for (let at = text.indexOf(closing, from); at >= 0; at = text.indexOf(closing, at + 1)) {
    if (at + 1 >= text.length || !JOINS.test(text[at + 1]!)) return at
  }
  return -1
}

/** Ranges in quotes or brackets. A quote that never closes quotes nothing; each closing sign is looked for in vain only once. */
export function quotedRanges(text: string): [number, number][] {
  const ranges: [number, number][] = []
  if (!QUOTE.test(text)) return ranges
  const absent = new Set<string>()
  for (let at = 0; at < text.length; at++) {
    const closing = CLOSING[text[at]!]
    if (closing === undefined || absent.has(closing) || !opensQuote(text, at)) continue
    const end = findClosing(text, closing, at + 1)
    if (end < 0) absent.add(closing)
    else {
      ranges.push([at, end + 1])
      at = end
    }
  }
  return ranges
}

export function splitWords(text: string): Word[] {
  const quoted = quotedRanges(text)
  const words: Word[] = []
  let range = 0
  for (const match of text.matchAll(/\S+/g)) {
    const word = trimmed(match[0], match.index)
    while (range < quoted.length && quoted[range]![1] <= word.start) range++
    const inQuotes = range < quoted.length && quoted[range]![0] < word.end
    words.push(inQuotes ? { ...word, sealed: true } : word)
  }
  return words
}

function trimmed(raw: string, start: number): Word {
  let end = raw.length
  while (end > 0 && TRAIL.test(raw[end - 1]!)) end--
  // Only signs ("!!!", "-"): the word is the signs themselves.
  if (end === 0) return { lower: raw, start, end: start + raw.length, trail: '', sealed: false }
  let lower = raw.slice(0, end).toLowerCase()
  // The last dot of "p.m." belongs to it.
  if ((lower.endsWith('p.m') || lower.endsWith('a.m')) && raw[end] === '.') {
    end++
    lower += '.'
  }
  return { lower: spelled(lower), start, end: start + end, trail: raw.slice(end), sealed: OPENS.test(raw[0]!) }
}

/** The word at `index` of a piece that began at `from`: a piece goes on over a comma, never over other punctuation. */
export function wordAt(words: Word[], from: number, index: number): string {
  const word = words[index]
  if (word === undefined || word.sealed) return ''
  if (index > from) {
    const trail = words[index - 1]!.trail
    if (trail !== '' && trail !== ',') return ''
  }
  return word.lower
}
