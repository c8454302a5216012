import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Support } from './cues.ts'
import { datesIn, type FoundDate } from './dates.ts'
import { indexNames, type KnownEntity, mentionsIn, type NameIndex, nameWordsOf } from './known-names.ts'
import { isLegible } from './language.ts'
import { collapse, type Page, type Pinpoint, pinpointAt } from './pinpoint.ts'
import { type PageSentence, peopleOf, readPage, supportsIn } from './reading.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import type { Taxonomy } from './taxonomy.ts'

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
  /** What a person rejected is not taken again. */
  rejected?: readonly RejectedPlace[]
}

/** Where a rejected fact stands, and the hash of its words. */
export interface RejectedPlace {
  document_id: string | null
  page: number | null
  start: number | null
  end: number | null
  statement_key: string | null
}

/** The place overlaps a rejected fact, or the words are the same. */
export function isRejected(
  { document_id, page, start, end }: Pinpoint,
  statement: string,
  rejected: readonly RejectedPlace[],
): boolean {
  const key = hashStatement(statement)
  return rejected.some(
    (one) =>
      one.statement_key === key ||
      (one.document_id === document_id && one.page === page && start < (one.end ?? 0) && end > (one.start ?? 0)),
  )
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
  const people = peopleOf(context.entities)
  const seen = new Map<string, boolean>()
  const told = source.kind === 'transcript' || source.kind === 'note'
  let best: Scored[] = []
  for (const page of source.pages.slice(0, PAGES_MAX)) {
    for (const read of readPage(page, people)) {
      if (read.sentence.kind !== 'prose' || read.sentence.asked) continue
      const scored = readFact(page, read, reading)
      const key = scored ? statementKey(scored.statement) : ''
      if (!scored || (seen.has(key) && (seen.get(key) === false || read.sentence.quoted))) continue
      // The words of the writer come before the same words in a quote.
      if (seen.has(key)) best = best.filter(({ statement }) => statementKey(statement) !== key)
      seen.set(key, read.sentence.quoted)
      best.push(scored)
    }
    best = byWorth(best).slice(0, FACTS_PER_DOCUMENT)
  }
  return best
    .map(({ page, sentence, statement, date, supports }) => ({
      statement,
      ...(date ? { date } : {}),
      entities: entitiesIn(page.text.slice(sentence.start, sentence.end), reading.index).map(({ name }) => name),
      pinpoint: pinpointAt(source.document_id, page, sentence.start, sentence.end),
      supports: supports.map((one) => ({ ...one, weight: told ? Math.min(one.weight, TOLD_MAX) : one.weight })),
      status: 'supported' as const,
    }))
    .filter(
      ({ pinpoint, statement }) => !context.rejected?.length || !isRejected(pinpoint, statement, context.rejected),
    )
}

/** The words alone: the same sentence in a mail and in the reply that quotes it has the same key. */
export function statementKey(statement: string): string {
  return statement
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function hashStatement(statement: string): string {
  return sha256Hex(statementKey(statement))
}

/** Where a quote stands on a page, whatever its blanks; whole sentences decide whether a mail only quotes it. */
export function findQuote(text: string, quote: string): { start: number; end: number; quoted: boolean } | null {
  const words = collapse(quote)
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const found = words[0] === '' ? null : new RegExp(words.join('\\s+(?:>[\\s>]*)?')).exec(text)
  if (!found) return null
  const [start, end] = [found.index, found.index + found[0].length]
  return { start, end, quoted: isQuoted(text, start, end) }
}

/** A mail only repeats these words from another one. */
export function isQuoted(text: string, start: number, end: number): boolean {
  return sentencesOf(text).some((one) => one.quoted && one.start < end && one.end > start)
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
  now: string
}

const DATED_ALONE = 30
const LOWER_WORDS = 3

function readFact(page: Page, read: PageSentence, reading: Reading): Scored | null {
  const { quote, mood, sentence } = read
  const supports = supportsIn(read, reading.taxonomy)
  // Most sentences end here, before anything costly.
  if (supports.length === 0 && (!/\d/.test(quote) || mood.kind === 'rule')) return null
  const statement = collapse(quote)
  if (!isLegible(statement) || /\bwrote:$/i.test(statement)) return null
  const date = firstDate(statement, reading.now)
  if (supports.length === 0 && !isDatedEvent(read, date, reading)) return null
  const score = (supports[0]?.weight ?? DATED_ALONE) + (date?.from ? 6 : date ? 3 : 0)
  return { page, sentence, statement, date, supports, score }
}

/** Something that happened on a day to somebody who has a name in the case, or to who writes or is written to. */
function isDatedEvent(
  { quote, mood, isEnglish }: PageSentence,
  date: FoundDate | undefined,
  { index }: Reading,
): boolean {
  // A line of a form or a signature has a name and a date, and next to no words in small letters.
  const lower = quote.match(/(?<![\p{L}\d])\p{Ll}+/gu)?.length ?? 0
  if (!date || lower < LOWER_WORDS || (isEnglish && !mood.says)) return false
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
