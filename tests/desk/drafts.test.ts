import { expect, test } from 'vitest'
import { tasksPack } from '#packs/tasks/pack.ts'
import { temporary } from '../embedded/harness.ts'
import { openCampaignWorld } from '../harness/campaign.ts'
import { openBrowser, openDesk, SOON, violations } from './harness.ts'

openBrowser()

test('drafts of one template are read and approved in a batch by keyboard, and only those that stood there [O-msg.6]', async () => {
  const world = await openCampaignWorld({ beside: [tasksPack] })
  await world.lw.drive(world.campaign)
  const waiting = async () => (await world.state()).approvals.filter(({ status }) => status === 'pending').length
  const drafts = await waiting()
  expect(drafts).toBeGreaterThan(2)
  const desk = await openDesk(world.lw, { dataDir: temporary() })
  const page = await desk.open('/approvals')
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  const shown = await dialog.getByRole('checkbox').count()
  expect(shown).toBeLessThan(drafts)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: `Approve ${shown}` }).press('Enter')
  await expect
    .poll(async () => {
      await world.lw.drive(world.campaign)
      return waiting()
    }, SOON)
    .toBe(drafts - shown)
  await page.getByText(`Approved: ${shown}`).waitFor()
  const granted = await world.rows(`select distinct person from kernel.grants where workspace_id = $1`, [
    world.campaign,
  ])
  expect(granted).toEqual([{ person: 'olga' }])
})

test('nothing is sent before a person says that they are here, and nothing more once they have closed the desk [O-pres.5]', async () => {
  const world = await openCampaignWorld({ beside: [tasksPack], present: undefined })
  await world.lw.drive(world.campaign)
  await world.grantAll()
  await world.lw.drive(world.campaign)
  expect(world.network.arrived).toEqual([])
  const desk = await openDesk(world.lw, { dataDir: temporary() })
  const page = await desk.open('/today')
  await page.getByText('Nobody is at the desk').waitFor()
  await page.getByRole('button', { name: 'I am here' }).click()
  await page.getByText('olga is at the desk').waitFor()
  expect(await violations(page)).toEqual([])
  await world.lw.drive(world.campaign)
  const sent = world.network.arrived.length
  expect(sent).toBeGreaterThan(0)

  await page.goto('about:blank')
  await expect.poll(() => world.lw.presence.list(), SOON).toEqual([])
})
