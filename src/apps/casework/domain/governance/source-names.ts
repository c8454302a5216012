import { foldName } from '../mapping/known-names.ts'
import type { Finding } from './finding.ts'
import { isCommonWord, isGivenName, isNameToo, isPublicName, isTitle } from './general-words.ts'
import { type Glyphs, isWord } from './glyphs.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { isPossessive, speaksNext } from './surroundings.ts'

const CAPITAL = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{1,40}/gu
const BEFORE_UNITS = 24
const NAMES_MAX = 20_000
const ARTICLE = /(?:^|\s)(?:the|a|an|this|that|these|those|our|your|their|his|her|its|my|each|every|any)\s+$/i
const TITLED = /\b(?:mr|mrs|ms|mx|dr|prof|sgt|st)\.\s$/i
const OPENS = /(?:^|[.!?:;>\n"“(-])\s*$/

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
    const pair = `${last.folded} ${folded}`
    // "Harbor Point" is a name although neither word is one.
    if (text.slice(last.end, index) === ' ' && isNamePair(last.folded, folded) && !names.has(pair))
      names.set(pair, last.end - last.folded.length)
    last = { folded, end: index + word.length }
    if (names.has(folded) || isTitle(folded)) continue
    if (isPublicName(folded)) {
      // "Ty Washington", "Ms. Price": here it is somebody's.
      if (!isOrdinaryWord(folded) && isNamedBefore(text, index, names)) names.set(folded, index)
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
    names.set(folded, index)
  }
  return names
}

/** A title, an initial or a given name stands right before this place. */
function isNamedBefore(text: string, index: number, names: ReadonlyMap<string, number>): boolean {
  const before = /(?<![\p{L}\p{M}])(\p{Lu}[\p{L}\p{M}]{0,20})(\.? )$/u.exec(
    text.slice(Math.max(0, index - BEFORE_UNITS), index),
  )
  if (!before) return false
  const folded = foldName(before[1]!)
  if (before[2] === '. ') return folded.length === 1 || isTitle(folded)
  if (isTitle(folded) || (folded.length < 3 && names.has(folded))) return true
  return !isPublicName(folded) && isGivenName(folded)
}

// biome-ignore format: a list
const SHORT_WORDS = new Set((
  'am an as at be by do go he hi if in is it me my no of oh ok on or ox pm re so to tv up us vs we ad ah ex id st cc pp ed ii iv vi ' +
  'co lt jr sr rd et de la le'
).split(' '))

function isNamePair(first: string, second: string): boolean {
  const isGeneral = (word: string) => isOrdinaryWord(word) || isPublicName(word) || isTitle(word)
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
  for (const { from, to, place } of firmsIn(glyphs, text)) add(from, to, place)
  let last = { letters: '', from: 0, to: 0 }
  for (let at = 0; at < glyphs.length; at++) {
    if (!isWord(glyphs, at)) continue
    const from = at
    while (isWord(glyphs, at)) at++
    const letters = glyphs.flat.slice(from, at)
    const pair = /^[ -]$/.test(glyphs.flat.slice(last.to, from)) ? names.get(`${last.letters} ${letters}`) : undefined
    const place = names.get(letters)
    if (pair !== undefined) add(last.from, at, pair)
    else if (place !== undefined && isMeant(glyphs, from, at, letters)) add(from, at, place)
    else {
      const family = familyOf(glyphs, from, letters, names)
      if (family !== undefined) add(from, at, family)
    }
    last = { letters, from, to: at }
  }
  return found
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
  const before = glyphs.flat.slice(Math.max(0, from - 12), from)
  // In English "al" stands alone only in "et al.".
  if (letters.length === 2) return !/\bet\s$/.test(before)
  if (!isCommonWord(letters)) return true
  const opens = from === 0 || /[.!?:\n"“]\s*$/.test(before)
  // "Strand was hired": a thing would have an article.
  const isRare = !isOrdinaryWord(letters)
  if (glyphs.upper[from] === 1)
    return (
      isNameToo(letters) ||
      !opens ||
      speaksNext(glyphs, to) ||
      isPossessive(glyphs, to) ||
      (isRare && ACTS.test(glyphs.flat.slice(to, to + 24)))
    )
  // "Ask wren", "the house on marigold": no article before it.
  if (isRare && BARE.test(before)) return true
  return (opens || CLAUSE.test(before)) && speaksNext(glyphs, to)
}

const ACTS = /^ [a-z]{2,20}(?:ed|[^su]s) /
const BARE =
  /(?:^|\s)(?:ask|asked|tell|told|call|called|depose|deposed|interview|contact|to|with|by|from|for|of|on|at|near)\s$/

/** After these a subject follows. With no article, and before a verb of speech or action, it is somebody. */
const CLAUSE = /(?:^|\s)(?:that|and|but|because|when|after|before|if|as|so|then|how|what|was)\s$/

const FIRM = /(?<![\p{L}\p{N}&])\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: (?:& )?\p{Lu}[\p{L}\p{M}'’-]{1,30}){1,4}/gu
const FIRM_KIND =
  /^(?:clinic|hospital|school|college|university|bank|church|hotel|diner|restaurant|cafe|grill|bakery|pharmacy|drugs|garage|motors|transit|trucking|logistics|packing|foods?|farms?|mill|mutual|insurance|partners|associates|group|holdings|services|staffing|systems|solutions|industries|supply|store|market|elementary|academy|center|centre|studio|salon|spa|realty|properties|construction|rigging|electric|plumbing)$/i
const FIRMS_MAX = 2000

/** "columbia mouth clinic": firms of a source in which every word is a general one, without their capitals. */
function* firmsIn(glyphs: Glyphs, text: string): Generator<{ from: number; to: number; place: number }> {
  const seen = new Set<string>()
  for (const { 0: written, index } of text.matchAll(FIRM)) {
    const folded = written.split(' ').map(foldName).join(' ')
    const words = folded.split(' ').filter(Boolean)
    const isFirm = written.includes('&') || (words.length > 2 && FIRM_KIND.test(words.at(-1)!))
    if (!isFirm || words.length < 2 || seen.has(folded) || seen.size >= FIRMS_MAX) continue
    seen.add(folded)
    const pattern = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.')).join('[^\\p{L}\\p{N}]{1,3}(?:and )?')
    for (const { 0: found, index: from } of glyphs.flat.matchAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'),
    ))
      yield { from, to: from + found.length, place: index }
  }
}
