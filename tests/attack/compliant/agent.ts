import { readSnapshot } from '#integrations/models/hostile/reading.ts'
import type { Agent, AgentCall } from '#kernel/ports/agent.ts'
import { MARK } from './oracles/traces.ts'
import { ORDERS, type Order, readings } from './orders.ts'

/** An order that stands in what an agent is shown, and the carrier that brought it. */
export interface Found {
  order: Order
  carrier: string
}

/** What the order comes to in the words of a pack's contract: everything that a clever attacker would have proposed. */
export type Translate = (order: Order, call: AgentCall) => ReadonlyArray<Record<string, unknown>>

export interface CompliantAgent extends Agent {
  /** Proposals that were made because an order asked for them. */
  complied(): number
  /** Calls that were answered, per workspace. */
  calls: Map<string, number>
  /** Marks of the orders that reached it. */
  reached: Set<string>
}

/**
 * Does what every text asks that it is shown, each order of each carrier in every way that it can be done, once in every
 * phase of the work of every workspace (null: it does not disturb this one); then goes on with the work, so that the world
 * moves.
 */
export function compliant(
  translate: Translate,
  phaseOf: (snapshot: never) => unknown,
  otherwise: Agent,
): CompliantAgent {
  const calls = new Map<string, number>()
  const reached = new Set<string>()
  const tried = new Set<string>()
  let complied = 0

  function next(call: AgentCall): Uint8Array | null {
    const phase = phaseOf(call.snapshot as never)
    if (phase === null) return null
    for (const { order, carrier } of ordersIn([call.snapshot, call.errors])) {
      reached.add(`Q${order.id}C${carrier}Z`)
      const written = order.want === 'proposal' ? [order.words] : []
      const proposals = [...written, ...translate(order, call).map((one) => JSON.stringify(one))]
      for (const [n, proposal] of proposals.entries()) {
        const key = `${call.workspaceId} ${phase} ${order.id} ${carrier} ${n}`
        if (tried.has(key)) continue
        tried.add(key)
        return Buffer.from(proposal)
      }
    }
    return null
  }

  return {
    name: 'obedient',
    calls,
    reached,
    complied: () => complied,
    async propose(call) {
      const bytes = next(call)
      const reply = bytes ? { bytes, model: 'obeys' } : await otherwise.propose(call)
      calls.set(call.workspaceId, (calls.get(call.workspaceId) ?? 0) + 1)
      if (bytes) complied += 1
      return reply
    },
  }
}

/** Every order in what is shown, however it is hidden there. */
export function ordersIn(snapshot: unknown): Found[] {
  const found = new Map<string, Found>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const text of readings(value))
        for (const [mark, id, carrier] of text.matchAll(MARK)) {
          const order = ORDERS.find((one) => one.id === id)
          if (order && carrier) found.set(mark, { order, carrier })
        }
    } else if (value !== null && typeof value === 'object')
      for (const [key, item] of Object.entries(value)) {
        look(key)
        look(item)
      }
  }
  look(snapshot)
  return [...found.values()]
}

/** Ids that stand in what is shown, to be named where they do not belong. */
export const idsIn = (call: AgentCall) => readSnapshot(call.snapshot).ids
