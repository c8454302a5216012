import { isGivenName, isKnownWord } from '../governance/general-words.ts'
import { isPlainWord } from './plain-words.ts'
import { BIAS, weights } from './statement-weights.ts'
import type { Vocabulary } from './taxonomy.ts'
import type { Words } from './words.ts'

/**
 * A second look at the whole sentence, which shares no list of doubts with the first. Each can only send a sentence to a
 * person.
 */
export function isLikeStatement(words: Words, vocabulary: Vocabulary, named: ReadonlySet<number>): boolean {
  return (
    words.words.every((_, at) => isFamiliar(words, at, vocabulary)) &&
    oddness(featuresOf(words, vocabulary, named)) < ODD
  )
}

/** Log-odds from which a sentence is left to a person. */
const ODD = 0

/** How much more a sentence is like those that tell of nothing, by the weights that were learned from labelled ones. */
function oddness(features: ReadonlySet<string>): number {
  return [...features].reduce((sum, feature) => sum + (weights.get(feature) ?? 0), BIAS)
}

/**
 * Its words and the pairs of them, with a number, a name and a word that is not familiar each as one; and the same without what
 * its cues name, which stands in sentences of both kinds.
 */
export function featuresOf(words: Words, vocabulary: Vocabulary, named: ReadonlySet<number>): Set<string> {
  const general = words.words.map((word, at) => {
    if (/^[\d$]/.test(word)) return '#'
    if (isName(words, at)) return '@'
    return isFamiliar(words, at, vocabulary) ? word : '?'
  })
  const around = general.map((word, at) => (named.has(at) && !SMALL.has(word) ? '~' : word))
  const features = new Set<string>(words.quoted.size > 0 ? ['"'] : [])
  for (const line of [general, around]) {
    let before = '^'
    for (const [at, word] of [...line, '$'].entries()) {
      if (words.breaks.has(at)) features.add(words.stops.has(at) ? ';' : `, ${word}`)
      if (word !== '$') features.add(word)
      features.add(`${before} ${word}`)
      before = word
    }
  }
  return features
}

/** These say whose deed it is and whether it was one, also where a cue names them. */
const SMALL = new Set(
  (
    'i me my he she they we you him her his their our your us them not never no was were is are be been being have has had did do ' +
    'does to that if would could will should may might can the a an and or but for of in on at by with without because after before ' +
    'when who as'
  ).split(' '),
)

function isFamiliar(words: Words, at: number, { exact, prefixes }: Vocabulary): boolean {
  const word = words.words[at]!
  return (
    /^[\d$]/.test(word) ||
    isName(words, at) ||
    isPlainWord(word) ||
    exact.has(word) ||
    prefixes.some((prefix) => word.startsWith(prefix))
  )
}

/** At the beginning every word has a capital: a name is one that no dictionary has, or that people are called by. */
function isName({ words, capitals }: Words, at: number): boolean {
  const word = words[at]!
  if (!capitals.has(at) || word.length < 2) return false
  return at > 0 ? !isPlainWord(word) : !isPlainWord(word) && (!isKnownWord(word) || isGivenName(word))
}
