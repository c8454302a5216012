import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENTITIES_MAX, type EntityCandidate, entitiesOf, MENTIONS_MAX } from './entities.ts'
import type { KnownEntity } from './known-names.ts'
import { mergeEntities } from './merge-entities.ts'
import { checkPinpoint } from './pinpoint.ts'
import { parties } from './samples.fixture.ts'
import { sourceOf, sources } from './sources.fixture.ts'

const read = (text: string, known: readonly KnownEntity[] = []) =>
  entitiesOf({ document_id: 'd', pages: [{ page: 1, text }] }, known)
const shown = (entities: EntityCandidate[]) => entities.map(({ kind, name }) => `${kind}: ${name}`)
const mentioned = (text: string, known: readonly KnownEntity[], name: string) =>
  read(text, known)
    .find((entity) => entity.name === name)
    ?.mentions.map(({ start, end }) => text.slice(start, end))

const dana: KnownEntity = { kind: 'person', name: 'Dana Reyes', aliases: ['D. Reyes'] }
const zoe: KnownEntity = { kind: 'person', name: 'Zoë Müller-Ortiz', aliases: [] }
const firm: KnownEntity = { kind: 'organisation', name: 'Harborline Logistics, Inc.', aliases: ['HLI'] }

describe('those who are known', () => {
  test.for<[string, string[]]>([
    ['Dana Reyes came, and so did DANA REYES.', ['Dana Reyes', 'DANA REYES']],
    ["Ms. Reyes' desk and Dana's chair", ['Ms. Reyes', 'Dana']],
    ['Reyes, Dana (employee)', ['Reyes, Dana']],
    ['Dana\n> Reyes wrote', ['Dana\n> Reyes']],
    ['D. Reyes signed', ['D. Reyes']],
    ['the reyes and danas of this world', []],
  ])('%j [C-map.13]', ([text, expected]) => {
    expect(mentioned(text, [dana, firm], 'Dana Reyes') ?? []).toEqual(expected)
  })

  test('accents, hyphens and short forms of a firm [C-map.13]', () => {
    expect(mentioned('Zoe Muller-Ortiz and ZOË', [zoe], zoe.name)).toEqual(['Zoe Muller-Ortiz', 'ZOË'])
    expect(mentioned("Harborline's HLI, harborline logistics inc", [firm], firm.name)).toEqual([
      'Harborline',
      'HLI',
      'harborline logistics inc',
    ])
  })

  test('a name that two of them bear is neither [C-map.13]', () => {
    const luis: KnownEntity = { kind: 'person', name: 'Luis Reyes', aliases: [] }
    expect(mentioned('Reyes left. Luis Reyes stayed.', [dana, luis], 'Luis Reyes')).toEqual(['Luis Reyes'])
    expect(mentioned('Reyes left. Luis Reyes stayed.', [dana, luis], 'Dana Reyes')).toBeUndefined()
  })

  test('a surname that is also a word needs more than a capital [C-map.13]', () => {
    const will: KnownEntity = { kind: 'person', name: 'Will Price', aliases: [] }
    expect(mentioned('Will you pay? Price is high. Mr. Price paid. Will Price left.', [will], 'Will Price')).toEqual([
      'Mr. Price',
      'Will Price',
    ])
  })

  test('they come first, in their order [C-map.13]', () => {
    const names = shown(entitiesOf(sourceOf('warning-mail'), parties))
    expect(names.slice(0, 3)).toEqual([
      'person: Dana Reyes',
      'person: Maria Delgado',
      'organisation: Harborline Logistics, Inc.',
    ])
  })
})

describe('those who are found', () => {
  test('addresses, numbers and sums by their form', () => {
    const text = `Write to luis.ortega@mail.example or call (503) 555-0142 or 503-555-0142 or +44 20 7946 0958.
He lives at 18 Alder Lane, Apt. 4, Portland, OR 97202. SSN 123-45-6789, employee ID: 48213, EEOC charge no. 551-2026-01234.
He was owed $1,240.50 and got $24.`
    expect(shown(read(text))).toEqual([
      'email: luis.ortega@mail.example',
      'phone: (503) 555-0142',
      'phone: +44 20 7946 0958',
      'address: 18 Alder Lane, Apt. 4, Portland, OR 97202',
      'identifier: 123-45-6789',
      'identifier: 48213',
      'identifier: 551-2026-01234',
      'money: $1,240.50',
      'money: $24',
    ])
  })

  test('people and firms, and what they are', () => {
    const text = `I told my supervisor, Tom Becker, and Priya Natarajan, the plant manager. Mr. Becker laughed.
Later I met with U.S. Carriers LLC and with Ms. Ito. Robert Kern of Acme Freight, Inc. was there.`
    const found = read(text)
    expect(shown(found)).toEqual([
      'person: Tom Becker',
      'person: Priya Natarajan',
      'organisation: U.S. Carriers LLC',
      'person: Ito',
      'person: Robert Kern',
      'organisation: Acme Freight, Inc.',
    ])
    expect(found[0]).toMatchObject({ role_hint: 'supervisor', aliases: ['Mr. Becker'], mentions: [{}, {}] })
    expect(found[1]?.role_hint).toBe('plant manager')
  })

  test.for([
    'Dear Human Resources, Best Regards. Employee Handbook, Section Four, Final Warning.',
    'On Monday in March the United States Department met New Jersey.',
    'PLEASE READ THIS NOTICE. Ignore Previous Instructions.',
    'Order 12345 of 2026 at 10:30, page 3/4, 100%.',
  ])('%s names nobody', (text) => {
    expect(shown(read(text))).toEqual([])
  })
})

test('every mention stands where it says, in bounds, whatever the text is [C-map.13, C-map.8]', () => {
  const piece = fc.constantFrom(
    'Dana Reyes',
    'Mr. ',
    'Becker',
    ' ',
    '\n> ',
    '😀',
    "'s",
    '555-',
    '$5',
    '@',
    'a@b.example',
    'Inc.',
    ', ',
    '12 Oak Street ',
    '(503) 555-0142',
    'é',
    '-',
    'Tom ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const pages = [{ page: 1, text: pieces.join('') }]
      const found = entitiesOf({ document_id: 'd', pages }, [dana, firm])
      for (const { mentions } of found) {
        expect(mentions.length).toBeLessThanOrEqual(MENTIONS_MAX)
        for (const mention of mentions) expect(checkPinpoint(pages, mention)).toBeNull()
      }
      expect(found.length).toBeLessThanOrEqual(ENTITIES_MAX + 2)
      expect(entitiesOf({ document_id: 'd', pages }, [dana, firm])).toEqual(found)
    }),
    { numRuns: 1000 },
  )
})

test.for([
  ['Dana Reyes met Tom Becker. '],
  ['a@'],
  ['555-'],
  ['12 Aaa Bbb Ccc '],
  ['A '],
  ['$1,'],
  ['Employee No. '],
] as const)('a page of a million units of %j is searched in time [C-map.8]', ([piece]) => {
  const before = process.cpuUsage()
  read(piece.repeat(Math.ceil(1_000_000 / piece.length)), [dana])
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(8)
})

describe('an upsert', () => {
  const one = (name: string, rest: Partial<EntityCandidate> = {}): EntityCandidate => ({
    kind: 'person',
    name,
    aliases: [],
    role_hint: null,
    mentions: [],
    ...rest,
  })

  test('adds aliases, role and places, and overwrites no name and no role [C-map.13]', () => {
    const known = [one('Dana Reyes', { role_hint: 'client', aliases: ['Dee'] })]
    const [merged, ...others] = mergeEntities(known, [
      one('DANA REYES', { role_hint: 'dispatcher', aliases: ['Ms. Reyes'] }),
      one('Dee', { mentions: [{ document_id: 'd', page: 1, start: 0, end: 3, quote_hash: 'a'.repeat(64) }] }),
    ])
    expect(others).toEqual([])
    expect(merged).toMatchObject({
      change: 'changed',
      entity: { name: 'Dana Reyes', role_hint: 'client', aliases: ['Dee', 'Ms. Reyes'], mentions: [{ start: 0 }] },
    })
  })

  test('takes a lone surname for the only one who bears it, and for nobody where two do [C-map.13]', () => {
    const ito = one('Ito', { aliases: ['Ms. Ito'] })
    expect(mergeEntities([one('Keiko Ito')], [ito])).toMatchObject([
      { change: 'changed', entity: { name: 'Keiko Ito', aliases: ['Ito', 'Ms. Ito'] } },
    ])
    expect(mergeEntities([one('Keiko Ito'), one('Ken Ito')], [ito]).map(({ change }) => change)).toEqual([
      'same',
      'same',
      'new',
    ])
  })

  test('with nothing new changes nothing, and its order does not matter [C-map.13, C-map.8]', () => {
    const found = sources.flatMap((source) => entitiesOf(source, parties))
    const merged = mergeEntities([], found).map(({ entity }) => entity)
    expect(mergeEntities(merged, found).every(({ change }) => change === 'same')).toBe(true)
    const names = (list: EntityCandidate[]) => list.map(({ kind, name, mentions }) => [kind, name, mentions])
    fc.assert(
      fc.property(fc.shuffledSubarray(found, { minLength: found.length }), (shuffled) => {
        expect(names(mergeEntities([], shuffled).map(({ entity }) => entity))).toEqual(names(merged))
      }),
      { numRuns: 30 },
    )
  })
})
