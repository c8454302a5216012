import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFlips } from './locate-flip.ts'

test('the place of one changed byte follows from the two CRCs and the length', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 2000 })
  fc.assert(
    fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (was, place, xor) => {
      const position = place % was.length
      const is = Buffer.from(was)
      is[position] = (is[position] as number) ^ xor
      expect(findFlips(crc32(was), crc32(is), was.length)).toContainEqual({ position, xor })
    }),
  )
})

test('where nothing was changed, and in files too large to search, there is none', () => {
  expect(findFlips(5, 5, 1000)).toEqual([])
  expect(findFlips(5, 6, 2 ** 40)).toEqual([])
})
