import { expect, test } from 'vitest'
import { PATH_MAX } from '#kernel/contracts/verdict.ts'
import { compileForeignSchema, compileSchema } from '#kernel/validate.ts'
import { escapePointer, explain, quote, validationError } from './explain.ts'

const object = (properties: object, more = {}) => ({ type: 'object', properties, ...more })

/** code, path, message, expected, next */
type Said = [string, string, string, string, string]

test.for<[string, object, unknown, Said]>([
  [
    'a missing property',
    object({ a: {}, 'b/c': {} }, { required: ['a', 'b/c'] }),
    { a: 1 },
    ['schema.required', '/b~1c', 'The property "b/c" is missing.', 'the required properties: a, b/c', 'Add "b/c".'],
  ],
  [
    'a property too many',
    object({ in: object({ a: {}, b: {} }, { additionalProperties: false }) }),
    { in: { 'x~y': 1 } },
    [
      'schema.additional',
      '/in/x~0y',
      'The property "x~y" is not part of the contract.',
      'only these properties: a, b',
      'Remove "x~y".',
    ],
  ],
  [
    'a property where none is allowed',
    { type: 'object', additionalProperties: false },
    { x: 1 },
    [
      'schema.additional',
      '/x',
      'The property "x" is not part of the contract.',
      'only these properties: none',
      'Remove "x".',
    ],
  ],
  [
    'a name of another form',
    { type: 'object', patternProperties: { '^[A-Z]+$': {}, '^[0-9]+$': {} }, additionalProperties: false },
    { x: 1 },
    [
      'schema.additional',
      '/x',
      'The property "x" is not part of the contract.',
      'names of the form ^[A-Z]+$, ^[0-9]+$',
      'Rename "x".',
    ],
  ],
  [
    'a value outside of a list',
    { enum: ['a', 1, null] },
    'b',
    ['schema.enum', '', 'The value is not an allowed value.', 'one of: a, 1, null', 'Use an allowed value.'],
  ],
  [
    'a list of one',
    { enum: ['a'] },
    'b',
    ['schema.enum', '', 'The value is not an allowed value.', 'a', 'Use an allowed value.'],
  ],
  [
    'another constant',
    object({ a: { const: 'x' } }),
    { a: 'y' },
    ['schema.enum', '/a', '"/a" is not an allowed value.', 'x', 'Use an allowed value.'],
  ],
  [
    'a number',
    object({ a: { type: 'string' } }),
    { a: 5 },
    ['schema.type', '/a', '"/a" is a number.', 'a string', 'Give a string.'],
  ],
  ['null', { type: 'object' }, null, ['schema.type', '', 'The value is null.', 'an object', 'Give an object.']],
  [
    'an array',
    { type: 'integer' },
    [],
    ['schema.type', '', 'The value is an array.', 'an integer', 'Give an integer.'],
  ],
  ['true', { type: 'array' }, true, ['schema.type', '', 'The value is true.', 'an array', 'Give an array.']],
  [
    'an object',
    { type: 'boolean' },
    {},
    ['schema.type', '', 'The value is an object.', 'true or false', 'Give true or false.'],
  ],
  ['a string', { type: 'null' }, '', ['schema.type', '', 'The value is a string.', 'null', 'Give null.']],
  [
    'none of several types',
    { anyOf: [{ type: 'number' }, { type: 'null' }, { type: 'number' }] },
    'x',
    ['schema.type', '', 'The value is a string.', 'a number or null', 'Give a number or null.'],
  ],
  [
    'none of several types at one place, of another at another',
    object({
      a: { type: 'string' },
      b: { anyOf: [{ type: 'object', properties: { c: { type: 'null' } } }, { type: 'string' }] },
    }),
    { b: { c: 1 } },
    ['schema.type', '/b/c', '"/b/c" is a number.', 'null', 'Give null.'],
  ],
  [
    'too short a text',
    { type: 'string', minLength: 3 },
    '😀',
    ['schema.length', '', 'The value has 1 characters.', 'at least 3 characters', 'Make it longer.'],
  ],
  [
    'too long a text',
    { type: 'string', maxLength: 2 },
    'abc',
    ['schema.length', '', 'The value has 3 characters.', 'at most 2 characters', 'Shorten it.'],
  ],
  [
    'too few items',
    { type: 'array', minItems: 2 },
    [1],
    ['schema.count', '', 'The value has 1 items.', 'at least 2 items', 'Make it longer.'],
  ],
  [
    'too many items',
    { type: 'array', maxItems: 1 },
    [1, 2],
    ['schema.count', '', 'The value has 2 items.', 'at most 1 items', 'Shorten it.'],
  ],
  [
    'too few properties',
    { type: 'object', minProperties: 1 },
    {},
    ['schema.count', '', 'The value has 0 properties.', 'at least 1 properties', 'Make it longer.'],
  ],
  [
    'too many properties',
    { type: 'object', maxProperties: 1 },
    { a: 1, b: 2 },
    ['schema.count', '', 'The value has 2 properties.', 'at most 1 properties', 'Shorten it.'],
  ],
  [
    'too small a number',
    { type: 'number', minimum: 2 },
    1,
    ['schema.range', '', 'The value is "1".', 'a number >= 2', 'Give a number >= 2.'],
  ],
  [
    'too large a number',
    { type: 'number', maximum: 2 },
    3,
    ['schema.range', '', 'The value is "3".', 'a number <= 2', 'Give a number <= 2.'],
  ],
  [
    'the limit itself',
    { type: 'number', exclusiveMinimum: 2 },
    2,
    ['schema.range', '', 'The value is "2".', 'a number > 2', 'Give a number > 2.'],
  ],
  [
    'the other limit',
    { type: 'number', exclusiveMaximum: 2 },
    2,
    ['schema.range', '', 'The value is "2".', 'a number < 2', 'Give a number < 2.'],
  ],
  [
    'no UUID',
    { type: 'string', format: 'uuid' },
    'x',
    [
      'schema.format',
      '',
      'The value is not a UUID like 550e8400-e29b-41d4-a716-446655440000.',
      'a UUID like 550e8400-e29b-41d4-a716-446655440000',
      'Give a UUID like 550e8400-e29b-41d4-a716-446655440000.',
    ],
  ],
  [
    'no time',
    { type: 'string', format: 'date-time' },
    'x',
    [
      'schema.format',
      '',
      'The value is not a time with zone like 2026-01-06T10:00:00Z.',
      'a time with zone like 2026-01-06T10:00:00Z',
      'Give a time with zone like 2026-01-06T10:00:00Z.',
    ],
  ],
  [
    'no address',
    { type: 'string', format: 'uri' },
    'x',
    [
      'schema.format',
      '',
      'The value is not an absolute URI like https://example.org/in/jane.',
      'an absolute URI like https://example.org/in/jane',
      'Give an absolute URI like https://example.org/in/jane.',
    ],
  ],
  [
    'a form without words of its own',
    { type: 'string', format: 'ipv4' },
    'x',
    ['schema.format', '', 'The value is not the format ipv4.', 'the format ipv4', 'Give the format ipv4.'],
  ],
  [
    'another pattern',
    { type: 'string', pattern: '^a+$' },
    'b',
    [
      'schema.pattern',
      '',
      'The value does not have the right form.',
      'text of the form ^a+$',
      'Give text of the form ^a+$.',
    ],
  ],
  [
    'any other word of JSON Schema',
    { type: 'array', uniqueItems: true },
    [1, 1],
    [
      'schema.unique_items',
      '',
      'The value does not fit the contract.',
      'must NOT have duplicate items (items ## 0 and 1 are identical)',
      'Compare it with the schema.',
    ],
  ],
])('%s is explained', ([, schema, value, [code, path, message, wanted, next]]) => {
  const said = { code, path, message, expected: wanted, next }
  expect(compileSchema(schema)(value)).toEqual(said)
})

test('of several faults the one that lies deepest is told; at one place anything rather than the type', () => {
  const nullable = { anyOf: [object({ a: { type: 'string', minLength: 2 } }), { type: 'null' }] }
  expect(compileSchema(object({ x: nullable }))({ x: { a: 'b' } })).toMatchObject({
    code: 'schema.length',
    path: '/x/a',
  })
  const either = { anyOf: [{ type: 'null' }, { type: 'string', minLength: 2 }] }
  expect(compileSchema(either)('b')).toMatchObject({ code: 'schema.length' })
  const one = { oneOf: [{ type: 'string' }, { type: 'string', minLength: 1 }] }
  expect(compileSchema(one)('b')).toMatchObject({ code: 'schema.one_of' })
  const conditional = JSON.parse('{"type":"object","if":{"required":["a"]},"then":{"required":["b"]}}')
  expect(compileSchema(conditional)({ a: 1 })).toMatchObject({ code: 'schema.required', path: '/b' })
  expect(compileSchema({ oneOf: [{ type: 'number' }, { type: 'null' }] })('x')).toMatchObject({ code: 'schema.type' })
  const announced = JSON.parse('{"if":{"const":5},"then":{"type":"string"}}')
  expect(compileForeignSchema(announced)(5)).toMatchObject({ code: 'schema.type' })
  const first = {
    anyOf: [
      { type: 'string', minLength: 3 },
      { type: 'string', pattern: '^x' },
    ],
  }
  expect(compileSchema(first)('a')).toMatchObject({ code: 'schema.length' })
})

test('deep is counted in steps: a type deep inside goes before a fault further out, however long its name', () => {
  const steps = { anyOf: [object({ a: { type: 'string' } }), { type: 'object', required: ['b'] }] }
  expect(compileForeignSchema(steps)({ a: 5 })).toMatchObject({ code: 'schema.type', path: '/a' })
  const names = { anyOf: [object({ longname: { minLength: 1 } }), object({ x: object({ y: { type: 'string' } }) })] }
  expect(compileForeignSchema(names)({ x: { y: 5 }, longname: '' })).toMatchObject({ path: '/x/y' })
})

test('a fault of another validator, without words and of an unknown type, is explained all the same', () => {
  const bare = { instancePath: '', schemaPath: '', params: {} }
  const types = { ...bare, keyword: 'type', params: { type: 'string' }, data: 5 }
  expect(explain([{ ...bare, keyword: 'if' }, types])).toMatchObject({ code: 'schema.type' })
  expect(explain([{ ...bare, keyword: 'isEven' }])).toMatchObject({
    code: 'schema.is_even',
    expected: 'what the keyword isEven asks for',
  })
  expect(explain([{ ...bare, keyword: 'type', params: { type: 'bigint' }, data: 1n }])).toMatchObject({
    message: 'The value is a bigint.',
    expected: 'bigint',
  })
  expect(explain([{ ...bare, keyword: 'additionalProperties', params: { additionalProperty: 'x' } }])).toMatchObject({
    expected: 'only these properties: none',
  })
  expect(explain([{ ...bare, keyword: 'required', params: { missingProperty: 'x' } }])).toMatchObject({
    expected: 'the required properties: none',
  })
})

test('what is quoted ends at its quote and is cut', () => {
  expect(quote('a"b')).toBe('"a\'b"')
  expect(quote('x'.repeat(80))).toBe(`"${'x'.repeat(80)}"`)
  expect(quote('x'.repeat(81))).toBe(`"${'x'.repeat(79)}…"`)
  expect(escapePointer('a/b~c/d~')).toBe('a~1b~0c~1d~0')
})

test('every part of an error is cut to its contract, and a path to whole segments', () => {
  const error = validationError('c', '', 'm'.repeat(1001), 'e'.repeat(2001), 'n'.repeat(1001))
  expect(error).toEqual({
    code: 'c',
    path: '',
    message: `${'m'.repeat(999)}…`,
    expected: `${'e'.repeat(1999)}…`,
    next: `${'n'.repeat(999)}…`,
  })
  const fits = validationError('c', '', 'm'.repeat(1000), 'e'.repeat(2000), 'n'.repeat(1000))
  expect([fits.message.length, fits.expected.length, fits.next.length]).toEqual([1000, 2000, 1000])
  const pathOf = (path: string) => validationError('c', path, '', '', '').path
  const longest = `/${'a'.repeat(PATH_MAX - 1)}`
  expect(pathOf(longest)).toBe(longest)
  expect(pathOf(`/b${longest}`)).toBe('/b')
  expect(pathOf(`/b/c${longest}/d`)).toBe('/b/c')
})
