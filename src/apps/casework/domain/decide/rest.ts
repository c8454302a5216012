import type { State } from '#kernel/ports/store.ts'
import { agentOf, caseOf } from './case.ts'

/** Nothing to ask an agent for: a person has the word, or nothing is due. */
export function rest(state: State): { until?: string } | null {
  if (!state.current_task) return null
  if (state.approvals.some(({ status }) => status === 'pending')) return {}
  const agent = agentOf(state.current_task)
  if (agent !== 'INTERVIEW_AGENT') return null
  const { session, turns } = caseOf(state)
  if (!session) return {}
  const waits = turns.some(({ answered_at, audio_id }) => answered_at === null && audio_id === null)
  const dictates =
    (session.dictation_requested && !session.dictation_id) || (session.dictation_id && session.dictation_ended)
  return waits && !dictates ? {} : null
}
