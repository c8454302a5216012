import { Failure } from '#contracts/refusal.ts'
import type { ValidationError } from '#contracts/verdict.ts'
import { canonicalText, sha256Hex } from '#kernel/canonical.ts'
import { validationError } from '#kernel/explain.ts'
import { takeSnapshot } from '#kernel/snapshot.ts'
import { validateProposal } from '#kernel/validate.ts'
import type { AgentReply } from '#ports/agent.ts'
import type { Change, RunRow, State } from '#ports/store.ts'
import { type Acting, act } from './act.ts'
import { close, openGrants, tidyApprovals } from './approvals.ts'
import { commitStep, type StepBody } from './commit.ts'
import { type Deps, type Lease, type LoadedPack, nowIso, type Step } from './deps.ts'
import { withTimeout } from './gateway.ts'
import { consumeInbox } from './inbox.ts'
import { checkBudget, completeIfDone, pause } from './lifecycle.ts'
import { lookAgain, nextLookAgainMs, recoverIntent } from './recovery.ts'
import { actingRun, endRun, tell, tellRun } from './runs.ts'
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

  const due =
    (await consumeInbox(deps, lease, state, pack)) ??
    (await recoverIntent(deps, lease, state, pack)) ??
    (state.workspace.status === 'active' && !state.stopped
      ? null
      : { did: `is.${state.stopped ? 'stopped' : state.workspace.status}`, idle: true }) ??
    (await tidyApprovals(deps, lease, state)) ??
    (await executeGranted(deps, lease, state, pack)) ??
    (await lookAgain(deps, lease, state, pack)) ??
    (await verifyTask(deps, lease, state)) ??
    (await completeIfDone(deps, lease, state)) ??
    (await checkBudget(deps, lease, state))
  if (due) return due

  const step = await agentTurn(deps, lease, state, pack)
  return step.idle ? { ...step, wakeAtMs: step.wakeAtMs ?? nextWake(deps, state) } : step
}

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

/** One invocation, one proposal, one outcome. */
async function agentTurn(deps: Deps, lease: Lease, state: State, pack: LoadedPack): Promise<Step> {
  const run = requireRun(state)
  const snapshot = takeSnapshot(pack.pack, state)
  const agent = deps.agentFor(state)
  const startedMs = deps.clock.nowMs()
  const lastError = state.last_call?.verdict.error
  const answered = await withTimeout(deps, deps.limits.agentTimeoutMs, lease.lost, (signal) =>
    agent.propose({
      workspaceId: lease.workspace,
      snapshot: snapshot.value,
      snapshotHash: snapshot.hash,
      rules: pack.pack.rules,
      errors: lastError ? [lastError] : [],
      maxBytes: deps.limits.agentMaxBytes,
      signal,
    }),
  )
  if (lease.lost.aborted) return { did: 'lease.lost', idle: true }
  const latencyMs = deps.clock.nowMs() - startedMs
  if (!answered.ok && answered.error.code !== 'tool.timeout') return outage(deps, lease, state, run, answered.error)

  const reply: AgentReply = answered.ok ? answered.value : { bytes: new Uint8Array() }
  const validation = answered.ok
    ? validateProposal(reply.bytes, pack.actions)
    : {
        verdict: {
          ok: false,
          action_type: null,
          warnings: [],
          error: validationError(
            'agent.timeout',
            '',
            `no answer within ${deps.limits.agentTimeoutMs} ms`,
            'an answer in time',
            'Answer faster, or raise the limit.',
          ),
        },
      }
  const record = (verdict: { ok: boolean; error: ValidationError | null; warnings: unknown[] }): Partial<StepBody> =>
    callRows(deps, state, run, agent.name, snapshot, reply, latencyMs, {
      ...verdict,
      action_type: validation.verdict.action_type,
    })

  if (!validation.verdict.ok || !validation.proposal) {
    return reject(deps, lease, state, run, record(validation.verdict), validation.verdict.error as ValidationError)
  }
  const policy = state.pins && (await pack.policyFor(state.pins))
  if (!policy)
    throw new Failure(
      'policy.unknown',
      `no policy is in force for pack ${pack.pack.name}`,
      'Start the product again: it registers the policies.',
    )
  const acting: Acting = {
    state,
    pack,
    policy,
    run,
    proposal: validation.proposal,
    author: 'agent',
    actorId: agent.name,
    subjectId: snapshot.subjectId,
    approval: null,
    with: (verdict) => ({ ...record(verdict), basis: snapshot.basis }),
  }
  const acted = await act(deps, lease, acting)
  if ('step' in acted) return acted.step
  return reject(
    deps,
    lease,
    state,
    run,
    record({ ok: false, error: acted.refused, warnings: [] }),
    acted.refused,
    acted.rule,
  )
}

/** What the agent said, kept whole, whatever becomes of it. */
function callRows(
  deps: Deps,
  state: State,
  run: RunRow,
  agent: string,
  snapshot: { hash: string; subjectId: string | null },
  reply: AgentReply,
  latencyMs: number,
  verdict: unknown,
): Partial<StepBody> {
  const kept = reply.bytes.length <= deps.limits.agentMaxBytes ? reply.bytes : reply.bytes.subarray(0, 4096)
  const row = {
    call_id: deps.ids.uuid(),
    run_id: run.run_id,
    subject_id: snapshot.subjectId,
    agent,
    model: reply.model ?? null,
    snapshot_hash: snapshot.hash,
    prompt_hash: reply.promptHash ?? null,
    output: storable(kept),
    output_hash: sha256Hex(reply.bytes),
    output_bytes: reply.bytes.length,
    verdict,
    tokens_in: reply.tokensIn ?? 0,
    tokens_out: reply.tokensOut ?? 0,
    cost_micros: reply.costMicros ?? 0,
    latency_ms: Math.max(0, Math.round(latencyMs)),
    called_at: nowIso(deps),
  }
  return {
    changes: [{ table: 'kernel.agent_calls', op: 'insert', rows: [row] }],
    audit: [],
    usage: {
      agent_calls: 1,
      tokens: row.tokens_in + row.tokens_out,
      cost_micros: row.cost_micros,
      agent_outages: 0,
      ...((verdict as { ok: boolean }).ok
        ? { failed_attempts: 0 }
        : { failed_attempts: state.usage.failed_attempts + 1 }),
    },
  }
}

/** PostgreSQL text holds no NUL and no half characters; the hash above is of the true bytes. */
function storable(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\u0000', '\uFFFD')
}

/** Refused: logged with the reason, given back with the next snapshot; after the third time the task is blocked. */
async function reject(
  deps: Deps,
  lease: Lease,
  state: State,
  run: RunRow,
  body: Partial<StepBody>,
  error: ValidationError,
  rule?: string,
): Promise<Step> {
  const attempts = state.usage.failed_attempts + 1
  const changes: Change[] = [...(body.changes ?? [])]
  const audit = [
    ...(body.audit ?? []),
    tell(deps, run, {
      action: rule ? 'authz_decision' : 'system',
      outcome: rule ? 'deny' : 'failure',
      reason: `${error.code}: ${error.message}`,
      target: { target_type: 'proposal', name: 'proposal', operation: rule ? 'authorise' : 'validate' },
      ...(rule ? { authz: { decision: 'deny' as const, rule_id: rule } } : {}),
      error: { error_code: error.code, message: error.message, retryable: attempts < deps.limits.maxAttempts },
    }),
  ]
  let usage = body.usage
  const exhausted = attempts >= deps.limits.maxAttempts
  if (exhausted) {
    usage = { ...usage, failed_attempts: 0 }
    const reason =
      `no valid proposal in ${attempts} attempts; the last was refused: ${error.code}: ${error.message}`.slice(0, 2000)
    const blocked = state.current_task ? blockTask(deps, state, run, reason) : pauseRows(deps, run, reason)
    changes.push(...blocked.changes)
    audit.push(...blocked.audit)
  }
  const committed = await commitStep(deps, lease, run, { ...body, changes, audit, usage })
  if (!committed.ok) return { did: committed.refusal.code, idle: true }
  if (exhausted && !state.current_task)
    deps.notifier.notify({ workspaceId: lease.workspace, kind: 'paused', text: 'The agent gave no valid proposal.' })
  return { did: `refused.${error.code}`, idle: exhausted && !state.current_task }
}

export function blockTask(deps: Deps, state: State, run: RunRow, reason: string, person?: string) {
  const task = state.current_task as NonNullable<State['current_task']>
  const now = nowIso(deps)
  const changes: Change[] = [
    {
      table: 'kernel.verifications',
      op: 'insert',
      rows: [
        {
          verification_id: deps.ids.uuid(),
          task_id: task.task_id,
          kind: 'block',
          from_status: 'in_progress',
          to_status: 'blocked',
          reason,
          person: person ?? null,
          run_id: run.run_id,
          verified_at: now,
        },
      ],
    },
    {
      table: 'kernel.tasks',
      op: 'update',
      where: { task_id: task.task_id, status: 'in_progress' },
      row: { status: 'blocked', blocked_reason: reason, updated_at: now },
    },
    ...(run.run_kind === 'agent' ? [endRun(run, 'failed', now, { code: 'task.blocked', message: reason })] : []),
  ]
  const audit = [
    tell(deps, run, {
      action: 'db_write',
      outcome: 'success',
      reason,
      target: { target_type: 'task', name: task.task_id, operation: 'block' },
    }),
    ...(run.run_kind === 'agent' ? [tellRun(deps, run, 'failed', 'failure', reason)] : []),
  ]
  return { changes, audit }
}

function pauseRows(deps: Deps, run: RunRow, reason: string) {
  return {
    changes: [pause(reason)],
    audit: [
      tell(deps, run, {
        action: 'system',
        outcome: 'success',
        reason,
        target: { target_type: 'workspace', name: 'workspace', operation: 'pause' },
      }),
    ],
  }
}

/** The agent could not be reached: nothing is held against it; the workspace tries again later, and later. */
async function outage(
  deps: Deps,
  lease: Lease,
  state: State,
  run: RunRow,
  error: { code: string; message: string },
): Promise<Step> {
  const outages = state.usage.agent_outages + 1
  const waitMs = Math.min(1000 * 2 ** Math.min(outages, 9), 300_000)
  const committed = await commitStep(deps, lease, run, {
    changes: [],
    audit: [
      tell(deps, run, {
        action: 'system',
        outcome: 'failure',
        reason: `${error.code}: ${error.message}`,
        target: { target_type: 'agent', name: 'agent', operation: 'propose' },
        error: { error_code: error.code, message: error.message, retryable: true },
      }),
    ],
    usage: { agent_calls: 1, agent_outages: outages },
  })
  return {
    did: committed.ok ? `agent.${error.code}` : committed.refusal.code,
    idle: true,
    wakeAtMs: deps.clock.nowMs() + waitMs,
  }
}

/** A granted approval is decided, authorised and executed as if it were proposed now: state and policy may have changed. */
async function executeGranted(deps: Deps, lease: Lease, state: State, pack: LoadedPack): Promise<Step | null> {
  const granted = state.approvals.find(
    (a) => a.status === 'granted' && openGrants(a, deps.clock.nowMs()).length >= a.people_needed,
  )
  if (!granted) return null
  const run = requireRun(state)
  const policy = state.pins && (await pack.policyFor(state.pins))
  if (!policy) return null
  // The stored bytes are validated again like any proposal: what was approved is what is executed.
  const shown = JSON.parse(granted.content) as { action: unknown }
  const validation = validateProposal(canonicalText(shown.action), pack.actions)
  const acted = validation.proposal
    ? await act(deps, lease, {
        state,
        pack,
        policy,
        run,
        proposal: validation.proposal,
        author: granted.author,
        actorId: deps.agentFor(state).name,
        subjectId: granted.subject_id,
        approval: granted,
        with: () => ({}),
      })
    : { refused: validation.verdict.error as ValidationError }
  if ('step' in acted) return acted.step
  const reason = `${acted.refused.code}: ${acted.refused.message}`
  const committed = await commitStep(deps, lease, run, {
    changes: close(granted, 'superseded', reason, nowIso(deps)),
    audit: [
      tell(deps, run, {
        action: 'authz_decision',
        outcome: 'deny',
        reason,
        lane: granted.lane_id,
        target: { target_type: 'approval', name: granted.action, operation: 'execute' },
        authz: { decision: 'deny', rule_id: acted.refused.code },
        request_hash: granted.action_hash,
      }),
    ],
  })
  return committed.ok
    ? { did: `granted.${acted.refused.code}`, idle: false }
    : { did: committed.refusal.code, idle: true }
}

function requireRun(state: State): RunRow {
  const run = actingRun(state)
  if (run) return run
  throw new Failure(
    'run.none',
    'the workspace has no running run',
    'Run `lanewright verify`; the workspace was not opened properly.',
  )
}
