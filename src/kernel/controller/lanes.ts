import { validationError } from '#kernel/ledger/explain.ts'
import type { Policy } from '#kernel/policy/policy.ts'
import type { State } from '#kernel/ports/store.ts'
import { type Acted, type Acting, refusedByDatabase } from './acting.ts'
import { tryCommit } from './commit.ts'
import type { Deps, Lease, Step } from './deps.ts'

/** Does this process reach outside in this lane? What it does not, another does. */
export function hasLane({ lanes }: Deps, lane: string): boolean {
  return lanes === undefined || lanes.has(lane)
}

/** Nothing was done and nothing intended: the workspace goes to a worker that has the lane. */
export function elsewhere(lane: string): Step {
  return { did: 'elsewhere', idle: true, elsewhere: lane }
}

/** The agent was asked and its call counts, also where its proposal is asked for again by whoever can execute it. */
export async function leaveToOthers(deps: Deps, lease: Lease, acting: Acting, lane: string): Promise<Acted> {
  if (acting.approval) return { step: elsewhere(lane) }
  const message = `lane ${lane} is not worked by this process; one that has it goes on`
  const error = validationError('lane.elsewhere', '', message, 'a worker with this lane', 'Propose it again.')
  const { changes = [], audit = [], ...rest } = acting.with({ ok: false, error, warnings: [] })
  const committed = await tryCommit(deps, lease, { ...rest, changes, audit })
  return committed.ok ? { step: elsewhere(lane) } : refusedByDatabase(committed.refusal)
}

/** Asked only where a lane needs somebody: the answer is in the database, where another process may have written it. */
export async function isPresent(deps: Deps, policy: Policy, { workspace }: State): Promise<boolean> {
  const needed = [...policy.lanes.values()].some((lane) => lane.presence === 'required')
  return needed && (await deps.present(workspace.id, workspace))
}
