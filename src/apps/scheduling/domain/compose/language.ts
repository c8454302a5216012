import { createRequire } from 'node:module'
import { MAIL_LANGUAGES, type MailLanguage } from '#kernel/contracts/scheduling.ts'
import { ABBREVIATIONS } from '../zones/names.ts'
import { FOREIGN_WORDS } from './foreign-words.ts'
import { type Message, ownWords } from './history.ts'
import { EMAIL, URL_LIKE, wholeWords } from './plain.ts'
import { WORDS } from './words/all.ts'

export type LanguageReading = { language: MailLanguage } | { unsupported: string } | { unclear: true }

/** It holds 150 MB and takes a third of a second to load: only for a text that needs it. */
const detectAll: typeof import('tinyld/heavy').detectAll = (text, options) =>
  require('tinyld/heavy').detectAll(text, options)
const require = createRequire(import.meta.url)

/** Enough of the others that a text in none of ours is known for what it is. */
const OTHERS =
  'cs sk sv da no fi hu ro bg ru be sr mk tr lt lv et el af is ga id tl vi he ar fa hi ja zh ko th hy ka kk'
const ONLY = [...MAIL_LANGUAGES, ...OTHERS.split(' ')]
const TEXT_MAX = 3000
const ZONES = wholeWords(ABBREVIATIONS.join('|'), 'gu')
const CODES: Readonly<Record<string, MailLanguage>> = {
  eng: 'en',
  english: 'en',
  spa: 'es',
  spanish: 'es',
  español: 'es',
  castellano: 'es',
  fra: 'fr',
  fre: 'fr',
  french: 'fr',
  français: 'fr',
  deu: 'de',
  ger: 'de',
  german: 'de',
  deutsch: 'de',
  ita: 'it',
  italian: 'it',
  italiano: 'it',
  por: 'pt',
  portuguese: 'pt',
  português: 'pt',
  nld: 'nl',
  dut: 'nl',
  dutch: 'nl',
  nederlands: 'nl',
  pol: 'pl',
  polish: 'pl',
  polski: 'pl',
  ukr: 'uk',
  ukrainian: 'uk',
  українська: 'uk',
}

/** "pt-BR", "de_AT", "eng". Nothing given is English, as the contract has it. */
export function readDefaultLanguage(value: unknown): LanguageReading {
  if (typeof value !== 'string' || value.trim() === '') return { language: 'en' }
  const [tag = ''] = value
    .trim()
    .toLowerCase()
    .split(/[-_.\s]/u)
  const known = isMailLanguage(tag) ? tag : Object.hasOwn(CODES, tag) ? CODES[tag] : undefined
  return known ? { language: known } : { unsupported: tag.slice(0, 20) }
}

function isMailLanguage(tag: string): tag is MailLanguage {
  return (MAIL_LANGUAGES as readonly string[]).includes(tag)
}

/** The newest inbound message decides; one that says too little leaves it to the one before, then to the default. */
export function chooseLanguage(messages: readonly Message[], defaultLanguage: unknown): LanguageReading {
  const [newest, ...earlier] = messages.filter(({ inbound }) => inbound).toReversed()
  if (!newest) return readDefaultLanguage(defaultLanguage)
  const reading = detectLanguage(newest.content)
  const before = chooseLanguage(earlier.toReversed(), defaultLanguage)
  if ('unclear' in reading) return before
  return 'language' in reading && 'language' in before && isAsLikely(newest.content, before.language, reading.language)
    ? before
    : reading
}

const SHORT_WORDS = 4

/** "Sí, confirmado." of somebody who writes Spanish: a few words that belong to near relatives stay in the language of before. */
function isAsLikely(content: string, before: MailLanguage, detected: MailLanguage): boolean {
  const text = ownWords(content)
  const tokens = tokensOf(text)
  const known = (language: MailLanguage) =>
    scoreOf(tokens, language) + replyPatterns.filter(([one, pattern]) => one === language && text.match(pattern)).length
  return tokens.length <= SHORT_WORDS && known(before) > 0 && known(before) >= known(detected)
}

export function detectLanguage(content: string): LanguageReading {
  const text = ownWords(content)
    .replace(URL_LIKE, ' ')
    .replace(EMAIL, ' ')
    // "CET" is a French word too.
    .replace(ZONES, ' ')
    .replace(/["„«“].{0,200}?["”“»]/gu, ' ')
    .slice(0, TEXT_MAX)
  const tokens = tokensOf(text)
  if (tokens.length === 0) return { unclear: true }
  return byScript(text) ?? byWords(text, tokens)
}

function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/[\p{L}\p{M}']+/gu) ?? []
  )
}

/** Scripts that none of ours uses, and letters that Ukrainian has not. */
function byScript(text: string): LanguageReading | null {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const letters = count(/\p{L}/gu)
  const latin = count(/\p{Script=Latin}/gu)
  const cyrillic = count(/\p{Script=Cyrillic}/gu)
  if (letters - latin - cyrillic > letters / 2) return { unsupported: detectAll(text)[0]?.lang ?? 'unknown' }
  if (cyrillic <= letters / 2) return null
  if (count(/[їєґ]/giu) > 0 && count(/[ыэъё]/giu) === 0) return { language: 'uk' }
  if (count(/[ыэъёўјљњћђџ]/giu) > 0) return { unsupported: count(/[ў]/giu) > 0 ? 'be' : 'ru' }
  return count(/[і]/giu) > 0 ? { language: 'uk' } : null
}

interface Score {
  language: string
  hits: number
}

/** Frequent words against the detector: the one sees single letters too strongly, the others know too few words. */
function byWords(text: string, tokens: string[]): LanguageReading {
  const [best, second] = scores(tokens)
  const [top, next] = detectAll(text, { only: ONLY })
  const lead = best!.hits - second!.hits
  const share = best!.hits / tokens.length
  const isClear =
    top !== undefined &&
    tokens.length >= 3 &&
    (top.accuracy >= 0.5 || (top.accuracy >= 0.2 && top.accuracy >= 2 * (next?.accuracy ?? 0)))
  if (best!.hits > 0 && lead > 0) {
    if (top?.lang === best!.language) return reading(best!.language)
    if (tokens.length <= 4 && (share >= 0.5 || !isClear)) return short(text, best!.language)
    if (share >= 0.3 && lead >= 2) return reading(best!.language)
  }
  if (isClear && (scoreOf(tokens, top.lang) > 0 || best!.hits === 0 || top.accuracy >= 0.5)) {
    // Two near relatives that cannot be told apart: rather none than the wrong one.
    return reading(top.lang)
  }
  const replies = shortReplies(text)
  if (replies) return { language: replies }
  if (best!.hits >= 2 && lead > 0 && share >= 0.25) return reading(best!.language)
  return { unclear: true }
}

function reading(language: string): LanguageReading {
  return isMailLanguage(language) ? { language } : { unsupported: language }
}

/** One known word is enough for one of ours, but not to say that somebody writes in none of them. */
function short(text: string, language: string): LanguageReading {
  const replies = shortReplies(text)
  if (replies) return { language: replies }
  if (isMailLanguage(language)) return { language }
  const [top] = detectAll(text, { only: ONLY })
  return top?.lang === language || (top && !isMailLanguage(top.lang) && top.accuracy >= 0.5)
    ? { unsupported: language }
    : { unclear: true }
}

const wordSets = new Map<string, Set<string>>(
  [
    ...MAIL_LANGUAGES.map((language) => [language, WORDS[language].common] as const),
    ...Object.entries(FOREIGN_WORDS),
  ].map(([language, words]) => [language, new Set(words.split('|'))]),
)

function scoreOf(tokens: string[], language: string): number {
  const words = wordSets.get(language)
  return words ? tokens.filter((token) => words.has(token)).length : 0
}

function scores(tokens: string[]): Score[] {
  return [...wordSets.keys()]
    .map((language) => ({ language, hits: scoreOf(tokens, language) }))
    .sort((a, b) => b.hits - a.hits)
}

const replyPatterns = MAIL_LANGUAGES.map(
  (language) => [language, wholeWords(WORDS[language].shortReplies, 'giu')] as const,
)

/** "Merci!", "ja, passt": the one language that says so; null where two do, as with "ja". */
function shortReplies(text: string): MailLanguage | null {
  const counted = replyPatterns
    .map(([language, pattern]) => ({ language, hits: text.match(pattern)?.join('').length ?? 0 }))
    .sort((a, b) => b.hits - a.hits)
  const [first, second] = counted
  return first!.hits > 0 && first!.hits > second!.hits ? first!.language : null
}
