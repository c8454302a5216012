import { Type } from 'typebox'
import type { Lanewright } from '#host/open.ts'
import { closed } from '#kernel/contracts/closed.ts'
import { runCycle } from '#kernel/controller/cycle.ts'
import type { Lease } from '#kernel/controller/deps.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { lettersApp } from '../../examples/letters/app/app.ts'

/**
 * The governed step that is measured: the real controller with an agent and a tool that take no time, so that what is
 * left is the cost of being governed. Ringing can be done again under its key; what is shouted cannot be taken back, so the
 * head is sealed in the journal before it, with an fsync of its own.
 */

const sound = (name: string, effect: 'idempotent' | 'irreversible'): Tool<{ n: number }> => ({
  name,
  input: closed({ n: Type.Integer() }),
  output: closed({}),
  effect,
  timeoutMs: 1000,
  key: ({ n }) => String(n),
  run: async () => ({ outcome: 'done', output: {} }),
  verify: async () => ({ found: true }),
})

const once = (name: string) => closed({ action_type: Type.Literal(name), n: Type.Integer() })

/** An app in whose every workspace an agent can ring, whatever else is to be done there. */
export function withRing(app: App): App {
  const scope = 'scope: [workspace_id, run_id]'
  const lane = `RING:\n  callers: [${app.agentRole}]\n  actions: [ring, shout]\n  ${scope}\n  approval: none\n  risk: low\n`
  return {
    ...app,
    policy: { ...app.policy, lanes: { ...app.policy.lanes, text: `${app.policy.lanes.text}\n${lane}` } },
    tools: [...app.tools, sound('ring', 'idempotent'), sound('shout', 'irreversible')],
    actions: { ...app.actions, ring_once: once('ring_once'), shout_once: once('shout_once') },
    decide: {
      ...app.decide,
      ring_once: (_state, { n }) => ({ kind: 'tool', tool: 'ring', input: { n } }),
      shout_once: (_state, { n }) => ({ kind: 'tool', tool: 'shout', input: { n } }),
    },
  }
}

export const ringingApp = withRing(lettersApp({ postOffice: '' }))

export interface RingingAgent extends Agent {
  wants: 'ring_once' | 'shout_once'
}

/** Takes the first task, then rings for ever. A number of its own in each process, so that no key comes twice. */
export function ringingAgent(): RingingAgent {
  let n = Date.now()
  const agent: RingingAgent = {
    name: 'bench',
    wants: 'ring_once',
    async propose({ snapshot }) {
      const { current_task, pending_tasks } = snapshot as {
        current_task: unknown
        pending_tasks: Array<{ id: string }>
      }
      const proposal = current_task
        ? { action_type: agent.wants, n: n++ }
        : { action_type: 'select_next_task', task_id: pending_tasks[0]?.id }
      return { bytes: Buffer.from(JSON.stringify(proposal)) }
    },
  }
  return agent
}

/** A workspace whose every further step is a ring. */
export async function ringingWorkspace(lw: Lanewright, name: string): Promise<Lease> {
  const goal = { letters: [{ key: 'letter', to: 'Reader', about: 'costs' }] }
  return ringingLease(lw, await lw.create({ app: 'letters', name, goal }))
}

const SETTLING_MOST = 50

/** Takes it and does what is due, until one ring follows another. */
export async function ringingLease(lw: Lanewright, workspace: string): Promise<Lease> {
  const lease = await leaseOf(lw, workspace)
  let did = ''
  for (let rung = 0, i = 0; i < SETTLING_MOST; i++) {
    ;({ did } = await runCycle(lw.deps, lease))
    rung = did === 'effect.verified' ? rung + 1 : 0
    if (rung === 2) return lease
  }
  throw new Error(`the workspace does not come to ringing: its last step was ${did}`)
}

export async function leaseOf(lw: Lanewright, workspace: string): Promise<Lease> {
  const lease = await lw.leases.take(workspace)
  if (!lease) throw new Error('the workspace is held')
  return lease
}

export async function ringTimes(lw: Lanewright, lease: Lease, steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) {
    const { did } = await runCycle(lw.deps, lease)
    if (did !== 'effect.verified') throw new Error(`a step did ${did} instead of effect.verified`)
  }
}
