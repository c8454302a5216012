import { expect, test } from 'vitest'
import { rejectLead } from '#apps/outreach/services/lead-acts.ts'
import { eraseLead } from '#apps/outreach/services/lead-erase.ts'
import { suppress } from '#apps/outreach/services/suppress.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'
import { GOAL } from '../../support/fake-network.ts'

const leadsWritten = (fixture: CampaignFixture) => [...new Set(fixture.network.arrived.map((m) => m.url))]

test('a lead who is erased in the middle of a campaign is gone, is not written to again, and the campaign goes on [O-erase.1]', async () => {
  const fixture = await openCampaignFixture({ people: 10, goal: { contacts: 3, one_per_company: false } })
  await fixture.lw.drive(fixture.campaign)
  // One has a draft that waits, one a message that was sent.
  const [waiting] = (await fixture.state()).approvals
  const names = await fixture.rows<{ full_name: string; profile_url: string }>(
    'select full_name, profile_url from outreach.leads where id = $1',
    [waiting?.subject_id],
  )
  const { full_name = '', profile_url = '' } = names[0] ?? {}
  const erasure = { campaign: fixture.campaign, person: 'anna', reason: 'asked by letter' }
  await eraseLead(fixture.lw, { ...erasure, lead: waiting?.subject_id as string })
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  expect(leadsWritten(fixture)).not.toContain(profile_url)
  expect(fixture.network.arrived).toHaveLength(3)
  const sent = await fixture.rows<{ lead_id: string }>(
    `select lead_id from outreach.messages where status = 'sent' limit 1`,
  )
  await eraseLead(fixture.lw, { ...erasure, lead: sent[0]?.lead_id as string })

  expect(await fixture.finish()).toBe('completed')
  const tables = await fixture.rows<{ name: string }>(
    `select table_name as name from kernel.tables where evented union all select 'kernel.audit_log' union all select 'kernel.event_log'`,
  )
  for (const { name } of tables) {
    const found = await fixture.rows(
      `select 1 from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`,
      [full_name, profile_url],
    )
    expect({ name, found: found.length }).toEqual({ name, found: 0 })
  }
  // The same person is not taken in again, here or elsewhere.
  const other = await fixture.lw.create({ pack: 'outreach', name: 'Autumn', goal: GOAL })
  await fixture.addLeads(other, fixture.network.people)
  const again = await fixture.rows('select 1 from outreach.leads where workspace_id = $1', [other])
  const [listed] = await fixture.rows<{ n: string; erased: string }>(
    `select count(*) as n, count(*) filter (where reason = 'erased') as erased from outreach.suppressions`,
  )
  expect(listed?.erased).toBe('2')
  expect(again).toHaveLength(fixture.network.people.length - Number(listed?.n))
})

test('who asks to be left alone is left alone by every campaign [O-seq.3]', async () => {
  const fixture = await openCampaignFixture({ people: 3, goal: { contacts: 3, one_per_company: false } })
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  const second = await fixture.lw.create({
    pack: 'outreach',
    name: 'Autumn',
    goal: { ...GOAL, contacts: 3, one_per_company: false },
  })
  await fixture.addLeads(second, fixture.network.people)
  const url = fixture.network.arrived[0]?.url as string
  fixture.network.accept(url)
  fixture.network.answers.set(url, ['Please do not contact me again.'])
  fixture.clock.advance(25 * 3_600_000)
  await fixture.lw.drive(fixture.campaign)
  expect(await fixture.rows(`select opts_out from outreach.replies where text like 'Please do not%'`)).toEqual([
    { opts_out: true },
  ])
  await fixture.lw.drive(second)
  const drafts = (await fixture.lw.store.load(second))?.approvals.map((a) => a.recipient)
  expect(drafts).toHaveLength(2)
  expect(drafts).not.toContain(url)
})

test('a person who is put on the list after the yes and before the sending is not written to [O-lead.5]', async () => {
  let present = false
  const fixture = await openCampaignFixture({ goal: { contacts: 2 }, present: () => present })
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  const [lead] = await fixture.rows<{ profile_url: string }>(
    'select l.profile_url from outreach.leads l join outreach.messages m on m.lead_id = l.id order by m.approved_at, m.message_id limit 1',
  )
  await suppress(fixture.lw, 'anna', { where: 'house', kind: 'profile', key: lead?.profile_url ?? '' }, 'person')
  present = true
  await fixture.lw.drive(fixture.campaign)
  expect(leadsWritten(fixture)).toHaveLength(1)
  expect(leadsWritten(fixture)).not.toContain(lead?.profile_url)
})

test('a lead that a person rejects is not written to any more, and holds nothing up [O-lead.6]', async () => {
  const fixture = await openCampaignFixture({ goal: { contacts: 2, one_per_company: false } })
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  for (const { lead_id } of await fixture.rows<{ lead_id: string }>('select lead_id from outreach.standings'))
    await rejectLead(fixture.lw, fixture.campaign, 'anna', lead_id)
  expect(await fixture.finish()).toBe('completed')
  expect(fixture.network.arrived).toHaveLength(2)
  expect(fixture.network.visited).toEqual([])
})
