import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { outreachApp } from '#apps/outreach/app.ts'
import { exampleGoal } from '#apps/outreach/demo/example-goal.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { openLanewright } from '#host/open.ts'
import { unusedSite } from '../../../benchmarks/support/unused-outreach.ts'
import { HOSTILE, openKnownFixture } from '../../integration/outreach/known-fixture.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'
import { openBrowser, openDesk, SOON, violations } from './harness.ts'

openBrowser()

async function openPage(database: TestDatabase) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-campaigns-'))
  const lw = await openLanewright({ dataDir, database, apps: [outreachApp(unusedSite), tasksApp] })
  onTestFinished(async () => {
    await lw.close()
    await rm(dataDir, { recursive: true, force: true })
    await rm(`${dataDir}.journal`, { recursive: true, force: true })
  })
  return { lw, desk: await openDesk(lw, { dataDir }) }
}

const PEOPLE = `Name,Link,Title,Company
Zoe Adams,http://127.0.0.1:9/in/zoe,Head of Engineering,Acme
Åsa Berg,http://127.0.0.1:9/in/asa,Clerk,Birch
Nobody,no address,Clerk,Birch
"<img src=x onerror=""document.title='broken'"">",http://127.0.0.1:9/in/img,Engineer,Cobalt
`

test('from nothing to a table of leads: a goal that is wrong is told at its field, a file is looked at and taken, a lead is scored by hand [S001-3.3]', async () => {
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  const { lw, desk } = await openPage(database)
  const page = await desk.open('/campaigns')
  await page.getByText('No campaign yet.').waitFor()
  await page.getByRole('link', { name: 'New campaign' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spring')
  await page.getByLabel('Words').first().fill('Hello {first_nam}, may I connect with you?')
  await page.getByRole('button', { name: 'Create the campaign' }).click()
  await expect.poll(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(':focus').inputValue()).toContain('{first_nam}')
  await page.getByLabel('Words').first().fill('Hello {first_name}, may I connect with you?')
  await page.getByRole('button', { name: 'Create the campaign' }).click()

  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) }
  await page.getByLabel('A CSV or XLSX file with people').setInputFiles(file)
  await page.getByText('Row 4 has an address that is no web page', { exact: false }).waitFor()
  expect(await page.getByLabel('Profile url').inputValue()).toBe('1')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Import people.csv' }).click()
  await page.getByText('3 of 4 rows imported, 1 left out.').waitFor()
  await page.getByRole('link', { name: 'Look at the leads' }).click()

  await page.getByText('Zoe Adams').waitFor()
  await page.getByRole('button', { name: 'Name' }).click()
  const names = () => page.getByRole('row').locator('[role=gridcell]:nth-child(2)').allTextContents()
  await expect.poll(names).toEqual([`<img src=x onerror="document.title='broken'">`, 'Åsa Berg', 'Zoe Adams'])
  expect(page.url()).toContain('order=name')
  await page.getByLabel('Search name, company or title').fill('asa birch')
  await expect.poll(names).toEqual(['Åsa Berg'])
  await page.getByRole('grid').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Own score').fill('99')
  await page.getByRole('dialog').getByLabel('Why').fill('met at the fair')
  await page.getByRole('dialog').getByRole('button', { name: 'Give' }).click()
  await page.getByText('Given by olga: met at the fair', { exact: false }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).not.toContain('lead=')
  // The name of a person is text, whatever it says.
  expect(await page.title()).toBe('Spring - Lanewright')
  const { rows } = await lw.database
    .pool('auditor')
    .query(`select weight_score::float as score, score_by from outreach.leads where full_name = 'Åsa Berg'`)
  expect(rows).toEqual([{ score: 99, score_by: 'olga' }])
})

test('a new campaign may look for its people itself: words and a number, told where they are wrong [O-new.4]', async () => {
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  const { lw, desk } = await openPage(database)
  const page = await desk.open('/campaigns/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Found')
  expect(await page.getByLabel('At most', { exact: true }).isDisabled()).toBe(true)
  await page.getByLabel('Search for people').fill(' ?! ')
  await page.getByRole('button', { name: 'Create the campaign' }).click()
  await expect.poll(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(':focus').inputValue()).toBe(' ?! ')
  await page.getByLabel('Search for people').fill('engineer berlin')
  await page.getByLabel('At most', { exact: true }).fill('12')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create the campaign' }).click()
  await page.getByText('Search: 0 pages read, 0 found, 0 added.').waitFor()
  expect(await violations(page)).toEqual([])
  const { rows } = await lw.database
    .pool('auditor')
    .query(`select goal -> 'discover' as discover from kernel.workspaces where pack = 'outreach'`)
  expect(rows).toEqual([{ discover: { query: 'engineer berlin', at_most: 12 } }])
})

const PARTS: Array<[path: string, shown: string]> = [
  ['', 'What the account may do'],
  ['/leads', 'Ada Example'],
  ['/messages', 'Hello again Ben.'],
  ['/messages?status=failed', 'Hello Hal, A words.'],
  ['/inbox', 'Please stop writing to me.'],
  ['/chat', 'Nothing was said yet.'],
  ['/browser', 'The browser has shown nothing yet.'],
  ['/analytics', 'How far people came'],
  ['/artifacts', 'Nothing is kept yet.'],
  ['/settings', 'Heads of engineering in Berlin'],
  ['/import', 'Only a name and the address of a profile'],
]

test.each(['light', 'dark'] as const)(
  'every part of a campaign has its own address, and axe finds nothing there, %s',
  async (colorScheme) => {
    const fixture = await openKnownFixture()
    const { desk } = await openPage(fixture.campaign.database)
    const page = await desk.open('/campaigns', { colorScheme })
    await page.getByText('Mia Example', { exact: false }).waitFor()
    expect(await violations(page), 'list').toEqual([])
    for (const [path, shown] of PARTS) {
      await page.goto(new URL(`/campaigns/${fixture.id}${path}`, desk.link()).href)
      await page.getByText(shown, { exact: false }).first().waitFor()
      expect(await violations(page), path).toEqual([])
    }
    // What strangers wrote stands there as they wrote it.
    await page.goto(new URL(`/campaigns/${fixture.id}/inbox`, desk.link()).href)
    await page.getByText(HOSTILE.split('\n')[0] as string, { exact: false }).waitFor()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
  },
)

test('a campaign is paused when the controller has said so, and another window sees it', async () => {
  const fixture = await openKnownFixture()
  await fixture.at(new Date().toISOString(), [[`update kernel.workspaces set status = 'active'`]])
  const { lw, desk } = await openPage(fixture.campaign.database)
  const page = await desk.open(`/campaigns/${fixture.id}`)
  const other = await desk.tab(page, '/campaigns')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByLabel('Why').fill('lunch')
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await lw.start(1)
  await page.getByText('olga: lunch', { exact: false }).waitFor()
  await other.getByText('paused').waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
})

test('an import says how far it is; cancelled after the file has left, nothing of it is there [D-long.1]', async () => {
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  const { lw, desk } = await openPage(database)
  const campaign = await lw.create({ pack: 'outreach', name: 'Many', goal: parse(await exampleGoal()) })
  const page = await desk.open(`/campaigns/${campaign}/import`)
  const rows = Array.from({ length: 60_000 }, (_, i) => `Person ${i},http://127.0.0.1:9/in/p${i},Engineer,Acme`)
  const buffer = Buffer.from(`Name,Link,Title,Company\n${rows.join('\n')}\n`)
  await page
    .getByLabel('A CSV or XLSX file with people')
    .setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Import many.csv' }).click()
  await page.getByText(/The file is there; [\d,.]+ rows taken/).waitFor(SOON)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('The import was cancelled.').waitFor()
  const count = async () => {
    const asked = await lw.database.pool('auditor').query('select count(*)::int as n from outreach.leads')
    return asked.rows[0].n
  }
  const isFree = async () => {
    const lease = await lw.leases.take(campaign)
    if (lease) await lw.leases.release(lease)
    return lease !== null
  }
  await expect.poll(isFree, SOON).toBe(true)
  expect(await count()).toBe(0)
  await page.goto(new URL(`/campaigns/${campaign}/leads`, desk.link()).href)
  await page.getByText('This campaign has no leads yet.').waitFor()
})
