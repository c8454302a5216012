import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { talkIn, titleOf, titleWords } from './talk.ts'

const REMARK =
  'She would make a good witness, but the email of May 4 hurts us. I would rather settle before they take her deposition.'
const BUSINESS = 'Regular hours 160.0 at 24.50. The delivery of pallets for dock 4 moves to Thursday. '
const scoreOf = (text: string, name = '') =>
  talkIn(foldText(text), [], { words: titleWords(name), evidence: [] })?.score ?? 0

test('a remark on a case scores above everyday business', () => {
  expect(scoreOf(REMARK)).toBeGreaterThan(1)
  expect(scoreOf(BUSINESS)).toBeLessThan(-1)
})

test('a remark inside a long text of business is found, and its place is told', () => {
  const text = BUSINESS.repeat(60) + REMARK + BUSINESS.repeat(60)
  const folded = foldText(text)
  const talk = talkIn(folded)
  expect(talk?.score).toBeGreaterThan(0)
  const start = folded.starts[talk?.index ?? 0] ?? 0
  expect(Math.abs(start - text.indexOf(REMARK))).toBeLessThan(REMARK.length)
})

test('the name of the file counts', () => {
  expect(scoreOf(BUSINESS, 'mediation strategy.docx')).toBeGreaterThan(scoreOf(BUSINESS, 'delivery note.docx'))
  expect(titleOf('memoToCounsel_v3.docx')).toBe('memo To Counsel v ')
})

test('a text without words has no score', () => {
  expect(talkIn(foldText('...'))).toBeNull()
})

test('a page of 40,000 letters is read in time, whatever it consists of', () => {
  const started = performance.now()
  for (const part of [BUSINESS, 'a ', 'she said ', 'x', '1 ']) talkIn(foldText(part.repeat(40_000 / part.length)))
  expect(performance.now() - started).toBeLessThan(3000)
})
