import { type InboxContent, type InboxKind, InboxKinds } from '#contracts/inbox.ts'
import type { Refusal } from '#contracts/refusal.ts'
import { type Check, compileSchema, validateProposal } from '#kernel/validate.ts'
import type { AuditEntry, Change, InboxRow, RunRow, State } from '#ports/store.ts'
import { boundHash } from './act.ts'
import { askRows, close } from './approvals.ts'
import { commitStep } from './commit.ts'
import { type Deps, type Lease, type LoadedPack, nowIso, type Step } from './deps.ts'
import { pause } from './lifecycle.ts'
import { actingRun, endRun, insertRun, newRun, tell, tellRun, tellStart } from './runs.ts'

/**
 * People and mail, one item a cycle. A bad item is refused, told and put aside; it never holds up the next one.
 */
export async function consumeInbox(deps: Deps, lease: Lease, state: State, pack: LoadedPack): Promise<Step | null> {
  const item = state.inbox[0]
  if (!item) return null
  const open = actingRun(state)
  const run = open ? { run: open, changes: [], audit: [] } : systemRun(deps, state)
  const heard: Heard = { deps, lease, state, pack, item, run: run.run, person: item.person ?? 'unknown' }
  const answer = await hear(heard)
  const outcome = 'refused' in answer ? `refused: ${answer.refused.code}` : answer.outcome
  const consumed = (text: string): Change => ({
    table: 'kernel.inbox',
    op: 'update',
    where: { item_id: item.item_id, consumed_at: null },
    row: { consumed_at: nowIso(deps), outcome: text.slice(0, 500) },
  })
  const told = tell(deps, run.run, {
    action: 'system',
    outcome: 'refused' in answer ? 'failure' : 'success',
    reason: 'refused' in answer ? `${answer.refused.code}: ${answer.refused.message}` : undefined,
    target: { target_type: 'inbox', name: item.kind, operation: 'consume' },
  })
  const body =
    'refused' in answer
      ? { changes: [...run.changes, consumed(outcome)], audit: [...run.audit, told] }
      : {
          changes: [...run.changes, ...answer.changes, consumed(outcome)],
          audit: [...run.audit, ...(answer.audit ?? []), told],
        }
  const committed = await commitStep(deps, lease, run.run, body)
  if (committed.ok) return { did: `inbox.${item.kind}`, idle: false }
  if (committed.refusal.code === 'lease.stale') return { did: committed.refusal.code, idle: true }
  // What the database refuses must not come back for ever.
  const aside = await commitStep(deps, lease, run.run, {
    changes: [...run.changes, consumed(`refused: ${committed.refusal.code}`)],
    audit: [...run.audit, told],
  })
  return { did: `inbox.refused.${committed.refusal.code}`, idle: !aside.ok }
}

interface Heard {
  deps: Deps
  lease: Lease
  state: State
  pack: LoadedPack
  item: InboxRow
  run: RunRow
  person: string
}

type Answer = { outcome: string; changes: Change[]; audit?: AuditEntry[] } | { refused: Refusal }

const checks = new Map<string, Check>(Object.entries(InboxKinds).map(([kind, schema]) => [kind, compileSchema(schema)]))

async function hear(heard: Heard): Promise<Answer> {
  const { item, state, pack, deps, run } = heard
  const check = checks.get(item.kind)
  if (!check) {
    const decision = pack.pack.receive?.(state, item)
    if (!decision)
      return no('inbox.unknown_kind', `nobody here understands ${item.kind}`, 'Send one of the known kinds.')
    if (decision.kind === 'refuse') return { refused: decision.error }
    if (decision.kind !== 'write')
      return no('inbox.only_writes', 'an inbox item can only write rows', 'Let the agent propose the rest.')
    return {
      outcome: 'done',
      changes: decision.make({ now: nowIso(deps), uuid: () => deps.ids.uuid(), runId: run.run_id }),
    }
  }
  const problem = check(item.content)
  if (problem) return { refused: problem }
  return handlers[item.kind as InboxKind](heard, item.content as never)
}

const handlers: { [K in InboxKind]: (heard: Heard, content: InboxContent<K>) => Answer | Promise<Answer> } = {
  'approval.decide': decideApproval,
  'approval.edit': editApproval,
  'question.answer': ({ deps, state, person }, { question_id, answer }) => {
    if (!state.questions.some((q) => q.question_id === question_id && q.status === 'open')) {
      return no('question.not_open', 'that question is not open', 'Look at the open questions again.')
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
    return { outcome: 'paused', changes: [pause(`${person}: ${reason ?? 'paused'}`)] }
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
  'workspace.budget': (_heard, budget) => ({
    outcome: 'budget set',
    changes: [{ table: 'kernel.workspaces', op: 'update', where: {}, row: { budget } }],
  }),
  'task.create': ({ deps }, { description }) => {
    const now = nowIso(deps)
    const row = { task_id: deps.ids.uuid(), description, source: 'user', created_at: now, updated_at: now }
    return { outcome: 'created', changes: [{ table: 'kernel.tasks', op: 'insert', rows: [row] }] }
  },
  'task.complete': (heard, { task_id }) => {
    const task = heard.state.current_task
    if (task?.task_id !== task_id)
      return no('task.not_current', 'that task is not in progress', 'Complete the task that is in progress.')
    if (task.required_effects.length > 0) {
      return no(
        'task.verified_by_effects',
        'this task is done when its effects are read back',
        'Bring the effects about, or block the task.',
      )
    }
    return moveTask(heard, 'done', 'in_progress', 'done', { person: heard.person })
  },
  'task.block': (heard, { task_id, reason }) => {
    const from = heard.state.current_task?.task_id === task_id ? 'in_progress' : 'pending'
    return moveTask(heard, 'block', from, 'blocked', { person: heard.person, reason }, task_id)
  },
  'task.reopen': (heard, { task_id }) =>
    moveTask(heard, 'reopen', 'blocked', 'pending', { person: heard.person }, task_id),
  'effect.settle': ({ deps, state, person }, { intent_id, outcome }) => {
    if (!state.uncertain.some((i) => i.intent_id === intent_id)) {
      return no('effect.not_uncertain', 'that effect is not uncertain', 'Look at the uncertain effects again.')
    }
    const row = { status: outcome, decided_by: person, ended_at: nowIso(deps) }
    return {
      outcome,
      changes: [{ table: 'kernel.intents', op: 'update', where: { intent_id, status: 'uncertain' }, row }],
    }
  },
}

async function decideApproval(
  { deps, state, pack, person, run }: Heard,
  content: InboxContent<'approval.decide'>,
): Promise<Answer> {
  const approval = state.approvals.find((a) => a.approval_id === content.approval_id && a.status === 'pending')
  if (!approval)
    return no('approval.not_pending', 'that approval is not open any more', 'Look at the open approvals again.')
  if (approval.action_hash !== content.action_hash) {
    return no(
      'approval.other_bytes',
      'what was shown is not what is being asked for',
      'Reload and decide on what is shown now.',
    )
  }
  const policy = state.pins && (await pack.policyFor(state.pins))
  const lane = policy?.lanes.get(approval.lane_id)
  if (!lane?.approvers.includes(content.role)) {
    return no(
      'approval.role',
      `${content.role} does not approve in ${approval.lane_id}`,
      `Ask one of: ${lane?.approvers.join(', ')}.`,
    )
  }
  const now = nowIso(deps)
  const told = (outcome: 'allow' | 'deny') =>
    tell(deps, run, {
      action: 'authz_decision',
      outcome,
      reason:
        outcome === 'allow' ? `granted by ${person} as ${content.role}` : `rejected by ${person} as ${content.role}`,
      lane: approval.lane_id,
      target: { target_type: 'approval', name: approval.action, operation: content.decision },
      authz: { decision: outcome, rule_id: outcome === 'allow' ? 'approval.granted' : 'approval.rejected' },
      request_hash: approval.action_hash,
    })
  const decided = (status: string): Change => ({
    table: 'kernel.approvals',
    op: 'update',
    where: { approval_id: approval.approval_id, status: 'pending' },
    row: { status, decided_by: person, decided_at: now, reason: content.reason ?? null },
  })
  if (content.decision === 'reject')
    return { outcome: 'rejected', changes: [decided('rejected')], audit: [told('deny')] }
  if (Date.parse(approval.expires_at) <= deps.clock.nowMs())
    return no('approval.expired', 'nobody decided in time', 'Let it be proposed again.')
  if (approval.grants.some((g) => g.person === person)) {
    return no('approval.same_person', 'one person grants once', 'A second person must grant it too.')
  }
  const grant = {
    grant_id: deps.ids.uuid(),
    approval_id: approval.approval_id,
    person,
    role: content.role,
    action_hash: approval.action_hash,
    lanes_pin: approval.lanes_pin,
    roles_pin: approval.roles_pin,
    granted_at: now,
    expires_at: approval.expires_at,
  }
  const enough = approval.grants.length + 1 >= approval.people_needed
  return {
    outcome: enough ? 'granted' : 'granted, waits for a second person',
    changes: [{ table: 'kernel.grants', op: 'insert', rows: [grant] }, ...(enough ? [decided('granted')] : [])],
    audit: [told('allow')],
  }
}

/** An edit is a new proposal with a human author; it is asked for again, because its bytes are new. */
async function editApproval(
  { deps, lease, state, pack, run }: Heard,
  content: InboxContent<'approval.edit'>,
): Promise<Answer> {
  const old = state.approvals.find((a) => a.approval_id === content.approval_id && a.status === 'pending')
  if (!old) return no('approval.not_pending', 'that approval is not open any more', 'Look at the open approvals again.')
  const validation = validateProposal(content.proposal, pack.actions)
  if (!validation.proposal)
    return { refused: validation.verdict.error ?? { code: 'proposal.invalid', message: 'invalid', next: '' } }
  const bound = boundHash(lease.workspace, state, pack, validation.proposal)
  if ('refused' in bound) return { refused: bound.refused }
  if (bound.action !== old.action)
    return no(
      'approval.other_action',
      `an edit of ${old.action} stays ${old.action}`,
      'Reject it and let another action be proposed.',
    )
  const asked = askRows(
    deps,
    {
      run,
      taskId: old.task_id,
      subjectId: old.subject_id,
      lane: old.lane_id,
      action: old.action,
      actionHash: bound.hash,
      content: bound.content,
      recipient: bound.recipient,
      people: old.people_needed === 2 ? 2 : 1,
      author: 'human',
      replaces: old.approval_id,
    },
    'edited by a person: the new bytes need approval',
  )
  return {
    outcome: `edited: ${asked.id}`,
    changes: [...close(old, 'superseded', 'edited', nowIso(deps)), ...asked.changes],
    audit: asked.audit,
  }
}

function moveTask(
  { deps, state, run }: Heard,
  kind: 'done' | 'block' | 'reopen',
  from: string,
  to: string,
  by: { person: string; reason?: string },
  taskId = state.current_task?.task_id as string,
): Answer {
  const now = nowIso(deps)
  const own = run.run_kind === 'agent' && run.task_id === taskId
  const verification = {
    verification_id: deps.ids.uuid(),
    task_id: taskId,
    kind,
    from_status: from,
    to_status: to,
    reason: by.reason ?? null,
    person: by.person,
    run_id: run.run_id,
    verified_at: now,
  }
  const blocked = to === 'blocked' ? by.reason : null
  return {
    outcome: to,
    changes: [
      { table: 'kernel.verifications', op: 'insert', rows: [verification] },
      {
        table: 'kernel.tasks',
        op: 'update',
        where: { task_id: taskId, status: from },
        row: { status: to, blocked_reason: blocked, updated_at: now },
      },
      ...(own ? [endRun(run, to === 'done' ? 'completed' : 'failed', now)] : []),
    ],
    audit: own
      ? [tellRun(deps, run, to === 'done' ? 'completed' : 'failed', to === 'done' ? 'success' : 'failure', by.reason)]
      : [],
  }
}

function setStatus(from: string, to: string, reason: string | null): Change {
  return {
    table: 'kernel.workspaces',
    op: 'update',
    where: { status: from },
    row: { status: to, status_reason: reason },
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
  return { run, changes: [insertRun(run, 'completed')], audit: tellStart(deps, run, 'inbox.heard') }
}

const NO_PINS = { lanes: '0'.repeat(64), roles: '0'.repeat(64) }

function no(code: string, message: string, next: string): Answer {
  return { refused: { code, message, next } }
}
