import { type InboxContent, type InboxKind, InboxKinds } from '#kernel/contracts/inbox.ts'
import { NEXT_STEPS } from '#kernel/contracts/processed.ts'
import type { PersistArtifactProposal } from '#kernel/contracts/proposals.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { decidePersistArtifact } from '#kernel/decide.ts'
import { redactedRefusal } from '#kernel/ledger/redacted.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { AuditEntry, Change, RunRow, State, TaskRow, TaskStatus } from '#kernel/ports/store.ts'
import { storableText } from '#kernel/text.ts'
import { type Check, checkLater } from '#kernel/validate.ts'
import { recordRefused, refusedStep, tryCommit } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso, type Step } from './deps.ts'
import { handleAct } from './handle-act.ts'
import { decideApproval, editApproval } from './handle-approval.ts'
import { type Answer, type Handling, no } from './handling.ts'
import { setStatus } from './lifecycle.ts'
import { following } from './outcome.ts'
import { withNamedArtifact } from './plan.ts'
import { actingRun, endRun, insertDone, newRun, recordEnd, recordEntry, recordStart } from './runs.ts'

/**
 * People and mail, one item a cycle. A bad item is refused, told and put aside; it never holds up the next one.
 */
export async function consumeInbox(deps: Deps, lease: Lease, state: State, app: LoadedApp): Promise<Step | null> {
  const item = state.inbox[0]
  if (!item) return null
  const open = actingRun(state)
  const { run, changes, audit } = open ? { run: open, changes: [], audit: [] } : systemRun(deps, state)
  const processed = await handleItem({ deps, lease, state, app, item, run, person: item.person ?? 'unknown' })
  const answer =
    'refused' in processed && app.app.redacted
      ? { ...processed, refused: redactedRefusal(processed.refused) }
      : processed
  const consume = (handled: Answer) => {
    const refused = 'refused' in handled ? handled.refused : null
    const outcome =
      'refused' in handled ? `refused: ${handled.refused.code}: ${handled.refused.message}` : handled.outcome
    const recorded = recordEntry(deps, run, {
      action: 'system',
      outcome: refused ? 'failure' : 'success',
      reason: refused ? `${refused.code}: ${refused.message}` : undefined,
      target: { target_type: 'inbox', name: item.kind, operation: 'consume' },
      error: refused ? { error_code: refused.code, message: refused.message, retryable: false } : undefined,
    })
    const consumed: Change = {
      table: 'kernel.inbox',
      op: 'update',
      where: { item_id: item.item_id, consumed_at: null },
      row: { consumed_at: nowIso(deps), outcome: storableText(outcome, 500) },
    }
    return tryCommit(deps, lease, {
      changes: [...changes, ...(handled.changes ?? []), consumed],
      ...('blobs' in handled && handled.blobs ? { blobs: handled.blobs } : {}),
      audit: [...audit, ...(handled.audit ?? []), recorded],
    })
  }
  const committed = await consume(answer)
  if (committed.ok && 'notices' in answer) for (const notice of answer.notices ?? []) deps.notifier.notify(notice)
  if (committed.ok) return { did: `inbox.${'refused' in answer ? 'refused.' : ''}${item.kind}`, idle: false }
  if (committed.refusal.code === 'lease.stale') {
    await recordRefused(deps, lease, run, committed.refusal)
    return refusedStep(deps, committed.refusal)
  }
  // What the database refuses must not come back for ever.
  const aside = await consume({ refused: committed.refusal })
  return aside.ok ? { did: `inbox.refused.${item.kind}`, idle: false } : refusedStep(deps, aside.refusal)
}

const checks = new Map<string, Check>(Object.entries(InboxKinds).map(([kind, schema]) => [kind, checkLater(schema)]))

/** Whatever is wrong with an item, or with the code that hears it, is an answer: the next item may be the remedy. */
async function handleItem(handling: Handling): Promise<Answer> {
  try {
    const { item } = handling
    const check = checks.get(item.kind)
    if (!check) return handleByApp(handling)
    const problem = check(item.content)
    return problem ? { refused: problem } : await handlers[item.kind as InboxKind](handling, item.content as never)
  } catch (error) {
    if (error instanceof Failure && error.code.startsWith('database.')) throw error
    return no('inbox.failed', `it could not be heard: ${error}`, 'Report this with the log; the item was put aside.')
  }
}

/** An item of the pack's own kind, for example a mail. */
function handleByApp(handling: Handling): Answer | Promise<Answer> {
  const { item, state, app, deps, run } = handling
  const decision = app.app.receive?.(state, item)
  if (!decision) return no('inbox.unknown_kind', `nobody here understands ${item.kind}`, 'Send one of the known kinds.')
  if (decision.kind === 'refuse') return { refused: decision.error }
  if (decision.kind !== 'write')
    return no('inbox.only_writes', 'an inbox item can only write rows', 'Let the agent propose the rest.')
  return app.app.authorizeHumanActions ? handleAct(handling, decision) : written(decision, deps, run)
}

function written({ make, blobs }: Extract<Decision, { kind: 'write' }>, deps: Deps, run: RunRow): Answer {
  const context = { now: nowIso(deps), uuid: () => deps.ids.uuid(), runId: run.run_id }
  const changes = make({ ...context, author: 'human', approvalId: null })
  return { outcome: 'done', changes, ...(blobs ? { blobs } : {}) }
}

/** Decided like an agent's, by the same rules of the pack; only the yes is the person's own. */
async function keepArtifact(
  { deps, lease, state, app, run }: Handling,
  artifact: InboxContent<'artifact.keep'>,
): Promise<Answer> {
  const proposal = { action_type: 'persist_artifact', artifact }
  const known = await withNamedArtifact(deps, lease, state, proposal)
  const decide = app.app.decide?.persist_artifact ?? decidePersistArtifact
  const decision = decide(known, proposal as PersistArtifactProposal, null)
  if (decision.kind === 'refuse') return { refused: decision.error }
  if (decision.kind !== 'write') return no('artifact.not_kept', 'it cannot be kept here', 'Keep another type.')
  return written(decision, deps, run)
}

const handlers: { [K in InboxKind]: (handling: Handling, content: InboxContent<K>) => Answer | Promise<Answer> } = {
  'approval.decide': decideApproval,
  'approval.edit': editApproval,
  'question.answer': async ({ deps, lease, person }, { question_id, answer }) => {
    const question = await deps.store.question(lease.workspace, question_id)
    if (!question) return refuse('question.unknown', 'There is no question with this ID here.')
    if (question.status === 'answered') {
      // The same answer once more: the first one was received.
      if (question.answer === answer && question.answered_by === person) return { outcome: 'answered', changes: [] }
      return refuse('question.not_open', 'This question was answered already.')
    }
    const row = { status: 'answered', answer, answered_by: person, answered_at: nowIso(deps) }
    return {
      outcome: 'answered',
      changes: [{ table: 'kernel.questions', op: 'update', where: { question_id, status: 'open' }, row }],
    }
  },
  'workspace.pause': ({ state, person }, { reason }) => {
    if (state.workspace.status !== 'active')
      return no('workspace.not_active', `it is ${state.workspace.status}`, 'Only an active workspace is paused.')
    return { outcome: 'paused', changes: [setStatus('active', 'paused', `${person}: ${reason ?? 'paused'}`)] }
  },
  'workspace.resume': ({ state }) => {
    if (state.workspace.status !== 'paused')
      return no('workspace.not_paused', `it is ${state.workspace.status}`, 'Only a paused workspace is resumed.')
    return { outcome: 'resumed', changes: [setStatus('paused', 'active', null)] }
  },
  'workspace.recover': ({ state, person }) => {
    if (state.workspace.status !== 'error')
      return no('workspace.not_in_error', `it is ${state.workspace.status}`, 'Only a workspace in error is recovered.')
    return {
      outcome: 'recovered',
      changes: [setStatus('error', 'paused', `${person} looked at: ${state.workspace.status_reason ?? ''}`)],
    }
  },
  'workspace.budget': (_handling, budget) => ({
    outcome: 'budget set',
    changes: [{ table: 'kernel.workspaces', op: 'update', where: {}, row: { budget } }],
  }),
  'task.create': ({ deps, state, app }, { description }) => {
    if (app.app.orchestrate)
      return no(
        'task.not_by_hand',
        'the work here is begun by the rules of its pack',
        'Say what is wanted by its acts.',
      )
    if (state.workspace.status === 'completed')
      return no('workspace.completed', 'the work here is completed', 'Create a new workspace for the task.')
    const now = nowIso(deps)
    const row = { task_id: deps.ids.uuid(), description, source: 'user', created_at: now, updated_at: now }
    return { outcome: 'created', changes: [{ table: 'kernel.tasks', op: 'insert', rows: [row] }] }
  },
  'task.complete': completeTask,
  'task.block': (processed, { task_id, reason }) => {
    const current = processed.state.current_task
    const [task, from] =
      current?.task_id === task_id ? [current, 'in_progress' as const] : [{ task_id }, 'pending' as const]
    return moveTask(processed, task, [['block', from, 'blocked']], reason)
  },
  'task.reopen': reopenTask,
  'artifact.keep': keepArtifact,
  'effect.settle': async ({ deps, lease, state, app, run, person }, { intent_id, outcome }) => {
    const intent = await deps.store.uncertainIntent(lease.workspace, intent_id)
    if (!intent)
      return no('effect.not_uncertain', 'that effect is not uncertain', 'Look at the uncertain effects again.')
    const row = { status: outcome, decided_by: person, ended_at: nowIso(deps) }
    const where = { intent_id, status: 'uncertain' }
    const settled: Change = { table: 'kernel.intents', op: 'update', where, row }
    const { changes, blobs, audit, halt, notices } = following(deps, state, app, intent, { status: outcome, run })
    return {
      outcome,
      changes: [settled, ...changes, ...halt.changes],
      ...{ blobs, audit: [...audit, ...halt.audit], notices },
    }
  },
}

type Move = [kind: 'start' | 'done' | 'block' | 'reopen', from: TaskStatus, to: TaskStatus]

/** Only a person completes a task without required effects; one with effects is done when they are read back. */
async function completeTask(handling: Handling, { task_id, note }: InboxContent<'task.complete'>): Promise<Answer> {
  const task = await handling.deps.store.task(handling.lease.workspace, task_id)
  if (!task) return refuse('task.unknown', 'There is no task with this ID here.')
  if (task.status === 'done') return { outcome: 'done', changes: [] }
  if (task.required_effects.length > 0)
    return refuse('task.verified_by_effects', 'This task is done when its effects are read back.')
  if (task.status === 'pending') return refuse('task.not_current', 'This task is not in progress.')
  const done: Move = ['done', 'in_progress', 'done']
  // A blocked task takes the steps of every other task; nothing comes between them in one commit.
  const again: Move[] = [
    ['reopen', 'blocked', 'pending'],
    ['start', 'pending', 'in_progress'],
  ]
  return moveTask(handling, task, task.status === 'blocked' ? [...again, done] : [done], note)
}

async function reopenTask(handling: Handling, { task_id, note }: InboxContent<'task.reopen'>): Promise<Answer> {
  const task = await handling.deps.store.task(handling.lease.workspace, task_id)
  if (!task) return refuse('task.unknown', 'There is no task with this ID here.')
  if (task.status === 'pending') return { outcome: 'pending', changes: [] }
  if (task.status === 'done') return refuse('task.done', 'This task is done.')
  if (task.status === 'in_progress') return refuse('task.not_blocked', 'This task is in progress, not blocked.')
  return moveTask(handling, task, [['reopen', 'blocked', 'pending']], note)
}

function refuse(code: string, message: string): Answer {
  return no(code, message, NEXT_STEPS[code] as string)
}

/** The steps of one task that a person caused, each with its verification. */
function moveTask(
  { deps, state, run, person, app }: Handling,
  { task_id }: Pick<TaskRow, 'task_id'>,
  moves: Move[],
  words?: string,
): Answer {
  const now = nowIso(deps)
  const own = run.run_kind === 'agent' && run.task_id === task_id
  const [, , to] = moves.at(-1) as Move
  const blocked = to === 'blocked'
  // A block needs its reason in the row. Other words of people stay out of the logs of apps that are redacted.
  const stored = blocked || !app.app.redacted ? words : undefined
  const changes = moves.flatMap(([kind, from, step]): Change[] => [
    {
      table: 'kernel.verifications',
      op: 'insert',
      rows: [
        {
          ...{ verification_id: deps.ids.uuid(), task_id, kind, from_status: from, to_status: step },
          ...{ reason: stored ?? null, person, run_id: run.run_id, verified_at: now },
        },
      ],
    },
    {
      table: 'kernel.tasks',
      op: 'update',
      where: { task_id, status: from },
      row: {
        ...{ status: step, blocked_reason: step === 'blocked' ? words : null, updated_at: now },
        // A later try of this task is a child of the run that ended here.
        ...(own && blocked ? { metadata: { ...state.current_task?.metadata, failed_run_id: run.run_id } } : {}),
      },
    },
  ])
  // A person who blocks a task takes the work away from the agent: its run is cancelled, not failed.
  const end = blocked ? 'cancelled' : 'completed'
  return {
    outcome: to,
    changes: [...changes, ...(own ? [endRun(run, end, now)] : [])],
    audit: [
      ...moves.map(([operation]) =>
        recordEntry(deps, run, {
          action: 'db_write',
          outcome: 'success',
          reason: stored,
          target: { target_type: 'task', name: task_id, operation },
        }),
      ),
      ...(own ? [recordEnd(deps, run, end, stored)] : []),
    ],
  }
}

/** A completed workspace has no open run; what still arrives is heard by a system run of its own. */
function systemRun(deps: Deps, state: State): { run: RunRow; changes: Change[]; audit: AuditEntry[] } {
  const run = newRun(deps, {
    kind: 'system',
    name: 'inbox',
    actor: { type: 'system', id: 'controller' },
    pins: state.pins ?? NO_PINS,
  })
  const audit = [...recordStart(deps, run, 'inbox.heard'), recordEnd(deps, run, 'completed')]
  return { run, changes: [insertDone(run)], audit }
}

const NO_PINS = { lanes: '0'.repeat(64), roles: '0'.repeat(64) }
