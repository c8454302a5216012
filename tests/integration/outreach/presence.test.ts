import { expect, test, vi } from 'vitest'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture, CampaignOptions } from '../../support/campaign-fixture.ts'

const MINUTE = 60_000

/** A campaign whose first messages are approved, with nobody at the desk. */
async function readyToSend(options: CampaignOptions = {}): Promise<CampaignFixture> {
  const fixture = await openCampaignFixture({ goal: { contacts: 3 }, present: undefined, ...options })
  for (let round = 0; round < 10; round++) {
    await fixture.lw.drive(fixture.campaign)
    if ((await fixture.grantAll()) === 0) break
  }
  return fixture
}

test('with nobody at the desk nothing is sent and nobody is blamed; an act of the person lets it go on [O-pres.1]', async () => {
  const fixture = await readyToSend()
  expect(await fixture.steps()).toEqual(['refused.presence.absent'])
  expect(await fixture.steps()).toEqual(['refused.presence.absent'])
  expect(fixture.network).toMatchObject({ arrived: [], visited: [] })
  expect(await fixture.state()).toMatchObject({ usage: { failed_attempts: 0 }, workspace: { status: 'active' } })

  expect(await fixture.lw.presence.here(fixture.campaign, 'anna')).toMatchObject({ ok: true })
  await fixture.steps()
  expect(fixture.network.arrived).toHaveLength(3)
})

test('the lock closes when the person has not acted for the idle limit, and each act opens it for as long again [O-pres.2]', async () => {
  const fixture = await readyToSend({ idleMs: 5 * MINUTE })
  const { presence } = fixture.lw
  const present = async () => presence.isPresent(fixture.campaign, (await fixture.state()).workspace)
  await presence.here(fixture.campaign, 'anna')
  fixture.clock.advance(4 * MINUTE)
  await presence.here(fixture.campaign, 'anna')
  fixture.clock.advance(4 * MINUTE)
  expect(await present()).toBe(true)
  fixture.clock.advance(MINUTE)
  expect(await present()).toBe(false)
  expect(await presence.list()).toEqual([])
  expect(await fixture.steps()).toEqual(['refused.presence.absent'])
  expect(fixture.network.arrived).toEqual([])
})

test('who leaves is gone at once, and no grant takes their place [O-pres.3]', async () => {
  const fixture = await readyToSend()
  await fixture.lw.presence.here(fixture.campaign, 'anna')
  expect(await fixture.lw.presence.leave(fixture.campaign)).toBe(true)
  expect(await fixture.lw.presence.leave(fixture.campaign)).toBe(false)
  const granted = await fixture.rows(
    `select 1 from kernel.approvals where action = 'generate_message' and status = 'used'`,
  )
  expect(granted).toHaveLength(3)
  expect(await fixture.steps()).toEqual(['refused.presence.absent'])
  expect(fixture.network.arrived).toEqual([])
})

test('presence is for one campaign: another one on the same desk stays locked', async () => {
  const fixture = await readyToSend()
  const other = await fixture.lw.create({
    pack: 'outreach',
    name: 'Other',
    goal: (await fixture.state()).workspace.goal,
  })
  await fixture.lw.presence.here(other, 'anna')
  expect(await fixture.steps()).toEqual(['refused.presence.absent'])
  expect(fixture.network.arrived).toEqual([])
})

test('where presence begins, a campaign that waits for it is woken by itself', async () => {
  const fixture = await readyToSend()
  await fixture.lw.start(1)
  await fixture.lw.presence.here(fixture.campaign, 'anna')
  await vi.waitFor(() => expect(fixture.network.arrived).toHaveLength(3), { timeout: 20_000 })
})

test('presence is scripted on the practice channel, on request, and on no other [O-pres.4]', async () => {
  const fixture = await readyToSend()
  expect(await fixture.steps()).toEqual(['refused.presence.absent'])
  expect(await fixture.lw.presence.script(fixture.campaign)).toBeNull()
  await fixture.steps()
  expect(fixture.network.arrived).toHaveLength(3)
  expect(await fixture.lw.presence.script('00000000-0000-4000-8000-00000000ffff')).toMatchObject({
    code: 'workspace.unknown',
  })
})

test('no script and no switch makes anybody present on a network where people are [O-pres.4]', async () => {
  const fixture = await readyToSend({ goal: { contacts: 3, channel: 'linkedin' } })
  expect(await fixture.lw.presence.script(fixture.campaign)).toMatchObject({ code: 'presence.needs_person' })
  fixture.lw.presence.scriptDemo()
  expect(await fixture.steps()).toEqual(['refused.presence.absent'])
  expect(fixture.network).toMatchObject({ arrived: [], visited: [] })
})

test('the switch for the practice channel also counts for campaigns that are made later', async () => {
  const fixture = await openCampaignFixture({ present: undefined, goal: { contacts: 2 } })
  fixture.lw.presence.scriptDemo()
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  expect(fixture.network.arrived.length).toBeGreaterThan(0)
})

test('of a workspace that is not there nobody is present', async () => {
  const fixture = await openCampaignFixture({ present: undefined })
  const nowhere = '00000000-0000-4000-8000-00000000ffff'
  expect(await fixture.lw.presence.here(nowhere, 'anna')).toMatchObject({
    ok: false,
    refusal: { code: 'workspace.unknown' },
  })
  expect(await fixture.lw.presence.list()).toEqual([])
})
