import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { looksClean, MAX_BYTES, MAX_DEPTH, parseStrict } from './parse.ts'
import { findError, survives } from './parse-error.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

function error(input: Uint8Array | string, limits = {}) {
  const parsed = parseStrict(input, limits)
  return parsed.ok ? null : `${parsed.error.code} ${parsed.error.path}`
}

test('plain JSON is read as JSON.parse reads it, from text and from bytes', () => {
  const text = '{"a":[1,-2.5,true,null,"é\\n\\u00e9😀"],"b":{"":{}}}'
  expect(parseStrict(text)).toEqual({ ok: true, value: JSON.parse(text) })
  expect(parseStrict(new TextEncoder().encode(text))).toEqual({ ok: true, value: JSON.parse(text) })
  expect(parseStrict(' 0 ')).toEqual({ ok: true, value: 0 })
})

test.each([
  ['bytes that are not UTF-8', bytes(0x22, 0xff, 0x22), 'json.invalid_utf8 '],
  ['an overlong encoding', bytes(0x22, 0xc0, 0xaf, 0x22), 'json.invalid_utf8 '],
  ['a surrogate in UTF-8', bytes(0x22, 0xed, 0xa0, 0x80, 0x22), 'json.invalid_utf8 '],
  ['a byte order mark in bytes', bytes(0xef, 0xbb, 0xbf, 0x31), 'json.syntax '],
  ['a byte order mark in text', '\ufeff1', 'json.syntax '],
  ['nothing', '', 'json.syntax '],
  ['trailing garbage', '{"a":1} {}', 'json.syntax '],
  ['a trailing comma', '{"a":[1,]}', 'json.syntax /a/1'],
  ['a comment', '{"a":1/**/}', 'json.syntax '],
  ['a leading zero', '{"a":01}', 'json.syntax '],
  ['a control character in a string', '{"a":"\n"}', 'json.syntax /a'],
  ['an unknown escape', '{"a":"\\x"}', 'json.syntax /a'],
  ['an unclosed string', '{"a":"', 'json.syntax /a'],
  ['an unclosed object', '{"a":1', 'json.syntax '],
  ['a key without quotes', '{a:1}', 'json.syntax '],
  ['NaN', '[NaN]', 'json.syntax /0'],
  ['a duplicate key', '{"a":{"b":1,"c":2,"b":1}}', 'json.duplicate_key /a/b'],
  ['a duplicate key behind an escape', '{"ab":1,"\\u0061b":2}', 'json.duplicate_key /ab'],
  ['a duplicate __proto__', '{"__proto__":1,"__proto__":2}', 'json.duplicate_key /__proto__'],
  ['a duplicate key in an array, with a slash in it', '[0,{"a/~":1,"a/~":2}]', 'json.duplicate_key /1/a~1~0'],
  ['a raw lone surrogate', '{"a":"\ud800"}', 'json.lone_surrogate /a'],
  ['a raw lone surrogate in a key', '{"\udc00":1}', 'json.lone_surrogate /\ufffd'],
  ['an escaped lone surrogate', '["\\uD83D"]', 'json.lone_surrogate /0'],
  ['an escaped pair the wrong way round', '["\\ude00\\ud83d"]', 'json.lone_surrogate /0'],
  ['an integer past 2^53', '{"n":[9007199254740993]}', 'json.number_lossy /n/0'],
  ['a number past the largest double', '{"n":1e400}', 'json.number_lossy /n'],
  ['a number below the smallest double', '{"n":1e-400}', 'json.number_lossy /n'],
  ['minus zero', '{"n":-0}', 'json.number_lossy /n'],
  ['minus zero with a fraction', '{"n":-0.00}', 'json.number_lossy /n'],
  ['more digits than a double keeps', '{"n":0.1000000000000000055}', 'json.number_lossy /n'],
])('%s is refused', (_what, input, expected) => {
  expect(error(input)).toBe(expected)
})

test.each([
  '"\\ud83d\\ude00"',
  '"\\\\ud83d"',
  '-0.5',
  '0.40',
  '1e2',
  '1.50E-7',
  '9007199254740992',
  '1e23',
  '0e999999',
  '5e-324',
])('%s needs a second look and is fine', (text) => {
  expect(parseStrict(text)).toEqual({ ok: true, value: JSON.parse(text) })
})

test.for<[string, boolean]>([
  ['{"a":1}', true],
  ['{"a":{"b":1,"c":null},"d":[{"e":2},null,[3,"x"]]}', true],
  ['{"a":":","b":"{[]}"}', true],
  ['"plain \\n \\u0041 \\\\ \\" dud"', true],
  ['"\\\\ud800"', true],
  ['[1,2,3,4,5,6,7,8,9,-1,-9,0,10,1.5,100.25]', true],
  ['123456789012345', true],
  ['[1,123456789012345]', true],
  ['0.12345678901234', false],
  ['[[],[],[[],[]]]', true],
  ['[{},{},{"a":{}}]', true],
  ['[true,false,null,"",[]]', true],
  ['{"a":1,"a":2}', false],
  ['[{"a":1,"b":{"c":1,"c":2}}]', false],
  ['"\\ud83d\\ude00"', false],
  ['"\\uDBFF"', false],
  ['1234567890123456', false],
  ['1234567.12345678', false],
  ['-0', false],
  ['-0.5', false],
  ['1e5', false],
  ['1E5', false],
  ['[[[[]]]]', false],
  ['[[[{}]]]', false],
  ['{"a":{"b":{"c":{}}}}', false],
])('%s is clean at first sight: %s', ([text, clean]) => {
  expect(looksClean(text, JSON.parse(text), 3)).toBe(clean)
})

test.for<[string, unknown, object]>([
  [
    'a byte order mark',
    '\ufeff{}',
    {
      code: 'json.syntax',
      message: 'The text begins with a byte order mark.',
      expected: 'JSON from the first byte',
      next: 'Send the text without it.',
    },
  ],
  [
    'nothing',
    undefined,
    { code: 'json.syntax', message: 'There is no text.', expected: 'text or bytes', next: 'Send JSON.' },
  ],
  [
    'too much',
    '"12345678"',
    {
      code: 'json.too_large',
      message: 'The text is too large.',
      expected: 'at most 9 bytes',
      next: 'Send less at once.',
    },
  ],
  [
    'bytes of another encoding',
    bytes(0xff),
    {
      code: 'json.invalid_utf8',
      message: 'The bytes are not UTF-8.',
      expected: 'valid UTF-8',
      next: 'Encode the text as UTF-8.',
    },
  ],
])('%s is refused with what to do next', ([, input, error]) => {
  expect(parseStrict(input as string, { maxBytes: 9 })).toEqual({ ok: false, error: { path: '', ...error } })
})

test('the size limit counts bytes, not characters', () => {
  const full = (size: number) => `"${'x'.repeat(size - 2)}"`
  expect(error(full(MAX_BYTES))).toBeNull()
  expect(error(full(MAX_BYTES + 1))).toBe('json.too_large ')
  expect(error(new TextEncoder().encode(full(MAX_BYTES)))).toBeNull()
  expect(error(new TextEncoder().encode(full(MAX_BYTES + 1)))).toBe('json.too_large ')
  expect(error('"éé"', { maxBytes: 6 })).toBeNull()
  expect(error('"éé"', { maxBytes: 5 })).toBe('json.too_large ')
})

test('the depth limit holds on both sides, also for text that never closes', () => {
  expect(error(nested(MAX_DEPTH))).toBeNull()
  expect(error(nested(MAX_DEPTH + 1))).toBe(`json.too_deep ${'/0'.repeat(MAX_DEPTH)}`)
  expect(error('{"a":'.repeat(3), { maxDepth: 2 })).toBe('json.too_deep /a/a')
  expect(error('[[],[[]],{"a":[]}]', { maxDepth: 3 })).toBeNull()
  expect(error('['.repeat(60_000))).toBe(`json.too_deep ${'/0'.repeat(MAX_DEPTH)}`)
})

test('a long run of zeros is judged in linear time', () => {
  const zeros = '0'.repeat(60_000)
  expect(survives(`1${zeros}1`)).toBe(false)
  expect(survives(`0.${zeros}1e60001`)).toBe(true)
})

test('what is neither text nor bytes is refused, not thrown', () => {
  for (const input of [undefined, null, 5, {}]) expect(error(input as unknown as string)).toBe('json.syntax ')
})

test('property: what JSON.stringify wrote is read back equal, unless it cannot survive', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), (value) => {
      const text = JSON.stringify(value)
      expect(parseStrict(text)).toEqual({ ok: true, value: JSON.parse(text) })
    }),
  )
})

test('property: any text at all gets an answer, and the exact reader agrees with JSON.parse on what is JSON', () => {
  const fragment = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '\\',
    '\\u',
    '00e9',
    '1',
    '-',
    '.',
    'e',
    'null',
    ' ',
    '\t',
  )
  const soup = fc.oneof(
    fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string(),
  )
  fc.assert(
    fc.property(soup, (text) => {
      const parsed = parseStrict(text)
      if (isJson(text)) expect(parsed).not.toMatchObject({ error: { code: 'json.syntax' } })
      else expect(parsed.ok).toBe(false)
      expect(findError(text, MAX_DEPTH)).toEqual(parsed.ok ? null : parsed.error)
    }),
    { numRuns: 2_000 },
  )
})

test('property: however JSON is damaged, all that JSON.parse refuses has a fault [K-cycle.5]', () => {
  const piece = fc.oneof(
    fc.constantFrom('"', '\\', '\\u', '\\ud8', '{', '}', '[', ']', ',', ':', '-', '.', 'e', '0', 'nul', 'true'),
    fc.constantFrom(' ', '\n', '\0', '\u007f', '\u00a0', '\u2028', '\ufeff', '\ud800'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  )
  const hits = fc.array(fc.record({ at: fc.nat(), cut: fc.nat(3), put: piece }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(2), hits, (value, indent, damages) => {
      const text = damages.reduce(
        (whole, { at, cut, put }) => {
          const from = at % (whole.length + 1)
          return whole.slice(0, from) + put + whole.slice(from + cut)
        },
        JSON.stringify(value, null, indent),
      )
      const found = findError(text, MAX_DEPTH)
      if (isJson(text)) expect(found?.code).not.toBe('json.syntax')
      else expect(found?.code).toMatch(/^json\./)
      const parsed = parseStrict(text)
      expect(parsed.ok ? undefined : parsed.error.code).toBe(found?.code)
    }),
    { numRuns: 5_000 },
  )
})

test('what only the native reader refuses is refused with a reason all the same', () => {
  const native = vi.spyOn(JSON, 'parse').mockImplementation(() => {
    throw new SyntaxError('not as the exact reader has it')
  })
  const parsed = parseStrict('1')
  native.mockRestore()
  expect(findError('1', MAX_DEPTH)).toBeNull()
  expect(parsed).toEqual({
    ok: false,
    error: { code: 'json.syntax', path: '', message: 'This is not JSON.', expected: 'JSON', next: 'Send JSON.' },
  })
})

test('property: any bytes at all get an answer', () => {
  fc.assert(fc.property(fc.uint8Array(), (input) => typeof parseStrict(input).ok === 'boolean'))
})

test('property: any key that stands twice in any object is found, however it is spelled [K-cycle.5]', () => {
  const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'a', '/', '~'))
  const spell = (text: string, escaped: boolean) =>
    escaped
      ? `"${[...Array(text.length).keys()].map((i) => `\\u${hex(text.charCodeAt(i))}`).join('')}"`
      : JSON.stringify(text)
  fc.assert(
    fc.property(
      key,
      fc.boolean(),
      fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
      fc.jsonValue(),
      (name, escaped, rest, outer) => {
        const members = Object.entries(rest).filter(([other]) => other !== name)
        const between = members.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)},`).join('')
        const twice = `{${spell(name, false)}:1,${between}${spell(name, escaped)}:2}`
        const parsed = parseStrict(`[${JSON.stringify(outer)},${twice}]`)
        expect(parsed).toMatchObject({ ok: false, error: { code: 'json.duplicate_key' } })
      },
    ),
  )
})

function hex(code: number): string {
  return code.toString(16).padStart(4, '0')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
