import { type Static, Type } from 'typebox'
import { closed, OpenObject, oneOf, Sha256Hex, text, UpperName, Uuid } from '#contracts/closed.ts'
import { ARTIFACT_TYPES } from '#contracts/proposals.ts'

/** What a person may send to a workspace, by kind. Each decision names exactly what it decides. */
export const InboxKinds = {
  'approval.decide': closed({
    approval_id: Uuid,
    decision: oneOf(['grant', 'reject']),
    // The bytes that were shown; a decision on other bytes is refused.
    action_hash: Sha256Hex,
    role: UpperName,
    reason: Type.Optional(text(2000)),
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
  'task.complete': closed({ task_id: Uuid }),
  'task.block': closed({ task_id: Uuid, reason: text(2000, 1) }),
  'task.reopen': closed({ task_id: Uuid }),
  // What a person keeps needs nobody's yes but their own.
  'artifact.keep': closed({ artifact_type: oneOf(ARTIFACT_TYPES), artifact_key: text(200, 1), content: OpenObject }),
  'effect.settle': closed({ intent_id: Uuid, outcome: oneOf(['verified', 'not_done']) }),
}
export type InboxKind = keyof typeof InboxKinds
export type InboxContent<K extends InboxKind> = Static<(typeof InboxKinds)[K]>
