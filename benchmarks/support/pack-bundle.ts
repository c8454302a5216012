import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExportRequest } from '#apps/casework/domain/export/contracts.ts'
import type { ExportDocument } from '#apps/casework/domain/export/document.ts'
import { payloadOf, tagFilesOf } from '#apps/casework/domain/export/payload.ts'
import { planBundle } from '#apps/casework/domain/export/plan.ts'
import { unproven } from '#apps/casework/domain/export/proofs.ts'
import { manifestLine } from '#apps/casework/domain/export/tag-files.ts'
import { verifyBundle } from '#integrations/bagit/verify-bag.ts'
import { writeBag } from '#integrations/bagit/write-bag.ts'
import { keyId } from '#kernel/ledger/journal.ts'

/**
 * Exports of so many documents each, planned, packed and read back, so many times, in a process of its own so that its
 * memory is its own.
 */

const [count, times] = process.argv.slice(2).map(Number) as [number, number]
const CASE = '6f1c1c52-3f6f-4a57-8a0e-0f3f6f0c9d11'
const BUNDLE = '0b6f9a9e-7a5f-4a8c-9a35-61f1b9a1d0c2'
const NATIVE_BYTES = 20_000
const PAGE = 'The parties met and spoke about what was owed. John Smith wrote it down.\n'.repeat(40)

/** One buffer that is filled for whoever asks, as a store that reads files would. */
const buffer = Buffer.alloc(NATIVE_BYTES, 'x')
function bytesOf(i: number): Buffer {
  buffer.writeUInt32LE(i, 0)
  return buffer
}

function documentOf(i: number): ExportDocument {
  const id = `document-${String(i).padStart(8, '0')}`
  // Every tenth document holds a word that must not leave.
  const text = i % 10 === 0 ? PAGE : PAGE.replaceAll('John Smith', 'Somebody')
  return {
    document_id: id,
    artifact: {
      artifact_id: id,
      artifact_kind: 'document',
      hash_sha256: createHash('sha256').update(bytesOf(i)).digest('hex'),
      case_id: CASE,
      scope: 'case',
      content_type: 'application/pdf',
      byte_size: NATIVE_BYTES,
      hash_source: 'bytes',
    },
    name: `letter ${i}.pdf`,
    received_at_utc: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString(),
    page_count: 2,
    pages: [
      { page: 1, text },
      { page: 2, text },
    ],
    text_complete: true,
  }
}

function* all(): Generator<ExportDocument> {
  for (let i = 0; i < count; i++) yield documentOf(i)
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const request: ExportRequest = {
  bundle_kind: 'discovery_production',
  export_reason: 'measured',
  redaction: { profile: 'measured', terms: ['john smith'] },
  bates: { prefix: 'M', start: 1, digits: 8 },
}
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
const number = (id: string) => Number(id.slice(-8))
const about = {
  created_by: { actor_type: 'system' as const, actor_id: 'bench' },
  approvals: [],
  export_run_id: 'run',
  run_ids: [],
  event_ids: [],
}

for (let time = 0; time < times; time++) await exportOnce()
console.log(JSON.stringify({ residentKib: peakResidentKib() }))

async function exportOnce(): Promise<void> {
  const planned = await planBundle(request, { bundle_id: BUNDLE, case_id: CASE }, all())
  if (!planned.ok) throw new Error(planned.refusal.message)
  const { plan } = planned
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-bench-'))
  try {
    const path = join(folder, 'bundle.zip')
    await writeBag(path, {
      folder: BUNDLE,
      payload: payloadOf(plan, request, {
        native: ({ document_id }) => once(bytesOf(number(document_id))),
        document: async (id) => documentOf(number(id)),
        work: () => once(Buffer.alloc(0)),
        runs: () => [],
        events: () => [],
      }),
      tags: async (payload) =>
        tagFilesOf(plan, request, payload, {
          about,
          proofs: unproven(CASE),
          baggingDate: '2026-01-01',
          agent: 'bench',
        }),
      manifestLine,
      sign: async (bytes) => ({
        key_id: keyId(raw),
        public_key: raw.toString('base64'),
        signature: sign(null, bytes, privateKey).toString('base64'),
      }),
    })
    const { ok, problems } = await verifyBundle(path)
    if (!ok) throw new Error(JSON.stringify(problems[0]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `maxRSS` starts at what the parent held when it started this process; the mark of this process alone is in /proc. */
function peakResidentKib(): number {
  const status = '/proc/self/status'
  const mark = existsSync(status) && /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(status, 'utf8'))
  return mark ? Number(mark[1]) : process.resourceUsage().maxRSS
}
