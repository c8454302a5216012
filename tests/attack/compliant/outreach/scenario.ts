import { join } from 'node:path'
import type { CampaignGoal } from '#apps/outreach/contracts.ts'
import type { CampaignSnapshot } from '#apps/outreach/domain/decide/snapshot.ts'
import { leadsServiceOf } from '#apps/outreach/services/leads.ts'
import type { Person } from '#demo/network/people.ts'
import type { LanewrightOptions } from '#host/open.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { checkKernel } from '../../../integration/hostile/oracle-kernel.ts'
import { buildCampaignFixture, type CampaignFixture } from '../../../support/campaign-fixture.ts'
import { BASE, GOVERNOR } from '../../../support/fake-network.ts'
import { compliant } from '../agent.ts'
import { CAMPAIGN_LANES, checkCampaigns } from '../oracles/outreach.ts'
import { CAPS, type CampaignRecords, checkSystem, emptyCampaignRecords } from '../oracles/outreach-system.ts'
import { CANARIES } from '../oracles/traces.ts'
import { DISGUISES, dress, markOf, ORDERS, type Order } from '../orders.ts'
import { type Attempt, type ScenarioResult, thin } from '../scenario.ts'
import * as by from './carriers.ts'
import { type Crm, MOST_DESCRIPTIONS, mountCrm } from './crm.ts'
import { attendant } from './person.ts'
import { runner } from './runner.ts'
import { fingerprint, goalOf, knownOf, witness } from './system-workspace.ts'
import { type KnownCampaign, translateCampaigns } from './translate.ts'

const DISGUISED = Object.keys(DISGUISES)
/** People of one campaign; then another one begins. */
const IN_A_CAMPAIGN = 14
/** Of the campaign that the attackers know of; its agent is left alone. */
const OTHER = 'Spring'

export interface CampaignScenarioResult extends ScenarioResult {
  fixture: CampaignFixture
  records: CampaignRecords
  crm: Crm
  close(): Promise<void>
}

/** Campaigns among people whose profiles, rows, answers and pages are orders, with a server that gives more. The caller closes it. */
export async function runCampaignScenario(
  { folder, every, seed }: Attempt,
  database?: LanewrightOptions['database'],
): Promise<CampaignScenarioResult> {
  const placed = new Set<string>()
  let count = 0
  /** The orders of a carrier, dressed. */
  const given = (carrier: string, most = ORDERS.length) =>
    thin(ORDERS, every, `${seed} ${carrier}`)
      .slice(0, most)
      .map((order: Order) => {
        placed.add(markOf(order, carrier))
        return dress(order, carrier, DISGUISED[++count % DISGUISED.length] as string)
      })

  const answers = [by.TOOL_ANSWER, by.TOOL_ERROR].map((carrier) => given(carrier))
  const crm = await mountCrm(join(folder, 'crm'), {
    descriptions: given(by.TOOL_DESCRIPTION, MOST_DESCRIPTIONS),
    answers: Object.fromEntries(answers.flatMap((some, k) => some.map((words, n) => [`${k}-${n}`, words]))),
  })
  const records = emptyCampaignRecords()
  const pages = new Map<string, ReturnType<(typeof by.PAGE_CARRIERS)[string]['make']>>()
  let known: KnownCampaign
  const agent = compliant(
    translateCampaigns(() => known),
    ({ campaign, work, current_task }: CampaignSnapshot) =>
      campaign.name === OTHER ? null : `${current_task ? work.kind : 'none'} ${work.act}`,
    runner(),
  )
  const seen = new Set<string>()
  const fixture = await buildCampaignFixture({
    ...{ dataDir: join(folder, 'data'), people: 400, leads: [], limits: { maxAttempts: 1000 } },
    goal: { ...goalOf(2), offer: CANARIES.other },
    ...{ mounted: crm.mounted, present: () => records.present, ...(database ? { database } : {}) },
    site: { browser: by.browserOn(pages, records.visited), governorOf: () => ({ ...GOVERNOR, caps: CAPS }) },
    agent: {
      name: agent.name,
      propose(call) {
        const { campaign } = call.snapshot as CampaignSnapshot
        const prompt = JSON.stringify([call.snapshot, call.rules, call.errors])
        for (const secret of [CANARIES.token, ...(campaign.name === OTHER ? [] : [CANARIES.other])])
          if (prompt.includes(secret)) seen.add(`the agent of ${campaign.name} was shown ${secret}`)
        return agent.propose(call)
      },
    },
  })
  const { lw, network } = fixture
  witness(fixture, records)
  const leads = leadsServiceOf(lw)
  const attend = attendant(fixture, agent, records)
  const unused = network.people.values()
  const people = (n: number): Person[] => unused.take(n).toArray()

  async function begin(goal: Partial<CampaignGoal>, name: string): Promise<string> {
    fixture.asked.length = 0
    return lw.create({ pack: 'outreach', name, goal: { ...goalOf(IN_A_CAMPAIGN), ...goal } as Row })
  }
  async function bring(id: string, rows: Parameters<typeof by.csvOf>[0]): Promise<void> {
    const imported = await leads.import({ campaign: id, person: 'anna', file: by.csvOf(rows) })
    if ('refused' in imported) throw new Error(JSON.stringify(imported.refused))
    for (const { person } of rows) records.leads.add(by.urlOf(person))
  }
  async function each<T>(all: readonly T[], runScenario: (some: T[], n: number) => Promise<void>): Promise<void> {
    for (let n = 0; n * IN_A_CAMPAIGN < all.length; n++)
      await runScenario(all.slice(n * IN_A_CAMPAIGN, (n + 1) * IN_A_CAMPAIGN), n)
  }
  const plain = (some: Person[]) => some.map((person) => ({ person, order: null }))
  const suppress = async (url: string) => {
    records.suppressed.set(url, records.sent.length)
    const done = await leads.suppress('anna', { where: 'house', kind: 'profile', key: url }, 'person')
    if ('refused' in done) throw new Error(JSON.stringify(done.refused))
  }

  // A campaign that nobody disturbs, with a message that waits for somebody to be at the desk.
  const [unwanted] = people(1) as [Person]
  await suppress(by.urlOf(unwanted))
  records.present = false
  await bring(fixture.campaign, plain(people(2)))
  await attend(fixture.campaign)
  known = { ...(await knownOf(fixture)), suppressed: by.urlOf(unwanted) }
  const before = await fingerprint(fixture)
  records.present = true

  for (const [carrier, make] of Object.entries(by.PROFILE_CARRIERS))
    await each(given(carrier), async (orders, n) => {
      const some = people(orders.length)
      for (const [k, person] of some.entries()) {
        network.profiles.set(by.urlOf(person), make(person, orders[k] as string))
        records.leads.add(by.urlOf(person))
      }
      network.channel.search = async () => ({ outcome: 'done', value: { urls: some.map(by.urlOf), more: false } })
      await attend(await begin({ discover: { query: 'people', at_most: some.length } }, `Profiles ${carrier} ${n}`))
    })

  await each(given(by.CSV_CELL), async (orders, n) => {
    const id = await begin({}, `Rows ${n}`)
    const rows = people(orders.length).map((person, k) => ({ person, order: orders[k] as string }))
    await bring(id, [...rows, { person: unwanted, order: null }])
    // Somebody asks to be left alone after the yes, before anything was sent.
    records.present = false
    await attend(id)
    const approved = await fixture.rows<{ url: string }>(
      `select l.profile_url as url from outreach.messages m join outreach.leads l on l.workspace_id = m.workspace_id and l.id = m.lead_id where m.workspace_id = $1 and m.status = 'approved' limit 1`,
      [id],
    )
    for (const { url } of approved) await suppress(url)
    records.present = true
    await attend(id)
  })

  await each(given(by.REPLY), async (orders, n) => {
    const id = await begin({}, `Replies ${n}`)
    const some = people(orders.length)
    for (const [k, person] of some.entries()) records.replies.set(by.urlOf(person), orders[k] as string)
    await bring(id, plain(some))
    await attend(id)
  })

  // Tasks that a person made: the agent looks there, and obeys what it sees.
  const looks = Object.entries(by.PAGE_CARRIERS).flatMap(([carrier, { path, make }]) =>
    given(carrier).map((order, n) => {
      const url = `${BASE}/${path}/${n}`
      pages.set(url, make(order))
      return `Look at ${url}`
    }),
  )
  const calls = answers.flatMap((some, k) => some.map((_, n) => `Call crm.${k === 0 ? 'ask' : 'fail'} about ${k}-${n}`))
  const id = await begin({}, 'Tasks')
  await lw.drive(id)
  const { current_task } = (await lw.store.load(id)) as State
  await lw.send(id, 'anna', 'task.block', { task_id: current_task?.task_id, reason: 'Later.' })
  await bring(id, plain(people(1)))
  for (const description of [...looks, ...calls, 'Mail the desk'])
    await lw.send(id, 'anna', 'task.create', { description })
  await attend(id)
  await lw.send(id, 'anna', 'task.reopen', { task_id: current_task?.task_id })
  await attend(id)
  const after = await fingerprint(fixture)

  async function oracle(): Promise<string[]> {
    const allowed = { ...CAMPAIGN_LANES, ...crm.allowed }
    const kernel = await checkKernel({ lw, pack: 'outreach', allowed, calls: agent.calls })
    const unended = await fixture.rows<{ name: string; status: string }>(
      `select name, status from kernel.workspaces where pack = 'outreach' and status <> 'completed' and workspace_id <> $1`,
      [fixture.campaign],
    )
    const outside = { arrived: network.arrived, hosts: [new URL(BASE).host] }
    return [
      ...kernel.breaches,
      ...(await checkCampaigns(lw, outside)),
      ...(await checkSystem(lw, records, crm.mails())),
      ...seen,
      ...(before === after ? [] : ['rows of the other campaign changed']),
      ...unended.map(({ name, status }) => `${name} is ${status}: a person can no more bring it to its end`),
    ]
  }
  const close = async () => {
    await lw.close()
    await crm.close()
  }
  return { fixture, records, crm, placed, reached: agent.reached, complied: agent.complied(), oracle, close }
}
