import { expect, test } from 'vitest'
import { MAIL_LANGUAGES, type MailLanguage } from '#kernel/contracts/scheduling.ts'
import { calendarNames } from '../calendar-names.ts'
import { compose } from '../compose.ts'
import { sampleContext, sampleHistory } from '../context.fixture.ts'
import { WORDS } from '../words/all.ts'
import { checkMessage } from './check-message.ts'

const languages = MAIL_LANGUAGES.map((language) => ({ language }))
const FORBIDDEN = { names: ['Alice Jones', 'Bob'], emails: ['alice@example.com'] }

/** The codes for a mail whose body, or subject, was changed. */
function codesOf(
  language: MailLanguage,
  change: (body: string) => string,
  type: 'Initiate' | 'Follow_up' = 'Initiate',
): string[] {
  const context = sampleContext({ type }, language)
  const output = compose(context)
  expect(checkMessage(output, context, FORBIDDEN)).toEqual([])
  const body = change(output.body)
  expect(body).not.toBe(output.body)
  return checkMessage({ ...output, body }, context, FORBIDDEN).map(({ code }) => code)
}

const insert = (sentence: string) => (body: string) =>
  body.replace(/(\n\n[^\n]+)(\n\n[^\n]+\n\n[^\n]+)$/u, (_, content, rest) => `${content} ${sentence}${rest}`)

test.for(languages)(
  'another hour, weekday, day, month, length or zone is found in $language [M-write.11]',
  ({ language }) => {
    const { months, weekdays } = calendarNames(language)
    const days = WORDS[language].weekdayInDate ?? weekdays
    const changes: Array<(body: string) => string> = [
      (body) =>
        body.replace(/2:00 PM|14:00|14h00/, (time) => time.replace(/^2|^14/, (hour) => String(Number(hour) + 1))),
      (body) => body.replace(/(2|14)([:h])00/, '$1$230'),
      (body) => body.replace('2:00 PM', '2:00 AM').replace(/14([:h])00/, '02$100'),
      (body) => body.replace(days[1]!, days[2]!),
      (body) => body.replace(/(?<!\d)14(?![:h\d])/, '15'),
      (body) => body.replace(months[0]!, months[1]!),
      (body) => body.replace('60', '90'),
      (body) => body.replace(/EST/, 'PST'),
    ]
    for (const change of changes) expect(codesOf(language, change)).toContain('fact.time')
  },
)

const INVENTED: Record<MailLanguage, string[]> = {
  en: [
    'It could be 3 PM.',
    'It could be 15:00.',
    'See you tomorrow.',
    'It is on 1/15.',
    'It is on the 15th of January.',
    'Let us say Wed 15.',
    'It takes half an hour.',
    'It is at three.',
    'It takes 2 hours.',
    'It is in February.',
  ],
  es: [
    'Sería a las 15:00.',
    'Sería a las 15h.',
    'Nos vemos mañana.',
    'Es el 15/1.',
    'Sería el 15 de enero.',
    'Sería el miércoles.',
    'Dura media hora.',
    'Sería a las tres.',
  ],
  fr: [
    'Ce serait à 15h.',
    'Ce serait à 15 h 30.',
    'À demain.',
    'Ce serait le 15/01.',
    'Ce serait le 15 janvier.',
    'Ce serait mercredi.',
    'Elle dure une demi-heure.',
    'Ce serait à trois heures.',
  ],
  de: [
    'Es wäre um 15 Uhr.',
    'Es wäre um 15.30 Uhr.',
    'Bis morgen.',
    'Es ist am 15.01. so weit.',
    'Es ist am 15. Januar.',
    'Es ist am Mittwoch.',
    'Es dauert eine halbe Stunde.',
    'Es ist um drei.',
  ],
  it: [
    'Sarebbe alle 15.',
    'Sarebbe alle 15.30.',
    'A domani.',
    'Sarebbe il 15/1.',
    'Sarebbe il 15 gennaio.',
    'Sarebbe mercoledì.',
    "Dura mezz'ora.",
    'Sarebbe alle tre.',
  ],
  pt: [
    'Seria às 15h.',
    'Seria às 15:30.',
    'Até amanhã.',
    'Seria a 15/01.',
    'Seria a 15 de janeiro.',
    'Seria na quarta.',
    'Dura meia hora.',
    'Seria às três.',
  ],
  nl: [
    'Het is om 15 uur.',
    'Het is om 15.30 uur.',
    'Tot morgen.',
    'Het is op 15-1-2025.',
    'Het is op 15 januari.',
    'Het is op woensdag.',
    'Het duurt een half uur.',
    'Het is om drie uur.',
  ],
  pl: [
    'Będzie o 15.',
    'Będzie o godz. 15.',
    'Do zobaczenia jutro.',
    'Będzie 15.01.2025.',
    'Będzie 15 stycznia.',
    'Będzie w środę.',
    'Potrwa pół godziny.',
    'Będzie o trzeciej.',
  ],
  uk: [
    'Буде о 15:00.',
    'Буде о 15 годині.',
    'Побачимося завтра.',
    'Буде 15.01.2025.',
    'Буде 15 січня.',
    'Буде в середу.',
    'Триватиме пів години.',
    'Буде о третій.',
  ],
}
test.for(MAIL_LANGUAGES.flatMap((language) => INVENTED[language].map((sentence) => ({ language, sentence }))))(
  'an invented time is found in $language: $sentence [M-write.11]',
  ({ language, sentence }) => {
    expect(codesOf(language, insert(sentence))).toContain('fact.time')
  },
)

test.for([
  'Hi Michael,\n\nI am arranging the meeting "Q3 Integration Roadmap". It is planned for Tuesday, 14 January 2025, 14:00-15:00 EST. It takes one hour by video call.\n\nWould this time work for you?\n\nBest regards',
  'Hello Michael,\n\nI am arranging the Q3 Integration Roadmap meeting. Could we plan 1/14 at 2 PM (UTC-5) for 60 min, please. It is a video call.\n\nDoes Tuesday the 14th suit you?\n\nKind regards',
  'Dear Michael,\n\nWe would like to discuss the Q3 Integration Roadmap. The proposed time is Tuesday, Jan 14th at 2:00 p.m. Eastern Time. The place is a video call.\n\nWould you be able to join?\n\nSincerely',
])('other words for the same facts pass: %s [M-write.11]', (body) => {
  const context = sampleContext({ type: 'Initiate' })
  expect(checkMessage({ subject: 'Meeting Request: Q3 Integration Roadmap', body, metadata: {} }, context)).toEqual([])
})

test.for(languages)('frame, language and form are checked in $language [M-write.13]', ({ language }) => {
  const other = language === 'de' ? 'en' : 'de'
  const foreign = compose(sampleContext({ type: 'Initiate' }, other)).body
  const lines = (body: string) => body.split('\n\n')
  const middle = (body: string) => lines(body)[1]!
  expect(codesOf(language, (body) => lines(body).slice(1).join('\n\n'))).toContain('greeting.wrong')
  expect(codesOf(language, (body) => body.replace('Michael', 'Michael Chen'))).toContain('greeting.wrong')
  expect(codesOf(language, (body) => lines(body).slice(0, -1).join('\n\n'))).toContain('closing.wrong')
  expect(codesOf(language, () => foreign)).toEqual(
    expect.arrayContaining(['greeting.wrong', 'language.wrong', 'closing.wrong']),
  )
  expect(codesOf(language, (body) => body.replace(middle(body), middle(foreign)))).toContain('language.wrong')
  expect(codesOf(language, (body) => body.replace(/\?/, '.'))).toContain('question.missing')
  expect(codesOf(language, insert('Or would any other day be better for you?'))).toContain('question.count')
  expect(
    codesOf(language, (body) =>
      body.replace(middle(body), `${Array(3).fill(WORDS[language].followUp.middle[0]).join(' ')} ${middle(body)}`),
    ),
  ).toContain('sentences.count')
  expect(codesOf(language, (body) => body.replace('Michael', '<b>Michael</b>'))).toContain('text.markup')
  expect(codesOf(language, (body) => `${body} \u{1F600}`)).toContain('text.emoji')
  expect(codesOf(language, (body) => body.replace('\n\n', '\n\n\u200b'))).toContain('text.control')
})

test.for(languages)(
  'others, addresses, links and internal words are found in $language [M-write.12]',
  ({ language }) => {
    expect(codesOf(language, insert('Alice Jones.'))).toContain('people.other')
    expect(codesOf(language, insert('Jones.'))).toContain('people.other')
    expect(codesOf(language, insert('Bob.'))).toContain('people.other')
    expect(codesOf(language, insert('alice@example.com.'))).toEqual(
      expect.arrayContaining(['people.other', 'text.address']),
    )
    expect(codesOf(language, insert('carol@example.com.'))).toContain('text.address')
    expect(codesOf(language, insert('https://evil.example/x.'))).toContain('text.link')
    expect(codesOf(language, insert('Your score is high.'))).toContain('word.internal')
    expect(codesOf(language, insert('next_action.'))).toContain('word.internal')
  },
)

const BINDING: Record<MailLanguage, [others: string, promise: string]> = {
  en: ['Everyone has confirmed.', 'The meeting has been moved.'],
  es: ['Los demás ya han confirmado.', 'Le prometo que será así.'],
  fr: ['Les autres ont confirmé.', 'La réunion a été reportée.'],
  de: ['Die anderen haben zugesagt.', 'Der Termin wurde verschoben.'],
  it: ['Gli altri hanno confermato.', 'La riunione è stata spostata.'],
  pt: ['Os outros confirmaram.', 'A reunião foi adiada.'],
  nl: ['De anderen hebben bevestigd.', 'De bespreking is verplaatst.'],
  pl: ['Pozostali potwierdzili.', 'Spotkanie zostało przełożone.'],
  uk: ['Усі підтвердили.', 'Зустріч перенесено, обіцяю.'],
}
test.for(languages)('how others stand, and a promise, are found in $language [M-write.12]', ({ language }) => {
  const [others, promise] = BINDING[language]
  expect(codesOf(language, insert(others))).toContain('people.other')
  expect(codesOf(language, insert(promise))).toContain('promise.made')
})

test('subject and error outputs are checked too [M-write.3, M-write.13]', () => {
  const context = sampleContext({ type: 'Follow_up' }, 'en', sampleHistory(['outbound', 'Hello']))
  const output = compose(context)
  const codes = (changed: unknown) => checkMessage(changed, context).map(({ code }) => code)
  expect(codes({ ...output, subject: 'Meeting Request: Q3 Integration Roadmap' })).toEqual(['subject.pattern'])
  expect(codes({ ...output, subject: `${output.subject}\nBcc: x` })).toContain('subject.lines')
  expect(codes({ ...output, to: 'x' })).toEqual(['schema.output'])
  expect(codes('text')).toEqual(['schema.output'])
  const error = { error: 'language_detection_failed', details: 'x' }
  expect(codes({ subject: '', body: '', metadata: error })).toEqual(['error.unexpected'])
  expect(checkMessage(output, { next_action: { type: 'Negotiate' } }).map(({ code }) => code)).toEqual([
    'error.expected',
  ])
})
