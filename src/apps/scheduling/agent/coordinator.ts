import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { Agent, AgentCall, AgentReply } from '#kernel/ports/agent.ts'
import { compose } from '../domain/compose/compose.ts'
import type { MeetingSnapshot } from '../domain/decide/snapshot.ts'
import { decide } from '../domain/engine/decide.ts'

/** Both agents of a meeting, without a model: the same snapshot always gives the same proposal. */
export const coordinator: Agent = {
  name: 'coordinator',
  async propose({ snapshot }) {
    return { bytes: new TextEncoder().encode(canonicalText(next(snapshot as MeetingSnapshot))) }
  },
}

function next(snapshot: MeetingSnapshot): Record<string, unknown> {
  switch (snapshot.turn) {
    case 'task':
      return { action_type: 'select_next_task', task_id: snapshot.pending_tasks[0]?.id }
    case 'calendar':
      return { action_type: 'keep_calendar', step: snapshot.step }
    case 'cancelled':
      return { action_type: 'tell_cancelled' }
    case 'decide':
      return { action_type: 'decide_next', decision: decide(snapshot.input) }
    case 'write':
      return { action_type: 'write_message', message: compose(snapshot.context) }
    default:
      return { action_type: 'no_op', reason: 'awaiting_user_input' }
  }
}

/** A model decides and words in the engine's place. What it was refused is done by rule; the calendar is never its business. */
export function withModel(model: Agent): Agent {
  return {
    name: model.name,
    async propose(call: AgentCall): Promise<AgentReply> {
      const { turn } = call.snapshot as MeetingSnapshot
      if ((turn !== 'decide' && turn !== 'write') || call.errors.length > 0) return coordinator.propose(call)
      try {
        return await model.propose(call)
      } catch (error) {
        if (call.signal.aborted) throw error
        return coordinator.propose(call)
      }
    },
  }
}
