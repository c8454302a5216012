import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compilePhrase, findPhrases, indexPhrases, matchAt } from './phrases.ts'
import { compileTaxonomy, loadTaxonomy, TAXONOMIES } from './taxonomy.ts'
import { claims } from './wording.ts'
import { wordsOf } from './words.ts'

const text = readFileSync(new URL('taxonomies/employment-1.yaml', import.meta.url), 'utf8')
const compile = (changed: string) => compileTaxonomy({ path: 'taxonomies/x.yaml', text: changed })

function hashOf(changed: string): string {
  const compiled = compile(changed)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.taxonomy.hash
}

function placesOf(changed: string): string[] {
  const compiled = compile(changed)
  return compiled.ok ? [] : compiled.problems.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)
}

/** The sound file with one passage replaced. */
function altered(from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`no ${from} in the taxonomy`)
  return text.replace(from, () => to)
}

function lineOf(passage: string): number {
  return text.slice(0, text.indexOf(passage)).split('\n').length
}

test('the taxonomy has the causes of employment law, each with elements in plain words [C-map.1]', () => {
  const { version, hash, causes } = loadTaxonomy('employment-1')
  expect(version).toBe('employment-1')
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(causes.map(({ id }) => id)).toEqual([
    'retaliation',
    'unpaid_overtime',
    'wrongful_termination',
    'discrimination',
    'failure_to_accommodate',
    'hostile_environment',
    'breach_of_contract',
    'final_pay',
  ])
  for (const { elements, jurisdiction } of causes) {
    expect(elements.length).toBeGreaterThanOrEqual(3)
    expect(jurisdiction).not.toBe('')
    for (const { needs, evidence_kinds } of elements) {
      expect(needs).toMatch(/^[A-Z].*\.$/)
      expect(evidence_kinds.length).toBeGreaterThan(0)
    }
  }
})

test('a comment, a blank and the order of keys do not change the pin; any word does [C-map.1]', () => {
  const before = hashOf(text)
  expect(before).toBe(loadTaxonomy('employment-1').hash)
  expect(hashOf(`# reviewed\n\n${text}`)).toBe(before)
  expect(hashOf(altered('language: en\n', '').replace('title: Employment', 'language: en\ntitle: Employment'))).toBe(
    before,
  )
  expect(hashOf(altered('title: Retaliation', 'title: Reprisal'))).not.toBe(before)
  expect(hashOf(altered('weight: 80', 'weight: 81'))).not.toBe(before)
})

test('every taxonomy of the house loads, another name is refused [C-map.1]', () => {
  for (const name of TAXONOMIES) expect(loadTaxonomy(name).version).toBe(name)
  expect(() => loadTaxonomy('employment-2')).toThrow(/no taxonomy employment-2/)
  expect(() => loadTaxonomy('../../policy/lanes')).toThrow(/no taxonomy/)
})

test('no text of the taxonomy claims more than support [C-map.11]', () => {
  const { causes, cues } = loadTaxonomy('employment-1')
  expect(claims(JSON.stringify([causes, cues.map(({ name }) => name)]))).toBe(false)
})

const wrong: [string, string, string][] = [
  ['a group that nobody wrote', altered('cues: [knowledge]', 'cues: [knowlege]'), 'taxonomy.cues_unknown'],
  ['an element twice', altered('- id: employer_knowledge', '- id: protected_activity'), 'taxonomy.twice'],
  ['a cause twice', altered('- id: final_pay', '- id: retaliation'), 'taxonomy.twice'],
  ['a weight above 100', altered('weight: 88', 'weight: 880'), 'taxonomy.schema'],
  ['a key that is not known', altered('negated: same', 'script: "() => 1"'), 'taxonomy.schema'],
  ['a phrase with a pattern in it', altered('"off the clock"', '"off (the)+ clock"'), 'taxonomy.phrase'],
  ['a phrase with a list that is not there', altered('"<be> let go"', '"<nobody> let go"'), 'taxonomy.phrase'],
  ['a phrase with too many gaps', altered('"off the clock"', '"a .. b .. c .. d .. e .. f"'), 'taxonomy.phrase'],
  ['an alias', altered('language: en', 'language: &x en'), 'taxonomy.alias'],
  ['a tag', altered('language: en', 'language: !!js/function en'), 'taxonomy.tag'],
  ['no mapping', 'just words', 'taxonomy.schema'],
]

test.for(wrong)('%s is refused at its place [C-map.2]', ([, changed, code]) => {
  const places = placesOf(changed)
  expect(places.join('\n')).toContain(code)
  for (const place of places) expect(place).toMatch(/^taxonomies\/x\.yaml:\d+:\d+ taxonomy\./)
})

test('the place is the line of the wrong word, and all problems are told at once [C-map.2]', () => {
  const changed = altered('cues: [knowledge]', 'cues: [knowlege]').replace('"off the clock"', '"Off the clock"')
  // The group that was meant is now used by nobody.
  expect(placesOf(changed)).toEqual([
    `taxonomies/x.yaml:${lineOf('  knowledge:')}:3 taxonomy.cues_idle`,
    `taxonomies/x.yaml:${lineOf('"off the clock"')}:13 taxonomy.phrase`,
    `taxonomies/x.yaml:${lineOf('cues: [knowledge]')}:16 taxonomy.cues_unknown`,
  ])
})

describe('a phrase', () => {
  const lists = new Map([['boss', ['manager', 'foreman']]])
  const stands = (written: string, sentence: string): boolean => {
    const compiled = compilePhrase(written, lists)
    if (!compiled.ok) throw new Error(compiled.why)
    const { words } = wordsOf(sentence)
    const index = indexPhrases([compiled.phrase])
    const found = findPhrases(index, words).size > 0
    expect(found).toBe(words.some((_, at) => matchAt(compiled.phrase, words, at) !== null))
    return found
  }

  test.for([
    ['fired me', 'They fired me.', true],
    ['fired me', 'They fired, me.', true],
    ['fired me', 'Me they fired.', false],
    ['told .. <boss>', 'I told the night shift foreman.', true],
    ['told .. <boss>', 'I told one two three four five six foreman.', false],
    ['terminat*', 'a termination', true],
    ['was not? paid', 'I was paid', true],
    ['was not? paid', 'I was not paid', true],
    ['was not', "It wasn't so.", true],
    ['can not', 'I cannot.', true],
    ['#>40 hours', '41.5 hours', true],
    ['#>40 hours', '40 hours', false],
    ['$ per hour', '$24.00 per hour', true],
    ['light_duty|stool denied', 'light duty denied', true],
    ['light_duty|stool denied', 'light denied', false],
    ['overtime', '0vertime', true],
    ['termination', 'termi-\nnation', true],
    ['i was', 'l was', true],
  ] as const)('%s in %s: %s', ([written, sentence, expected]) => {
    expect(stands(written, sentence)).toBe(expected)
  })

  test('its index never loses a place', () => {
    const word = fc.constantFrom(
      'i',
      'was',
      'fired',
      'manager',
      'told',
      'not',
      '41',
      '$5',
      'light',
      'duty',
      'terminated',
    )
    const slot = fc.constantFrom(
      'i',
      'was|were',
      'fired',
      '<boss>',
      'told',
      '#>40',
      '$',
      'light_duty|fired',
      'terminat*',
      'not?',
    )
    const phrase = fc
      .array(fc.tuple(slot, fc.boolean()), { minLength: 1, maxLength: 4 })
      .map((slots) => slots.map(([one, gap], at) => (gap && at > 0 ? `.. ${one}` : one)).join(' '))
    fc.assert(
      fc.property(phrase, fc.array(word, { maxLength: 12 }), (written, words) => {
        fc.pre(compilePhrase(written, lists).ok)
        stands(written, words.join(' '))
      }),
      { numRuns: 2000 },
    )
  })
})
