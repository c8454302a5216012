import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailTextHash, normalMailText } from './mail-text.ts'

test('the ends of lines and of the text do not count', () => {
  const hash = mailTextHash('Hello Anna,\n\nTuesday at 10?\n')
  expect(mailTextHash('Hello Anna,\r\n\r\nTuesday at 10?  \r\n\r\n')).toBe(hash)
  expect(mailTextHash('Hello Anna,\n\nTuesday at 10?')).toBe(hash)
})

test.for(['Hello Anna,\nTuesday at 10?', ' Hello Anna,\n\nTuesday at 10?', 'Hello Anna,\n\nTuesday at 11?'])(
  'any other difference counts: %j',
  (other) => {
    expect(mailTextHash(other)).not.toBe(mailTextHash('Hello Anna,\n\nTuesday at 10?'))
  },
)

test('what is normal stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalMailText(text)
      expect(normalMailText(once)).toBe(once)
    }),
  )
})
