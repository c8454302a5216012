import { expect, test } from 'vitest'
import { leadsServiceOf } from '#apps/outreach/services/leads.ts'
import { type Person, peopleOf } from '#demo/network/people.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'
import { BASE, GOAL } from '../../support/fake-network.ts'

const ONE_STEP = { steps: GOAL.steps.slice(0, 1), one_per_company: false }

const PEOPLE = peopleOf(7, 12)
/** Somebody who lives in the fake network, under another name or with less known of them. */
const someone = (place: number, change: Partial<Person> = {}): Person => ({ ...(PEOPLE[place] as Person), ...change })

const waiting = (fixture: CampaignFixture) =>
  fixture.rows<{ full_name: string; stage: string; code: string; reason: string; lead_id: string }>(
    `select l.full_name, s.stage, s.code, s.reason, s.lead_id from outreach.waiting_set_asides s
     join outreach.leads l on l.workspace_id = s.workspace_id and l.id = s.lead_id order by l.full_name`,
  )
const tasks = async (fixture: CampaignFixture) =>
  Object.fromEntries(
    (
      await fixture.rows<{ work: string; status: string }>(
        `select metadata ->> 'work' as work, status from kernel.tasks where workspace_id = $1`,
        [fixture.campaign],
      )
    ).map(({ work, status }) => [work, status]),
  )
/** Drives and grants until nothing moves at this moment of the clock. */
async function untilStill(fixture: CampaignFixture, decide?: (content: string) => 'grant' | 'reject') {
  for (let i = 0; i < 100; i++) {
    const { steps } = await fixture.lw.drive(fixture.campaign)
    if ((await fixture.grantAll(fixture.campaign, decide)) === 0 && steps.at(-1)?.idle) return
  }
  throw new Error('it never stands still')
}

const BAD: Array<[why: string, person: Partial<Person>]> = [
  ['a formula as a name', { name: '=HYPERLINK("http://evil.example")' }],
  ['a name that nobody sees', { name: '\u200b\u2063' }],
  ['a name that is an order', { name: '{sender}' }],
  ['an address as a name', { name: 'www.evil.example' }],
  ['nothing that can be named', { name: 'Bob Hill', headline: '', company: '', location: '' }],
  ['a placeholder as a company', { name: 'Cid Lake', headline: '', company: '%COMPANY%', location: '' }],
]

test('a lead that cannot be drafted for is set aside with name and reason, and the others are written to [H-campaign.1]', async () => {
  const bad = BAD.map(([, change], i) => someone(i, change))
  const good = [7, 8, 9].map((place) => someone(place))
  const fixture = await openCampaignFixture({ goal: { ...ONE_STEP, contacts: 40 }, leads: [...bad, ...good] })
  await untilStill(fixture)
  expect(fixture.network.arrived.map(({ url }) => url).sort()).toEqual(
    good.map(({ slug }) => `${BASE}/in/${slug}`).sort(),
  )
  const aside = await waiting(fixture)
  expect(aside.map(({ full_name }) => full_name).sort()).toEqual(bad.map(({ name }) => name).sort())
  expect(aside.find(({ full_name }) => full_name.startsWith('=HYPER'))).toMatchObject({
    stage: 'draft',
    code: 'lead.incomplete',
    reason: expect.stringMatching(/^Couldn't draft a message: the first name “=HYPERLINK/),
  })
  // Nobody claims that all was done.
  expect(await tasks(fixture)).toMatchObject({ draft: 'in_progress', connect: 'pending' })
  expect((await fixture.state()).workspace.status).toBe('active')
})

test('a lead that was set aside is corrected and written to, or dropped, and then the campaign ends [H-campaign.2]', async () => {
  const fixture = await openCampaignFixture({
    goal: { ...ONE_STEP, contacts: 10 },
    leads: [someone(0, { name: '=1+1' }), someone(1, { name: '@SUM(A1)' }), someone(2)],
  })
  const leads = leadsServiceOf(fixture.lw)
  await untilStill(fixture)
  const [dropped, corrected] = (await waiting(fixture)).map(({ lead_id }) => lead_id) as [string, string]
  // Nothing was changed: it is set aside again.
  expect(await leads.retry(fixture.campaign, 'anna', corrected)).toEqual({ ok: true })
  await untilStill(fixture)
  expect(await waiting(fixture)).toHaveLength(2)
  expect(await leads.retry(fixture.campaign, 'anna', corrected, { full_name: '' })).toMatchObject({
    refused: { code: 'lead.no_name' },
  })
  expect(await leads.retry(fixture.campaign, 'anna', corrected, { full_name: 'Berta Oak' })).toEqual({ ok: true })
  await untilStill(fixture)
  expect(fixture.network.arrived.map(({ text }) => text).join()).toContain('Hello Berta')
  expect(await leads.retry(fixture.campaign, 'anna', corrected)).toMatchObject({
    refused: { code: 'lead.not_set_aside' },
  })
  expect(await leads.reject(fixture.campaign, 'anna', dropped)).toEqual({ ok: true })
  expect(await waiting(fixture)).toEqual([])
  expect(await fixture.finish()).toBe('completed')
})

test('an agent that brings nothing valid for anybody blocks the task, and does not set everybody aside [H-campaign.3]', async () => {
  const fixture = await openCampaignFixture({
    goal: { ...ONE_STEP, contacts: 8 },
    agent: {
      name: 'mute in drafts',
      async propose(call) {
        const { work } = call.snapshot as { work: { act: string | null } }
        if (work.act !== 'draft') return (await import('#apps/outreach/agent/playbook.ts')).playbook.propose(call)
        return { bytes: Buffer.from('no proposal at all') }
      },
    },
  })
  await untilStill(fixture)
  expect(await waiting(fixture)).toHaveLength(2)
  expect(await tasks(fixture)).toMatchObject({ draft: 'blocked' })
})

test('a send that failed for good is a failure everywhere: the lead waits for a person, the task is not done, the quota is free [H-campaign.4]', async () => {
  const fixture = await openCampaignFixture({ goal: { ...ONE_STEP, contacts: 3 } })
  for (const person of fixture.network.people)
    fixture.network.refusals.set(`${BASE}/in/${person.slug}`, 'channel.not_a_profile')
  await untilStill(fixture)
  expect(fixture.network.arrived).toEqual([])
  const aside = await waiting(fixture)
  expect(aside).toHaveLength(3)
  expect(aside[0]).toMatchObject({ stage: 'send', code: 'channel.not_a_profile' })
  expect(await tasks(fixture)).toMatchObject({ draft: 'done', connect: 'in_progress' })
  const overview = await fixture.lw.view(fixture.campaign, 'outreach', 'campaign')
  expect(overview).toMatchObject({
    messages: { failed: 3 },
    ready_to_send: 0,
    failed: 3,
    waiting: { set_aside: 3 },
    today: { connects: 0 },
  })
  const taken = `select count(*)::integer as n from kernel.reservations where resource like '%/connect/%' and status = 'held'`
  expect(await fixture.rows(taken)).toEqual([{ n: 0 }])
  // Where the network takes it after all, a retry sends exactly what was approved.
  fixture.network.refusals.clear()
  const leads = leadsServiceOf(fixture.lw)
  for (const { lead_id } of aside) expect(await leads.retry(fixture.campaign, 'anna', lead_id)).toEqual({ ok: true })
  await untilStill(fixture)
  expect(fixture.network.arrived).toHaveLength(3)
  expect(await fixture.rows(taken)).toEqual([{ n: 6 }])
  expect(await fixture.finish()).toBe('completed')
})

test('a send that nobody knows the end of keeps its quota, and is no failure [H-campaign.4]', async () => {
  const fixture = await openCampaignFixture({ goal: { ...ONE_STEP, contacts: 1 } })
  fixture.network.fault = 'throw_before'
  await untilStill(fixture)
  expect(await waiting(fixture)).toEqual([])
  expect(await fixture.rows(`select status from outreach.messages`)).toEqual([{ status: 'uncertain' }])
  const taken = `select count(*)::integer as n from kernel.reservations where resource like '%/connect/%' and status = 'held'`
  expect(await fixture.rows(taken)).toEqual([{ n: 2 }])
})

test('what is approved goes out while the other drafts wait [H-campaign.5]', async () => {
  const fixture = await openCampaignFixture({ people: 14, goal: { ...ONE_STEP, contacts: 12 } })
  await fixture.lw.drive(fixture.campaign)
  const drafts = (await fixture.state()).approvals
  expect(drafts).toHaveLength(12)
  for (const { approval_id, action_hash } of drafts.slice(0, 4))
    await fixture.send('approval.decide', { approval_id, action_hash, decision: 'grant', role: 'OWNER' })
  await fixture.lw.drive(fixture.campaign)
  expect(fixture.network.arrived.map(({ url }) => url).sort()).toEqual(
    drafts
      .slice(0, 4)
      .map(({ recipient }) => recipient)
      .sort(),
  )
  expect(await fixture.lw.view(fixture.campaign, 'outreach', 'campaign')).toMatchObject({
    waiting: { drafts: 8 },
    messages: { sent: 4 },
    ready_to_send: 0,
  })
  expect(await tasks(fixture)).toMatchObject({ draft: 'in_progress' })
})

test('somebody on the suppression list cannot be approved, and their draft is withdrawn [H-campaign.6]', async () => {
  const fixture = await openCampaignFixture({ goal: { ...ONE_STEP, contacts: 2 } })
  await fixture.lw.drive(fixture.campaign)
  const [draft, other] = (await fixture.state()).approvals
  const leads = leadsServiceOf(fixture.lw)
  await leads.suppress('anna', { where: 'house', kind: 'profile', key: draft?.recipient as string }, 'opt_out')
  const { approval_id, action_hash } = draft as NonNullable<typeof draft>
  await fixture.send('approval.decide', { approval_id, action_hash, decision: 'grant', role: 'OWNER' })
  await fixture.lw.drive(fixture.campaign)
  const outcomes = await fixture.rows<{ outcome: string }>(
    `select outcome from kernel.inbox where kind = 'approval.decide'`,
  )
  expect(outcomes[0]?.outcome).toContain('lead.suppressed')
  expect(await fixture.rows('select 1 from kernel.grants')).toEqual([])
  const rest = (await fixture.state()).approvals.map((a) => a.approval_id)
  expect(rest).toContain(other?.approval_id)
  expect(rest).not.toContain(approval_id)
  // Approved before, on the list since: it is not sent.
  await fixture.grantAll()
  await leads.suppress('anna', { where: 'house', kind: 'profile', key: other?.recipient as string }, 'opt_out')
  await untilStill(fixture)
  const written = fixture.network.arrived.map(({ url }) => url)
  expect(written).not.toContain(draft?.recipient)
  expect(written).not.toContain(other?.recipient)
})

test('somebody whose page cannot be read holds nobody else up [H-campaign.1]', async () => {
  const fixture = await openCampaignFixture({ goal: { ...ONE_STEP, contacts: 3 } })
  await untilStill(fixture)
  expect(fixture.network.arrived).toHaveLength(3)
  const [gone] = fixture.network.arrived
  const read = fixture.network.channel.thread.bind(fixture.network.channel)
  fixture.network.channel.thread = async (url, signal) =>
    url === gone?.url
      ? {
          outcome: 'not_done',
          error: { code: 'channel.no_such_profile', message: 'There is no such profile', next: 'None.' },
        }
      : read(url, signal)
  expect(await fixture.finish()).toMatch(/^stands still/)
  expect(await waiting(fixture)).toMatchObject([{ stage: 'look', code: 'channel.no_such_profile' }])
  const open = await fixture.rows(`select 1 from outreach.standings where closed_at is null`)
  expect(open).toHaveLength(1)
  const leads = leadsServiceOf(fixture.lw)
  for (const { lead_id } of await waiting(fixture)) await leads.reject(fixture.campaign, 'anna', lead_id)
  expect(await fixture.finish()).toBe('completed')
})

test('where enough drafts wait, what is approved goes out before more is drafted [H-campaign.5]', async () => {
  const fixture = await openCampaignFixture({
    ...{ people: 60, goal: { ...ONE_STEP, contacts: 50 } },
    limits: { stepsPerDrive: 24 },
  })
  const open = async () => Number((await fixture.state()).app.open_drafts)
  for (let i = 0; i < 10 && (await open()) < 20; i++) await fixture.lw.drive(fixture.campaign)
  const waiting = await open()
  expect(waiting).toBeLessThan(45)
  for (const { approval_id, action_hash } of (await fixture.state()).approvals.slice(0, 2))
    await fixture.send('approval.decide', { approval_id, action_hash, decision: 'grant', role: 'OWNER' })
  await fixture.lw.drive(fixture.campaign)
  expect(fixture.network.arrived).toHaveLength(2)
  expect(await open()).toBeLessThan(50)
})
