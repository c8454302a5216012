import type { InboxContent } from '#kernel/contracts/inbox.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { challengeOf } from '#kernel/decision-challenge.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Policy } from '#kernel/policy/policy.ts'
import type { ApprovalRow, Change } from '#kernel/ports/store.ts'
import { validateProposal } from '#kernel/validate.ts'
import { askRows, close } from './approvals.ts'
import { type Deps, type LoadedApp, nowIso } from './deps.ts'
import { type Answer, type Handling, no } from './handling.ts'
import { planAction, withNamedArtifact } from './plan.ts'
import { recordEntry } from './runs.ts'

/** A person's yes or no, on exactly the bytes that were shown. */
export async function decideApproval(
  { deps, lease, state, app, person, run }: Handling,
  content: InboxContent<'approval.decide'>,
): Promise<Answer> {
  const approval = await deps.store.openApproval(lease.workspace, { id: content.approval_id })
  if (approval?.status !== 'pending')
    return no('approval.not_pending', 'that approval is not open any more', 'Look at the open approvals again.')
  if (approval.action_hash !== content.action_hash) {
    return no(
      'approval.other_bytes',
      'what was shown is not what is being asked for',
      'Reload and decide on what is shown now.',
    )
  }
  const policy = state.pins && (await app.policyFor(state.pins))
  const approvers = policy ? approversOf(policy, approval.lane_id) : []
  if (!approvers.includes(content.role)) {
    return no(
      'approval.role',
      `${content.role} does not approve in ${approval.lane_id}`,
      `Ask one of: ${approvers.join(', ') || 'nobody'}.`,
    )
  }
  const stands = await checkPerson(deps, person, content, policy?.lanes.get(approval.lane_id)?.risk)
  if ('refused' in stands) return stands
  const now = nowIso(deps)
  const recorded = (outcome: 'allow' | 'deny') =>
    recordEntry(deps, run, {
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
  if (content.decision === 'reject') {
    const changes = [...stands.evidence, decided('rejected'), ...afterNo(app, approval, now)]
    return { outcome: 'rejected', changes, audit: [recorded('deny')] }
  }
  const refusal = app.app.refuseApproval?.(state, approval)
  if (refusal) return { refused: refusal }
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
    changes: [
      ...stands.evidence,
      { table: 'kernel.grants', op: 'insert', rows: [grant] },
      ...(enough ? [decided('granted')] : []),
    ],
    audit: [recorded('allow')],
  }
}

/** What was to be done is read from the bytes that were shown. */
function afterNo({ app }: LoadedApp, { content }: ApprovalRow, now: string): Change[] {
  const { input } = JSON.parse(content) as { input: { tool: string; parameters: unknown } | null }
  return (input && app.rejected?.({ tool: input.tool, input: input.parameters }, { now })) ?? []
}

/**
 * Where several people share the installation, the one who decides holds the role that they decide in; at high risk a
 * passkey of theirs signed exactly this, and the signature is kept beside the decision.
 */
async function checkPerson(
  deps: Deps,
  person: string,
  { approval_id, action_hash, decision, role, signed }: InboxContent<'approval.decide'>,
  risk: string | undefined,
): Promise<{ evidence: Change[] } | { refused: Refusal }> {
  const standing = await deps.people?.accessOf(person)
  if (!standing) return { evidence: [] }
  if (!standing.roles.includes(role))
    return no('approval.role_not_held', `${person} does not hold the role ${role}`, 'Decide in a role of yours.')
  if (risk !== 'high') return { evidence: [] }
  if (!signed)
    return no('approval.needs_passkey', 'the risk of its lane is high', 'Decide it signed in, with your passkey.')
  const challenge = challengeOf({ approval_id, action_hash, decision, nonce: signed.nonce })
  const refused = await standing.checkSigned(challenge, signed)
  if (refused) return { refused }
  const challenge_hash = sha256Hex(Buffer.from(challenge, 'base64url'))
  const row = { assertion_id: deps.ids.uuid(), approval_id, person, decision, action_hash, challenge_hash, ...signed }
  return {
    evidence: [{ table: 'kernel.assertions', op: 'insert', rows: [{ ...row, signed_at: nowIso(deps) }] }],
  }
}

/** Where an agent asked for a person and the lane names none, any person of the policy may answer. */
function approversOf(policy: Policy, laneId: string): readonly string[] {
  const lane = policy.lanes.get(laneId)
  if (!lane) return []
  if (lane.approvers.length > 0) return lane.approvers
  return [...policy.roles].filter(([, role]) => role.kind === 'human').map(([name]) => name)
}

/** An edit is a new proposal with a human author; it is asked for again, because its bytes are new. */
export async function editApproval(
  { deps, lease, state, app, run }: Handling,
  content: InboxContent<'approval.edit'>,
): Promise<Answer> {
  const old = await deps.store.openApproval(lease.workspace, { id: content.approval_id })
  if (old?.status !== 'pending')
    return no('approval.not_pending', 'that approval is not open any more', 'Look at the open approvals again.')
  const validation = validateProposal(content.proposal, { ...app.actions, ...app.app.edits })
  if (!validation.proposal) return { refused: validation.verdict.error as NonNullable<typeof validation.verdict.error> }
  const known = await withNamedArtifact(deps, lease, state, validation.proposal)
  const bound = planAction(lease.workspace, known, app, validation.proposal, {
    runId: run.run_id,
    about: old.subject_id,
  })
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
