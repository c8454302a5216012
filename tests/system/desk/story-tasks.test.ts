import { expect, test } from 'vitest'
import { openChat } from '../../support/chat.ts'
import { temporary } from '../embedded/harness.ts'
import { openBrowser, openDesk, SOON, violations } from './harness.ts'

openBrowser()

test('from an empty desk to a finished conversation about tasks: started by one click, gone on with after a reload, without a network, after a restart and in another tab, and nothing is left to do [D-story.1, D-live.2]', async () => {
  const chat = await openChat()
  const olga = chat.as('olga')
  const desk = await openDesk(chat.lw, { dataDir: temporary() })
  const page = await desk.open('/today', { timezoneId: 'Europe/Berlin', locale: 'en-GB' })
  page.setDefaultTimeout(SOON.timeout)
  await page.getByRole('button', { name: 'Start with sample tasks' }).click()
  await page.waitForURL('**/tasks**')
  const say = async (on: typeof page, text: string, answer: string) => {
    await on.getByLabel('Message', { exact: true }).fill(text)
    await on.getByLabel('Message', { exact: true }).press('Enter')
    await on.getByRole('log').getByText(answer, { exact: false }).last().waitFor()
  }
  await say(page, 'complete read about lanes', "Done! 'Read about lanes' has been marked as completed.")
  await page.reload()
  await page.getByRole('log').getByText("'Read about lanes' has been marked as completed.", { exact: false }).waitFor()

  // Without a network what was written waits in the page, says so, and is sent when it is back.
  await page.context().setOffline(true)
  await page.getByText('The connection was lost', { exact: false }).waitFor()
  await page.getByLabel('Message', { exact: true }).fill('change water the plants to water the garden')
  await page.getByLabel('Message', { exact: true }).press('Enter')
  await page.getByText('The server did not answer.', { exact: false }).waitFor()
  expect((await olga.tasks()).map(({ description }) => description)).toContain('Water the plants')
  await page.context().setOffline(false)
  await page.getByText('Up to date').waitFor()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('log').getByText("to 'water the garden'.", { exact: false }).waitFor()

  await desk.stop()
  await page.getByText('The connection was lost', { exact: false }).waitFor()
  await desk.start()
  await page.getByText('Up to date').waitFor()
  const other = await desk.tab(page, '/tasks')
  await other.getByRole('log').getByText("'Read about lanes' has been marked as completed.", { exact: false }).waitFor()
  await say(other, 'delete pay the rent', 'Are you sure')
  await other.getByRole('button', { name: 'Yes, delete it' }).click()
  await other.getByRole('log').getByText('has been deleted.', { exact: false }).waitFor()
  expect(await violations(other)).toEqual([])

  // The first tab was told; what is left is finished from its list.
  await page.getByRole('log').getByText('has been deleted.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'List' }).click()
  const open = page.getByRole('button', { name: /^Complete: / })
  await expect.poll(() => open.count(), SOON).toBe(2)
  await page.getByRole('button', { name: 'Complete: Send Ada the minutes' }).press('Enter')
  await expect.poll(() => open.count(), SOON).toBe(1)
  await page.getByRole('button', { name: 'Delete: water the garden' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, delete it' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => open.count(), SOON).toBe(0)
  expect(await olga.tasks()).toMatchObject([
    { description: 'Send Ada the minutes', status: 'completed', time_zone: 'Europe/Berlin' },
    { description: 'Read about lanes', status: 'completed' },
  ])
})
