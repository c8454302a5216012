import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStorable, storableText } from './text.ts'

test('whatever the text, the result can be stored and is not longer than asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(50), (text, max) => {
      const kept = storableText(`${text}\0${text}`, max)
      expect(kept.isWellFormed()).toBe(true)
      expect(kept).not.toContain('\0')
      expect(kept.length).toBeLessThanOrEqual(max)
    }),
  )
})

test('a cut through a character leaves no half of it', () => {
  expect(storableText('ab\u{1F600}', 3)).toBe('ab\uFFFD')
  expect(storableText('a\0b\0')).toBe('a\uFFFDb\uFFFD')
})

test('plain text stays as it is', () => {
  expect(storableText('Grüße', 5)).toBe('Grüße')
})

test('a value is storable when every text in it is, keys included', () => {
  expect(isStorable({ a: ['x', { b: 'y', n: 1, none: null }] })).toBe(true)
  // What JSON leaves out stands in no way.
  expect([5, true, null, 'x', undefined].map(isStorable)).toEqual([true, true, true, true, true])
  expect(isStorable({ a: ['x\0'] })).toBe(false)
  expect(isStorable(['fine', 'x\0'])).toBe(false)
  expect(isStorable({ 'k\0': 1 })).toBe(false)
  expect(isStorable(['\ud800'])).toBe(false)
  // The six characters that write a NUL in JSON are no NUL.
  expect(isStorable('\\u0000')).toBe(true)
})
