import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OpenedBrowser } from '#integrations/browser/browser.ts'
import { needChromium } from '../../support/chromium.ts'
import { type FixtureSite, startFixtureSite } from './fixture-site.ts'
import { codeOf, never, openTestBrowser, seen } from './harness.ts'

let outside: FixtureSite
let site: FixtureSite
let own: FixtureSite
let browser: OpenedBrowser

needChromium(async () => {
  outside = await startFixtureSite()
  own = await startFixtureSite()
  site = await startFixtureSite(outside.url)
  browser = await openTestBrowser({ hosts: [site.host, own.host], ownPorts: [own.port] })
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([site, outside, own].map((server) => server?.stop()))
})

beforeEach(() => {
  for (const { hits } of [site, outside, own]) hits.length = 0
})

/** Whatever a page started by itself has gone out or been stopped once this page has answered. */
async function settle(): Promise<void> {
  seen(await browser.navigate(`${site.url}/plain`, never))
}

test('a page of a listed host is opened and shown [O-10.2]', async () => {
  const page = seen(await browser.navigate(`${site.url}/plain`, never))
  expect(page).toEqual({
    untrusted: true,
    url: `${site.url}/plain`,
    title: 'Plain',
    elements: [{ role: 'link', name: 'Next' }],
    text: 'Plain page\nSome text.\nNext',
    cut: false,
  })
})

test.for([
  'file:///etc/passwd',
  'view-source:http://127.0.0.1/',
  'data:text/html,x',
  'javascript:1',
  'about:blank',
  'chrome://settings',
  'ftp://127.0.0.1/',
  'not an address',
  '',
])('%s is no address that is opened', async (url) => {
  expect(codeOf(await browser.navigate(url, never))).toBe('browser.address_refused')
})

test.for(['http://localhost', 'http://169.254.169.254', 'http://[::1]', 'http://10.0.0.1', 'http://example.com'])(
  '%s is refused, and only the host is named',
  async (url) => {
    const result = await browser.navigate(`${url}/secret-path?secret=1`, never)
    expect(codeOf(result)).toBe('browser.host_refused')
    expect(JSON.stringify(result)).toContain(new URL(url).hostname)
    expect(JSON.stringify(result)).not.toContain('secret')
  },
)

test('another port of a listed address is another host', async () => {
  expect(codeOf(await browser.navigate(`${outside.url}/plain`, never))).toBe('browser.host_refused')
  expect(outside.hits).toEqual([])
})

test('our own port is refused though it is listed', async () => {
  expect(codeOf(await browser.navigate(`${own.url}/plain`, never))).toBe('browser.host_refused')
  expect(own.hits).toEqual([])
})

test.for(['/redirect', '/redirect-twice', '/redirect-metadata', '/redirect-https'])(
  'a redirect to elsewhere is stopped before it leaves: %s',
  async (path) => {
    expect(codeOf(await browser.navigate(site.url + path, never))).toBe('browser.host_refused')
    expect(outside.hits).toEqual([])
    expect((await browser.observe(never)).text).toBe('')
  },
)

test.for(['/refresh', '/script-away'])('a page that leaves by itself is stopped: %s', async (path) => {
  await browser.navigate(site.url + path, never)
  await settle()
  expect(outside.hits).toEqual([])
})

test('frames, and what is in them, reach nothing outside', async () => {
  expect(seen(await browser.navigate(`${site.url}/frames`, never)).text).toBe('Frames')
  await settle()
  expect(outside.hits).toEqual([])
  expect(site.hits).toContain('/redirect?img')
})

test('pictures, styles, scripts, beacons, sockets, streams and workers reach nothing outside', async () => {
  seen(await browser.navigate(`${site.url}/parts`, never))
  await settle()
  expect(outside.hits).toEqual([])
})

test('no service worker is registered', async () => {
  seen(await browser.navigate(`${site.url}/worker`, never))
  await settle()
  expect(site.hits).not.toContain('/sw.js')
})

test.for([
  ['link', 'Away'],
  ['button', 'Post'],
] as const)('a click on the %s "%s" goes nowhere', async ([role, name]) => {
  await browser.navigate(`${site.url}/ways-out`, never)
  site.hits.length = 0
  expect(codeOf(await browser.click({ role, name }, never))).toBe('browser.host_refused')
  expect([...outside.hits, ...site.hits]).toEqual([])
})

test.for([
  ['link', 'New window'],
  ['link', 'New window here'],
  ['button', 'Open'],
] as const)('the %s "%s" opens no second window, and nothing is asked for it', async ([role, name]) => {
  await browser.navigate(`${site.url}/ways-out`, never)
  site.hits.length = 0
  await browser.click({ role, name }, never)
  await expect.poll(() => browser.turn(never, async ({ page }) => page.context().pages().length)).toBe(1)
  expect([...outside.hits, ...site.hits]).toEqual([])
})

test('a window that was refused is told', async () => {
  await browser.navigate(`${site.url}/ways-out`, never)
  const stopped = browser.turn(never, async ({ page, guard }) => {
    const during = guard.mark()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    // The browser asks its maker for something now and then, by itself; that is stopped below it, and told as a part.
    const ofPage = () => during.stopped().filter(({ host }) => host === '127.0.0.1')
    await expect.poll(ofPage).toEqual([{ kind: 'window', host: '127.0.0.1' }])
  })
  await stopped
})

test('a click that sent something before it was stopped is not called undone', async () => {
  await browser.navigate(`${site.url}/ways-out`, never)
  await expect(browser.click({ role: 'button', name: 'Tell and leave' }, never)).rejects.toMatchObject({
    code: 'browser.host_refused',
  })
  expect(outside.hits).toEqual([])
})

test('a script in a link does what a button could, and a data address opens nothing', async () => {
  await browser.navigate(`${site.url}/ways-out`, never)
  expect(seen(await browser.click({ role: 'link', name: 'Script' }, never)).text).toContain('Changed by a link')
  const after = await browser.click({ role: 'link', name: 'Data' }, never)
  if (after.outcome === 'done') expect(after.observation.url).toBe(`${site.url}/ways-out`)
})

test('dialogs are dismissed, and no file is chosen', async () => {
  await browser.navigate(`${site.url}/dialogs`, never)
  expect(seen(await browser.click({ role: 'button', name: 'Ask' }, never)).text).toContain('false null')
  expect(codeOf(await browser.click({ role: 'button', name: 'Choose' }, never))).toBe('done')
})

test('a file is not downloaded', async () => {
  expect(codeOf(await browser.navigate(`${site.url}/file`, never))).toBe('browser.no_page')
  await browser.navigate(`${site.url}/download`, never)
  expect(seen(await browser.click({ role: 'link', name: 'Save' }, never)).url).toBe(`${site.url}/download`)
})
