import type { Agent, AgentCall } from '#kernel/ports/agent.ts'

const WAIT = { action_type: 'no_op', reason: 'awaiting_user_input' }

/**
 * Plays its answers in order, then waits. Text and bytes are sent as they are, a function is asked with the call (its
 * throw is an agent that cannot be reached), anything else is sent as JSON.
 */
export function scriptedAgent(name: string, answers: readonly unknown[], whenOut: unknown = WAIT): Agent {
  let next = 0
  return {
    name,
    async propose(call) {
      const answer = next < answers.length ? answers[next++] : whenOut
      return { bytes: toBytes(await say(answer, call)), model: name }
    },
  }
}

function say(answer: unknown, call: AgentCall): unknown {
  return typeof answer === 'function' ? answer(call) : answer
}

function toBytes(answer: unknown): Uint8Array {
  if (answer instanceof Uint8Array) return answer
  // JSON has no word for undefined: the agent says nothing.
  return Buffer.from(typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? ''))
}
