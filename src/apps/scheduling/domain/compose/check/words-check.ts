import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import type { Brief } from '../brief.ts'
import { findFacts } from '../facts.ts'
import { detectLanguage } from '../language.ts'
import { escapeRegExp, wholeWords } from '../plain.ts'
import { sentencesOf } from '../sentences.ts'
import { WORDS } from '../words/all.ts'
import type { Words } from '../words/words.ts'
import { type Finding, findAll, finding } from './finding.ts'
import { tokensOf, vocabularyOf } from './vocabulary.ts'

/** Who else takes part: a mail to one attendee names none of them. */
export interface Forbidden {
  names?: readonly string[]
  emails?: readonly string[]
}

const INTERNAL = wholeWords(
  'scores?|scoring|escalat\\p{L}*|subtypes?|system prompts?|prompts?|language models?|chatbots?|json|llm|artificial intelligence|AI assistant',
  'giu',
)
const SNAKE = wholeWords('[a-z]+(?:_[a-z]+)+', 'gu')
/** As few known words as this, and the sentence may be in another language. */
const KNOWN_SHARE = 0.8

/** Every sentence by itself: half a mail in another language is a mistake too. */
export function checkLanguage(content: string, { language }: Brief): Finding[] {
  const { words } = vocabularyOf(language)
  return sentencesOf(content).flatMap((sentence) => {
    const text = findFacts(sentence, language)
      .reduce((rest, fact) => rest.replace(fact.text, ' '), sentence)
      .replace(/□/gu, ' ')
    const tokens = tokensOf(text)
    const share = tokens.filter((token) => words.has(token.toLowerCase())).length / (tokens.length || 1)
    if (share >= KNOWN_SHARE) return []
    const detected = detectLanguage(text)
    const isOther = 'unsupported' in detected || ('language' in detected && detected.language !== language)
    return isOther ? [finding('language.wrong', `The mail is to be in ${language}.`, sentence)] : []
  })
}

interface Rules {
  others: RegExp
  promises: RegExp
  offers: RegExp
}

const known = new Map<MailLanguage, Rules>()

/** English is checked everywhere: a model falls back to it. */
function rulesOf(language: MailLanguage): Rules {
  const both = (pick: (words: Words) => string) =>
    wholeWords(language === 'en' ? pick(WORDS.en) : `${pick(WORDS[language])}|${pick(WORDS.en)}`, 'giu')
  const rules = known.get(language) ?? {
    others: both(({ others }) => others),
    promises: both(({ promises }) => promises),
    offers: both(({ questions }) => questions.another),
  }
  known.set(language, rules)
  return rules
}

/** Nothing of what goes on behind the mail, and no word that binds anybody. */
export function checkWords(content: string, { language, action }: Brief): Finding[] {
  const { others, promises, offers } = rulesOf(language)
  const found = [
    ...findAll(content, INTERNAL, 'word.internal', 'An internal word does not belong into a mail.'),
    ...findAll(content, SNAKE, 'word.internal', 'A name of a field does not belong into a mail.'),
    ...findAll(content, others, 'people.other', 'No other participant is mentioned.'),
    ...findAll(content, promises, 'promise.made', 'No time is promised or changed.'),
  ]
  if (action === 'Reply.request_alternatives') return found
  const questions = sentencesOf(content).filter((sentence) => sentence.includes('?'))
  return [...found, ...questions.flatMap((text) => findAll(text, offers, 'promise.made', 'No other time is offered.'))]
}

export function checkPeople(text: string, brief: Brief, { names = [], emails = [] }: Forbidden): Finding[] {
  const message = 'Another participant is not mentioned.'
  const own = new Set(tokensOf(brief.firstName))
  const whole = [...names, ...emails]
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== brief.firstName)
  const found = whole.flatMap((name) => findAll(text, wholeWords(escapeRegExp(name), 'giu'), 'people.other', message))
  const parts = new Set(names.flatMap(tokensOf).filter((part) => [...part].length > 2 && !own.has(part)))
  return [...found, ...[...parts].flatMap((part) => findPart(text, part, brief, message))]
}

/** "Will", "May" and "Mark" are words as well: a part of a name counts where our own sentences would not have the word. */
function findPart(text: string, part: string, { language }: Brief, message: string): Finding[] {
  const { inside, atStart } = vocabularyOf(language)
  if (inside.has(part)) return []
  const at = [...text.matchAll(wholeWords(escapeRegExp(part), 'gu'))]
  const isFact = (index: number) =>
    findFacts(text, language).some((fact) => index >= fact.index && index < fact.index + fact.text.length)
  return at
    .filter(
      ({ index }) =>
        !(atStart.has(part) && /(?:^|[.!?:;\n]\s*["'¿„«]*)$/u.test(text.slice(0, index))) && !isFact(index),
    )
    .map(() => finding('people.other', message, part))
}
