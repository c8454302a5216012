import { Failure } from '#contracts/refusal.ts'
import type { ValidationError } from '#contracts/verdict.ts'
import { takeSnapshot } from '#kernel/snapshot.ts'
import type { AuditEntry, State } from '#ports/store.ts'
import { act } from './act.ts'
import type { CallVerdict } from './acting.ts'
import { callAgent, callRows, validateReply } from './agent-call.ts'
import { tidyApprovals } from './approvals.ts'
import type { StepBody } from './commit.ts'
import type { Deps, Lease, LoadedPack, Step } from './deps.ts'
import { executeGranted } from './granted.ts'
import { consumeInbox } from './inbox.ts'
import { checkBudget, completeIfDone } from './lifecycle.ts'
import type { Proposed } from './plan.ts'
import { lookAgain, nextLookAgainMs, recoverIntent } from './recovery.ts'
import { outage, reject } from './reject.ts'
import { requirePolicy, requireRun } from './require.ts'
import { tellDecision } from './runs.ts'
import { nextLookMs, verifyTask } from './verification.ts'

/**
 * The road of one proposal. Each pass loads everything fresh, does the first thing that is due, and returns:
 * what people sent, what was left in doubt, what was granted, what is finished, and only then the agent's turn.
 */
export async function runCycle(deps: Deps, lease: Lease): Promise<Step> {
  const state = await deps.store.load(lease.workspace)
  if (!state)
    throw new Failure(
      'workspace.unknown',
      `there is no workspace ${lease.workspace}`,
      'List them with `lanewright workspaces`.',
    )
  const pack = deps.packs.get(state.workspace.pack)
  if (!pack)
    throw new Failure(
      'pack.unknown',
      `pack ${state.workspace.pack} is not installed here`,
      'Install it, or run this workspace where it is.',
    )

  // What is read and denied on the way is told with the commit that ends this cycle.
  const notes: AuditEntry[] = []
  const due =
    (await consumeInbox(deps, lease, state, pack)) ??
    (await recoverIntent(deps, lease, state, pack)) ??
    standsStill(state) ??
    (await tidyApprovals(deps, lease, state)) ??
    (await lookAgain(deps, lease, state, pack)) ??
    (await executeGranted(deps, lease, state, pack, notes)) ??
    (await verifyTask(deps, lease, state, notes)) ??
    (await completeIfDone(deps, lease, state)) ??
    (await checkBudget(deps, lease, state, notes)) ??
    rests(deps, state, pack)
  if (due) return due

  const step = await agentTurn(deps, lease, state, pack, notes)
  return step.idle ? { ...step, wakeAtMs: step.wakeAtMs ?? nextWake(deps, state) } : step
}

function standsStill({ stopped, workspace }: State): Step | null {
  if (stopped) return { did: 'is.stopped', idle: true }
  return workspace.status === 'active' ? null : { did: `is.${workspace.status}`, idle: true }
}

/** The pack sees nothing that an agent could be asked for. */
function rests(deps: Deps, state: State, { pack }: LoadedPack): Step | null {
  const rest = pack.rest?.(state, deps.clock.nowMs())
  if (!rest) return null
  const times = [rest.until && Date.parse(rest.until), nextWake(deps, state)].filter((t) => typeof t === 'number')
  return { did: 'rests', idle: true, ...(times.length > 0 ? { wakeAtMs: Math.min(...times) } : {}) }
}

/** One invocation, one proposal, one outcome. */
async function agentTurn(deps: Deps, lease: Lease, state: State, pack: LoadedPack, notes: AuditEntry[]): Promise<Step> {
  const run = requireRun(state)
  const snapshot = takeSnapshot(pack.pack, state)
  const call = await callAgent(deps, lease, state, pack, snapshot)
  if (lease.lost.aborted) return { did: 'lease.lost', idle: true }
  const record = (action_type: string | null, verdict: CallVerdict, proposal?: Proposed): Partial<StepBody> => ({
    ...callRows(deps, run, call, { ...verdict, action_type }),
    audit: [...notes, ...(proposal ? tellDecision(deps, pack, state, run, proposal, verdict.error) : [])],
  })

  if ('failed' in call.answer) {
    const { failed } = call.answer
    const error = { ...failed, path: '', expected: 'an answer in time' }
    return outage(deps, lease, state, run, record(null, { ok: false, error, warnings: [] }), failed)
  }

  const { verdict, proposal } = validateReply(deps, call.answer.reply, pack)
  const refusal = (error: ValidationError) => record(verdict.action_type, { ok: false, error, warnings: [] }, proposal)
  if (!proposal) {
    const refused = verdict.error as ValidationError
    return reject(deps, lease, state, run, refusal(refused), { refused })
  }

  const acted = await act(deps, lease, {
    state,
    pack,
    policy: await requirePolicy(state, pack),
    run,
    proposal,
    author: 'agent',
    actorId: call.agent,
    subjectId: snapshot.subjectId,
    approval: null,
    with: (given) => ({ ...record(verdict.action_type, given, proposal), basis: snapshot.basis }),
  })
  return 'step' in acted ? acted.step : reject(deps, lease, state, run, refusal(acted.refused), acted)
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
