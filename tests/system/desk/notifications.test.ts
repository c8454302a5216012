import { expect, test } from 'vitest'
import { tasksApp } from '#apps/tasks/app.ts'
import { openFixture } from '../../support/fixture.ts'
import { openBrowser, openDesk, SOON, violations } from './harness.ts'

openBrowser()

interface Shown {
  title: string
  body: string
  click(): void
}

/** The real notes of the browser, each noted down; and a tab that says it is hidden, which none is in a browser without a window. */
const WATCH = `
  globalThis.shown = []
  const Real = Notification
  globalThis.Notification = class extends Real {
    constructor(title, options) {
      super(title, options)
      globalThis.shown.push({ title, body: options.body, click: () => this.onclick() })
    }
  }
  let hidden = false
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') })
  globalThis.hide = (yes) => { hidden = yes }
`

test('who wished for it is told by the browser while the desk is hidden: how many and where, and nothing else [D-tell.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/settings')
  await page.context().grantPermissions(['notifications'], { origin: new URL(desk.link()).origin })
  await page.addInitScript(WATCH)
  await page.reload()
  const shown = () =>
    page.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown.map(({ title, body }) => ({ title, body })))
  const hide = (yes: boolean) =>
    page.evaluate((h) => (globalThis as unknown as { hide(h: boolean): void }).hide(h), yes)

  // Nobody asked for anything yet: what comes while the desk is hidden is told to nobody.
  await page.getByRole('button', { name: 'Tell me while I look elsewhere' }).waitFor()
  await hide(true)
  const first = await fixture.letters(['one'])
  await fixture.lw.drive(first)
  await expect.poll(() => page.title(), SOON).toBe('(1) Settings - Lanewright')
  expect(await shown()).toEqual([])

  await hide(false)
  await page.getByRole('button', { name: 'Tell me while I look elsewhere' }).click()
  await page.getByRole('button', { name: 'Do not tell me any more' }).waitFor()
  expect(await shown()).toEqual([{ title: 'Lanewright', body: 'You are told here when something waits for you.' }])
  expect(await violations(page)).toEqual([])

  // While it is looked at, the page itself is enough.
  await fixture.lw.drive(await fixture.letters(['two']))
  await expect.poll(() => page.title(), SOON).toBe('(2) Settings - Lanewright')
  await hide(true)
  await fixture.lw.drive(await fixture.letters(['three']))
  await expect.poll(() => page.title(), SOON).toBe('(3) Settings - Lanewright')
  expect((await shown()).slice(1)).toEqual([{ title: 'Lanewright', body: 'Wait for you: 3 in Approvals.' }])

  // Another that is decided is no news.
  await fixture.grantAll(first)
  await fixture.lw.drive(first)
  await expect.poll(() => page.title(), SOON).toBe('(2) Settings - Lanewright')
  expect(await shown()).toHaveLength(2)

  await page.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown[1]?.click())
  await page.getByRole('heading', { name: 'Approvals', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/approvals')

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Do not tell me any more' }).click()
  await fixture.lw.drive(await fixture.letters(['four']))
  await expect.poll(() => page.title(), SOON).toBe('(3) Settings - Lanewright')
  expect(await shown()).toHaveLength(2)
})

test('a browser that says no is believed, and the page never asks by itself', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/today')
  await page.addInitScript(`
    globalThis.asked = 0
    Object.defineProperty(Notification, 'permission', { get: () => (globalThis.asked > 0 ? 'denied' : 'default') })
    Notification.requestPermission = async () => { globalThis.asked++; return 'denied' }
  `)
  await page.goto(new URL('/settings', desk.link()).href)
  await page.getByRole('button', { name: 'Tell me while I look elsewhere' }).waitFor()
  expect(await page.evaluate('globalThis.asked')).toBe(0)
  await page.getByRole('button', { name: 'Tell me while I look elsewhere' }).click()
  await page.getByText('Your browser keeps notes of this page back.').waitFor()
  expect(await page.evaluate('globalThis.asked')).toBe(1)
})
