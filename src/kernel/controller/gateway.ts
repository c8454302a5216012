import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Committed, GrantRow, IntentRow, RunRow, State } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { storableText } from '#kernel/text.ts'
import { spend } from './approvals.ts'
import { type StepBody, tryCommit } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso } from './deps.ts'
import { type Executed, finishEffect } from './outcome.ts'
import { insertRun, newRun, recordEntry, recordStart } from './runs.ts'
import { type Attempt, contextOf, runTool, settle } from './tool-run.ts'

export interface Effect {
  state: State
  app: LoadedApp
  parent: RunRow
  /** The failed run that this is a retry of. */
  retryOf: string | null
  lane: string
  ruleId: string
  actor: { type: 'agent' | 'human' | 'system'; id: string; role: string }
  tool: Tool
  input: unknown
  inputs?: ArtifactRef[]
  /** Null for a read: each look is its own. */
  key: string | null
  taskId: string | null
  subjectId: string | null
  actionHash: string
  request: string
  approval: { id: string; grants: GrantRow[] } | null
  /** What else belongs into the first commit: the agent's call, freshness, usage. */
  with: Partial<StepBody>
}

/**
 * The only place where anything happens outside. Two commits: the intent before, the outcome after.
 * In between the process may die at any point; `recovery.ts` then finds the open intent.
 */
export async function executeEffect(
  deps: Deps,
  lease: Lease,
  effect: Effect,
): Promise<Executed | { refused: Refusal }> {
  const { tool, input, app, parent } = effect
  const pins = { lanes: parent.lanes_pin, roles: parent.roles_pin }
  const run = newRun(deps, {
    kind: 'tool_gateway',
    name: tool.name,
    parent: effect.retryOf ? { ...parent, run_id: effect.retryOf } : parent,
    taskId: effect.taskId,
    actor: effect.actor,
    lane: effect.lane,
    pins,
    parametersHash: effect.actionHash,
    ...(effect.inputs ? { details: { inputs_artifacts: effect.inputs } } : {}),
  })
  const intent = newIntent(deps, effect, run)
  const committed = await commitIntent(deps, lease, effect, run, intent)
  if (!committed.ok) return { refused: committed.refusal }

  const hindrance =
    (await writeAhead(deps, lease, tool, committed)) ??
    // A person may have stopped everything, or changed the policy, while the intent was being committed.
    (await deps.store.mayRun(lease.workspace, { pack: app.app.name, ...pins }))
  const attempts: Attempt[] = hindrance
    ? [{ outcome: 'not_done', error: hindrance }]
    : await runTool(deps, lease, app, tool, input, contextOf(deps, lease, intent))
  const settled = await settle(deps, lease, tool, input, intent, attempts)
  return finishEffect(deps, lease, effect.state, app, intent, run, attempts, settled)
}

function newIntent(deps: Deps, effect: Effect, run: RunRow): IntentRow {
  const intent_id = deps.ids.uuid()
  return {
    intent_id,
    run_id: run.run_id,
    task_id: effect.taskId,
    subject_id: effect.subjectId,
    tool: effect.tool.name,
    lane_id: effect.lane,
    idempotency_key: effect.key ?? `${effect.tool.name}:${intent_id}`,
    action_hash: effect.actionHash,
    request: effect.request,
    effect: effect.tool.effect,
    status: 'open',
    approval_id: effect.approval?.id ?? null,
    created_at: nowIso(deps),
  }
}

function commitIntent(deps: Deps, lease: Lease, effect: Effect, run: RunRow, intent: IntentRow): Promise<Committed> {
  const { changes = [], audit = [], ...rest } = effect.with
  const spent = effect.approval ? spend(effect.approval.id, effect.approval.grants, run.run_id, intent.created_at) : []
  return tryCommit(deps, lease, {
    ...rest,
    running: true,
    pins: { pack: effect.app.app.name, lanes: run.lanes_pin, roles: run.roles_pin },
    changes: [...changes, insertRun(run), { table: 'kernel.intents', op: 'insert', rows: [{ ...intent }] }, ...spent],
    audit: [
      ...audit,
      ...recordStart(deps, run, effect.ruleId, effect.actionHash),
      recordEntry(deps, run, {
        action: 'tool_call',
        outcome: 'allow',
        target: { target_type: 'tool', name: effect.tool.name, operation: 'intent' },
        request_hash: effect.actionHash,
        ...(effect.inputs ? { inputs: effect.inputs } : {}),
      }),
    ],
  })
}

/** Sealed outside the database before anything irreversible, so that a cut or rewritten log would be found. */
async function writeAhead(
  deps: Deps,
  lease: Lease,
  tool: Tool,
  { head }: Extract<Committed, { ok: true }>,
): Promise<Refusal | null> {
  if (tool.effect !== 'irreversible') return null
  try {
    await deps.journal.seal({ workspaceId: lease.workspace, seq: head.seq, hash: head.hash })
    return null
  } catch (error) {
    const message = storableText(
      `the head could not be sealed in the journal: ${error instanceof Error ? error.message : error}`,
      500,
    )
    return { code: 'journal.failed', message, next: 'See to the disk of the journal; nothing was done.' }
  }
}
