import type { Random } from '#integrations/models/hostile/random.ts'
import { hostileAgent } from '#integrations/models/hostile.ts'
import type { Agent, AgentCall } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import type { Temper } from '#testing/simulator/types.ts'

type Speak = (temper: Temper, call: AgentCall) => Promise<Uint8Array>

const EARLIER_MOST = 20

/** The app's own agent on its good days, and what becomes of it on others. */
export function appSpeaker(app: App, random: Random): Speak {
  const tools = Object.fromEntries(app.tools.map((tool) => [tool.name, tool.input]))
  const earlier: string[] = []
  let hostile: Agent | undefined
  return async (temper, call) => {
    if (temper === 'broken') throw new Error('the agent cannot be reached')
    if (temper === 'hostile') {
      hostile ??= hostileAgent({
        seed: random.uuid(),
        vocabulary: app.actions,
        known: { tools, ids: [SYSTEM_WORKSPACE] },
      })
      return (await hostile.propose({ ...call, maxBytes: 4096 })).bytes
    }
    const { bytes } = await app.agent.propose(call)
    const good = Buffer.from(bytes).toString('utf8')
    earlier.push(good)
    if (earlier.length > EARLIER_MOST) earlier.shift()
    // Says again what it said before, whatever came of it.
    if (temper === 'pushy') return Buffer.from(random.pick(earlier))
    return temper === 'silly' ? Buffer.from(muddled(good, call.snapshot, random)) : bytes
  }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Well formed, and about somebody or something else that it was shown, or in other words. */
function muddled(good: string, snapshot: unknown, random: Random): string {
  const ids = [...new Set(JSON.stringify(snapshot).match(UUID) ?? [])]
  const mixed = ids.length > 0 ? good.replace(UUID, (id) => (random.chance(0.5) ? random.pick(ids) : id)) : good
  const proposal = JSON.parse(mixed) as Record<string, unknown>
  if (random.chance(0.3)) proposal.requires_approval = true
  return JSON.stringify(random.chance(0.5) ? reworded(proposal, random) : proposal)
}

const WORDS = ['today', 'Dear friend,', 'P.S. Call me.', 'https://elsewhere.example/in/x', 'x'.repeat(300)]

/** One of its texts says something more. */
function reworded(value: unknown, random: Random): unknown {
  if (typeof value === 'string' && value.length > 12 && !value.match(UUID)) return `${value} ${random.pick(WORDS)}`
  if (Array.isArray(value)) return value.map((one) => (random.chance(0.5) ? reworded(one, random) : one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, random.chance(0.5) ? reworded(one, random) : one]),
  )
}
