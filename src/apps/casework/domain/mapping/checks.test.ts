import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { compileSchema } from '#kernel/validate.ts'
import { checkCoaMap, checkEvidence, checkFacts } from './checks.ts'
import {
  type FactProposal,
  type MappedFact,
  PROPOSAL_MAX_BYTES,
  WriteCoaMap,
  WriteEvidenceMap,
  WriteFacts,
} from './contracts.ts'
import { coaMatrix, evidenceMap } from './matrix.ts'
import { proposeCoaMap, proposeEvidence, proposeFacts } from './proposals.ts'
import { parties, taxonomy } from './samples.fixture.ts'
import { caseFacts, pagesOf, sources } from './sources.fixture.ts'
import { mappingSummary } from './summary.ts'

const ids = sources.map(({ document_id }) => document_id)
const plain = caseFacts.map(({ fact_id: _, ...fact }) => fact)
const evidence = evidenceMap(caseFacts, taxonomy)
const matrix = coaMatrix(caseFacts, evidence, taxonomy)
const map = proposeCoaMap(matrix, mappingSummary(matrix, caseFacts, taxonomy))
const bare: MappedFact = {
  fact_id: 'bare',
  statement: 'The owner knew it.',
  entities: [],
  supports: [],
  status: 'unsupported',
}

const bytes = (proposal: unknown) => Buffer.byteLength(JSON.stringify(proposal))
const factsWith = (change: Partial<FactProposal>): WriteFacts => {
  const dated = plain.find(({ date }) => date?.from)!
  return { action_type: 'write_facts', document_ids: ids, facts: [{ ...dated, ...change }] }
}
const codeOf = (proposal: WriteFacts) => checkFacts(proposal, pagesOf, taxonomy, { entities: parties })?.code ?? null

describe('what the built-in agent proposes', () => {
  test('fits the contracts, the bounds and the sources [C-map.14]', () => {
    const facts = proposeFacts(ids, plain)
    expect(facts.flatMap((part) => part.facts)).toHaveLength(plain.length)
    for (const proposal of facts) {
      expect(compileSchema(WriteFacts)(proposal)).toBeNull()
      expect(codeOf(proposal)).toBeNull()
    }
    for (const proposal of proposeEvidence(evidence)) {
      expect(compileSchema(WriteEvidenceMap)(proposal)).toBeNull()
      expect(checkEvidence(proposal, caseFacts, taxonomy)).toBeNull()
    }
    expect(compileSchema(WriteCoaMap)(map)).toBeNull()
    expect(checkCoaMap(map, caseFacts, evidence, taxonomy)).toBeNull()
  })

  test('names a document without facts too, so that it counts as read [C-map.14]', () => {
    expect(proposeFacts(['d-1'], [])).toEqual([{ action_type: 'write_facts', document_ids: ['d-1'], facts: [] }])
  })

  test('fits however long the statements are, and however many facts there are [C-map.14]', () => {
    const unit = fc.constantFrom('a', '"', '\\', '😀', 'é', '\u0001')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150 }), unit, fc.integer({ min: 1, max: 250 }), (count, sign, length) => {
        const facts = Array.from({ length: count }, (_, at) => ({
          ...plain[at % plain.length]!,
          statement: sign.repeat(length),
        }))
        const parts = proposeFacts(ids, facts)
        expect(parts.flatMap((part) => part.facts)).toHaveLength(facts.length)
        for (const part of parts) {
          expect(bytes(part)).toBeLessThanOrEqual(PROPOSAL_MAX_BYTES)
          expect(part.facts.length).toBeLessThanOrEqual(60)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('a full matrix with a full summary fits [C-map.14]', () => {
    const uuid = (at: number) => `0190f3a0-0000-7000-8000-${String(at).padStart(12, '0')}`
    const supports = taxonomy.causes.flatMap((cause) =>
      cause.elements.map((element) => ({
        coa_id: cause.id,
        element_id: element.id,
        relation: 'supports' as const,
        weight: 45,
        cue: 'c',
      })),
    )
    const facts = Array.from({ length: 100 }, (_, at): MappedFact => {
      const against = at % 5 === 0 ? supports.map((one) => ({ ...one, relation: 'weighs_against' as const })) : supports
      return {
        ...caseFacts[at % caseFacts.length]!,
        fact_id: uuid(at),
        statement: `"${at}" ${'\\"-'.repeat(160)}`,
        supports: against,
      }
    })
    const full = coaMatrix(facts, evidenceMap(facts, taxonomy), taxonomy)
    const proposal = proposeCoaMap(
      full,
      mappingSummary(full, facts, taxonomy, () => '"\\'.repeat(60)),
    )
    expect(full.rows.every(({ fact_ids, status }) => fact_ids.length === 10 && status === 'thin')).toBe(true)
    expect(bytes(proposal)).toBeLessThanOrEqual(PROPOSAL_MAX_BYTES)
    expect(compileSchema(WriteCoaMap)(proposal)).toBeNull()
  })
})

describe('facts that a model invents', () => {
  const good = factsWith({}).facts[0]!
  const at = good.pinpoint!
  const { pinpoint: _, ...without } = good

  test.for<[string, WriteFacts, string | null]>([
    ['one that holds', factsWith({}), null],
    ['a document of another case', { ...factsWith({}), document_ids: [...ids, 'elsewhere'] }, 'fact.document_unknown'],
    [
      'a document that is not named',
      { ...factsWith({}), document_ids: ids.filter((id) => id !== at.document_id) },
      'fact.document_unnamed',
    ],
    ['a page that is not there', factsWith({ pinpoint: { ...at, page: 9 } }), 'pinpoint.no_such_page'],
    ['another span', factsWith({ pinpoint: { ...at, start: at.start + 1 } }), 'pinpoint.other_words'],
    [
      'another span with its hash',
      factsWith({
        pinpoint: { ...at, start: 0, end: 4, quote_hash: sha256Hex(pagesOf(at.document_id)![0]!.text.slice(0, 4)) },
      }),
      'pinpoint.reworded',
    ],
    ['other words', factsWith({ statement: `${good.statement} Really.` }), 'pinpoint.reworded'],
    ['another day', factsWith({ date: { ...good.date!, from: '2020-01-01' } }), 'fact.date'],
    ['a day that the words do not give', factsWith({ date: { text: 'yesterday', from: '2026-03-02' } }), 'fact.date'],
    ['words of a date that are not there', factsWith({ date: { text: 'last winter' } }), 'fact.date'],
    ['a stretch that is not there', factsWith({ date: { ...good.date!, to: '2030-01-01' } }), 'fact.date'],
    [
      'an element of no taxonomy',
      factsWith({ supports: [{ coa_id: 'piracy', element_id: 'ship', relation: 'supports', weight: 90, cue: 'x' }] }),
      'mapping.element_unknown',
    ],
    [
      'an element of another cause',
      factsWith({
        supports: [{ coa_id: 'final_pay', element_id: 'causal_link', relation: 'supports', weight: 90, cue: 'x' }],
      }),
      'mapping.element_unknown',
    ],
    ['an element twice', factsWith({ supports: [good.supports[0]!, good.supports[0]!] }), 'fact.element_twice'],
    ['a cue that claims', factsWith({ supports: [{ ...good.supports[0]!, cue: 'proves it' }] }), 'mapping.wording'],
    ['the same fact twice', { ...factsWith({}), facts: [good, good] }, 'fact.twice'],
    ['a pinpoint and unsupported', factsWith({ status: 'unsupported' }), 'fact.status'],
  ])('%s [C-map.5]', ([, proposal, code]) => {
    expect(compileSchema(WriteFacts)(proposal)).toBeNull()
    expect(codeOf(proposal)).toBe(code)
  })

  test('without a pinpoint it is unsupported, and then bears on nothing [C-map.4]', () => {
    const propose = (fact: FactProposal): WriteFacts => ({ ...factsWith({}), facts: [fact] })
    expect(codeOf(propose({ ...without, status: 'supported' }))).toBe('fact.status')
    expect(codeOf(propose({ ...without, status: 'unsupported' }))).toBe('fact.unsupported')
    expect(codeOf(propose({ ...without, status: 'unsupported', supports: [] }))).toBeNull()
    expect(
      codeOf(propose({ ...without, date: undefined, status: 'unsupported', supports: [], statement: 'It is proven.' })),
    ).toBe('mapping.wording')
  })

  test('any change of a place or a word is found [C-map.5]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plain),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: -50, max: 50 }),
        (fact, a, b) => {
          fc.pre(a !== 0 || b !== 0)
          const { start, end } = fact.pinpoint!
          const moved = { ...fact.pinpoint!, start: Math.max(0, start + a), end: Math.max(0, end + b) }
          fc.pre(moved.start !== start || moved.end !== end)
          expect(codeOf({ ...factsWith({}), facts: [{ ...fact, pinpoint: moved }] })).toMatch(/^pinpoint\./)
        },
      ),
    )
  })

  test('a proposal beyond 60 kB is refused before anything is looked at [C-map.14]', () => {
    const facts = Array.from({ length: 60 }, () => ({ ...good, statement: '😀'.repeat(500) }))
    expect(codeOf({ ...factsWith({}), facts })).toBe('mapping.too_large')
  })

  test.for([
    { ...factsWith({}), more: 1 },
    { ...factsWith({}), document_ids: [] },
    { ...factsWith({}), facts: Array.from({ length: 61 }, () => good) },
    factsWith({ status: 'proven' as never }),
    factsWith({ statement: 'x'.repeat(501) }),
    { ...factsWith({}), facts: [{ ...good, supports: [{ ...good.supports[0]!, weight: 101 }] }] },
    { ...factsWith({}), facts: [{ ...good, supports: [{ ...good.supports[0]!, relation: 'proves' }] }] },
  ])('what the contract does not know is no proposal [C-map.14]', (proposal) => {
    expect(compileSchema(WriteFacts)(proposal)).not.toBeNull()
  })
})

describe('an evidence map', () => {
  const row = evidence[0]!
  test.for<[string, Partial<typeof row>, string | null]>([
    ['that holds', {}, null],
    ['with a fact of another case', { fact_id: 'elsewhere' }, 'evidence.fact_unknown'],
    ['with an unsupported fact', { fact_id: 'bare' }, 'mapping.unsupported_fact'],
    ['with an element of no taxonomy', { element_id: 'guilt' }, 'mapping.element_unknown'],
  ])('%s [C-map.4, C-map.5]', ([, change, code]) => {
    const proposal: WriteEvidenceMap = { action_type: 'write_evidence_map', rows: [{ ...row, ...change }] }
    expect(checkEvidence(proposal, [...caseFacts, bare], taxonomy)?.code ?? null).toBe(code)
  })

  test('with a pair twice is refused [C-map.5]', () => {
    const proposal: WriteEvidenceMap = { action_type: 'write_evidence_map', rows: [row, { ...row, weight: 1 }] }
    expect(checkEvidence(proposal, caseFacts, taxonomy)?.code).toBe('evidence.twice')
  })
})

describe('a COA map', () => {
  const supported = map.rows.findIndex(({ status, fact_ids }) => status === 'supported' && fact_ids.length > 1)
  const gap = map.rows.findIndex(({ status }) => status === 'gap')
  const changed = (at: number, change: Partial<(typeof map.rows)[number]>): WriteCoaMap => ({
    ...map,
    rows: map.rows.map((row, number) => (number === at ? { ...row, ...change } : row)),
  })
  const some = map.rows[supported]!.fact_ids
  const stranger = caseFacts.find(
    ({ fact_id, supports }) =>
      !some.includes(fact_id) && !supports.some((s) => s.element_id === map.rows[supported]!.element_id),
  )!

  test.for<[string, WriteCoaMap, string | null]>([
    ['that is as the evidence gives it', map, null],
    [
      'with other words and fewer facts',
      changed(supported, { what_is_missing: 'Ask for the schedule.', fact_ids: some.slice(0, 1) }),
      null,
    ],
    ['that makes a gap supported', changed(gap, { status: 'supported', fact_ids: some }), 'coa_map.no_evidence'],
    ['that calls a gap supported without facts', changed(gap, { status: 'supported' }), 'coa_map.status'],
    [
      'that hides a support',
      changed(supported, { status: 'gap', fact_ids: [], what_is_missing: 'x' }),
      'coa_map.status',
    ],
    ['that names no fact', changed(supported, { fact_ids: [] }), 'coa_map.facts'],
    [
      'with a fact that nothing joins with the element',
      changed(supported, { fact_ids: [stranger.fact_id] }),
      'coa_map.no_evidence',
    ],
    ['with a fact of another case', changed(supported, { fact_ids: ['elsewhere'] }), 'coa_map.fact_unknown'],
    ['with an unsupported fact', changed(supported, { fact_ids: ['bare'] }), 'mapping.unsupported_fact'],
    ['that leaves a gap out', { ...map, rows: map.rows.filter((_, at) => at !== gap) }, 'coa_map.incomplete'],
    ['with a row twice', { ...map, rows: [...map.rows, map.rows[0]!] }, 'coa_map.twice'],
    ['with an element of no taxonomy', changed(0, { element_id: 'guilt' }), 'mapping.element_unknown'],
    ['with a gap that misses nothing', changed(gap, { what_is_missing: ' ' }), 'coa_map.missing'],
    ['with a row that claims', changed(gap, { what_is_missing: 'This is proven.' }), 'mapping.wording'],
    ['with a summary that claims', { ...map, summary: 'The facts establish retaliation.' }, 'mapping.wording'],
    ['with a claim in hidden signs', { ...map, summary: 'It pro\u200bves it.' }, 'mapping.wording'],
  ])('%s [C-map.10, C-map.11]', ([, proposal, code]) => {
    expect(checkCoaMap(proposal, [...caseFacts, bare], evidence, taxonomy)?.code ?? null).toBe(code)
  })

  test('a row of evidence for an unsupported fact, were it there, would carry nothing [C-map.4]', () => {
    const row = map.rows[gap]!
    const forged = {
      fact_id: 'bare',
      coa_id: row.coa_id,
      element_id: row.element_id,
      relation: 'supports' as const,
      weight: 100,
    }
    const proposal = changed(gap, { status: 'supported', fact_ids: ['bare'] })
    expect(checkCoaMap(proposal, [...caseFacts, bare], [...evidence, forged], taxonomy)?.code).toBe(
      'mapping.unsupported_fact',
    )
    expect(checkCoaMap(map, [...caseFacts, bare], [...evidence, forged], taxonomy)).toBeNull()
  })
})
