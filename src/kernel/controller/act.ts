import { canonicalText, hashCanonical } from '#kernel/ledger/canonical.ts'
import { validationError } from '#kernel/ledger/explain.ts'
import { type Authorization, authorize } from '#kernel/policy/authorize.ts'
import type { GrantRow } from '#kernel/ports/store.ts'
import { type Acted, type Acting, type Allowed, refusedByDatabase, roleOf } from './acting.ts'
import { ask, openGrants } from './approvals.ts'
import { type StepBody, tryCommit } from './commit.ts'
import type { Deps, Lease } from './deps.ts'
import { type Earlier, earlierEffect } from './effect-key.ts'
import { executeEffect } from './gateway.ts'
import { hasLane, isPresent, leaveToOthers } from './lanes.ts'
import { type Plan, type Proposed, planAction, type Refused, withNamedArtifact } from './plan.ts'
import { releaseQuota, reserveQuota } from './quota.ts'
import { insertDenied, newRun, recordDenied, renewRuns } from './runs.ts'
import { write } from './write.ts'

/** From a validated proposal to a decision, an authorisation, and the one thing that follows from both. */
export async function act(deps: Deps, lease: Lease, acting: Acting): Promise<Acted> {
  const { app, run, proposal, approval } = acting
  const outside = outOfLane(deps, acting)
  if (outside) return outside
  const state = await withNamedArtifact(deps, lease, acting.state, proposal)
  const plan = planAction(lease.workspace, state, app, proposal, { runId: run.run_id, about: acting.subjectId })
  if ('refused' in plan) return plan
  const earlier = await earlierEffect(deps, lease, app, plan.decision)
  if ('refused' in earlier) return earlier

  const grants = approval ? openGrants(approval, deps.clock.nowMs()) : []
  const answer = mayAct(acting, plan, grants, await isPresent(deps, acting.policy, state))
  if (answer.rule_id === 'pins.mismatch') return renew(deps, lease, acting, plan, answer)
  if (waitsForPerson(answer, plan, proposal, grants)) return askOnce(deps, lease, acting, plan, answer)
  if (answer.decision === 'deny' || !answer.lane) return deniedRun(deps, acting, plan, answer)

  const allowed: Allowed = { plan, lane: answer.lane, ruleId: answer.rule_id, grants }
  const body = acting.with({ ok: true, error: null, warnings: plan.decision.warnings ?? [] })
  return plan.decision.kind === 'tool'
    ? execute(deps, lease, acting, allowed, earlier, body)
    : write(deps, lease, acting, allowed, body)
}

/** What no lane gives to this role, whatever the state, is denied as that: nothing of the state is told. */
function outOfLane(deps: Deps, acting: Acting): Refused | null {
  const { state, app, policy, run, proposal } = acting
  const names = app.app.resolvesTo?.[proposal.action_type] ?? []
  const answers = names.map((action) => ({
    action,
    answer: authorize(policy, {
      caller: { actor_id: acting.actorId, role: roleOf(app, state.current_task) },
      run: { status: run.status, pins: { lanes: run.lanes_pin, roles: run.roles_pin } },
      activePins: state.pins ?? { lanes: '', roles: '' },
      ...{ action, registered: true, scope: {}, traits: [], grants: [], action_hash: null, present: true },
    }),
  }))
  const [first] = answers
  if (!first || !answers.every(({ answer }) => answer.rule_id === 'lane.none')) return null
  return deniedRun(deps, acting, { action: first.action, hash: hashCanonical(proposal) }, first.answer)
}

/** Denied, and where the pack wants it so, in a run of its own that says what it would have been. */
function deniedRun(
  deps: Deps,
  { state, app, run, actorId }: Acting,
  { action, hash }: { action: string; hash: string },
  answer: Authorization,
): Refused {
  const refused = denied(answer)
  if (!app.app.resolvesTo) return refused
  const child = newRun(deps, {
    kind: app.tools.has(action) ? 'tool_gateway' : 'db_write',
    name: action,
    parent: run,
    taskId: state.current_task?.task_id ?? null,
    actor: { type: 'agent', id: actorId, role: roleOf(app, state.current_task) },
    lane: answer.lane ?? null,
    pins: { lanes: run.lanes_pin, roles: run.roles_pin },
    parametersHash: hash,
  })
  const left = {
    changes: [insertDenied(child, refused.refused)],
    audit: recordDenied(deps, child, action, answer),
  }
  return { ...refused, left }
}

function mayAct(acting: Acting, plan: Plan, grants: GrantRow[], present: boolean): Authorization {
  const { state, app, policy, run } = acting
  return authorize(policy, {
    caller: { actor_id: acting.actorId, role: roleOf(app, state.current_task) },
    run: { status: run.status, pins: { lanes: run.lanes_pin, roles: run.roles_pin } },
    activePins: state.pins ?? { lanes: '', roles: '' },
    action: plan.action,
    registered: plan.registered,
    scope: plan.scope,
    traits: plan.traits,
    grants: grants.map((g) => ({
      person: g.person,
      role: g.role,
      action_hash: g.action_hash,
      pins: { lanes: g.lanes_pin, roles: g.roles_pin },
      expired: false,
      used: false,
    })),
    action_hash: plan.hash,
    present,
  })
}

/** The lane asks for a person, or the agent does where the lane would not. */
function waitsForPerson(answer: Authorization, plan: Plan, proposal: Proposed, grants: GrantRow[]): boolean {
  if (answer.decision === 'deny') return answer.rule_id === 'approval.missing'
  return proposal.requires_approval === true && !grants.some((g) => g.action_hash === plan.hash)
}

async function askOnce(deps: Deps, lease: Lease, acting: Acting, plan: Plan, answer: Authorization): Promise<Acted> {
  // A grant that does not fit is no reason to ask again: what was granted is not what would be done now.
  if (acting.approval) return denied({ ...answer, rule_id: 'approval.missing' })
  if (await deps.store.openApproval(lease.workspace, { actionHash: plan.hash })) {
    const next = 'Wait for the person; meanwhile propose something else or no_op.'
    const message = 'exactly this waits for approval already'
    return { refused: validationError('approval.already_asked', '', message, next, next), notCounted: true, idle: true }
  }
  const asked = {
    run: acting.run,
    taskId: acting.state.current_task?.task_id ?? null,
    subjectId: acting.subjectId,
    lane: answer.lane as string,
    action: plan.action,
    actionHash: plan.hash,
    content: plan.content,
    recipient: plan.recipient,
    people: answer.needs === 'two_people' ? (2 as const) : (1 as const),
    author: acting.author,
  }
  const reason = answer.decision === 'deny' ? answer.reason : 'the agent asks for a person'
  const body = acting.with({ ok: true, error: null, warnings: plan.decision.warnings ?? [] })
  return ask(deps, lease, asked, reason, body)
}

/** The policy changed: this action is denied, and the work goes on in new runs under the policy in force. */
async function renew(deps: Deps, lease: Lease, acting: Acting, plan: Plan, answer: Authorization): Promise<Acted> {
  const { state } = acting
  if (!state.pins) return denied(answer)
  const { refused } = denied(answer)
  const body = acting.with({ ok: false, error: refused, warnings: [] })
  const renewed = renewRuns(deps, state, state.pins, plan.action)
  const committed = await tryCommit(deps, lease, {
    ...body,
    changes: [...(body.changes ?? []), ...renewed.changes],
    audit: [...(body.audit ?? []), ...renewed.audit],
  })
  return committed.ok ? { step: { did: 'policy.renewed', idle: false } } : refusedByDatabase(committed.refusal)
}

async function execute(
  deps: Deps,
  lease: Lease,
  acting: Acting,
  { plan, lane, ruleId, grants }: Allowed,
  earlier: Earlier,
  body: Partial<StepBody>,
): Promise<Acted> {
  const { state, app, run, approval } = acting
  const { tool: name, input, inputs } = plan.decision as Extract<Plan['decision'], { kind: 'tool' }>
  const { tool } = app.tools.get(name) as NonNullable<ReturnType<typeof app.tools.get>>
  if (!hasLane(deps, lane)) return leaveToOthers(deps, lease, acting, lane)
  const quota = await reserveQuota(deps, lease, tool, input)
  if ('full' in quota) return quota.full
  const done = await executeEffect(deps, lease, {
    state,
    app,
    parent: run,
    retryOf: earlier.retryOf,
    lane,
    ruleId,
    actor: { type: 'agent', id: acting.actorId, role: roleOf(app, state.current_task) },
    tool,
    input,
    ...(inputs ? { inputs } : {}),
    key: earlier.key,
    taskId: state.current_task?.task_id ?? null,
    subjectId: acting.subjectId,
    actionHash: plan.hash,
    request: canonicalText({ tool: name, parameters: input }),
    approval: approval && { id: approval.approval_id, grants },
    with: body,
  })
  if ('refused' in done || (done.ok && done.status === 'not_done')) await releaseQuota(deps, quota)
  if ('refused' in done) return refusedByDatabase(done.refused)
  // The outcome could not be written: the intent is open, and the next cycle looks the effect up.
  return { step: { did: done.ok ? `effect.${done.status}` : done.refusal.code, idle: false } }
}

function denied({ rule_id, reason }: Authorization): Refused {
  // Some rules name what they are about: scope.missing:task_id.
  const [code = '', about] = rule_id.split(':')
  const named = code.includes('.') ? code : `lane.${code}`
  const message = about ? `${reason} (${about})` : reason
  const next = 'Propose something that a lane of this pack allows.'
  const refused = validationError(named, '', message, 'an action that the lanes allow', next)
  // Nobody sits at the desk: that is no fault of the proposal, and it may be different the next time.
  return rule_id === 'presence.absent'
    ? { refused, rule: rule_id, notCounted: true, idle: true }
    : { refused, rule: rule_id }
}
