import type { Page } from 'playwright-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { schedulingApp } from '#apps/scheduling/app.ts'
import { openMailService } from '#apps/scheduling/services/mail-service.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { openLanewright } from '#host/open.ts'
import { systemClock } from '#system/clock.ts'
import { expectSound } from '../../support/fixture.ts'
import { createDatabase } from '../../support/server.ts'
import { temporary } from '../embedded/harness.ts'
import { openBrowser, openDesk, SOON, violations } from './harness.ts'

vi.setConfig({ testTimeout: 600_000 })
openBrowser()

const DAY_MS = 86_400_000
const LONDON = { timezoneId: 'Europe/London', locale: 'en-GB' }

/** The next Tuesday at ten: whoever is asked is at work, whenever the test runs. */
const begins = (() => {
  const ahead = (2 - new Date().getUTCDay() + 7) % 7 || 7
  return Date.parse(`${new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)}T10:00:00Z`)
})()

/** The product with the built-in post and calendar, working by itself. */
async function openInstallation() {
  const [dataDir, database] = [temporary(), await createDatabase()]
  const shift = begins - Date.now()
  const clock = { ...systemClock, nowMs: () => Date.now() + shift }
  const settings = { accounts: new Map(), calendars: new Map() }
  const mail = openMailService({ dataDir, settings, secret: async () => null, clock, log: () => {} })
  const lw = await openLanewright({
    ...{ dataDir, database, clock, apps: [schedulingApp(mail), tasksApp], attached: [mail] },
  })
  onTestFinished(async () => {
    await lw.close()
    await database.drop()
  })
  await lw.start()
  const desk = await openDesk(lw, { dataDir, mail })
  const rows = async (sql: string) => (await lw.database.pool('auditor').query(sql)).rows
  return { lw, desk, rows }
}

/** In both lights. */
async function clean(page: Page, place: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), `${place}, ${colorScheme}`).toEqual([])
  }
}

interface Person {
  name: string
  email: string
  language?: string
}

const MICHAEL = { name: 'Michael Chen', email: 'michael.chen@one.example' }
const CLAIRE = { name: 'Claire Dubois', email: 'claire.dubois@two.example', language: 'fr' }

async function fill(page: Page, title: string, people: Person[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Place or link' }).fill('Room 4, second floor')
  for (const [i, { name, email, language }] of people.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Add another' }).press('Enter')
    const one = page.getByRole('group', { name: `Attendee ${i + 1}` })
    await expect.poll(() => one.getByLabel('Name').count()).toBe(1)
    // Whoever was added is written down at once, without a hand at the mouse.
    if (i > 0)
      expect(await page.locator(':focus').evaluate((box) => box.matches('fieldset:last-of-type input'))).toBe(true)
    await one.getByLabel('Name').fill(name)
    await one.getByLabel('E-mail').fill(email)
    if (language) await one.getByLabel('Language').selectOption(language)
  }
}

const room = (page: Page, name: string) => page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name })

/** What waits is read and let go, by keyboard. */
async function approveAll(page: Page, count: number): Promise<void> {
  await room(page, 'Approvals').click()
  const waiting = page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')
  for (let left = count; left > 0; left--) {
    await expect.poll(() => waiting.count(), SOON).toBe(left)
    await page.getByRole('region', { name: 'The words that will be sent' }).waitFor()
    expect(await page.getByText('Subject:').count()).toBe(1)
    await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
  }
  await page.getByText('Nothing waits for your yes.').waitFor()
}

const letters = (page: Page) => page.getByRole('list', { name: 'Letters in their mailbox' }).getByRole('listitem')

/** Goes to somebody, waits until so many letters lie in their mailbox, and answers the newest. */
async function answerAs(page: Page, { name }: Person, count: number, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('article', { name }).getByRole('link', { name }).click()
  await expect.poll(() => letters(page).count(), SOON).toBe(count)
  await page.getByLabel(`Answer as ${name}`).fill(text)
  await page.getByRole('button', { name: 'Send their answer' }).click()
  await page
    .getByRole('list', { name: `Conversation with ${name}` })
    .getByText(text)
    .last()
    .waitFor()
}

const row = (page: Page, { name }: Person) => page.getByRole('article', { name, exact: true })

test('from nothing to an invitation: planned, a time looked for and confirmed, first mails approved, a yes, another time proposed and taken, and everybody is invited [D-story.1]', async () => {
  const { lw, desk, rows } = await openInstallation()
  const page = await desk.open('/meetings', LONDON)
  page.setDefaultTimeout(SOON.timeout)
  await page.getByText('No meeting yet.').waitFor()
  await clean(page, 'empty list')
  await page.getByRole('link', { name: 'Plan a meeting' }).click()
  await page.getByRole('button', { name: 'Plan it and look for times' }).click()
  await expect.poll(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
  await clean(page, 'form with faults')
  await fill(page, 'Roadmap', [MICHAEL, CLAIRE])
  await page.getByRole('button', { name: 'Plan it and look for times' }).click()

  await page.waitForURL('**/times')
  await page.getByText('best', { exact: true }).waitFor()
  await clean(page, 'times')
  await page
    .getByRole('button', { name: /^Confirm & send: / })
    .first()
    .click()
  await clean(page, 'asked before')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm & send' }).press('Enter')
  await page.waitForURL(/\/meetings\/[0-9a-f-]+$/)
  const board = page.url()
  await row(page, MICHAEL).getByRole('link', { name: 'Approvals' }).waitFor()
  await row(page, CLAIRE).getByRole('link', { name: 'Approvals' }).waitFor()
  await clean(page, 'board')
  await approveAll(page, 2)

  await page.goto(board)
  await answerAs(page, MICHAEL, 1, 'Yes, that works for me.')
  await page.getByText('said yes', { exact: true }).first().waitFor()
  const other = new Date(begins + 9 * DAY_MS)
  const day = other.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  await answerAs(page, CLAIRE, 1, `Sorry, that does not work for me. Could we meet on ${day} at 15:00 UTC instead?`)
  const decision = page.getByRole('article', { name: 'Claire Dubois proposes another time' })
  await decision.waitFor()
  await clean(page, 'thread')
  await page.getByRole('link', { name: 'Board' }).click()
  await clean(page, 'board with a decision')
  await decision.getByRole('button', { name: /^Take .*15:00/ }).press('Enter')
  await decision.waitFor({ state: 'detached' })

  // Both are asked about the new time; whoever wrote before needs no other yes of ours.
  await answerAs(page, MICHAEL, 3, 'Yes, the new time works for me.')
  await answerAs(page, CLAIRE, 2, 'Yes, that works for me.')
  await page.getByRole('link', { name: 'Board' }).click()
  for (const one of [MICHAEL, CLAIRE]) await row(page, one).getByText('invited', { exact: true }).waitFor()
  await page.getByText('agreed', { exact: true }).waitFor()
  await page.getByText('confirmed in the calendar demo').waitFor()
  await row(page, CLAIRE).getByRole('link', { name: CLAIRE.name }).click()
  await letters(page).first().getByText('invitation', { exact: true }).waitFor()
  await room(page, 'Meetings').click()
  await page.getByText('2 of 2').waitFor()
  await clean(page, 'list')
  expect(await rows('select status, calendar_state, slot from scheduling.meetings')).toEqual([
    { status: 'agreed', calendar_state: 'confirmed', slot: 2 },
  ])
  await expectSound(lw)
})

const NAUGHTY = '<img src=x onerror="document.title=1">'

test('whatever a title, a name and an answer hold is text and nothing else; on a phone, too [D-text.1]', async () => {
  const { desk } = await openInstallation()
  const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
  const page = await desk.open('/meetings/new', { ...LONDON, ...phone })
  page.setDefaultTimeout(SOON.timeout)
  const ada = { name: `Ada ${NAUGHTY}`, email: 'ada@one.example' }
  await fill(page, `Plan ${NAUGHTY}`, [ada])
  await page.getByLabel('I know the time').check()
  await page.getByLabel('Start').fill(`${new Date(begins + 9 * DAY_MS).toISOString().slice(0, 10)}T15:00`)
  await page.getByRole('button', { name: 'Plan it and ask them' }).tap()
  await page.getByRole('heading', { name: `Plan ${NAUGHTY}`, level: 1 }).waitFor()
  await row(page, ada).waitFor()
  expect(await page.title()).toContain(`Plan ${NAUGHTY} - Lanewright`)
  await clean(page, 'board on a phone')
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await row(page, ada).getByRole('link', { name: ada.name }).tap()
  await page.getByRole('heading', { name: 'Play this attendee' }).waitFor()
  await clean(page, 'thread on a phone')
  await room(page, 'Meetings').tap()
  await page.getByRole('link', { name: `Plan ${NAUGHTY}` }).waitFor()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})

test('what somebody answers is shown as they wrote it, whatever it holds, and moves nothing by itself [D-text.1]', async () => {
  const { desk } = await openInstallation()
  const page = await desk.open('/meetings/new', LONDON)
  page.setDefaultTimeout(SOON.timeout)
  await fill(page, 'Review', [MICHAEL])
  await page.getByLabel('I know the time').check()
  await page.getByLabel('Start').fill(`${new Date(begins + 9 * DAY_MS).toISOString().slice(0, 10)}T15:00`)
  await page.getByRole('button', { name: 'Plan it and ask them' }).click()
  await row(page, MICHAEL).getByRole('link', { name: 'Approvals' }).waitFor()
  const board = page.url()
  await approveAll(page, 1)
  await page.goto(board)
  const words = `${NAUGHTY} "><script>document.title=1</script> {{7*7}} Ω≈ç 田中さん ﷽`
  await answerAs(page, MICHAEL, 1, words)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(await page.title()).toMatch(/Review - Lanewright$/)
  await page.getByRole('link', { name: 'Board' }).click()
  expect(await row(page, MICHAEL).getByText('said yes', { exact: true }).count()).toBe(0)
})

test('a meeting is cancelled after a question and with a reason, and another window sees it', async () => {
  const { desk } = await openInstallation()
  const page = await desk.open('/meetings/new', LONDON)
  page.setDefaultTimeout(SOON.timeout)
  await fill(page, 'Review', [MICHAEL])
  await page.getByRole('button', { name: 'Plan it and look for times' }).click()
  await page.getByText('best', { exact: true }).waitFor()
  const other = await desk.tab(page, '/meetings')
  await other.getByText('choose a time').waitFor()
  await page.getByRole('button', { name: 'Add attendee' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Copy')
  await dialog.getByLabel('E-mail').fill(MICHAEL.email.toUpperCase())
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByText('Somebody with this address is asked already.').waitFor()
  await clean(page, 'adding somebody')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator(':focus').textContent()).toContain('Add attendee')
  await page.getByRole('button', { name: 'Cancel the meeting' }).click()
  await dialog.getByLabel('Why').fill('moved to next year')
  await clean(page, 'cancelling')
  await dialog.getByRole('button', { name: 'Cancel the meeting' }).click()
  await page.getByText('Cancelled by olga: moved to next year').waitFor()
  await other.getByText('cancelled').waitFor()
  await page.getByText('This meeting has ended.').waitFor()
})
