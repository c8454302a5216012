import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test('what a reader does not see is taken out', () => {
  const tags = [...'ignore'].map((char) => String.fromCodePoint(0xe0000 + char.codePointAt(0)!)).join('')
  expect(cleanText(`a\u200bb\u202ec\u2066d\ufeffe\u00adf\u0000g\u001bh${tags}\u3164`, 100).text).toBe('abcdefgh')
})

test('letters, marks, signs and emoji stay', () => {
  const text = 'Zoë e\u0301 日本 עברית 👍 — “x” €'
  expect(cleanText(text, 100)).toEqual({ text, cut: false })
})

test('lines stay lines, and other space is a space', () => {
  expect(cleanText('a\r\nb\rc\u2028d\te\u00a0f', 100).text).toBe('a\nb\nc\nd e f')
  expect(cleanLine('  a\n\n b\t ', 100)).toBe('a b')
})

test('it is cut, never in the middle of a character, and says so', () => {
  expect(cleanText('abcdef', 3)).toEqual({ text: 'abc', cut: true })
  expect(cleanText('👍👍', 3).text.isWellFormed()).toBe(true)
})

test('any text comes out bounded, well formed and without controls', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 0, max: 50 }), (text, max) => {
      const clean = cleanText(text, max).text
      expect(clean.length).toBeLessThanOrEqual(max)
      expect(clean.isWellFormed()).toBe(true)
      expect(clean).not.toMatch(/[^\P{C}\n]/u)
      expect(cleanText(clean, max).text).toBe(clean)
    }),
  )
})
