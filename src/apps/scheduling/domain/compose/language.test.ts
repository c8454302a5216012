import { expect, test } from 'vitest'
import type { CommunicationError } from '#kernel/contracts/scheduling.ts'
import { compose } from './compose.ts'
import { sampleContext, sampleHistory } from './context.fixture.ts'
import { chooseLanguage, detectLanguage } from './language.ts'

const WRITTEN: Record<string, string[]> = {
  en: [
    'Yes that works. See you then.',
    'Where is it?',
    'Sounds good',
    'Thanks!',
    "Tuesday works, see you at Štefan's place",
    'Hi Søren, the time is fine for me, thank you',
    'Who else is coming?',
    'I am in CET, fine.',
  ],
  es: [
    '¿Dónde es?',
    'Sí, perfecto, gracias',
    '¿Cuánto dura la reunión?',
    'Me viene bien el martes',
    'Vale',
    'De acuerdo, nos vemos el martes',
  ],
  fr: [
    'Merci!',
    'Oui',
    'Oui, mardi me convient très bien.',
    'Où aura lieu la réunion ?',
    'Je ne peux pas, désolé',
    'D’accord',
  ],
  de: [
    'Passt',
    'Ja, passt mir gut',
    'Wo findet das statt?',
    'Leider geht es da nicht',
    'Vielen Dank!',
    'Worum geht es?',
  ],
  it: ['Va bene, grazie', 'Dove si terrà?', 'Quanto dura?', 'Sì, perfetto', 'Non posso martedì', 'Chi partecipa?'],
  pt: [
    'Onde será a reunião?',
    'Quanto tempo demora?',
    'Sim, pode ser',
    'Obrigado',
    'Não posso nesse dia',
    'Quem mais vai participar?',
  ],
  nl: [
    'Dank je, dat werkt voor mij',
    'Waar is het?',
    'Hoe lang duurt het?',
    'Ik kan helaas niet',
    'Wie komt er nog meer?',
    'Ja, dat is goed',
  ],
  pl: [
    'Gdzie to będzie?',
    'Tak, pasuje',
    'Jak długo potrwa spotkanie?',
    'Dziękuję',
    'Nie mogę w tym terminie',
    'Niestety nie',
  ],
  uk: ['Де це буде?', 'Так, підходить', 'Скільки часу це займе?', 'Дякую', 'Не можу в цей день', 'Добре'],
}
const written = Object.entries(WRITTEN).flatMap(([language, texts]) => texts.map((text) => ({ language, text })))

test.for(written)('"$text" is $language [M-lang.2]', ({ language, text }) => {
  expect(detectLanguage(text)).toEqual({ language })
})

const UNSUPPORTED = [
  '会議はどこで行われますか？',
  'Kde se to koná? Díky moc za pozvání.',
  'Ano, úterý mi vyhovuje.',
  'Var är mötet? Tack så mycket för inbjudan, jag återkommer.',
  'Ja, tisdag fungerar bra för mig.',
  'Где это будет? Спасибо за приглашение.',
  'Да, хорошо, договорились',
  'Hvor er mødet? Tak for invitationen.',
  'Estic disponible dimarts. On serà la reunió?',
  'Grazas, onde será a reunión? Non podo o martes.',
  'Unde va avea loc întâlnirea? Mulțumesc!',
  'Waar sal die vergadering wees? Ek kan nie dan kom nie, dankie.',
  'Gdje će biti sastanak? Hvala lijepa na pozivu.',
  'Kje bo sestanek? Hvala.',
  'Къде ще бъде срещата? Благодаря.',
  'Toplantı nerede olacak? Teşekkür ederim.',
  'أين سيكون الاجتماع؟',
  'Πού θα γίνει η συνάντηση;',
]
test.for(UNSUPPORTED)('%s is refused, not guessed [M-lang.4]', (text) => {
  const history = sampleHistory(['outbound', 'Hello'], ['inbound', text])
  const { subject, body, metadata } = compose(sampleContext({ type: 'Reply', subtype: 'answer' }, 'en', history))
  expect({ subject, body }).toEqual({ subject: '', body: '' })
  expect((metadata as CommunicationError).error).toBe('language_detection_failed')
})

test.for(['ja', 'cs-CZ', 'sv', 'xx'])('a first contact in %s is refused [M-lang.4]', (default_language) => {
  const { metadata } = compose({ ...sampleContext({ type: 'Initiate' }), attendee: { default_language } })
  expect((metadata as CommunicationError).error).toBe('language_detection_failed')
})

test.for([
  ['pt-BR', 'Pedido de reunião'],
  ['de_AT', 'Terminanfrage'],
  ['FR', 'Demande de réunion'],
  ['uk-UA', 'Запит'],
  ['eng', 'Meeting Request'],
  [undefined, 'Meeting Request'],
  ['', 'Meeting Request'],
] as const)('a first contact for %s begins with "%s" [M-lang.1]', ([default_language, begin]) => {
  expect(compose({ ...sampleContext({ type: 'Initiate' }), attendee: { default_language } }).subject).toMatch(
    new RegExp(`^${begin}`),
  )
})

const greetingOf = (...texts: string[]) => {
  const history = sampleHistory(
    ...texts.flatMap(
      (text): Array<['inbound' | 'outbound', string]> => [
        ['outbound', 'Hello Michael, does it suit you?'],
        ['inbound', text],
      ],
    ),
  )
  return compose(sampleContext({ type: 'Reply' }, 'en', history)).body.split(/[\s,]/)[0]
}

test('French after English gives a French reply, and every later switch is followed [M-lang.2]', () => {
  expect(greetingOf('Bonjour, où aura lieu la réunion ?')).toBe('Bonjour')
  expect(greetingOf('Bonjour, où aura lieu la réunion ?', 'And how long will it take?')).toMatch(/Hi|Hello/)
  expect(greetingOf('Where is it?', 'Wie lange dauert die Besprechung?', 'Gracias, ¿y dónde es?')).toBe('Hola')
})

test('a word that says nothing keeps the language of the message before [M-lang.3]', () => {
  expect(greetingOf('Bonjour, où aura lieu la réunion ?', 'ok')).toBe('Bonjour')
  expect(greetingOf('14:00?')).toMatch(/Hi|Hello/)
  const silent = compose(sampleContext({ type: 'Follow_up' }, 'nl', sampleHistory(['outbound', 'Hello'])))
  expect(silent.subject).toMatch(/^Herinnering/)
})

test.each([
  ['es', 'Sí, confirmado.', 'es'],
  ['pt', 'Sim, confirmado.', 'pt'],
  ['es', 'Sim, confirmado.', 'pt'],
  ['es', 'Ja, passt mir gut', 'de'],
  [undefined, 'Oui, mardi me convient très bien.', 'fr'],
] as const)('of an attendee in %s, "%s" is %s [M-lang.1]', (before, content, language) => {
  expect(chooseLanguage([{ inbound: true, content, timestamp: '' }], before)).toEqual({ language })
})

test('a short reply stays in the language of the thread [M-lang.1]', () => {
  const thread = ['Me viene bien el martes, ¿dónde será la reunión?', 'Sí, confirmado.']
  expect(
    chooseLanguage(
      thread.map((content) => ({ inbound: true, content, timestamp: '' })),
      'pt',
    ),
  ).toEqual({ language: 'es' })
})
