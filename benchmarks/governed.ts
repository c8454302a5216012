import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPeer, installPeers } from './support/peer.ts'
import { openRaw } from './support/raw.ts'
import { recordStep } from './support/record.ts'
import { ringingAgent, ringingPack, ringingWorkspace, ringTimes } from './support/ringing.ts'
import { median, timeMs, withLanewright } from './support/world.ts'

const [ROUNDS, STEPS] = [Number(process.argv[2] ?? 9), Number(process.argv[3] ?? 20)]
const agent = ringingAgent()
installPeers()
await withLanewright({ packs: [ringingPack], agentFor: () => agent }, async (lw) => {
  const admin = new pg.Client({ connectionString: lw.server!.url('superuser') })
  admin.on('error', () => {})
  await admin.connect()
  const leases = []
  for (let i = 0; i < 8; i++) leases.push(await ringingWorkspace(lw, `Bench ${i}`))
  await ringTimes(lw, leases[0]!, 3)
  const step = await recordStep(lw, admin, leases[0]!)
  const inserted = (table: string) => step.commits.flat().find((w) => w.table === table && w.inserted.length > 0)?.inserted
  if (process.argv[4] === '-v') for (const c of step.commits) console.log(c.map((w) => `${w.table} +${w.inserted.length} ~${w.updated.map((u) => Object.keys(u.changed))}`), JSON.stringify(c).length)
  const workspaces = leases.map(() => randomUUID())
  const raw = await openRaw(lw, step, workspaces)
  await admin.query('create database peer_langgraph')
  const url = lw.server!.url('superuser').replace(/\/[^/]*$/, '/peer_langgraph')
  const material = { snapshot: JSON.parse(step.snapshot), proposal: inserted('kernel.agent_calls')?.[0], intent: inserted('kernel.intents')?.[0], receipt: inserted('kernel.receipts')?.[0] }
  console.log('snapshot bytes', step.snapshot.length)
  const langgraph = await openPeer('langgraph', { url, material, connections: 20 })
  const sides: Record<string, (n: number) => Promise<number>> = {
    ours: (n) => timeMs(() => Promise.all(leases.slice(0, n).map((l) => ringTimes(lw, l, STEPS)))),
    raw: (n) => timeMs(() => Promise.all(workspaces.slice(0, n).map(async (w) => { for (let i = 0; i < STEPS; i++) await raw.step(w) }))),
    langgraph: (n) => langgraph.run('wrapped', workspaces.slice(0, n), STEPS),
    'langgraph natural': (n) => langgraph.run('natural', workspaces.slice(0, n), STEPS),
  }
  const samples: Record<string, number[]> = {}
  for (let round = -2; round < ROUNDS; round++)
    for (const n of [1, 8])
      for (const [name, run] of Object.entries(sides)) {
        const ms = (await run(n)) / STEPS / n
        if (round >= 0) (samples[`${name} ${n}`] ??= []).push(ms)
      }
  for (const [name, all] of Object.entries(samples)) console.log(name.padEnd(24), median(all).toFixed(3), 'ms a step', (1000 / median(all)).toFixed(0), 'a second')
  await langgraph.close()
  await admin.end()
  for (const lease of leases) await lw.leases.release(lease)
})
