import { Failure } from '#kernel/contracts/refusal.ts'
import type { Policy } from '#kernel/policy/policy.ts'
import type { RunRow, State } from '#kernel/ports/store.ts'
import type { LoadedApp } from './deps.ts'
import { actingRun } from './runs.ts'

/** What a step cannot be without. Its absence is no answer to anybody but a broken invariant. */

export function requireRun(state: State): RunRow {
  const run = actingRun(state)
  if (run) return run
  throw new Failure(
    'run.none',
    'the workspace has no running run',
    'Run `lanewright verify`; the workspace was not opened properly.',
  )
}

export async function requirePolicy(state: State, app: LoadedApp): Promise<Policy> {
  const policy = state.pins && (await app.policyFor(state.pins))
  if (policy) return policy
  throw new Failure(
    'policy.unknown',
    `no usable policy is in force for app ${app.app.name}`,
    'Start the product again: it registers the policies.',
  )
}
