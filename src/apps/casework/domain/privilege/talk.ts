import { ATTITUDES, GENRES, SUBJECTS, VOICES } from './concepts.ts'
import { type Found, placeIn } from './evidence.ts'
import { type Folded, foldText } from './fold-text.ts'
import { asPrinted } from './misread-words.ts'
import { BIAS, weights } from './word-weights.ts'

/**
 * Talk between those who weigh a case often has neither a header nor a word like "attorney". Every word and every pair of
 * words speaks for it or for everyday business by a little; so does each concept (concepts.ts) that comes up, and how many
 * of them come together. The weights were learned from examples of both by scripts/privilege-weights.ts.
 */
export interface Talk {
  /** The logarithm of the odds, as far as the examples go: above zero it is more like the talk, below more like business. */
  score: number
  /** The words that speak for it most, as a place in the folded text. */
  index: number
  length: number
}

/** A remark of a few sentences must not drown in the ten pages around it, and each is whole in one of the windows. */
const WINDOW_WORDS = 120
const STEP_WORDS = 60

/** Overlapping parts of a text. */
export function windowsOf(words: readonly Word[]): Word[][] {
  const windows: Word[][] = []
  for (let from = 0; from === 0 || from + STEP_WORDS < words.length; from += STEP_WORDS)
    windows.push(words.slice(from, from + WINDOW_WORDS))
  return windows
}

/** A window with all that counts in it. */
export interface Passage {
  words: readonly Word[]
  features: ReadonlySet<string>
}

/** What the name of a file says: its words belong to each window, and so does what is evidence in it. */
export interface Title {
  words: readonly Word[]
  evidence: readonly string[]
}

export const titleWords = (name: string) => wordsOf(foldText(titleOf(name)).text)

/** The evidence of a window is what was found in its own words: ten pages of a contract say "attorney" somewhere. */
export function passagesOf(folded: Folded, found: readonly Found[], title: Title): Passage[] {
  return windowsOf(wordsOf(folded.text)).map((words) => passageOf(folded, words, found, title))
}

export function passageOf(folded: Folded, words: readonly Word[], found: readonly Found[], title: Title): Passage {
  const [first, last] = [words[0], words.at(-1)]
  const features = featuresOf([title.words, words])
  for (const of of title.evidence) features.add(EVIDENCE + of)
  if (!first || !last) return { words, features }
  const { start } = placeIn(folded, first)
  const { end } = placeIn(folded, last)
  for (const one of found) if (one.start < end && start < one.end) features.add(EVIDENCE + one.of)
  return { words, features }
}

/** No word holds a colon. */
const EVIDENCE = 'found:'

/** The window of the text that reads most like talk about a case; its score is how far it is above the least for its length. */
export function talkIn(folded: Folded, found: readonly Found[] = [], title: Title = NO_TITLE): Talk | null {
  const passages = passagesOf(folded, found, title).filter(({ words }) => words.length > 0)
  if (passages.length === 0) return null
  const scored = passages.map(({ words, features }) => ({ words, score: scoreOf(features) - leastFor(words) }))
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most))
  return { score: best.score, ...placeOfMost(best.words) }
}

const NO_TITLE: Title = { words: [], evidence: [] }

function scoreOf(features: ReadonlySet<string>): number {
  let sum = 0
  for (const feature of features) sum += weights.get(feature) ?? 0
  return BIAS + sum * scaleOf(features.size)
}

/**
 * A remark of a line has few words that could speak for it, so that less is asked of it. Measured on the sets of
 * tests/integration/casework/evaluation, each scored by weights learned without it.
 */
function leastFor(words: readonly Word[]): number {
  if (words.filter(({ isMisread }) => isMisread).length >= MISREAD_MIN) return LEAST_SHORT
  const between = Math.min(1, Math.max(0, (words.length - SHORT_WORDS) / (LONG_WORDS - SHORT_WORDS)))
  return LEAST_SHORT + between * (LEAST_LONG - LEAST_SHORT)
}
/** A bad scan loses words that nobody can restore, and so has as few as a remark. */
const MISREAD_MIN = 3
const SHORT_WORDS = 45
const LONG_WORDS = 75
const LEAST_SHORT = -0.8
const LEAST_LONG = 0.6

/** Many words in a row add up in either direction, although most of them say the same: counted by the root of their number. */
export const scaleOf = (features: number) => Math.sqrt(USUAL_FEATURES / Math.max(features, FEATURES_MIN))
const USUAL_FEATURES = 60
const FEATURES_MIN = 8

export interface Word {
  word: string
  index: number
  length: number
  /** It is not the word that was printed. */
  isMisread: boolean
  concepts: ReadonlySet<string>
}

export function wordsOf(folded: string): Word[] {
  const found = [...folded.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({ word, index, length: word.length }))
  const plain = found.map(({ word }) => (/^\p{N}+$/u.test(word) ? NUMBER : asPrinted(word)))
  return found.map((one, at) => {
    const word = plain[at] ?? ''
    return { ...one, word, isMisread: word !== one.word && word !== NUMBER, concepts: conceptsAt(plain, at) }
  })
}

/** "memoToCounsel_v3.docx" is read as words. */
export const titleOf = (name: string) =>
  spaced(name)
    .replace(/\.\p{L}\w{0,4}$/u, '')
    .replace(/[_\d.-]+/g, ' ')

export const spaced = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

const NUMBER = '#'
const COUNTED = [1, 2, 4]
const SUBJECTS_MAX = 4
const ATTITUDES_MAX = 4

/** What counts, each once however often it comes up. Runs are read apart: no pair of words spans two of them. */
export function featuresOf(runs: ReadonlyArray<readonly Word[]>): Set<string> {
  const features = new Set<string>()
  const counts = new Map<string, number>()
  for (const run of runs)
    for (const [at, { word, concepts }] of run.entries()) {
      features.add(word)
      if (at > 0) features.add(`${run[at - 1]?.word} ${word}`)
      for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
    }
  for (const [concept, count] of counts)
    for (const least of COUNTED) if (count >= least) features.add(`${concept}>=${least}`)
  const [subjects, attitudes] = [SUBJECTS, ATTITUDES].map(
    (group) => Object.keys(group).filter((concept) => counts.has(concept)).length,
  ) as [number, number]
  for (let i = 1; i <= Math.min(subjects, SUBJECTS_MAX); i++)
    for (let j = 1; j <= Math.min(attitudes, ATTITUDES_MAX); j++) features.add(`subjects>=${i}&attitudes>=${j}`)
  return features
}

/** First words of the lists; those with "*" by their beginnings, too. */
const exact = new Map<string, Entry[]>()
const prefixes = new Map<string, Entry[]>()

interface Entry {
  concept: string
  /** What follows the first word. */
  rest: string[]
  restIsPrefix: boolean
}

for (const [concept, list] of Object.entries({ ...SUBJECTS, ...ATTITUDES, ...VOICES, ...GENRES }))
  for (const item of list.split(/\s+/).filter(Boolean)) {
    const isPrefix = item.endsWith('*')
    const [first = '', ...rest] = item.replaceAll('*', '').split('_')
    const place = isPrefix && rest.length === 0 ? prefixes : exact
    place.set(first, [...(place.get(first) ?? []), { concept, rest, restIsPrefix: isPrefix }])
  }

const PREFIX_MIN = Math.min(...[...prefixes.keys()].map(({ length }) => length))
const PREFIX_MAX = Math.max(...[...prefixes.keys()].map(({ length }) => length))

function conceptsAt(words: readonly string[], at: number): Set<string> {
  const word = words[at] ?? ''
  const concepts = new Set<string>()
  for (const { concept, rest, restIsPrefix } of exact.get(word) ?? [])
    if (rest.every((part, i) => follows(words[at + 1 + i], part, restIsPrefix && i === rest.length - 1)))
      concepts.add(concept)
  for (let length = PREFIX_MIN; length <= Math.min(PREFIX_MAX, word.length); length++)
    for (const { concept } of prefixes.get(word.slice(0, length)) ?? []) concepts.add(concept)
  return concepts
}

const follows = (word: string | undefined, part: string, isPrefix: boolean) =>
  isPrefix ? (word?.startsWith(part) ?? false) : word === part

const PASSAGE_WORDS = 14

/** The few words in a row that weigh most. */
function placeOfMost(words: readonly Word[]): { index: number; length: number } {
  const weighed = words.map(({ word, concepts }, at) => {
    const pair = weights.get(`${words[at - 1]?.word} ${word}`) ?? 0
    const ofConcepts = [...concepts].map((concept) => weights.get(`${concept}>=1`) ?? 0)
    return ofConcepts.reduce((sum, one) => sum + one, (weights.get(word) ?? 0) + pair)
  })
  let [best, most, sum] = [0, Number.NEGATIVE_INFINITY, 0]
  for (const [at, one] of weighed.entries()) {
    sum += one - (weighed[at - PASSAGE_WORDS] ?? 0)
    if (sum > most) [best, most] = [Math.max(0, at - PASSAGE_WORDS + 1), sum]
  }
  const [first, last] = [words[best], words[Math.min(words.length - 1, best + PASSAGE_WORDS - 1)]]
  if (!first || !last) return { index: 0, length: 0 }
  return { index: first.index, length: last.index + last.length - first.index }
}
