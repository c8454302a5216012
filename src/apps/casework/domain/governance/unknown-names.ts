import type { Finding } from './finding.ts'
import {
  isGivenName,
  isKnownWord,
  isNameToo,
  isParticle,
  isPublicAbbreviation,
  isPublicName,
  isRole,
  isTitle,
} from './general-words.ts'
import { DIGIT, type Glyphs, isWord } from './glyphs.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { isPossessive, speaksNext } from './surroundings.ts'

interface Word {
  from: number
  to: number
  letters: string
  capital: boolean
  allCapitals: boolean
  /** What is between this word and the one before it, as written. */
  gap: string
  opens: boolean
}

const WHAT = 'something that looks like the name of a person or an organization'

/**
 * Names that nobody told us of: a capital letter where a sentence needs none, a word that is in no dictionary, a title.
 * It errs on the side of finding one, because a shared name cannot be taken back.
 */
export function findUnknownNames(glyphs: Glyphs): Finding[] {
  const words = readWords(glyphs)
  const shouted = isShouted(words)
  const cited = citationsIn(glyphs)
  const laws = lawsIn(words)
  const headings = headingsIn(glyphs, words)
  return words.flatMap((word, i) => {
    if (cited.some(({ from, to }) => word.from >= from && word.to <= to)) return []
    if (laws.has(i)) return []
    if (!isName(glyphs, words, i, { shouted, heading: headings.has(i) })) return []
    const [start, end] = [glyphs.starts[word.from]!, glyphs.ends[word.to - 1]!]
    return [{ kind: 'client_identity' as const, code: 'identity.looks_like_name', what: WHAT, start, end }]
  })
}

const ARTICLES = new Set(
  'the a an this that these those each every any no some all both such our your their his her its my another'.split(
    ' ',
  ),
)

function isName(
  glyphs: Glyphs,
  words: readonly Word[],
  i: number,
  { shouted, heading }: { shouted: boolean; heading: boolean },
): boolean {
  const { letters, capital, allCapitals, gap, opens, from, to } = words[i]!
  const [before, after] = [words[i - 1], words[i + 1]]
  const beside = gap.trim() === '' || gap.trim() === '.' || gap.trim() === '-' || gap.trim() === "'"
  const known = isKnownWord(letters)
  const afterTitle = before !== undefined && beside && isTitle(before.letters)
  if (afterTitle && (before.capital || !known) && capital && (letters.length === 1 || !isPublicName(letters)))
    return true
  const own = glyphs.plain.slice(from, to).join('')
  if (isInitials(glyphs, words, i) || WITHOUT_CASE.test(letters) || FOREIGN.test(own)) return true
  if (letters.length < 2) return false
  if (!capital) return isLowerCaseName(words, i, known, beside)
  if (allCapitals && !shouted && !heading) {
    // Emphasis: only words that are too long for an abbreviation of a firm.
    if (isPublicAbbreviation(letters) || isPublicName(letters)) return false
    return !(letters.length > 3 && known && !isNameToo(letters) && (letters.length > 6 || isOrdinaryWord(letters)))
  }
  if (shouted) return !known && !isPublicAbbreviation(letters)
  if (isPublicName(letters, before?.letters)) return false
  if (!known || isPublicName(letters, 'new')) return true
  const nextIsName = after?.capital === true && /^[\s-]*$/.test(after.gap) && !isPublicName(after.letters)
  if (opens) return isNameToo(letters) && (nextIsName || speaksNext(glyphs, to) || isPossessive(glyphs, to))
  if (isNameToo(letters)) return true
  if (heading) return false
  const quoted = /["“(‘]\s*$/.test(glyphs.text.slice(0, glyphs.starts[from]!))
  if (quoted && !nextIsName) return false
  const article = before !== undefined && beside && ARTICLES.has(before.letters)
  return !article || nextIsName
}

/** Chinese, Arabic and other scripts without capitals: in an insight in English, most often a name. */
const WITHOUT_CASE = /\p{Lo}/u
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]{2}/u

/** Given names that a general text uses as words. */
const WORDS_TOO = new Set(
  'dale glen myrtle rosemary constance wade lance pierce peg carol don ed tanner jesus josh ken'.split(' '),
)

function isLowerCaseName(words: readonly Word[], i: number, known: boolean, beside: boolean): boolean {
  const { letters } = words[i]!
  if (isNameToo(letters) && !isOrdinaryWord(letters) && !WORDS_TOO.has(letters) && isGivenName(letters)) return true
  if (known || letters.length < 3) return false
  if (isGivenName(letters)) return true
  const [before, after] = [words[i - 1], words[i + 1]]
  const partOfName = (other: Word | undefined) =>
    other !== undefined && ((other.letters.length > 2 && !isKnownWord(other.letters)) || isParticle(other.letters))
  if (before && beside && (isTitle(before.letters) || isRole(before.letters) || isNameToo(before.letters))) return true
  return (beside && partOfName(before)) || (partOfName(after) && /^[\s'’-]*$/.test(after!.gap))
}

/** "M.K.L." and "J. R." before a name. */
function isInitials(glyphs: Glyphs, words: readonly Word[], i: number): boolean {
  const { letters, capital, to } = words[i]!
  if (letters.length !== 1 || !capital || glyphs.seen[to] !== '.' || isCitationLetter(words, i)) return false
  const after = words[i + 1]
  if (after === undefined || !/^\.\s?$/.test(after.gap)) return false
  return after.capital && (after.letters.length > 1 ? !isPublicName(after.letters) : !isCitationLetter(words, i + 1))
}

/** U.S., U.S.C., C.F.R., S. Ct. */
function isCitationLetter(words: readonly Word[], i: number): boolean {
  const run = words
    .slice(Math.max(0, i - 2), i + 3)
    .map(({ letters }) => letters)
    .join(' ')
  return /\b(?:u s|c f r|s ct|f supp|u s c|fed r|a m|p m|n y|d c)\b/.test(run)
}

function readWords(glyphs: Glyphs): Word[] {
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
function isShouted(words: readonly Word[]): boolean {
  const long = words.filter(({ letters }) => letters.length > 3)
  return long.length > 3 && long.filter(({ allCapitals }) => allCapitals).length / long.length > 0.7
}

/** "Checklist for the First Interview": a line of its own without a full stop, where most words have a capital. */
function headingsIn(glyphs: Glyphs, words: readonly Word[]): ReadonlySet<number> {
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
function citationsIn(glyphs: Glyphs): Array<{ from: number; to: number }> {
  return [...glyphs.flat.matchAll(CITATION)].map(({ index, 0: text }) => ({ from: index, to: index + text.length }))
}

/** "The Surface Transportation Assistance Act": general words that name a law together. */
function lawsIn(words: readonly Word[]): ReadonlySet<number> {
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
