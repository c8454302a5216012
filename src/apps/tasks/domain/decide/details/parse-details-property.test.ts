import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TaskDetails } from '../../../contracts.ts'
import { describeDetails } from './describe-details.ts'
import { mayHoldDetails } from './hint.ts'
import { parseDetails } from './parse-details.ts'
import { readPieces } from './pieces.ts'
import { splitWords } from './words.ts'
import { nowIn } from './zone.ts'

const nowMs = Date.parse('2026-03-04T09:00:00.000Z')
const options = { nowMs, timeZone: 'Europe/Berlin' }

const VOCABULARY =
  'on at by until before for due this next every each other today tomorrow tonight monday friday, sun sat mon and or to the of in a 5 5pm 17:00 9:30 p.m. noon midnight march 3 3rd 15th 2027 2026-05-01 3/4 days week weeks month hours minutes daily weekly weekdays mondays morning evening end day after list my Home ~Home #home @büro p1 !2 !!! high priority remind me before from now starting last first call mom milk "quoted tomorrow" (friday) it\'s 🎂 – - , . ! one half an hour'.split(
    ' ',
  )
const sentence = fc
  .array(fc.tuple(fc.constantFrom(...VOCABULARY), fc.constantFrom(' ', ' ', ' ', '  ', '\n')), { maxLength: 14 })
  .map((words) => words.flat().join('').trim())
const anything = fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }))

const ajv = formats.default(new Ajv())
const validDetails = ajv.compile(TaskDetails)
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).sort()

test('whatever is written, the details are valid and no word is lost', () => {
  fc.assert(
    fc.property(anything, fc.boolean(), (text, remind) => {
      const parsed = parseDetails(text, { ...options, remind })
      expect(validDetails(parsed.details), JSON.stringify(parsed.details)).toBe(true)
      const chips = parsed.chips.map((chip) => chip.text)
      expect(wordsOf([parsed.description, ...chips].join(' '))).toEqual(wordsOf(text))
      expect(describeDetails(parsed.details, options) === '').toBe(parsed.chips.length === 0)
    }),
    { numRuns: 3000 },
  )
})

test('with all chips taken away the text is what it was, and nothing is read', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { chips } = parseDetails(text, options)
      const again = parseDetails(text, { ...options, without: chips.map((chip) => chip.text) })
      expect(again.description).toBe(text)
      expect(again.chips).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('a text without a hint holds nothing to read', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      if (mayHoldDetails(text)) return
      expect(readPieces(text, splitWords(text), nowIn(nowMs, 'UTC'))).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

/** The wall clock by another road than the code's. */
function wallClock(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return parts.format(new Date(iso))
}

test('a due time shows the written time on the wall clock of its zone', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia', 'UTC']
  const day = fc.date({ min: new Date('2026-03-06'), max: new Date('2035-01-01'), noInvalidDate: true })
  const two = (value: number) => String(value).padStart(2, '0')
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.constantFrom(...zones),
      (date, hour, minute, timeZone) => {
        const written = `${date.toISOString().slice(0, 10)} ${two(hour)}:${two(minute)}`
        const { details } = parseDetails(`call mom on ${written.replace(' ', ' at ')}`, { nowMs, timeZone })
        const shown = wallClock(details.due_at!, timeZone)
        expect(shown.startsWith(details.due_on!)).toBe(true)
        // Only a time that the clocks skip is shown later, by the hour (or half hour) that was skipped.
        const moved = Date.parse(`${shown.replace(' ', 'T')}Z`) - Date.parse(`${written.replace(' ', 'T')}Z`)
        expect([0, 30 * 60_000, 60 * 60_000]).toContain(moved)
        if (hour > 3) expect(moved).toBe(0)
      },
    ),
    { numRuns: 500 },
  )
})
