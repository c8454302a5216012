import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Committed, RunRow, StepCommit } from '#kernel/ports/store.ts'
import { type Deps, type Lease, nowIso, type Step } from './deps.ts'
import { recordEntry } from './runs.ts'

export type StepBody = Omit<StepCommit, 'workspace' | 'fence' | 'now'>

/** One commit of a step. A refusal of the database is the caller's to tell, in a second transaction. */
export async function tryCommit(deps: Deps, lease: Lease, body: StepBody): Promise<Committed> {
  const { workspace, fence } = lease
  const committed = await deps.store.commit({ workspace, fence, now: nowIso(deps), ...body })
  if (!committed.ok) deps.observer?.refused(committed.refusal.code)
  return committed
}

/** The same, and a refusal is told here. */
export async function commitStep(deps: Deps, lease: Lease, run: RunRow, body: StepBody): Promise<Committed> {
  const committed = await tryCommit(deps, lease, body)
  if (!committed.ok) await recordRefused(deps, lease, run, committed.refusal)
  return committed
}

export async function recordRefused(deps: Deps, lease: Lease, run: RunRow, refusal: Refusal): Promise<void> {
  const recorded = recordEntry(deps, run, {
    action: 'system',
    outcome: 'failure',
    reason: `${refusal.code}: ${refusal.message}`,
    target: { target_type: 'database', name: 'commit', operation: 'refused' },
    error: { error_code: refusal.code, message: refusal.message, retryable: true },
  })
  await tryCommit(deps, lease, { changes: [], audit: [recorded] })
}

/** Refusals that speak of the moment and not of what was proposed: nobody is to blame, the next cycle looks again. */
const OF_THE_MOMENT = new Set([
  'lease.stale',
  'snapshot.stale',
  'workspace.stopped',
  'workspace.not_active',
  'pins.mismatch',
])

export function isOfTheMoment(code: string): boolean {
  return OF_THE_MOMENT.has(code)
}

const AGAIN_MS = 30_000

/** The controller's own commit was refused: nothing more now, another look later. */
export function refusedStep(deps: Deps, refusal: Refusal): Step {
  return { did: refusal.code, idle: true, wakeAtMs: deps.clock.nowMs() + AGAIN_MS }
}
