import { Failure } from '#kernel/contracts/refusal.ts'
import type { Dispatch } from '#kernel/ports/dispatch.ts'
import { runCycle } from './cycle.ts'
import type { Deps, Lease, Step } from './deps.ts'
import type { Leases } from './leases.ts'
import { enterError } from './lifecycle.ts'

export type Driven = { steps: Step[]; ended: 'idle' | 'more' | 'held' | 'lost' }

/** Takes the workspace and works it until it is idle or the bounded number of steps is done. */
export async function drive(deps: Deps, leases: Leases, workspace: string): Promise<Driven> {
  const lease = await leases.take(workspace)
  if (!lease) return { steps: [], ended: 'held' }
  const steps: Step[] = []
  try {
    while (steps.length < deps.limits.stepsPerDrive) {
      const ended = deps.observer?.begins()
      const step = await orError(deps, lease, () => runCycle(deps, lease))
      ended?.(step)
      steps.push(step)
      if (lease.lost.aborted || step.did === 'lease.stale') return { steps, ended: 'lost' }
      if (step.idle) return { steps, ended: 'idle' }
      // Another process goes on with the rest.
      if (leases.draining) return { steps, ended: 'more' }
    }
    return { steps, ended: 'more' }
  } finally {
    await leases.release(lease)
  }
}

/**
 * Broken infrastructure, and what only this process lacks, is thrown and tried again, perhaps elsewhere. Anything else
 * that breaks is a broken invariant of this workspace.
 */
export async function orError<T>(deps: Deps, lease: Lease, work: () => Promise<T>): Promise<T | Step> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failure && /^(database\.|app\.unknown$|workspace\.unknown$)/.test(error.code)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    await enterError(deps, lease, reason)
    return { did: `error: ${reason}`, idle: true }
  }
}

/** One dispatched job: drive, then see to it that the workspace is woken when there is more to do. */
export function driveJob(deps: Deps, leases: Leases, dispatch: Dispatch): (workspace: string) => Promise<void> {
  return async (workspace) => {
    const { steps, ended } = await drive(deps, leases, workspace)
    const lane = steps.at(-1)?.elsewhere
    if (lane !== undefined) return dispatch.handOver(workspace, lane)
    if (ended === 'more' || ended === 'lost') return dispatch.wake(workspace)
    if (ended === 'held') return dispatch.wake(workspace, deps.clock.nowMs() + leases.ttlMs)
    const wakeAtMs = steps.at(-1)?.wakeAtMs
    if (wakeAtMs !== undefined) await dispatch.wake(workspace, wakeAtMs)
  }
}
