import { send, type Told } from '../../api/send.ts'
import type { Approval } from '../../api/types.ts'

/** A yes or no to exactly the bytes that were shown: it names their hash. */
export function decide(approval: Approval, decision: 'grant' | 'reject', role: string, reason?: string): Promise<Told> {
  const { workspace, approval: approval_id, action_hash } = approval
  return send(workspace, 'approval.decide', { approval_id, decision, action_hash, role, ...(reason ? { reason } : {}) })
}

/** Other words make another approval, which waits for its own yes. */
export function edit({ workspace, approval: approval_id }: Approval, proposal: Record<string, unknown>): Promise<Told> {
  return send(workspace, 'approval.edit', { approval_id, proposal: JSON.stringify(proposal) })
}
