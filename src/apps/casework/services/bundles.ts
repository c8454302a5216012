import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { packBag, partsOfFile, problemOf, signingKey } from '#host/casework/parts.ts'
import type { Lanewright } from '#host/open.ts'
import { BUNDLE_HOLDS } from '#kernel/contracts/bundle-files.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { ArtifactFiles } from '#kernel/ports/artifacts.ts'
import type { ExportRequest } from '../domain/export/contracts.ts'
import { payloadOf, tagFilesOf } from '../domain/export/payload.ts'
import { type BundlePlan, planBundle } from '../domain/export/plan.ts'
import { manifestLine } from '../domain/export/tag-files.ts'
import type { BundleOrder, Bundles, PackedBundle } from '../tools/services.ts'
import { aboutExport, proofsOf } from './bundle-proofs.ts'
import {
  eventsOf,
  exportDocumentOf,
  exportDocuments,
  runsOf,
  type SystemWorkspaceWork,
  workOf,
} from './bundle-sources.ts'

const AGENT = 'Lanewright'

interface Planned {
  request: ExportRequest
  plan: BundlePlan
  work: SystemWorkspaceWork
  hash: string
}

/** Packages out of the file of a case. Each is planned anew for each step, and must come out as it was approved. */
export function bundlesOf(lw: () => Lanewright, files: () => Promise<ArtifactFiles>, dataDir: string): Bundles {
  const auditor = () => lw().database.pool('auditor')
  const made = new Map<string, PackedBundle>()

  async function plan({ case_id, bundle_id, request: json }: BundleOrder): Promise<Planned | { refusal: Refusal }> {
    const request = JSON.parse(json) as ExportRequest
    const work = await workOf(auditor(), case_id, BUNDLE_HOLDS[request.bundle_kind].work)
    const planned = await planBundle(
      request,
      { bundle_id, case_id, work: work.items },
      exportDocuments(auditor(), case_id),
    )
    return planned.ok ? { request, plan: planned.plan, work, hash: hashOf(planned.plan) } : planned
  }

  /** What was approved, or why it is not that any more. */
  async function approved(order: BundleOrder, planHash: string): Promise<Planned | { refusal: Refusal }> {
    const planned = await plan(order)
    if ('refusal' in planned || planned.hash === planHash) return planned
    return {
      refusal: { code: 'bundle.changed', message: 'the case has changed since it was approved', next: 'Ask anew.' },
    }
  }

  return {
    async plan(order) {
      const planned = await plan(order)
      if ('refusal' in planned) return planned
      const { documents, report } = planned.plan
      const counts = { produced: documents.length, withheld: report.withheld, redacted: report.redacted_documents }
      return { plan_hash: planned.hash, counts }
    },

    async validate(order, planHash, signal) {
      const planned = await approved(order, planHash)
      if ('refusal' in planned) return planned.refusal
      const store = await files()
      for (const { artifact, document_id } of planned.plan.documents) {
        signal.throwIfAborted()
        const problem = await damageOf(store.read(order.case_id, artifact.hash_sha256))
        if (problem === null) continue
        const message = `document ${document_id} is not as it came in: ${problem}`
        return { code: 'document.damaged', message, next: 'Restore it from a backup, then ask again.' }
      }
      return null
    },

    async sign(_order, planHash) {
      const key = await signingKey(lw())
      return {
        key_id: key.id,
        signature_base64: key.sign(Buffer.from(planHash, 'hex')).toString('base64'),
        public_key: key.publicKey,
        signed_at_utc: new Date(lw().deps.clock.nowMs()).toISOString(),
      }
    },

    async pack(order, planHash, _signature, signal) {
      const planned = await approved(order, planHash)
      if ('refusal' in planned) return planned
      const { request, plan: whole, work } = planned
      const [store, key, about] = [await files(), await signingKey(lw()), await aboutExport(auditor(), order)]
      const proofs = await proofsOf(lw(), order.case_id, request.bundle_kind)
      if ('refusal' in proofs) return proofs
      // Of the case, so that it goes with it; anew, because a process that was killed may have left half of one there.
      const folder = join(dataDir, 'cases', order.case_id, 'packing', order.bundle_id)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, 'package.zip')
      try {
        const written = await packBag(path, {
          folder: order.bundle_id,
          payload: payloadOf(whole, request, {
            native: ({ artifact }) => store.read(order.case_id, artifact.hash_sha256),
            document: (id) => exportDocumentOf(auditor(), order.case_id, id),
            work: ({ artifact }) => work.bytes(artifact.artifact_id),
            runs: () => runsOf(auditor(), order.case_id),
            events: () => eventsOf(auditor(), order.case_id),
          }),
          tags: async (payload) =>
            tagFilesOf(whole, request, payload, {
              ...{ about, proofs: proofs.proofs, agent: AGENT },
              baggingDate: new Date(lw().deps.clock.nowMs()).toISOString().slice(0, 10),
            }),
          manifestLine,
          sign: async (bytes) => ({
            ...{ key_id: key.id, public_key: key.publicKey },
            signature: key.sign(Buffer.from(bytes)).toString('base64'),
          }),
          signal,
        })
        const stored = await store.put(order.case_id, partsOfFile(path))
        const packed = {
          ...{ package_hash: stored.sha256, package_bytes: stored.sizeBytes, manifest_hash: written.manifestSha256 },
          entries: written.entries,
        }
        made.set(order.bundle_id, packed)
        return packed
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async check({ case_id, bundle_id }) {
      const packed = made.get(bundle_id)
      if (!packed) return null
      const store = await files()
      return { packed, problem: await store.withFile(case_id, packed.package_hash, problemOf) }
    },
  }
}

/** Read to its end: the store gives out nothing else than what was recorded. */
async function damageOf(bytes: AsyncIterable<Uint8Array>): Promise<string | null> {
  try {
    for await (const _part of bytes);
    return null
  } catch (error) {
    if (error instanceof Failure && /^artifact\.(damaged|unknown)$/.test(error.code)) return error.message
    throw error
  }
}

/** Everything that decides what stands in the package: documents, numbers, what is withheld and what is taken out. */
function hashOf({ documents, withheld, work }: BundlePlan): string {
  const hash = createHash('sha256')
  // Line by line: a large case is never one string.
  const add = (kind: string, line: object) => hash.update(`${kind} ${canonicalText(line)}\n`)
  for (const { document_id, begbates, endbates, native, text, redacted } of documents)
    add('produced', { document_id, begbates, endbates, native: native.sha256, text: text.sha256, redacted })
  for (const { document_id, control, privilege } of withheld) add('withheld', { document_id, control, privilege })
  for (const { path, artifact } of work) add('work', { path, hash: artifact.hash_sha256 })
  return hash.digest('hex')
}
