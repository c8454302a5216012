import { DIGIT, type Glyphs, isBorder, LETTER, SEPARATOR } from './glyphs.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

/** How the letters of something were written where they were found. */
export interface Reading {
  from: number
  to: number
  letters: string
  /** What stands there, without separators and without reading one letter for another. */
  literal: string
  /** The same in the pieces that separators leave. */
  pieces: string[]
  capital: boolean
  /** Written so that it is not told at once: other letters, something invisible, or in pieces. */
  disguised: boolean
  startsWord: boolean
  endsWord: boolean
}

export function takeReading(glyphs: Glyphs, from: number, to: number, letters: string): Reading {
  let literal = ''
  let odd = glyphs.plain[from] !== glyphs.seen[from]
  for (let i = from; i < to; i++) {
    if (glyphs.kinds[i] !== SEPARATOR) literal += glyphs.seen[i]
    if (i > from && glyphs.odd[i]) odd = true
  }
  const pieces = piecesOf(glyphs, from, to, literal.length < letters.length)
  return {
    ...{ from, to, letters, literal, pieces },
    capital: glyphs.upper[from] === 1,
    disguised: odd || literal !== letters || pieces.length > 1,
    startsWord: isBorder(glyphs, from),
    endsWord: isBorder(glyphs, to) || isPlural(glyphs, to, letters, literal),
  }
}

/** The Delgados, and no "times" of a Tim. */
function isPlural(glyphs: Glyphs, to: number, letters: string, literal: string): boolean {
  const ending = /^(?:s|es)(?![a-z0-9])/.exec(glyphs.flat.slice(to, to + 3))?.[0]
  if (ending === undefined || (ending === 'es') !== /(?:[sxz]|ch|sh)$/.test(letters)) return false
  return !isOrdinaryWord(literal) && !isOrdinaryWord(literal + ending)
}

/** A sign inside a word that was read as a letter of it parts nothing. */
function piecesOf(glyphs: Glyphs, from: number, to: number, signsRead: boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (let i = from; i < to; i++) {
    if (glyphs.kinds[i] !== SEPARATOR) piece += glyphs.seen[i]
    else if (!(signsRead && glyphs.also[i] !== '')) {
      pieces.push(piece)
      piece = ''
    }
  }
  return [...pieces, piece].filter(Boolean)
}

/** Is enough of it written with real letters? Numbers alone are no name. */
export function isSpelled(glyphs: Glyphs, { from, to, letters }: Reading): boolean {
  const wanted = /\p{L}/u.test(letters)
  let real = 0
  for (let i = from; i < to; i++) if (glyphs.kinds[i] === (wanted ? LETTER : DIGIT)) real++
  return wanted ? real > 0 && real * 3 >= letters.replace(/\d/g, '').length : real * 2 >= letters.length
}

/** Could a person see this word there? "good man" is not Goodman. */
export function isReadable({ letters, literal, pieces }: Reading): boolean {
  if (!/\p{L}/u.test(literal) && /\p{L}/u.test(letters)) return false
  // Two letters for one ("rn" for m) turn too many short words into names.
  if (letters.length < 5 && literal.length > letters.length) return false
  if (pieces.length === 1) return literal === letters || !isOrdinaryWord(literal)
  if (pieces.every((piece) => piece.length === 1)) return letters.length >= 3
  if (letters.length <= 3) return false
  return !pieces.every((piece) => piece.length === 1 || isOrdinaryWord(piece))
}
