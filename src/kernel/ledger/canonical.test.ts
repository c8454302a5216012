import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalBytes,
  canonicalText,
  hashCanonical,
  hashNormalizedText,
  normalizeText,
  sha256Hex,
} from './canonical.ts'

test('the example of RFC 8785 comes out as the RFC prints it', () => {
  const input = JSON.parse(
    '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
  )
  expect(canonicalText(input)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  )
})

test('the bytes are UTF-8 and the hash is theirs', () => {
  expect(Buffer.from(canonicalBytes('é')).toString('hex')).toBe('22c3a922')
  expect(hashCanonical({ b: 1, a: 'é' })).toBe(sha256Hex(Buffer.from('{"a":"é","b":1}', 'utf8')))
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('what is not JSON has no canonical form [S004-2.2]', () => {
  for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, '\ud800', 1n, () => 1]) {
    expect(() => canonicalText(value)).toThrow()
  }
  expect(() => canonicalText(undefined)).toThrow('Only JSON values have a canonical form.')
})

test('property: the order of keys does not change the hash, and reading the text back gives the value [S004-hash.1]', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse())
      expect(hashCanonical(reversed)).toBe(hashCanonical(value))
      expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('the same words hash alike whatever machine they were typed on [S004-hash.3]', () => {
  expect(normalizeText('a\r\nb\rc\n\r\n')).toBe('a\nb\nc\n\n')
  expect(normalizeText('e\u0301')).toBe('\u00e9')
  expect(hashNormalizedText('cafe\u0301\r\n')).toBe(sha256Hex('café\n'))
  expect(hashNormalizedText('cafe\n')).not.toBe(sha256Hex('café\n'))
})
