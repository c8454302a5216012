import { foldName } from '../mapping/known-names.ts'
import { actsNext, doesNext, speaksNext } from './acts-next.ts'
import type { Finding } from './finding.ts'
import {
  isCommonWord,
  isGivenName,
  isKnownWord,
  isMonthToo,
  isNameToo,
  isPublicAbbreviation,
  isPublicName,
  isQuality,
  isSurnameToo,
  isThing,
  isTitle,
} from './general-words.ts'
import { type Glyphs, isWord } from './glyphs.ts'
import { isDefinedTerm } from './legal-words.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { isPossessive } from './surroundings.ts'

const CAPITAL = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{1,40}/gu
const BEFORE_UNITS = 24
const NAMES_MAX = 20_000
const ARTICLE = /(?:^|\s)(?:the|a|an|this|that|these|those|our|your|their|his|her|its|my|each|every|any)\s+$/i
const TITLED = /\b(?:mr|mrs|ms|mx|dr|prof|sgt|st)\.?\s$/i
const OPENS = /(?:^|[.!?;>\n-])\s*$/

export const NAMED_IN_SOURCE = 'identity.named_in_source'

/**
 * Words that a source of the case uses as names: capitalized where no sentence begins. They are found in the text even
 * without their capital, and whatever the reader of documents made of them.
 */
export function namesOfSource(text: string): Map<string, number> {
  const names = new Map<string, number>()
  let last = { folded: '', end: 0 }
  for (const { index, 0: word } of text.matchAll(CAPITAL)) {
    if (names.size >= NAMES_MAX) break
    const folded = foldName(word)
    if (text.slice(last.end, index) === ' ') {
      const pair = `${last.folded} ${folded}`
      // "Harbor Point" is a name although neither word is one.
      if (isNamePair(last.folded, folded) && !names.has(pair)) names.set(pair, last.end - last.folded.length)
      if (isMonthToo(folded) && isNameBefore(last.folded) && !names.has(folded)) names.set(folded, index)
      // "May Castellanos", "Hope Makoa"
      if (isNameToo(last.folded) && !isKnownWord(folded) && !names.has(last.folded))
        names.set(last.folded, last.end - last.folded.length)
    }
    last = { folded, end: index + word.length }
    if (names.has(folded) || isTitle(folded)) continue
    if (word === word.toUpperCase() && isPublicAbbreviation(folded)) continue
    if (isPublicName(folded)) {
      // "Ty Washington", "Ms. Price", "Mr. May": here it is somebody's.
      const titled = isMonthToo(folded) && TITLED.test(text.slice(Math.max(0, index - 6), index))
      if (titled || (!isOrdinaryWord(folded) && isNamedBefore(text, index, names))) names.set(folded, index)
      continue
    }
    if (folded.length < 3) {
      // "Al", "Hy", "Bo"; not "CA" and not "At".
      if (word !== word.toUpperCase() && !SHORT_WORDS.has(folded)) names.set(folded, index)
      continue
    }
    const before = text.slice(Math.max(0, index - BEFORE_UNITS), index)
    // At the beginning of a sentence, after an article or among capitals, a capital letter says nothing.
    const ordinary = (OPENS.test(before) && !TITLED.test(before)) || ARTICLE.test(before) || word === word.toUpperCase()
    if (ordinary && isCommonWord(folded)) continue
    // "Employer: Pinnacle" names one, "A: They came" nobody.
    if (/[:"“(]\s*$/.test(before) && isOrdinaryWord(folded) && !isNameToo(folded)) continue
    // "Complaint", "Exhibit": nor does it on the words of the trade.
    if (isDefinedTerm(folded) && !isNameToo(folded) && !isNamedBefore(text, index, names)) continue
    names.set(folded, index)
  }
  return names
}

/** "João May", "Will May", but not "In May". */
const isNameBefore = (word: string) => isNameToo(word) || (word.length > 2 && !isKnownWord(word))

/** A title, an initial or a given name stands right before this place. */
function isNamedBefore(text: string, index: number, names: ReadonlyMap<string, number>): boolean {
  const before = /(?<![\p{L}\p{M}])(\p{Lu}[\p{L}\p{M}]{0,20})(\.? )$/u.exec(
    text.slice(Math.max(0, index - BEFORE_UNITS), index),
  )
  if (!before) return false
  const folded = foldName(before[1]!)
  if (before[2] === '. ') return folded.length === 1 || isTitle(folded)
  if (isTitle(folded) || (folded.length < 3 && names.has(folded))) return true
  return !isPublicName(folded) && (isGivenName(folded) || (isNameToo(folded) && !isQuality(folded)))
}

// biome-ignore format: a list
const SHORT_WORDS = new Set((
  'am an as at be by do go he hi if in is it me my no of oh ok on or ox pm re so to tv up us vs we ad ah ex id st cc pp ed ii iv vi ' +
  'co lt jr sr rd et de la le'
).split(' '))

function isNamePair(first: string, second: string): boolean {
  // "Will Parker", "Grace Hill": each a word, together somebody.
  if (isNameToo(first) && (isNameToo(second) || isSurnameToo(second) || /^(?:law|day|bond)$/.test(second))) return true
  const isGeneral = (word: string) => isOrdinaryWord(word) || isPublicName(word) || isTitle(word) || isDefinedTerm(word)
  return first.length > 1 && !(isGeneral(first) && isGeneral(second)) && !isTitle(first)
}

/**
 * The words of the text that a source uses as names. One that is also an ordinary word needs its capital letter, or must
 * be used as only a name can be.
 */
export function findSourceNames(glyphs: Glyphs, { id, text }: { id: string; text: string }): Finding[] {
  const names = namesOfSource(text)
  if (names.size === 0) return []
  const found: Finding[] = []
  const add = (from: number, to: number, place: number) => {
    const what = 'a name from a document of the case'
    const source = { id, start: place, end: place + to - from }
    const [start, end] = [glyphs.starts[from]!, glyphs.ends[to - 1]!]
    found.push({ kind: 'client_identity', code: NAMED_IN_SOURCE, what, start, end, source })
  }
  let last = { letters: '', from: 0, to: 0 }
  for (let at = 0; at < glyphs.length; at++) {
    if (!isWord(glyphs, at)) continue
    const from = at
    while (isWord(glyphs, at)) at++
    const letters = glyphs.flat.slice(from, at)
    const pair = /^[ -]$/.test(glyphs.flat.slice(last.to, from)) ? names.get(`${last.letters} ${letters}`) : undefined
    const place = names.get(letters)
    if (pair !== undefined && isPairMeant(glyphs, last, from)) add(last.from, at, pair)
    else if (place !== undefined && isMeant(glyphs, from, at, letters)) add(from, at, place)
    else {
      const family = familyOf(glyphs, from, letters, names)
      if (family !== undefined) add(from, at, family)
    }
    last = { letters, from, to: at }
  }
  return found
}

/** "An old quarry" is none of ours, even if somebody lives on Old Quarry Road. */
function isPairMeant(glyphs: Glyphs, first: { from: number }, second: number): boolean {
  if (glyphs.upper[first.from] === 1 && glyphs.upper[second] === 1) return true
  return !/(?:^|\s)(?:a|an|any|each|every|no|some)\s$/.test(glyphs.flat.slice(Math.max(0, first.from - 8), first.from))
}

/** "The Stones", "the Wolfes": a family by its name. */
function familyOf(
  glyphs: Glyphs,
  from: number,
  letters: string,
  names: ReadonlyMap<string, number>,
): number | undefined {
  if (
    glyphs.upper[from] !== 1 ||
    !letters.endsWith('s') ||
    !/(?:^|\s)the\s$/.test(glyphs.flat.slice(Math.max(0, from - 5), from))
  )
    return undefined
  return names.get(letters.slice(0, -1)) ?? (letters.endsWith('es') ? names.get(letters.slice(0, -2)) : undefined)
}

function isMeant(glyphs: Glyphs, from: number, to: number, letters: string): boolean {
  const before = glyphs.flat.slice(Math.max(0, from - 24), from)
  // In English "al" stands alone only in "et al.".
  if (letters.length === 2) return !/\bet\s$/.test(before)
  if (!isKnownWord(letters)) return true
  const opens = from === 0 || /[.!?:\n"“]\s*$/.test(before)
  const acts = () =>
    actsNext(glyphs, to, isThing(letters) ? 'now' : 'never') ||
    (isNameToo(letters) &&
      !COMMANDS.test(letters) &&
      (doesNext(glyphs, to) || /^ the [a-z]+ [a-z]/.test(glyphs.flat.slice(to, to + 30)))) ||
    isPossessive(glyphs, to)
  if (glyphs.upper[from] === 1) {
    // "a Bill of Particulars"
    if (/(?:^|\s)an? $/.test(before) && glyphs.flat.startsWith(' of ', to)) return false
    if (isMonthToo(letters)) return acts() || !(opens || OF_TIME.test(before))
    // "Witnesses: Hope, Will."
    const listed = /[:"“]\s*$/.test(before) && /^["”,;.)]/.test(glyphs.flat.slice(to, to + 1))
    return !opens || listed || acts() || isNameBeside(glyphs, to)
  }
  // "strand by strand"
  if (new RegExp(`(?<![a-z])${letters} (?:by|to|for|after|and|in|on) $`).test(before)) return false
  if (/^ (?:family|siblings|couple|estate)(?![a-z])/.test(glyphs.flat.slice(to, to + 10)) && /the $/.test(before))
    return true
  // "Ask wren", "the house on marigold": no article before it.
  if (!isOrdinaryWord(letters) && BARE.test(before)) return true
  if (isMonthToo(letters) || !(opens || CLAUSE.test(before))) return false
  // "blackthorn pulled the camera": a word that few people use may act as it likes.
  return speaksNext(glyphs, to) || (!isCommonWord(letters) && actsNext(glyphs, to, 'always'))
}

/** "Hope Makoa", "Brown & Chase" at the beginning of a sentence. */
function isNameBeside(glyphs: Glyphs, to: number): boolean {
  const joined = /^(?: (?:& |and )?|[-/])(?=[a-z])/.exec(glyphs.flat.slice(to, to + 6))?.[0]
  return joined !== undefined && glyphs.upper[to + joined.length] === 1
}

/** "Mark exhibits", "Grant requests": what a lawyer is told to do. */
const COMMANDS = /^(?:mark|grant|chase|bill|page|park|will|cook|hunt|rush|frank|skip|drew|pat|rob|sue|may|august)$/
const OF_TIME =
  /(?:^|[\s(])(?:in|of|by|since|until|till|last|this|next|early|late|mid|and|or|through|to|from|between|during|before|after|than|every|each|\d+)[\s-]+$/
const BARE =
  /(?:^|\s)(?:ask|asked|tell|told|call|called|depose|deposed|interview|contact|to|with|by|from|for|of|on|at|near)\s$/

/** After these a subject follows. With no article, and before a verb of speech or action, it is somebody. */
const CLAUSE = /(?:^|\s)(?:that|and|but|because|when|after|before|if|as|so|then|how|what|was)\s$/
