import { type Glyphs, isWord } from './glyphs.ts'

/** What stands around a word tells whether an ordinary word is meant as a name. */

const TITLE = /^(mr|mrs|ms|mx|dr|prof|senor|senora|sra|herr|frau|monsieur|madame|v|vs)$/
/** Does a sentence, a heading or an item of a list begin here? Then a capital letter tells nothing. */
export function opensSentence(glyphs: Glyphs, from: number): boolean {
  let before = from - 1
  while (before >= 0 && !isWord(glyphs, before)) before--
  const between = glyphs.text.slice(before < 0 ? 0 : glyphs.ends[before], glyphs.starts[from])
  if (before < 0) return true
  return /[.!?:\u2026\u3002]|\n\s*\n|\n\s*[-–—•·*#>]/.test(between)
}

export function isPossessive(glyphs: Glyphs, to: number): boolean {
  return /^['’ʼ`´]s(?![a-z0-9])/.test(glyphs.flat.slice(to, to + 3))
}

export function isAfterTitle(glyphs: Glyphs, from: number): boolean {
  const word = wordBefore(glyphs, from)
  return word !== undefined && TITLE.test(glyphs.flat.slice(word.from, word.to))
}

/** "M. Young", "Young, M.": the initial of another word of the name, taken into the span. */
export function initialBeside(
  glyphs: Glyphs,
  { from, to }: { from: number; to: number },
  initials: string[],
): { from: number; to: number } | undefined {
  const capital = glyphs.upper[from] === 1
  const before = wordBefore(glyphs, from)
  if (before && before.to - before.from === 1 && initials.includes(glyphs.seen[before.from]!)) {
    const dotted = glyphs.flat.slice(before.to, from).includes('.')
    if (dotted || (capital && glyphs.upper[before.from])) return { from: before.from, to }
  }
  const after = /^[,\s]{1,4}(?=[a-z](?![a-z0-9]))/.exec(glyphs.flat.slice(to, to + 6))
  if (after && capital) {
    const at = to + after[0].length
    if (glyphs.upper[at] && initials.includes(glyphs.seen[at]!)) return { from, to: at + 1 }
  }
  return undefined
}

function wordBefore(glyphs: Glyphs, from: number): { from: number; to: number } | undefined {
  let at = from - 1
  while (at >= 0 && from - at <= 6 && !isWord(glyphs, at)) at--
  if (!isWord(glyphs, at)) return undefined
  let start = at
  while (at - start <= 20 && isWord(glyphs, start - 1)) start--
  return at - start > 20 ? undefined : { from: start, to: at + 1 }
}
