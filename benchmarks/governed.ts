import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Lanewright } from '#host/open.ts'
import { programArguments } from './support/arguments.ts'
import { newSamples, type Samples, withLanewright } from './support/fixture.ts'
import { machine } from './support/machine.ts'
import { installPeers } from './support/peer.ts'
import { serverAndProcessMs } from './support/processor-time.ts'
import { finish, rounded, table } from './support/report.ts'
import { ringingAgent, ringingApp, ringingWorkspace } from './support/ringing.ts'
import { coldPeer, openSides, PEERS, type Side, type Sides, WORKSPACES, walBytes } from './support/sides.ts'

/**
 * How fast is a durable governed step beside the raw limit and beside peers? All on one server in one run, in turn, several
 * rounds, medians; with one workspace and with eight. What each side does and does not do stands in its file and in the
 * README. Besides: bytes a step leaves, what it costs a peer later on, and the first step of a new process.
 */
const given = programArguments({ short: 'flag', rounds: 'count', steps: 'count' })
const ROUNDS = given.rounds ?? (given.short ? 5 : 15)
const STEPS = given.steps ?? (given.short ? 10 : 20)
const WARM_UP_ROUNDS = 2
const COLD_STARTS = 3
const LATER = [10, 100, 1000]
const ROLES = ['owner', 'app', 'desk', 'auditor', 'dispatch'] as const

installPeers()
const agent = ringingAgent()
await withLanewright({ apps: [ringingApp], agentFor: () => agent }, async (lw) => {
  const admin = new pg.Client({ connectionString: lw.server!.url('superuser') })
  admin.on('error', () => {})
  await admin.connect()
  try {
    console.log(`machine  ${await machine(admin)}\n`)
    const sides = await openSides(lw, admin, agent)
    try {
      const times = await inTurn(sides.all)
      const costs = await costsOf(sides.all, admin, lw.server!.pid)
      const later = given.short ? {} : await laterSteps(sides)
      // One process of a peer at a time: two would take each other's work.
      await sides.close()
      const cold = given.short ? newSamples() : await coldStarts(lw, sides)
      print(sides.all, times, costs, later, cold)
    } finally {
      await sides.close()
    }
  } finally {
    await admin.end()
  }
})

type Costs = Record<string, { wal: number; size: number; processor: number }>

function by(name: string, many: number): string {
  return `${name} with ${many}`
}

/** Milliseconds a step. Each side is first in a round as often as the others. */
async function inTurn(sides: Side[]): Promise<Samples> {
  const samples = newSamples()
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const first = (round + WARM_UP_ROUNDS) % sides.length
    for (const side of [...sides.slice(first), ...sides.slice(0, first)]) {
      for (const many of [1, WORKSPACES]) {
        const ms = (await side.run(many, STEPS)) / (many * STEPS)
        if (round >= 0) samples.add(by(side.name, many), ms)
      }
    }
  }
  return samples
}

/** What a step adds to the tables with their indexes and to the server's log, and its processor time on both sides. */
async function costsOf(sides: Side[], admin: pg.Client, serverPid: number): Promise<Costs> {
  const costs: Costs = {}
  const look = async (side: Side) => ({
    size: await side.sizeBytes(),
    wal: await walBytes(admin),
    processor: serverAndProcessMs(serverPid, side.pid),
  })
  for (const side of sides) {
    const steps = STEPS * 3
    const before = await look(side)
    await side.run(WORKSPACES, steps)
    const after = await look(side)
    const per = (what: keyof typeof before) => (after[what] - before[what]) / (steps * WORKSPACES)
    costs[side.name] = { size: per('size'), wal: per('wal'), processor: per('processor') }
  }
  return costs
}

/** A peer's step when its workspace has made so many, wrapped; ours stands in `growth`. */
async function laterSteps({ peers }: Sides): Promise<Record<string, number[]>> {
  const window = 10
  const later: Record<string, number[]> = {}
  for (const [name, peer] of peers) {
    let made = 0
    const costs: number[] = []
    for (const at of LATER) {
      if (at - window > made) await peer.run('wrapped', ['later'], at - window - made)
      costs.push((await peer.run('wrapped', ['later'], window)) / window)
      made = at
    }
    later[name] = costs
  }
  return later
}

/** From starting a process to its first durable step, in milliseconds. The first start of ours fills the cache of compiled code. */
async function coldStarts(lw: Lanewright, sides: Sides): Promise<Samples> {
  const samples = newSamples()
  const lease = await ringingWorkspace(lw, 'Cold')
  await lw.leases.release(lease)
  await coldOurs(lw, lease.workspace)
  for (let i = 0; i < COLD_STARTS; i++) {
    samples.add('ours', await coldOurs(lw, lease.workspace))
    for (const name of PEERS) samples.add(name, await coldPeer(sides, name))
  }
  return samples
}

async function coldOurs(lw: Lanewright, workspace: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-cold-'))
  const program = fileURLToPath(new URL('./support/cold-start.ts', import.meta.url))
  try {
    const started = performance.now()
    const flags = ['--max-semi-space-size=8', '--conditions=lanewright-source']
    const child = spawn(process.execPath, [...flags, program], { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    const urls = Object.fromEntries(ROLES.map((role) => [role, lw.server!.url(role)]))
    child.stdin.end(JSON.stringify({ urls, dataDir: join(folder, 'data'), workspace }))
    await Promise.race([once(child.stdout, 'data'), ended])
    const ms = performance.now() - started
    const [code] = await ended
    if (code !== 0) throw new Error(`a cold start ended with ${code}`)
    return ms
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function print(sides: Side[], times: Samples, costs: Costs, later: Record<string, number[]>, cold: Samples): void {
  const rate = (name: string, many: number) => 1000 / times.median(by(name, many))
  const beside = (name: string, many: number) => rounded(rate('ours', many) / rate(name, many))
  console.log(`a durable governed step: ${ROUNDS} rounds of ${STEPS} steps a workspace, in turn, medians`)
  console.log(
    table(
      [
        '',
        '1 workspace: ms',
        'steps/s',
        'ours beside',
        '8 workspaces: ms',
        'steps/s',
        'ours beside',
        'processor: ms',
        'table bytes',
        'log bytes',
      ],
      sides.map(({ name }) => [
        name,
        ...[1, WORKSPACES].flatMap((many) => [
          times.median(by(name, many)).toFixed(2),
          rate(name, many).toFixed(0),
          beside(name, many).toFixed(2),
        ]),
        costs[name]!.processor.toFixed(2),
        costs[name]!.size.toFixed(0),
        costs[name]!.wal.toFixed(0),
      ]),
    ),
  )
  if (!given.short) {
    console.log('\nwrapped peers later on, and the first durable step of a new process')
    const rows = ['ours', ...PEERS].map((name) => [
      name,
      ...LATER.map((_, i) => later[name]?.[i]?.toFixed(2) ?? 'see growth'),
      cold.median(name).toFixed(0),
    ])
    console.log(table(['', ...LATER.map((at) => `ms at step ${at}`), 'cold start: ms'], rows))
  }
  console.log('')
  const ratios: Record<string, number> = {}
  for (const many of [1, WORKSPACES]) {
    ratios[`raw_${many}`] = beside('raw limit', many)
    for (const name of [...PEERS, 'mastra, default']) ratios[`${name.replace(/\W+/, '_')}_${many}`] = beside(name, many)
    ratios[`best_peer_${many}`] = Math.min(...PEERS.map((name) => beside(name, many)))
  }
  finish(ratios)
}
