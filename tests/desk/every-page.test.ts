import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { openOffice } from '#apps/casework/office.ts'
import { type Lanewright, openLanewright } from '#apps/compose.ts'
import { exampleGoal } from '#apps/outreach/example-goal.ts'
import { meetingsOf } from '#apps/scheduling/meetings.ts'
import type { MeetingBoard } from '#apps/scheduling/meetings-service.ts'
import type { OpenPost } from '#apps/scheduling/post.ts'
import { unusedPost } from '#apps/scheduling/post-at.ts'
import { caseworkPack } from '#packs/casework/pack.ts'
import { outreachPack } from '#packs/outreach/pack.ts'
import { schedulingPack } from '#packs/scheduling/pack.ts'
import { tasksPack } from '#packs/tasks/pack.ts'
import { unusedSite } from '../../benchmarks/support/unused-site.ts'
import { temporary } from '../embedded/harness.ts'
import { createDatabase } from '../harness/server.ts'
import { DIALOGS } from './dialogs.ts'
import { openFilled } from './filled.ts'
import { openBrowser, openDesk, SOON, violations, wrongOn } from './harness.ts'
import { LEADING_ON, PLACES, pathsOf } from './places.ts'
import { walk } from './walk.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()

const ZONE = { timezoneId: 'Pacific/Auckland', locale: 'en-GB' }

/** Loaded, and nothing of it under way any more. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor(SOON)
  await expect.poll(() => page.getByText(/^Loading \.\.\.$/).count(), SOON).toBe(0)
}

test('every page that the router knows is good in both lights and on a phone, and all of it is reached and pressed by keyboard [D-axe.2, D-keys.2, D-shot.1]', async () => {
  const { desk, at } = await openFilled()
  const page = await desk.open('/today', ZONE)
  await settle(page)
  expect(await pathsOf(page)).toEqual([...Object.keys(PLACES), ...LEADING_ON].sort())
  const wrong: string[] = []
  for (const { name, address, shows } of Object.values(PLACES)) {
    await page.goto(new URL(at(address), desk.link()).href)
    await page.getByText(shows).first().waitFor(SOON)
    await settle(page)
    wrong.push(...(await wrongOn(page, name)))
    wrong.push(...(await walk(page)).map((what) => `${name}: ${what}`))
  }
  expect(wrong).toEqual([])
})

test('every dialog is opened, walked and left by keyboard, and is good in both lights and on a phone [D-axe.2, D-keys.2]', async () => {
  const { desk, at } = await openFilled()
  const page = await desk.open('/today', ZONE)
  page.setDefaultTimeout(SOON.timeout)
  const wrong: string[] = []
  for (const [name, address, open] of DIALOGS) {
    await page.goto(new URL(at(address), desk.link()).href)
    await settle(page)
    await open(page)
    await page.getByRole('dialog').waitFor()
    wrong.push(...(await wrongOn(page, `dialog-${name}`)))
    wrong.push(...(await walk(page)).map((what) => `${name}: ${what}`))
    expect(
      await page.evaluate(`document.activeElement.closest('[role=dialog]') !== null`),
      `${name} keeps the focus`,
    ).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(wrong).toEqual([])
})

test('where nothing is yet every page says what would stand there, and is good in both lights and on a phone [D-axe.2]', async () => {
  const [dataDir, database] = [temporary(), await createDatabase()]
  const post = unusedPost(dataDir)
  const office = openOffice({ dataDir })
  const packs = [outreachPack(unusedSite), tasksPack, schedulingPack(post), caseworkPack(office)]
  const lw = await openLanewright({ dataDir, database, packs, attached: [office] })
  try {
    const desk = await openDesk(lw, { dataDir, post, office })
    const page = await desk.open('/today')
    const wrong: string[] = []
    const look = async (name: string, address: string) => {
      await page.goto(new URL(address, desk.link()).href)
      await settle(page)
      wrong.push(...(await wrongOn(page, `empty-${name}`)))
    }
    const ofAll = Object.values(PLACES).filter(({ address }) => !/ID|MEETING|CASE/.test(address))
    for (const { name, address } of ofAll) await look(name, address)
    const campaign = await lw.create({ pack: 'outreach', name: 'Autumn', goal: parse(await exampleGoal()) })
    const { meeting, attendee } = await newMeeting(lw, post)
    const opened = await newCase(lw)
    const at = (address: string) =>
      address
        .replace('MEETING', meeting)
        .replace('ATTENDEE', attendee)
        .replace('CASE', opened)
        // A file without any document in it: the page says that there is none.
        .replace('DOCUMENT', opened)
        .replace('ID', campaign)
    for (const { name, address } of Object.values(PLACES).filter((place) => !ofAll.includes(place)))
      await look(name, at(address.split('?')[0] as string))
    expect(wrong).toEqual([])
  } finally {
    await lw.close()
    await database.drop()
  }
})

/** Somebody is named, and nothing has happened yet. */
async function newMeeting(lw: Lanewright, post: OpenPost): Promise<{ meeting: string; attendee: string }> {
  const made = await meetingsOf(lw, post).create(
    {
      ...{ title: 'Autumn', duration: 30, location: 'Room 4', time_zone: 'UTC', account: 'practice' },
      attendees: [{ full_name: 'Ada Berg', email: 'ada.berg@one.example', required: true }],
    },
    'olga',
  )
  if ('refused' in made) throw new Error(made.refused.message)
  await lw.drive(made.id)
  const { attendees } = (await lw.view(made.id, 'scheduling', 'board')) as unknown as MeetingBoard
  return { meeting: made.id, attendee: attendees[0]?.attendee_id as string }
}

/** It is open, and nothing is in its file. */
async function newCase(lw: Lanewright): Promise<string> {
  const id = await lw.create({
    pack: 'casework',
    name: 'Autumn',
    goal: { matter: 'Autumn', matter_type: 'employment' },
  })
  await lw.send(id, 'olga', 'case.open', { role: 'ATTORNEY' })
  await lw.drive(id)
  return id
}

/** They ask for nothing when they are opened. */
const QUIET = ['sign-in', 'ledger-verify']
const BROKEN = { code: 'database.gone', message: 'The database does not answer.', next: 'Start it again, then reload.' }

test('what cannot be read is told on every page, with what happened and what to do [D-axe.2, D-err.1]', async () => {
  const { desk, at } = await openFilled()
  const page = await desk.open('/today')
  const wrong: string[] = []
  await page.route(/\/api\/(?!me$|events|presence|health)/, (route) => route.fulfill({ status: 503, json: BROKEN }))
  for (const { name, address } of Object.values(PLACES).filter((place) => !QUIET.includes(place.name))) {
    await page.goto(new URL(at(address), desk.link()).href)
    const alert = page.locator('main').getByRole('alert').first()
    await alert.waitFor(SOON)
    expect(await alert.textContent(), name).toMatch(/The database does not answer\..*Start it again, then reload\./)
    // One refusal looks like another: each is looked at once, and one in every light.
    if (name === 'today') wrong.push(...(await wrongOn(page, `error-${name}`)))
    else wrong.push(...(await violations(page)).map((what) => `${name}: ${what}`))
  }
  expect(wrong).toEqual([])
})

test('dates stand in the zone of the person, and say so exactly [D-zone.1]', async () => {
  const { desk, campaign } = await openFilled()
  const shownIn = async (timezoneId: string) => {
    const page = await desk.open(`/campaigns/${campaign}/leads`, { timezoneId, locale: 'en-GB' })
    const time = page.getByRole('row').locator('time').first()
    await time.waitFor(SOON)
    const at = (await time.getAttribute('datetime')) as string
    const zoned = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: timezoneId })
    expect(await time.textContent()).toBe(zoned.format(new Date(at)))
    return time.textContent()
  }
  expect(await shownIn('Pacific/Auckland')).not.toBe(await shownIn('America/Los_Angeles'))
})
