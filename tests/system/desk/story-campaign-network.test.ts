import { expect, onTestFinished, test, vi } from 'vitest'
import { outreachApp } from '#apps/outreach/app.ts'
import { readAccounts } from '#apps/outreach/services/accounts.ts'
import { openOutreachServices } from '#apps/outreach/services/outreach-services.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { openLanewright } from '#host/open.ts'
import { expectSound } from '../../support/fixture.ts'
import { createDatabase } from '../../support/server.ts'
import { temporary } from '../embedded/harness.ts'
import { openBrowser, openDesk, SOON } from './harness.ts'

vi.setConfig({ testTimeout: 300_000 })
openBrowser()

test('a campaign in two tabs that lose their network: both say so, an approval that was not heard is not taken for one, and after it both show the truth [D-live.3]', async () => {
  const [dataDir, database] = [temporary(), await createDatabase()]
  const outreach = openOutreachServices({ dataDir, accounts: readAccounts(`${dataDir}/accounts.yaml`), log: () => {} })
  const lw = await openLanewright({ dataDir, database, apps: [outreachApp(outreach), tasksApp], attached: [outreach] })
  onTestFinished(async () => {
    await lw.close()
    await database.drop()
  })
  const desk = await openDesk(lw, { dataDir })
  const page = await desk.open('/today')
  await page.getByRole('button', { name: 'Start the sample campaign' }).click()
  await page.waitForURL('**/approvals')
  const auditor = lw.database.pool('auditor')
  const { rows } = await auditor.query(`select workspace_id as id from kernel.workspaces where pack = 'outreach'`)
  const campaign = rows[0].id as string
  const granted = async () => (await auditor.query('select count(*)::int as n from kernel.grants')).rows[0].n as number
  await lw.drive(campaign)
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
  const other = await desk.tab(page, `/campaigns/${campaign}`)
  await other.getByText('Up to date').waitFor()
  const before = await granted()

  await page.context().setOffline(true)
  for (const tab of [page, other]) await tab.getByText('The connection was lost', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('The server did not answer.', { exact: false }).first().waitFor()
  expect(await granted()).toBe(before)
  // The work goes on while nobody sees it.
  await lw.drive(campaign)

  await page.context().setOffline(false)
  for (const tab of [page, other]) await tab.getByText('Up to date').waitFor()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const heard = async () => {
    await lw.drive(campaign)
    return granted()
  }
  await expect.poll(heard, SOON).toBe(before + 1)
  const { rows: left } = await auditor.query(`select count(*)::int as n from kernel.approvals where status = 'pending'`)
  for (const tab of [page, other])
    await tab.getByRole('link', { name: new RegExp(`^Approvals.*\\b${left[0].n}\\b`) }).waitFor()
  await expectSound(lw)
})
