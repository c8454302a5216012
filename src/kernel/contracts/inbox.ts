import { type Static, Type } from 'typebox'
import { closed, OpenObject, oneOf, Sha256Hex, text, UpperName, Uuid } from './closed.ts'
import { ARTIFACT_TYPES } from './proposals.ts'

export const Base64Url = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength })

const assertion = {
  credential_id: Base64Url(1400),
  client_data: Base64Url(8000),
  authenticator_data: Base64Url(4000),
  signature: Base64Url(8000),
}

/** What a passkey signed, as the browser gave it. */
export const Assertion = closed(assertion)
export type Assertion = Static<typeof Assertion>

/** The same under one decision; `nonce` is what its challenge was made with. */
export const Signed = closed({ ...assertion, nonce: Base64Url(64) })
export type Signed = Static<typeof Signed>

/** What a person may send to a workspace, by kind. Each decision names exactly what it decides. */
export const InboxKinds = {
  'approval.decide': closed({
    approval_id: Uuid,
    decision: oneOf(['grant', 'reject']),
    // The bytes that were shown; a decision on other bytes is refused.
    action_hash: Sha256Hex,
    role: UpperName,
    reason: Type.Optional(text(2000)),
    // In shared mode a lane of high risk asks for it.
    signed: Type.Optional(Signed),
  }),
  'approval.edit': closed({ approval_id: Uuid, proposal: text(64 * 1024, 2) }),
  'question.answer': closed({ question_id: Uuid, answer: text(4000, 1) }),
  'workspace.pause': closed({ reason: Type.Optional(text(2000)) }),
  'workspace.resume': closed({}),
  'workspace.recover': closed({}),
  'workspace.budget': closed({
    agent_calls: Type.Optional(Type.Integer({ minimum: 0 })),
    tokens: Type.Optional(Type.Integer({ minimum: 0 })),
    cost_micros: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  'task.create': closed({ description: text(500, 10) }),
  // The note says how it was done; it is recorded and never read as an instruction.
  'task.complete': closed({ task_id: Uuid, note: Type.Optional(text(2000, 1)) }),
  'task.block': closed({ task_id: Uuid, reason: text(2000, 1) }),
  'task.reopen': closed({ task_id: Uuid, note: Type.Optional(text(2000, 1)) }),
  // What a person keeps needs nobody's yes but their own.
  'artifact.keep': closed({ artifact_type: oneOf(ARTIFACT_TYPES), artifact_key: text(200, 1), content: OpenObject }),
  'effect.settle': closed({ intent_id: Uuid, outcome: oneOf(['verified', 'not_done']) }),
}
export type InboxKind = keyof typeof InboxKinds
export type InboxContent<K extends InboxKind> = Static<(typeof InboxKinds)[K]>
