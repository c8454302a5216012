import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { caseworkApp } from '#apps/casework/app.ts'
import { openCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { outreachApp } from '#apps/outreach/app.ts'
import { exampleGoal } from '#apps/outreach/demo/example-goal.ts'
import { schedulingApp } from '#apps/scheduling/app.ts'
import type { OpenMailService } from '#apps/scheduling/services/mail-service.ts'
import { meetingsOf } from '#apps/scheduling/services/meetings.ts'
import type { MeetingBoard } from '#apps/scheduling/services/meetings-service.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { unusedMailService } from '#host/scheduling/mail-service-at.ts'
import { unusedSite } from '../../../benchmarks/support/unused-outreach.ts'
import { createDatabase } from '../../support/server.ts'
import { temporary } from '../embedded/harness.ts'
import { DIALOGS } from './dialogs.ts'
import { openFilled } from './filled.ts'
import { OPPOSITES, openBrowser, openDesk, SOON, settle, wrongOn } from './harness.ts'
import { PLACES } from './places.ts'
import { walk } from './walk.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()

const ZONE = { timezoneId: 'Pacific/Auckland', locale: 'en-GB' }

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
    wrong.push(...(await wrongOn(page, `dialog-${name}`, OPPOSITES)))
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
  const mail = unusedMailService(dataDir)
  const casework = openCaseworkServices({ dataDir })
  const apps = [outreachApp(unusedSite), tasksApp, schedulingApp(mail), caseworkApp(casework)]
  const lw = await openLanewright({ dataDir, database, apps, attached: [casework] })
  try {
    const desk = await openDesk(lw, { dataDir, mail, casework })
    const page = await desk.open('/today')
    const wrong: string[] = []
    const look = async (name: string, address: string) => {
      await page.goto(new URL(address, desk.link()).href)
      await settle(page)
      wrong.push(...(await wrongOn(page, `empty-${name}`, OPPOSITES)))
    }
    const ofAll = Object.values(PLACES).filter(({ address }) => !/ID|MEETING|CASE/.test(address))
    for (const { name, address } of ofAll) await look(name, address)
    const campaign = await lw.create({ pack: 'outreach', name: 'Autumn', goal: parse(await exampleGoal()) })
    const { meeting, attendee } = await newMeeting(lw, mail)
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
async function newMeeting(lw: Lanewright, mail: OpenMailService): Promise<{ meeting: string; attendee: string }> {
  const made = await meetingsOf(lw, mail).create(
    {
      ...{ title: 'Autumn', duration: 30, location: 'Room 4', time_zone: 'UTC', account: 'demo' },
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
