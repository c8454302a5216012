import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleForm } from './form.fixture.ts'
import { compareNames, foldedName, nameKeys } from './names.ts'
import { namesToCheck } from './names-to-check.ts'

// biome-ignore format: a table
const SAME = [
  ['María José Ortega', 'maria jose ortega'],
  ['ORTEGA, María José', 'María José Ortega'],
  ['Dr. John Smith Jr.', 'Smith, John'],
  ["Siobhán O'Neill", 'Siobhan ONeill'],
  ['Anna-Lena Groß', 'Anna Lena Gross'],
  ['Northwind Logistics, Inc.', 'Northwind Logistics'],
  ['Müller & Söhne GmbH & Co. KG', 'Müller Söhne'],
  ['Iberia S.A.', 'IBERIA SA'],
  ['The Boeing Company', 'Boeing'],
  ['ТОВ «Ромашка»', 'Ромашка'],
  ['Шевченко Олена', 'Олена Шевченко'],
  ['王小明', '王小明'],
  ['محمد علي', 'مُحَمَّد عَلِيّ'],
  ['Αcme Ltd', 'ACME'],
  ['José', 'JOSÉ'],
]

// biome-ignore format: a table
const POSSIBLE = [
  ['Maria Ortega', 'María José Ortega Ruiz'],
  ['J. Smith', 'John Smith'],
  ['John Q. Smith', 'John Quincy Smith'],
  ['J. P. Morgan', 'JP Morgan'],
  ['Jon Smith', 'John Smith'],
  ['Gregory Hale', 'Gregroy Hale'],
  ['Kathrin Schmitt', 'Katrin Schmidt'],
  ['Mueller', 'Müller'],
  ['Greg Hale', 'Gregory Hale'],
  ['Bob Stone', 'Robert Stone'],
  ['Peggy Stone', 'Meg Stone'],
  ['Robert Hale (aka Bobby Stone)', 'Bobby Stone'],
  ['Anna Weber geb. Klein', 'Anna Klein'],
  ['Jane Doe f/k/a Jane Roe', 'Jane Roe'],
  ['Acme', 'Acme Widgets Ltd'],
  ['Acme Widgets Ltd', 'Widgets Acme Ltd'],
  ['IBM', 'International Business Machines Corp.'],
  ['I.B.M.', 'International Business Machines'],
  ['EEOC', 'Equal Employment Opportunity Commission'],
  ['MaryAnn Smith', 'Mary Ann Smith'],
  ['小明 王', '王小明'],
  ['Hale Trucking d/b/a Northwind', 'Northwind Inc'],
  ['Vincent Gogh', 'Vincent van Gogh'],
]

// biome-ignore format: a table
const OTHERS = [
  ['John Smith', 'Jane Smith'],
  ['John Smith', 'John Miller'],
  ['J. S.', 'John Smith'],
  ['Le Minh', 'Do Minh'],
  ['Le', 'Le Minh Anh'],
  ['Kim', 'Tim'],
  ['John Allen Smith', 'Jane Anne Stone'],
  ['International Business Machines', 'Italian Bread Makers'],
  ['Bank of America', 'Bank of Ireland'],
  ['राम', 'रमा'],
  ['Acme Inc', 'Zenith Inc'],
  ['???', '???'],
  ['', ''],
]

test.for(SAME)('%s and %s are the same name [C-conflict.1]', ([one, other]) => {
  expect(compareNames(one!, other!)).toBe('yes')
  expect(foldedName(one!)).toBe(foldedName(other!))
})

test.for(POSSIBLE)('%s and %s may be the same name [C-conflict.1]', ([one, other]) => {
  expect(compareNames(one!, other!)).toBe('possible')
})

test.for(OTHERS)('%s and %s are different names [C-conflict.1]', ([one, other]) => {
  expect(compareNames(one!, other!)).toBe('no')
})

/** Names that are near to each other, so that the properties meet likeness often. */
const word = fc.oneof(
  fc.constantFrom(
    'john',
    'jon',
    'jhon',
    'smith',
    'smyth',
    'J.',
    'S',
    'de',
    'van',
    'Bob',
    'Robert',
    'Inc',
    'GmbH',
    'IBM',
  ),
  fc.constantFrom(
    '王',
    '小明',
    'Олена',
    'Müller',
    'Mueller',
    'Anna',
    'Ann',
    'Acme',
    "O'Neill",
    'محمد',
    '𝔄𝔫𝔫𝔞',
    'dr',
    'aka',
    '/',
  ),
  fc.stringMatching(/^[a-c]{1,5}$/),
)
const name = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const slipped = fc.tuple(name, fc.nat(40), fc.constantFrom('', 'x', 'e', ' ')).map(([text, at, put]) => {
  const cut = at % (text.length + 1)
  return [text, text.slice(0, cut) + put + text.slice(cut + 1)] as const
})

test('names that are alike or possibly alike share a key, so that an index finds them all [C-conflict.2]', () => {
  let alike = 0
  fc.assert(
    fc.property(fc.oneof(fc.tuple(name, name), slipped), ([one, other]) => {
      if (compareNames(one, other) === 'no') return
      alike++
      const keys = new Set(nameKeys(one))
      expect(nameKeys(other).some((key) => keys.has(key))).toBe(true)
    }),
    { numRuns: 20_000 },
  )
  expect(alike).toBeGreaterThan(2000)
  for (const [one, other] of [...SAME, ...POSSIBLE]) {
    const keys = new Set(nameKeys(one!))
    expect(
      nameKeys(other!).some((key) => keys.has(key)),
      `${one} ${other}`,
    ).toBe(true)
  }
})

test('it does not matter which of two names comes first, nor in which order a person is written [C-conflict.1]', () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(compareNames(one, other)).toBe(compareNames(other, one))
    }),
    { numRuns: 2000 },
  )
  fc.assert(
    fc.property(fc.shuffledSubarray(['anna', 'maria', 'ortega', 'ruiz'], { minLength: 1 }), (words) => {
      expect(compareNames(words.join(' '), words.toReversed().join(', '))).toBe('yes')
    }),
  )
})

test('a name with letters is its own, and keys stay in bounds whatever the name is [C-conflict.2]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (text) => {
      expect(compareNames(text, text)).toBe(foldedName(text) === '' ? 'no' : 'yes')
      expect(nameKeys(text).length).toBeLessThanOrEqual(200)
      for (const key of nameKeys(text)) expect(key.length).toBeLessThanOrEqual(200)
    }),
  )
  expect(nameKeys('abcd efgh ijkl mnop qrst uvwx yzab '.repeat(9)).length).toBeLessThanOrEqual(200)
  expect(nameKeys('abcd (efgh) '.repeat(30)).length).toBeLessThanOrEqual(200)
  const hostile = ['ab '.repeat(2000), 'a/'.repeat(2000), '('.repeat(5000), 'aka '.repeat(1000), 'j. '.repeat(3000)]
  for (const one of hostile) expect(hostile.map((other) => compareNames(one, other))).toHaveLength(hostile.length)
})

test('every name of a case is checked once on each side, aliases and the named too [C-conflict.3]', () => {
  const form = sampleForm()
  form.related_people.push({ name: 'gregory t hale', relation: 'other' }, { name: '…', relation: 'other' })
  const names = namesToCheck(form, [
    { name: 'Priya Raman', kind: 'person' },
    { name: 'Ortega Ruiz, Maria José', kind: 'person' },
    { name: 'maria@example.org', kind: 'email' },
    { name: 'Dockside Union', kind: 'organisation' },
  ])
  expect(names.map(({ name, kind, side }) => `${side} ${kind}: ${name}`)).toEqual([
    'client person: María José Ortega Ruiz',
    'client person: Maria Ortega',
    'opposing organisation: Northwind Logistics, Inc.',
    'opposing person: Gregory T. Hale',
    'opposing person: Greg Hale',
    "related person: Siobhán O'Neill",
    'related person: Tomás Ruiz',
    'related person: gregory t hale',
    'related person: Priya Raman',
    'related organisation: Dockside Union',
  ])
})

test('no name of the fullest form is left out [C-conflict.3]', () => {
  const form = sampleForm()
  const many = (count: number, what: string) =>
    Array.from({ length: count }, (_, i) => `${what}${String(i).padStart(3, '0')}`)
  form.opposing_parties = many(50, 'Foe').map((foe) => ({
    name: foe,
    kind: 'person',
    aliases: many(20, `also ${foe}`),
  }))
  form.related_people = many(100, 'Kin').map((kin) => ({
    name: kin,
    relation: 'other',
    aliases: many(20, `also ${kin}`),
  }))
  expect(namesToCheck(form, [])).toHaveLength(3 + 50 * 21 + 100 * 21)
})
