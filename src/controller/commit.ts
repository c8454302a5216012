import type { Refusal } from '#contracts/refusal.ts'
import type { AuditEntry, Committed, RunRow, StepCommit } from '#ports/store.ts'
import { type Deps, type Lease, nowIso } from './deps.ts'
import { tell } from './runs.ts'

export type StepBody = Omit<StepCommit, 'workspace' | 'fence' | 'now'>

/** One commit of a step. What the database refuses is told in a second transaction, so that no refusal is lost. */
export async function commitStep(deps: Deps, lease: Lease, run: RunRow | null, body: StepBody): Promise<Committed> {
  const base = { workspace: lease.workspace, fence: lease.fence, now: nowIso(deps) }
  const committed = await deps.store.commit({ ...base, ...body })
  if (committed.ok || !run) return committed
  await deps.store.commit({ ...base, changes: [], audit: [tellRefused(deps, run, committed.refusal)] })
  return committed
}

function tellRefused(deps: Deps, run: RunRow, refusal: Refusal): AuditEntry {
  return tell(deps, run, {
    action: 'system',
    outcome: 'failure',
    reason: `${refusal.code}: ${refusal.message}`,
    target: { target_type: 'database', name: 'commit', operation: 'refused' },
    error: { error_code: refusal.code, message: refusal.message, retryable: true },
  })
}
