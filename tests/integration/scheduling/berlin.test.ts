import { describe, expect, test } from 'vitest'
import { decide } from '#apps/scheduling/domain/engine/decide.ts'
import { type BerlinReply, berlinInput } from './evaluation/berlin.ts'
import { berlinReplies } from './evaluation/replies-berlin.ts'
import { lastBerlinReplies } from './evaluation/replies-berlin-last.ts'
import { laterBerlinReplies } from './evaluation/replies-berlin-later.ts'
import { berlinReasonsElsewhere, berlinRefusals } from './evaluation/replies-berlin-refusals.ts'
import { BERLIN_TIMES } from './evaluation/times-berlin.ts'

type Outcome = 'yes' | 'no' | 'slot' | 'other'

function outcomeOf(text: string, language: string): Outcome {
  const { type, subtype } = decide(berlinInput(text, 'Europe/Berlin', language)).next_action
  if (type === 'Confirm') return 'yes'
  if (type === 'Close') return 'no'
  return type === 'Reply' && subtype === 'request_alternatives' ? 'slot' : 'other'
}

/** Asking for other times is right after any refusal, and no harm to somebody whom a person would have asked. */
const RIGHT: Readonly<Record<BerlinReply['kind'], readonly Outcome[]>> = {
  yes: ['yes'],
  no: ['no', 'slot'],
  slot: ['slot'],
  person: [],
}

describe.each([
  ['first', berlinReplies, 0.9],
  // 0.72 before its texts were read.
  ['later', laterBerlinReplies, 0.85],
  // Refusals and acceptances that are not plain count as well.
  ['last', lastBerlinReplies, 0.65],
  ['refusals with a reason', berlinRefusals, 0.9],
] as const)('replies to one slot in Berlin, %s part', (_, replies, least) => {
  const read = replies.map((reply) => ({ ...reply, outcome: outcomeOf(reply.text, reply.language) }))

  test('nothing is accepted or declined that was not, and no final refusal is made of a reason [H-reply.1, H-reply.2]', () => {
    const wrong = read.filter(
      ({ outcome, kind }) =>
        ((outcome === 'yes' || outcome === 'no') && !RIGHT[kind].includes(outcome)) ||
        (outcome === 'slot' && kind === 'yes'),
    )
    expect(wrong).toEqual([])
  })

  test('most of the plain ones are decided [H-reply.2]', () => {
    const plain = read.filter(({ kind }) => kind !== 'person')
    const decided = plain.filter(({ outcome, kind }) => RIGHT[kind].includes(outcome))
    expect(decided.length / plain.length).toBeGreaterThanOrEqual(least)
  })
})

test.each(berlinReasonsElsewhere)(
  'a reason of another day, under a condition or beside an acceptance refuses nothing: $language $text [H-reply.1]',
  ({ language, kind, text }) => {
    expect(kind === 'yes' ? ['yes', 'other'] : ['other']).toContain(outcomeOf(text, language))
  },
)

describe.each([
  ['en', "I'm at the dentist on Thursday.", 'Could you suggest another time?', 'Thursday works for me.', 'Perhaps.'],
  [
    'de',
    'Am Donnerstag habe ich einen Zahnarzttermin.',
    'Bitte um einen neuen Vorschlag.',
    'Donnerstag passt mir.',
    'Vielleicht.',
  ],
  [
    'fr',
    "Jeudi j'ai rendez-vous chez le dentiste.",
    'Pourriez-vous proposer un autre créneau ?',
    'Jeudi me convient.',
    'Peut-être.',
  ],
  ['es', 'El jueves tengo cita con el dentista.', '¿Podrías proponerme otra hora?', 'El jueves me va bien.', 'Quizás.'],
  ['it', 'Giovedì ho una visita medica.', 'Potrebbe propormi un altro orario?', 'Giovedì mi va bene.', 'Forse.'],
  [
    'nl',
    'Donderdag heb ik een afspraak bij de tandarts.',
    'Kunt u een ander tijdstip voorstellen?',
    'Donderdag past mij.',
    'Misschien.',
  ],
  ['pl', 'W czwartek mam wizytę u dentysty.', 'Proszę zaproponować inny termin.', 'Czwartek mi pasuje.', 'Może.'],
  ['pt', 'Na quinta tenho consulta no dentista.', 'Poderia sugerir outro horário?', 'Quinta convém-me.', 'Talvez.'],
  [
    'uk',
    'У четвер у мене прийом у стоматолога.',
    'Запропонуйте, будь ласка, інший час.',
    'Четвер мені підходить.',
    'Можливо.',
  ],
] as const)('a wish for another proposal in %s', (language, reason, wish, acceptance, doubt) => {
  test('with a reason it refuses this time [H-reply.2]', () => {
    expect(outcomeOf(`${reason} ${wish}`, language)).toBe('slot')
  })

  test.each([
    ['alone', [wish]],
    ['after an acceptance', [acceptance, wish]],
    ['before an acceptance', [wish, acceptance]],
    ['with a reason and an acceptance', [acceptance, reason, wish]],
    ['with a reason before an acceptance', [reason, wish, acceptance]],
    ['with a doubt', [doubt, reason, wish]],
    ['with something unexplained', [reason, wish, 'Xyzzy plugh.']],
  ])('%s it is for a person [H-reply.1]', (_, said) => {
    expect(outcomeOf(said.join(' '), language)).toBe('other')
  })
})

describe('times in replies to that slot', () => {
  const judged = BERLIN_TIMES.trim()
    .split('\n')
    .map((line) => {
      const [zone, expected, ...reply] = line.split(' | ') as [string, string, ...string[]]
      const { suggested_alternatives, next_action } = decide(berlinInput(reply.join(' | '), zone === '-' ? null : zone))
      const found = suggested_alternatives.map(({ start }) => Date.parse(start))
      const meant = expected === 'ask' ? [] : expected.split(' + ').map((time) => Date.parse(time))
      return { line, found, meant, accepted: next_action.type === 'Confirm' }
    })

  test('no time is taken that was not meant [H-time.1, H-time.2]', () => {
    const wrong = judged.filter(({ found, meant, accepted }) => accepted || found.some((time) => !meant.includes(time)))
    expect(wrong).toEqual([])
  })

  test('nearly every clear time is taken [H-time.1]', () => {
    const clear = judged.filter(({ meant }) => meant.length > 0)
    const whole = clear.filter(({ found, meant }) => meant.every((time) => found.includes(time)))
    expect(clear.length).toBeGreaterThan(100)
    expect(whole.length / clear.length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('a reason beside a refusal', () => {
  test.each([
    ['en', "I can't make it, I teach pottery that afternoon.", 'slot'],
    ['en', 'Unfortunately I am in court that day.', 'slot'],
    ['de', 'Leider kann ich nicht, am Donnerstag pflanze ich Bäume im Schulgarten.', 'slot'],
    ['pl', 'Nie mogę, w czwartek odbieram dzieci z przedszkola.', 'slot'],
    // Alone it is no answer.
    ['en', 'I teach pottery that afternoon.', 'other'],
    ['en', 'Sorry, I am in court.', 'other'],
    // Beside an acceptance it contradicts.
    ['en', 'Works for me. I teach pottery that afternoon.', 'other'],
    ['en', "Yes, I'm in court on Thursday.", 'other'],
    // It may hide an offer, a condition, another person or another way to meet.
    ['en', "I can't make it, I teach that afternoon until five.", 'other'],
    ['en', "I can't make it, I could phone you that afternoon.", 'other'],
    ['en', "I can't make it, my colleague teaches me that afternoon.", 'other'],
    ['en', "I can't make it, on Thursday my aunt decides whether it works.", 'other'],
    ['de', 'Ich kann nicht, außer mein Termin am Donnerstag fällt aus.', 'other'],
    ['nl', 'Ik kan niet, als ik donderdag moet rijden.', 'other'],
    // Sickness is for a person, not for a question about other times.
    ['en', "I can't make it, I lie in hospital that afternoon.", 'other'],
    ['es', 'No puedo, ese día estoy en el hospital.', 'other'],
  ] as const)('%s: %s is %s [H-reply.1]', (language, text, expected) => {
    expect(outcomeOf(text, language)).toBe(expected)
  })
})

test.each([
  ['3pm CET (New York)', []],
  ['15:00 CET (Berlin)', ['2026-11-27T14:00:00Z']],
  ['10:00 here in London', ['2026-11-27T10:00:00Z']],
] as const)('a clock that is named twice must be the same one: %s [H-time.1]', (time, expected) => {
  const { suggested_alternatives } = decide(berlinInput(`Friday 27 November, ${time}`, null))
  expect(suggested_alternatives.map(({ start }) => start)).toEqual(expected)
})
