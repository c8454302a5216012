import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OpenedBrowser } from '#integrations/browser/browser.ts'
import { openChannel } from '#integrations/browser/channel.ts'
import { demoPages } from '#integrations/browser/channels/demo.ts'
import { linkedinPages } from '#integrations/browser/channels/linkedin.ts'
import type { Channel } from '#kernel/ports/channel.ts'
import { needChromium } from '../../support/chromium.ts'
import { type FixtureNetwork, startFixtureNetwork } from './fixture-network.ts'
import { never, openTestBrowser } from './harness.ts'

let network: FixtureNetwork
let browser: OpenedBrowser
let channel: Channel

needChromium(async () => {
  network = await startFixtureNetwork()
  const pages = demoPages(network.url)
  browser = await openTestBrowser({ hosts: pages.hosts })
  channel = openChannel(browser, pages)
})

afterAll(async () => {
  await browser?.close()
  await network?.stop()
})

beforeEach(() => {
  network.sent.length = 0
})

test.for([
  ['moved', 'channel.other_person'],
  ['other-dialog', 'channel.other_person'],
  ['late-person', 'channel.other_person'],
  ['late-address', 'channel.other_person'],
  ['changing-field', 'browser.text_differs'],
  ['late-change', 'browser.text_differs'],
  ['two-buttons', 'browser.several_elements'],
  ['disabled', 'browser.disabled'],
  ['no-button', 'browser.no_such_element'],
  ['secret-field', 'browser.secret_field'],
  ['strange', 'channel.unavailable'],
  ['broken', 'channel.unavailable'],
  ['nobody', 'channel.no_such_profile'],
] as const)('an invitation on the page "%s" is not sent: %s', async ([slug, code]) => {
  const result = await channel.connect(`${network.url}/in/${slug}`, 'Hello', never)
  expect(result).toMatchObject({ outcome: 'not_done', error: { code } })
  expect(network.sent).toEqual([])
})

test.for(['gone', 'wrong-thread'])('a conversation with somebody else is not written into: %s', async (slug) => {
  const result = await channel.message(`${network.url}/in/${slug}`, 'Hello', never)
  expect(result).toMatchObject({ outcome: 'not_done', error: { code: 'channel.other_person' } })
  expect(network.sent).toEqual([])
})

test('a call that ends while the network is silent after the last click is thrown', async () => {
  const stop = new AbortController()
  const sending = channel.connect(`${network.url}/in/anna`, 'Hello', stop.signal)
  await expect.poll(() => network.sent.length, { timeout: 20_000 }).toBe(1)
  stop.abort()
  await expect(sending).rejects.toMatchObject({ code: 'channel.unknown_end' })
  expect(network.sent).toHaveLength(1)
})

test('a profile that cannot be read is that page’s matter, and one that is gone is gone', async () => {
  const at = (slug: string) => channel.profile(`${network.url}/in/${slug}`, never)
  expect(await at('strange')).toMatchObject({ outcome: 'not_done', error: { code: 'channel.unreadable' } })
  expect(await at('nobody')).toMatchObject({ outcome: 'not_done', error: { code: 'channel.no_such_profile' } })
  expect(await at('broken')).toMatchObject({ outcome: 'not_done', error: { code: 'channel.unavailable' } })
})

test('that a search found nobody is believed where the page says so; results that come late are waited for', async () => {
  const pages = demoPages(network.url)
  const empty = { role: 'heading', name: 'No results found' }
  const telling = openChannel(browser, { ...pages, search: { ...pages.search, empty } })
  const found = (query: string) => telling.search(query, 1, never)
  expect(await found('nobody')).toEqual({ outcome: 'done', value: { urls: [], more: false } })
  expect(await found('late')).toMatchObject({ value: { urls: [`${network.url}/in/anna`] } })
  expect(await found('nothing')).toMatchObject({ outcome: 'not_done', error: { code: 'channel.unreadable' } })
})

test('nobody real is addressed from a browser that nobody sees [O-chan.5, O-pres.4]', async () => {
  const real = openChannel(browser, linkedinPages)
  const url = 'https://www.linkedin.com/in/anna/'
  const refused = { outcome: 'not_done', error: { code: 'channel.needs_person' } }
  expect(await real.account(never)).toMatchObject(refused)
  expect(await real.search('x', 1, never)).toMatchObject(refused)
  expect(await real.profile(url, never)).toMatchObject(refused)
  expect(await real.connect(url, 'x', never)).toMatchObject(refused)
  expect(await real.message(url, 'x', never)).toMatchObject(refused)
  expect(await real.thread(url, never)).toMatchObject(refused)
})
