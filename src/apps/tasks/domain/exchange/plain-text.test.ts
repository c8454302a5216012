import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlainText } from './plain-text.ts'
import { readTodoistCsv } from './todoist.ts'

const options = { nowMs: Date.parse('2026-03-04T09:00:00.000Z'), timeZone: 'Europe/Berlin' }
const tasks = (text: string) => {
  const found = readPlainText(text, options)
  if ('refused' in found) throw new Error(found.refused.message)
  return found.tasks
}
const code = (text: string) => {
  const found = readPlainText(text, options)
  return 'refused' in found ? found.refused.code : null
}

test('one task a line; bullets, numbers and boxes are taken off, headings name lists', () => {
  const text = [
    '\uFEFFbuy milk',
    '',
    '# Home',
    '- [ ] water plants',
    '  * [x] Clean the *kitchen*',
    '2. call mom tomorrow p1 #family',
    '## Work',
    '[X] done',
    '3) report',
    '- ',
    '• pay ~Money',
    '#home is a label here',
    '-5 degrees',
  ].join('\r\n')
  expect(tasks(text).map(({ description, list, completed }) => [description, list, completed ?? false])).toEqual([
    ['buy milk', null, false],
    ['water plants', 'Home', false],
    ['Clean the *kitchen*', 'Home', true],
    ['call mom', 'Home', false],
    ['done', 'Work', true],
    ['report', 'Work', false],
    ['pay', 'Money', false],
    ['is a label here', 'Work', false],
    ['-5 degrees', 'Work', false],
  ])
  expect(tasks(text)[3]).toMatchObject({ due_on: '2026-03-05', priority: 1, labels: ['family'] })
})

test('what is done reminds nobody', () => {
  expect(tasks('[x] call mom tomorrow at 5')[0]).toMatchObject({ completed: true, remind_at: null })
  expect(tasks('[ ] call mom tomorrow at 5')[0]!.remind_at).toBe('2026-03-05T16:00:00.000Z')
})

test('a line that is too long is named, and nothing is taken', () => {
  const found = readPlainText(`fine\n${'x'.repeat(1001)}`, options)
  expect(found).toMatchObject({ refused: { code: 'import.row_too_long' } })
  expect(JSON.stringify(found)).toContain('line 2')
  expect(code('🎂'.repeat(1000))).toBeNull()
  expect(code(`# ${'x'.repeat(101)}`)).toBe('import.list_too_long')
})

test('too many lines and too large a file are refused', () => {
  expect(code('x\n'.repeat(20_000))).toBeNull()
  expect(code('x\n'.repeat(20_001))).toBe('import.too_many_rows')
  expect(code(`${'x'.repeat(900)}\n`.repeat(2400))).toBe('import.too_large')
})

test('no text makes either reader throw, and every task that is read has words', () => {
  const piece = fc.constantFrom(
    'TYPE,CONTENT,PRIORITY,DATE\n',
    'task,',
    'section,',
    '"',
    '\n',
    '\r\n',
    ',',
    '# ',
    '- [ ] ',
    'x',
    '1. ',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(piece, fc.string())).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, fc.boolean(), (written, header) => {
      const csv = header ? `TYPE,CONTENT,PRIORITY,DATE\n${written}` : written
      for (const found of [readPlainText(written, options), readTodoistCsv(csv, options)]) {
        if ('refused' in found) expect(found.refused.next).not.toBe('')
        else for (const task of found.tasks) expect(task.description.trim()).not.toBe('')
      }
    }),
    { numRuns: 500 },
  )
})
