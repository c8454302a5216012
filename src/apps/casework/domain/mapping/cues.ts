import type { Reading } from './assertion.ts'
import type { RELATIONS } from './contracts.ts'
import { isLikeStatement } from './likeness.ts'
import type { Mood } from './mood.ts'
import type { Doubt } from './operators.ts'
import { TITLES } from './persons.ts'
import { findPhrases, type Match } from './phrases.ts'
import type { Cue, Taxonomy } from './taxonomy.ts'
import { isVerb } from './verbs.ts'
import type { Words } from './words.ts'

/** Why a sentence bears on an element, and which way. */
export interface Support {
  coa_id: string
  element_id: string
  relation: (typeof RELATIONS)[number]
  weight: number
  cue: string
}

export const SUPPORTS_MAX = 12
/** Which of two findings about one element is kept. */
const RANK: Readonly<Record<Support['relation'], number>> = { supports: 2, weighs_against: 2, to_review: 1 }

/** A sentence as the cues see it. */
export interface ReadSentence {
  words: Words
  mood: Mood
  reading: Reading
}

/** What the cues of a taxonomy find in a sentence: one entry for each element, the strongest, best first. */
export function supportsOf(sentence: ReadSentence, taxonomy: Taxonomy): Support[] {
  const best = new Map<string, Support>()
  for (const { cue, relation } of findCues(sentence, taxonomy)) {
    if (!relation) continue
    for (const { coa_id, element_id } of cue.elements) {
      const key = `${coa_id}.${element_id}`
      const known = best.get(key)
      const worth = (one: Pick<Support, 'relation' | 'weight'>) => RANK[one.relation] * 1000 + one.weight
      if (!known || worth({ relation, weight: cue.weight }) > worth(known)) {
        best.set(key, { coa_id, element_id, relation, weight: cue.weight, cue: cue.name })
      }
    }
  }
  // Sorting keeps the order of the file between equals.
  return [...best.values()].sort((a, b) => b.weight - a.weight).slice(0, SUPPORTS_MAX)
}

interface FoundCue {
  cue: Cue
  relation: Support['relation'] | null
  doubt: Doubt | null
}

interface MatchedCue {
  cue: Cue
  matches: readonly Match[]
  beside: readonly Match[] | undefined
}

/** The cues whose words are in a sentence, in the order of the file, so that between equals the first is taken. */
export function matchCues(words: Words, taxonomy: Taxonomy): MatchedCue[] {
  const found = findPhrases(taxonomy.index, withPronouns(words))
  const open = new Set([...found.keys()].flatMap((phrase) => taxonomy.opens.get(phrase) ?? []))
  return [...open]
    .sort((a, b) => a - b)
    .map((at) => taxonomy.cues[at]!)
    .filter((cue) => !cue.with || cue.with.some((id) => found.has(id)))
    .filter((cue) => !cue.also || cue.also.some((id) => found.has(id)))
    .filter((cue) => !cue.unless.some((id) => found.has(id)))
    .map((cue) => ({
      cue,
      matches: cue.any.flatMap((id) => found.get(id) ?? []),
      beside: cue.also?.flatMap((id) => found.get(id) ?? []),
    }))
}

/** "They fired Mr. Ito", "Ms. Park's hours were cut": cues speak of people as he, him and his, at the same places. */
function withPronouns({ words, capitals, owners }: Words): readonly string[] {
  const isNamed = (at: number) =>
    CLIENTS.test(words[at]!) || (TITLES.test(words[at - 1] ?? '') && capitals.has(at) && !TITLES.test(words[at]!))
  let last = -1
  return words.map((word, at) => {
    const isPerson = isNamed(at) || (last === at - 1 && at > 0 && capitals.has(at) && TITLES.test(words[at - 2] ?? ''))
    if (!isPerson) return word
    last = at
    if (owners.has(at)) return 'his'
    return capitals.has(at + 1) || isVerb(words[at + 1] ?? '') ? 'he' : 'him'
  })
}

const CLIENTS = /^(?:claimant|complainant|plaintiff|grievant)$/

/** The words that the cues name which may support something. */
export function namedWords(matched: readonly MatchedCue[]): ReadonlySet<number> {
  const supporting = matched.filter(({ cue }) => cue.relation === 'supports' && cue.when !== 'rule')
  return new Set(supporting.flatMap(({ matches }) => matches.flatMap(({ named }) => named)))
}

/** Every cue whose words are in the sentence, with what it says there or why it says nothing. */
export function findCues({ words, mood, reading }: ReadSentence, taxonomy: Taxonomy): FoundCue[] {
  const matched = matchCues(words, taxonomy)
  let isLike: boolean | null = null
  const isLikeOnce = () => (isLike ??= isLikeStatement(words, taxonomy.vocabulary, namedWords(matched)))
  return matched.map(({ cue, matches, beside }) => readCue(cue, matches, beside, mood, reading, isLikeOnce))
}

function readCue(
  cue: Cue,
  matches: readonly Match[],
  beside: readonly Match[] | undefined,
  mood: Mood,
  reading: Reading,
  isLike: () => boolean,
): FoundCue {
  if (cue.when === 'event' && mood.kind === 'rule') return { cue, relation: null, doubt: 'rule' }
  if (cue.when === 'rule' && mood.kind !== 'rule') return { cue, relation: null, doubt: null }
  // A rule binds whoever wrote it; that it was given to this client, a person says.
  if (cue.when === 'rule')
    return { cue, relation: cue.relation === 'supports' ? 'to_review' : cue.relation, doubt: 'rule' }
  // Where a cue needs two things, both are told: a complaint of the client, and no discharge of somebody else.
  const doubtsBeside = beside?.map((match) => doubtOf(cue, match, reading)) ?? [null]
  const doubts = doubtsBeside.includes(null) ? matches.map((match) => doubtOf(cue, match, reading)) : doubtsBeside
  if (doubts.includes(null)) {
    return { cue, ...relationOf(cue, matches, beside, mood, reading, isLike) }
  }
  const doubt = doubts[0]!
  if (cue.relation !== 'supports') return { cue, relation: null, doubt }
  if (cue.negated === 'against' && doubts.every((one) => one === 'negated'))
    return { cue, relation: 'weighs_against', doubt }
  const isReviewed = cue.when !== 'event' && doubts.some((one) => one === 'rule')
  return { cue, relation: isReviewed ? 'to_review' : null, doubt }
}

/** Told without a doubt: it supports if all of it is explained as well, else a person decides. */
function relationOf(
  cue: Cue,
  matches: readonly Match[],
  beside: readonly Match[] | undefined,
  mood: Mood,
  reading: Reading,
  isLike: () => boolean,
): Pick<FoundCue, 'relation' | 'doubt'> {
  const { relation, supposed, concerns } = cue
  if (relation !== 'supports') return { relation, doubt: null }
  // "Workers who speak up are troublemakers": true of everybody, told of nobody.
  const isGeneral =
    (mood.kind === 'rule' && supposed === 'drop') ||
    (supposed === 'same' && concerns === 'anything' && reading.doubt === 'rule' && !mood.personal)
  if (isGeneral) return { relation: 'to_review', doubt: 'rule' }
  const isExplained = (some: readonly Match[]) =>
    some.some(
      (match) => doubtOf(cue, match, reading) === null && reading.gapIn(match, concerns, supposed === 'same') === null,
    )
  const isTold = isExplained(matches) && (beside === undefined || isExplained(beside)) && isLike()
  return { relation: isTold ? 'supports' : 'to_review', doubt: null }
}

function doubtOf(cue: Cue, match: Match, reading: Reading): Doubt | null {
  return reading.doubtOf(match, cue.concerns, ignoredBy(cue))
}

const NO_DOUBTS: ReadonlySet<Doubt> = new Set()

function ignoredBy({ negated, supposed, relation, when }: Cue): ReadonlySet<Doubt> {
  if (negated !== 'same' && supposed !== 'same' && relation === 'supports' && when === 'event') return NO_DOUBTS
  return new Set<Doubt>([
    ...(negated === 'same' ? (['negated', 'denied'] as const) : []),
    ...(supposed === 'same' ? (['supposed', 'asked', 'rule'] as const) : []),
    // What an employer writes down against the client counts as it is written.
    ...(relation === 'weighs_against'
      ? (['other_person', 'rule', 'supposed', 'reported', 'complained_of'] as const)
      : []),
  ])
}
