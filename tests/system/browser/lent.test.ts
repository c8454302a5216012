import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser as Chromium, chromium } from 'playwright-core'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { type OpenedBrowser, openBrowser } from '#integrations/browser/browser.ts'
import { findChromium } from '#integrations/browser/executable.ts'
import { needChromium } from '../../support/chromium.ts'
import { type FixtureSite, startFixtureSite } from './fixture-site.ts'
import { codeOf, never, seen } from './harness.ts'

let outside: FixtureSite
let site: FixtureSite
let folder: string
let child: ChildProcess
let endpoint: string
let browser: OpenedBrowser
/** The user at the same browser. */
let user: Chromium

needChromium(async () => {
  outside = await startFixtureSite()
  site = await startFixtureSite(outside.url)
  folder = mkdtempSync(join(tmpdir(), 'lanewright-lent-'))
  const rootless = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-first-run']
  child = spawn(findChromium(), [...flags, ...rootless, 'about:blank'], { stdio: 'ignore', detached: true })
  const port = await vi.waitFor(
    () => {
      const line = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0]
      if (!line) throw new Error('The browser has not said its port yet.')
      return line
    },
    { timeout: 30_000 },
  )
  endpoint = `http://127.0.0.1:${port}`
  user = await chromium.connectOverCDP(endpoint)
  browser = await openBrowser({ endpoint, hosts: [site.host] })
})

afterAll(async () => {
  await browser?.close()
  await user?.close()
  if (child?.pid !== undefined && child.exitCode === null) {
    const ended = new Promise((done) => child.once('exit', done))
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  await Promise.all([site, outside].map((server) => server?.stop()))
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

beforeEach(() => {
  for (const { hits } of [site, outside]) hits.length = 0
})

test('a page of a listed host is opened in the user’s browser [O-chan.5]', async () => {
  expect(seen(await browser.navigate(`${site.url}/plain`, never)).title).toBe('Plain')
  expect(codeOf(await browser.navigate(`${outside.url}/plain`, never))).toBe('browser.host_refused')
})

test.for(['/redirect', '/redirect-twice', '/redirect-metadata'])(
  'a redirect is stopped there too: %s',
  async (path) => {
    expect(codeOf(await browser.navigate(site.url + path, never))).toBe('browser.host_refused')
    expect(outside.hits).toEqual([])
  },
)

test.for(['/frames', '/parts', '/refresh'])('nothing of a page reaches outside: %s', async (path) => {
  await browser.navigate(site.url + path, never)
  seen(await browser.navigate(`${site.url}/plain`, never))
  expect(outside.hits).toEqual([])
})

test('no second window is opened from our page', async () => {
  await browser.navigate(`${site.url}/ways-out`, never)
  site.hits.length = 0
  await browser.click({ role: 'link', name: 'New window here' }, never)
  await browser.click({ role: 'button', name: 'Open' }, never)
  seen(await browser.navigate(`${site.url}/plain`, never))
  expect([...outside.hits, ...site.hits]).toEqual(['/plain'])
})

test('the user’s own tabs go where the user wants', async () => {
  const tab = await user.contexts()[0]!.newPage()
  await tab.goto(`${outside.url}/plain`)
  expect(await tab.title()).toBe('Plain')
  await tab.close()
})

test('a browser without a window is known as one', () => {
  expect(browser.headless).toBe(true)
})

test.for(['http://example.com:9222', 'http://10.0.0.1:9222', 'file:///x', 'nothing'])(
  'only a browser of this machine is used: %s',
  async (elsewhere) => {
    await expect(openBrowser({ endpoint: elsewhere, hosts: [] })).rejects.toMatchObject({
      code: 'browser.endpoint_refused',
    })
  },
)

test('closing takes our page away and leaves the browser to the user', async () => {
  const second = await openBrowser({ endpoint, hosts: [site.host] })
  const before = user.contexts()[0]!.pages().length
  await second.close()
  await expect.poll(() => user.contexts()[0]!.pages().length).toBe(before - 1)
  expect(child.exitCode).toBeNull()
})
