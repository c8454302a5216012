import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CommunicationContext,
  type ConversationMessage,
  MAIL_LANGUAGES,
  type MailLanguage,
} from '#kernel/contracts/scheduling.ts'
import { checkMessage } from './check/check-message.ts'
import { compose } from './compose.ts'

/** LANEWRIGHT_LONG=1 runs the long form, which takes minutes. */
const RUNS = process.env.LANEWRIGHT_LONG ? 10_000 : 1000
const TIMEOUT_MS = 900_000

const ACTIONS = [
  { type: 'Initiate' },
  { type: 'Follow_up' },
  { type: 'Reply' },
  { type: 'Confirm' },
  ...['answer', 'clarify', 'persist', 'request_alternatives'].map((subtype) => ({ type: 'Reply', subtype })),
  ...['pending_others', 'finalized'].map((subtype) => ({ type: 'Confirm', subtype })),
] as ReadonlyArray<CommunicationContext['next_action']>

const INBOUND: Record<MailLanguage, string[]> = {
  en: [
    'Where is it?',
    'How long will it take, and who else is coming?',
    'Yes, that works for me.',
    'Can we do Wednesday at 3 PM?',
  ],
  es: [
    '¿Dónde es la reunión?',
    '¿Cuánto dura y quién más asiste?',
    'Sí, me viene bien.',
    '¿Podría ser el miércoles a las 15:00?',
  ],
  fr: [
    'Où aura lieu la réunion ?',
    'Combien de temps, et qui participe ?',
    'Oui, cela me convient.',
    'Serait-il possible mercredi à 15h ?',
  ],
  de: [
    'Wo findet das statt?',
    'Wie lange dauert es und wer kommt noch?',
    'Ja, das passt mir gut.',
    'Ginge auch Mittwoch um 15 Uhr?',
  ],
  it: [
    'Dove si terrà la riunione?',
    'Quanto dura e chi partecipa?',
    'Sì, per me va bene.',
    'Sarebbe possibile mercoledì alle 15?',
  ],
  pt: [
    'Onde será a reunião?',
    'Quanto tempo demora e quem participa?',
    'Sim, para mim está ótimo.',
    'Seria possível na quarta às 15h?',
  ],
  nl: [
    'Waar is de bespreking?',
    'Hoe lang duurt het en wie komt er nog meer?',
    'Ja, dat is goed voor mij.',
    'Kan het ook woensdag om 15 uur?',
  ],
  pl: [
    'Gdzie będzie spotkanie?',
    'Jak długo potrwa i kto jeszcze będzie?',
    'Tak, pasuje mi.',
    'Czy możliwa jest środa o 15?',
  ],
  uk: ['Де буде зустріч?', 'Скільки часу це займе і хто ще буде?', 'Так, мені підходить.', 'Чи можна у середу о 15?'],
}

const titles = fc.oneof(
  fc.constantFrom(
    'Q3 Integration Roadmap',
    'Budget 2027',
    'What next?',
    'Done. Really. Done!',
    'Tuesday',
    'Stand-up 14:30',
    'Über "alles"',
    '<b>Kick</b>off',
    'Планування',
    '会議',
    'a',
    '1/2 year review',
    'Re: contract',
  ),
  fc.string({ minLength: 1, maxLength: 60 }).map((text) => `T ${text}`),
)
const places = fc.constantFrom(
  'video call',
  'https://meet.example.com/a?b=1&c=2',
  'Room 14, 3rd floor',
  'Café Zentral, Herrengasse 14, 1010 Wien',
  '+1 212 555 0100',
  'Is it here?',
  'Zoom',
  'ul. Długa 5.',
)
const names = fc.constantFrom(
  'Michael Chen',
  'Chen, Michael',
  'Dr. Anna-Maria Müller',
  'Олена Петренко',
  '王小明',
  '山田 太郎',
  'April',
  'Sunday Adeyemi',
  "D'Arcy O'Neil",
  'Łukasz',
  'Zoë',
)
const zones = fc.constantFrom(
  'EST',
  'PST',
  'CET',
  'GMT',
  'BST',
  'UTC',
  'Europe/Kyiv',
  'Asia/Kolkata',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'America/Chicago',
  'America/Sao_Paulo',
  '+02:00',
)
const timestamps = fc
  .record({
    ms: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) }),
    form: fc.constantFrom('Z', '', '+02:00', '-0500'),
  })
  .map(({ ms, form }) => ({ ms: ms - (ms % 300_000), form }))
const isoOf = (ms: number, form: string) => new Date(ms).toISOString().slice(0, 19) + form

const contexts: fc.Arbitrary<CommunicationContext> = fc
  .record({
    language: fc.constantFrom(...MAIL_LANGUAGES),
    action: fc.constantFrom(...ACTIONS),
    title: titles,
    location: places,
    timezone: zones,
    own: fc.option(zones, { nil: undefined }),
    moment: timestamps,
    duration: fc.constantFrom(15, 30, 45, 60, 90, 120, 150, 240, 1, 2, 5, 22, 61, 480),
    description: fc.option(
      fc.constantFrom('We settle the Q3 scope.', 'Please read the 12 pages first!', 'On Monday we met. Now we decide?'),
      { nil: undefined },
    ),
    name: names,
    inbound: fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
  })
  .map(
    ({
      language,
      action,
      title,
      location,
      timezone,
      own,
      moment: timestamp,
      duration,
      description,
      name,
      inbound,
    }) => ({
      next_action: { ...action },
      attendee_email: 'someone@example.com',
      attendee_name: name,
      attendee: { default_language: language, ...(own && { time_zone: own }) },
      conv_history: inbound.flatMap((n, i) => [
        mail('outbound', 'Hello, is it fine?', i * 2),
        mail('inbound', INBOUND[language][n]!, i * 2 + 1),
      ]),
      scheduling_operation: {
        title,
        duration,
        location,
        timezone,
        date: {
          start: isoOf(timestamp.ms, timestamp.form),
          end: isoOf(timestamp.ms + duration * 60_000, timestamp.form),
        },
        ...(description ? { description } : {}),
      },
    }),
  )

function mail(direction: 'inbound' | 'outbound', content: string, i: number): ConversationMessage {
  return { direction, email: 'x@example.com', content, timestamp: isoOf(Date.UTC(2023, 0, 1 + i), 'Z') }
}

test('whatever the context, the validator finds nothing in what the composer writes [M-write.1]', {
  timeout: TIMEOUT_MS,
}, () => {
  const forbidden = { names: ['Will Smith', 'May Brown', 'Mark Zimmer', 'Anna Kowalska'], emails: ['will@example.com'] }
  const invalid = fc.sample(contexts, { numRuns: RUNS, seed: 3 }).flatMap((context) => {
    const output = compose(context)
    const findings = checkMessage(output, context, forbidden)
    return findings.length > 0 || output.body === '' ? [{ findings, output, context }] : []
  })
  // Three are enough to see what is wrong.
  expect(invalid.slice(0, 3)).toEqual([])
})

test('three follow-ups of one thread never have the same text [M-write.4]', { timeout: TIMEOUT_MS }, () => {
  fc.assert(
    fc.property(contexts, (context) => {
      const bodies: string[] = []
      let conv_history = context.conv_history
      for (let i = 0; i < 3; i++) {
        const { body } = compose({ ...context, next_action: { type: 'Follow_up' }, conv_history })
        bodies.push(body)
        conv_history = [...conv_history, mail('outbound', body, 100 + i)]
      }
      expect(new Set(bodies).size).toBe(3)
    }),
    { numRuns: Math.ceil(RUNS / 5), seed: 3 },
  )
})

test('any JSON value gives an output, and the same value the same one [M-err.4]', { timeout: TIMEOUT_MS }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), contexts.chain(damaged)), (value) => {
      const output = compose(value)
      expect(compose(structuredClone(value))).toEqual(output)
      expect(checkMessage(output, value).filter(({ code }) => /^(?:schema|error|text)\./.test(code))).toEqual([])
    }),
    { numRuns: Math.ceil(RUNS / 3), seed: 3 },
  )
})

/** A context in which one member, at whatever depth, is something else. */
function damaged(context: CommunicationContext): fc.Arbitrary<unknown> {
  const paths = ['next_action', 'attendee_email', 'attendee_name', 'attendee', 'conv_history', 'scheduling_operation']
  const inner = ['title', 'duration', 'location', 'timezone', 'date', 'description']
  return fc.record({ path: fc.constantFrom(...paths, ...inner), value: fc.jsonValue() }).map(({ path, value }) => {
    const copy: Record<string, unknown> = structuredClone(context)
    if (paths.includes(path)) copy[path] = value
    else (copy.scheduling_operation as Record<string, unknown>)[path] = value
    return copy
  })
}
