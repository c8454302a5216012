import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUNDLE_KINDS } from '#kernel/contracts/export-bundle.ts'
import { canonicalText, sha256Hex } from '#kernel/ledger/canonical.ts'
import { checkContract } from '#kernel/validate.ts'
import { exportBundle, exportBundleText } from './bundle-manifest.ts'
import type { ExportRequest } from './contracts.ts'
import { loadFile } from './load-file.ts'
import type { BundlePlan, WithheldDocument } from './plan.ts'
import type { PlannedDocument } from './planned-document.ts'
import { privilegeLog } from './privilege-log.ts'
import { textFile } from './produce.ts'

const CASE = '6f1c1c52-3f6f-4a57-8a0e-0f3f6f0c9d11'
const [own, given] = [sha256Hex('the native'), sha256Hex('the text')]

function planned(over: Partial<PlannedDocument> = {}): PlannedDocument {
  return {
    document_id: 'd1',
    artifact: {
      artifact_id: 'a1',
      artifact_kind: 'document',
      hash_sha256: own,
      case_id: CASE,
      scope: 'case',
      byte_size: 10,
      hash_source: 'bytes',
      confidentiality: { contains_pii: true, contains_privileged: false },
    },
    begbates: 'ABC000001',
    endbates: 'ABC000002',
    pages: 2,
    filename: 'letter.pdf',
    filetype: 'pdf',
    received: '2026-03-01',
    native: { path: 'data/NATIVES/ABC000001.pdf', sha256: own },
    text: { path: 'data/TEXT/ABC000001.txt', sha256: given, sizeBytes: 8 },
    redacted: false,
    designation: 'CONFIDENTIAL',
    ...over,
  }
}

describe('the load file', () => {
  test('has the columns and signs of Concordance, with a mark in front [C-export.7]', () => {
    const text = [...loadFile([planned()])].join('')
    expect(Buffer.from(text).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const columns = ['BEGBATES', 'ENDBATES', 'PAGECOUNT', 'FILENAME', 'FILETYPE', 'DATERECEIVED', 'SHA256', 'TEXTLINK']
    const values = ['ABC000001', 'ABC000002', '2', 'letter.pdf', 'pdf', '2026-03-01', own, 'TEXT\\ABC000001.txt']
    const line = (fields: string[]) => `${fields.map((field) => `þ${field}þ`).join('\x14')}\r\n`
    expect(text.slice(1)).toBe(
      line([...columns, 'NATIVELINK', 'REDACTED', 'CONFIDENTIALITY']) +
        line([...values, 'NATIVES\\ABC000001.pdf', 'N', 'CONFIDENTIAL']),
    )
  })

  test('keeps its form whatever a file is called, and a line break is the sign for one [C-export.7]', () => {
    const rowOf = (filename: string) => [...loadFile([planned({ filename })])][1] as string
    expect(rowOf('a\r\nb®þ')).toContain('þa®b(R)thþ')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (filename) => {
        const row = rowOf(`þ\x14${filename}\n`)
        expect(row.slice(0, -2)).not.toMatch(/[\r\n]/)
        expect(row.split('þ')).toHaveLength(23)
        expect(row.split('\x14')).toHaveLength(11)
      }),
    )
  })
})

describe('the privilege log', () => {
  const withheld = (over: Partial<WithheldDocument> = {}): WithheldDocument => ({
    document_id: 'd2',
    control: 'ABCPRIV00001',
    dated: '2025-05-05T10:00:00Z',
    type: 'pdf',
    author: '=HYPERLINK("http://x")',
    recipients: 'anna; +1',
    privilege: 'attorney_client',
    ...over,
  })

  test('has a line that tells the kind of a document and why it stays, and nothing of what it says [C-export.8]', () => {
    const [, line] = [...privilegeLog([withheld()])]
    const start = `"ABCPRIV00001","2025-05-05","pdf","'=HYPERLINK(""http://x"")","anna; +1","Attorney-client privilege",`
    expect(line).toBe(`${start}"Document withheld: a confidential communication for the purpose of legal advice."\r\n`)
  })

  test('has no cell that breaks a line or runs, whatever a document says of itself [C-export.8]', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    const begin = fc.constantFrom('=', '+', '-', '@', '\t=', '\r@', ' =', "'=", '＝', '')
    fc.assert(
      fc.property(begin, text, text, text, (start, author, recipients, dated) => {
        const lines = [...privilegeLog([withheld({ author: start + author, recipients: start + recipients, dated })])]
        expect(lines).toHaveLength(2)
        const line = lines[1] as string
        expect(line.slice(0, -2)).not.toMatch(/[\r\n]/)
        const cells = line.slice(1, -3).split(/(?<!")"(?:"")*,"/)
        expect(cells.filter((cell) => /^[=+\-@\t＝＋－＠]/.test(cell))).toEqual([])
      }),
    )
  })
})

describe('export_bundle.json', () => {
  const request: ExportRequest = {
    bundle_kind: 'discovery_production',
    export_reason: 'said "contents":{"artifacts":[ aloud',
    filters: { received_from: '2020-01-01T00:00:00Z' },
    redaction: { profile: 'names', terms: ['John Smith'] },
    bates: { prefix: 'ABC', start: 1, digits: 6 },
  }
  const about = {
    created_by: { actor_type: 'agent' as const, actor_id: 'x' },
    approvals: [],
    export_run_id: 'r',
    run_ids: ['r', 's'],
    event_ids: ['e'],
  }
  const plan = (kind: BundlePlan['kind'], documents = [planned()]): BundlePlan => ({
    bundle_id: 'bundle-1',
    case_id: CASE,
    kind,
    documents,
    withheld: [],
    work: [],
    record: kind === 'internal_review',
    report: { redacted_documents: 0, redactions: 0, withheld: 0, unsearched: [], pages: 2 },
  })

  test.for(BUNDLE_KINDS)('of a %s is the canonical form of its contract, in pieces or whole [C-export.13]', (kind) => {
    const documents = [planned(), planned({ redacted: true })]
    const whole = exportBundle(plan(kind, documents), request, about)
    expect(checkContract('export_bundle', whole)).toBeNull()
    expect([...exportBundleText(plan(kind, documents), request, about)].join('')).toBe(canonicalText(whole))
  })

  test('tells outside of no run but the export, and of a document only what is needed to find it [C-export.9]', () => {
    const outside = exportBundle(plan('discovery_production'), request, about)
    expect(outside.audit).toEqual({ run_ids: ['r'], event_ids: [] })
    expect(outside.contents.artifacts[0]).not.toHaveProperty('confidentiality')
    const inside = exportBundle(plan('internal_review'), request, about)
    expect(inside.audit).toEqual({ run_ids: ['r', 's'], event_ids: ['e'] })
    expect(inside.contents.artifacts[0]).toHaveProperty('confidentiality')
  })

  test('tells of a redacted document by what is given out, and never by the words or the hash of its own [C-export.11]', () => {
    const native = { path: 'data/NATIVES/ABC000001.txt', sha256: sha256Hex('slip sheet') }
    const documents = [planned({ redacted: true, native })]
    const result = [
      ...exportBundleText(plan('discovery_production', documents), request, about),
      ...loadFile(documents),
    ]
    expect(result.join('')).toContain(given)
    expect(result.join('')).not.toContain(own)
    expect(result.join('')).not.toMatch(/john|smith/i)
  })
})

test('a page without text has its place in the text file [C-export.6]', () => {
  const pages = [
    { page: 3, text: 'c' },
    { page: 1, text: 'a' },
  ]
  expect(textFile(pages, 2)).toBe('a\f\fc')
  expect(textFile([], 0)).toBe('')
})
