import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { networkAdmin } from '#demo/network/admin-client.ts'
import { acceptsAfterMs, replyOf } from '#demo/network/nature.ts'
import { type NetworkOptions, startNetwork } from '#demo/network/network.ts'
import { type Person, peopleOf } from '#demo/network/people.ts'
import { needChromium } from '../../support/chromium.ts'
import { launchChromium } from './chromium.ts'

// A real browser takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const SEED = 21
const people = peopleOf(SEED, 200)
const account = { email: 'anna@practice.example', name: 'Anna Tester', password: 'secret' }
const acceptsIn = (person: Person) => acceptsAfterMs(SEED, person.slug, 0)
const willing = people.find((person) => acceptsIn(person) !== null && replyOf(SEED, person, 1, []))!
const unwilling = people.find((person) => acceptsIn(person) === null)!

let browser: Browser
needChromium(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

/** A network and a page of a real browser on it, used by role and name alone. */
async function open(options: Partial<NetworkOptions> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-demo-'))
  const network = await startNetwork({ dataDir, seed: SEED, account, ...options })
  const context = await browser.newContext()
  onTestFinished(async () => {
    await context.close()
    await network.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const page = await context.newPage()
  const go = (path: string) => page.goto(network.url + path)
  const signIn = async () => {
    await go('/login')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(account.email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await signedIn(page).waitFor()
  }
  return { network, admin: networkAdmin(network), page, go, signIn }
}

const signedIn = (page: Page) => page.getByRole('status', { name: 'Account', exact: true })
const relation = (page: Page) => page.getByRole('status', { name: 'Relation', exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function inviteWith(page: Page, person: Person, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Invite ${person.name}`, exact: true })
  await dialog.getByRole('textbox', { name: 'Note', exact: true }).fill(note)
  await dialog.getByRole('button', { name: 'Send invitation', exact: true }).click()
}

test('signing in: wrong data get an alert, right ones the navigation and the name', async () => {
  const { page, go, signIn } = await open()
  await go('/messages')
  expect(new URL(page.url()).pathname).toBe('/login')
  await title(page, 'Sign in to the practice network').waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  expect(await page.getByRole('textbox', { name: 'Password' }).getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  await signIn()
  expect(await signedIn(page).textContent()).toBe(account.name)
  const links = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link')
  expect(await links.allInnerTexts()).toEqual(['Home', 'Search', 'Messages', 'Sign out'])
  await links.filter({ hasText: 'Sign out' }).click()
  await title(page, 'Sign in to the practice network').waitFor()
})

test('searching: a box, a button, ten links named by people, and a next page [O-chan.1]', async () => {
  const { page, signIn } = await open()
  await signIn()
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search people', exact: true }).fill('manager')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const fitting = people.filter((person) => JSON.stringify([person.headline, person.company]).match(/manager/i))
  const links = () => page.getByRole('list', { name: 'Results', exact: true }).getByRole('listitem').getByRole('link')
  await page.waitForURL(/q=manager/)
  expect(await links().allInnerTexts()).toEqual(fitting.slice(0, 10).map(({ name }) => name))
  await page.getByRole('link', { name: 'Next page', exact: true }).click()
  await page.waitForURL(/page=2/)
  expect(await links().first().getAttribute('href')).toBe(`/in/${fitting[10]!.slug}`)
})

test('a profile: every region holds exactly its text [O-chan.1, O-chan.3]', async () => {
  const { page, go, signIn } = await open()
  await signIn()
  for (const person of [willing, ...people.filter(({ hostile }) => hostile).slice(0, 14)]) {
    await go(`/in/${person.slug}`)
    await title(page, person.name).waitFor()
    expect(await region(page, 'Headline').textContent()).toBe(person.headline)
    expect(await region(page, 'About').textContent()).toBe(person.about)
    expect(await region(page, 'Company').textContent()).toBe(person.company)
    expect(await region(page, 'Location').textContent()).toBe(person.location)
    const days = person.active_days_ago
    expect(await region(page, 'Activity').textContent()).toBe(
      days === null ? 'No recent activity' : `Active ${days} days ago`,
    )
    expect(await relation(page).textContent()).toBe('Not connected')
    expect(await page.title()).toBe(`${person.name} | Practice network`)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  }
})

test('inviting: the dialog can be cancelled; sent, the profile shows the pending note; withdrawn, nothing [O-chan.1]', async () => {
  const { page, go, signIn, admin } = await open()
  await signIn()
  await go(`/in/${unwilling.slug}`)
  const dialog = page.getByRole('dialog', { name: `Invite ${unwilling.name}`, exact: true })
  expect(await dialog.count()).toBe(0)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  expect(await dialog.getByRole('textbox', { name: 'Note' }).getAttribute('maxlength')).toBe('200')
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  const note = 'Hello,\n\n  two  spaces & "quotes" <b>here</b>'
  await inviteWith(page, unwilling, note)
  await relation(page)
    .filter({ hasText: /^Invitation pending$/ })
    .waitFor()
  expect(new URL(page.url()).pathname).toBe(`/in/${unwilling.slug}`)
  expect(await region(page, 'Your note').textContent()).toBe(note)
  expect((await admin.state()).invitations).toMatchObject([{ note }])
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await relation(page)
    .filter({ hasText: /^Not connected$/ })
    .waitFor()
  expect(await region(page, 'Your note').count()).toBe(0)
})

test('writing: from the profile to the conversation, and the answer that comes back [O-chan.1]', async () => {
  const { page, go, signIn, admin } = await open()
  await signIn()
  await go(`/in/${willing.slug}`)
  await inviteWith(page, willing, '')
  await relation(page).filter({ hasText: 'Invitation pending' }).waitFor()
  await admin.advance(acceptsIn(willing)!)
  await page.reload()
  expect(await relation(page).textContent()).toBe('Connected')
  await page.getByRole('link', { name: 'Message', exact: true }).click()
  await title(page, willing.name).waitFor()
  const text = '\nThank you,\n  see you   soon <3'
  await page.getByRole('textbox', { name: 'Write a message', exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const items = page.getByRole('list', { name: 'Conversation', exact: true }).getByRole('listitem')
  const mine = page.getByRole('listitem', { name: 'You', exact: true })
  await mine.waitFor()
  expect(await mine.locator('[data-part="text"]').textContent()).toBe(text)
  expect(await mine.locator('time').getAttribute('datetime')).toBe((await admin.state()).messages[0]!.at)
  expect(new URL(page.url()).pathname).toBe(`/messages/${willing.slug}`)
  await admin.advance(replyOf(SEED, willing, 1, [])!.afterMs)
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  const conversation = page.getByRole('list', { name: 'Conversations', exact: true }).getByRole('listitem')
  await conversation.filter({ hasText: '1 unread' }).getByRole('link', { name: willing.name, exact: true }).click()
  await page.waitForURL(/\/messages\/./)
  expect(await items.count()).toBe(2)
  const theirs = page.getByRole('listitem', { name: willing.name, exact: true }).locator('[data-part="text"]')
  expect(await theirs.textContent()).toBe((await admin.state()).replies[0]!.text)
})

test('limits: a warning beside the button, then a refusal that sends nothing [O-chan.2]', async () => {
  const { page, go, signIn, admin } = await open({ weeklyLimit: 1 })
  await signIn()
  await go(`/in/${unwilling.slug}`)
  await inviteWith(page, unwilling, '')
  await page
    .getByRole('alert')
    .filter({ hasText: /^You are approaching the weekly limit/ })
    .waitFor()
  expect(await relation(page).textContent()).toBe('Invitation pending')
  await go(`/in/${willing.slug}`)
  await inviteWith(page, willing, '')
  await page
    .getByRole('alert')
    .filter({ hasText: /^You have reached the weekly invitation limit/ })
    .waitFor()
  expect(await relation(page).textContent()).toBe('Not connected')
  expect((await admin.state()).invitations).toHaveLength(1)
})

test('troubles: a security check that a person passes, a restriction, an ended session, a page that is not there [O-chan.2]', async () => {
  const { page, go, signIn, admin } = await open()
  await signIn()
  await admin.trouble({ kind: 'captcha' })
  expect((await go(`/in/${willing.slug}`))?.status()).toBe(200)
  await title(page, 'Quick security check').waitFor()
  await page.getByRole('checkbox', { name: 'I am a person', exact: true }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await title(page, willing.name).waitFor()
  await admin.trouble({ kind: 'restricted' })
  await go('/')
  await title(page, 'Your account is restricted').waitFor()
  await admin.trouble({ kind: 'none' })
  expect((await go('/in/nobody'))?.status()).toBe(404)
  await title(page, 'Page not found').waitFor()
  await admin.trouble({ kind: 'expired' })
  await go('/search')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('a connection cut after sending leaves the browser in doubt and the message there once', async () => {
  const { page, go, signIn, admin } = await open()
  await signIn()
  await go(`/in/${willing.slug}`)
  await inviteWith(page, willing, '')
  await relation(page).filter({ hasText: 'Invitation pending' }).waitFor()
  await admin.advance(acceptsIn(willing)!)
  await go(`/messages/${willing.slug}`)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Did this arrive?')
  await admin.trouble({ kind: 'drop_after_send' })
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await failed).failure()?.errorText).toMatch(/ERR_INVALID_HTTP_RESPONSE/)
  await page.waitForURL('chrome-error://chromewebdata/')
  expect((await admin.state()).messages).toMatchObject([{ text: 'Did this arrive?', dropped: true }])
  await go(`/messages/${willing.slug}`)
  expect(await page.getByRole('listitem', { name: 'You' }).count()).toBe(1)
})
