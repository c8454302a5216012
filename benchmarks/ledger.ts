import { Type } from 'typebox'
import type { Lanewright } from '#apps/compose.ts'
import { closed } from '#contracts/closed.ts'
import { runCycle } from '#controller/cycle.ts'
import type { Lease } from '#controller/deps.ts'
import type { Agent } from '#ports/agent.ts'
import type { Pack } from '#ports/pack.ts'
import type { Tool } from '#ports/tool.ts'
import { lettersPack } from '../examples/letters/pack/pack.ts'
import { median, timeMs, withLanewright } from './support/world.ts'

/**
 * What does the ledger cost? Entries appended, verified and replayed a second on a large workspace; a verification
 * since the last one with 10,000 new entries; one step with a side effect with its seal, beside the same step without.
 * `npm run bench ledger 100000` takes a smaller workspace.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000)
const SINCE = Math.min(10_000, ROWS)
const BATCH = 20_000
const ROUNDS = 15
const STEPS = 20
const LIMITS = { verify_since_seconds: 1 }

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
  actions: { ...letters.actions, ring_once: closed({ action_type: Type.Literal('ring_once'), n: Type.Integer() }) },
  decide: { ...letters.decide, ring_once: (_state, { n }) => ({ kind: 'tool', tool: 'ring', input: { n } }) },
}
let selecting = true
let rung = 0
const agent: Agent = {
  name: 'bench',
  async propose({ snapshot }) {
    const { pending_tasks } = snapshot as { pending_tasks: Array<{ id: string }> }
    const select = { action_type: 'select_next_task', task_id: pending_tasks[0]?.id }
    return { bytes: Buffer.from(JSON.stringify(selecting ? select : { action_type: 'ring_once', n: rung++ })) }
  },
}

await withLanewright({ packs: [pack], agentFor: () => agent }, async (lw) => {
  const goal = { letters: [{ key: 'letter', to: 'Reader', about: 'costs' }] }
  const large = await lw.create({ pack: 'letters', name: 'Large', goal })
  const small = await lw.create({ pack: 'letters', name: 'Small', goal })
  const seal = await costOfSealing(lw, small)
  const appendMs = await timeMs(() => append(lw, large, ROWS))
  await lw.database.pool('owner').query('vacuum analyze')
  const whole = await timed(() => lw.verify())
  const replay = await timed(() => lw.replay(large))
  await append(lw, large, SINCE)
  const since = await timed(() => lw.verify({ since: true }))
  if (!whole.value.ok || !since.value.ok || !replay.value.ok) throw new Error('the ledger does not verify')

  const rate = (n: number, ms: number) => Math.round((n / ms) * 1000).toLocaleString('en')
  console.log(
    `append   ${ROWS.toLocaleString('en')} rows in statements of ${BATCH}: ${rate(ROWS, appendMs)} entries a second`,
  )
  console.log(
    `verify   ${whole.value.entries.toLocaleString('en')} entries: ${rate(whole.value.entries, whole.ms)} a second`,
  )
  console.log(`replay   ${replay.value.rows.toLocaleString('en')} rows: ${rate(replay.value.rows, replay.ms)} a second`)
  console.log(
    `since    ${since.value.entries.toLocaleString('en')} entries since the last verification: ${(since.ms / 1000).toFixed(2)} s`,
  )
  console.log(
    `step     with a seal ${seal.withSeal.toFixed(2)} ms, without ${seal.without.toFixed(2)} ms, ratio ${seal.ratio.toFixed(2)}`,
  )
  const ratios = {
    seal_step: Number(seal.ratio.toFixed(2)),
    verify_since_seconds: Number((since.ms / 1000).toFixed(2)),
  }
  console.log(JSON.stringify({ ratios }))
  process.exitCode = ratios.verify_since_seconds <= LIMITS.verify_since_seconds ? 0 : 1
})

async function timed<T>(run: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const value = await run()
  return { value, ms: performance.now() - start }
}

/** Through an evented table, so that every row is logged and chained as in real life. */
async function append(lw: Lanewright, workspace: string, rows: number): Promise<void> {
  const client = await lw.database.pool('app').connect()
  try {
    for (let left = rows; left > 0; left -= BATCH) {
      await client.query('begin')
      await client.query('select kernel.enter($1, null, null, null)', [workspace])
      await client.query(
        `insert into kernel.chat (workspace_id, message_id, author, text, said_at)
         select $1, gen_random_uuid(), 'user', 'One message among very many, number ' || n, kernel.now() from generate_series(1, $2::int) n`,
        [workspace, Math.min(BATCH, left)],
      )
      await client.query('commit')
    }
  } finally {
    client.release()
  }
}

/** The same steps with the journal and with one that only says yes, in turn. */
async function costOfSealing(lw: Lanewright, workspace: string) {
  const lease = (await lw.leases.take(workspace)) as Lease
  const journal = lw.deps.journal
  const silent = { ...journal, seal: async () => {} }
  await runCycle(lw.deps, lease)
  selecting = false
  const samples = { withSeal: [] as number[], without: [] as number[] }
  for (let round = -2; round < ROUNDS; round++) {
    for (const [side, used] of [
      ['withSeal', journal],
      ['without', silent],
    ] as const) {
      lw.deps.journal = used
      const ms = await timeMs(async () => {
        for (let i = 0; i < STEPS; i++) {
          const step = await runCycle(lw.deps, lease)
          if (step.did !== 'effect.verified') throw new Error(`a step did ${step.did}`)
        }
      })
      if (round >= 0) samples[side].push(ms / STEPS)
    }
  }
  lw.deps.journal = journal
  await lw.leases.release(lease)
  const [withSeal, without] = [median(samples.withSeal), median(samples.without)]
  return { withSeal, without, ratio: withSeal / without }
}
