import { MAIL_LANGUAGES, type MailLanguage } from '#kernel/contracts/scheduling.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { fr } from '../words/fr.ts'
import { it } from '../words/it.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { nl } from '../words/nl.ts'
import { pl } from '../words/pl.ts'
import { pt } from '../words/pt.ts'
import { uk } from '../words/uk.ts'
import { fold } from './fold.ts'

export const LEXICONS: Readonly<Record<MailLanguage, Lexicon>> = { en, es, fr, de, it, pt, nl, pl, uk }

const WORDS_MAX = 300
/** The language that the attendee is said to have decides only between equals. */
const EXPECTED_BONUS = 0.4

let weights: Map<string, Map<MailLanguage, number>> | null = null

/** Which words belong to which language, each worth the less the more languages have it. */
function wordWeights(): Map<string, Map<MailLanguage, number>> {
  if (weights) return weights
  const owners = new Map<string, Set<MailLanguage>>()
  for (const language of MAIL_LANGUAGES) {
    for (const word of vocabularyOf(LEXICONS[language])) {
      const set = owners.get(word) ?? new Set()
      owners.set(word, set.add(language))
    }
  }
  weights = new Map()
  for (const [word, set] of owners)
    weights.set(word, new Map([...set].map((language) => [language, 1 / set.size ** 2])))
  return weights
}

export function vocabularyOf(lexicon: Lexicon): Set<string> {
  const { cues, times } = lexicon
  const sources = [
    lexicon.common,
    ...lexicon.greeting,
    ...lexicon.closing,
    ...lexicon.but,
    ...lexicon.negators,
    ...Object.values(cues).flat(),
    ...times.weekdays,
    ...times.months,
    ...times.tomorrow,
    ...times.nextWeek,
  ]
  // A fragment writes endings as groups: the stem with each of them is a word, and so is what stands between.
  const words = sources.flatMap((source) => plainWords(fold(source)))
  return new Set(words)
}

/** The words of a fragment, with each of their endings. */
export function plainWords(source: string): string[] {
  const open = source.replace(/\\[wdsb]/gu, ' ').replace(/\(\?[:=!<]+/gu, '(')
  const joined = open.replace(/([\p{L}]+)\(([\p{L}|]{1,80})\)\??/gu, (_, stem: string, endings: string) =>
    ['', ...endings.split('|')].map((ending) => `${stem}${ending}`).join(' '),
  )
  return joined.match(/[\p{L}][\p{L}']*/gu) ?? []
}

/** Whether any of the nine lexicons has this word, lower case and without accents. */
export function isKnownWord(word: string): boolean {
  return wordWeights().has(word)
}

/** The lexicon that knows most of these words; null where none knows any. */
export function detectLexicon(text: string, expected: string | undefined): Lexicon | null {
  const known = wordWeights()
  const scores = new Map<MailLanguage, number>()
  const words = fold(text).match(/[\p{L}][\p{L}']*/gu) ?? []
  for (const word of words.slice(0, WORDS_MAX)) {
    for (const [language, weight] of known.get(word) ?? []) {
      scores.set(language, (scores.get(language) ?? 0) + weight)
    }
  }
  const wanted = expected?.toLowerCase().slice(0, 2)
  let best: { language: MailLanguage; score: number } | null = null
  for (const language of MAIL_LANGUAGES) {
    const found = scores.get(language) ?? 0
    const score = found > 0 && language === wanted ? found + EXPECTED_BONUS : found
    if (score > (best?.score ?? 0)) best = { language, score }
  }
  return best && LEXICONS[best.language]
}
