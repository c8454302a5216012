import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPOSAL_MAX_BYTES } from './contracts.ts'
import { proposeFirstFacts } from './proposals.ts'
import { caseFacts } from './sources.fixture.ts'

const { fact_id: _, ...sample } = caseFacts[0]!
const bytes = (proposal: unknown) => Buffer.byteLength(JSON.stringify(proposal))

test('takes documents from the first on while their facts fit into one write, and at least one [C-scale.2]', () => {
  const each = fc.record({ count: fc.integer({ min: 0, max: 61 }), length: fc.integer({ min: 1, max: 250 }) })
  fc.assert(
    fc.property(fc.array(each, { minLength: 1, maxLength: 60 }), (documents) => {
      const found = documents.map(({ count, length }, n) => {
        const document_id = `d-${n}`
        const fact = { ...sample, statement: '"'.repeat(length) }
        const pinpoint = { ...sample.pinpoint!, document_id }
        return { document_id, facts: Array.from({ length: count }, () => ({ ...fact, pinpoint })) }
      })
      const { document_ids, facts } = proposeFirstFacts(found)
      const taken = found.slice(0, document_ids.length)
      expect(document_ids).toEqual(taken.map(({ document_id }) => document_id))
      expect(bytes({ document_ids, facts })).toBeLessThanOrEqual(PROPOSAL_MAX_BYTES)
      expect(facts.length).toBeLessThanOrEqual(60)
      // Of several none is cut: only one that is too much by itself loses its least facts.
      if (document_ids.length > 1) expect(facts).toEqual(taken.flatMap((one) => one.facts))
      const next = found[document_ids.length]
      if (next && document_ids.length < 50) {
        const more = [...taken, next].flatMap((one) => one.facts)
        expect(more.length > 60 || bytes(more) > PROPOSAL_MAX_BYTES - 5000).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})
