import { expect, test } from 'vitest'
import { tasksApp } from '#apps/tasks/app.ts'
import { openFixture } from '../../support/fixture.ts'
import { openBrowser, openDesk, SOON, violations } from './harness.ts'

openBrowser()

const TASKS = ['/tasks', '/tasks/history', '/tasks/reminders']
const PLACES = ['/today', '/approvals', ...TASKS, '/settings', '/today/no-such-place']

test.each(['light', 'dark'] as const)(
  'axe finds nothing on any page, empty or full, %s [D-axe.1]',
  async (colorScheme) => {
    const fixture = await openFixture({ beside: [tasksApp] })
    const desk = await openDesk(fixture.lw, fixture)
    const page = await desk.open('/today', { colorScheme })
    const look = async (place: string) => {
      await page.goto(new URL(place, desk.link()).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByText('Up to date').waitFor()
      expect(await violations(page), place).toEqual([])
    }
    for (const place of PLACES) await look(place)
    const letters = await fixture.letters(['one', 'two'])
    await fixture.lw.drive(letters)
    for (const place of PLACES) await look(place)
  },
)

test('every room can be reached and left by keyboard alone [D-keys.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/today')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe('Skip to the room')
  const reached: string[] = []
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab')
    reached.push((await page.locator(':focus').getAttribute('href')) ?? '')
  }
  for (const place of ['/today', '/approvals', '/campaigns', '/meetings', '/cases', '/tasks', '/ledger', '/settings'])
    expect(reached).toContain(place)
})

test('the first load is small, and another room comes when it is entered [D-size.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/today')
  const scripts = new Set<string>()
  let bytes = 0
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    scripts.add(response.url())
    expect(response.headers()['content-encoding']).toBe('br')
    bytes += Number(response.headers()['content-length'])
  })
  await page.reload()
  await page.getByText('Up to date').waitFor()
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(200_000)
  const first = scripts.size
  await page.getByRole('link', { name: /^Approvals/ }).click()
  await page.getByText('Nothing waits for your yes.').waitFor()
  expect(scripts.size).toBeGreaterThan(first)
})

test('approvals are decided on a phone [D-phone.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  await fixture.letters(['one'])
  await fixture.lw.start()
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/approvals', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  await page.getByRole('list', { name: 'Waiting' }).getByRole('button').first().tap()
  await page.getByRole('button', { name: 'Back to the list' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('button', { name: 'Approve' }).tap()
  await page.getByText('Nothing waits for your yes.').waitFor()
  await expect.poll(() => fixture.posted(), SOON).toHaveLength(1)
})

test('on a phone the state of the desk and the stop switch stand above every room [D-phone.2]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  await fixture.lw.drive(await fixture.letters(['one']))
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/approvals', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  await page.getByText('Up to date').waitFor()
  await page.getByRole('button', { name: 'Stop everything' }).tap()
  await page.getByRole('textbox', { name: 'Why' }).fill('On the train')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop everything' }).tap()
  await page.getByText('olga: On the train').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('button', { name: 'Let work go on' }).tap()
  await page.getByRole('button', { name: 'Stop everything' }).waitFor()
  await desk.stop()
  await page.getByText('The connection was lost', { exact: false }).waitFor()
  expect(await page.getByText('The connection was lost', { exact: false }).isVisible()).toBe(true)
})
