import { type Support, supportsOf } from './cues.ts'
import { datesIn, type FoundDate } from './dates.ts'
import { indexNames, type KnownEntity, mentionsIn, type NameIndex, nameWordsOf } from './known-names.ts'
import { isEnglish, isLegible } from './language.ts'
import { moodOf } from './mood.ts'
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
const ENTITIES_PER_FACT = 12

interface Scored {
  fact: FactCandidate
  score: number
}

/** The facts of one source, best first; between equals, as they stand in it. The same input gives the same facts. */
export function factsOf(source: FactSource, taxonomy: Taxonomy, context: FactContext): FactCandidate[] {
  const index = indexNames(context.entities)
  const seen = new Set<string>()
  let best: Scored[] = []
  for (const page of source.pages.slice(0, PAGES_MAX)) {
    const english = isEnglish(page.text)
    for (const sentence of sentencesOf(page.text)) {
      if (sentence.kind !== 'prose' || sentence.asked) continue
      const scored = readFact(source, page, sentence, { taxonomy, index, english, now: context.now })
      const key = scored?.fact.statement.toLowerCase() ?? ''
      if (!scored || seen.has(key)) continue
      seen.add(key)
      best.push(scored)
    }
    best = byWorth(best).slice(0, FACTS_PER_DOCUMENT)
  }
  return best.map(({ fact }) => fact)
}

/** Of several sources; the order in which they are given does not matter. */
export function factsOfAll(sources: readonly FactSource[], taxonomy: Taxonomy, context: FactContext): FactCandidate[] {
  return sources
    .toSorted((a, b) => (a.document_id < b.document_id ? -1 : a.document_id > b.document_id ? 1 : 0))
    .flatMap((source) => factsOf(source, taxonomy, context))
}

function byWorth(facts: Scored[]): Scored[] {
  const place = ({ fact }: Scored) => fact.pinpoint
  return facts.toSorted((a, b) => b.score - a.score || place(a).page - place(b).page || place(a).start - place(b).start)
}

interface Reading {
  taxonomy: Taxonomy
  index: NameIndex
  english: boolean
  now: string
}

const DATED_ALONE = 30
const LOWER_WORDS = 3

function readFact(source: FactSource, page: Page, sentence: Sentence, reading: Reading): Scored | null {
  const quote = page.text.slice(sentence.start, sentence.end)
  const words = wordsOf(quote)
  const mood = moodOf(words)
  const supports = reading.english && mood.says ? supportsOf(words, mood, reading.taxonomy) : []
  // Most sentences end here, before anything costly.
  if (supports.length === 0 && (!/\d/.test(quote) || mood.kind === 'rule')) return null
  const statement = collapse(quote)
  if (!isLegible(statement) || /\bwrote:$/i.test(statement)) return null
  const date = firstDate(statement, reading.now)
  const entities = entitiesIn(quote, reading.index)
  if (supports.length === 0) {
    const party = entities.some(({ kind }) => kind === 'person' || kind === 'organisation')
    const told = mood.firstPerson && source.kind !== 'document'
    const lower = statement.match(/(?<![\p{L}\d])\p{Ll}+/gu)?.length ?? 0
    if (!date || lower < LOWER_WORDS || !(party || told) || (reading.english && !mood.says)) return null
  }
  const score = (supports[0]?.weight ?? DATED_ALONE) + (date?.from ? 6 : date ? 3 : 0) + (entities.length > 0 ? 2 : 0)
  return {
    score,
    fact: {
      statement,
      ...(date ? { date } : {}),
      entities: [...new Set(entities.map(({ name }) => name))],
      pinpoint: pinpointAt(source.document_id, page, sentence.start, sentence.end),
      supports,
      status: 'supported',
    },
  }
}

const YEARS_AHEAD = 10

/** The first day that is beyond doubt, else the first date as it was written. */
function firstDate(statement: string, now: string): FoundDate | undefined {
  const latest = `${Number(now.slice(0, 4)) + YEARS_AHEAD}`
  const dates = datesIn(statement).map((date) => ((date.from ?? '') > latest ? { text: date.text } : date))
  return dates.find(({ from }) => from) ?? dates[0]
}

function entitiesIn(quote: string, index: NameIndex): KnownEntity[] {
  const mentioned = new Set(mentionsIn(quote, nameWordsOf(quote), index).map(({ entity }) => entity))
  return [...mentioned].slice(0, ENTITIES_PER_FACT).map((entity) => index.entities[entity]!)
}
