import { expect, test } from 'vitest'
import { rejectLead } from '#apps/outreach/services/lead-acts.ts'
import { eraseLead } from '#apps/outreach/services/lead-erase.ts'
import { suppress } from '#apps/outreach/services/suppress.ts'
import { openCampaignWorld } from '../../support/campaign.ts'
import type { CampaignWorld } from '../../support/campaign-world.ts'
import { GOAL } from '../../support/fake-network.ts'

const leadsWritten = (world: CampaignWorld) => [...new Set(world.network.arrived.map((m) => m.url))]

test('a lead who is erased in the middle of a campaign is gone, is not written to again, and the campaign goes on [O-erase.1]', async () => {
  const world = await openCampaignWorld({ people: 10, goal: { contacts: 3, one_per_company: false } })
  await world.lw.drive(world.campaign)
  // One has a draft that waits, one a message that was sent.
  const [waiting] = (await world.state()).approvals
  const names = await world.rows<{ full_name: string; profile_url: string }>(
    'select full_name, profile_url from outreach.leads where id = $1',
    [waiting?.subject_id],
  )
  const { full_name = '', profile_url = '' } = names[0] ?? {}
  const erasure = { campaign: world.campaign, person: 'anna', reason: 'asked by letter' }
  await eraseLead(world.lw, { ...erasure, lead: waiting?.subject_id as string })
  await world.grantAll()
  await world.lw.drive(world.campaign)
  await world.grantAll()
  await world.lw.drive(world.campaign)
  expect(leadsWritten(world)).not.toContain(profile_url)
  expect(world.network.arrived).toHaveLength(3)
  const sent = await world.rows<{ lead_id: string }>(
    `select lead_id from outreach.messages where status = 'sent' limit 1`,
  )
  await eraseLead(world.lw, { ...erasure, lead: sent[0]?.lead_id as string })

  expect(await world.finish()).toBe('completed')
  const tables = await world.rows<{ name: string }>(
    `select table_name as name from kernel.tables where evented union all select 'kernel.audit_log' union all select 'kernel.event_log'`,
  )
  for (const { name } of tables) {
    const found = await world.rows(`select 1 from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`, [
      full_name,
      profile_url,
    ])
    expect({ name, found: found.length }).toEqual({ name, found: 0 })
  }
  // The same person is not taken in again, here or elsewhere.
  const other = await world.lw.create({ pack: 'outreach', name: 'Autumn', goal: GOAL })
  await world.addLeads(other, world.network.people)
  const again = await world.rows('select 1 from outreach.leads where workspace_id = $1', [other])
  const [listed] = await world.rows<{ n: string; erased: string }>(
    `select count(*) as n, count(*) filter (where reason = 'erased') as erased from outreach.suppressions`,
  )
  expect(listed?.erased).toBe('2')
  expect(again).toHaveLength(world.network.people.length - Number(listed?.n))
})

test('who asks to be left alone is left alone by every campaign [O-seq.3]', async () => {
  const world = await openCampaignWorld({ people: 3, goal: { contacts: 3, one_per_company: false } })
  await world.lw.drive(world.campaign)
  await world.grantAll()
  await world.lw.drive(world.campaign)
  const second = await world.lw.create({
    pack: 'outreach',
    name: 'Autumn',
    goal: { ...GOAL, contacts: 3, one_per_company: false },
  })
  await world.addLeads(second, world.network.people)
  const url = world.network.arrived[0]?.url as string
  world.network.accept(url)
  world.network.answers.set(url, ['Please do not contact me again.'])
  world.clock.advance(25 * 3_600_000)
  await world.lw.drive(world.campaign)
  expect(await world.rows(`select opts_out from outreach.replies where text like 'Please do not%'`)).toEqual([
    { opts_out: true },
  ])
  await world.lw.drive(second)
  const drafts = (await world.lw.store.load(second))?.approvals.map((a) => a.recipient)
  expect(drafts).toHaveLength(2)
  expect(drafts).not.toContain(url)
})

test('a person who is put on the list after the yes and before the sending is not written to [O-lead.5]', async () => {
  let present = false
  const world = await openCampaignWorld({ goal: { contacts: 2 }, present: () => present })
  await world.lw.drive(world.campaign)
  await world.grantAll()
  await world.lw.drive(world.campaign)
  const [lead] = await world.rows<{ profile_url: string }>(
    'select l.profile_url from outreach.leads l join outreach.messages m on m.lead_id = l.id order by m.approved_at, m.message_id limit 1',
  )
  await suppress(world.lw, 'anna', { where: 'house', kind: 'profile', key: lead?.profile_url ?? '' }, 'person')
  present = true
  await world.lw.drive(world.campaign)
  expect(leadsWritten(world)).toHaveLength(1)
  expect(leadsWritten(world)).not.toContain(lead?.profile_url)
})

test('a lead that a person rejects is not written to any more, and holds nothing up [O-lead.6]', async () => {
  const world = await openCampaignWorld({ goal: { contacts: 2, one_per_company: false } })
  await world.lw.drive(world.campaign)
  await world.grantAll()
  await world.lw.drive(world.campaign)
  for (const { lead_id } of await world.rows<{ lead_id: string }>('select lead_id from outreach.standings'))
    await rejectLead(world.lw, world.campaign, 'anna', lead_id)
  expect(await world.finish()).toBe('completed')
  expect(world.network.arrived).toHaveLength(2)
  expect(world.network.visited).toEqual([])
})
