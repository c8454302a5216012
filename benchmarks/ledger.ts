import type { Lanewright } from '#host/open.ts'
import type { Lease } from '#kernel/controller/deps.ts'
import { programArguments } from './support/arguments.ts'
import { fillLedgers, marks } from './support/fill.ts'
import { median, timeMs, withLanewright } from './support/fixture.ts'
import { finish } from './support/report.ts'
import { ringingAgent, ringingApp, ringingWorkspace, ringTimes } from './support/ringing.ts'

/**
 * What does the ledger cost? Entries appended, verified and replayed a second; a verification since the last one with
 * 10,000 new entries, beside a ledger of ten million; one step with a side effect with its seal, beside the same step without.
 * `npm run bench ledger -- --rows 100000` takes a smaller ledger. Beyond a million rows the others are those of further
 * workspaces, and of the quickest table: they are verified, and no more.
 */
const given = programArguments({ short: 'flag', rows: 'count' })
const ROWS = given.rows ?? (given.short ? 50_000 : 10_000_000)
const APPENDED = Math.min(ROWS, 1_000_000)
const SINCE = Math.min(10_000, ROWS)
const BATCH = 20_000
const ROUNDS = given.short ? 9 : 15
const STEPS = given.short ? 10 : 20

const agent = ringingAgent()
agent.wants = 'shout_once'
await withLanewright({ apps: [ringingApp], tables: [marks], agentFor: () => agent }, async (lw) => {
  const lease = await ringingWorkspace(lw, 'Small')
  const seal = await costOfSealing(lw, lease)
  const large = await idleWorkspace(lw, 'Large')
  const appendMs = await timeMs(() => append(lw, large, APPENDED))
  if (ROWS > APPENDED) {
    const others = [await idleWorkspace(lw, 'Further 1'), await idleWorkspace(lw, 'Further 2')]
    await fillLedgers(lw, others, ROWS - APPENDED)
  }
  await lw.database.pool('owner').query('vacuum analyze')
  const whole = await timed(() => lw.verify())
  const replay = await timed(() => lw.replay(large))
  await append(lw, large, SINCE)
  const since = await timed(() => lw.verify({ since: true }))
  if (!whole.value.ok || !since.value.ok || !replay.value.ok) throw new Error('the ledger does not verify')

  const rate = (n: number, ms: number) => Math.round((n / ms) * 1000).toLocaleString('en')
  console.log(
    `append   ${APPENDED.toLocaleString('en')} rows in statements of ${BATCH}: ${rate(APPENDED, appendMs)} entries a second`,
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
  finish(ratios)
})

async function timed<T>(run: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const value = await run()
  return { value, ms: performance.now() - start }
}

async function idleWorkspace(lw: Lanewright, name: string): Promise<string> {
  const lease = await ringingWorkspace(lw, name)
  await lw.leases.release(lease)
  return lease.workspace
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
async function costOfSealing(lw: Lanewright, lease: Lease) {
  const journal = lw.deps.journal
  const silent = { ...journal, seal: async () => {} }
  const samples = { withSeal: [] as number[], without: [] as number[] }
  for (let round = -2; round < ROUNDS; round++) {
    for (const [side, used] of [
      ['withSeal', journal],
      ['without', silent],
    ] as const) {
      lw.deps.journal = used
      const ms = await timeMs(() => ringTimes(lw, lease, STEPS))
      if (round >= 0) samples[side].push(ms / STEPS)
    }
  }
  lw.deps.journal = journal
  await lw.leases.release(lease)
  const [withSeal, without] = [median(samples.withSeal), median(samples.without)]
  return { withSeal, without, ratio: withSeal / without }
}
