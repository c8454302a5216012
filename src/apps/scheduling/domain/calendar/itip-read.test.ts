import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readItip } from './itip.ts'

const LIMIT_MS = 2000

function message(method: string, ...lines: string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', `METHOD:${method}`]
  return [...head, 'BEGIN:VEVENT', 'UID:u1', 'DTSTAMP:20261117T080000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  )
}
const REPLY = ['ATTENDEE;PARTSTAT=ACCEPTED;CN="Bo, Berg":MAILTO:Bo@Client.example', 'SEQUENCE:2']
const TIME = ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z']

function reading(ics: string) {
  // Time of the processor: the machine may be busy with other things.
  const before = process.cpuUsage()
  const result = readItip(ics, { timeZone: 'Europe/Berlin' })
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT_MS)
  return result
}
const read = (ics: string) => {
  const result = reading(ics)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.message
}
const codeOf = (ics: string) => {
  const result = reading(ics)
  return result.ok ? 'ok' : result.refusal.code
}

test('a reply says who answers what [M-cal.4]', () => {
  const ics = message('REPLY', ...REPLY, 'COMMENT:Gern\\, bis dann\\nBo')
  const { attendee, partstat, sequence, start, comment } = read(ics)
  expect({ attendee, partstat, sequence, start }).toEqual({
    ...{ attendee: 'bo@client.example', partstat: 'accepted', sequence: 2, start: null },
  })
  expect(comment).toBe('Gern, bis dann\nBo')
})

test.each([
  ['DTSTART;TZID=W. Europe Standard Time:20261201T100000', '2026-12-01T09:00:00.000Z'],
  ['DTSTART;TZID="Eastern Standard Time":20260701T100000', '2026-07-01T14:00:00.000Z'],
  ['DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Kiev:20261201T100000', '2026-12-01T08:00:00.000Z'],
  ['DTSTART;TZID=america/new_york:20260701T100000', '2026-07-01T14:00:00.000Z'],
  ['DTSTART:20261201T100000', '2026-12-01T09:00:00.000Z'],
  ['DTSTART;VALUE=DATE:20261201', '2026-11-30T23:00:00.000Z'],
])('a counter-proposal with %s begins at %s [M-cal.4]', (dtstart, start) => {
  const found = read(message('COUNTER', ...REPLY, dtstart, 'DURATION:PT1H'))
  expect(found.start).toBe(start)
  expect(Date.parse(found.end!) - Date.parse(start)).toBe(3_600_000)
  expect(found.notices.length).toBe(/^DTSTART:\d+T\d+$/.test(dtstart) ? 1 : 0)
})

test('a zone that only the message explains is taken from there [M-cal.4]', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Customized', 'BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0400'],
    ...['TZOFFSETTO:+0300', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'BEGIN:DAYLIGHT'],
    ...['DTSTART:16010101T020000', 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0400', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
    ...['END:DAYLIGHT', 'END:VTIMEZONE', 'BEGIN:VEVENT'],
  ].join('\r\n')
  const ics = message('REQUEST', 'DTSTART;TZID=Customized:20260701T100000', 'DTEND;TZID=Customized:20260701T110000')
  expect(read(ics.replace('BEGIN:VEVENT', zone)).start).toBe('2026-07-01T06:00:00.000Z')
  expect(codeOf(ics)).toBe('calendar.bad_time')
  const bomb = zone.replaceAll('FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=SECONDLY')
  expect(codeOf(ics.replace('BEGIN:VEVENT', bomb))).toBe('calendar.bad_time')
})

const deep = 'BEGIN:VEVENT\r\n'.repeat(10_000)
test.each([
  ['nothing', '', 'calendar.unreadable'],
  ['a page', '<html><body>No</body></html>', 'calendar.unreadable'],
  ['ten megabytes', message('REPLY', `SUMMARY:${'x'.repeat(10_000_000)}`), 'calendar.too_large'],
  ['many lines', message('REPLY', 'X-A:1\r\n'.repeat(100_000)), 'calendar.too_large'],
  ['deep nesting', `BEGIN:VCALENDAR\r\n${deep}`, 'calendar.unreadable'],
  ['an early end', message('REPLY', ...REPLY).slice(0, -20), 'calendar.unreadable'],
  ['crossed ends', message('REPLY', ...REPLY).replace('END:VEVENT', 'END:VTODO'), 'calendar.unreadable'],
  ['a card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Bo\r\nEND:VCARD', 'calendar.unreadable'],
  ['no method', message('REPLY', ...REPLY).replace('METHOD:REPLY\r\n', ''), 'calendar.method'],
  ['another method', message('PUBLISH', ...TIME), 'calendar.method'],
  ['no event', 'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR', 'calendar.no_event'],
  ['no uid', message('REPLY', ...REPLY).replace('UID:u1\r\n', ''), 'calendar.no_uid'],
  ['two events', message('REQUEST', ...TIME, 'END:VEVENT', 'BEGIN:VEVENT', 'UID:u2', ...TIME), 'calendar.many_events'],
  ['nobody answering', message('REPLY', 'SEQUENCE:1'), 'calendar.no_attendee'],
  [
    'two answering',
    message('REPLY', ...REPLY, 'ATTENDEE;PARTSTAT=DECLINED:mailto:eve@evil.example'),
    'calendar.no_attendee',
  ],
  [
    'an address that is none',
    message('REPLY', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b%0d%0aBcc:c@d'),
    'calendar.no_attendee',
  ],
  ['an unknown zone', message('REQUEST', 'DTSTART;TZID=Moon/Sea:20261201T100000'), 'calendar.bad_time'],
  ['an offset as zone', message('REQUEST', 'DTSTART;TZID=+25:99:20261201T100000'), 'calendar.bad_time'],
  ['a thirteenth month', message('REQUEST', 'DTSTART:20261301T100000Z'), 'calendar.bad_time'],
  ['the 30th of February', message('REQUEST', 'DTSTART:20260230T100000Z'), 'calendar.bad_time'],
  ['hour 25', message('REQUEST', 'DTSTART:20261201T250000Z'), 'calendar.bad_time'],
  ['year 9999', message('REQUEST', 'DTSTART:99991201T100000Z'), 'calendar.bad_time'],
  ['words for a time', message('REQUEST', 'DTSTART:tomorrow'), 'calendar.bad_time'],
  [
    'an end before the start',
    message('REQUEST', 'DTSTART:20261201T100000Z', 'DTEND:20261201T090000Z'),
    'calendar.bad_time',
  ],
  ['a duration backwards', message('REQUEST', 'DTSTART:20261201T100000Z', 'DURATION:-PT1H'), 'calendar.bad_time'],
  ['a rule without sense', message('REQUEST', ...TIME, 'RRULE:FREQ=NEVER;BYDAY=XX'), 'calendar.unreadable'],
  ['a duration of ages', message('REQUEST', 'DTSTART:20261201T100000Z', 'DURATION:P99999999999W'), 'calendar.bad_time'],
])('%s is refused, with a next step [M-cal.5]', (_, ics, code) => {
  const result = reading(ics)
  expect(result).toMatchObject({ ok: false, refusal: { code } })
  expect(result.ok || result.refusal.next.length).toBeGreaterThan(5)
})

test.each([
  ['absurd rules', message('REQUEST', ...TIME, 'RRULE:FREQ=SECONDLY;COUNT=999999999;BYSECOND=0,1,2,3')],
  ['a wrong charset', message('REQUEST', ...TIME, 'SUMMARY:Gro\uFFFDer Saal')],
  ['lines that are none', message('REQUEST', ...TIME, 'this is no line', '=20')],
  ['a byte order mark and bare line feeds', `\uFEFF${message('REQUEST', ...TIME).replaceAll('\r\n', '\n')}`],
  [
    'a property named as a method of objects',
    message('REQUEST', ...TIME, 'CONSTRUCTOR;__PROTO__=x:y', 'X-A;VALUE=CONSTRUCTOR:1'),
  ],
  ['sequences that are no numbers', message('REQUEST', ...TIME, 'SEQUENCE:-9999999999999999999999')],
  ['a broken time in an answer', message('REPLY', ...REPLY, 'DTSTART:20269999T100000Z')],
])('%s: it is read as far as it goes [M-cal.5]', (_, ics) => {
  expect(read(ics)).toMatchObject({ uid: 'u1', sequence: expect.toSatisfy((sequence: number) => sequence >= 0) })
})

test('a word about what was guessed or left out comes with the message [M-cal.5]', () => {
  expect(read(message('REPLY', ...REPLY, 'DTSTART:20269999T100000Z')).notices).toHaveLength(1)
  expect(read(message('REQUEST', ...TIME, 'SUMMARY:Gro\uFFFDer', 'no line')).notices).toHaveLength(2)
})

test('whatever is changed in a message, reading it neither throws nor lasts [M-cal.5]', () => {
  const base = message(
    'COUNTER',
    ...REPLY,
    'DTSTART;TZID=Europe/Berlin:20261201T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY',
  )
  const pieces = fc.constantFrom(
    '"',
    ';',
    ':',
    '\r\n',
    '\r\n ',
    'BEGIN:VEVENT\r\n',
    'END:VEVENT\r\n',
    '^n',
    '\\',
    '\0',
    ',',
    '=',
    '\uD800',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(base.length), fc.nat(8), pieces), { maxLength: 12 }), (edits) => {
      const ics = edits.reduce((text, [at, cut, piece]) => text.slice(0, at) + piece + text.slice(at + cut), base)
      const result = readItip(ics)
      expect(result.ok ? typeof result.message.uid : result.refusal.code).toMatch(/^(string|calendar\.\w+)$/)
    }),
    { numRuns: 1000 },
  )
})

test('lines made to be slow are not [M-cal.5]', () => {
  const long = 'a'.repeat(99_000)
  for (const line of [
    `X-A${';B="c"'.repeat(15_000)}:1`,
    `X-A;B=${'"c",'.repeat(20_000)}"d":1`,
    `ATTENDEE;CN="${'^^'.repeat(40_000)}":mailto:a@b.example`,
    `SUMMARY:${'\\,'.repeat(45_000)}`,
    `CATEGORIES:${'a,'.repeat(45_000)}b`,
    `EXDATE:${'20261201T100000Z,'.repeat(5000)}20261201T100000Z`,
    `X-A;B="${long}`,
    `RRULE:FREQ=DAILY;BYDAY=${'MO,'.repeat(30_000)}TU`,
    ...Array.from({ length: 1 }, () => `ATTENDEE:mailto:${'a@'.repeat(49_000)}`),
  ])
    reading(message('REQUEST', ...TIME, ...Array.from({ length: 9 }, () => line)))
})
