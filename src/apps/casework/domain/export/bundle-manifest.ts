import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import { BUNDLE_HOLDS } from '#kernel/contracts/bundle-files.ts'
import type { ExportBundle } from '#kernel/contracts/export-bundle.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { ExportRequest } from './contracts.ts'
import type { BundlePlan } from './plan.ts'
import type { PlannedDocument } from './planned-document.ts'

/** What the plan does not know: who, by whose leave, in which runs. */
export interface BundleAbout {
  created_by: ExportBundle['created_by']
  approvals: ExportBundle['approvals']
  export_run_id: string
  run_ids: string[]
  event_ids: string[]
}

/** export_bundle.json as it stands in the bag: it cannot know the hashes of the package around it. */
export function exportBundle(plan: BundlePlan, request: ExportRequest, about: BundleAbout): ExportBundle {
  return { ...shellOf(plan, request, about), contents: contentsOf(plan, request, [...artifactsOf(plan)]) }
}

/** The same in its canonical form, in pieces: a large case is never one string. */
export function* exportBundleText(plan: BundlePlan, request: ExportRequest, about: BundleAbout): Generator<string> {
  const whole = canonicalText({ ...shellOf(plan, request, about), contents: contentsOf(plan, request, []) })
  // Inside a string its quotes would be escaped, so this can only be the member itself.
  const opening = '"contents":{"artifacts":['
  const at = whole.indexOf(opening) + opening.length
  yield whole.slice(0, at)
  let before = ''
  for (const artifact of artifactsOf(plan)) {
    yield before + canonicalText(artifact)
    before = ','
  }
  yield whole.slice(at)
}

function shellOf(plan: BundlePlan, request: ExportRequest, about: BundleAbout): Omit<ExportBundle, 'contents'> {
  const { outward } = BUNDLE_HOLDS[plan.kind]
  const { redacted_documents, withheld } = plan.report
  const redaction = {
    profile: request.redaction?.profile ?? 'none',
    withheld_count: withheld,
    redacted_count: redacted_documents,
  }
  return {
    bundle_id: plan.bundle_id,
    bundle_kind: plan.kind,
    status: 'created',
    created_by: about.created_by,
    case_id: plan.case_id,
    export_reason: request.export_reason,
    approvals: about.approvals,
    integrity: { manifest_hash_sha256: null, package_hash_sha256: null },
    signatures: [],
    redaction: request.redaction || withheld + redacted_documents > 0 ? redaction : null,
    // How the house worked is nobody's business outside of it.
    audit: outward
      ? { run_ids: [about.export_run_id], event_ids: [] }
      : { run_ids: about.run_ids, event_ids: about.event_ids },
  }
}

function contentsOf(plan: BundlePlan, request: ExportRequest, artifacts: ArtifactRef[]): ExportBundle['contents'] {
  const { documents, work, record } = plan
  const tables = [...new Set(work.map(({ part }) => part)), ...(record ? ['runs', 'audit_events'] : [])]
  const [first, last] = [documents[0]?.begbates, documents.at(-1)?.endbates]
  const selection = request.document_ids ? 'listed' : request.filters ? 'filtered' : 'all'
  return {
    artifacts,
    included_tables: tables.map((name) => (name === 'notes' ? 'interview_notes' : name)).sort(),
    filters: { selection, ...request.filters, bates: { first, last, pages: plan.report.pages } },
  }
}

function* artifactsOf({ documents, work, kind }: BundlePlan): Generator<ArtifactRef> {
  const { outward } = BUNDLE_HOLDS[kind]
  for (const document of documents) yield documentRef(document, outward)
  for (const { artifact } of work) yield artifact
}

/** A redacted document is told as what is given out; its own hash would let others try what stood in it. */
function documentRef({ artifact, redacted, text }: PlannedDocument, outward: boolean): ArtifactRef {
  if (redacted)
    return {
      artifact_id: `redacted:${text.sha256}`,
      artifact_kind: 'redacted_text',
      hash_sha256: text.sha256,
      case_id: artifact.case_id,
      scope: 'case',
      content_type: 'text/plain',
      byte_size: text.sizeBytes,
      hash_source: 'bytes',
    }
  if (!outward) return artifact
  const { artifact_id, artifact_kind, hash_sha256, case_id, scope, content_type, byte_size, hash_source } = artifact
  const ref = { artifact_id, artifact_kind, hash_sha256, case_id, scope, hash_source }
  return { ...ref, ...(content_type && { content_type }), ...(byte_size !== undefined && { byte_size }) }
}
