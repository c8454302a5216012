import type { Agent } from '#kernel/ports/agent.ts'
import { ATTACKS, type AttackContext } from './hostile/attacks.ts'
import { seedRandom } from './hostile/random.ts'
import { type Reading, readSnapshot } from './hostile/reading.ts'

export interface HostileOptions {
  seed: number | string
  /** action_type -> JSON Schema. */
  vocabulary: Readonly<Record<string, object>>
  known?: {
    /** Tool name -> JSON Schema of its input. */
    tools?: Readonly<Record<string, object>>
    /** Names of other lanes, roles, tools and tables, to be tried. */
    names?: readonly string[]
    /** Ids of other workspaces and people, to be tried. */
    ids?: readonly string[]
  }
}

export const HOSTILE_KINDS: readonly string[] = Object.keys(ATTACKS)

const EARLIER_MAX = 64
const EARLIER_BYTES_MAX = 4096

/**
 * An endless stream of bad answers and some good ones; the same seed and snapshots give the same bytes. Which kind an
 * answer is stands in `model`, so that a log of refusals can be read.
 */
export function hostileAgent({ seed, vocabulary, known = {} }: HostileOptions): Agent {
  const random = seedRandom(seed)
  const earlier: Uint8Array[] = []
  let read: { hash: string; reading: Reading } | undefined
  return {
    name: 'hostile',
    async propose(call) {
      // Attempts at one snapshot come one after another, so it is read once.
      if (read?.hash !== call.snapshotHash) read = { hash: call.snapshotHash, reading: readSnapshot(call.snapshot) }
      const attackContext: AttackContext = {
        random,
        maxBytes: call.maxBytes,
        vocabulary,
        tools: known.tools ?? {},
        names: known.names ?? [],
        ids: [...read.reading.ids, ...(known.ids ?? [])],
        orders: read.reading.orders,
        earlier,
      }
      const kind = pickKind(attackContext)
      const bytes = toBytes(ATTACKS[kind]!.make(attackContext))
      if (bytes.length <= EARLIER_BYTES_MAX) earlier.push(bytes)
      if (earlier.length > EARLIER_MAX) earlier.shift()
      return { bytes, model: `hostile:${kind}` }
    },
  }
}

/** Does exactly what the texts of the snapshot ask, one order after the other; without one it asks `otherwise`. */
export function compliantAgent(otherwise: Agent): Agent {
  let turn = 0
  return {
    name: `obedient-${otherwise.name}`,
    async propose(call) {
      const { orders } = readSnapshot(call.snapshot)
      const order = orders[turn++ % orders.length]
      if (order === undefined) return otherwise.propose(call)
      return { bytes: Buffer.from(order), model: 'hostile:complied_with_order' }
    },
  }
}

function pickKind(attackContext: AttackContext): string {
  const possible = HOSTILE_KINDS.filter(
    (kind) =>
      (kind !== 'complied_with_order' || attackContext.orders.length > 0) &&
      (kind !== 'replay' || attackContext.earlier.length > 0) &&
      (kind !== 'snapshot_id_anywhere' || attackContext.ids.length > 0),
  )
  let left = attackContext.random.below(possible.reduce((sum, kind) => sum + ATTACKS[kind]!.weight, 0))
  return possible.find((kind) => {
    left -= ATTACKS[kind]!.weight
    return left < 0
  })!
}

function toBytes(answer: unknown): Uint8Array {
  if (answer instanceof Uint8Array) return answer
  return Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer))
}
