import { type Support, supportsOf } from './cues.ts'
import { datesIn, type FoundDate } from './dates.ts'
import { indexNames, type KnownEntity, mentionsIn, type NameIndex, nameWordsOf } from './known-names.ts'
import { isEnglish, isLegible } from './language.ts'
import { type Mood, moodOf } from './mood.ts'
import { collapse, type Page, type Pinpoint, pinpointAt } from './pinpoint.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import type { Taxonomy } from './taxonomy.ts'
import { wordsOf } from './words.ts'

/** A fact that stands in a source: the source's own sentence, and where it is. */
export interface FactCandidate {
  statement: string
  date?: FoundDate
  entities: string[]
  pinpoint: Pinpoint
  supports: Support[]
  status: 'supported'
}

export interface FactSource {
  document_id: string
  /** A transcript or a note is what was told to us: by itself it carries no element. */
  kind: 'document' | 'mail' | 'transcript' | 'note'
  pages: readonly Page[]
  /** Not read: what a file says about itself is not believed. */
  about?: unknown
}

export interface FactContext {
  entities: readonly KnownEntity[]
  /** ISO time; a date far beyond it is a slip of the pen or of the scanner. */
  now: string
}

export const FACTS_PER_DOCUMENT = 60
const PAGES_MAX = 5000
/** Below what one fact must weigh to carry an element alone (see matrix.ts). */
const TOLD_MAX = 79
const ENTITIES_PER_FACT = 12

/** A sentence that is a fact; who is named in it and its hash are looked up only for those that are kept. */
interface Scored {
  page: Page
  sentence: Sentence
  statement: string
  date: FoundDate | undefined
  supports: Support[]
  score: number
}

/** The facts of one source, best first; between equals, as they stand in it. The same input gives the same facts. */
export function factsOf(source: FactSource, taxonomy: Taxonomy, context: FactContext): FactCandidate[] {
  const reading = { taxonomy, index: indexNames(context.entities), now: context.now }
  const seen = new Set<string>()
  const told = source.kind === 'transcript' || source.kind === 'note'
  let best: Scored[] = []
  for (const page of source.pages.slice(0, PAGES_MAX)) {
    const english = isEnglish(page.text)
    for (const sentence of sentencesOf(page.text)) {
      if (sentence.kind !== 'prose' || sentence.asked) continue
      const scored = readFact(page, sentence, { ...reading, english })
      const key = scored?.statement.toLowerCase() ?? ''
      if (!scored || seen.has(key)) continue
      seen.add(key)
      best.push(scored)
    }
    best = byWorth(best).slice(0, FACTS_PER_DOCUMENT)
  }
  return best.map(({ page, sentence, statement, date, supports }) => ({
    statement,
    ...(date ? { date } : {}),
    entities: entitiesIn(page.text.slice(sentence.start, sentence.end), reading.index).map(({ name }) => name),
    pinpoint: pinpointAt(source.document_id, page, sentence.start, sentence.end),
    supports: supports.map((one) => ({ ...one, weight: told ? Math.min(one.weight, TOLD_MAX) : one.weight })),
    status: 'supported',
  }))
}

/** Of several sources; the order in which they are given does not matter. */
export function factsOfAll(sources: readonly FactSource[], taxonomy: Taxonomy, context: FactContext): FactCandidate[] {
  return sources
    .toSorted((a, b) => (a.document_id < b.document_id ? -1 : a.document_id > b.document_id ? 1 : 0))
    .flatMap((source) => factsOf(source, taxonomy, context))
}

function byWorth(facts: Scored[]): Scored[] {
  return facts.toSorted((a, b) => b.score - a.score || a.page.page - b.page.page || a.sentence.start - b.sentence.start)
}

interface Reading {
  taxonomy: Taxonomy
  index: NameIndex
  english: boolean
  now: string
}

const DATED_ALONE = 30
const LOWER_WORDS = 3

function readFact(page: Page, sentence: Sentence, reading: Reading): Scored | null {
  const quote = page.text.slice(sentence.start, sentence.end)
  const words = wordsOf(quote)
  const mood = moodOf(words)
  const supports = reading.english && mood.says ? supportsOf(words, mood, reading.taxonomy) : []
  // Most sentences end here, before anything costly.
  if (supports.length === 0 && (!/\d/.test(quote) || mood.kind === 'rule')) return null
  const statement = collapse(quote)
  if (!isLegible(statement) || /\bwrote:$/i.test(statement)) return null
  const date = firstDate(statement, reading.now)
  if (supports.length === 0 && !isDatedEvent(quote, date, mood, reading)) return null
  const score = (supports[0]?.weight ?? DATED_ALONE) + (date?.from ? 6 : date ? 3 : 0)
  return { page, sentence, statement, date, supports, score }
}

/** Something that happened on a day to somebody who has a name in the case, or to who writes or is written to. */
function isDatedEvent(quote: string, date: FoundDate | undefined, mood: Mood, { index, english }: Reading): boolean {
  // A line of a form or a signature has a name and a date, and next to no words in small letters.
  const lower = quote.match(/(?<![\p{L}\d])\p{Ll}+/gu)?.length ?? 0
  if (!date || lower < LOWER_WORDS || (english && !mood.says)) return false
  const isParty = ({ kind }: KnownEntity) => kind === 'person' || kind === 'organisation'
  return mood.personal || entitiesIn(quote, index).some(isParty)
}

const YEARS_AHEAD = 10

/** The first day that is beyond doubt, else the first date as it was written. */
function firstDate(statement: string, now: string): FoundDate | undefined {
  const latest = `${Number(now.slice(0, 4)) + YEARS_AHEAD}`
  const dates = datesIn(statement).map((date) => ((date.from ?? '') > latest ? { text: date.text } : date))
  return dates.find(({ from }) => from) ?? dates[0]
}

function entitiesIn(quote: string, index: NameIndex): KnownEntity[] {
  const mentioned = mentionsIn(quote, nameWordsOf(quote), index).map(({ entity }) => index.entities[entity]!)
  return [...new Map(mentioned.map((one) => [one.name, one])).values()].slice(0, ENTITIES_PER_FACT)
}
