import type { ExportRequest } from '#apps/casework/domain/export/contracts.ts'
import { planBundle } from '#apps/casework/domain/export/plan.ts'
import { exportDocuments } from '#apps/casework/services/bundle-sources.ts'
import type { BundleOrder, CaseworkServices, PackedBundle } from '#apps/casework/tools/services.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { canonicalText, sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Environment } from '#testing/simulator/types.ts'
import type { Line } from './line.ts'
import type { Stage } from './stage.ts'

/** What left the house: which documents of which case, with which bytes, on whose approval. */
export interface Package {
  bundle: string
  workspace: string
  approval: string
  documents: Array<{ id: string; hash: string; bytes: string }>
  packed: PackedBundle
}

/** The bytes of cases, readers and packages in memory. What goes into a package is the pack's own plan. */
export function createCaseworkServices(environment: Environment, stage: Stage) {
  const bytes = new Map<string, string>()
  const packages: Package[] = []
  const keep = (workspace: string, text: string) => {
    const hash = sha256Hex(text)
    bytes.set(`${workspace} ${hash}`, text)
    return hash
  }
  const unheld = () => new Failure('artifact.unknown', 'this case holds no such bytes', 'Name what it holds.')

  async function plan({ case_id, bundle_id, request }: BundleOrder) {
    const wanted = JSON.parse(request) as ExportRequest
    const planned = await planBundle(wanted, { bundle_id, case_id, work: [] }, exportDocuments(stage.auditor, case_id))
    if (!planned.ok) return planned
    const { documents, withheld, report } = planned.plan
    const names = documents.map(({ document_id, artifact }) => [document_id, artifact.hash_sha256])
    const hash = sha256Hex(canonicalText([names, withheld.map(({ document_id }) => document_id)]))
    const counts = { produced: documents.length, withheld: report.withheld, redacted: report.redacted_documents }
    return { ok: true as const, hash, counts, documents }
  }

  async function app(order: BundleOrder, planHash: string) {
    const planned = await plan(order)
    if (!planned.ok) return { refusal: planned.refusal }
    if (planned.hash !== planHash)
      return { refusal: { code: 'bundle.changed', message: 'it changed', next: 'Ask anew.' } }
    const documents = planned.documents.map(({ document_id: id, artifact: { hash_sha256: hash } }) => ({
      ...{ id, hash, bytes: bytes.get(`${order.case_id} ${hash}`) ?? '' },
    }))
    const whole = canonicalText(documents)
    const packed = {
      ...{ package_hash: keep(order.case_id, whole), package_bytes: whole.length, manifest_hash: sha256Hex(planHash) },
      entries: documents.length,
    }
    const made = { bundle: order.bundle_id, workspace: order.case_id, approval: order.approval_id, documents, packed }
    packages.push(made)
    return packed
  }

  function caseworkServicesOn(line: Line): CaseworkServices {
    const nothing = async function* () {}
    return {
      files: async () =>
        ({
          withFile: async (caseId: string, hash: string, use: (path: string) => Promise<unknown>) => {
            if (!bytes.has(`${caseId} ${hash}`)) throw unheld()
            return use(`${caseId} ${hash}`)
          },
        }) as never,
      documents: async () => ({
        identify: () => ({ contentType: 'text/plain' }),
        extract: ({ path }) =>
          line.look('text of a document', () => ({
            ok: true as const,
            extracted: {
              ...{ contentType: 'text/plain', about: {}, attachments: [], notices: [] },
              pages: [{ page: 1, text: bytes.get(path) ?? '', method: 'text' as const }],
            },
          })),
      }),
      transcriber: async () => null,
      conflictCheck: () => line.look('conflicts', () => ({ answer: 'no' as const, flagged: [] })),
      reviewed: async () => ({ names: new Map(), lawyers: [], searched: [] }),
      withoutSigns: nothing,
      texts: nothing,
      entities: async () => [],
      shared: {
        append: () => Promise.reject(new Error('nothing is shared here')),
        find: async () => ({ playbook_id: null, text_hash: null, heuristics: 0 }),
      },
      bundles: {
        plan: (order) =>
          line.look('plan', async () => {
            const planned = await plan(order)
            return planned.ok ? { plan_hash: planned.hash, counts: planned.counts } : { refusal: planned.refusal }
          }),
        validate: (order, planHash) =>
          line.look('validate', async () => {
            const planned = await plan(order)
            if (!planned.ok) return planned.refusal
            return planned.hash === planHash
              ? null
              : { code: 'bundle.changed', message: 'it changed', next: 'Ask anew.' }
          }),
        sign: (_order, planHash) =>
          line.look('sign', () => ({
            ...{ key_id: 'key', signature_base64: 'c2lnbmVk', public_key: planHash.slice(0, 20) },
            signed_at_utc: new Date(environment.wallMs()).toISOString(),
          })),
        pack: (order, planHash) =>
          line.act<PackedBundle | { refusal: { code: string; message: string; next: string } }>({
            what: `package ${order.bundle_id}`,
            happen: () => app(order, planHash),
            pretend: { package_hash: 'a'.repeat(64), package_bytes: 1, manifest_hash: 'a'.repeat(64), entries: 1 },
            closed: { refusal: { code: 'bundle.no_room', message: 'there is no room', next: 'Make some.' } },
          }),
        check: ({ bundle_id }) =>
          line.look('package read back', () => {
            const made = packages.findLast(({ bundle }) => bundle === bundle_id)
            return made ? { packed: made.packed, problem: null } : null
          }),
      },
    }
  }
  return { bytes, packages, keep, officeOn: caseworkServicesOn }
}

export type FakeCaseworkServices = ReturnType<typeof createCaseworkServices>
