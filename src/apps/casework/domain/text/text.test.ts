import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, dayOfTimestamp, daySpan, isoDay } from './day.ts'
import { foldName, foldWords } from './fold-name.ts'
import { cut, oneLine, quoted, quoteHash } from './quote.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

test.for([
  ["O'Brien", 'OBRIEN'],
  ['Müller', 'muller'],
  ['Strauß', 'STRAUSS'],
  ['STRAUẞ', 'Strauss'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Søren Kjærgaard', 'soren kjaergaard'],
  ['Nguyễn Thị Ánh', 'nguyen thi anh'],
  ['Anna-Maria  Smith', 'anna maria smith'],
  ['José', 'José'],
  ['İpek Işık', 'ipek isik'],
  ['مُحَمَّد', 'محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['Ｊａｎｅ　Ｄｏｅ', 'jane doe'],
  ['Ja\u200bne\u202e Doe', 'jane doe'],
  ['Αcme', 'acme'],
  ['Асme', 'acme'],
])('%s and %s are the same words [C-text.2]', ([one, other]) => {
  expect(foldName(one!)).toBe(foldName(other!))
})

test('words of every script keep what makes them other words [C-text.2]', () => {
  expect(foldWords('Олена Шевченко')).toEqual(['олена', 'шевченко'])
  expect(foldName('かがみ')).not.toBe(foldName('かかみ'))
  expect(foldName('कमल')).not.toBe(foldName('कमला'))
  expect(foldName('王小明')).toBe('王小明')
  expect(foldWords('?! 🙂 …')).toEqual([])
})

test('folded words fold to themselves [C-text.2]', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldName(foldName(text))).toBe(foldName(text))
    }),
  )
})

test('words of others stay on the line and within the bounds that we give them [C-text.3]', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, most) => {
      const line = oneLine(text, most)
      expect(line).not.toMatch(/[\n\r\t\u2028\u2029\u202a-\u202e\u2066-\u2069]/)
      expect(line.length).toBeLessThanOrEqual(most)
      expect(line.isWellFormed()).toBe(true)
      expect(quoted(text, most).slice(1, -1)).not.toMatch(/[“”"]/)
    }),
  )
  expect(cut('Zoë 😀😀', 6)).toBe('Zoë …')
  expect(quoted('he said "go"\nFLAGS: none', 100)).toBe("“he said 'go' FLAGS: none”")
})

test('a quote is hashed as exactly its characters in UTF-8 [C-text.1]', () => {
  expect(quoteHash('Café')).toBe(hash('sha256', Buffer.from('Café', 'utf8'), 'hex'))
})

test('a date is a day, a month or a year, and nothing that no calendar has [C-text.4]', () => {
  const span = (date: string) => {
    const found = daySpan(date)
    return found && [isoDay(found.first), isoDay(found.last)]
  }
  expect(span('2024-02-29')).toEqual(['2024-02-29', '2024-02-29'])
  expect(span('2024-02')).toEqual(['2024-02-01', '2024-02-29'])
  expect(span('2025')).toEqual(['2025-01-01', '2025-12-31'])
  for (const none of [
    '2025-02-29',
    '2025-13',
    '2025-00',
    '2025-1-5',
    '25',
    '1899',
    '2200',
    'soon',
    '',
    '2025-01-01T00:00',
  ])
    expect(span(none), none).toBeNull()
  expect(dayOfTimestamp('2025-03-14T23:30:00-05:00')).toBe(daySpan('2025-03-15')!.first)
  for (const none of ['2025-03-14', 'now', '2025-03-14T25:00:00Z', '2025-03-14T10:00'])
    expect(dayOfTimestamp(none)).toBeNull()
  expect(isoDay(addMonths(daySpan('2024-02-29')!.first, 24))).toBe('2026-02-28')
  expect(isoDay(addMonths(daySpan('2025-08-31')!.first, 6))).toBe('2026-02-28')
})
