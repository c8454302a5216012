import fc from 'fast-check'
import tokenizer from 'llama-tokenizer-js'
import { expect, test } from 'vitest'
import { repeatAtEnd, textOf } from './tokens.ts'

test('words come back as they were written, accents and all [C-speech.2]', () => {
  for (const text of ['On the 31st of March they told me.', 'José Muñoz, naïve café', '日本 😀'])
    expect(textOf(tokenizer.encode(text).slice(1))).toBe(text)
})

test('marks of the training and broken characters never reach the text [C-speech.2]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 32_767 }), { maxLength: 60 }), (tokens) => {
      const text = textOf(tokens)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/[\p{Cc}\u202e]/u)
      expect(text).toBe(text.trim().normalize('NFC'))
    }),
    { numRuns: 500 },
  )
})

test('a model that says the same for ever is stopped, and said once is kept [C-speech.2]', () => {
  expect(repeatAtEnd([5, 6, 7, 7, 7, 7])).toBe(0)
  expect(repeatAtEnd([5, 6, 7, 7, 7, 7, 7])).toBe(4)
  expect(repeatAtEnd([9, ...Array.from({ length: 5 }, () => [1, 2, 3]).flat()])).toBe(12)
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }), (phrase) => {
      const said: number[] = []
      for (let i = 0; i < phrase.length * 10 && repeatAtEnd(said) === 0; i++) said.push(phrase[i % phrase.length]!)
      expect(said.length).toBeLessThanOrEqual(phrase.length * 5)
    }),
  )
})

test('nobody is cut off who repeats himself a little [C-speech.2]', () => {
  const said = tokenizer.encode('No, no, no. I said no. I said no, and no, and no again.').slice(1)
  for (let i = 0; i <= said.length; i++) expect(repeatAtEnd(said.slice(0, i))).toBe(0)
})
