import { expect, test } from 'vitest'
import { MAIL_LANGUAGES, type MailLanguage } from '#kernel/contracts/scheduling.ts'
import { findFacts } from '../facts.ts'
import { detectLanguage } from '../language.ts'
import { wholeWords } from '../plain.ts'
import { fill, typeset } from '../render.ts'
import { sentencesOf } from '../sentences.ts'
import { WORDS } from './all.ts'

const VALUES = { name: 'N', title: '□', slot: '□', duration: '□', place: '□', zone: '□', about: '□' }

/** Every sentence and clause that the composer can write in a language, with and without what is optional. */
function sentences(language: MailLanguage): string[] {
  const w = WORDS[language]
  const groups = [w.initiate, w.followUp, w.clarify, w.persist, w.alternatives, w.pending, w.finalized]
  const templates = [
    ...groups.flatMap((group) => Object.values(group).flat() as string[]),
    ...[w.ask, w.askBare, w.thanks, w.planned].flat(),
  ]
  return [...templates, ...Object.values(w.answers).map((clause) => `${clause}.`)].flatMap((template) =>
    [VALUES, { ...VALUES, slot: undefined, title: undefined }]
      .map((values) => fill(typeset(template, language), values))
      .filter((text) => text !== null),
  )
}

const cases = MAIL_LANGUAGES.map((language) => ({ language }))

test.for(cases)('in $language every template is one sentence, and a question is only in what asks', ({ language }) => {
  const w = WORDS[language]
  const broken = sentences(language).filter((text) => sentencesOf(text).length !== 1)
  expect(broken).toEqual([])
  const asking = [...w.ask, ...w.askBare, ...w.clarify.ask, ...w.persist.ask, ...w.alternatives.ask]
  expect(asking.filter((text) => !/\?$/.test(text))).toEqual([])
  expect(sentences(language).filter((text) => text.includes('?')).length).toBe(asking.length * 2)
})

test.for(cases)('in $language no template says what the validator forbids', ({ language }) => {
  const w = WORDS[language]
  const forbidden = wholeWords([w.others, w.promises, WORDS.en.others, WORDS.en.promises].join('|'), 'giu')
  const found = sentences(language).flatMap((text) => (text.match(forbidden) ?? []).map((word) => `${word}: ${text}`))
  expect(found).toEqual([])
  const facts = sentences(language).flatMap((text) => findFacts(text, language).map((fact) => `${fact.text}: ${text}`))
  expect(facts).toEqual([])
  const asks = [...w.ask, ...w.askBare, ...w.clarify.ask, ...w.persist.ask]
  const offers = wholeWords(`${w.questions.another}|${WORDS.en.questions.another}`, 'giu')
  expect(asks.filter((text) => offers.test(text))).toEqual([])
})

test.for(cases)('in $language a mail is known for its language', ({ language }) => {
  const all = sentences(language).join(' ')
  expect(detectLanguage(all)).toEqual({ language })
})

test.for(cases)('in $language there are enough wordings for three follow-ups', ({ language }) => {
  expect(WORDS[language].followUp.open.length).toBeGreaterThanOrEqual(3)
  expect(new Set(WORDS[language].followUp.open).size).toBe(WORDS[language].followUp.open.length)
})
