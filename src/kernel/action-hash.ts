import { hashCanonical } from '#kernel/ledger/canonical.ts'
import type { Pins } from '#kernel/ports/store.ts'

export interface BoundAction {
  workspace_id: string
  /** The proposal that will be executed, whole. */
  action: unknown
  /** What a tool would be given, after the app resolved the proposal against trusted state. */
  input: unknown
  recipient: string | null
  /** Hashes of what the action carries. */
  artifacts: string[]
  pins: Pins
}

/** What a grant is bound to: change a byte, the recipient, an artifact or the policy, and it is another action. */
export function actionHash(bound: BoundAction): string {
  return hashCanonical({ ...bound, artifacts: [...bound.artifacts].sort(), pins: { ...bound.pins } })
}
