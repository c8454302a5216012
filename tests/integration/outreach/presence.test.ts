import { expect, test, vi } from 'vitest'
import { openCampaignWorld } from '../../support/campaign.ts'
import type { CampaignOptions, CampaignWorld } from '../../support/campaign-world.ts'

const MINUTE = 60_000

/** A campaign whose first messages are approved, with nobody at the desk. */
async function readyToSend(options: CampaignOptions = {}): Promise<CampaignWorld> {
  const world = await openCampaignWorld({ goal: { contacts: 3 }, present: undefined, ...options })
  for (let round = 0; round < 10; round++) {
    await world.lw.drive(world.campaign)
    if ((await world.grantAll()) === 0) break
  }
  return world
}

test('with nobody at the desk nothing is sent and nobody is blamed; an act of the person lets it go on [O-pres.1]', async () => {
  const world = await readyToSend()
  expect(await world.steps()).toEqual(['refused.presence.absent'])
  expect(await world.steps()).toEqual(['refused.presence.absent'])
  expect(world.network).toMatchObject({ arrived: [], visited: [] })
  expect(await world.state()).toMatchObject({ usage: { failed_attempts: 0 }, workspace: { status: 'active' } })

  expect(await world.lw.presence.here(world.campaign, 'anna')).toMatchObject({ ok: true })
  await world.steps()
  expect(world.network.arrived).toHaveLength(3)
})

test('the lock closes when the person has not acted for the idle limit, and each act opens it for as long again [O-pres.2]', async () => {
  const world = await readyToSend({ idleMs: 5 * MINUTE })
  const { presence } = world.lw
  const present = async () => presence.isPresent(world.campaign, (await world.state()).workspace)
  await presence.here(world.campaign, 'anna')
  world.clock.advance(4 * MINUTE)
  await presence.here(world.campaign, 'anna')
  world.clock.advance(4 * MINUTE)
  expect(await present()).toBe(true)
  world.clock.advance(MINUTE)
  expect(await present()).toBe(false)
  expect(await presence.list()).toEqual([])
  expect(await world.steps()).toEqual(['refused.presence.absent'])
  expect(world.network.arrived).toEqual([])
})

test('who leaves is gone at once, and no grant takes their place [O-pres.3]', async () => {
  const world = await readyToSend()
  await world.lw.presence.here(world.campaign, 'anna')
  expect(await world.lw.presence.leave(world.campaign)).toBe(true)
  expect(await world.lw.presence.leave(world.campaign)).toBe(false)
  const granted = await world.rows(
    `select 1 from kernel.approvals where action = 'generate_message' and status = 'used'`,
  )
  expect(granted).toHaveLength(3)
  expect(await world.steps()).toEqual(['refused.presence.absent'])
  expect(world.network.arrived).toEqual([])
})

test('presence is for one campaign: another one on the same desk stays locked', async () => {
  const world = await readyToSend()
  const other = await world.lw.create({ pack: 'outreach', name: 'Other', goal: (await world.state()).workspace.goal })
  await world.lw.presence.here(other, 'anna')
  expect(await world.steps()).toEqual(['refused.presence.absent'])
  expect(world.network.arrived).toEqual([])
})

test('where presence begins, a campaign that waits for it is woken by itself', async () => {
  const world = await readyToSend()
  await world.lw.start(1)
  await world.lw.presence.here(world.campaign, 'anna')
  await vi.waitFor(() => expect(world.network.arrived).toHaveLength(3), { timeout: 20_000 })
})

test('presence is scripted on the practice channel, on request, and on no other [O-pres.4]', async () => {
  const world = await readyToSend()
  expect(await world.steps()).toEqual(['refused.presence.absent'])
  expect(await world.lw.presence.script(world.campaign)).toBeNull()
  await world.steps()
  expect(world.network.arrived).toHaveLength(3)
  expect(await world.lw.presence.script('00000000-0000-4000-8000-00000000ffff')).toMatchObject({
    code: 'workspace.unknown',
  })
})

test('no script and no switch makes anybody present on a network where people are [O-pres.4]', async () => {
  const world = await readyToSend({ goal: { contacts: 3, channel: 'linkedin' } })
  expect(await world.lw.presence.script(world.campaign)).toMatchObject({ code: 'presence.needs_person' })
  world.lw.presence.scriptPractice()
  expect(await world.steps()).toEqual(['refused.presence.absent'])
  expect(world.network).toMatchObject({ arrived: [], visited: [] })
})

test('the switch for the practice channel also counts for campaigns that are made later', async () => {
  const world = await openCampaignWorld({ present: undefined, goal: { contacts: 2 } })
  world.lw.presence.scriptPractice()
  await world.lw.drive(world.campaign)
  await world.grantAll()
  await world.lw.drive(world.campaign)
  await world.grantAll()
  await world.lw.drive(world.campaign)
  expect(world.network.arrived.length).toBeGreaterThan(0)
})

test('of a workspace that is not there nobody is present', async () => {
  const world = await openCampaignWorld({ present: undefined })
  const nowhere = '00000000-0000-4000-8000-00000000ffff'
  expect(await world.lw.presence.here(nowhere, 'anna')).toMatchObject({
    ok: false,
    refusal: { code: 'workspace.unknown' },
  })
  expect(await world.lw.presence.list()).toEqual([])
})
