import type { ValidationError, Warning } from '#contracts/verdict.ts'
import { actionHash } from '#kernel/action-hash.ts'
import { type AuthoriseRequest, authorise } from '#kernel/authorise.ts'
import { canonicalText } from '#kernel/canonical.ts'
import { checkTarget, genericDecisions } from '#kernel/decide.ts'
import { validationError } from '#kernel/explain.ts'
import type { Policy } from '#kernel/policy.ts'
import type { Decision } from '#ports/decision.ts'
import type { ApprovalRow, Change, RunRow, State } from '#ports/store.ts'
import { ask, openGrants } from './approvals.ts'
import { commitStep, type StepBody } from './commit.ts'
import { type Deps, type Lease, type LoadedPack, nowIso, type Step } from './deps.ts'
import { executeEffect } from './gateway.ts'
import { insertRun, newRun, renewRuns, tell, tellStart } from './runs.ts'

export interface Acting {
  state: State
  pack: LoadedPack
  policy: Policy
  run: RunRow
  proposal: { action_type: string; task_id?: string }
  author: 'agent' | 'human'
  actorId: string
  subjectId: string | null
  /** A granted approval that this is the execution of. */
  approval: ApprovalRow | null
  /** What belongs into the first commit of this step: the agent's call, freshness, usage. */
  with: (verdict: { ok: boolean; error: ValidationError | null; warnings: Warning[] }) => Partial<StepBody>
}

export type Acted = { step: Step } | { refused: ValidationError; rule?: string }

/** From a validated proposal to a decision, an authorisation, and the one thing that follows from both. */
export async function act(deps: Deps, lease: Lease, acting: Acting): Promise<Acted> {
  const { state, pack, policy, run, proposal } = acting
  const decision = decide(pack, state, proposal)
  if (decision.kind === 'refuse') return { refused: asValidationError(decision.error) }
  const plan = planOf(lease.workspace, state, pack, proposal, decision, run.run_id)
  if ('refused' in plan) return plan

  const grants = acting.approval ? openGrants(acting.approval, deps.clock.nowMs()) : []
  const request: AuthoriseRequest = {
    caller: { actor_id: acting.actorId, role: pack.pack.agentRole },
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
    present: deps.present(lease.workspace),
  }
  const answer = authorise(policy, request)
  const body = acting.with({ ok: true, error: null, warnings: decision.warnings ?? [] })

  if (answer.rule_id === 'pins.mismatch' && state.pins) {
    const renewed = renewRuns(deps, state, state.pins, plan.action)
    const committed = await commitStep(deps, lease, run, {
      ...body,
      changes: [...(body.changes ?? []), ...renewed.changes],
      audit: [...(body.audit ?? []), ...renewed.audit],
    })
    return { step: { did: committed.ok ? 'policy.renewed' : committed.refusal.code, idle: !committed.ok } }
  }
  if (answer.rule_id === 'approval.missing' && answer.lane) {
    if (acting.approval) return { refused: denied(answer.rule_id, answer.reason), rule: answer.rule_id }
    if (state.approvals.some((a) => a.action_hash === plan.hash)) {
      const next = 'Wait for the person; meanwhile propose something else or no_op.'
      return {
        refused: validationError('approval.already_asked', '', 'exactly this waits for approval already', next, next),
      }
    }
    const asked = {
      run,
      taskId: state.current_task?.task_id ?? null,
      subjectId: acting.subjectId,
      lane: answer.lane,
      action: plan.action,
      actionHash: plan.hash,
      content: plan.content,
      recipient: plan.recipient,
      people: answer.needs === 'two_people' ? (2 as const) : (1 as const),
      author: acting.author,
    }
    return { step: await ask(deps, lease, asked, answer.reason, body) }
  }
  if (answer.decision === 'deny') return { refused: denied(answer.rule_id, answer.reason), rule: answer.rule_id }

  const lane = answer.lane as string
  const allowed = { ruleId: answer.rule_id, lane, hash: plan.hash, action: plan.action, grants }
  if (decision.kind === 'tool') {
    const known = pack.tools.get(decision.tool)
    if (!known) return { refused: denied('tool.unregistered', 'no such tool') }
    const done = await executeEffect(deps, lease, {
      pack,
      parent: run,
      lane,
      ruleId: answer.rule_id,
      actor: { type: 'agent', id: acting.actorId, role: pack.pack.agentRole },
      tool: known.tool,
      input: decision.input,
      taskId: state.current_task?.task_id ?? null,
      subjectId: acting.subjectId,
      actionHash: plan.hash,
      request: canonicalText({ tool: decision.tool, parameters: decision.input }),
      approval: acting.approval && { id: acting.approval.approval_id, grants },
      with: body,
    })
    if (!done.ok) {
      const r = done.refusal
      return { refused: validationError(r.code, '', r.message, r.next || r.message, r.next || 'Propose again.') }
    }
    return { step: { did: `effect.${done.status}`, idle: false } }
  }
  return { step: await write(deps, lease, acting, decision, allowed, body) }
}

function decide(pack: LoadedPack, state: State, proposal: Acting['proposal']): Decision {
  const target = checkTarget(state, proposal)
  if (target) return target
  const own = pack.pack.decide?.[proposal.action_type] ?? genericDecisions[proposal.action_type]
  if (!own)
    return {
      kind: 'refuse',
      error: { code: 'action.undecided', message: 'the pack has no rule for this action', next: 'Propose another.' },
    }
  return own(state, proposal)
}

interface Plan {
  action: string
  registered: boolean
  scope: Record<string, string>
  traits: string[]
  recipient: string | null
  hash: string
  /** What a person is shown: canonical, whole, and what the hash is made of. */
  content: string
}

/** What exactly would be done, in the words that lanes and grants are written in. */
function planOf(
  workspace: string,
  state: State,
  pack: LoadedPack,
  proposal: Acting['proposal'],
  decision: Exclude<Decision, { kind: 'refuse' }>,
  runId: string,
): Plan | { refused: ValidationError } {
  const scope: Record<string, string> = { workspace_id: workspace, run_id: runId }
  if (state.current_task) scope.task_id = state.current_task.task_id
  let action = proposal.action_type
  let registered = Object.hasOwn(pack.actions, action)
  let traits: string[] = []
  let recipient: string | null = null
  let artifacts: string[] = []
  if (decision.kind === 'tool') {
    const known = pack.tools.get(decision.tool)
    action = decision.tool
    registered = known !== undefined
    if (known) {
      const problem = known.checkInput(decision.input)
      if (problem) return { refused: { ...problem, path: `/parameters${problem.path}` } }
      traits = known.tool.traits?.(decision.input) ?? []
      recipient = known.tool.recipient?.(decision.input) ?? null
      Object.assign(scope, known.tool.scope?.(decision.input))
    }
  } else if (decision.kind === 'write') {
    traits = decision.traits ?? []
    recipient = decision.recipient ?? null
    artifacts = decision.artifacts ?? []
    Object.assign(scope, decision.scope)
  }
  const pins = state.pins ?? { lanes: '', roles: '' }
  const input = decision.kind === 'tool' ? { tool: decision.tool, parameters: decision.input } : null
  const hash = actionHash({ workspace_id: workspace, action: proposal, input, recipient, artifacts, pins })
  const content = canonicalText({ action: proposal, input, recipient })
  return { action, registered, scope, traits, recipient, hash, content }
}

/** What a grant for this proposal would be bound to, without doing anything. */
export function boundHash(
  workspace: string,
  state: State,
  pack: LoadedPack,
  proposal: Acting['proposal'],
): Plan | { refused: ValidationError } {
  const decision = decide(pack, state, proposal)
  if (decision.kind === 'refuse') return { refused: asValidationError(decision.error) }
  return planOf(workspace, state, pack, proposal, decision, '')
}

function asValidationError(e: Extract<Decision, { kind: 'refuse' }>['error']): ValidationError {
  return validationError(e.code, e.path ?? '', e.message, e.expected ?? e.next, e.next)
}

interface Allowed {
  ruleId: string
  lane: string
  hash: string
  action: string
  grants: ApprovalRow['grants']
}

/** Everything that happens inside the database alone: one commit, one db_write run. */
async function write(
  deps: Deps,
  lease: Lease,
  acting: Acting,
  decision: Exclude<Decision, { kind: 'refuse' | 'tool' }>,
  allowed: Allowed,
  body: Partial<StepBody>,
): Promise<Step> {
  const { state, run, pack } = acting
  const now = nowIso(deps)
  const child = newRun(deps, {
    kind: decision.kind === 'wait' ? 'system' : 'db_write',
    name: allowed.action,
    parent: run,
    taskId: state.current_task?.task_id ?? null,
    actor: { type: 'agent', id: acting.actorId, role: pack.pack.agentRole },
    lane: allowed.lane,
    pins: { lanes: run.lanes_pin, roles: run.roles_pin },
    parametersHash: allowed.hash,
  })
  const changes: Change[] = [...(body.changes ?? []), insertRun(child, 'completed')]
  const audit = [
    ...(body.audit ?? []),
    tell(deps, child, {
      action: 'authz_decision',
      outcome: 'allow',
      target: { target_type: 'action', name: allowed.action, operation: 'authorise' },
      authz: { decision: 'allow', rule_id: allowed.ruleId },
      request_hash: allowed.hash,
    }),
    tell(deps, child, {
      action: decision.kind === 'wait' ? 'system' : 'db_write',
      outcome: 'success',
      reason: decision.kind === 'wait' ? decision.reason : undefined,
      target: { target_type: 'action', name: allowed.action, operation: decision.kind },
      request_hash: allowed.hash,
    }),
  ]
  if (decision.kind === 'start') {
    const started = startTask(deps, acting, decision.taskId, now)
    changes.push(...started.changes)
    audit.push(...started.audit)
  }
  if (decision.kind === 'write') {
    changes.push(...decision.make({ now, uuid: () => deps.ids.uuid(), runId: child.run_id }))
    if (decision.say) changes.push(say(deps, decision.say, acting.subjectId))
  }
  if (acting.approval) {
    changes.push(
      ...allowed.grants.map(
        (g): Change => ({
          table: 'kernel.grants',
          op: 'update',
          where: { grant_id: g.grant_id },
          row: { used_at: now, used_by: child.run_id },
        }),
      ),
      {
        table: 'kernel.approvals',
        op: 'update',
        where: { approval_id: acting.approval.approval_id },
        row: { status: 'used' },
      },
    )
  }
  const committed = await commitStep(deps, lease, run, {
    ...body,
    running: true,
    pins: { pack: pack.pack.name, lanes: run.lanes_pin, roles: run.roles_pin },
    changes,
    audit,
    ...(decision.kind === 'write' && decision.blobs ? { blobs: decision.blobs } : {}),
  })
  if (!committed.ok) return { did: committed.refusal.code, idle: false }
  if (decision.kind === 'wait') {
    return {
      did: `wait.${decision.reason}`,
      idle: true,
      ...(decision.until ? { wakeAtMs: Date.parse(decision.until) } : {}),
    }
  }
  return { did: allowed.action, idle: false }
}

function startTask(deps: Deps, acting: Acting, taskId: string, now: string) {
  const { state, run, pack } = acting
  const agentRun = newRun(deps, {
    kind: 'agent',
    name: state.eligible_tasks.find((t) => t.task_id === taskId)?.description,
    parent: run,
    taskId,
    actor: { type: 'agent', id: acting.actorId, role: pack.pack.agentRole },
    pins: { lanes: run.lanes_pin, roles: run.roles_pin },
  })
  const changes: Change[] = [
    insertRun(agentRun),
    {
      table: 'kernel.verifications',
      op: 'insert',
      rows: [
        {
          verification_id: deps.ids.uuid(),
          task_id: taskId,
          kind: 'start',
          from_status: 'pending',
          to_status: 'in_progress',
          run_id: agentRun.run_id,
          verified_at: now,
        },
      ],
    },
    {
      table: 'kernel.tasks',
      op: 'update',
      where: { task_id: taskId, status: 'pending' },
      row: { status: 'in_progress', updated_at: now },
    },
  ]
  return { changes, audit: tellStart(deps, agentRun, 'task.started') }
}

/** Narration: a projection for people, read by nobody else. */
export function say(deps: Deps, text: string, subjectId: string | null): Change {
  return {
    table: 'kernel.chat',
    op: 'insert',
    rows: [
      {
        message_id: deps.ids.uuid(),
        author: 'controller',
        text: text.slice(0, 8000),
        subject_id: subjectId,
        said_at: nowIso(deps),
      },
    ],
  }
}

function denied(rule: string, reason: string): ValidationError {
  const code = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/.test(rule)
    ? rule
    : `lane.${rule.split(':')[0]?.replace(/[^a-z0-9]/g, '_')}`
  return validationError(
    code,
    '',
    reason,
    'an action that the lanes allow',
    'Propose something that a lane of this pack allows.',
  )
}
