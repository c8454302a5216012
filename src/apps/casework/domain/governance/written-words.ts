import { isGivenName, isNameToo } from './general-words.ts'
import { DIGIT, type Glyphs, isWord } from './glyphs.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

/** A word as it is written, and what its place says of it. */
export interface Word {
  from: number
  to: number
  letters: string
  capital: boolean
  allCapitals: boolean
  /** What is between this word and the one before it, as written. */
  gap: string
  opens: boolean
}

export function readWords(glyphs: Glyphs): Word[] {
  const words: Word[] = []
  let lastTo = 0
  for (let at = 0; at < glyphs.length; at++) {
    if (!isWord(glyphs, at)) continue
    const from = at
    let digits = 0
    let capitals = 0
    while (isWord(glyphs, at)) {
      if (glyphs.kinds[at] === DIGIT) digits++
      if (glyphs.upper[at]) capitals++
      at++
    }
    const gap = glyphs.flat.slice(lastTo, from)
    lastTo = at
    if (digits > 0) continue
    const length = at - from
    words.push({
      ...{ from, to: at, letters: glyphs.flat.slice(from, at), gap },
      capital: glyphs.upper[from] === 1,
      allCapitals: length > 1 && capitals === length,
      opens:
        from === 0 || words.length === 0 || OPENS.test(gap) || /^\n/.test(glyphs.text.slice(glyphs.starts[from]! - 1)),
    })
  }
  return words
}

const OPENS = /[.!?:…]["”’)\]]*\s|\n/

/** Most of it is in capitals: then capitals tell nothing. */
export function isShouted(words: readonly Word[]): boolean {
  const long = words.filter(({ letters }) => letters.length > 3)
  return long.length > 3 && long.filter(({ allCapitals }) => allCapitals).length / long.length > 0.7
}

/** "Checklist for the First Interview": a line of its own without a full stop, where most words have a capital. */
export function headingsIn(glyphs: Glyphs, words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>()
  let at = 0
  for (const line of glyphs.text.split('\n')) {
    const [start, end] = [at, at + line.length]
    at = end + 1
    const own = words.flatMap((word, i) =>
      glyphs.starts[word.from]! >= start && glyphs.ends[word.to - 1]! <= end ? [i] : [],
    )
    const long = own.filter((i) => words[i]!.letters.length > 3)
    if (/[.!?;,]\s*$/.test(line) || long.length < 2 || own.length > 12) continue
    const capital = long.filter((i) => words[i]!.capital).length
    if (capital === long.length) for (const i of own) found.add(i)
  }
  return found
}

/** A published decision belongs to no case of ours: "X v. Y, 548 U.S. 53". */
export function citationsIn(glyphs: Glyphs): Array<{ from: number; to: number }> {
  return [...glyphs.flat.matchAll(CITATION)].map(({ index, 0: text }) => ({ from: index, to: index + text.length }))
}

/** "The Surface Transportation Assistance Act": general words that name a law together. */
export function lawsIn(words: readonly Word[]): ReadonlySet<number> {
  const laws = new Set<number>()
  for (const [end, { letters, capital }] of words.entries()) {
    if (!capital || !/^(?:act|code|amendment)$/.test(letters)) continue
    for (let i = end - 1; i >= Math.max(0, end - 8) && words[i + 1]!.gap === ' '; i--) {
      const word = words[i]!
      if (!word.capital && !/^(?:and|of|the|in|for|with)$/.test(word.letters)) break
      if (isOrdinaryWord(word.letters) && !isNameToo(word.letters) && !isGivenName(word.letters)) laws.add(i)
    }
    laws.add(end)
  }
  return laws
}

const PARTY = "[a-z][a-z.&'’-]{0,30}(?: [a-z&][a-z.&'’-]{0,30}){0,4}"
const CITATION = new RegExp(
  `${PARTY} vs?\\. ${PARTY}, \\d{1,4} (?:u\\.s\\.|s\\. ct\\.|f\\.(?:2d|3d|4th)|f\\. supp)`,
  'g',
)
