import { foldName } from '../mapping/known-names.ts'
import type { Finding } from './finding.ts'
import { isFirmKind, isLegalForm } from './firm-words.ts'
import { isKnownWord, isPublicAbbreviation, isPublicName } from './general-words.ts'
import { type Glyphs, isWord } from './glyphs.ts'
import { isDefinedTerm } from './legal-words.ts'
import { NAMED_IN_SOURCE } from './source-names.ts'

/** The words of a text in a row, each between two blanks and without "and", so that a phrase is found at once. */
export interface WordRow {
  row: string
  /** The glyphs [from, to) of the word that begins at each place of the row. */
  at: ReadonlyMap<number, { from: number; to: number }>
}

export function readWordRow(glyphs: Glyphs): WordRow {
  let row = ' '
  const at = new Map<number, { from: number; to: number }>()
  for (let i = 0; i < glyphs.length; i++) {
    if (!isWord(glyphs, i)) continue
    const from = i
    while (isWord(glyphs, i)) i++
    const word = glyphs.flat.slice(from, i)
    if (word === 'and') continue
    at.set(row.length, { from, to: i })
    row += `${word} `
  }
  return { row, at }
}

const PHRASES_MAX = 5000
const CAPITALS = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}"
const FIRM = new RegExp(
  `(?<![\\p{L}\\p{N}&])${CAPITALS}(?:(?:,(?= (?:Inc|L\\.?L|Ltd|Corp|P\\.?C)))? (?:& |and |of )?${CAPITALS}){1,5}`,
  'gu',
)
/** "19 Vesper Lane" is known by "19 Vesper". */
const HOUSE = new RegExp(
  `(?<![\\p{L}\\d$.,/-])\\d{1,6} ${CAPITALS}(?=(?: ${CAPITALS}){0,2} (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Square|Terrace|Way|Trail|Parkway|Circle|Row|Pike|Crescent|Loop|Alley)(?![\\p{L}]))`,
  'gu',
)
/** With one of these it is any clinic, school or market. */
const ANY =
  /^(?:high|middle|elementary|primary|day|night|job|public|private|local|regional|general|main|head|front|home|medical|health|human|data|call|community|shopping|training|grocery|department|convenience|auto|body|law|dental|urgent|social|police|fire|food|farm|labor|stock|open|white|court|rest|nursing|power|full|free|child|family|women|men|student|support|customer|shared|the|staff|animal|emergency)$/
const STREET =
  /^(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|place|pl|square|sq|terrace|ter|highway|hwy|parkway|pkwy|circle|cir|way|trail|trl|alley|row|crescent|grove|pike|loop|heights|hollow|hill)$/
const SHORT: ReadonlyArray<readonly string[]> = [
  ['street', 'st', 'str'],
  ['avenue', 'ave', 'av'],
  ['road', 'rd'],
  ['boulevard', 'blvd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['terrace', 'ter'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['circle', 'cir'],
  ['trail', 'trl'],
]

/** Firms and streets of a source in which every word is a general one, as they are found without their capitals. */
function* phrasesOf(text: string): Generator<{ phrase: string; index: number }> {
  for (const { 0: written, index } of text.matchAll(HOUSE))
    yield { phrase: foldName(written).replace(/^\W+/, ''), index }
  for (const { 0: written, index } of text.matchAll(FIRM)) {
    const all = written.split(/[ ,]+/).map((word) => foldName(word).replace(/[^\p{L}\p{N}]/gu, ''))
    const words = all.filter((word) => word !== '' && word !== 'and')
    if (words.length < 2) continue
    const formed = isLegalForm(words.at(-1)!)
    const name = (formed ? words.slice(0, -1) : words).filter((word, i) => i > 0 || word !== 'the')
    const end = name.at(-1) ?? ''
    const special = name.filter((word) => !ANY.test(word) && !isDefinedTerm(word) && !isPublicName(word))
    if (STREET.test(end) && name.length > 1 && special.length > 0) {
      const before = name.slice(-4, -1)
      for (const form of SHORT.find((forms) => forms.includes(end)) ?? [end])
        yield { phrase: `${before.at(-1)} ${form}`, index }
      if (before.length > 1 && !before.some((word) => isDefinedTerm(word))) yield { phrase: before.join(' '), index }
    }
    if (name.length < 2 || special.length === 0) continue
    const kinds = isFirmKind(end) && special.some((word) => word !== end)
    if (!formed && !written.includes('&') && !kinds) continue
    yield { phrase: name.join(' '), index }
    if (name.length > 2 && special.includes(name[0]!) && special.includes(name[1]!))
      yield { phrase: name.slice(0, 2).join(' '), index }
    for (const whole of [name, words]) {
      const initials = whole.map((word) => word[0]).join('')
      if (initials.length > 2 && !isKnownWord(initials) && !isPublicAbbreviation(initials))
        yield { phrase: initials, index }
    }
  }
}

export function findSourcePhrases(
  glyphs: Glyphs,
  { row, at }: WordRow,
  source: { id: string; text: string },
): Finding[] {
  const found: Finding[] = []
  const seen = new Set<string>()
  for (const { phrase, index } of phrasesOf(source.text)) {
    if (seen.has(phrase) || seen.size > PHRASES_MAX) continue
    seen.add(phrase)
    for (let place = row.indexOf(` ${phrase} `); place >= 0; place = row.indexOf(` ${phrase} `, place + 1)) {
      const first = at.get(place + 1)!
      const last = at.get(row.lastIndexOf(' ', place + phrase.length) + 1)!
      // "a fire station", "any corner store"
      if (glyphs.upper[first.from] !== 1 && /(?:^| )(?:a|an|any|each|every|no|some) $/.test(row.slice(0, place + 1)))
        continue
      const what = 'a name from a document of the case'
      const [start, end] = [glyphs.starts[first.from]!, glyphs.ends[last.to - 1]!]
      const where = { id: source.id, start: index, end: index + phrase.length }
      found.push({ kind: 'client_identity', code: NAMED_IN_SOURCE, what, start, end, source: where })
    }
  }
  return found
}
