import { ATTITUDES, GENRES, SUBJECTS, VOICES } from './concepts.ts'
import { type Folded, foldText } from './fold-text.ts'
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

/** The window of the text that reads most like talk about a case; the name of the file belongs to each of them. */
export function talkIn({ text }: Pick<Folded, 'text'>, name = ''): Talk | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  const named = wordsOf(foldText(titleOf(name)).text)
  const windows = windowsOf(words).map((window) => ({ window, score: scoreOf([named, window]) }))
  const best = windows.reduce((most, one) => (one.score > most.score ? one : most))
  return { score: best.score, ...passageIn(best.window) }
}

function scoreOf(runs: readonly Word[][]): number {
  let score = BIAS
  for (const feature of featuresOf(runs)) score += weights.get(feature) ?? 0
  return score
}

export interface Word {
  word: string
  index: number
  length: number
  concepts: ReadonlySet<string>
}

export function wordsOf(folded: string): Word[] {
  const found = [...folded.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({ word, index, length: word.length }))
  const plain = found.map(({ word }) => (/^\p{N}+$/u.test(word) ? NUMBER : word))
  return found.map((one, at) => ({ ...one, word: plain[at] ?? '', concepts: conceptsAt(plain, at) }))
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
export function featuresOf(runs: readonly Word[][]): Set<string> {
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
function passageIn(words: readonly Word[]): { index: number; length: number } {
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
