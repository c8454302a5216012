import type { AuditEvent } from '#kernel/contracts/audit-event.ts'
import { BAG_FILES, BUNDLE_HOLDS, type BundleProofs, PRIVILEGE_LOG } from '#kernel/contracts/bundle-files.ts'
import { canonicalBytes, canonicalText } from '#kernel/ledger/canonical.ts'
import { type BundleAbout, exportBundleText } from './bundle-manifest.ts'
import type { ExportRequest } from './contracts.ts'
import type { ExportDocument } from './document.ts'
import { loadFile } from './load-file.ts'
import type { BundlePlan } from './plan.ts'
import type { PlannedWork } from './plan-work.ts'
import type { PlannedDocument } from './planned-document.ts'
import { privilegeLog } from './privilege-log.ts'
import { produce, slipSheet } from './produce.ts'
import { provJson, type Runs } from './prov.ts'
import { redactorOf } from './redact.ts'
import { BAG_DECLARATION, bagInfo } from './tag-files.ts'

/** A file of the bag, made when its turn has come. */
export interface BundleFile {
  path: string
  content: Uint8Array | (() => AsyncIterable<Uint8Array>)
  sizeBytes?: number
  sha256?: string
}

/** Where the bytes come from. Each is asked once, in the order of the bag; the runs once for each part of the record. */
export interface BundleSources {
  native(document: PlannedDocument): AsyncIterable<Uint8Array>
  /** The same document that was planned, with its text. */
  document(documentId: string): Promise<ExportDocument>
  work(item: PlannedWork): AsyncIterable<Uint8Array>
  runs: Runs
  events(): AsyncIterable<AuditEvent> | Iterable<AuditEvent>
}

/** The payload of the plan in the order of its paths. What was planned by its hash must turn out to be just that. */
export function* payloadOf(plan: BundlePlan, request: ExportRequest, sources: BundleSources): Generator<BundleFile> {
  const { documents, withheld, kind, bundle_id } = plan
  const data: BundleFile[] = [{ path: `data/DATA/${bundle_id}.dat`, content: () => bytesOf(loadFile(documents)) }]
  if (BUNDLE_HOLDS[kind].outward) data.push({ path: PRIVILEGE_LOG, content: () => bytesOf(privilegeLog(withheld)) })
  yield* data.sort((a, b) => (a.path < b.path ? -1 : 1))
  for (const document of documents) {
    const content = document.redacted ? Buffer.from(slipSheet(document.begbates)) : () => sources.native(document)
    yield { ...document.native, content }
  }
  if (plan.record) {
    yield { path: 'data/RECORD/audit.json', content: () => bytesOf(jsonList(sources.events())) }
    yield { path: 'data/RECORD/prov.json', content: () => bytesOf(provJson(sources.runs)) }
    yield { path: 'data/RECORD/runs.json', content: () => bytesOf(jsonList(sources.runs())) }
  }
  const redactor = redactorOf(request.redaction)
  for (const { document_id, text } of documents) {
    const content = async function* () {
      const made = produce(await sources.document(document_id), redactor, {
        unsearched: request.redaction?.unsearched,
        outward: BUNDLE_HOLDS[kind].outward,
      })
      if (!made.ok) throw new Error(`The text of document ${document_id} is not the one that was planned.`)
      yield Buffer.from(made.produced.text, 'utf8')
    }
    yield { ...text, content }
  }
  for (const item of plan.work) {
    const { hash_sha256: sha256, byte_size: sizeBytes } = item.artifact
    yield { path: item.path, sha256, sizeBytes, content: () => sources.work(item) }
  }
}

export interface TagFacts {
  about: BundleAbout
  proofs: BundleProofs
  baggingDate: string
  agent: string
}

/** Every tag file but the manifests and the signature. */
export function tagFilesOf(
  plan: BundlePlan,
  request: ExportRequest,
  payload: { files: number; bytes: number },
  { about, proofs, baggingDate, agent }: TagFacts,
): BundleFile[] {
  const info = bagInfo({ bundleId: plan.bundle_id, baggingDate, agent, payload })
  return [
    { path: BAG_FILES.declaration, content: Buffer.from(BAG_DECLARATION, 'utf8') },
    { path: BAG_FILES.info, content: Buffer.from(info, 'utf8') },
    { path: BAG_FILES.bundle, content: () => bytesOf(exportBundleText(plan, request, about)) },
    { path: BAG_FILES.proofs, content: canonicalBytes(proofs) },
  ]
}

/** A JSON array with one value a line. */
async function* jsonList(values: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const value of values) {
    yield before + canonicalText(value)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const PART = 64 * 1024

/** Texts as bytes, gathered into larger parts. */
async function* bytesOf(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let held: string[] = []
  let length = 0
  for await (const text of texts) {
    held.push(text)
    length += text.length
    if (length < PART) continue
    yield Buffer.from(held.join(''), 'utf8')
    held = []
    length = 0
  }
  yield Buffer.from(held.join(''), 'utf8')
}
