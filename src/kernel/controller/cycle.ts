import { Failure } from '#kernel/contracts/refusal.ts'
import type { AuditEntry, State } from '#kernel/ports/store.ts'
import { takeSnapshot } from '#kernel/snapshot.ts'
import { callAgent, type Turn } from './agent-call.ts'
import { takeTurn } from './agent-turn.ts'
import { tidyApprovals } from './approvals.ts'
import type { Deps, Lease, LoadedApp, Step } from './deps.ts'
import { executeGranted } from './granted.ts'
import { consumeInbox } from './inbox.ts'
import { checkBudget, completeIfDone } from './lifecycle.ts'
import { orchestrate } from './orchestrate.ts'
import { lookAgain, nextLookAgainMs, recoverIntent } from './recovery.ts'
import { nextLookMs, verifyTask } from './verification.ts'

/** The road of one proposal: what is due, and only then the agent's turn. */
export async function runCycle(deps: Deps, lease: Lease): Promise<Step> {
  const reached = await reachTurn(deps, lease)
  if ('step' in reached) return reached.step
  const { turn } = reached
  const agent = deps.agentFor(turn.state)
  if (agent.isPush) return withWake(deps, turn.state, { did: 'waits.for_agent', idle: true })
  const call = await callAgent(deps, lease, agent, turn)
  if (lease.lost.aborted) return withWake(deps, turn.state, { did: 'lease.lost', idle: true })
  const { step } = await takeTurn(deps, lease, turn, call)
  return withWake(deps, turn.state, step)
}

/**
 * Each pass loads everything fresh, does the first thing that is due, and returns: what people sent, what was left in
 * doubt, what was granted, what is finished. Where nothing is due, it is the agent's turn.
 */
export async function reachTurn(deps: Deps, lease: Lease): Promise<{ step: Step } | { turn: Turn }> {
  const state = await deps.store.load(lease.workspace)
  if (!state)
    throw new Failure(
      'workspace.unknown',
      `there is no workspace ${lease.workspace}`,
      'List them with `lanewright workspaces`.',
    )
  const app = deps.apps.get(state.workspace.pack)
  if (!app)
    throw new Failure(
      'app.unknown',
      `pack ${state.workspace.pack} is not installed here`,
      'Install it, or run this workspace where it is.',
    )

  // What is read and denied on the way is told with the commit that ends this cycle.
  const notes: AuditEntry[] = []
  const due =
    (await consumeInbox(deps, lease, state, app)) ??
    (await recoverIntent(deps, lease, state, app)) ??
    isIdle(state) ??
    (await tidyApprovals(deps, lease, state, app)) ??
    (await lookAgain(deps, lease, state, app)) ??
    (await executeGranted(deps, lease, state, app, notes)) ??
    (await verifyTask(deps, lease, state, notes)) ??
    (await completeIfDone(deps, lease, state, app)) ??
    (await checkBudget(deps, lease, state, notes)) ??
    rests(deps, state, app) ??
    (await orchestrate(deps, lease, state, app))
  if (due === 'nothing due') return { step: withWake(deps, state, { did: 'rests', idle: true }) }
  if (due) return { step: due }
  return { turn: { state, app, notes, snapshot: takeSnapshot(app.app, state, deps.clock.nowMs()) } }
}

function isIdle({ stopped, workspace }: State): Step | null {
  if (stopped) return { did: 'is.stopped', idle: true }
  return workspace.status === 'active' ? null : { did: `is.${workspace.status}`, idle: true }
}

/** The pack sees nothing that an agent could be asked for. */
function rests(deps: Deps, state: State, { app }: LoadedApp): Step | null {
  const rest = app.rest?.(state, deps.clock.nowMs())
  if (!rest) return null
  const times = [rest.until && Date.parse(rest.until), nextWake(deps, state)].filter((t) => typeof t === 'number')
  return { did: 'rests', idle: true, ...(times.length > 0 ? { wakeAtMs: Math.min(...times) } : {}) }
}

function withWake(deps: Deps, state: State, step: Step): Step {
  if (!step.idle) return step
  const times = [step.wakeAtMs ?? nextWake(deps, state), step.askAtMs].filter((t) => t !== undefined)
  return { ...step, wakeAtMs: times.length > 0 ? Math.min(...times) : undefined }
}

/** When something may change by itself: a time that a task waits for, late evidence, an approval that expires. */
function nextWake(deps: Deps, state: State): number | undefined {
  const now = deps.clock.nowMs()
  const times = [
    nextLookMs(state, now),
    nextLookAgainMs(state, now),
    ...state.approvals.map((a) => Date.parse(a.expires_at)),
  ]
  const known = times.filter((t) => t !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}
