import { expect, test } from 'vitest'
import { leadsServiceOf } from '#apps/outreach/services/leads.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { type Person, peopleOf } from '#demo/network/people.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import { temporary } from '../embedded/harness.ts'
import { keysReady, openBrowser, openDesk, SOON, violations } from './harness.ts'

openBrowser()

test('drafts of one template are read and approved in a batch by keyboard, and only those that stood there [O-msg.6]', async () => {
  const fixture = await openCampaignFixture({ beside: [tasksApp] })
  await fixture.lw.drive(fixture.campaign)
  const waiting = async () => (await fixture.state()).approvals.filter(({ status }) => status === 'pending').length
  const drafts = await waiting()
  expect(drafts).toBeGreaterThan(2)
  const desk = await openDesk(fixture.lw, { dataDir: temporary() })
  const page = await desk.open('/approvals')
  await keysReady(page)
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  const shown = await dialog.getByRole('checkbox').count()
  expect(shown).toBeLessThan(drafts)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: `Approve ${shown}` }).press('Enter')
  await expect
    .poll(async () => {
      await fixture.lw.drive(fixture.campaign)
      return waiting()
    }, SOON)
    .toBe(drafts - shown)
  await page.getByText(`Approved: ${shown}`).waitFor()
  const granted = await fixture.rows(`select distinct person from kernel.grants where workspace_id = $1`, [
    fixture.campaign,
  ])
  expect(granted).toEqual([{ person: 'olga' }])
})

test('nothing is sent before a person says that they are here, and nothing more once they have closed the desk [O-pres.5]', async () => {
  const fixture = await openCampaignFixture({ beside: [tasksApp], present: undefined })
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  expect(fixture.network.arrived).toEqual([])
  const desk = await openDesk(fixture.lw, { dataDir: temporary() })
  const page = await desk.open('/today')
  await page.getByText('Nobody is at the desk').waitFor()
  await page.getByRole('button', { name: 'I am here' }).click()
  await page.getByText('olga is at the desk').waitFor()
  expect(await violations(page)).toEqual([])
  await fixture.lw.drive(fixture.campaign)
  const sent = fixture.network.arrived.length
  expect(sent).toBeGreaterThan(0)

  await page.goto('about:blank')
  await expect.poll(() => fixture.lw.presence.list(), SOON).toEqual([])
})

test('a key decides on what was shown and on nothing else; an edit stays with its person; who is suppressed is refused [H-campaign.10] [H-campaign.6]', async () => {
  const fixture = await openCampaignFixture({ beside: [tasksApp], present: () => false, goal: { contacts: 4 } })
  await fixture.lw.drive(fixture.campaign)
  const desk = await openDesk(fixture.lw, { dataDir: temporary() })
  const page = await desk.open('/approvals')
  const shownTo = async () => {
    await keysReady(page)
    return page.locator('dt', { hasText: /^To$/ }).locator('xpath=following-sibling::dd[1]').textContent()
  }
  const approved = () =>
    fixture.rows<{ recipient: string; person: string }>(
      'select a.recipient, g.person from kernel.grants g join kernel.approvals a using (workspace_id, approval_id) order by g.granted_at',
    )
  const until = (done: () => Promise<unknown>) =>
    expect.poll(async () => {
      await fixture.lw.drive(fixture.campaign)
      return done()
    }, SOON)

  // Three presses in a row: one was shown, so one is approved.
  const first = await shownTo()
  for (let i = 0; i < 3; i++) await page.keyboard.press('a')
  expect(await page.getByText('sent', { exact: true }).count()).toBe(0)
  await until(async () => (await approved()).length).toBe(1)
  await page.getByText('Approved.').waitFor()
  const second = await shownTo()
  expect(second).not.toBe(first)
  expect((await approved()).map(({ recipient }) => recipient)).toEqual([first])

  await page.keyboard.press('e')
  const words = page.getByRole('dialog').getByRole('textbox')
  await words.fill(`${await words.inputValue()} Olga`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a new version' }).click()
  await until(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('region', { name: 'What the edit changed' }).waitFor()
  expect(await shownTo()).toBe(second)
  await page.keyboard.press('a')
  await until(async () => (await approved()).map(({ recipient }) => recipient)).toEqual([first, second])

  await page.getByRole('region', { name: 'What the edit changed' }).waitFor({ state: 'detached' })
  const third = (await shownTo()) as string
  expect([first, second]).not.toContain(third)
  const key = { where: 'house' as const, kind: 'profile' as const, key: third }
  await leadsServiceOf(fixture.lw).suppress('olga', key, 'opt_out')
  // The decision is in the inbox before the controller works: otherwise it withdraws the draft first.
  const sent = page.waitForResponse((response) => response.url().endsWith('/inbox'))
  await page.keyboard.press('a')
  await sent
  await until(() => page.getByRole('alert').count()).toBe(1)
  await page.getByRole('alert').getByText('suppression list', { exact: false }).waitFor()
  expect(await approved()).toHaveLength(2)
  await page.getByRole('link', { name: 'Today', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a lead that is set aside is seen on Today and on the page of its campaign, is fixed there, and written to [H-campaign.2] [H-campaign.5]', async () => {
  const people = peopleOf(7, 12)
  const [bad, ...good] = people.slice(0, 5) as [Person, ...Person[]]
  const fixture = await openCampaignFixture({
    ...{ beside: [tasksApp], goal: { contacts: 5, one_per_company: false } },
    leads: [{ ...bad, name: '=HYPERLINK("http://evil.example")' }, ...good],
  })
  await fixture.lw.drive(fixture.campaign)
  const desk = await openDesk(fixture.lw, { dataDir: temporary() })
  const page = await desk.open('/today')
  await page.getByText('1 lead is set aside').waitFor()
  await page.getByRole('link', { name: 'Spring' }).first().click()
  await page.getByText('4 drafts wait for approval').waitFor()
  const aside = page.getByRole('region', { name: 'Set aside' })
  await aside.getByText('=HYPERLINK("http://evil.example")', { exact: true }).waitFor()
  await aside.getByText("can't be used in a message", { exact: false }).waitFor()
  expect(await violations(page)).toEqual([])
  await aside.getByRole('button', { name: 'Fix' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Hanna Lind')
  expect(await violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Save and retry' }).click()
  await page.getByText('The campaign tries this lead again.').waitFor()
  await aside.waitFor({ state: 'detached' })
  await fixture.lw.drive(fixture.campaign)
  await page.getByText('5 drafts wait for approval').waitFor()
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  expect(fixture.network.arrived).toHaveLength(5)
  await page.getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('link', { name: 'Why? Approval, grant and delivery' }).first().click()
  const pipeline = page.getByRole('list', { name: 'The road that led here' })
  await pipeline.getByText('anna said yes', { exact: false }).waitFor()
  await pipeline.getByRole('heading', { name: 'Grant', level: 2 }).waitFor()
  expect(await violations(page)).toEqual([])
})
