import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsFromWord, matchText } from './match-text.ts'

test('case, punctuation and width of letters do not matter', () => {
  expect(matchText('  Buy MILK (2%)! ')).toBe(matchText('buy milk 2%'))
  expect(matchText("Don't panic")).toBe('dont panic')
  expect(matchText('ＡＢＣ')).toBe('abc')
  expect(matchText('Ça—va')).toBe('ça va')
})

test('what consists of signs alone is compared as it is', () => {
  expect(matchText('!?')).toBe('!?')
  expect(matchText('🧀 🧀')).toBe('🧀 🧀')
})

test('a part counts from the beginning of a word only [T-4.1]', () => {
  expect(holdsFromWord('start the engine', 'art')).toBe(false)
  expect(holdsFromWord('plaster the wall', 'last')).toBe(false)
  expect(holdsFromWord('buy groceries today', 'gro')).toBe(true)
  expect(holdsFromWord('buy groceries today', 'groceries to')).toBe(true)
})

test('a text is its own part, and normal forms are stable, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
      const match = matchText(text)
      expect(matchText(match)).toBe(match)
      if (match !== '') expect(holdsFromWord(match, match)).toBe(true)
    }),
  )
})
