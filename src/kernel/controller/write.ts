import type { AuditEntry, Change } from '#kernel/ports/store.ts'
import { storableText } from '#kernel/text.ts'
import { type Acted, type Acting, type Allowed, refusedByDatabase, roleOf } from './acting.ts'
import { spend } from './approvals.ts'
import { askAgainMs } from './ask-again.ts'
import { type StepBody, tryCommit } from './commit.ts'
import { type Deps, type Lease, nowIso } from './deps.ts'
import type { Accepted } from './plan.ts'
import { bringHome, insertDone, newRun, outputsOf, recordEnd, recordEntry, recordStart } from './runs.ts'
import { startTask } from './start-task.ts'

type Written = Exclude<Accepted, { kind: 'tool' }>

/** Everything that happens inside the database alone: one commit, one run of its own. */
export async function write(
  deps: Deps,
  lease: Lease,
  acting: Acting,
  { plan, lane, ruleId, grants }: Allowed,
  body: Partial<StepBody>,
): Promise<Acted> {
  const { state, run, app, approval } = acting
  const decision = plan.decision as Written
  const now = nowIso(deps)
  const kind = kindOf(decision)
  const inputs = decision.kind === 'write' ? decision.inputs : undefined
  const child = newRun(deps, {
    kind,
    name: plan.action,
    parent: run,
    taskId: state.current_task?.task_id ?? null,
    actor: { type: 'agent', id: acting.actorId, role: roleOf(app, state.current_task) },
    lane,
    pins: { lanes: run.lanes_pin, roles: run.roles_pin },
    parametersHash: plan.hash,
    ...(inputs ? { details: { inputs_artifacts: inputs } } : {}),
  })
  const follows = consequences(deps, acting, decision, child.run_id, now)
  const outputs = outputsOf(lease.workspace, follows.changes, decision.kind === 'write' ? decision.outputs : [])
  const committed = await tryCommit(deps, lease, {
    ...body,
    running: true,
    pins: { pack: app.app.name, lanes: run.lanes_pin, roles: run.roles_pin },
    changes: [
      ...(body.changes ?? []),
      insertDone(child, outputs),
      ...follows.changes,
      ...bringHome(run, outputs),
      ...(approval ? spend(approval.approval_id, grants, child.run_id, now) : []),
    ],
    audit: [
      ...(body.audit ?? []),
      ...recordStart(deps, child, ruleId, plan.hash),
      recordEntry(deps, child, {
        action: kind,
        outcome: 'success',
        reason: decision.kind === 'wait' ? decision.reason : undefined,
        target: { target_type: 'action', name: plan.action, operation: decision.kind },
        request_hash: plan.hash,
        ...(inputs ? { inputs } : {}),
        outputs,
      }),
      recordEnd(deps, child, 'completed'),
      ...follows.audit,
    ],
    ...(decision.kind === 'write' && decision.blobs ? { blobs: decision.blobs } : {}),
  })
  if (!committed.ok) return refusedByDatabase(committed.refusal)
  if (decision.kind === 'write' && decision.notice !== undefined)
    deps.notifier.notify({ workspaceId: lease.workspace, kind: 'reminder', text: decision.notice })
  if (decision.kind !== 'wait') return { step: { did: plan.action, idle: false } }
  const wakeAtMs = decision.until ? { wakeAtMs: Date.parse(decision.until) } : {}
  const askAtMs = app.app.unplanned ? undefined : askAgainMs(state, decision.reason, deps.clock.nowMs())
  const again = askAtMs === undefined ? {} : { askAtMs }
  return { step: { did: `wait.${decision.reason}`, idle: true, ...wakeAtMs, ...again } }
}

function kindOf(decision: Written): 'system' | 'db_write' | 'promotion' | 'export' | 'override' {
  if (decision.kind === 'wait') return 'system'
  return decision.kind === 'write' ? (decision.run ?? 'db_write') : 'db_write'
}

interface Rows {
  changes: Change[]
  audit: AuditEntry[]
}

function consequences(deps: Deps, acting: Acting, decision: Written, runId: string, now: string): Rows {
  if (decision.kind === 'start') return start(deps, acting, decision.taskId)
  if (decision.kind === 'wait') return { changes: [], audit: [] }
  const changes = decision
    .make({
      now,
      uuid: () => deps.ids.uuid(),
      runId,
      author: acting.author,
      approvalId: acting.approval?.approval_id ?? null,
    })
    .map((change) => about(change, acting.subjectId))
  return { changes: decision.say ? [...changes, say(deps, decision.say, acting.subjectId)] : changes, audit: [] }
}

/** What a step keeps is filed under the person that its snapshot was about, unless the decision names one. */
function about(change: Change, subjectId: string | null): Change {
  if (change.op !== 'insert' || !FILED.has(change.table)) return change
  return { ...change, rows: change.rows.map((row) => ({ subject_id: subjectId, ...row })) }
}

const FILED = new Set(['kernel.tasks', 'kernel.questions', 'kernel.artifacts'])

function start(deps: Deps, { state, run, app, actorId }: Acting, taskId: string): Rows {
  const task = state.eligible_tasks.find((t) => t.task_id === taskId)
  return startTask(deps, { state, run, app }, { task_id: taskId, metadata: task?.metadata ?? {} }, actorId)
}

/** Narration: a projection for people, read by nobody else. */
function say(deps: Deps, text: string, subjectId: string | null): Change {
  const row = {
    message_id: deps.ids.uuid(),
    author: 'controller',
    text: storableText(text, 8000),
    subject_id: subjectId,
    said_at: nowIso(deps),
  }
  return { table: 'kernel.chat', op: 'insert', rows: [row] }
}
