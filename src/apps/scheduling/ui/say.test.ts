import { expect, test } from 'vitest'
import { sayDay, sayHours, sayLength, sayThere, sayTime } from './say.ts'

const START = '2026-03-12T14:00:00Z'
const END = '2026-03-12T15:00:00Z'
const NOW = new Date('2026-03-01T00:00:00Z')
const plain = (text: string | null) => text?.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')

test('a time is said in the zone that is asked for, with the year where it is another', () => {
  expect(plain(sayTime(START, END, 'Europe/Berlin', NOW))).toMatch(/Thu.*12.*(15|3):00.*(16|4):00/)
  expect(sayTime(START, END, 'Europe/Berlin', NOW)).not.toContain('2026')
  expect(sayTime(START, null, 'Europe/Berlin', new Date('2025-12-01'))).toContain('2026')
  expect(sayDay(START, 'Europe/Berlin', NOW)).toMatch(/Thursday/)
})

test('the clock of the meeting is said only where it shows something else', () => {
  expect(sayThere(START, END, 'Europe/Berlin', 'Europe/Paris')).toBeNull()
  expect(sayThere(START, END, null, 'Europe/Paris')).toBeNull()
  expect(plain(sayThere(START, END, 'America/New_York', 'Europe/Paris'))).toBe(
    `${plain(sayHours(START, END, 'America/New_York'))} in America/New_York`,
  )
  // Another day there: the day is said, too.
  expect(sayThere(START, END, 'Pacific/Auckland', 'Europe/Paris')).toMatch(/Fri.*13.*Pacific\/Auckland/)
})

test('a zone that nobody knows does not break the page', () => {
  // Said in the zone of the machine instead, where it may be the day after.
  expect(sayTime(START, END, 'Mars/Olympus')).toMatch(/1[23]/)
  expect(sayTime(START, END, 'Mars/Olympus')).toBe(sayTime(START, END))
  expect(sayThere(START, END, 'Mars/Olympus')).toBeNull()
})

test('lengths', () => {
  expect([30, 60, 90, 120].map(sayLength)).toEqual(['30 minutes', '1 hour', '1 h 30 min', '2 hours'])
})
