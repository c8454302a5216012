import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, cutAt } from './clean.ts'

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.nat(0xffff), { maxLength: 100 }).map((codes) => String.fromCharCode(...codes)),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\r\n', '\u0085', '\f', '\u0301', 'e', '\0', '\uFEFF', ' '),
    maxLength: 50,
  }),
)

test('clean text is NFC with LF, whole, and free of control characters; cleaning it again changes nothing [C-doc.2]', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const clean = cleanText(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(clean).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/)
      expect(clean.isWellFormed()).toBe(true)
      expect(clean.normalize('NFC')).toBe(clean)
      expect(cleanText(clean)).toBe(clean)
    }),
    { numRuns: 1_000 },
  )
})

test('a line is one line within its bound', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 20 }), (text, max) => {
      const line = cleanLine(text, max)
      expect(line.length).toBeLessThanOrEqual(max)
      expect(line).not.toContain('\n')
      expect(line.isWellFormed()).toBe(true)
    }),
  )
})

test('a cut never leaves half a character', () => {
  expect(cutAt('ab😀', 3)).toBe('ab')
  expect(cutAt('ab😀', 4)).toBe('ab😀')
})
