import { readCharacter } from './characters.ts'

export const SEPARATOR = 0
export const LETTER = 1
export const DIGIT = 2

/**
 * A text as a reader takes it in: one entry for each letter, digit or separator that is seen, with its place in the
 * text. What cannot be seen is gone, so it can hide nothing.
 */
export interface Glyphs {
  readonly text: string
  readonly length: number
  /** Each as the eye reads it, and in its own script. */
  readonly seen: readonly string[]
  readonly plain: readonly string[]
  /** Further letters or digits that each could be taken for. */
  readonly also: readonly string[]
  readonly kinds: Uint8Array
  readonly upper: Uint8Array
  /** Not what it looks like, or something invisible stands right before it. */
  readonly odd: Uint8Array
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** All that is seen, one unit for each glyph. */
  readonly flat: string
}

const KIND = { separator: SEPARATOR, letter: LETTER, digit: DIGIT }
const SOFT_HYPHEN = '\u00ad'
/** Holds the place of a letter that needs two units. */
const WIDE = '\ue000'

export function readGlyphs(text: string): Glyphs {
  const seen: string[] = []
  const plain: string[] = []
  const also: string[] = []
  const numbers = { kinds: [] as number[], upper: [] as number[], odd: [] as number[], starts: [] as number[] }
  const ends: number[] = []
  let at = 0
  let hidden = 0
  for (const char of text) {
    const start = at
    at += char.length
    const read = readCharacter(char)
    if (read.kind === 'nothing') {
      // Typesetters use soft hyphens, and languages marks; nobody needs the others inside a word.
      if (char !== SOFT_HYPHEN && !/^\p{M}$/u.test(char)) hidden = 1
      continue
    }
    const own = [...read.plain]
    const shown = [...read.seen]
    for (let part = 0; part < shown.length; part++) {
      seen.push(shown[part]!)
      plain.push(own[part] ?? shown[part]!)
      also.push(shown.length === 1 ? read.also : '')
      numbers.kinds.push(KIND[read.kind])
      numbers.upper.push(read.upper ? 1 : 0)
      numbers.odd.push(hidden || (read.plain !== read.seen ? 1 : 0))
      numbers.starts.push(start)
      ends.push(at)
      hidden = 0
    }
  }
  const glyphs = {
    ...{ text, length: seen.length, seen, plain, also },
    ...{ kinds: Uint8Array.from(numbers.kinds), upper: Uint8Array.from(numbers.upper) },
    ...{ odd: Uint8Array.from(numbers.odd), starts: Int32Array.from(numbers.starts), ends: Int32Array.from(ends) },
    flat: seen.map((char) => (char.length === 1 ? char : WIDE)).join(''),
  }
  readStrokes(glyphs, also)
  return glyphs
}

/**
 * A capital i among small letters is an l, and a small l among capitals or before a word is an i. A sign is a letter
 * only beside others, and brackets and the like only between two.
 */
function readStrokes(glyphs: Glyphs, also: string[]): void {
  const { seen, upper, length } = glyphs
  for (let i = 0; i < length; i++) {
    const afterSmall = isWord(glyphs, i - 1) && !upper[i - 1]
    if (!isWord(glyphs, i) && also[i] !== '') {
      const beside = [glyphs.kinds[i - 1] === LETTER, glyphs.kinds[i + 1] === LETTER]
      const letter = /[@$!|∣€£¢¡§©®¥]/.test(seen[i]!) ? beside.includes(true) : !beside.includes(false)
      if (!letter) also[i] = ''
    }
    if (seen[i] === 'i' && upper[i] && afterSmall) also[i] += 'l'
    if (seen[i] === 'l' && !upper[i] && !afterSmall) also[i] += 'i'
  }
}

export function isWord(glyphs: Glyphs, i: number): boolean {
  return i >= 0 && i < glyphs.length && glyphs.kinds[i] !== SEPARATOR
}

/** Is there the border of a word before glyph `i`? Letters beside digits and aCapital inside have one too. */
export function isBorder(glyphs: Glyphs, i: number): boolean {
  if (!isWord(glyphs, i - 1) || !isWord(glyphs, i)) return true
  if (glyphs.kinds[i - 1] !== glyphs.kinds[i]) return true
  return glyphs.upper[i] === 1 && glyphs.upper[i - 1] === 0 && glyphs.kinds[i] === LETTER
}
