import { $api, queryClient } from '../../api/client.ts'
import { signDecision } from '../../api/passkey.ts'
import { asRefusal } from '../../api/refusal.ts'
import { type SendResult, send } from '../../api/send.ts'
import type { Approval } from '../../api/types.ts'

/** A yes or no to exactly the bytes that were shown: it names their hash. Shared, at high risk, a passkey signs it. */
export async function decide(
  approval: Approval,
  decision: 'grant' | 'reject',
  role: string,
  reason?: string,
): Promise<SendResult> {
  const { workspace, approval: approval_id, action_hash, approvers, risk } = approval
  const content = { approval_id, decision, action_hash, ...(reason ? { reason } : {}) }
  try {
    const me = await queryClient.fetchQuery($api.queryOptions('get', '/api/me'))
    if (me.mode === 'local') return await send(workspace, 'approval.decide', { ...content, role })
    const mine = approvers.find((one) => me.roles.includes(one)) ?? role
    const signed = risk === 'high' ? { signed: await signDecision(approval, decision) } : {}
    return await send(workspace, 'approval.decide', { ...content, role: mine, ...signed })
  } catch (error) {
    return { ok: false, refusal: asRefusal(error) }
  }
}

/** Other words make another approval, which waits for its own yes. */
export function edit(
  { workspace, approval: approval_id }: Approval,
  proposal: Record<string, unknown>,
): Promise<SendResult> {
  return send(workspace, 'approval.edit', { approval_id, proposal: JSON.stringify(proposal) })
}
