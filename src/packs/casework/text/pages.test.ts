import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inParts, PAGE_MAX } from './pages.ts'

const words = fc.array(fc.constantFrom('word', 'Satz.', '\n', '\n\n', '🙂', 'x'.repeat(9000)), { maxLength: 400 })

test('a text without pages is read in parts that are shown whole, and together they are the text [C-map.15]', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (pieces, times) => {
      const text = pieces.join(' ').repeat(times).slice(0, 300_000)
      const parts = inParts(text)
      expect(parts.join('')).toBe(text)
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(PAGE_MAX)
        expect(part.isWellFormed()).toBe(text.isWellFormed() || part.isWellFormed())
      }
    }),
    { numRuns: 200 },
  )
})

test('it is parted between paragraphs where there are any, and at worst between two characters', () => {
  const paragraph = `${'A sentence of a long letter. '.repeat(400)}\n\n`
  expect(inParts(paragraph.repeat(3)).every((part) => part.startsWith('A sentence'))).toBe(true)
  expect(inParts('🙂'.repeat(30_000)).every((part) => part.isWellFormed())).toBe(true)
})
