import type pg from 'pg'
import { leavesOf, sealCase } from '#host/casework/parts.ts'
import type { Lanewright } from '#host/open.ts'
import type { BundleProofs } from '#kernel/contracts/bundle-files.ts'
import type { BundleKind } from '#kernel/contracts/export-bundle.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { BundleAbout } from '../domain/export/bundle-manifest.ts'
import { proveEntries } from '../domain/export/proofs.ts'
import type { BundleOrder } from '../tools/services.ts'

const PROVEN_MAX = 50

/** Who made the package, by whose leave, in which runs. */
export async function aboutExport(auditor: pg.Pool, order: BundleOrder): Promise<BundleAbout> {
  const { rows: grants } = await auditor.query(
    `select person, role, kernel.stamp(granted_at) as at from kernel.grants where workspace_id = $1 and approval_id = $2 order by granted_at`,
    [order.case_id, order.approval_id],
  )
  const { run_ids, event_ids } = await exportTrail(auditor, order)
  return {
    created_by: { actor_type: 'agent', actor_id: 'casework', role_id: 'EXPORT_AGENT', lane_id: 'EXPORT_CASE_DATA' },
    approvals: grants.map(({ person, role, at }) => ({
      approval_type: role,
      approved_by: idOf(person),
      approved_at_utc: at,
    })),
    export_run_id: order.run_id,
    run_ids,
    event_ids,
  }
}

const RUNS_MAX = 1000
const EVENTS_AT_ONCE = 200

interface Result {
  id: string
  seq: string
  at: Date
  run_id: string | null
}

/** The runs of this export and what was told of them; the record of the whole case is in files of its own. */
async function exportTrail(auditor: pg.Pool, { case_id, run_id }: BundleOrder) {
  const { rows: runs } = await auditor.query<{ run_id: string; began: Date }>(
    `with own as (select coalesce(r.parent_run_id, r.run_id) as id from kernel.runs r where r.workspace_id = $1 and r.run_id = $2)
     select r.run_id, r.created_at as began from kernel.runs r where r.workspace_id = $1 and r.run_id = (select id from own)
     union all
     (select r.run_id, r.created_at from kernel.runs r where r.workspace_id = $1 and r.parent_run_id = (select id from own) order by r.run_id limit $3)`,
    [case_id, run_id, RUNS_MAX],
  )
  const run_ids = runs.map((run) => run.run_id)
  const began = Math.min(...runs.map((run) => run.began.getTime()))
  const event_ids: string[] = []
  // Backwards from the last: there are few since the export began, however many came before.
  for (let before: string | null = null; ; ) {
    const { rows }: pg.QueryResult<Result> = await auditor.query(
      `select a.id, a.seq::text as seq, a."timestamp" as at, a.payload::jsonb ->> 'run_id' as run_id from kernel.audit_log a
        where a.workspace_id = $1 and ($2::bigint is null or a.seq < $2) order by a.seq desc limit $3`,
      [case_id, before, EVENTS_AT_ONCE],
    )
    const since = rows.filter((row) => row.at.getTime() >= began)
    for (const row of since) if (row.run_id && run_ids.includes(row.run_id)) event_ids.push(row.id)
    if (since.length < rows.length || rows.length < EVENTS_AT_ONCE) break
    before = rows.at(-1)?.seq ?? null
  }
  return { run_ids, event_ids: event_ids.reverse() }
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
