import { expect, test } from 'vitest'
import { sanitizeLine } from './filters.ts'

const clean = (input: object) => JSON.parse(sanitizeLine(JSON.stringify(input)).line)

test.each<[string, object]>([
  ['a name', { entities: ['Maria Delgado'] }],
  ['a name by itself', { entities: 'Maria Delgado' }],
  ['an object', { entities: [{ name: 'Maria Delgado' }] }],
  ['an object by itself', { entities: { name: 'Maria Delgado' } }],
  ['names by their role', { entities: { client: 'Maria Delgado', witness: 'Tom Young' } }],
  ['lists by their kind', { entities: { names: ['Tom Young', 'Maria Delgado'], emails: [] } }],
  ['an alias', { entities: [{ name: 'X', alias: 'Delgado' }] }],
  ['parts of a name', { entities: [{ first_name: 'Maria', last_name: 'Delgado' }] }],
  ['a value with its kind', { entities: [{ type: 'person', value: 'Maria Delgado' }] }],
])('entities may be written as %s', (_, given) => {
  expect(clean({ text: 'ask delgado', sources: [], ...given })).toMatchObject({
    ok: true,
    clean: false,
    findings: [{ kind: 'client_identity', start: 4, end: 11 }],
  })
})

test.each<[string, object, string]>([
  ['an e-mail', { email: 'm.d@kanzlei.example' }, 'm.d@kanzlei.example'],
  ['several', { emails: ['m.d@kanzlei.example'] }, 'm.d@kanzlei.example'],
  ['a telephone', { phone: '030 1234567' }, '030 1234567'],
  ['a telephone as a number', { phones: [4930123456] }, '30 12 34 56'],
  ['an address', { address: '9 Quincy Avenue' }, '9 quincy ave'],
  ['an address in parts', { address: { street: '9 Quincy Avenue', city: 'Reno' } }, '9 quincy ave'],
  ['an identifier', { identifiers: ['HR-5521-X'] }, 'hr 5521 x'],
  ['a field that we have no word for', { badge: 'HR-5521-X' }, 'HR-5521-X'],
  ['a value of a kind', { kind: 'phone_number', value: '030 1234567' }, '030 1234567'],
])('an entity may be known by %s', (_, entity, text) => {
  expect(clean({ text: `call ${text} now`, sources: [], entities: [entity] })).toMatchObject({ clean: false })
})

test('bare marks are told by their shape', () => {
  const entities = ['m.d@kanzlei.example', '+49 30 1234567', '9 Quincy Avenue', 'HR-5521-X', '123-45-6789']
  const codes = entities.map((entity) => clean({ text: entity, sources: [], entities: [entity] }).findings[0].code)
  const [mail, phone, address, id, number] = codes
  expect([mail, phone, address, id, number]).toEqual([
    'identity.email',
    'identity.phone',
    'identity.address',
    'identity.identifier',
    'identity.identifier',
  ])
})

test.each<[string, unknown, string]>([
  ['a text', ['one two three four five six seven eight'], 'source-1'],
  ['a text alone', 'one two three four five six seven eight', 'source-1'],
  ['an object', [{ id: 'd1', text: 'one two three four five six seven eight' }], 'd1'],
  ['other words for it', [{ document_id: 'd1', content: 'one two three four five six seven eight' }], 'd1'],
  [
    'pages',
    [
      {
        id: 'd1',
        pages: [
          { page: 1, text: 'one two three four' },
          { page: 2, text: 'five six seven eight' },
        ],
      },
    ],
    'd1',
  ],
  ['texts by their names', { d1: 'one two three four five six seven eight' }, 'd1'],
])('sources may be written as %s', (_, sources, id) => {
  expect(clean({ text: 'one two three four five six seven eight', sources, entities: [] }).findings).toMatchObject([
    { kind: 'raw_case_text', source: { id } },
  ])
})

test.each<[string, object]>([
  ['so marked', { privileged: true }],
  ['in a word', { privileged: 'yes' }],
  ['by its confidentiality', { confidentiality: { contains_pii: false, contains_privileged: true } }],
  ['by its kind', { kind: 'privileged_notes' }],
])('a source is privileged: %s', (_, mark) => {
  const source = { id: 'n', text: 'one two three four five' }
  const decideLine = (more: object) => clean({ text: source.text, sources: [{ ...source, ...more }], entities: [] })
  expect(decideLine(mark).findings).toMatchObject([{ kind: 'privileged_notes', source: { id: 'n' } }])
  expect(decideLine({ privileged: false, kind: 'memo' })).toMatchObject({ clean: true })
})

test.each([
  ['no JSON', '{', 'json.syntax'],
  ['no object', '3', 'input.not_an_object'],
  ['no text', '{"sources":[],"entities":[]}', 'input.no_text'],
  ['no sources', '{"text":"a","entities":[]}', 'input.no_sources'],
  ['no entities', '{"text":"a","sources":[]}', 'input.no_entities'],
  ['a source without a text', '{"text":"a","sources":[{}],"entities":[]}', 'input.unread'],
  ['an entity that is a number', '{"text":"a","sources":[],"entities":[7]}', 'input.unread'],
  ['a misspelt field', '{"text":"a","sources":[],"entities":[],"entitys":["x"]}', 'input.unknown_field'],
  [
    'too long a text',
    JSON.stringify({ text: 'a '.repeat(60_000), sources: [], entities: [] }),
    'sanitise.text_too_long',
  ],
])('what could not be judged is an error and never clean: %s [C-gov.1, C-cli.1]', (_, line, code) => {
  const { ok, line: answer } = sanitizeLine(line)
  expect(ok).toBe(false)
  expect(JSON.parse(answer)).toMatchObject({
    ok: false,
    error: { code, message: expect.any(String), next: expect.any(String) },
  })
  expect(JSON.parse(answer)).not.toHaveProperty('clean')
})
