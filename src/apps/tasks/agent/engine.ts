import type { Agent } from '#kernel/ports/agent.ts'
import type { DecideTurn, FireReminder } from '../contracts.ts'
import { respond } from '../domain/decide/decisions.ts'
import { proposalFor } from '../domain/decide/propose.ts'
import { isWriteRefused } from '../domain/decide/settle-turn.ts'
import type { TurnSnapshot } from '../domain/decide/snapshot.ts'
import * as says from '../domain/decide/templates.ts'

/** The deterministic engine as an agent: needs no key, no network and no memory. */
export const engine: Agent = {
  name: 'tasks-engine',
  async propose({ snapshot, errors }) {
    const proposal = proposalFor(snapshot as TurnSnapshot)
    const given = errors.some(({ code }) => isWriteRefused(code)) ? giveUp(proposal) : proposal
    return { bytes: Buffer.from(JSON.stringify(given)) }
  },
}

/** The tool could not do it: the person is told, and nobody waits for ever. */
function giveUp(proposal: DecideTurn | FireReminder): DecideTurn | FireReminder {
  if (proposal.action_type !== 'decide_turn') return proposal
  return { ...proposal, ...respond(says.wasNotAble(proposal.tool_calls?.[0]?.tool_name ?? 'list_tasks')) }
}
