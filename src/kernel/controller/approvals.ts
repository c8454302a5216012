import type { ApprovalRow, AuditEntry, Change, GrantRow, RunRow, State } from '#kernel/ports/store.ts'
import { type Acted, refusedByDatabase } from './acting.ts'
import { commitStep, refusedStep, type StepBody, tryCommit } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso, type Step } from './deps.ts'
import { actingRun, recordEntry } from './runs.ts'

export interface Query {
  run: RunRow
  taskId: string | null
  subjectId: string | null
  lane: string
  action: string
  actionHash: string
  /** The canonical proposal: what is shown is what is hashed and what will be executed. */
  content: string
  recipient: string | null
  people: 1 | 2
  author: 'agent' | 'human'
  replaces?: string
}

/** The rows of a new approval. It waits; nothing has happened. */
export function askRows(
  deps: Deps,
  asked: Query,
  reason: string,
): { id: string; changes: Change[]; audit: AuditEntry[] } {
  const id = deps.ids.uuid()
  const now = nowIso(deps)
  return {
    id,
    changes: [
      {
        table: 'kernel.approvals',
        op: 'insert',
        rows: [
          {
            approval_id: id,
            run_id: asked.run.run_id,
            task_id: asked.taskId,
            subject_id: asked.subjectId,
            lane_id: asked.lane,
            action: asked.action,
            action_hash: asked.actionHash,
            content: asked.content,
            recipient: asked.recipient,
            lanes_pin: asked.run.lanes_pin,
            roles_pin: asked.run.roles_pin,
            people_needed: asked.people,
            author: asked.author,
            replaces: asked.replaces ?? null,
            status: 'pending',
            requested_at: now,
            expires_at: new Date(deps.clock.nowMs() + deps.limits.approvalTtlMs).toISOString(),
          },
        ],
      },
    ],
    audit: [
      recordEntry(deps, asked.run, {
        action: 'authz_decision',
        outcome: 'deny',
        severity: 'info',
        reason,
        lane: asked.lane,
        target: { target_type: 'action', name: asked.action, operation: 'ask' },
        authz: { decision: 'deny', rule_id: 'approval.missing' },
        request_hash: asked.actionHash,
      }),
    ],
  }
}

export async function ask(
  deps: Deps,
  lease: Lease,
  asked: Query,
  reason: string,
  body: Partial<StepBody>,
): Promise<Acted> {
  const rows = askRows(deps, asked, reason)
  const committed = await tryCommit(deps, lease, {
    ...body,
    changes: [...(body.changes ?? []), ...rows.changes],
    audit: [...(body.audit ?? []), ...rows.audit],
  })
  if (!committed.ok) return refusedByDatabase(committed.refusal)
  deps.notifier.notify({
    workspaceId: lease.workspace,
    kind: 'approval',
    text: `${asked.action} waits for your approval.`,
  })
  return { step: { did: 'approval.asked', idle: false } }
}

/** Expired means no; another policy means: ask again; what cannot be approved any more is withdrawn. One commit for all. */
export async function tidyApprovals(deps: Deps, lease: Lease, state: State, { app }: LoadedApp): Promise<Step | null> {
  const run = actingRun(state)
  const now = deps.clock.nowMs()
  const expired = state.approvals.filter((a) => Date.parse(a.expires_at) <= now)
  const returned = state.approvals.filter(
    (a) => !expired.includes(a) && state.pins && (a.lanes_pin !== state.pins.lanes || a.roles_pin !== state.pins.roles),
  )
  const withdrawn = state.approvals.flatMap((a) => {
    const refusal = expired.includes(a) || returned.includes(a) ? null : app.refuseApproval?.(state, a)
    return refusal ? [{ approval: a, refusal }] : []
  })
  if (!run || expired.length + returned.length + withdrawn.length === 0) return null
  const changes = [
    ...expired.flatMap((a) => close(a, 'expired', 'nobody decided in time', nowIso(deps))),
    ...returned.flatMap((a) => close(a, 'returned', 'the policy was changed; it must be approved again', nowIso(deps))),
    ...withdrawn.flatMap(({ approval, refusal }) =>
      close(approval, 'superseded', `${refusal.code}: ${refusal.message}`, nowIso(deps)),
    ),
  ]
  const audit = [...expired, ...returned].map((a) =>
    recordEntry(deps, run, {
      action: 'authz_decision',
      outcome: 'deny',
      reason: expired.includes(a) ? 'the approval expired' : 'the policy was changed since it was asked for',
      lane: a.lane_id,
      target: { target_type: 'approval', name: a.action, operation: expired.includes(a) ? 'expire' : 'return' },
      authz: { decision: 'deny', rule_id: expired.includes(a) ? 'approval.expired' : 'pins.mismatch' },
      request_hash: a.action_hash,
    }),
  )
  const recorded = withdrawn.map(({ approval, refusal }) =>
    recordEntry(deps, run, {
      action: 'authz_decision',
      outcome: 'deny',
      reason: refusal.message,
      lane: approval.lane_id,
      target: { target_type: 'approval', name: approval.action, operation: 'withdraw' },
      authz: { decision: 'deny', rule_id: refusal.code },
      request_hash: approval.action_hash,
    }),
  )
  const committed = await commitStep(deps, lease, run, { changes, audit: [...audit, ...recorded] })
  return committed.ok ? { did: 'approvals.tidied', idle: false } : refusedStep(deps, committed.refusal)
}

export function close(
  approval: ApprovalRow,
  status: 'expired' | 'returned' | 'superseded',
  reason: string,
  now: string,
): Change[] {
  return [
    {
      table: 'kernel.approvals',
      op: 'update',
      where: { approval_id: approval.approval_id },
      row: { status, reason, decided_at: now },
    },
    ...approval.grants
      .filter((g) => !g.used_at && !g.returned_at)
      .map(
        (g): Change => ({
          table: 'kernel.grants',
          op: 'update',
          where: { grant_id: g.grant_id },
          row: { returned_at: now },
        }),
      ),
  ]
}

/** An approval is used once, with every grant behind it, by the run that does exactly what was granted. */
export function spend(approvalId: string, grants: GrantRow[], runId: string, now: string): Change[] {
  const used = grants.map(
    (g): Change => ({
      table: 'kernel.grants',
      op: 'update',
      where: { grant_id: g.grant_id },
      row: { used_at: now, used_by: runId },
    }),
  )
  return [
    ...used,
    { table: 'kernel.approvals', op: 'update', where: { approval_id: approvalId }, row: { status: 'used' } },
  ]
}

/** The grants that stand behind an approval now. */
export function openGrants(approval: ApprovalRow, nowMs: number) {
  return approval.grants.filter((g) => !g.used_at && !g.returned_at && Date.parse(g.expires_at) > nowMs)
}
