import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CommunicationContext, MAIL_LANGUAGES, type MailLanguage } from '#kernel/contracts/scheduling.ts'
import { cancellation } from './cancellation.ts'
import { checkMessage } from './check/check-message.ts'
import { compose } from './compose.ts'
import { sampleContext, sampleHistory } from './context.fixture.ts'
import { WORDS } from './words/all.ts'

const KINDS = [
  { type: 'Initiate' },
  { type: 'Follow_up' },
  { type: 'Reply', subtype: 'answer' },
  { type: 'Reply', subtype: 'clarify' },
  { type: 'Reply', subtype: 'persist' },
  { type: 'Confirm', subtype: 'pending_others' },
  { type: 'Confirm', subtype: 'finalized' },
] as const satisfies ReadonlyArray<CommunicationContext['next_action']>

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Berlin',
  'Europe/Kyiv',
  'Europe/Istanbul',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'UTC',
]
/** Clocks change in America, Europe, Australia and New Zealand; and days on which none do. */
const CHANGES = [
  '2027-03-14T07:00Z',
  '2026-11-01T06:00Z',
  '2027-03-28T01:00Z',
  '2026-10-25T01:00Z',
  '2027-04-03T16:00Z',
  '2026-10-03T16:00Z',
  '2027-01-12T12:00Z',
  '2027-07-13T12:00Z',
]
const instants = fc
  .record({ change: fc.constantFrom(...CHANGES), quarters: fc.integer({ min: -200, max: 200 }) })
  .map(({ change, quarters }) => Date.parse(change) + quarters * 900_000)

/** What the clocks of a zone show, and their distance from UTC, by Intl alone. */
function shown(ms: number, zone: string, language: MailLanguage) {
  const { locale, clock } = WORDS[language]
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    day: 'numeric',
    timeZoneName: 'longOffset',
  }).formatToParts(ms)
  const of = (type: string) => parts.find((part) => part.type === type)!.value
  const hour = Number(of('hour'))
  const time =
    clock === '2:00 PM'
      ? `${((hour + 11) % 12) + 1}:${of('minute')} ${hour < 12 ? 'AM' : 'PM'}`
      : `${of('hour')}${clock === '14h00' ? 'h' : ':'}${of('minute')}`
  const month = new Intl.DateTimeFormat(locale, { timeZone: zone, day: 'numeric', month: 'long' })
    .formatToParts(ms)
    .find(({ type }) => type === 'month')!.value
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(of('timeZoneName'))!
  const offset =
    hours && `${hours}${minutes}` !== '0000'
      ? `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
      : 'UTC'
  return { time, day: of('day'), month, offset }
}

/** In English an abbreviation stands for the offset: the name that Intl has for it there. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': ['EST', 'EDT'],
  'America/Los_Angeles': ['PST', 'PDT'],
  'America/Phoenix': ['MST'],
  'America/Sao_Paulo': ['BRT'],
  'Europe/London': ['GMT', 'BST'],
  'Europe/Dublin': ['GMT', 'IST, UTC+1'],
  'Europe/Berlin': ['CET', 'CEST'],
  'Europe/Kyiv': ['EET', 'EEST'],
  'Asia/Tokyo': ['JST'],
  'Australia/Sydney': ['AEST', 'AEDT'],
  'Pacific/Auckland': ['NZST', 'NZDT'],
}

function labelOf(ms: number, zone: string, language: MailLanguage): string {
  const { offset } = shown(ms, zone, language)
  const names = ENGLISH[zone]
  if (language !== 'en' || !names) return offset
  const inSeason = (month: number) => shown(Date.UTC(2027, month, 10), zone, language).offset
  const isNorth = !/^(?:Australia|Pacific)/.test(zone)
  return names[names.length > 1 && offset === inSeason(isNorth ? 6 : 0) ? 1 : 0]!
}

function contextOf(
  kind: (typeof KINDS)[number],
  language: MailLanguage,
  ms: number,
  asked: string,
  own: string | null,
) {
  const context = sampleContext(kind, language, sampleHistory(['outbound', 'Hello, is it fine?']))
  const iso = (at: number) => new Date(at).toISOString()
  return {
    ...context,
    attendee: { default_language: language, ...(own && { time_zone: own }) },
    scheduling_operation: {
      ...context.scheduling_operation,
      timezone: asked,
      date: { start: iso(ms), end: iso(ms + 3_600_000) },
    },
  }
}

/** Each clock that counts, with the day and the month that it shows, and no other time. */
function expectClocks(body: string, language: MailLanguage, ms: number, asked: string, own: string | null): void {
  const [first, second] = [own ?? asked, asked].map((zone) => ({ ...shown(ms, zone, language), zone }))
  const clocks = first!.offset === second!.offset ? [first!] : [first!, second!]
  for (const clock of clocks) {
    const at = body.indexOf(clock.time)
    expect(at, `${clock.time} in ${body}`).toBeGreaterThanOrEqual(0)
    const label = labelOf(ms, clock.zone, language)
    expect(body.slice(at, at + 80), `${clock.zone} at ${clock.time}`).toContain(label)
    expect(body).toContain(clock.month)
    expect(body).toMatch(new RegExp(`(?<!\\d)${clock.day}(?!\\d)`))
  }
  const times = body.match(language === 'en' ? /\d{1,2}:\d{2} [AP]M/g : /(?<![+-])(?<![+-]\d)\b\d{2}[h:]\d{2}\b/g) ?? []
  expect([...new Set(times)].sort()).toEqual([...new Set(clocks.map(({ time }) => time))].sort())
}

const settings = {
  language: fc.constantFrom(...MAIL_LANGUAGES),
  ms: instants,
  asked: fc.constantFrom(...ZONES),
  own: fc.option(fc.constantFrom(...ZONES), { nil: null }),
}

test('every kind of mail states the time on the clocks that count, by name [H-time.3]', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(fc.record({ ...settings, kind: fc.constantFrom(...KINDS) }), ({ kind, language, ms, asked, own }) => {
      const context = contextOf(kind, language, ms, asked, own)
      const output = compose(context)
      expectClocks(output.body, language, ms, asked, own)
      expect(checkMessage(output, context)).toEqual([])
    }),
    { numRuns: 1500, seed: 7 },
  )
})

test('so does a cancellation [H-time.3]', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(fc.record(settings), ({ language, ms, asked, own }) => {
      const { scheduling_operation } = contextOf(KINDS[0], language, ms, asked, own)
      const { body } = cancellation(scheduling_operation, { full_name: 'Anna Kowalska', time_zone: own }, language)
      expectClocks(body, language, ms, asked, own)
    }),
    { numRuns: 500, seed: 7 },
  )
})

test.for([
  ['Asia/Tokyo', 'Friday, November 27 at 12:00 AM JST (Thursday, November 26 at 10:00 AM EST)'],
  ['Europe/Berlin', 'Thursday, November 26 at 4:00 PM CET (10:00 AM EST)'],
  ['America/Los_Angeles', 'Thursday, November 26 at 7:00 AM PST (10:00 AM EST)'],
  ['America/Toronto', 'Thursday, November 26 at 10:00 AM EST'],
  ['Europe/Istanbul', 'Thursday, November 26 at 6:00 PM (Türkiye Time, UTC+3; 10:00 AM EST)'],
  [null, 'Thursday, November 26 at 10:00 AM EST'],
] as const)('a mail to %s says %s [H-time.3]', ([own, expected]) => {
  const ms = Date.parse('2026-11-26T15:00:00Z')
  for (const kind of KINDS)
    expect(compose(contextOf(kind, 'en', ms, 'America/New_York', own)).body).toContain(expected.replace(/\)$/, ''))
})

const MS = Date.parse('2026-11-26T15:00:00Z')
const worded = (sentence: string, own: string | null, language: MailLanguage = 'en', ms = MS) => {
  const context = contextOf({ type: 'Confirm', subtype: 'pending_others' }, language, ms, 'America/New_York', own)
  const { subject, body } = compose(context)
  const [greeting, , last, closing] = body.split('\n\n')
  const output = { subject, body: [greeting, sentence, last, closing].join('\n\n') }
  return checkMessage(output, context).map(({ code }) => code)
}

test.for([
  ['Thank you, Thursday, November 26 at 10:00 AM EST is noted.', null],
  ['Thank you, Thursday, November 26 at 10:00 AM Eastern Time is noted.', null],
  ['Thank you, Thursday, November 26 at 10:00 AM New York time is noted.', null],
  ['Thank you, November 26, 10:00 AM to 11:00 AM EST is noted.', null],
  ['Thank you, November 26 at 4:00 PM Berlin time (10:00 AM in New York time) is noted.', 'Europe/Berlin'],
  ['Thank you, 12:00 AM JST on Friday, November 27 (Thursday, November 26, 10:00 AM EST) is noted.', 'Asia/Tokyo'],
] as const)('the validator takes other words for the clocks: %s [H-time.4]', ([sentence, own]) => {
  expect(worded(sentence, own)).toEqual([])
})

test.for([
  ['no zone', 'Thank you, Thursday, November 26 at 10:00 AM is noted.', null, 'fact.zone'],
  ['the zone of another land', 'Thank you, Thursday, November 26 at 10:00 AM PST is noted.', null, 'fact.time'],
  ['another city', 'Thank you, Thursday, November 26 at 10:00 AM London time is noted.', null, 'fact.time'],
  ['nobody’s zone', 'Thank you, Thursday, November 26 at 10:00 AM your time is noted.', null, 'fact.zone'],
  ['the summer name', 'Thank you, Thursday, November 26 at 10:00 AM EDT is noted.', null, 'fact.time'],
  [
    'the clocks exchanged',
    'Thank you, 4:00 PM EST (10:00 AM CET) on November 26 is noted.',
    'Europe/Berlin',
    'fact.zone',
  ],
  ['one of two zones', 'Thank you, November 26, 4:00 PM CET (10:00 AM) is noted.', 'Europe/Berlin', 'fact.zone'],
  ['without the recipient', 'Thank you, November 26 at 10:00 AM EST is noted.', 'Europe/Berlin', 'fact.missing'],
  ['without the organizer', 'Thank you, November 26 at 4:00 PM CET is noted.', 'Europe/Berlin', 'fact.missing'],
  [
    'the day of the other clock',
    'Thank you, Thursday at 12:00 AM JST (Thursday 10:00 AM EST) is noted.',
    'Asia/Tokyo',
    'fact.time',
  ],
] as const)('the validator refuses %s [H-time.4]', ([, sentence, own, code]) => {
  expect(worded(sentence, own)).toContain(code)
})

test.for([
  ['de', 'Vielen Dank, Donnerstag, 26. November, um 10:00 Uhr ist notiert.', 'fact.zone'],
  ['de', 'Vielen Dank, Donnerstag, 26. November, um 10:00 Uhr Berliner Zeit ist notiert.', 'fact.time'],
  ['fr', 'Merci, le jeudi 26 novembre à 10h00, heure de Paris, est noté.', 'fact.time'],
  ['es', 'Gracias, el jueves 26 de noviembre a las 10:00, hora de Madrid, queda anotado.', 'fact.time'],
  ['pl', 'Dziękuję, czwartek, 26 listopada, o 10:00 czasu warszawskiego, jest zapisany.', 'fact.time'],
  ['uk', 'Дякую, четвер, 26 листопада, о 10:00 за київським часом, записано.', 'fact.time'],
] as const)('in %s as well: %s [H-time.4]', ([language, sentence, code]) => {
  expect(worded(sentence, null, language)).toContain(code)
})

test('nobody is told EST in July [H-time.4]', () => {
  const july = Date.parse('2027-07-14T14:00:00Z')
  expect(worded('Thank you, July 14 at 10:00 AM EST is noted.', null, 'en', july)).toContain('fact.time')
  expect(worded('Thank you, July 14 at 10:00 AM EDT is noted.', null, 'en', july)).toEqual([])
})

test('a time whose clock is not known is not stated [H-time.3]', () => {
  const context = sampleContext({ type: 'Confirm', subtype: 'pending_others' })
  const unknown = { ...context, scheduling_operation: { ...context.scheduling_operation, timezone: 'CST' } }
  const { body } = compose(unknown)
  expect(body).not.toMatch(/\d:\d\d/)
})
