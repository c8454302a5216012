import { type InboxKind, InboxKinds } from '#kernel/contracts/inbox.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { redactedRefusal } from '#kernel/ledger/redacted.ts'
import type { Change, Row, State } from '#kernel/ports/store.ts'
import { isStorable, storableText } from '#kernel/text.ts'
import { type Check, checkLater } from '#kernel/validate.ts'
import { type Deps, nowIso } from './deps.ts'
import { actingRun, insertRun, newRun, recordEntry, recordStart } from './runs.ts'

export interface NewWorkspace {
  pack: string
  name: string
  goal?: Row
  budget?: State['workspace']['budget']
  /** Given by callers that must be able to repeat the call safely. */
  workspaceId?: string
}

/** A workspace, its orchestrator run and its standard tasks, in one commit. It begins as initializing. */
export async function createWorkspace(deps: Deps, spec: NewWorkspace): Promise<string> {
  const loaded = deps.apps.get(spec.pack)
  if (!loaded)
    throw new Failure(
      'app.unknown',
      `there is no pack ${spec.pack}`,
      `Choose one of: ${[...deps.apps.keys()].join(', ')}.`,
    )
  const error = loaded.app.checkGoal?.(spec.goal ?? {})
  if (error) throw asFailure(error)
  const pins = await deps.store.activePins(spec.pack)
  if (!pins)
    throw new Failure(
      'policy.unknown',
      `no policy is in force for pack ${spec.pack}`,
      'Start the product once: it registers the policies.',
    )
  const workspace = spec.workspaceId ?? deps.ids.uuid()
  const now = nowIso(deps)
  const run = newRun(deps, {
    kind: 'orchestrator',
    // A case is called after people, and a run's name stands plain in both logs.
    ...(loaded.app.redacted ? {} : { name: spec.name }),
    actor: { type: 'system', id: 'controller', role: loaded.app.orchestratorRole ?? null },
    pins,
  })
  const standard = loaded.app.standardTasks?.(spec.goal ?? {}) ?? []
  const taskIds = standard.map(() => deps.ids.uuid())
  // One insert each: a task may only wait for tasks that exist.
  const tasks = standard.map(
    (t, i): Change => ({
      table: 'kernel.tasks',
      op: 'insert',
      rows: [
        {
          task_id: taskIds[i],
          description: t.description,
          preconditions: (t.preconditions ?? []).map((p) => taskIds[p]),
          required_effects: t.required_effects ?? [],
          metadata: t.metadata ?? {},
          source: 'controller',
          created_at: now,
          updated_at: now,
        },
      ],
    }),
  )
  const committed = await deps.store.commit({
    workspace,
    fence: 0n,
    now,
    changes: [
      {
        table: 'kernel.workspaces',
        op: 'insert',
        rows: [{ pack: spec.pack, name: spec.name, goal: spec.goal ?? {}, budget: spec.budget ?? {}, created_at: now }],
      },
      insertRun(run),
      ...tasks,
    ],
    audit: [
      ...recordStart(deps, run, 'workspace.created'),
      recordEntry(deps, run, {
        action: 'db_write',
        outcome: 'success',
        target: { target_type: 'workspace', name: spec.pack, operation: 'create' },
      }),
    ],
  })
  if (!committed.ok) throw asFailure(committed.refusal)
  return workspace
}

/** initializing -> active, after the environment was validated. `validate` throws what is missing. */
export async function activateWorkspace(
  deps: Deps,
  workspace: string,
  fence: bigint,
  validate: () => Promise<void>,
): Promise<void> {
  const state = await deps.store.load(workspace)
  if (!state)
    throw new Failure(
      'workspace.unknown',
      `there is no workspace ${workspace}`,
      'List them with `lanewright workspaces`.',
    )
  await validate()
  const run = state.runs.find((r) => r.run_kind === 'orchestrator')
  const committed = await deps.store.commit({
    workspace,
    fence,
    now: nowIso(deps),
    changes: [
      { table: 'kernel.workspaces', op: 'update', where: { status: 'initializing' }, row: { status: 'active' } },
    ],
    audit: run
      ? [
          recordEntry(deps, run, {
            action: 'system',
            outcome: 'success',
            target: { target_type: 'workspace', name: 'workspace', operation: 'activate' },
          }),
        ]
      : [],
  })
  if (!committed.ok) throw asFailure(committed.refusal)
}

const checks = new Map<string, Check>(Object.entries(InboxKinds).map(([kind, schema]) => [kind, checkLater(schema)]))

/** A person says something. It is checked for shape here, and for sense by the cycle that consumes it. */
export async function send(
  deps: Deps,
  workspace: string,
  person: string,
  kind: InboxKind | string,
  content: Row,
  /** Whom the words are about, where the pack files them under a person. */
  subjectId: string | null = null,
): Promise<{ ok: true; itemId: string } | { ok: false; refusal: Refusal }> {
  const problem = misfit(kind, content)
  if (problem) return refuseItem(deps, workspace, kind, problem)
  const itemId = deps.ids.uuid()
  const item = { item_id: itemId, kind, person, subject_id: subjectId, content, now: nowIso(deps) }
  const received = await deps.store.receive(workspace, item)
  if (received.ok) return { ok: true, itemId }
  return refuseItem(deps, workspace, kind, received.refusal)
}

function misfit(kind: string, content: Row): Refusal | null {
  if (isStorable(content)) return checks.get(kind)?.(content) ?? null
  const message = 'the text holds a NUL or half a character'
  return { code: 'text.unstorable', message, next: 'Remove it and send again.' }
}

/** A refused item is told in the workspace it was meant for, where there is one. */
async function refuseItem(
  deps: Deps,
  workspace: string,
  kind: string,
  refusal: Refusal,
): Promise<{ ok: false; refusal: Refusal }> {
  const state = await deps.store.load(workspace)
  const run = state && actingRun(state)
  if (run) {
    const result = deps.apps.get(state.workspace.pack)?.app.redacted ? redactedRefusal(refusal) : refusal
    const entry = recordEntry(deps, run, {
      action: 'system',
      outcome: 'failure',
      reason: `${result.code}: ${result.message}`,
      target: { target_type: 'inbox', name: storableText(kind, 100) || 'nothing', operation: 'refuse' },
      error: { error_code: result.code, message: result.message, retryable: false },
    })
    // No lease is held and none is needed: nothing but the log changes.
    await deps.store.commit({ workspace, fence: 0n, now: nowIso(deps), changes: [], audit: [entry] })
  }
  return { ok: false, refusal }
}

function asFailure(refusal: Refusal): Failure {
  return new Failure(refusal.code, refusal.message, refusal.next)
}
