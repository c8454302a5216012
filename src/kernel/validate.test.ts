import fc from 'fast-check'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { executeToolProposal, ProposalByAction } from '#kernel/contracts/proposals.ts'
import { checkContract, checkLater, compileForeignSchema, compileSchema, validateProposal } from './validate.ts'

const noOp = { action_type: 'no_op', reason: 'awaiting_user_input' }

function verdictOf(proposal: unknown) {
  const { verdict } = validateProposal(JSON.stringify(proposal))
  return verdict
}

test('a good proposal is accepted and handed on as it was sent', () => {
  const validation = validateProposal(JSON.stringify(noOp))
  expect(validation.verdict).toEqual({ ok: true, action_type: 'no_op', error: null, warnings: [] })
  expect(validation.proposal).toEqual(noOp)
})

test('an unknown action type is named as such [S000-p.2]', () => {
  const verdict = verdictOf({ action_type: 'invalid_action' })
  expect(verdict).toMatchObject({
    ok: false,
    action_type: null,
    error: { code: 'action.unknown', path: '/action_type' },
  })
  expect(verdict.error?.message).toContain('unknown action type')
  expect(verdict.error?.expected).toContain('create_task')
})

test.each([
  ['no action type', {}, 'action.missing', '/action_type'],
  ['an action type that is no string', { action_type: 5 }, 'action.unknown', '/action_type'],
  ['an inherited name as action type', { action_type: 'constructor' }, 'action.unknown', '/action_type'],
  ['a list of proposals', [noOp], 'schema.type', ''],
  ['null', null, 'schema.type', ''],
  ['a missing property', { action_type: 'no_op' }, 'schema.required', '/reason'],
  ['an extra property', { ...noOp, extra: 1 }, 'schema.additional', '/extra'],
  [
    'an extra nested property',
    { action_type: 'create_task', task: { description: 'x'.repeat(10), 'a/b': 1 } },
    'schema.additional',
    '/task/a~1b',
  ],
  ['a value outside the vocabulary', { ...noOp, reason: 'bored' }, 'schema.enum', '/reason'],
  [
    'too short a text',
    { action_type: 'create_task', task: { description: 'Test' } },
    'schema.length',
    '/task/description',
  ],
  ['a wrong type', { ...noOp, details: 5 }, 'schema.type', '/details'],
  ['a malformed uuid', { ...noOp, task_id: 'task-1' }, 'schema.format', '/task_id'],
  ['a uuid as urn', { ...noOp, task_id: 'urn:uuid:550e8400-e29b-41d4-a716-446655440000' }, 'schema.length', '/task_id'],
  ['a NUL character', { ...noOp, details: 'a\0b' }, 'text.nul', '/details'],
  [
    'a NUL character deep in free-form data',
    { action_type: 'analyze_leads', analysis_type: 'prioritize', parameters: { a: [{ '\0': 1 }] } },
    'text.nul',
    '/parameters/a/0',
  ],
])('%s is refused with code and place', (_what, proposal, code, path) => {
  const { error, ok } = verdictOf(proposal)
  expect(ok).toBe(false)
  expect({ code: error?.code, path: error?.path }).toEqual({ code, path })
})

test('an own __proto__ is an extra property, and pollutes nothing', () => {
  const { verdict } = validateProposal('{"action_type":"no_op","reason":"awaiting_user_input","__proto__":{"x":1}}')
  expect(verdict.error).toMatchObject({ code: 'schema.additional', path: '/__proto__' })
})

test('an escaped backslash before u0000 is no NUL character', () => {
  expect(verdictOf({ ...noOp, details: '\\u0000' }).ok).toBe(true)
})

test('a fault of the JSON itself is reported before any of the schema', () => {
  const { verdict, proposal } = validateProposal('{"action_type":"no_op","action_type":"create_task"}')
  expect(verdict.error).toMatchObject({ code: 'json.duplicate_key', path: '/action_type' })
  expect(proposal).toBeUndefined()
})

test('the answer says what is expected and what to do [S000-v.4]', () => {
  const { error } = verdictOf({ ...noOp, reason: 'bored' })
  expect(error?.expected).toBe(
    'one of: awaiting_user_input, preconditions_not_met, rate_limit_reached, campaign_complete',
  )
  expect(verdictOf({ ...noOp, extra: 1 }).error).toMatchObject({
    expected: 'only these properties: action_type, task_id, reason, details',
    next: 'Remove "extra".',
  })
  expect(verdictOf({ action_type: 'create_task', task: { description: 'Test' } }).error).toMatchObject({
    message: '"/task/description" has 4 characters.',
    expected: 'at least 10 characters',
  })
})

test('a schema of somebody else is read as JSON Schema has it: an unknown word is a remark', () => {
  const foreign = { type: 'object', 'x-note': 'ours', properties: { id: { type: 'string', format: 'uuid' } } }
  expect(() => compileSchema({ ...foreign })).toThrow('x-note')
  const check = compileForeignSchema(foreign)
  expect(check({ id: 'x' })).toMatchObject({ code: 'schema.format', path: '/id' })
  expect(check({ id: '550e8400-e29b-41d4-a716-446655440000' })).toBeNull()
  expect(compileSchema(foreign)).toBe(check)
  // Inherited members are no data.
  expect(compileForeignSchema({ required: ['constructor'] })({})).toMatchObject({ code: 'schema.required' })
  expect(compileForeignSchema({ additionalProperties: false, properties: { a: {} } })({ b: 1 })).toMatchObject({
    expected: 'only these properties: a',
  })
})

test('a schema is compiled once, and may be told twice by the same name', () => {
  const named = { $id: 'https://example.org/one', type: 'string' }
  expect(compileSchema(named)).toBe(compileSchema(named))
  expect(compileSchema({ ...named, type: 'number' })(5)).toBeNull()
  expect(checkLater(named)('x')).toBeNull()
  expect(checkLater(named)(5)).toMatchObject({ code: 'schema.type' })
  expect(compileForeignSchema({ ...named, type: 'null' })(null)).toBeNull()
})

test('a schema that is wrong stays wrong, and leaves its name to the next', () => {
  const $id = 'https://example.org/wrong'
  for (const wrong of [
    { $id, type: 'string', maxLength: -1 },
    { $id, $ref: '#/$defs/nowhere' },
  ]) {
    expect(() => compileSchema(wrong)).toThrow()
    expect(() => compileSchema(wrong)).toThrow()
  }
  expect(compileSchema({ $id, type: 'number' })(5)).toBeNull()
})

test('a UUID is thirty-six characters of its alphabet and nothing around them', () => {
  const check = compileSchema({ type: 'string', format: 'uuid' })
  const id = '550e8400-e29b-41d4-a716-446655440000'
  expect(check(id)).toBeNull()
  expect(check(id.toUpperCase())).toBeNull()
  for (const bad of [`urn:uuid:${id}`, `${id}0`, `x${id}`, id.replace('5', 'g'), id.replaceAll('-', ''), id.slice(1)])
    expect(check(bad)).toMatchObject({ code: 'schema.format' })
})

test.for<[unknown, object]>([
  [
    [noOp],
    {
      code: 'schema.type',
      message: 'A proposal is one object.',
      expected: 'an object',
      next: 'Propose exactly one action.',
    },
  ],
  [5, { code: 'schema.type', path: '' }],
  [{}, { code: 'action.missing', message: 'The action_type is missing.', next: 'Say which action you propose.' }],
  [
    { action_type: 'x' },
    { message: 'unknown action type: "x"', next: 'Propose one of the known actions.', expected: 'one of: no_op, wait' },
  ],
  [{ action_type: 5 }, { message: 'unknown action type: it is not a string' }],
  [
    { action_type: 'no_op', details: 'a\0' },
    {
      code: 'text.nul',
      message: 'The text holds a NUL character.',
      expected: 'text without \\u0000',
      next: 'Remove it.',
    },
  ],
])('what is wrong with %j is said in full', ([proposal, said]) => {
  const schemas = {
    no_op: Type.Object({ action_type: Type.String(), details: Type.Optional(Type.Any()) }),
    wait: {},
  }
  const { verdict } = validateProposal(JSON.stringify(proposal), schemas)
  expect(verdict).toMatchObject({ ok: false, warnings: [], error: said })
})

test('a NUL is found in the key and in the value, at its place, and numbers and null are passed over', () => {
  const schemas = { no_op: { type: 'object' } }
  const pathOf = (details: unknown) =>
    validateProposal(JSON.stringify({ action_type: 'no_op', details }), schemas).verdict.error?.path
  expect(pathOf([1, null, true, { 'a/b': 'x\0' }])).toBe('/details/3/a~1b')
  expect(pathOf({ ok: 'x', 'k\0': 1 })).toBe('/details')
  expect(pathOf([{ a: 'fine' }, '\0'])).toBe('/details/1')
  expect(pathOf(['\\u0000'])).toBeUndefined()
})

test('a number is no action, even where one is called so', () => {
  expect(validateProposal('{"action_type":5}', { 5: {} }).verdict.error?.code).toBe('action.unknown')
})

test('a contract that is not there is refused with those that are', () => {
  const error = checkContract('gossip', {})
  expect(error).toMatchObject({
    code: 'contract.unknown',
    path: '',
    message: 'There is no contract "gossip".',
    next: 'Name one of them.',
  })
  expect(error?.expected.split(', ')).toContain('audit_event')
})

test('what is no text at all is refused without an action', () => {
  expect(validateProposal(5 as never)).toMatchObject({ verdict: { ok: false, action_type: null, warnings: [] } })
  expect(validateProposal('{"action_type":"no_op"}').verdict.action_type).toBe('no_op')
})

test('lengths count characters, not UTF-16 units', () => {
  const message = (content: string) => ({ action_type: 'generate_message', message: { type: 'follow_up', content } })
  expect(verdictOf(message('😀'.repeat(300))).ok).toBe(true)
  expect(verdictOf(message('😀'.repeat(301))).error?.code).toBe('schema.length')
})

test('a workspace with mounted tools brings its own schemas', () => {
  const proposal = JSON.stringify({ action_type: 'execute_tool', tool_name: 'crm.lookup', parameters: {} })
  expect(validateProposal(proposal).verdict.error).toMatchObject({ code: 'schema.enum', path: '/tool_name' })
  const wider = { ...ProposalByAction, execute_tool: executeToolProposal(['send_message', 'crm.lookup']) }
  expect(validateProposal(proposal, wider).verdict.ok).toBe(true)
  expect(validateProposal(JSON.stringify(noOp), { execute_tool: wider.execute_tool }).verdict.error?.code).toBe(
    'action.unknown',
  )
})

test('in a nullable object the fault in the object is named, not that it is not null', () => {
  const check = compileSchema(
    Type.Object({ a: Type.Union([Type.Object({ b: Type.Integer({ minimum: 1 }) }), Type.Null()]) }),
  )
  expect(check({ a: null })).toBeNull()
  expect(check({ a: { b: 0 } })).toMatchObject({ code: 'schema.range', path: '/a/b', expected: 'a number >= 1' })
  expect(check({ a: 5 })).toMatchObject({ code: 'schema.type', path: '/a', expected: 'an object or null' })
})

test('a schema is compiled once, two schemas with one $id do not clash, and a wrong schema is a bug', () => {
  const schema = { $id: 'same', type: 'string' }
  expect(compileSchema(schema)).toBe(compileSchema(schema))
  expect(compileSchema({ $id: 'same', type: 'integer' })(1)).toBeNull()
  expect(compileSchema(schema)('x')).toBeNull()
  expect(() => compileSchema({ type: 'strnig' })).toThrow()
})

test('inherited members are not data', () => {
  const check = compileSchema(Type.Object({ constructor: Type.Unknown() }))
  expect(check({})).toMatchObject({ code: 'schema.required', path: '/constructor' })
})

test('a contract that does not exist is refused by name', () => {
  expect(checkContract('toString', {})).toMatchObject({ code: 'contract.unknown' })
})

const anything = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }).map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array(),
)

test('property: whatever arrives gets a verdict that fits its own contract', () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const { verdict, proposal } = validateProposal(raw)
      expect(checkContract('verdict', verdict)).toBeNull()
      expect(verdict.ok).toBe(proposal !== undefined)
      expect(verdict.ok).toBe(verdict.error === null)
    }),
    { numRuns: 500 },
  )
})

test('property: any damage to a good proposal gives a bounded, well-formed verdict', () => {
  const long = 'k'.repeat(5000)
  const key = fc.oneof(
    fc.constantFrom('task', 'message', 'parameters', 'reason', long, '/~', '\u{1f600}'.repeat(900)),
    fc.string(),
  )
  const action = fc.oneof(fc.constantFrom(...Object.keys(ProposalByAction), long), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(action, fc.dictionary(key, fc.jsonValue({ maxDepth: 3 })), (action_type, rest) => {
      const { verdict } = validateProposal(JSON.stringify({ ...rest, action_type }))
      expect(checkContract('verdict', verdict)).toBeNull()
      expect(JSON.stringify(verdict).isWellFormed()).toBe(true)
    }),
    { numRuns: 500 },
  )
})
