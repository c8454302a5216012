import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText, textHash } from './normalize.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\r', '\n', '\0', 'e', '\u0301', '\f', '\ud800', '\t') }),
)

test('the same words give the same text, whatever machine they were typed on [C-text.1]', () => {
  expect(normalizeText('Cafe\u0301\r\nMalmo\u0308\rend')).toBe('Café\nMalmö\nend')
  expect(normalizeText('page one\fpage two\vline\u0085line')).toBe('page one\npage two\nline\nline')
  expect(normalizeText('a\0b\u001b[31mc\td\ud800')).toBe('ab[31mc\td\ufffd')
})

test('normal text has no control but LF and TAB, is whole, composed, and stays as it is [C-text.1]', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const normal = normalizeText(text)
      expect(normal).not.toMatch(/(?![\n\t])\p{Cc}/u)
      expect(normal.isWellFormed()).toBe(true)
      expect(normal).toBe(normal.normalize('NFC'))
      expect(normalizeText(normal)).toBe(normal)
    }),
  )
})

test('text is hashed as its normal form in UTF-8 [C-text.1]', () => {
  expect(textHash('Cafe\u0301\r\n')).toBe(hash('sha256', Buffer.from('Café\n', 'utf8'), 'hex'))
  fc.assert(
    fc.property(anyText, (text) => {
      expect(textHash(text)).toBe(textHash(normalizeText(text)))
    }),
  )
})
