import { expect, test } from 'vitest'
import { MAIL_LANGUAGES, type MailLanguage } from '#kernel/contracts/scheduling.ts'
import { checkMessage } from './check/check-message.ts'
import { compose } from './compose.ts'
import { sampleContext, sampleHistory } from './context.fixture.ts'
import { WORDS } from './words/all.ts'
import type { Topic } from './words/words.ts'

/** Where, when, how long, which zone, what about, who else, confirmed, another time. */
const ASKED: Record<MailLanguage, string[]> = {
  en: [
    'Where is it?',
    'What time does it start?',
    'How long will it take?',
    'Which time zone is that?',
    "What's it about?",
    'Who else is coming?',
    'Is it confirmed?',
    'Can we do another time?',
  ],
  es: [
    '¿Dónde es la reunión?',
    '¿A qué hora empieza?',
    '¿Cuánto dura?',
    '¿En qué zona horaria es?',
    '¿De qué trata la reunión?',
    '¿Quién más asiste?',
    '¿Está confirmada la reunión?',
    '¿Podría ser en otro horario?',
  ],
  fr: [
    'Où aura lieu la réunion ?',
    'À quelle heure commence-t-elle ?',
    'Combien de temps cela va-t-il durer ?',
    'Dans quel fuseau horaire est-ce ?',
    "De quoi s'agit-il ?",
    'Qui participe à la réunion ?',
    'Est-ce que la réunion est confirmée ?',
    'Pourrions-nous prévoir un autre horaire ?',
  ],
  de: [
    'Wo findet die Besprechung statt?',
    'Um wie viel Uhr beginnt sie?',
    'Wie lange dauert das?',
    'Welche Zeitzone ist gemeint?',
    'Worum geht es?',
    'Wer nimmt noch teil?',
    'Ist der Termin schon bestätigt?',
    'Wäre ein anderer Termin möglich?',
  ],
  it: [
    'Dove si terrà la riunione?',
    'A che ora inizia?',
    'Quanto dura la riunione?',
    'In quale fuso orario è?',
    'Di cosa si parlerà?',
    'Chi partecipa alla riunione?',
    'La riunione è confermata?',
    'Sarebbe possibile un altro orario?',
  ],
  pt: [
    'Onde será a reunião?',
    'A que horas começa?',
    'Quanto tempo demora a reunião?',
    'Em que fuso horário é?',
    'Qual é o assunto da reunião?',
    'Quem mais vai participar?',
    'A reunião está confirmada?',
    'Seria possível outro horário?',
  ],
  nl: [
    'Waar is de bespreking?',
    'Hoe laat begint het?',
    'Hoe lang duurt het?',
    'Welke tijdzone is dat?',
    'Waar gaat het over?',
    'Wie komt er nog meer?',
    'Is het al bevestigd?',
    'Kan het ook op een ander tijdstip?',
  ],
  pl: [
    'Gdzie odbędzie się spotkanie?',
    'O której się zaczyna?',
    'Jak długo potrwa?',
    'W jakiej strefie czasowej?',
    'O czym będzie to spotkanie?',
    'Kto jeszcze będzie na spotkaniu?',
    'Czy spotkanie jest potwierdzone?',
    'Czy możliwy jest inny termin?',
  ],
  uk: [
    'Де відбудеться зустріч?',
    'О котрій починається?',
    'Скільки часу це триватиме?',
    'За яким часовим поясом?',
    'Про що буде зустріч?',
    'Хто ще буде на зустрічі?',
    'Чи зустріч підтверджена?',
    'Чи можливий інший час?',
  ],
}
const ANSWERS: ReadonlyArray<readonly [Topic, RegExp | null]> = [
  ['where', /video call/],
  ['when', /2:00 PM|14:00|14h00/],
  ['duration', /60/],
  ['zone', /America\/New_York/],
  ['about', /agree on the scope/],
  ['who', null],
  ['confirmed', null],
  ['another', null],
]

function answerTo(question: string, language: MailLanguage): string {
  const context = sampleContext({ type: 'Reply' }, language, sampleHistory(['outbound', 'x'], ['inbound', question]))
  const described = {
    ...context,
    scheduling_operation: { ...context.scheduling_operation, description: 'We agree on the scope.' },
  }
  const output = compose(described)
  expect(checkMessage(output, described)).toEqual([])
  return output.body
}

const cases = MAIL_LANGUAGES.flatMap((language) =>
  ASKED[language].map((question, i) => ({ language, question, topic: ANSWERS[i]![0], answer: ANSWERS[i]![1] })),
)

test.for(cases)('"$question" is answered [M-write.5]', ({ language, question, topic, answer }) => {
  const body = answerTo(question, language)
  if (answer) expect(body).toMatch(answer)
  else expect(body.toLowerCase()).toContain(WORDS[language].answers[topic as 'who'].slice(1, 40).toLowerCase())
  expect(body.toLowerCase()).not.toContain(WORDS[language].answers.check.slice(1).toLowerCase())
})

test.for(MAIL_LANGUAGES.map((language) => ({ language })))(
  'all of them at once are answered in four sentences in $language [M-write.5]',
  ({ language }) => {
    const body = answerTo(ASKED[language].join(' '), language)
    for (const [, answer] of ANSWERS) if (answer) expect(body).toMatch(answer)
    for (const topic of ['who', 'confirmed', 'another'] as const)
      expect(body.toLowerCase()).toContain(WORDS[language].answers[topic].slice(1, 40).toLowerCase())
  },
)

test('what the operation does not say is checked, and small talk wants no answer [M-write.5]', () => {
  expect(answerTo('Will lunch be served?', 'en')).toContain("I'll check your question")
  expect(answerTo('How are you? Where is it?', 'en')).not.toContain("I'll check")
  const context = sampleContext(
    { type: 'Reply' },
    'en',
    sampleHistory(['outbound', 'x'], ['inbound', 'What is the agenda?']),
  )
  expect(compose(context).body).toContain("I'll check your question")
})

test('a time that somebody proposes is passed on and never repeated [M-write.5]', () => {
  const body = answerTo('Could we do Wednesday at 3 PM?', 'en')
  expect(body).toContain("I'll pass your request on")
  expect(body).not.toMatch(/Wednesday|3 PM|3:00/)
})

test('a question in an acceptance is answered in the confirmation [M-write.5]', () => {
  const history = sampleHistory(['outbound', 'x'], ['inbound', 'Yes, works for me. Where is it?'])
  for (const subtype of ['pending_others', 'finalized']) {
    const context = sampleContext({ type: 'Confirm', subtype }, 'en', history)
    expect(compose(context).body).toContain('video call')
    expect(checkMessage(compose(context), context)).toEqual([])
  }
})
