import type { Refusal } from '#contracts/refusal.ts'
import { sha256Hex } from '#kernel/canonical.ts'
import type { AuditEntry, Change, Committed, GrantRow, IntentRow, RunRow } from '#ports/store.ts'
import type { Evidence, Tool, ToolContext } from '#ports/tool.ts'
import { commitStep, type StepBody } from './commit.ts'
import { type Deps, type Lease, type LoadedPack, nowIso } from './deps.ts'
import { endRun, insertRun, newRun, tell } from './runs.ts'

export interface Effect {
  pack: LoadedPack
  parent: RunRow
  lane: string
  ruleId: string
  actor: { type: 'agent' | 'human' | 'system'; id: string; role: string }
  tool: Tool
  input: unknown
  taskId: string | null
  subjectId: string | null
  actionHash: string
  request: string
  approval: { id: string; grants: GrantRow[] } | null
  /** What else belongs into the first commit: the agent's call, freshness, usage. */
  with: Partial<StepBody>
}

export type EffectStatus = Exclude<IntentRow['status'], 'open'>
export type Executed = { ok: true; status: EffectStatus; error: Refusal | null } | { ok: false; refusal: Refusal }

/**
 * The only place where anything happens outside. Two commits: the intent before, the outcome after.
 * In between the process may die at any point; `recovery.ts` then finds the open intent.
 */
export async function executeEffect(deps: Deps, lease: Lease, effect: Effect): Promise<Executed> {
  const intent = newIntent(deps, effect)
  const run = newRun(deps, {
    kind: 'tool_gateway',
    name: effect.tool.name,
    parent: effect.parent,
    taskId: effect.taskId,
    actor: effect.actor,
    lane: effect.lane,
    pins: { lanes: effect.parent.lanes_pin, roles: effect.parent.roles_pin },
    parametersHash: effect.actionHash,
  })
  const committed = await commitIntent(deps, lease, effect, run, { ...intent, run_id: run.run_id })
  if (!committed.ok) return { ok: false, refusal: committed.refusal }

  // On disk outside the database before anything irreversible, so that a cut tail would be missed.
  if (effect.tool.effect === 'irreversible') {
    await deps.journal.record({ workspaceId: lease.workspace, seq: committed.head.seq, hash: committed.head.hash })
  }
  // A person may have stopped everything while the intent was being committed.
  const attempts: Attempt[] = !(await deps.store.mayRun(lease.workspace))
    ? [{ outcome: 'not_done', error: STOPPED }]
    : await runTool(deps, lease, effect.pack, effect.tool, effect.input, contextOf(deps, lease, intent, run.run_id))
  const settled = await settle(deps, lease, effect.tool, effect.input, intent, run, attempts)
  return finishEffect(deps, lease, intent, run, attempts, settled)
}

const STOPPED: Refusal = {
  code: 'workspace.stopped',
  message: 'a person stopped the workspace before the effect',
  next: 'Lift the stop and propose again.',
}

function newIntent(deps: Deps, effect: Effect): IntentRow {
  const intent_id = deps.ids.uuid()
  return {
    intent_id,
    run_id: '',
    task_id: effect.taskId,
    subject_id: effect.subjectId,
    tool: effect.tool.name,
    lane_id: effect.lane,
    idempotency_key: effectKey(effect.tool, effect.input, intent_id),
    action_hash: effect.actionHash,
    request: effect.request,
    effect: effect.tool.effect,
    status: 'open',
    approval_id: effect.approval?.id ?? null,
    created_at: nowIso(deps),
  }
}

/** Looking twice is looking twice; doing twice is doing the same thing. */
export function effectKey(tool: Tool, input: unknown, intentId: string): string {
  return effectKeyText(tool.name, tool.effect === 'read' ? intentId : tool.key(input))
}

/** Keys of different tools never meet. */
export function effectKeyText(tool: string, key: string): string {
  return `${tool}:${key}`
}

async function commitIntent(
  deps: Deps,
  lease: Lease,
  effect: Effect,
  run: RunRow,
  intent: IntentRow,
): Promise<Committed> {
  const now = nowIso(deps)
  const { changes = [], audit = [], ...rest } = effect.with
  const spend: Change[] = effect.approval
    ? [
        ...effect.approval.grants.map(
          (g): Change => ({
            table: 'kernel.grants',
            op: 'update',
            where: { grant_id: g.grant_id },
            row: { used_at: now, used_by: run.run_id },
          }),
        ),
        {
          table: 'kernel.approvals',
          op: 'update',
          where: { approval_id: effect.approval.id },
          row: { status: 'used' },
        },
      ]
    : []
  return commitStep(deps, lease, effect.parent, {
    ...rest,
    running: true,
    pins: { pack: effect.pack.pack.name, lanes: run.lanes_pin, roles: run.roles_pin },
    changes: [...changes, insertRun(run), { table: 'kernel.intents', op: 'insert', rows: [{ ...intent }] }, ...spend],
    audit: [
      ...audit,
      tell(deps, run, {
        action: 'authz_decision',
        outcome: 'allow',
        target: { target_type: 'tool', name: effect.tool.name, operation: 'authorise' },
        authz: { decision: 'allow', rule_id: effect.ruleId },
        request_hash: effect.actionHash,
      }),
      tell(deps, run, {
        action: 'tool_call',
        outcome: 'allow',
        target: { target_type: 'tool', name: effect.tool.name, operation: 'intent' },
        request_hash: effect.actionHash,
      }),
    ],
  })
}

export type Attempt =
  | { outcome: 'done'; output: unknown }
  | { outcome: 'not_done'; error: Refusal }
  | { outcome: 'unknown'; error: Refusal }

export function contextOf(deps: Deps, lease: Lease, intent: IntentRow, runId: string): Omit<ToolContext, 'signal'> {
  return {
    workspaceId: lease.workspace,
    runId,
    taskId: intent.task_id,
    idempotencyKey: intent.idempotency_key,
    nowMs: deps.clock.nowMs(),
  }
}

/** An irreversible tool is tried once. Others may be tried again under the same key. */
export async function runTool(
  deps: Deps,
  lease: Lease,
  pack: LoadedPack,
  tool: Tool,
  input: unknown,
  context: Omit<ToolContext, 'signal'>,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  const most = tool.effect === 'idempotent' ? deps.limits.toolAttempts : 1
  while (attempts.length < most && attempts.at(-1)?.outcome !== 'done') {
    attempts.push(await tryOnce(deps, lease, pack, tool, input, context))
  }
  return attempts
}

async function tryOnce(
  deps: Deps,
  lease: Lease,
  pack: LoadedPack,
  tool: Tool,
  input: unknown,
  context: Omit<ToolContext, 'signal'>,
): Promise<Attempt> {
  const result = await withTimeout(deps, tool.timeoutMs, lease.lost, (signal) =>
    tool.run(input, { ...context, signal }),
  )
  if (!result.ok) return { outcome: 'unknown', error: result.error }
  if (result.value.outcome === 'not_done') return result.value
  const problem = pack.tools.get(tool.name)?.checkOutput(result.value.output)
  if (problem) {
    return {
      outcome: 'unknown',
      error: { code: 'tool.output_invalid', message: problem.message, next: 'The effect is looked up outside.' },
    }
  }
  return result.value
}

interface Settled {
  status: EffectStatus
  evidence: Evidence | null
}

/** What the outside world shows decides; the tool's own word is only a receipt. */
export async function settle(
  deps: Deps,
  lease: Lease,
  tool: Tool,
  input: unknown,
  intent: IntentRow,
  run: Pick<RunRow, 'run_id'>,
  attempts: Attempt[],
): Promise<Settled> {
  const last = attempts.at(-1)
  if (tool.effect === 'read') {
    if (last?.outcome !== 'done') return { status: 'not_done', evidence: null }
    const text = JSON.stringify(last.output ?? null)
    return { status: 'verified', evidence: { found: true, contentHash: sha256Hex(text) } }
  }
  if (last?.outcome === 'not_done' && attempts.every((a) => a.outcome === 'not_done')) {
    return { status: 'not_done', evidence: null }
  }
  const looked = await withTimeout(deps, tool.timeoutMs, lease.lost, (signal) =>
    tool.verify(input, { ...contextOf(deps, lease, intent, run.run_id), signal }),
  )
  const evidence = looked.ok ? looked.value : { found: false, detail: `could not look: ${looked.error.code}` }
  // Absent is not proof: a paused process or a slow server may still act. A person decides.
  return { status: evidence.found ? 'verified' : 'uncertain', evidence }
}

/** The second commit: receipts, evidence, the intent's end, the run's end, the audit. */
export async function finishEffect(
  deps: Deps,
  lease: Lease,
  intent: IntentRow,
  run: RunRow,
  attempts: Attempt[],
  { status, evidence }: Settled,
  firstAttempt = 1,
): Promise<Executed> {
  const now = nowIso(deps)
  const error = errorOf(attempts.at(-1), status)
  const receipts = attempts.map((a, i) => ({
    receipt_id: deps.ids.uuid(),
    intent_id: intent.intent_id,
    attempt: firstAttempt + i,
    outcome: a.outcome,
    result: a.outcome === 'done' ? JSON.stringify(a.output ?? null).slice(0, MAX_RESULT_CHARS) : null,
    error: a.outcome === 'done' ? null : a.error,
    subject_id: intent.subject_id,
    received_at: now,
  }))
  const ok = status === 'verified'
  const changes: Change[] = [
    ...(receipts.length > 0 ? [{ table: 'kernel.receipts', op: 'insert', rows: receipts } as Change] : []),
    ...(evidence
      ? [
          {
            table: 'kernel.evidence',
            op: 'insert',
            rows: [
              {
                evidence_id: deps.ids.uuid(),
                intent_id: intent.intent_id,
                task_id: intent.task_id,
                kind: intent.effect === 'read' ? 'observation' : 'read_back',
                found: evidence.found,
                detail: evidence.detail?.slice(0, 2000) ?? null,
                content_hash: evidence.contentHash ?? null,
                subject_id: intent.subject_id,
                read_at: now,
              },
            ],
          } as Change,
        ]
      : []),
    { table: 'kernel.intents', op: 'update', where: { intent_id: intent.intent_id }, row: { status, ended_at: now } },
    endRun(
      run,
      ok ? 'completed' : 'failed',
      now,
      ok ? undefined : { ...(error as Refusal), retryable: status === 'not_done' },
    ),
  ]
  const audit: AuditEntry[] = [
    tell(deps, run, {
      action: 'tool_call',
      outcome: ok ? 'success' : 'failure',
      reason: ok ? undefined : `${status}: ${error?.code}: ${error?.message}`,
      severity: status === 'uncertain' ? 'error' : undefined,
      target: { target_type: 'tool', name: intent.tool, operation: `outcome:${status}` },
      request_hash: intent.action_hash,
      response_hash: receipts.at(-1)?.result ? sha256Hex(receipts.at(-1)?.result as string) : undefined,
      error: error
        ? { error_code: error.code, message: error.message.slice(0, 2000), retryable: status === 'not_done' }
        : undefined,
    }),
  ]
  const committed = await commitStep(deps, lease, run, {
    changes,
    audit,
    ...(ok ? { usage: { failed_attempts: 0 } } : {}),
  })
  if (!committed.ok) return { ok: false, refusal: committed.refusal }
  if (status === 'uncertain') {
    deps.notifier.notify({
      workspaceId: lease.workspace,
      kind: 'uncertain',
      text: `Nobody can tell whether ${intent.tool} happened. Please look and decide.`,
    })
  }
  return { ok: true, status, error }
}

const MAX_RESULT_CHARS = 256 * 1024

function errorOf(last: Attempt | undefined, status: EffectStatus): Refusal | null {
  if (status === 'verified') return null
  if (last && last.outcome !== 'done') return last.error
  return {
    code: 'effect.not_seen',
    message: 'the effect could not be read back from the outside world',
    next: 'Look there and say whether it happened.',
  }
}

/** Runs with a time limit on the controller's clock, and ends when the lease is lost. */
export async function withTimeout<T>(
  deps: Deps,
  timeoutMs: number,
  lost: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; error: Refusal }> {
  const done = new AbortController()
  const signal = AbortSignal.any([done.signal, lost])
  const late = deps.clock.after(timeoutMs, done.signal).then(() => LATE as typeof LATE)
  const gone = new Promise<typeof GONE>((resolve) => {
    if (lost.aborted) resolve(GONE)
    lost.addEventListener('abort', () => resolve(GONE), { once: true, signal: done.signal })
  })
  try {
    const first = await Promise.race([run(signal).then((value) => ({ value })), late, gone])
    if (first === LATE)
      return {
        ok: false,
        error: {
          code: 'tool.timeout',
          message: `no answer within ${timeoutMs} ms`,
          next: 'The effect is looked up outside.',
        },
      }
    if (first === GONE)
      return {
        ok: false,
        error: { code: 'lease.lost', message: 'another controller took over', next: 'It goes on there.' },
      }
    return { ok: true, value: first.value }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const code =
      error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'tool.failed'
    return { ok: false, error: { code, message: message.slice(0, 500), next: 'The effect is looked up outside.' } }
  } finally {
    done.abort()
  }
}

const LATE = 'late'
const GONE = 'gone'
