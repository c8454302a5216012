import { actsNext } from './acts-next.ts'
import type { Finding } from './finding.ts'
import { isFirmKind, isLegalForm } from './firm-words.ts'
import {
  isCommonWord,
  isEnglishWord,
  isGivenName,
  isKnownWord,
  isMonthToo,
  isNameToo,
  isParticle,
  isPublicAbbreviation,
  isPublicName,
  isQuality,
  isRole,
  isSurnameToo,
  isTitle,
} from './general-words.ts'
import type { Glyphs } from './glyphs.ts'
import { isAbstractWord, isDefinedTerm, isDoctrine } from './legal-words.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { isPossessive } from './surroundings.ts'
import { citationsIn, headingsIn, isShouted, lawsIn, readWords, type Word } from './written-words.ts'

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
  'the a an this these those each every any no some all both such our your their his her its my another'.split(' '),
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
  const courtesy = before !== undefined && COURTESY.test(before.letters)
  if (
    afterTitle &&
    (before.capital || !known) &&
    capital &&
    (letters.length === 1 || courtesy || !isPublicName(letters))
  )
    return true
  // "Dr. wells"
  if (courtesy && before.capital && /^\.? $/.test(gap) && letters.length > 2 && letters !== 'and') return true
  const own = glyphs.plain.slice(from, to).join('')
  if (isInitials(glyphs, words, i) || WITHOUT_CASE.test(letters) || FOREIGN.test(own)) return true
  if (letters.length < 2) return false
  if (!capital) return isLowerCaseName(words, i, known, beside)
  if (isPublicAbbreviation(letters) && (allCapitals || gap === '. ' || glyphs.seen[to] === '.')) return false
  if (isDoctrine(letters, after?.letters ?? '', gap === '-' ? (before?.letters ?? '') : '') && !afterTitle) return false
  if (allCapitals && !shouted && !heading) {
    // Emphasis: only what is no word at all.
    if (isPublicName(letters)) return false
    return !isCommonWord(letters) || (isNameToo(letters) && isInCapitals(words, i)) || isFirmInCapitals(words, i)
  }
  if (shouted) return !known && !isPublicAbbreviation(letters)
  // "May never signed", "Therapist May".
  if (isMonthToo(letters) && (opens || !OF_TIME.test(before?.letters ?? '')))
    return actsNext(glyphs, to) || isPossessive(glyphs, to) || (gap === ' ' && isRole(before?.letters ?? ''))
  if (isPublicName(letters, before?.letters)) return false
  if (!known || isPublicName(letters, 'new')) return !isDefinedTerm(letters)
  const nextIsName = after?.capital === true && /^[\s-]*$/.test(after.gap) && !isPublicName(after.letters)
  if (opens) {
    if (!isNameToo(letters) && !isSurnameToo(letters) && !isGivenName(letters)) return false
    if (nextIsName && isNameToo(letters) && !isTermRun(words, i)) return true
    return (
      isPossessive(glyphs, to) ||
      actsNext(glyphs, to, isQuality(letters) ? 'always' : 'never') ||
      INITIAL_NEXT.test(glyphs.text.slice(glyphs.ends[to - 1], glyphs.ends[to - 1]! + 4))
    )
  }
  if (isTermRun(words, i)) return false
  if (isNameToo(letters) || isGivenName(letters)) return true
  if (heading) return false
  const quoted = /["“(‘]\s*$/.test(glyphs.text.slice(Math.max(0, glyphs.starts[from]! - 4), glyphs.starts[from]!))
  if (quoted && !nextIsName) return false
  const article = before !== undefined && beside && ARTICLES.has(before.letters)
  return !article || nextIsName
}

/** "CAROL BAKER" in an ordinary sentence, but not "MAY": a name that is a word, and another one in capitals beside it. */
function isInCapitals(words: readonly Word[], i: number): boolean {
  const [before, after] = [words[i - 1], words[i + 1]]
  const isPart = (word: Word | undefined, gap: string | undefined) =>
    word?.allCapitals === true && gap === ' ' && (isNameToo(word.letters) || !isKnownWord(word.letters))
  return isPart(before, words[i]!.gap) || isPart(after, after?.gap)
}

/** "UPS": so short a word alone in capitals is rather the name of a firm, unless it is only stressed. */
function isFirmInCapitals(words: readonly Word[], i: number): boolean {
  const { letters } = words[i]!
  return letters.length < 4 && !STRESSED.has(letters) && !words[i - 1]?.allCapitals && !words[i + 1]?.allCapitals
}

const STRESSED = new Set(
  'not no all any one two six ten the and or but nor who why how may can do new key tip now yes if is are was own had has our your her his its out off per too see ask get let use via'.split(
    ' ',
  ),
)

/** "Licensed Work", "Change of Control", "Grace Period": capitals that a drafter puts on what the contract defines. */
function isTermRun(words: readonly Word[], i: number): boolean {
  const from = runEnd(words, i, -1)
  const run = words.slice(from, runEnd(words, i, 1) + 1)
  const before = words[from - 1]
  if (before && COURTESY.test(before.letters)) return false
  const end = run.findLast(({ capital }) => capital)?.letters ?? ''
  const firm = isFirmKind(end)
  // "Meridian Health Partners" at the beginning of a sentence.
  if (firm && before?.capital && run[0]!.gap === ' ' && !isDefinedTerm(before.letters)) return false
  if (isLegalForm(end) && run.some(({ letters, capital }) => capital && !isDefinedTerm(letters) && letters !== end))
    return false
  let terms = 0
  const general = run.every(({ letters, capital }, at) => {
    if (!capital) return true
    const isPublic = isPublicName(letters) || (letters.length > 1 && isPublicAbbreviation(letters))
    const isTerm =
      isDefinedTerm(letters) ||
      isPublic ||
      (isKnownWord(letters) && isAbstractWord(letters)) ||
      (letters.length === 1 && at > 0)
    if (isTerm) terms++
    if (!isNameToo(letters))
      return isTerm || (!firm && run.length > 1 && isCommonWord(letters) && !isGivenName(letters))
    // "Purchase Price" and "Grace Period" are terms, "Grant Justice" and "Hope" alone are somebody.
    const isThing = (word: Word | undefined) =>
      word?.capital === true && !isNameToo(word.letters) && (isDefinedTerm(word.letters) || isPublicName(word.letters))
    const last = run.slice(0, at).findLast((word) => word.capital)
    const next = run[at + 1]?.letters === 'of' ? run[at + 2] : run[at + 1]
    return isThing(next) || (isTerm && isThing(last))
  })
  return general && terms > 0
}

/** Where the capitals around a word end, going `by` one; "of", "and" and the like may be between two of them. */
function runEnd(words: readonly Word[], i: number, by: 1 | -1): number {
  let end = i
  for (let at = i + by; at >= 0 && at < words.length && Math.abs(at - i) < 9; at += by) {
    const gap = words[by > 0 ? at : at + 1]!.gap
    const word = words[at]!
    if (!/^(?:[ -]| & |, )$/.test(gap) || (gap === ', ' && !words[end]!.capital)) break
    if (word.capital) {
      // The first word of a sentence has its capital from there.
      if (word.opens && isKnownWord(word.letters) && !isNameToo(word.letters) && by < 0) break
      end = at
    } else if (!/^(?:of|and|or|for|on|the|to|with|in|not)$/.test(word.letters)) break
  }
  return end
}

/** "Park, J." */
const INITIAL_NEXT = /^, \p{Lu}\.$/u
const COURTESY = /^(?:mr|mrs|ms|mx|miss|dr)$/
const OF_TIME =
  /^(?:in|of|by|since|until|till|last|this|next|early|late|mid|and|or|through|to|from|between|during|before|after|than|every|each)$/

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
  // "Grace okafor", but "no stone unturned".
  const named = before && beside && (isTitle(before.letters) || isRole(before.letters) || isNameToo(before.letters))
  if (named && (before.capital || !isEnglishWord(letters))) return true
  if ((beside && partOfName(before)) || (partOfName(after) && /^[\s'’-]*$/.test(after!.gap))) return true
  return letters.length > 3 && !isEnglishWord(letters)
}

/** "M.K.L." and "J. R." before a name. */
function isInitials(glyphs: Glyphs, words: readonly Word[], i: number): boolean {
  const { capital, from, to } = words[i]!
  // One that is written out is two: Þ.
  if (
    glyphs.ends[to - 1]! - glyphs.starts[from]! !== 1 ||
    !capital ||
    glyphs.seen[to] !== '.' ||
    isCitationLetter(words, i)
  )
    return false
  const after = words[i + 1]
  if (after === undefined || !/^\.[\s-]?$/.test(after.gap)) return false
  return (
    after.capital &&
    (glyphs.ends[after.to - 1]! - glyphs.starts[after.from]! > 1
      ? !isPublicName(after.letters)
      : !isCitationLetter(words, i + 1))
  )
}

/** U.S., U.S.C., C.F.R., S. Ct. */
function isCitationLetter(words: readonly Word[], i: number): boolean {
  const run = words
    .slice(Math.max(0, i - 2), i + 3)
    .map(({ letters }) => letters)
    .join(' ')
  return /\b(?:u s|c f r|s ct|f supp|u s c|fed r|a m|p m|n y|d c)\b/.test(run)
}
