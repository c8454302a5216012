import { expect, test } from 'vitest'
import { asPrinted } from './misread-words.ts'

test.each([
  ['cornplaint', 'complaint'],
  ['frorn', 'from'],
  ['yourseif', 'yourself'],
  ['c0verage', 'coverage'],
  ['wi11', 'will'],
  ['lnsured', 'insured'],
])('reads %s as %s', (scanned, printed) => {
  expect(asPrinted(scanned)).toBe(printed)
})

test.each(['corn', 'learn', 'filial', 'klage', 'beispiel', 'mailto', 'i10', '2019'])('leaves %s as it is', (word) => {
  expect(asPrinted(word)).toBe(word)
})

test('a long word without meaning ends in time', () => {
  const started = performance.now()
  for (let at = 0; at < 2000; at++) asPrinted(`${'il1'.repeat(7)}${at}`)
  expect(performance.now() - started).toBeLessThan(1000)
})
