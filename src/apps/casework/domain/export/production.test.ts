import { describe, expect, test } from 'vitest'
import type { ExportRequest } from './contracts.ts'
import { listed, type ProductionDocument, productionOf, productionProblem } from './production.ts'

const request: ExportRequest = {
  ...{ bundle_kind: 'discovery_production', export_reason: 'First', bates: { prefix: 'ABC', start: 7, digits: 6 } },
}
const document = (number: number, more: Partial<ProductionDocument> = {}): ProductionDocument => ({
  ...{ document_id: `d${number}`, number, name: `file-${number}.txt`, content_type: 'text/plain', pages: 1 },
  ...{ received_at_utc: `2026-03-0${number}T10:00:00.000000Z`, dated: null, decision: null, signs: [] },
  ...{ is_undecided: false, is_unread: false, ...more },
})
const sign = { kind: 'legend' as const, quote: 'PRIVILEGED', page: 1 }

describe('productionOf', () => {
  test('lists each document with its treatment and the numbers of the plan [H-privilege.3]', () => {
    const { lines, totals } = productionOf(request, [
      document(3, { decision: 'redact', signs: [sign] }),
      document(1, { pages: 2, dated: '2026-01-05T00:00:00Z' }),
      document(2, { decision: 'withhold', signs: [sign] }),
    ])
    expect(lines.map(({ number, treatment, label, date }) => [number, treatment, label, date])).toEqual([
      [1, 'include', 'ABC000007-ABC000008', '2026-01-05'],
      [2, 'withhold', 'ABCPRIV00001', '2026-03-02'],
      [3, 'redact', 'ABC000009', '2026-03-03'],
    ])
    expect(totals).toEqual({ include: 1, withhold: 1, redact: 1 })
  })

  test('a long list leaves out plain documents only', () => {
    const made = productionOf(request, [document(1), document(2), document(3, { decision: 'withhold' })])
    expect(listed(made, 2).map(({ number }) => number)).toEqual([1, 3])
  })

  test('a package of the firm holds everything whole', () => {
    const inward = { ...request, bundle_kind: 'internal_review' as const }
    expect(productionOf(inward, [document(1, { decision: 'withhold' })]).totals.include).toBe(1)
  })
})

describe('productionProblem', () => {
  const problem = (documents: ProductionDocument[], more: Partial<ExportRequest> = {}) =>
    productionProblem({ ...request, ...more }, documents, new Set(documents.map(({ document_id }) => document_id)))
  const undecided = document(2, { is_undecided: true, signs: [sign] })

  test('names what nobody decided on, for every kind that leaves the firm [H-privilege.2]', () => {
    for (const bundle_kind of ['discovery_production', 'court_filing_support', 'expert_review', 'other'] as const)
      expect(problem([document(1), undecided], { bundle_kind })).toMatchObject({
        code: 'export.undecided',
        message: expect.stringContaining('No. 2 "file-2.txt"'),
      })
    for (const bundle_kind of ['internal_review', 'attorney_client_delivery', 'backup_archive'] as const)
      expect(problem([document(1), undecided], { bundle_kind })).toBeNull()
  })

  test('looks at the chosen documents alone [H-privilege.3]', () => {
    expect(problem([document(1), undecided], { document_ids: ['d1'] })).toBeNull()
    expect(problem([document(1)], { document_ids: ['d1', 'elsewhere'] })?.code).toBe('export.unknown_document')
  })

  test('says when a document is only not read yet', () => {
    expect(problem([document(1, { is_undecided: true, is_unread: true })])?.code).toBe('export.not_read')
  })
})
