import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate } from './mail-date.ts'

test.for([
  ['Tue, 3 Mar 2026 10:15:30 +0200', '2026-03-03T08:15:30.000Z'],
  ['3 Mar 2026 10:15 -0530', '2026-03-03T15:45:00.000Z'],
  ['Tue,  3 Mar 2026 10:15:30 GMT (a comment)', '2026-03-03T10:15:30.000Z'],
  ['Tue, 3 Mar 26 10:15:30 EST', '2026-03-03T15:15:30.000Z'],
  ['Tue, 3 Mar 2026 10:15:30', '2026-03-03T10:15:30.000Z'],
  ['Sat, 29 Feb 2020 23:59:60 +0000', '2020-03-01T00:00:00.000Z'],
])('%j is %s', ([text, iso]) => {
  expect(readDate(text!)).toBe(iso)
})

test.for([
  '',
  'now',
  '2026-03-03',
  '31 Feb 2026 10:00 +0000',
  '3 Foo 2026 10:00',
  '3 Mar 0001 10:00',
  '3 Mar 2026 25:00',
  '1 Jan 99999 10:00',
])('%j is no date', (text) => {
  expect(readDate(text)).toBeNull()
})

test('what a mail program writes is read back', () => {
  const range = { min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(range), (date) => {
      expect(readDate(date.toUTCString())).toBe(new Date(Math.floor(date.getTime() / 1_000) * 1_000).toISOString())
    }),
  )
})
