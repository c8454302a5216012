import type { ValidationError } from '#kernel/contracts/verdict.ts'
import type { DecisionRecord } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import type { AuditRecord, DecideTurn } from '../../contracts.ts'
import { settleTurn } from './settle-turn.ts'
import { effectsOf } from './turn.ts'
import { personOf, type Turn, tasksOf, userOf } from './turn-state.ts'

const PREVIEW = 200

/** The seed's audit record of one decision, refused ones included. Its text lies under the person's key. */
export function record(state: State, proposal: unknown, refused: ValidationError | null): DecisionRecord | null {
  const given = proposal as DecideTurn
  const tasks = tasksOf(state)
  if (given.action_type !== 'decide_turn' || !tasks.turn) return null
  const settled = refused ? null : settleTurn(state, given)
  const decision = settled?.ok ? settled.proposal : given
  const { received_at, conversation_id } = tasks.turn
  const text: AuditRecord = {
    timestamp: received_at,
    conversation_id,
    user_id: userOf(state),
    input_message: inputOf(tasks.turn),
    classified_intent: decision.classified_intent,
    decision_type: decision.decision_type,
    tool_calls: decision.tool_calls,
    response_preview: preview(
      refused ? refused.message : effectsOf(tasks, decision, { now: received_at, uuid: () => '' }).reply,
    ),
  }
  const { classified_intent: operation, decision_type: name } = decision
  return { name, operation, person: personOf(state), text: { ...text } }
}

function inputOf({ message, call }: Turn): string {
  return message ?? JSON.stringify(call)
}

function preview(text: string): string {
  return [...text].slice(0, PREVIEW).join('')
}
