import { expect, test } from 'vitest'
import { compileSchema } from '#kernel/validate.ts'
import { checksOf, type Definition, pinOf } from './definition.ts'

const tool = (more: Partial<Definition> = {}): Definition => ({
  name: 'lookup',
  description: 'Looks up.',
  inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  ...more,
})

test('a pin is the same for the same words in any order, and another for any change', () => {
  const { inputSchema, ...rest } = tool()
  expect(pinOf({ inputSchema, ...rest })).toBe(pinOf(tool()))
  const changes: Array<Partial<Definition>> = [
    { name: 'lookup2' },
    { description: 'Looks up. ' },
    { description: undefined },
    { inputSchema: { ...inputSchema, required: [] } },
    { outputSchema: { type: 'object' } },
    { annotations: { readOnlyHint: true } },
  ]
  const pins = [tool(), ...changes.map(tool)].map(pinOf)
  expect(new Set(pins).size).toBe(pins.length)
})

test('what is not part of the pin does not change it', () => {
  expect(pinOf({ ...tool(), title: 'Look', icons: [] } as Definition)).toBe(pinOf(tool()))
})

test('what no person could read has no pin', () => {
  expect(pinOf(tool({ description: 'x'.repeat(70_000) }))).toBeNull()
  let deep: Record<string, unknown> = {}
  for (let i = 0; i < 10_000; i++) deep = { not: deep }
  expect(pinOf(tool({ inputSchema: deep }))).toBeNull()
})

test('words that are remarks, and older ways of writing, are taken; the input is checked all the same', () => {
  const { input } = checksOf(
    tool({
      inputSchema: {
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        'x-order': 1,
        properties: { id: { type: ['string', 'null'], format: 'customer-id' }, pattern: { type: 'integer' } },
        definitions: { never: { type: 'boolean' } },
        required: ['id'],
        additionalProperties: false,
      },
    }),
  )
  const check = compileSchema(input)
  expect(check({ id: null, pattern: 1 })).toBeNull()
  expect(check({})).toMatchObject({ code: 'schema.required' })
  expect(check({ id: 'a', pattern: 'b' })).toMatchObject({ code: 'schema.type' })
  expect(check({ id: 'a', more: 1 })).toMatchObject({ code: 'schema.additional' })
})

test('an expression of the server is not run here, however long it would take', () => {
  const { input } = checksOf(tool({ inputSchema: { type: 'object', properties: { id: { pattern: '^(a+)+$' } } } }))
  expect(compileSchema(input)({ id: `${'a'.repeat(200)}!` })).toBeNull()
})

test.each([
  ['a reference elsewhere', { properties: { x: { $ref: 'https://example.com/x' } } }],
  ['names by expression', { patternProperties: { '^(a+)+$': {} } }],
  ['an older rule that ours would pass over', { dependencies: { a: ['b'] } }],
  ['a type that does not exist', { properties: { x: { type: 'text' } } }],
])('a schema with %s is refused', (_, more) => {
  expect(() => checksOf(tool({ inputSchema: { type: 'object', ...more } }))).toThrow('cannot be checked here')
})
