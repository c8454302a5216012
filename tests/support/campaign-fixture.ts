import { outreachApp } from '#apps/outreach/app.ts'
import type { CampaignGoal } from '#apps/outreach/contracts.ts'
import { LEAD_LIMITS, leadRow } from '#apps/outreach/domain/leads/lead-row.ts'
import type { OutreachServices } from '#apps/outreach/tools/services.ts'
import type { Person } from '#demo/network/people.ts'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'
import type { Agent, AgentCall } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Ids } from '#kernel/ports/clock.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { type ManualClock, manualClock } from './clock.ts'
import { BASE, type FakeNetwork, fakeNetwork, GOAL, siteOf } from './fake-network.ts'
import type { TestDatabase } from './server.ts'

export interface CampaignFixture {
  lw: Lanewright
  clock: ManualClock
  network: FakeNetwork
  campaign: string
  /** Everything the agent was asked, in order. */
  asked: AgentCall[]
  state(): Promise<State>
  /** What each step of a drive did. */
  steps(): Promise<string[]>
  addLeads(campaign: string, people: Person[]): Promise<void>
  send(kind: string, content?: Row, person?: string): Promise<void>
  /** Grants what waits; the text of a draft may be looked at first. */
  grantAll(campaign?: string, decide?: (content: string) => 'grant' | 'reject'): Promise<number>
  /** Drives, decides and lets time pass until the campaign is completed or nothing moves. */
  finish(campaign?: string, decide?: (content: string) => 'grant' | 'reject'): Promise<string>
  rows<T extends Row>(sql: string, values?: unknown[]): Promise<T[]>
}

export interface CampaignOptions extends Partial<Omit<LanewrightOptions, 'apps' | 'database'>> {
  database?: TestDatabase
  clock?: ManualClock
  goal?: Partial<CampaignGoal>
  people?: number
  agent?: Agent
  site?: Partial<OutreachServices>
  leads?: Person[]
  /** Packs that stand beside the campaigns. */
  beside?: App[]
  /** The pack with tools of other servers. */
  mounted?(app: App): App
  /** Where the profiles are; another network than the fake one has its own address. */
  base?: string
}

/** A campaign with a network that is held in the hand. The caller closes it. */
export async function buildCampaignFixture(
  options: Omit<CampaignOptions, 'database'> & Pick<LanewrightOptions, 'dataDir' | 'database'>,
): Promise<CampaignFixture> {
  const {
    clock = manualClock(),
    goal,
    people = 12,
    agent,
    site: outreach,
    base = BASE,
    beside = [],
    mounted,
    leads,
    ...rest
  } = options
  const network = fakeNetwork(clock, people)
  const asked: AgentCall[] = []
  const own = outreachApp(siteOf(network, outreach))
  const app = mounted?.(own) ?? own
  const lw = await openLanewright({
    present: () => true,
    seeded: { clock, ids: countedIds(), entropy: 'campaign' },
    agentFor: () => ({
      name: (agent ?? app.agent).name,
      propose(call) {
        asked.push(call)
        return (agent ?? app.agent).propose(call)
      },
    }),
    ...rest,
    apps: [app, ...beside],
  })
  const campaign = await lw.create({ pack: 'outreach', name: 'Spring', goal: { ...GOAL, ...goal } })
  const fixture = fixtureOf({ lw, clock, network, campaign, asked }, base)
  await fixture.addLeads(campaign, leads ?? network.people)
  return fixture
}

/** The same ids in the same order, so that two runs can be compared. */
function countedIds(): Ids {
  let n = 0
  return { uuid: () => `0198c0de-0000-7000-8000-${(++n).toString(16).padStart(12, '0')}` }
}

function fixtureOf(
  parts: Pick<CampaignFixture, 'lw' | 'clock' | 'network' | 'campaign' | 'asked'>,
  base: string,
): CampaignFixture {
  const { lw, clock, campaign } = parts
  const state = async (id = campaign) => (await lw.store.load(id)) as State
  const grantAll: CampaignFixture['grantAll'] = async (id = campaign, decide = () => 'grant') => {
    const pending = (await state(id)).approvals.filter((a) => a.status === 'pending')
    for (const { approval_id, action_hash, content } of pending) {
      const decision = decide(content)
      const sent = await lw.send(id, 'anna', 'approval.decide', { approval_id, action_hash, decision, role: 'OWNER' })
      if (!sent.ok) throw new Error(sent.refusal.message)
    }
    return pending.length
  }
  return {
    ...parts,
    state: () => state(),
    steps: async () => (await lw.drive(campaign)).steps.map((s) => s.did),
    addLeads: (id, people) => addLeads(lw, id, people, clock, base),
    async send(kind, content = {}, person = 'anna') {
      const sent = await lw.send(campaign, person, kind, content)
      if (!sent.ok) throw new Error(`${sent.refusal.code}: ${sent.refusal.message}`)
    },
    grantAll,
    async finish(id = campaign, decide) {
      for (let turn = 0; turn < 2000; turn++) {
        const { steps } = await lw.drive(id)
        if ((await grantAll(id, decide)) > 0) continue
        const last = steps.at(-1)
        const { status } = (await state(id)).workspace
        if (status !== 'active') return status
        if (last?.wakeAtMs !== undefined) clock.advance(Math.max(1000, last.wakeAtMs - clock.nowMs()))
        else if (steps.length === 1 && last?.idle) return `stands still: ${last.did}`
      }
      return 'never ends'
    },
    rows: async (sql, values = []) => (await lw.database.pool('auditor').query(sql, values)).rows,
  }
}

export async function addLeads(
  lw: Lanewright,
  id: string,
  people: Person[],
  clock: ManualClock,
  base: string,
): Promise<void> {
  const rows = people.map((person, i) =>
    leadRow(
      {
        full_name: person.name,
        profile_url: `${base}/in/${person.slug}`,
        job_title: person.headline.split(' at ')[0]?.slice(0, LEAD_LIMITS.job_title) ?? null,
        company: person.company,
        company_domain: null,
        company_size_low: null,
        company_size_high: null,
        seniority: null,
        location: person.location,
        headline: person.headline.slice(0, LEAD_LIMITS.headline),
        about: person.about.slice(0, LEAD_LIMITS.about),
        active_on: null,
      },
      lw.deps.ids.uuid(),
      'import',
      i + 2,
    ),
  )
  const lease = await lw.leases.take(id)
  if (!lease) throw new Error('the campaign is held')
  const app = await lw.database.pool('app').connect()
  try {
    await app.query('begin')
    const now = new Date(clock.nowMs()).toISOString()
    await app.query('select kernel.enter($1, $2, $3, $4)', [id, String(lease.fence), now, 'leads'])
    await app.query('select outreach.add_leads($1, $2)', [id, JSON.stringify(rows)])
    await app.query('commit')
  } finally {
    app.release()
    await lw.leases.release(lease)
  }
}
