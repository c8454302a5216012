import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { systemIds } from '#system/clock.ts'
import { openChat } from '../../support/chat.ts'
import { manualClock } from '../../support/clock.ts'
import { temporary } from '../embedded/harness.ts'
import { openBrowser, openDesk, SOON, violations } from './harness.ts'

vi.setConfig({ testTimeout: 180_000 })
openBrowser()

/** The room over the real product, as a person in Berlin sees it. */
async function enter() {
  const chat = await openChat()
  const desk = await openDesk(chat.lw, { dataDir: temporary() })
  const page = await desk.open('/tasks', { timezoneId: 'Europe/Berlin', locale: 'en-GB' })
  page.setDefaultTimeout(SOON.timeout)
  return { page, chat }
}

const message = (page: Page) => page.getByLabel('Message', { exact: true })
const log = (page: Page) => page.getByRole('log')

async function say(page: Page, text: string, answer: string): Promise<void> {
  await message(page).fill(text)
  await message(page).press('Enter')
  await log(page).getByText(answer).first().waitFor()
}

test('a chip that is taken away stays in the words; a deletion waits for its button; everything is there after a reload and can be taken back [T-due.5]', async () => {
  const { page, chat } = await enter()
  await message(page).fill('remind me to buy milk tomorrow at 5 p1 #home')
  await page.getByText('New task:').waitFor()
  await page.getByRole('button', { name: 'Keep "p1" as words' }).click()
  await page.getByText('"p1" stays words').waitFor()
  expect(await violations(page)).toEqual([])
  await message(page).press('Enter')
  await log(page).getByText("I've added 'buy milk p1' to your tasks.").waitFor()
  expect(await chat.as('olga').tasks()).toMatchObject([
    { description: 'buy milk p1', priority: null, labels: ['home'], time_zone: 'Europe/Berlin' },
  ])

  await say(page, 'add call <b>mom</b>', "I've added 'call <b>mom</b>' to your tasks.")
  expect(await page.locator('main b').count()).toBe(0)
  await say(page, 'delete buy milk p1', 'Are you sure you want to delete')
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await log(page).getByText("'buy milk p1' has been deleted.").waitFor()
  expect(await chat.as('olga').tasks()).toHaveLength(1)

  await page.reload()
  await log(page).getByText("'buy milk p1' has been deleted.").waitFor()
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Take back: deleted buy milk p1' }).click()
  await page.getByText("Taken back: 'buy milk p1'.").waitFor()
  expect(await chat.as('olga').tasks()).toHaveLength(2)
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'List' }).click()
  await page.getByRole('button', { name: 'Complete: buy milk p1' }).click()
  await page.getByRole('button', { name: 'Reopen: buy milk p1' }).click()
  await page.getByRole('button', { name: 'Complete: buy milk p1' }).waitFor()
  await page.getByRole('button', { name: 'Delete: buy milk p1' }).click()
  await page.getByRole('button', { name: 'No, keep it' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await chat.as('olga').tasks()).toHaveLength(2)
})

test('a message whose answer is lost on the way is sent again as the same one, and happens once', async () => {
  const { page, chat } = await enter()
  let lost = 0
  await page.route('**/api/tasks/messages', async (route) => {
    if (lost++ > 0) return route.continue()
    // It arrives, and nobody hears the answer.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await say(page, 'add buy milk', "I've added 'buy milk' to your tasks.")
  await vi.waitUntil(() => lost === 2, { timeout: 30_000 })
  await page.getByText('Sending ...').waitFor({ state: 'detached' })
  expect(await chat.as('olga').tasks()).toHaveLength(1)
  expect(await log(page).getByText('add buy milk').count()).toBe(1)
})

test('a secret that is set in the settings is named there, and its value comes back on no page; a backup is written, checked and planned', async () => {
  const chat = await openChat()
  const desk = await openDesk(chat.lw, { dataDir: temporary() })
  const page = await desk.open('/settings')
  page.setDefaultTimeout(SOON.timeout)
  const bodies: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) bodies.push(await response.text().catch(() => ''))
  })
  await page.getByRole('button', { name: 'Set a secret' }).click()
  await page.getByLabel('Name', { exact: true }).fill('MODEL_KEY')
  await page.getByLabel('Value').fill('cnry-typed-into-the-desk')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Replace MODEL_KEY' }).waitFor()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('button', { name: /^Check and restore lanewright-/ }).click()
  await page.getByText('every byte is as it was written').waitFor()
  expect(await page.getByText('lanewright restore').textContent()).toMatch(/--data .+ --journal .+ --reason/)
  expect(await violations(page)).toEqual([])
  expect(bodies.length).toBeGreaterThan(5)
  expect(bodies.join()).not.toContain('cnry-typed-into-the-desk')
})

test('a reminder that fires is seen in the desk without reload [T-rec.4]', async () => {
  const clock = manualClock('2026-03-02T09:00:00.000Z')
  const chat = await openChat({ seeded: { clock, ids: systemIds, entropy: 'reminders' } })
  const olga = chat.as('olga')
  await olga.say('remind me to call mom today at 11:00')
  const desk = await openDesk(chat.lw, { dataDir: temporary() })
  const page = await desk.open('/tasks/reminders')
  await page.getByText('Up to date').waitFor()
  clock.advance(4 * 3_600_000)
  await chat.lw.drive(olga.workspace)
  await page.getByText('call mom').first().waitFor()
})
