import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outreachApp } from '#apps/outreach/app.ts'
import { readAccounts } from '#apps/outreach/services/accounts.ts'
import { clockOf } from '#apps/outreach/services/network-clock.ts'
import { openOutreachServices } from '#apps/outreach/services/outreach-services.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { networkAdmin } from '#demo/network/admin-client.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import type { Driven } from '#kernel/controller/drive.ts'
import type { State } from '#kernel/ports/store.ts'
import { expectSound } from '../../support/fixture.ts'
import { createDatabase } from '../../support/server.ts'
import { temporary } from '../embedded/harness.ts'
import { keysReady, openBrowser, openDesk, SOON, violations } from './harness.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()

/** The product with its own practice network and its own browser, on the network's clock; nothing in it yet. */
async function openInstallation() {
  const [dataDir, database] = [temporary(), await createDatabase()]
  const outreach = openOutreachServices({ dataDir, accounts: readAccounts(`${dataDir}/accounts.yaml`), log: () => {} })
  const running = await outreach.demo()
  const admin = networkAdmin({ url: running.url, adminToken: readFileSync(running.adminTokenFile, 'utf8').trim() })
  const clock = await clockOf(admin)
  const lw = await openLanewright({
    ...{ dataDir, database, clock, apps: [outreachApp(outreach), tasksApp], attached: [outreach] },
    limits: { stepsPerDrive: 12 },
  })
  onTestFinished(async () => {
    await lw.close()
    await database.drop()
  })
  return { dataDir, lw, admin, clock }
}

/** What is alike is read and approved together, by keyboard. */
async function approveAlike(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Approvals/ }).click()
  await keysReady(page)
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Approve \d+$/ }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  // Until the controller has heard each of them.
  const result = page.getByRole('list', { name: 'Waiting' }).getByText('saving', { exact: true })
  await expect.poll(() => result.count(), SOON).toBe(0)
}

/** The controller works while the person does; what the person sends is work again. */
async function meanwhile(acting: Promise<void>, drive: () => Promise<Driven>): Promise<void> {
  let isDone = false
  const done = acting.finally(() => {
    isDone = true
  })
  while (!isDone) if ((await drive()).ended === 'idle') await pause(100)
  await done
}

/** Another morning: the person comes back to the desk and says so. */
async function comeBack(page: Page): Promise<void> {
  await page.reload()
  await page.getByRole('button', { name: 'I am here' }).click()
  await page.getByText('olga is at the desk').waitFor()
}

test('from an empty desk to a finished campaign: one click starts it, every message is approved in the page, sent in a browser while the person is there, answered, counted and proved [D-story.1]', async () => {
  const { dataDir, lw, admin, clock } = await openInstallation()
  const desk = await openDesk(lw, { dataDir })
  const page = await desk.open('/today')
  page.setDefaultTimeout(SOON.timeout)
  await page.getByRole('button', { name: 'Start the sample campaign' }).click()
  await page.waitForURL('**/approvals')
  const [found] = await rows(lw, `select workspace_id as id from kernel.workspaces where pack = 'outreach'`)
  const campaign = found?.id as string
  const drive = () => lw.drive(campaign)
  const load = async () => (await lw.store.load(campaign)) as State
  const sent = async () => (await admin.state()).invitations.length

  let status = ''
  let restarted = false
  for (let still = 0; still < 3 && status !== 'completed'; ) {
    const { steps, ended } = await drive()
    const { workspace, approvals } = await load()
    status = workspace.status
    const wake = steps.at(-1)?.wakeAtMs
    if (approvals.some((approval) => approval.status === 'pending')) await meanwhile(approveAlike(page), drive)
    else if (ended === 'idle' && (await lw.presence.list()).length === 0) await comeBack(page)
    else if (ended === 'idle' && wake !== undefined) await clock.advanceTo(wake)
    else if (ended === 'idle') still += 1
    if (restarted || (await sent()) === 0) continue
    // The server goes away in the middle of it, and comes back; the page finds it by itself.
    await desk.stop()
    await page.getByText('The connection was lost', { exact: false }).waitFor()
    await drive()
    await desk.start()
    await page.getByText('Up to date').waitFor()
    restarted = true
  }
  expect({ status, restarted }).toEqual({ status: 'completed', restarted: true })

  // Everything that stands on the network was approved by the person at the desk, and stands there once.
  const { invitations, messages } = await admin.state()
  const arrived = [...invitations.map(({ note }) => note), ...messages.map(({ text }) => text)]
  expect(invitations).toHaveLength(12)
  expect(messages.length).toBeGreaterThan(0)
  const granted = await rows(
    lw,
    `select m.content from outreach.messages m join kernel.grants g using (workspace_id, approval_id) where m.status = 'sent' and g.person = 'olga'`,
  )
  expect(granted.map(({ content }) => content).sort()).toEqual(arrived.sort())

  await page.goto(new URL(`/campaigns/${campaign}`, desk.link()).href)
  await page.getByText('completed', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Analytics' }).click()
  await page.getByText('As a table').first().press('Enter')
  await page.getByRole('row', { name: /^Written to 12 / }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto(new URL(`/ledger/${campaign}/verify`, desk.link()).href)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText('Whole: every entry is as it was written.').waitFor()
  await expectSound(lw)
})

async function rows(lw: Lanewright, sql: string): Promise<Array<Record<string, string>>> {
  return (await lw.database.pool('auditor').query(sql)).rows
}
