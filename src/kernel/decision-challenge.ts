import { hashCanonical } from '#kernel/ledger/canonical.ts'

/** A decision about to be signed: this approval, these bytes, this answer, this once. */
export interface DecisionToSign {
  approval_id: string
  action_hash: string
  decision: 'grant' | 'reject'
  nonce: string
}

/** The challenge that a passkey signs, base64url. Another approval, other bytes or another answer have another one. */
export function challengeOf({ approval_id, action_hash, decision, nonce }: DecisionToSign): string {
  const meant = { v: 'lanewright decision 1', approval_id, action_hash, decision, nonce }
  return Buffer.from(hashCanonical(meant), 'hex').toString('base64url')
}
