import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CampaignGoal } from '../contracts.ts'
import { writeReport } from '../services/report.ts'
import { type DryRunResult, runDryRun } from './dry-run.ts'

/** Always the same one: what is drawn for a person is drawn from it. */
const CAMPAIGN = '0a4f8c1e-52d7-4b8e-9c1f-6f6d0e7b0001'
const SEED = 11

export const DEMO_GOAL: Omit<CampaignGoal, 'contacts' | 'account'> = {
  audience: 'People who decide how their company works with suppliers',
  offer: 'a short talk about writing things down',
  sender: 'Robin',
  channel: 'demo',
  time_zone: 'Europe/Berlin',
  one_per_company: false,
  give_up_days: 6,
  close_days: 3,
  steps: [
    {
      type: 'connection_request',
      drafts: [
        { variant: 'work', text: 'Hello {first_name}, your work as {job_title} made me curious. May I connect?' },
        { variant: 'company', text: 'Hello {first_name}, I read about {company} and would be glad to connect.' },
      ],
    },
    {
      type: 'follow_up',
      wait_days: 2,
      drafts: [{ variant: 'offer', text: 'Thank you, {first_name}. Would {offer} be of use to {company}? Robin' }],
    },
  ],
  scoring: {
    criteria: {
      job_title_relevance: { weight: 0.4, target_keywords: ['Director', 'Manager', 'Engineer'] },
      company_size: { weight: 0.25, min: 20, max: 1500 },
      recent_activity: { weight: 0.2, days: 30 },
      profile_completeness: { weight: 0.15 },
    },
  },
}

export interface DemoOptions {
  leads: number
  again?: true
}

/** Forty leads, from the file to the report, and the proof of it. What was interrupted is gone on with. */
export async function demonstrateCampaign(
  folder: string,
  options: DemoOptions,
  log: (line: string) => void,
): Promise<DryRunResult> {
  if (options.again) await rm(folder, { recursive: true, force: true })
  if (options.again) await rm(`${folder}.journal`, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const finished = join(folder, 'finished.json')
  if (existsSync(finished)) {
    log(`The campaign in ${folder} is completed; --again begins a new one.`)
    return JSON.parse(await readFile(finished, 'utf8')) as DryRunResult
  }
  const { leads } = options
  const goal = { ...DEMO_GOAL, account: 'filled in', contacts: leads }
  const file = join(folder, 'report.html')
  const shown = await runDryRun({
    ...{ dataDir: folder, campaign: CAMPAIGN, leads, goal, seed: SEED, log },
    async inspect(lw) {
      await rm(file, { force: true })
      await writeReport(lw, { campaign: CAMPAIGN, file, madeAt: new Date(lw.deps.clock.nowMs()).toISOString() })
    },
  })
  await writeFile(finished, JSON.stringify(shown))
  for (const line of conclusion(shown)) log(line)
  log(`The report: ${file}`)
  return shown
}

function conclusion({ figures, days, arrived, ledger }: DryRunResult): string[] {
  const { leads, replies } = figures as { leads: Record<string, number>; replies: Record<string, number> }
  const { accepted = 0, responded = 0 } = leads
  return [
    '',
    `${arrived.length} messages in ${days} days of the network's time, each approved word by word and seen there afterwards.`,
    `${accepted + responded} accepted, ${responded} answered${leftAlone(replies.opted_out ?? 0)}.`,
    `${ledger.entries} ledger entries ${ledger.verified ? 'verified, every table rebuilt without a difference' : 'NOT verified'}.`,
  ]
}

function leftAlone(people: number): string {
  if (people === 0) return ''
  return people === 1 ? '; one asked to be left alone and will be' : `; ${people} asked to be left alone and will be`
}
