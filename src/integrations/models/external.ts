import { Failure } from '#kernel/contracts/refusal.ts'
import type { Agent } from '#kernel/ports/agent.ts'

/** Somebody else's agent, which comes by itself with what it proposes. Here it only has a name. */
export const externalAgent: Agent = {
  name: 'external',
  isPush: true,
  async propose() {
    throw new Failure('agent.comes_by_itself', 'an external agent cannot be asked', 'Wait until it comes.')
  },
}
