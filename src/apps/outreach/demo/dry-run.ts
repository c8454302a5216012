import { readFileSync } from 'node:fs'
import { type NetworkAdmin, type NetworkState, networkAdmin } from '#demo/network/admin-client.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { State } from '#kernel/ports/store.ts'
import { outreachApp } from '../app.ts'
import type { CampaignGoal } from '../contracts.ts'
import { readAccounts } from '../services/accounts.ts'
import { importLeads } from '../services/lead-import.ts'
import { type ClockOfNetwork, clockOf } from '../services/network-clock.ts'
import { openOutreachServices } from '../services/outreach-services.ts'
import { PERSON, scriptedPerson } from '../services/scripted-person.ts'
import { leadsFile } from './dry-run-leads.ts'

export interface DryRunOptions {
  dataDir: string
  /** The same one goes on where it was; another begins anew. */
  campaign: string
  leads: number
  goal: CampaignGoal
  /** Of the practice network. */
  seed: number
  agent?: Agent
  /** Called at the end, while everything is still open. */
  inspect?(lw: Lanewright, there: { url: string; network: NetworkState }): Promise<void>
  log(line: string): void
}

export interface DryRunResult {
  workspace: string
  status: string
  /** Proposals that were heard. */
  cycles: number
  effects: { verified: number; not_done: number; uncertain: number }
  /** Of the network's time, from the first message to the end. */
  days: number
  figures: Record<string, unknown>
  /** What stands on the network, letter by letter: `slug kind text`. */
  arrived: string[]
  ledger: { entries: number; verified: boolean }
}

/**
 * A whole campaign on the practice network, in a real browser, with a person who was told what to decide. Whatever
 * ended it in the middle, it goes on from what is stored.
 */
export async function runDryRun(options: DryRunOptions): Promise<DryRunResult> {
  const { dataDir, seed, leads, log } = options
  const people = Math.max(leads, 20)
  const site = openOutreachServices({
    dataDir,
    accounts: readAccounts(`${dataDir}/accounts.yaml`),
    log: () => {},
    demo: { people, seed },
  })
  let lw: Lanewright | undefined
  try {
    const running = await site.demo()
    const admin = networkAdmin({ url: running.url, adminToken: readFileSync(running.adminTokenFile, 'utf8').trim() })
    const clock = await clockOf(admin)
    const app = outreachApp(site)
    lw = await openLanewright({
      dataDir,
      apps: [app],
      attached: [site],
      clock,
      // So that something is told now and then.
      limits: { stepsPerDrive: 12 },
      agentFor: () => options.agent ?? app.agent,
    })
    const goal = { ...options.goal, account: running.account.name }
    await prepare(lw, options, goal, running.url, log)
    await lw.presence.script(options.campaign)
    const dryRun = await runScenario(lw, options, admin, clock)
    await options.inspect?.(lw, { url: running.url, network: await admin.state() })
    return dryRun
  } finally {
    await (lw ? lw.close() : site.close())
  }
}

async function prepare(
  lw: Lanewright,
  options: DryRunOptions,
  goal: CampaignGoal,
  url: string,
  log: (line: string) => void,
) {
  const { campaign, leads, seed } = options
  const state = await lw.store.load(campaign)
  if (!state) {
    await lw.create({ pack: 'outreach', name: 'A rehearsal', goal, workspaceId: campaign })
    log(`A campaign with ${goal.steps.length} steps, on the practice network at ${url}`)
  } else log('Going on with the campaign where it was')
  const counts = (await lw.view(campaign, 'outreach', 'lead_counts')) as { total: number }
  if (counts.total > 0) return
  const report = await importLeads(lw, { campaign, person: PERSON, file: leadsFile(seed, leads, url) })
  log(`${report.imported} leads imported, ${report.skipped} of ${report.rows} rows skipped:`)
  for (const error of report.errors.slice(0, 3)) log(`  ${error.message}`)
}

/** Turns without anything that moves before it is said that nothing does. */
const PATIENCE = 5

async function runScenario(
  lw: Lanewright,
  options: DryRunOptions,
  admin: NetworkAdmin,
  clock: ClockOfNetwork,
): Promise<DryRunResult> {
  const { campaign, log } = options
  const person = scriptedPerson(lw, campaign, admin)
  let result = ''
  let idle = 0
  let pauses = 0
  for (;;) {
    const { steps, ended } = await lw.drive(campaign)
    const decided = await person.decide()
    const state = (await lw.store.load(campaign)) as State
    const line = await progressOf(lw, state, campaign)
    if (line !== result) log(line)
    result = line
    if (state.workspace.status === 'completed' || state.workspace.status === 'error') break
    pauses = steps.some(({ did }) => did === 'effect.verified')
      ? 0
      : pauses + (state.workspace.status === 'paused' ? 1 : 0)
    if (pauses > PATIENCE)
      throw new Failure('demo.paused', state.workspace.status_reason ?? 'it pauses', 'See to that, then run it again.')
    const wake = steps.at(-1)?.wakeAtMs
    idle = ended === 'idle' && decided === 0 && wake === undefined ? idle + 1 : 0
    if (ended === 'idle' && decided === 0 && wake !== undefined) await clock.advanceTo(wake)
    else if (idle > PATIENCE)
      throw new Failure(
        'demo.stands_still',
        `the campaign does not move: ${steps.at(-1)?.did}`,
        'Report this with the lines above.',
      )
  }
  return conclude(lw, campaign, admin)
}

async function progressOf(lw: Lanewright, state: State, campaign: string): Promise<string> {
  const counts = (await lw.view(campaign, 'outreach', 'lead_counts')) as Record<string, number>
  const task = state.current_task?.description ?? 'between two tasks'
  const waits = state.approvals.length > 0 ? `, ${state.approvals.length} waiting for the person` : ''
  const { contacted = 0, accepted = 0, responded = 0 } = counts
  return `  ${task}: ${contacted + responded} written to, ${accepted + responded} accepted, ${responded} answered${waits}`
}

async function conclude(lw: Lanewright, campaign: string, admin: NetworkAdmin): Promise<DryRunResult> {
  const [verified, replayed, network, state] = [
    await lw.verify(),
    await lw.replay(campaign),
    await admin.state(),
    await lw.store.load(campaign),
  ]
  const arrived = [
    ...network.invitations.map(({ slug, note }) => `${slug} note ${note ?? ''}`),
    ...network.messages.map(({ slug, text }) => `${slug} message ${text}`),
  ].sort()
  const first = network.invitations[0]?.at ?? network.now
  return {
    workspace: campaign,
    status: state?.workspace.status ?? 'gone',
    cycles: Number(state?.usage.agent_calls ?? 0),
    effects: await effectsOf(lw, campaign),
    days: Math.round((Date.parse(network.now) - Date.parse(first)) / 86_400_000),
    figures: (await lw.view(campaign, 'outreach', 'figures')) as Record<string, unknown>,
    arrived,
    ledger: { entries: verified.entries ?? 0, verified: verified.ok && replayed.ok && replayed.differences === 0 },
  }
}

async function effectsOf(lw: Lanewright, campaign: string): Promise<DryRunResult['effects']> {
  const { rows } = await lw.database
    .pool('auditor')
    .query<{ status: keyof DryRunResult['effects']; n: string }>(
      'select status, count(*) as n from kernel.intents where workspace_id = $1 group by 1',
      [campaign],
    )
  const counted = Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]))
  return { verified: 0, not_done: 0, uncertain: 0, ...counted }
}
