import { expect, test } from 'vitest'
import type { Browser } from '#kernel/ports/browser.ts'
import type { Tool, ToolContext } from '#kernel/ports/tool.ts'
import { DEFAULT_CAPS } from '../domain/decide/governor.ts'
import { browserTools } from './browser-tools.ts'
import type { OutreachServices } from './services.ts'

const NOW = Date.parse('2026-05-13T12:00:00Z')
const context = { signal: new AbortController().signal } as ToolContext
const used = { channel: 'demo', account: 'anna' }

/** A page that is far too large, whatever is done with it. */
const observation = {
  untrusted: true as const,
  url: 'https://network.example/',
  title: 't'.repeat(900),
  elements: Array.from({ length: 300 }, (_, n) => ({ role: 'link', name: `${n}${'n'.repeat(400)}` })),
  text: 'x'.repeat(30_000),
  cut: false,
}
const page = { navigate: async () => ({ outcome: 'done', observation }) } as unknown as Browser
const tools = browserTools({
  browser: async () => page,
  hostsOf: () => ['network.example'],
  governorOf: () => ({
    time_zone: 'Europe/Berlin',
    caps: DEFAULT_CAPS,
    warm_up: null,
    hours: null,
    pace: { least_seconds: 0, most_seconds: 0, seed: 'a' },
  }),
} as unknown as OutreachServices)
const tool = (name: string) => tools.find((one) => one.name === name) as Tool<object>

test('each look takes a share of the views of the account, by day and by week [O-gov.6]', () => {
  for (const name of ['browser_navigate', 'browser_click', 'browser_type']) {
    const quota = tool(name).quota?.({ ...used, url: 'https://network.example/' }, NOW)
    const reservations =
      quota && 'reservations' in quota ? quota.reservations.map(({ resource, cap }) => [resource, cap]) : []
    expect(reservations, name).toEqual([
      ['outreach/anna/view/week', DEFAULT_CAPS.view.week],
      ['outreach/anna/view/day', DEFAULT_CAPS.view.day],
    ])
  }
})

test.for([
  ['https://network.example/in/jane', []],
  ['https://network.example:444/in/jane', ['foreign_site']],
  ['https://network.example.evil.example/', ['foreign_site']],
  ['https://network.example@evil.example/', ['foreign_site']],
  ['file:///etc/passwd', ['foreign_site']],
  ['javascript:alert(1)', ['foreign_site']],
  ['no address', ['foreign_site']],
] as const)('%s has the traits %j [O-10.7]', ([url, traits]) => {
  expect(tool('browser_navigate').traits?.({ url, ...used, watched: null })).toEqual(traits)
})

test('the search of the campaign is the channel’s own page, wherever that is [O-new.4]', () => {
  const search = { query: 'engineer', page: 1 }
  const url = 'demo:search?query=engineer&page=1'
  expect(tool('browser_navigate').traits?.({ url, ...used, watched: null, search })).toEqual([])
  expect(tool('browser_navigate').traits?.({ url, ...used, watched: null })).toEqual(['foreign_site'])
})

test('only what cannot act on the page is harmless: links, tabs and the search [O-10.6]', () => {
  const click = (role: string, name: string) => tool('browser_click').traits?.({ role, name, ...used })
  for (const role of ['link', 'tab', 'searchbox']) expect(click(role, 'Next'), role).toEqual([])
  expect(click('button', ' Search ')).toEqual([])
  for (const [role, name] of [
    ['button', 'Connect'],
    ['button', 'Research'],
    ['checkbox', 'I am a person'],
    ['textbox', 'Search'],
  ] as const)
    expect(click(role, name), name).toEqual(['page_action'])
  const type = (role: string) => tool('browser_type').traits?.({ role, name: 'x', text: 'y', ...used })
  expect([type('searchbox'), type('textbox')]).toEqual([[], ['page_action']])
})

test('what a page shows is bounded before it is kept, marked as untrusted, and says that it was cut [O-10.1] [O-10.2]', async () => {
  const result = await tool('browser_navigate').run({ url: observation.url, ...used, watched: null }, context)
  expect(result).toMatchObject({ outcome: 'done', output: { observation: { untrusted: true, cut: true } } })
  const { title, elements, text } = (result as { output: { observation: typeof observation } }).output.observation
  expect([title.length, elements.length, elements[0]?.name.length, text.length]).toEqual([500, 200, 300, 20_000])
})
