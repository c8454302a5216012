import { refuse } from '#kernel/decide.ts'
import { redactedRefusal } from '#kernel/ledger/redacted.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { LISTED_MAX } from '../../tools/bundle-tools.ts'
import { ExportRequest } from '../export/contracts.ts'
import { listed, productionOf, productionProblem } from '../export/production.ts'
import { problemText } from '../text/problem.ts'
import { type Bundle, caseOf, refOf } from './case.ts'
import { idFrom } from './ids.ts'
import type { BundleStep } from './proposals.ts'
import { readAs } from './read-file.ts'
import { blobOf, insert, insertArtifact, jsonBytes, type Made, update, wasRejected, write } from './rows.ts'

const BEFORE: Record<BundleStep['step'], Bundle['status']> = {
  create: 'requested',
  validate: 'created',
  sign: 'validated',
  finalize: 'signed',
}

/** One step of a package. The first waits for an attorney; what changed since then is not what was approved. */
export function decideBundle(state: State, { step }: BundleStep): Decision {
  const { bundle, request, contents, named } = caseOf(state)
  if (!bundle || request === null) return refuse('bundle.none', 'no package is asked for', 'Wait for a request.')
  if (bundle.status !== BEFORE[step]) {
    const message = `the package is ${bundle.status}`
    return refuse('bundle.order', message, 'Create, validate, sign and finalize it in this order.', '/step')
  }
  if (step === 'create' && wasRejected(state, 'export_bundle.create'))
    return refuse('bundle.rejected', 'an attorney said no to it', 'Leave it; another request is another question.')
  const order = {
    ...{ case_id: state.workspace.id, bundle_id: bundle.bundle_id, bundle_kind: bundle.bundle_kind },
    ...{ export_reason: bundle.export_reason, request, contents_hash: contents.hash },
  }
  const asked = named[bundle.request_document_id]
  const inputs = asked ? [refOf(state.workspace.id, asked)] : []
  const tool = `export_bundle.${step}`
  if (step === 'create') {
    const read = readAs<ExportRequest>(ExportRequest, request)
    if (!read.ok) return { kind: 'refuse', error: read.refusal }
    const { production, mentioned } = caseOf(state)
    // What was decided when it was asked for may have changed: nobody is asked to approve what cannot be packed.
    const problem = productionProblem(read.value, production, new Set(mentioned))
    // File names are words of the case, and this row is not under its key.
    if (problem) return endRequest(state, bundle.bundle_id, problemText(redactedRefusal(problem), 500))
    const made = productionOf(read.value, production)
    const input = { ...order, totals: made.totals, documents: listed(made, LISTED_MAX) }
    return { kind: 'tool', tool, input, inputs }
  }
  // Where the case has changed since, the step fails and the request with it: a person asks anew, and approves anew.
  const { approval_id, plan_hash, signature, contents_hash: approved_hash } = bundle
  const input = {
    ...order,
    approval_id,
    approved_hash,
    plan_hash,
    ...(step === 'finalize' && signature ? { signature } : {}),
  }
  return { kind: 'tool', tool, input, inputs }
}

/** A request that cannot be packed ends before anybody is asked about it, and says why. */
function endRequest(state: State, bundle_id: string, problem: string): Decision {
  return write(state, 'export_request.end', ({ now }) => [
    update('export_requests', { bundle_id }, { status: 'failed', problem, updated_at: now }),
  ])
}

/** What left, written down once: where the package lies, and a receipt that anybody may read. */
export function decideRecord(state: State): Decision {
  const { bundle } = caseOf(state)
  if (bundle?.status !== 'finalized' || !bundle.package_hash || !bundle.manifest_hash || !bundle.approval_id)
    return refuse('bundle.order', 'no package is ready to be written down', 'Finalize it first.')
  const { bundle_id, bundle_kind, package_hash, manifest_hash, approval_id, package_bytes, counts } = bundle
  const made = (artifact_type: string, value: unknown): Made => ({
    ...{ artifact_type, artifact_key: bundle_id, source: 'agent', content_type: 'application/json' },
    ...{ bytes: jsonBytes(value), transformation: 'export', derivedFrom: [] },
  })
  const facts = {
    bundle_id,
    bundle_kind,
    case_id: state.workspace.id,
    package_hash,
    manifest_hash,
    approval_id,
    counts,
  }
  const parts = [made('export_manifest', { manifest_hash, package_hash, bundle_id }), made('export_receipt', facts)]
  const package_id = idFrom(`${bundle_id}:package`)
  const ref = {
    artifact_id: package_id,
    artifact_kind: 'export_bundle',
    hash_sha256: package_hash,
    scope: 'case' as const,
  }
  const packed = { ...ref, case_id: state.workspace.id, content_type: 'application/zip', hash_source: 'bytes' as const }
  return write(
    state,
    'append:export_bundles',
    (context) => {
      const [manifest_id, receipt_id] = [context.uuid(), context.uuid()]
      return [
        insertArtifact(parts[0]!, manifest_id, context),
        insertArtifact(parts[1]!, receipt_id, context),
        insert('export_bundles', {
          ...{ bundle_id, bundle_kind, package_id, manifest_id, receipt_id, package_hash, manifest_hash, approval_id },
          ...{ run_id: context.runId, created_at: context.now },
        }),
      ]
    },
    {
      run: 'export',
      blobs: parts.map(blobOf),
      outputs: [{ ...packed, byte_size: package_bytes ?? 0 }],
      scope: { export_reason: bundle.export_reason, approval: approval_id },
    },
  )
}
