import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CoaRow, EvidenceRow, MappedFact } from './contracts.ts'
import { coaMatrix, evidenceMap } from './matrix.ts'
import { pinpointAt } from './pinpoint.ts'
import { taxonomy } from './samples.fixture.ts'
import { caseFacts } from './sources.fixture.ts'
import { mappingSummary } from './summary.ts'

const evidence = evidenceMap(caseFacts, taxonomy)
const matrix = coaMatrix(caseFacts, evidence, taxonomy)
const statusOf = ({ rows }: { rows: CoaRow[] }, key: string) =>
  rows.find((row) => `${row.coa_id}.${row.element_id}` === key)!

/** Facts that bear on one element, by their weight. */
function factsWith(...weights: Array<[number, 'supports' | 'weighs_against']>): MappedFact[] {
  return weights.map(([weight, relation], at) => ({
    fact_id: `f${at}`,
    statement: `Statement ${at}.`,
    entities: [],
    pinpoint: pinpointAt('d', { page: 1, text: 'x'.repeat(99) }, at, at + 1),
    supports: [{ coa_id: 'retaliation', element_id: 'causal_link', relation, weight, cue: 'a cue' }],
    status: 'supported',
  }))
}
const causal = (facts: MappedFact[]) =>
  statusOf(coaMatrix(facts, evidenceMap(facts, taxonomy), taxonomy), 'retaliation.causal_link')

describe('the matrix of a case', () => {
  test('has a row for each element, in the order of the taxonomy [C-map.10]', () => {
    const keys = taxonomy.causes.flatMap((cause) => cause.elements.map((element) => `${cause.id}.${element.id}`))
    expect(matrix.rows.map((row) => `${row.coa_id}.${row.element_id}`)).toEqual(keys)
  })

  test('shows what the papers support and where they leave gaps [C-map.10]', () => {
    const status = Object.fromEntries(matrix.rows.map((row) => [`${row.coa_id}.${row.element_id}`, row.status]))
    expect(status).toMatchObject({
      'retaliation.protected_activity': 'supported',
      'retaliation.employer_knowledge': 'supported',
      'retaliation.adverse_action': 'supported',
      'retaliation.causal_link': 'supported',
      'unpaid_overtime.overtime_not_paid': 'supported',
      'unpaid_overtime.employer_knew': 'supported',
      'failure_to_accommodate.reasonable_accommodation': 'gap',
      'wrongful_termination.public_policy': 'gap',
      'breach_of_contract.reliance': 'thin',
    })
    expect(matrix.causes.find(({ coa_id }) => coa_id === 'retaliation')).toEqual({
      coa_id: 'retaliation',
      title: 'Retaliation',
      elements: 4,
      covered: 4,
      gaps: 0,
    })
    const gap = statusOf(matrix, 'failure_to_accommodate.reasonable_accommodation')
    expect(gap).toMatchObject({ fact_ids: [], what_is_missing: expect.stringContaining('could have done the work') })
  })

  test('names the best facts first, at most ten [C-map.10]', () => {
    const weights = Array.from({ length: 20 }, (_, at): [number, 'supports'] => [40 + at, 'supports'])
    expect(causal(factsWith(...weights)).fact_ids).toEqual(Array.from({ length: 10 }, (_, at) => `f${19 - at}`))
  })
})

describe('an element', () => {
  test.for<[string, Array<[number, 'supports' | 'weighs_against']>, CoaRow['status']]>([
    ['nothing', [], 'gap'],
    ['a hint', [[20, 'supports']], 'gap'],
    ['one fact that is not strong', [[70, 'supports']], 'thin'],
    ['one strong fact', [[85, 'supports']], 'supported'],
    [
      'two solid facts',
      [
        [60, 'supports'],
        [55, 'supports'],
      ],
      'supported',
    ],
    [
      'two weak facts',
      [
        [45, 'supports'],
        [40, 'supports'],
      ],
      'thin',
    ],
    [
      'as much against it',
      [
        [85, 'supports'],
        [85, 'weighs_against'],
      ],
      'thin',
    ],
    [
      'less against it',
      [
        [85, 'supports'],
        [60, 'weighs_against'],
      ],
      'supported',
    ],
    ['only what weighs against it', [[85, 'weighs_against']], 'gap'],
  ])('with %s [C-map.10]', ([, weights, status]) => {
    const row = causal(factsWith(...weights))
    expect(row.status).toBe(status)
    expect(row.what_is_missing === '').toBe(
      status === 'supported' && weights.every(([, relation]) => relation === 'supports'),
    )
  })

  test('is not carried by one sentence that three mails quote [C-map.10]', () => {
    const facts = factsWith([60, 'supports'], [60, 'supports'], [60, 'supports']).map((fact) => ({
      ...fact,
      statement: 'He said so.',
    }))
    expect(causal(facts)).toMatchObject({ status: 'thin', fact_ids: ['f0'] })
  })

  test('takes nothing from a fact without a pinpoint, whatever it says of itself [C-map.4]', () => {
    const [fact] = factsWith([90, 'supports']) as [MappedFact]
    const { pinpoint: _, ...bare } = fact
    for (const one of [
      { ...fact, status: 'unsupported' as const },
      { ...bare, status: 'supported' as const },
    ]) {
      expect(evidenceMap([one], taxonomy)).toEqual([])
      const row: EvidenceRow = {
        fact_id: 'f0',
        coa_id: 'retaliation',
        element_id: 'causal_link',
        relation: 'supports',
        weight: 90,
      }
      expect(statusOf(coaMatrix([one], [row], taxonomy), 'retaliation.causal_link').status).toBe('gap')
    }
  })
})

test('evidence and matrix do not depend on the order of facts or rows [C-map.8]', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(caseFacts, { minLength: caseFacts.length }),
      fc.shuffledSubarray(evidence, { minLength: evidence.length }),
      (facts, rows) => {
        expect(evidenceMap(facts, taxonomy)).toEqual(evidence)
        expect(coaMatrix(facts, rows, taxonomy)).toEqual(matrix)
        expect(mappingSummary(matrix, facts, taxonomy)).toBe(mappingSummary(matrix, caseFacts, taxonomy))
      },
    ),
    { numRuns: 50 },
  )
})

const CLAIMS = /prov(e|es|ed|en|ing)\b|proof|establish|conclusive/i

describe('the summary', () => {
  const names = (id: string) => `${id}.pdf`
  const summary = mappingSummary(matrix, caseFacts, taxonomy, names)

  test('has gaps first, then what is thin, then the causes with their facts [C-map.12]', () => {
    const heads = summary.match(/^## .*$/gm)
    expect(heads?.slice(0, 3)).toEqual(['## Gaps', '## Thin', '## Retaliation'])
    expect(summary).toContain(`employment-1 (${taxonomy.hash.slice(0, 12)})`)
    expect(summary).toContain('4 of 4 elements supported, 0 thin, 0 gaps.')
    expect(summary).toMatch(
      /- Causal link: supported\. One fact weighs against it\.(\n {2}- ".*){3}\n {2}- Against: "Your employment/,
    )
  })

  test('names document and page of every fact, and quotes at most 200 characters [C-map.12]', () => {
    const facts = summary.match(/^ {2}- ".*$/gm) ?? []
    expect(facts.length).toBeGreaterThan(15)
    for (const line of facts) {
      expect(line).toMatch(/\.pdf, page 1(, \d{4}-\d\d-\d\d( to \d{4}-\d\d-\d\d)?)?\)$/)
      expect(/"(.*)"/.exec(line)![1]!.replaceAll('\\', '').length).toBeLessThanOrEqual(200)
    }
    const long = caseFacts.map((fact) => ({ ...fact, statement: `I was fired ${'and so on '.repeat(40)}` }))
    const quotes = mappingSummary(matrix, long, taxonomy).match(/"[^"]*"/g)!
    expect(Math.max(...quotes.map(({ length }) => length))).toBeLessThanOrEqual(202)
  })

  test('a case without facts has nothing but a list of causes [C-map.12]', () => {
    const empty = coaMatrix([], [], taxonomy)
    const text = mappingSummary(empty, [], taxonomy)
    expect(text).toContain('No fact supports: Retaliation; Unpaid overtime;')
    expect(text).not.toContain('## Gaps')
  })

  test('text of sources makes no heading, link or HTML in it [C-map.9, C-map.12]', () => {
    const hostile = caseFacts.map((fact) => ({
      ...fact,
      statement: '# Gaps [x](http://evil.example) <img src=x> **none**\u202e\u001b[2J',
    }))
    const text = mappingSummary(matrix, hostile, taxonomy, () => '](x) <b>')
    expect(text).toContain('\\# Gaps \\[x\\](http:\u2060//')
    expect(text.replaceAll('\n', ' ')).not.toMatch(/[^\\]<|[\p{Cc}\u202e]/u)
  })

  test('is bounded, however much there is [C-map.8, C-map.12]', () => {
    const many = coaMatrix(caseFacts, evidence, taxonomy)
    const facts = caseFacts.map((fact) => ({ ...fact, statement: '"-😀 '.repeat(100) }))
    const text = mappingSummary(many, facts, taxonomy, () => '\\"-'.repeat(100))
    expect(text.length).toBeLessThanOrEqual(20_000)
    expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThanOrEqual(24_000)
  })
})

test('nothing that a map says claims more than support, even where a source does [C-map.11]', () => {
  const loud = caseFacts.map((fact) => ({
    ...fact,
    statement: `This proves and establishes it, as proven: ${fact.statement}`,
  }))
  for (const facts of [caseFacts, loud]) {
    const rows = evidenceMap(facts, taxonomy)
    const made = coaMatrix(facts, rows, taxonomy)
    const cues = facts.flatMap(({ supports }) => supports.map(({ cue }) => cue))
    const summary = mappingSummary(made, facts, taxonomy, (id) => `conclusive-${id}`)
    expect(JSON.stringify([rows, made, cues, summary])).not.toMatch(CLAIMS)
    expect(summary).toMatch(/supports/)
  }
  expect(mappingSummary(matrix, loud, taxonomy)).toMatch(/\(see [a-z-]+, page 1/)
})
