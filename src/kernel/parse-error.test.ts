import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findError, survives } from './parse-error.ts'

const NEXT = 'Answer with one JSON value and nothing before or after it.'
const error = (text: string, maxDepth = 8) => {
  const found = findError(text, maxDepth)
  return found && `${found.code} ${found.path}: ${found.message} (${found.expected})`
}
const syntax = (found: string, at: number, expected: string, path = '') =>
  `json.syntax ${path}: This is not JSON: ${found} at character ${at}. (${expected})`

test.for([
  '{}',
  '[]',
  ' \n\r\t{ "a" : [ 1 , -2.5e3 , true , false , null , "x" ] , "b" : { } } \n\r\t',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00"',
  '0',
  '-1',
  '10.25E+2',
  '[[],[[]],{"a":{}}]',
])('%s is faultless', (text) => {
  expect(JSON.parse(text)).toBeDefined()
  expect(findError(text, 8)).toBeNull()
})

test.for<[string, string]>([
  ['', syntax('the text ends', 1, 'a value')],
  ['  ', syntax('the text ends', 3, 'a value')],
  ['1 2', syntax('"2" stands', 3, 'the end')],
  ['{} x', syntax('"x" stands', 4, 'the end')],
  ['😀', syntax('"😀" stands', 1, 'a value')],
  ['"a" "', syntax('"\'" stands', 5, 'the end')],
  ['tru', syntax('"t" stands', 1, 'a value')],
  ['nul', syntax('"n" stands', 1, 'a value')],
  ['fals', syntax('"f" stands', 1, 'a value')],
  ['+1', syntax('"+" stands', 1, 'a value')],
  ['/', syntax('"/" stands', 1, 'a value')],
  [':', syntax('":" stands', 1, 'a value')],
  ['-', syntax('"-" stands', 1, 'a digit')],
  ['-x', syntax('"-" stands', 1, 'a digit')],
  ['01', syntax('"1" stands', 2, 'the end')],
  ['1.', syntax('"." stands', 2, 'the end')],
  ['1e', syntax('"e" stands', 2, 'the end')],
  ['{', syntax('the text ends', 2, 'a key in double quotes')],
  ['{a:1}', syntax('"a" stands', 2, 'a key in double quotes')],
  ['{"a":1,}', syntax('"}" stands', 8, 'a key in double quotes')],
  ['{"a" 1}', syntax('"1" stands', 6, 'a colon', '/a')],
  ['{"a":}', syntax('"}" stands', 6, 'a value', '/a')],
  ['{"a":1 "b":2}', syntax('"\'" stands', 8, 'a comma or a closing brace')],
  ['{"x":{"a":1', syntax('the text ends', 12, 'a comma or a closing brace', '/x')],
  ['[1 2]', syntax('"2" stands', 4, 'a comma or a closing bracket')],
  ['[1,]', syntax('"]" stands', 4, 'a value', '/1')],
  ['[', syntax('the text ends', 2, 'a value', '/0')],
  ['{"x":[1', syntax('the text ends', 8, 'a comma or a closing bracket', '/x')],
  ['"a', syntax('the text ends', 3, 'a closing double quote')],
  ['"a\nb"', syntax('"\n" stands', 3, 'an escape instead of a control character')],
  ['"\u001f"', syntax('"\u001f" stands', 2, 'an escape instead of a control character')],
  ['"\\x1234"', syntax('"x" stands', 3, 'a valid escape')],
  ['"\\x"', syntax('"x" stands', 3, 'a valid escape')],
  ['"\\u12"', syntax('"u" stands', 3, 'a valid escape')],
  ['"\\u12g4"', syntax('"u" stands', 3, 'a valid escape')],
  ['"\\u"', syntax('"u" stands', 3, 'a valid escape')],
  ['"\\', syntax('the text ends', 3, 'a valid escape')],
  ['{"a\\x":1}', syntax('"x" stands', 5, 'a valid escape')],
])('%j is refused where it goes wrong', ([text, said]) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(error(text)).toBe(said)
  expect(findError(text, 8)?.next).toBe(NEXT)
})

test('the digits of an escape are those that follow it', () => {
  expect(findError('["abcd","\\u12"]', 8)).toMatchObject({
    code: 'json.syntax',
    path: '/1',
    expected: 'a valid escape',
  })
})

test('a fault deep inside is named by its place', () => {
  expect(findError('{"a/b":[0,{"c~":tru}]}', 8)?.path).toBe('/a~1b/1/c~0')
  expect(findError('[[],[1,x]]', 8)?.path).toBe('/1/1')
})

test('a key that stands twice, half a character, a number that would change, too deep a value', () => {
  expect(findError('{"x":{"a":1,"\\u0061":2}}', 8)).toEqual({
    code: 'json.duplicate_key',
    path: '/x/a',
    message: 'The key "a" stands twice in one object.',
    expected: 'each key once',
    next: 'Keep one of the two.',
  })
  expect(findError('[{"a":1},{"a":1}]', 8)).toBeNull()
  const half = {
    code: 'json.lone_surrogate',
    message: 'The text holds half of a surrogate pair, which is no character.',
    expected: 'whole Unicode characters',
    next: 'Write the character itself, or both halves of its escape.',
  }
  expect(findError('["\\ud800"]', 8)).toEqual({ ...half, path: '/0' })
  expect(findError('{"\\udc00":1}', 8)).toMatchObject({ code: 'json.lone_surrogate', path: '/\ufffd' })
  expect(findError('{"a":12345678901234567890}', 8)).toEqual({
    code: 'json.number_lossy',
    path: '/a',
    message: 'The number "12345678901234567890" would not survive: a double keeps "12345678901234567000".',
    expected: 'a number that a double holds exactly as written',
    next: 'Use fewer digits, or write it as a string.',
  })
  expect(findError('[{"a":[]}]', 2)).toEqual({
    code: 'json.too_deep',
    path: '/0/a',
    message: 'The value is nested too deeply.',
    expected: 'at most 2 levels of objects and arrays',
    next: 'Flatten it.',
  })
  expect(findError('[{"a":1}]', 2)).toBeNull()
})

test.for<[string, boolean]>([
  ['0', true],
  ['-0', false],
  ['-0.0', false],
  ['0.000', true],
  ['0e5', true],
  ['00'.slice(1), true],
  ['1', true],
  ['-1', true],
  ['100', true],
  ['1e2', true],
  ['1E+2', true],
  ['100e-2', true],
  ['0.1', true],
  ['-5e-1', true],
  ['-0.5', true],
  ['-12.50', true],
  ['5e-324', true],
  ['4e-324', false],
  ['0.10', true],
  ['10.010', true],
  ['1e21', true],
  ['1e-7', true],
  ['123e-20', true],
  ['9007199254740993', false],
  ['9007199254740992', true],
  ['0.1000000000000000055511151231257827', false],
  ['1e400', false],
  ['-1e400', false],
  ['1e-400', false],
  ['1.7976931348623157e308', true],
])('%s survives a double: %s', ([token, kept]) => {
  expect(survives(token)).toBe(kept)
})

test('property [K-cycle.5]: a number survives exactly when its shortest form denotes the same decimal', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => survives(String(n)) || Object.is(n, -0)),
  )
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (n) => {
      expect(survives(String(n))).toBe(shortestInteger(Number(n)) === String(n))
    }),
  )
})

function shortestInteger(n: number): string {
  const [mantissa = '', power = '0'] = String(n).split('e+')
  const [whole = '', fraction = ''] = mantissa.split('.')
  return whole + fraction.padEnd(Number(power), '0')
}
