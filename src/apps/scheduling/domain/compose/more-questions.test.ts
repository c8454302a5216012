import { expect, test } from 'vitest'
import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { compose } from './compose.ts'
import { sampleContext, sampleHistory } from './context.fixture.ts'
import { WORDS } from './words/all.ts'

function answerTo(question: string, language: MailLanguage = 'en', operation: Record<string, unknown> = {}): string {
  const history = sampleHistory(['outbound', 'Would this time work for you?'], ['inbound', question])
  const context = sampleContext({ type: 'Reply', subtype: 'answer' }, language, history)
  return compose({ ...context, scheduling_operation: { ...context.scheduling_operation, ...operation } }).body
}

test('where it is and what it is about are two questions, in Dutch too [M-write.9]', () => {
  for (const question of [
    'Waar is het, hoe lang duurt het en waar gaat het over?',
    'Waar is het en waar gaat het over, en hoe lang duurt de bespreking?',
  ]) {
    const body = answerTo(question, 'nl')
    expect(body).toContain('locatie is: video call')
    expect(body).toContain('60 minuten')
    expect(body).toContain('onderwerp van de bespreking')
  }
  expect(answerTo('Waar gaat deze bespreking precies over?', 'nl')).not.toContain('locatie is')
})

test.for([
  ['en', 'What time is that in Berlin?'],
  ['es', '¿Qué hora es en Berlín, por favor?'],
  ['fr', "Quelle heure est-ce à Berlin, s'il vous plaît ?"],
  ['de', 'Wie viel Uhr ist das in Berlin bitte?'],
  ['it', 'Che ora sarebbe a Berlino, per favore?'],
  ['pt', 'Que horas são em Lisboa, por favor?'],
  ['nl', 'Hoe laat is dat bij ons in Berlijn?'],
  ['pl', 'Która to godzina w Berlinie, proszę?'],
  ['uk', 'Котра це година в Києві, підкажіть?'],
] as const)('%s: who asks for the hour elsewhere is told the zone: %s [M-time.1]', ([language, question]) => {
  expect(answerTo(question, language)).toContain('America/New_York')
})

test.for(['Is Sarah coming?', 'Has Sarah Stone confirmed?', 'What did Sarah say?'])(
  'whether somebody else comes is not looked into: %s [M-write.5]',
  (question) => {
    const body = answerTo(question)
    expect(body).not.toContain('Sarah')
    expect(body).not.toContain('come back to you')
    expect(body).toContain('list of participants')
  },
)

test.for([
  ['en', 'Can I bring a colleague?'],
  ['de', 'Kann ich eine Kollegin mitbringen?'],
  ['de', 'Gibt es dort in der Nähe Parkplätze oder nicht?'],
  ['es', '¿Hay aparcamiento cerca de allí o no?'],
] as const)('%s: what the operation does not say is checked: %s [M-write.9]', ([language, question]) => {
  const body = answerTo(question, language, { description: 'Milestones' })
  const [first] = WORDS[language].answers.check.split(' ')
  expect(body.toLowerCase()).toContain(first!.toLowerCase())
  expect(body).not.toContain('Milestones')
})

test('what a server adds below does not choose the language [M-lang.2]', () => {
  const notice = 'Diese E-Mail ist vertraulich. Wenn Sie nicht der richtige Empfänger sind, löschen Sie sie bitte.'
  expect(answerTo(`Where is it?\n\n${notice}`)).toContain('The location is: video call')
})

test('a description of several sentences stays one sentence of the mail [M-write.10]', () => {
  const body = answerTo('What is it about?', 'en', { description: 'Lease terms. Please read the draft!' })
  expect(body).toContain('Lease terms; Please read the draft.')
})

test('French sets its space before every semicolon [M-lang.1]', () => {
  const body = answerTo('Où a lieu la réunion, et combien de temps dure-t-elle exactement ?', 'fr')
  expect(body).toMatch(/\u00a0;/u)
  expect(body).not.toMatch(/[^\s];/u)
})

test('a place that ends with a full stop gets no second one [M-write.1]', () => {
  const location = 'Room 4, King Street 12.'
  expect(answerTo('Where is it?', 'en', { location })).not.toContain('..')
  const context = sampleContext({ type: 'Initiate' })
  const { body } = compose({ ...context, scheduling_operation: { ...context.scheduling_operation, location } })
  expect(body).toContain('King Street 12.')
  expect(body).not.toContain('..')
})
