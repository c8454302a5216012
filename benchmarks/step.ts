import { Type } from 'typebox'
import type { Lanewright } from '#apps/compose.ts'
import { closed } from '#contracts/closed.ts'
import { runCycle } from '#controller/cycle.ts'
import type { Lease } from '#controller/deps.ts'
import type { Agent } from '#ports/agent.ts'
import type { Pack } from '#ports/pack.ts'
import type { Tool } from '#ports/tool.ts'
import { lettersPack } from '../examples/letters/pack/pack.ts'
import { median, withLanewright } from './support/world.ts'

/**
 * What does one governed step cost beside the bare, fsynced commits that it cannot do without? A step without a side
 * effect is one commit, with one two; each is compared with as many single-row INSERTs on the same server. Rounds are
 * interleaved. No limit yet.
 */
const ROUNDS = 15
const STEPS = 20

const ring: Tool<{ n: number }> = {
  name: 'ring',
  input: closed({ n: Type.Integer() }),
  output: closed({}),
  effect: 'irreversible',
  timeoutMs: 1000,
  key: ({ n }) => String(n),
  run: async () => ({ outcome: 'done', output: {} }),
  verify: async () => ({ found: true }),
}

const letters = lettersPack({ postOffice: '' })
const RINGING = 'RING:\n  callers: [CLERK]\n  actions: [ring]\n  scope: [workspace_id, run_id]\n  approval: none\n'
const pack: Pack = {
  ...letters,
  policy: { ...letters.policy, lanes: { ...letters.policy.lanes, text: `${letters.policy.lanes.text}\n${RINGING}` } },
  tools: [...letters.tools, ring],
  actions: {
    ...letters.actions,
    ring_once: closed({ action_type: Type.Literal('ring_once'), n: Type.Integer() }),
  },
  decide: { ...letters.decide, ring_once: (_state, { n }) => ({ kind: 'tool', tool: 'ring', input: { n } }) },
}

let wants: 'select' | 'write' | 'effect' = 'select'
let n = 0
const agent: Agent = {
  name: 'bench',
  async propose({ snapshot }) {
    const { pending_tasks } = snapshot as { pending_tasks: Array<{ id: string }> }
    const proposals = {
      select: { action_type: 'select_next_task', task_id: pending_tasks[0]?.id },
      write: { action_type: 'create_task', task: { description: `One more task ${n++}` }, justification: 'measured' },
      effect: { action_type: 'ring_once', n: n++ },
    }
    return { bytes: Buffer.from(JSON.stringify(proposals[wants])) }
  },
}

await withLanewright({ packs: [pack], agentFor: () => agent }, async (lw) => {
  const leases: Lease[] = []
  for (let i = 0; i < 8; i++) {
    const goal = { letters: [{ key: `letter-${i}`, to: 'Reader', about: 'costs' }] }
    const workspace = await lw.create({ pack: 'letters', name: `Bench ${i}`, goal })
    leases.push((await lw.leases.take(workspace)) as Lease)
  }
  const owner = lw.database.pool('owner')
  await owner.query('create schema bench; create table bench.bare (n bigint generated always as identity, body text)')
  await owner.query('grant usage on schema bench to lanewright_app; grant insert on bench.bare to lanewright_app')
  for (const lease of leases) await governed(lw, lease, 'select', 1)

  const samples: Record<string, number[]> = {}
  for (let round = -2; round < ROUNDS; round++) {
    for (const many of [1, 8]) {
      for (const kind of ['write', 'effect'] as const) {
        const commits = kind === 'write' ? 1 : 2
        const step = await perStep(leases.slice(0, many), (lease) => governed(lw, lease, kind, STEPS))
        const bare = await perStep(leases.slice(0, many), () => inserts(lw, STEPS * commits))
        if (round < 0) continue
        for (const [side, ms] of Object.entries({ step, bare })) {
          const name = `${kind} ${many} ${side}`
          samples[name] = [...(samples[name] ?? []), ms]
        }
      }
    }
  }

  const ratios: Record<string, number> = {}
  console.log('step                     workspaces   ms per step   bare commits   ratio')
  for (const many of [1, 8]) {
    for (const kind of ['write', 'effect']) {
      const [step, bare] = ['step', 'bare'].map((side) => median(samples[`${kind} ${many} ${side}`] ?? [])) as [
        number,
        number,
      ]
      ratios[`step_${kind}_${many}`] = Number((step / bare).toFixed(2))
      const label = kind === 'write' ? 'without a side effect' : 'with a side effect'
      const numbers = [step.toFixed(2).padStart(12), bare.toFixed(2).padStart(14), (step / bare).toFixed(2).padStart(7)]
      console.log(`${label.padEnd(24)} ${String(many).padStart(10)}  ${numbers.join(' ')}`)
    }
  }
  console.log(JSON.stringify({ ratios }))
  for (const lease of leases) await lw.leases.release(lease)
})

/** Wall time per step, all workspaces at once. */
async function perStep(leases: Lease[], work: (lease: Lease) => Promise<void>): Promise<number> {
  const start = performance.now()
  await Promise.all(leases.map(work))
  return (performance.now() - start) / (leases.length * STEPS)
}

async function governed(lw: Lanewright, lease: Lease, kind: typeof wants, steps: number): Promise<void> {
  wants = kind
  for (let i = 0; i < steps; i++) {
    const step = await runCycle(lw.deps, lease)
    const wanted = { select: 'select_next_task', write: 'create_task', effect: 'effect.verified' }[kind]
    if (step.did !== wanted) throw new Error(`a step did ${step.did} instead of ${wanted}`)
  }
}

async function inserts(lw: Lanewright, times: number): Promise<void> {
  const app = lw.database.pool('app')
  for (let i = 0; i < times; i++) {
    await app.query({ name: 'bare', text: 'insert into bench.bare (body) values ($1)', values: ['x'.repeat(200)] })
  }
}
