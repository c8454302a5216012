import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ExportRequest } from '#apps/casework/domain/export/contracts.ts'
import type { ExportDocument, WorkItem } from '#apps/casework/domain/export/document.ts'
import { payloadOf, tagFilesOf } from '#apps/casework/domain/export/payload.ts'
import { type BundlePlan, planBundle } from '#apps/casework/domain/export/plan.ts'
import { proveEntries } from '#apps/casework/domain/export/proofs.ts'
import { manifestLine } from '#apps/casework/domain/export/tag-files.ts'
import { type Bag, type WrittenBag, writeBag } from '#integrations/bagit/write-bag.ts'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { AuditEvent } from '#kernel/contracts/audit-event.ts'
import type { BundleProofs } from '#kernel/contracts/bundle-files.ts'
import type { RunRecord } from '#kernel/contracts/run-record.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { keyId, type Unsigned, writeLine } from '#kernel/ledger/journal.ts'
import { appendLeaf, emptyTree, rootOf } from '#kernel/ledger/merkle.ts'

/** A case, a key and a journal in memory, packed by the same parts that an export uses. */

export const CASE = '6f1c1c52-3f6f-4a57-8a0e-0f3f6f0c9d11'
export const BUNDLE = '0b6f9a9e-7a5f-4a8c-9a35-61f1b9a1d0c2'

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lw-bag-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export interface Key {
  id: string
  publicKey: string
  sign(bytes: Uint8Array): Buffer
}

export function makeKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = rawOf(publicKey)
  return { id: keyId(raw), publicKey: raw.toString('base64'), sign: (bytes) => sign(null, bytes, privateKey) }
}

function rawOf(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(-32)
}

export const signerOf = (key: Key): Bag['sign'] => {
  return async (bytes) => ({
    key_id: key.id,
    public_key: key.publicKey,
    signature: key.sign(bytes).toString('base64'),
  })
}

export function documentOf(id: string, over: Partial<ExportDocument> & { bytes?: Buffer; type?: string } = {}) {
  const { bytes = Buffer.from(`native of ${id}`), type = 'application/pdf', ...rest } = over
  const artifact: ArtifactRef = {
    artifact_id: `artifact-${id}`,
    artifact_kind: 'document',
    hash_sha256: sha256Hex(bytes),
    case_id: CASE,
    scope: 'case',
    content_type: type,
    byte_size: bytes.length,
    hash_source: 'bytes',
    ...rest.artifact,
  }
  const pages = rest.pages ?? [{ page: 1, text: `Text of ${id}.` }]
  const document: ExportDocument = {
    document_id: id,
    name: `${id}.pdf`,
    received_at_utc: '2026-03-01T09:00:00Z',
    page_count: pages.length,
    text_complete: true,
    ...rest,
    pages,
    artifact,
  }
  return { document, bytes }
}
export type Made = ReturnType<typeof documentOf>

export function requestOf(over: Partial<ExportRequest> = {}): ExportRequest {
  return {
    bundle_kind: 'discovery_production',
    export_reason: 'First request for production',
    bates: { prefix: 'ABC', start: 1, digits: 6 },
    ...over,
  }
}

/** A journal of two lines that seals a ledger of so many random entries, and the leaves of that ledger. */
export function sealedLedger(
  key: Key,
  entries: number,
  others: string[] = [],
  leaves: Buffer[] = Array.from({ length: entries }, () => randomBytes(32)),
) {
  const tree = emptyTree()
  for (const leaf of leaves) appendLeaf(tree, leaf)
  const head = (workspace: string) => ({
    workspace,
    seq: String(entries),
    hash: 'ab'.repeat(32),
    root: rootOf(tree.peaks).toString('hex'),
    peaks: tree.peaks.map((peak) => peak.toString('hex')),
  })
  const at = '2026-03-01T10:00:00.000Z'
  const common = { previous: '0'.repeat(64), at, key: key.id }
  const opening = { installation: CASE, public_key: key.publicKey, reason: 'first start' }
  const keys = [writeLine({ ...common, n: 1, kind: 'opened', body: opening } as Unsigned, key.sign)]
  const body = { catalog: 'cd'.repeat(32), heads: [CASE, ...others].map(head) }
  return { leaves, keys, seal: writeLine({ ...common, n: 2, kind: 'seal', body } as Unsigned, key.sign) }
}

export interface Case {
  documents: Made[]
  work?: Array<WorkItem & { bytes: Buffer }>
  runs?: RunRecord[]
  events?: AuditEvent[]
}

export function workOf(part: WorkItem['part'], text: string, name?: string): WorkItem & { bytes: Buffer } {
  const bytes = Buffer.from(text)
  const { artifact } = documentOf(`${part}-${name ?? 'all'}`, { bytes, type: 'application/json' }).document
  return { part, artifact: { ...artifact, artifact_kind: part }, bytes, ...(name !== undefined && { name }) }
}

export async function planOf(request: ExportRequest, { documents, work }: Case): Promise<BundlePlan> {
  const planned = await planBundle(
    request,
    { bundle_id: BUNDLE, case_id: CASE, work },
    documents.map(({ document }) => document),
  )
  if (!planned.ok) throw new Error(`${planned.refusal.code}: ${planned.refusal.message}`)
  return planned.plan
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

export interface Packed {
  path: string
  bytes: Buffer
  plan: BundlePlan
  written: WrittenBag
  key: Key
}

export interface AppOptions {
  request?: ExportRequest
  key?: Key
  /** What the ledger proves; by default entry 3 of 5. */
  proofs?: BundleProofs
  /** Changes what is packed, as a forger with the key would. */
  forge?: (bag: Bag) => Bag
}

export async function app(content: Case, options: AppOptions = {}): Promise<Packed> {
  const { request = requestOf(), key = makeKey(), forge = (bag) => bag } = options
  const plan = await planOf(request, content)
  const byId = new Map(content.documents.map((made) => [made.document.document_id, made]))
  const work = new Map(content.work?.map((item) => [item.artifact.artifact_id, item.bytes]))
  const payload = payloadOf(plan, request, {
    native: ({ document_id }) => once(byId.get(document_id)!.bytes),
    document: async (id) => byId.get(id)!.document,
    work: ({ artifact }) => once(work.get(artifact.artifact_id)!),
    runs: () => content.runs ?? [],
    events: () => content.events ?? [],
  })
  const about = {
    created_by: { actor_type: 'agent' as const, actor_id: 'export-agent', role_id: 'EXPORT_AGENT' },
    approvals: [{ approval_type: 'attorney', approved_by: 'anna', approved_at_utc: '2026-03-02T08:00:00Z' }],
    export_run_id: 'run-export',
    run_ids: ['run-export', 'run-mapping'],
    event_ids: ['event-1'],
  }
  const proofs = options.proofs ?? proofsOf(request, key)
  const path = join(folder(), 'bundle.zip')
  const bag: Bag = {
    folder: BUNDLE,
    payload,
    tags: async (facts) =>
      tagFilesOf(plan, request, facts, { about, proofs, baggingDate: '2026-03-02', agent: 'Lanewright 0.1.0' }),
    manifestLine,
    sign: signerOf(key),
  }
  const written = await writeBag(path, forge(bag))
  return { path, bytes: readFileSync(path), plan, written, key }
}

function proofsOf({ bundle_kind }: ExportRequest, key: Key): BundleProofs {
  const { leaves, ...sealing } = sealedLedger(key, 5)
  const made = proveEntries(bundle_kind, CASE, sealing, [{ seq: 3 }])
  if (!made.ok) throw new Error(made.refusal.message)
  for (const leaf of leaves) made.proving.add(leaf)
  return made.proving.proofs()
}

/** A bag of any files, without a bundle in it. */
export async function appFiles(files: ReadonlyMap<string, Uint8Array>, key = makeKey()): Promise<Packed> {
  const payload = [...files]
    .map(([path, content]) => ({ path: `data/${path}`, content }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)))
  const path = join(folder(), 'bag.zip')
  const written = await writeBag(path, {
    folder: 'a-bag',
    payload,
    tags: async ({ files: count, bytes }) => [
      { path: 'bagit.txt', content: Buffer.from('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n') },
      { path: 'bag-info.txt', content: Buffer.from(`Payload-Oxum: ${bytes}.${count}\n`) },
    ],
    manifestLine,
    sign: signerOf(key),
  })
  return { path, bytes: readFileSync(path), plan: undefined as never, written, key }
}

export function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
