import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lanewright } from '#host/open.ts'
import type { Lease } from '#kernel/controller/deps.ts'
import { programArguments } from './support/arguments.ts'
import { fillLedgers } from './support/fill.ts'
import { newSamples, timeMs, withLanewright } from './support/fixture.ts'
import { imported } from './support/leads.ts'
import { finish, rounded, table } from './support/report.ts'
import { ringingAgent, ringingLease, ringingWorkspace, ringTimes } from './support/ringing.ts'
import { ringingFixture } from './support/ringing-fixture.ts'

/**
 * Does a step cost more when much lies behind it? A governed step at step 10 and at a late one of a workspace; with ten leads
 * and with many; with a hundred ledger rows and with many. What is small and what is large stand on a server each and
 * are measured in turn. `--data FOLDER` keeps the large server, so that a long fill is made once and goes on after a break.
 */
const given = programArguments({ short: 'flag', steps: 'count', leads: 'count', ledger: 'count', data: 'folder' })
const STEPS = given.steps ?? (given.short ? 1000 : 10_000)
const LEADS = given.leads ?? (given.short ? 20_000 : 1_000_000)
const LEDGER = given.ledger ?? (given.short ? 200_000 : 10_000_000)
const FEW_LEADS = 10
const FEW_ENTRIES = 100
const ROUNDS = given.short ? 9 : 25
const BATCH = 10

const agent = ringingAgent()
const options = { ...ringingFixture, agentFor: () => agent }
const folder = mkdtempSync(join(tmpdir(), 'lanewright-growth-'))
const rows: string[][] = []
const ratios: Record<string, number> = {}
try {
  await withLanewright(options, async (small) => {
    await withLanewright({ ...options, ...(given.data ? { dataDir: given.data } : {}) }, (large) => all(small, large))
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log('the cost of one step, medians')
console.log(table(['', 'small', 'ms', 'large', 'ms', 'ratio'], rows))
console.log('')
finish(ratios)

async function all(small: Lanewright, large: Lanewright): Promise<void> {
  await ofSteps(small)
  await ofLedger(small, large)
  await ofLeads(small, large)
}

/** The tenth step and a late one, of workspaces on one server; young ones are taken anew for each round. */
async function ofSteps(lw: Lanewright): Promise<void> {
  const late = await ringingWorkspace(lw, 'Late')
  const middle = await ringingWorkspace(lw, 'Middle')
  await ringTimes(lw, middle, Math.ceil(STEPS / 10))
  await ringTimes(lw, late, STEPS)
  const young: Lease[] = []
  for (let i = 0; i < ROUNDS + 1; i++) young.push(await ringingWorkspace(lw, `Young ${i}`))
  const step = (name: string) => (round: number) => {
    const leases: Record<string, Lease | undefined> = { late, middle, young: young[round + 1] }
    return ringTimes(lw, leases[name]!, BATCH)
  }
  const ms = await inTurn({ young: step('young'), middle: step('middle'), late: step('late') })
  add('growth_steps_middle', `step ${BATCH}`, ms('young'), `step ${count(STEPS / 10)}`, ms('middle'))
  add('growth_steps', `step ${BATCH}`, ms('young'), `step ${count(STEPS)}`, ms('late'))
  for (const lease of [late, middle, ...young]) await lw.leases.release(lease)
}

/** The large ledger is that of two workspaces, which are filled beside each other; one of them makes the steps. */
async function ofLedger(small: Lanewright, large: Lanewright): Promise<void> {
  const few = await ringingWorkspace(small, 'Short ledger')
  await fillLedgers(small, [few.workspace], FEW_ENTRIES)
  const names = ['Long ledger 1', 'Long ledger 2']
  const workspaces = [await workspaceNamed(large, names[0]!), await workspaceNamed(large, names[1]!)]
  const fillMs = await timeMs(() => fillLedgers(large, workspaces, LEDGER))
  await large.database.pool('owner').query('vacuum analyze')
  console.log(`filled ${count(LEDGER)} ledger rows in ${(fillMs / 1000).toFixed(0)} s`)
  const many = await ringingLease(large, workspaces[0]!)
  const ms = await inTurn({ few: () => ringTimes(small, few, BATCH), many: () => ringTimes(large, many, BATCH) })
  add('growth_ledger', `${FEW_ENTRIES} ledger rows`, ms('few'), `${count(LEDGER)} ledger rows`, ms('many'))
  await small.leases.release(few)
  await large.leases.release(many)
}

async function ofLeads(small: Lanewright, large: Lanewright): Promise<void> {
  const known = await knownWorkspace(large, `${LEADS} leads`)
  const campaign = known ?? (await imported(large, folder, LEADS, true)).campaign
  await large.database.pool('owner').query('vacuum analyze')
  const few = await ringingLease(small, (await imported(small, folder, FEW_LEADS, true)).campaign)
  const many = await ringingLease(large, campaign)
  const ms = await inTurn({ few: () => ringTimes(small, few, BATCH), many: () => ringTimes(large, many, BATCH) })
  add('growth_leads', `${FEW_LEADS} leads`, ms('few'), `${count(LEADS)} leads`, ms('many'))
  await small.leases.release(few)
  await large.leases.release(many)
}

/** Milliseconds a step of each; the first round is not counted, and each comes first as often as the others. */
async function inTurn(sides: Record<string, (round: number) => Promise<void>>): Promise<(name: string) => number> {
  const samples = newSamples()
  const names = Object.keys(sides)
  for (let round = -1; round < ROUNDS; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round + 1) % names.length]!
      const ms = await timeMs(() => sides[name]!(round))
      if (round >= 0) samples.add(name, ms / BATCH)
    }
  }
  return samples.median
}

function add(name: string, small: string, smallMs: number, large: string, largeMs: number): void {
  ratios[name] = rounded(largeMs / smallMs)
  const row = [name, small, smallMs.toFixed(2), large, largeMs.toFixed(2), String(ratios[name])]
  rows.push(row)
  // At once: a long run that is broken off has told what it had.
  console.error(row.join('  '))
}

async function workspaceNamed(lw: Lanewright, name: string): Promise<string> {
  const known = await knownWorkspace(lw, name)
  if (known) return known
  const lease = await ringingWorkspace(lw, name)
  await lw.leases.release(lease)
  return lease.workspace
}

async function knownWorkspace(lw: Lanewright, name: string): Promise<string | undefined> {
  const sql = 'select workspace_id from kernel.workspaces where name = $1 order by created_at limit 1'
  return (await lw.database.pool('auditor').query(sql, [name])).rows[0]?.workspace_id
}

function count(value: number): string {
  return Math.ceil(value).toLocaleString('en')
}
