import type pg from 'pg'
import type { Lanewright } from '#apps/compose.ts'
import type { BundleProofs } from '#contracts/bundle-files.ts'
import type { BundleKind } from '#contracts/export-bundle.ts'
import type { Refusal } from '#contracts/refusal.ts'
import type { BundleAbout } from '#packs/casework/export/bundle-manifest.ts'
import { proveEntries } from '#packs/casework/export/proofs.ts'
import type { BundleOrder } from '#packs/casework/tools/office.ts'
import { leavesOf, sealCase } from './parts.ts'

const PROVEN_MAX = 50

/** Who made the package, by whose leave, in which runs. */
export async function aboutExport(auditor: pg.Pool, order: BundleOrder): Promise<BundleAbout> {
  const { rows: grants } = await auditor.query(
    `select person, role, kernel.stamp(granted_at) as at from kernel.grants where workspace_id = $1 and approval_id = $2 order by granted_at`,
    [order.case_id, order.approval_id],
  )
  const { rows: runs } = await auditor.query(
    `select run_id from kernel.runs where workspace_id = $1 and root_run_id = (select root_run_id from kernel.runs where workspace_id = $1 and run_id = $2) order by created_at, run_id limit 10000`,
    [order.case_id, order.run_id],
  )
  const { rows: events } = await auditor.query(
    `select id from kernel.audit_log where workspace_id = $1 order by seq limit 100000`,
    [order.case_id],
  )
  return {
    created_by: { actor_type: 'agent', actor_id: 'casework', role_id: 'EXPORT_AGENT', lane_id: 'EXPORT_CASE_DATA' },
    approvals: grants.map(({ person, role, at }) => ({
      approval_type: role,
      approved_by: idOf(person),
      approved_at_utc: at,
    })),
    export_run_id: order.run_id,
    run_ids: runs.map(({ run_id }) => run_id),
    event_ids: events.map(({ id }) => id),
  }
}

/** That what led to the package stands in the ledger, under a seal that is signed outside of the database. */
export async function proofsOf(
  lw: Lanewright,
  caseId: string,
  kind: BundleKind,
): Promise<{ proofs: BundleProofs } | { refusal: Refusal }> {
  const auditor = lw.database.pool('auditor')
  const { seq, sealed } = await sealCase(lw, caseId)
  const { rows } = await auditor.query(
    `select seq::integer as seq from kernel.audit_log where workspace_id = $1 and seq <= $2
      and (payload::jsonb #>> '{target,name}') like 'export_bundle%' order by seq desc limit $3`,
    [caseId, seq, PROVEN_MAX],
  )
  if (!sealed) return { refusal: { code: 'export.not_sealed', message: 'the case is not sealed', next: 'Try again.' } }
  const proving = proveEntries(kind, caseId, sealed, rows.map((row) => ({ seq: row.seq as number })).reverse())
  if (!proving.ok) return { refusal: proving.refusal }
  for await (const leaf of leavesOf(lw, caseId, proving.proving.size)) proving.proving.add(leaf)
  return { proofs: proving.proving.proofs() }
}

/** A name as the contract writes those who approve: it may come from anywhere, an id holds no blanks. */
function idOf(person: string): string {
  const plain = person
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._:/-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
  return plain.slice(0, 128) || 'person'
}
