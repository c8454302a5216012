import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { caseworkApp } from '#apps/casework/app.ts'
import { type CaseworkOptions, openCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { createDatabaseFor, tablesOf } from '../../support/server.ts'
import { temporary } from '../embedded/harness.ts'
import { openDesk, violations } from './harness.ts'

/** The product with its cases, working by itself, and nothing in it yet. */
export async function openCaseInstallation(options: Pick<CaseworkOptions, 'transcriber'> = {}) {
  const [dataDir, database] = [temporary(), await createDatabaseFor([tablesOf('casework'), tasksApp])]
  const casework = openCaseworkServices({ dataDir, ...options })
  const apps = [caseworkApp(casework), tasksApp]
  const lw: Lanewright = await openLanewright({ dataDir, database, apps, attached: [casework] })
  onTestFinished(async () => {
    await lw.close()
    await database.drop()
  })
  await lw.start()
  const desk = await openDesk(lw, { dataDir, casework })
  const rows = async <T = Record<string, unknown>>(sql: string): Promise<T[]> =>
    (await lw.database.pool('auditor').query(sql)).rows
  return { lw, desk, rows, casework, dataDir }
}

/** In both lights, and on a phone nothing stands out sideways. */
export async function clean(page: Page, place: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, colorScheme === 'dark' ? 'colors' : 'all'), `${place}, ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const wider = `[document.documentElement, ...document.querySelectorAll('main')].some((e) => e.scrollWidth > e.clientWidth)`
  expect(await page.evaluate(wider), `${place} is wider than a phone`).toBe(false)
  await page.setViewportSize({ width: 1280, height: 800 })
}

export const sampleFile = (name: string) =>
  new URL(`../../../src/apps/casework/demo/sample/${name}`, import.meta.url).pathname

export const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link', { name })

/** Puts files into the case by its own button, and waits until the controller has taken each. */
export async function addFiles(
  page: Page,
  files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
  count: number,
) {
  await page.getByLabel('Files for the case').setInputFiles(files)
  const done = page.getByRole('list', { name: 'Uploads' }).getByText('In the file,', { exact: false })
  await expect.poll(() => done.count(), { timeout: 60_000 }).toBe(count)
}

/** The sample case, accepted: started from the list by one click. */
export async function acceptSample(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start the sample case' }).click()
  await page.waitForURL(/\/cases\/[0-9a-f-]{36}$/)
  await decide(page, 'Accept', 'Accept the case')
  return new URL(page.url()).pathname.split('/')[2] as string
}

export async function decide(page: Page, button: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The dates are close together')
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
