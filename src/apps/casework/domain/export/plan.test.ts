import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import { BUNDLE_KINDS } from '#kernel/contracts/export-bundle.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { ExportRequest } from './contracts.ts'
import type { ExportDocument, WorkItem } from './document.ts'
import { type BundlePlan, planBundle } from './plan.ts'

const CASE = '6f1c1c52-3f6f-4a57-8a0e-0f3f6f0c9d11'
const facts = { bundle_id: 'bundle-1', case_id: CASE }

function artifact(id: string, over: Partial<ArtifactRef> = {}): ArtifactRef {
  const hash_sha256 = sha256Hex(id)
  return {
    artifact_id: id,
    artifact_kind: 'document',
    hash_sha256,
    case_id: CASE,
    scope: 'case',
    hash_source: 'bytes',
    content_type: 'application/pdf',
    byte_size: 10,
    ...over,
  }
}

function document(id: string, over: Partial<ExportDocument> = {}): ExportDocument {
  const pages = over.pages ?? [{ page: 1, text: `Text of ${id}` }]
  return {
    document_id: id,
    artifact: artifact(id),
    name: `${id}.pdf`,
    received_at_utc: '2026-03-01T09:00:00Z',
    page_count: pages.length,
    pages,
    text_complete: true,
    ...over,
  }
}

const request = (over: Partial<ExportRequest> = {}): ExportRequest => ({
  bundle_kind: 'discovery_production',
  export_reason: 'asked for',
  bates: { prefix: 'ABC', start: 1, digits: 6 },
  ...over,
})

async function plan(
  documents: ExportDocument[],
  over: Partial<ExportRequest> = {},
  work?: WorkItem[],
): Promise<BundlePlan> {
  const planned = await planBundle(request(over), { ...facts, work }, documents)
  if (!planned.ok) throw new Error(planned.refusal.code)
  return planned.plan
}

async function refusal(documents: ExportDocument[], over: Partial<ExportRequest> = {}, more: object = {}) {
  const planned = await planBundle(request(over), { ...facts, ...more }, documents)
  return planned.ok ? null : planned.refusal
}

describe('Bates numbers', () => {
  test('are one a page, without a gap, in an order that does not depend on the reading [C-export.6]', async () => {
    const made = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[a-z]{1,6}$/),
        pages: fc.integer({ min: 0, max: 5 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(
        made,
        fc.integer({ min: 1, max: 9000 }),
        fc.infiniteStream(fc.nat()),
        async (list, start, dice) => {
          const documents = list.map(({ id, pages, day }) =>
            document(id, {
              page_count: pages,
              pages: [],
              received_at_utc: `2026-03-${String(day).padStart(2, '0')}T00:00:00Z`,
            }),
          )
          const bates = { prefix: 'X-', start, digits: 5 }
          const one = await plan(documents, { bates })
          const shuffled = documents
            .map((d) => ({ d, at: dice.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ d }) => d)
          expect(await plan(shuffled, { bates })).toEqual(one)
          let next = start
          for (const { begbates, endbates, pages } of one.documents) {
            expect(begbates).toBe(`X-${String(next).padStart(5, '0')}`)
            next += pages
            expect(endbates).toBe(`X-${String(next - 1).padStart(5, '0')}`)
          }
          const days = one.documents.map(({ received }) => received)
          expect(days).toEqual(days.toSorted())
        },
      ),
    )
  })

  test('that would need more digits are refused [C-export.12]', async () => {
    const bates = { prefix: 'A', start: 9999, digits: 4 }
    expect(await refusal([document('a')], { bates })).toBeNull()
    expect(await refusal([document('a'), document('b')], { bates })).toMatchObject({ code: 'export.bates_overflow' })
  })
})

describe('a privileged document', () => {
  const privileged = document('b', {
    privilege: 'attorney_client',
    author: '=HYPERLINK("http://x")',
    recipients: ['anna', '+1'],
    dated: '2025-05-05T10:00:00Z',
  })

  test.for(['discovery_production', 'court_filing_support', 'expert_review', 'other'] as const)(
    'is withheld from a %s and logged, also where it was asked for by its id [C-export.8]',
    async (bundle_kind) => {
      const { documents, withheld, report } = await plan([document('a'), privileged], {
        bundle_kind,
        document_ids: ['a', 'b'],
      })
      expect(documents.map(({ document_id }) => document_id)).toEqual(['a'])
      expect(withheld).toMatchObject([{ document_id: 'b', control: 'ABCPRIV00001', privilege: 'attorney_client' }])
      expect(report.withheld).toBe(1)
    },
  )

  test.for(['internal_review', 'attorney_client_delivery', 'backup_archive'] as const)(
    'stays in a %s, marked [C-export.8]',
    async (bundle_kind) => {
      const { documents, withheld } = await plan([document('a'), privileged], { bundle_kind })
      expect(documents.map(({ designation }) => designation)).toEqual(['', 'PRIVILEGED'])
      expect(withheld).toEqual([])
    },
  )

  test('is withheld by the mark on its artifact alone too [C-export.8]', async () => {
    const marked = document('b', {
      artifact: artifact('b', { confidentiality: { contains_pii: false, contains_privileged: true } }),
    })
    expect((await plan([document('a'), marked])).withheld).toMatchObject([{ privilege: 'other' }])
  })
})

describe('redaction', () => {
  const redaction = { profile: 'names', terms: ['John Smith'] }

  test('gives a document out as text only, with a slip sheet for its native [C-export.10]', async () => {
    const found = document('a', { pages: [{ page: 1, text: 'Dear John Smith' }] })
    const { documents, report } = await plan([found, document('b')], { redaction })
    expect(documents).toMatchObject([
      {
        redacted: true,
        native: { path: 'data/NATIVES/ABC000001.txt' },
        text: { sha256: sha256Hex('Dear [REDACTED]') },
      },
      { redacted: false, native: { path: 'data/NATIVES/ABC000002.pdf', sha256: artifact('b').hash_sha256 } },
    ])
    expect(report).toMatchObject({ redacted_documents: 1, redactions: 1, unsearched: [] })
  })

  test('takes a word out of the name of a file too, and then keeps its native [C-export.10]', async () => {
    const [row] = (await plan([document('a', { name: 'letter_John Smith.pdf' })], { redaction })).documents
    expect(row).toMatchObject({ filename: 'letter_[REDACTED].pdf', redacted: true })
  })

  test('keeps the native of a document that nobody could search, unless told otherwise [C-export.10]', async () => {
    const scan = document('a', { pages: [], page_count: 3, text_complete: false })
    const { documents, report } = await plan([scan], { redaction })
    expect(documents).toMatchObject([{ redacted: true, pages: 3 }])
    expect(report.unsearched).toEqual(['a'])
    expect((await plan([scan], { redaction: { ...redaction, unsearched: 'produce' } })).documents).toMatchObject([
      { redacted: false },
    ])
    expect((await plan([scan])).documents).toMatchObject([{ redacted: false }])
  })
})

describe('what cannot be exported is refused with a next step', () => {
  const span = { document_id: 'a', page: 1, start: 0, end: 4 }
  const elsewhere = document('b', { artifact: artifact('b', { case_id: 'another' }) })
  test.for<[string, string, ExportDocument[], Partial<ExportRequest>, object?]>([
    ['an unknown document', 'export.unknown_document', [document('a')], { document_ids: ['a', 'z'] }],
    ['no document at all', 'export.nothing_to_produce', [], {}],
    ['nothing left', 'export.nothing_to_produce', [document('a', { privilege: 'other' })], {}],
    [
      'nothing that passes',
      'export.nothing_to_produce',
      [document('a')],
      { filters: { content_types: ['text/plain'] } },
    ],
    ['another case', 'export.other_case', [document('a'), elsewhere], {}],
    ['a document twice', 'export.document_twice', [document('a'), document('a')], {}],
    ['too many pages', 'export.too_many', [document('a', { page_count: 2_000_000 })], {}],
    [
      'a mark outside of the text',
      'export.bad_span',
      [document('a')],
      { redaction: { profile: 'p', spans: [{ ...span, end: 400 }] } },
    ],
    [
      'a mark on nothing',
      'export.unknown_document',
      [document('a')],
      { redaction: { profile: 'p', spans: [{ ...span, document_id: 'z' }] } },
    ],
    ['a term of blanks', 'export.bad_term', [document('a')], { redaction: { profile: 'p', terms: [' - '] } }],
    ['a shape of stars', 'export.bad_term', [document('a')], { redaction: { profile: 'p', shapes: ['* *'] } }],
    [
      'a prefix that is a path',
      'export.bad_request',
      [document('a')],
      { bates: { prefix: '../A', start: 1, digits: 6 } },
    ],
    [
      'a prefix that ends in a digit',
      'export.bad_request',
      [document('a')],
      { bates: { prefix: 'A1', start: 1, digits: 6 } },
    ],
    ['a member too many', 'export.bad_request', [document('a')], { destination: 'ftp://x' } as object],
    ['an id that is no folder', 'export.bad_bundle_id', [document('a')], {}, { bundle_id: 'a/../b' }],
    [
      'work outside of its folder',
      'export.path_outside',
      [document('a')],
      { bundle_kind: 'internal_review' },
      { work: [{ part: 'notes', artifact: artifact('n'), name: '../n.txt' }] },
    ],
    [
      'two files in one place',
      'export.path_taken',
      [document('a')],
      { bundle_kind: 'internal_review' },
      { work: ['n.txt', 'N.TXT'].map((name) => ({ part: 'notes', artifact: artifact('n'), name })) },
    ],
    [
      'work of another case',
      'export.other_case',
      [document('a')],
      { bundle_kind: 'internal_review' },
      { work: [{ part: 'facts', artifact: artifact('n', { case_id: 'another' }) }] },
    ],
  ])('%s [C-export.12]', async ([, code, documents, over, more]) => {
    const refused = await refusal(documents, over, more)
    expect(refused).toEqual({ code, message: expect.stringMatching(/\S/), next: expect.stringMatching(/\S/) })
  })
})

test('each kind holds what its reader may have, and nothing else [C-export.9]', async () => {
  const work: WorkItem[] = [
    ...(['facts', 'evidence_map', 'coa_map'] as const).map((part) => ({ part, artifact: artifact(part) })),
    { part: 'transcripts', artifact: artifact('t'), name: 't.json' },
    { part: 'notes', artifact: artifact('n'), name: 'n.json' },
  ]
  const held = await Promise.all(
    BUNDLE_KINDS.map(async (bundle_kind) => {
      const made = await plan([document('a')], { bundle_kind }, work)
      return [bundle_kind, made.work.map(({ part }) => part).sort(), made.record]
    }),
  )
  const all = ['coa_map', 'evidence_map', 'facts', 'notes', 'transcripts']
  expect(held).toEqual([
    ['discovery_production', [], false],
    ['internal_review', all, true],
    ['attorney_client_delivery', ['coa_map', 'evidence_map', 'facts', 'transcripts'], false],
    ['court_filing_support', [], false],
    ['expert_review', [], false],
    ['backup_archive', all, true],
    ['other', [], false],
  ])
})
