import { afterAll, expect, test } from 'vitest'
import type { OpenedBrowser } from '#integrations/browser/browser.ts'
import { openPages } from '#integrations/browser/pages.ts'
import { needChromium } from '../../support/chromium.ts'
import { type FixtureSite, startFixtureSite } from './fixture-site.ts'
import { codeOf, never, openTestBrowser, seen } from './harness.ts'

let site: FixtureSite
let browser: OpenedBrowser
const open = async (path: string) => seen(await browser.navigate(site.url + path, never))

needChromium(async () => {
  site = await startFixtureSite()
  browser = await openTestBrowser({ hosts: [site.host], timeoutMs: 10_000 })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('what a reader does not see is not in the text [O-10.1]', async () => {
  const page = await open('/hidden')
  expect(page.text).toBe('What is seen\nSeen by everybody\nWhite on black\nEnd')
  expect(page.title).toBe('Hidden title')
  expect(JSON.stringify(page)).not.toContain('UNSEEN')
})

test('the same page gives the same observation', async () => {
  const first = await open('/names')
  await open('/plain')
  expect(await open('/names')).toEqual(first)
  expect(await browser.observe(never)).toEqual(first)
})

test('a huge page is cut to its bounds, and says so [O-10.1]', async () => {
  const page = await open('/huge')
  expect(page.cut).toBe(true)
  expect(page.elements).toHaveLength(200)
  expect(page.text.length).toBe(8_000)
})

test('a page too large to name its elements is shown by its text', async () => {
  const page = await open('/giant')
  expect(page).toMatchObject({ cut: true, elements: [] })
  expect(page.text.startsWith('Giant\nxxx')).toBe(true)
})

test('names are shown without what cannot be seen, at most 200 long, and hidden things are not shown', async () => {
  const { elements } = await open('/names')
  expect(elements.map(({ name }) => name)).toEqual([
    ...['Send', 'Send', 'S\u0435nd', 'send', 'Twice', 'Later', 'Twice', 'evil', 'n'.repeat(200)],
  ])
  const numbers = (wanted: string) => elements.filter(({ name }) => name === wanted).map(({ nth }) => nth)
  // With or without what cannot be seen it is the same name, so that a number is asked for.
  expect([numbers('Send'), numbers('Twice')]).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(elements.find(({ name }) => name === 'Later')).toMatchObject({ disabled: true })
})

test('an element is found by its exact role and name: look-alikes are other elements [O-10.4]', async () => {
  await open('/names')
  expect(codeOf(await browser.click({ role: 'button', name: 'S\u0435nd' }, never))).toBe('done')
  expect(codeOf(await browser.click({ role: 'button', name: 'SEND' }, never))).toBe('browser.no_such_element')
  expect(codeOf(await browser.click({ role: 'button', name: 'Sen' }, never))).toBe('browser.no_such_element')
  expect(codeOf(await browser.click({ role: 'link', name: 'Send' }, never))).toBe('browser.no_such_element')
})

test.for(['Ghost', 'Nowhere', 'x'.repeat(2_000)])('what is not there for a person is not there: %s', async (name) => {
  await open('/names')
  expect(codeOf(await browser.click({ role: 'button', name }, never))).toBe('browser.no_such_element')
})

test.for(['css=button', 'button[name="x"]', '', 'BUTTON'])(
  'a role is a role, not a selector: %s [O-10.4]',
  async (role) => {
    await open('/names')
    expect(codeOf(await browser.click({ role, name: 'Send' }, never))).toBe('browser.no_such_element')
  },
)

test('several of one name need a number, and the number picks as the observation counts', async () => {
  await open('/names')
  const twice = { role: 'button', name: 'Twice' }
  expect(codeOf(await browser.click(twice, never))).toBe('browser.several_elements')
  expect(codeOf(await browser.click({ ...twice, nth: 2 }, never))).toBe('browser.no_such_element')
  expect(codeOf(await browser.click({ ...twice, nth: -1 }, never))).toBe('browser.no_such_element')
  expect(seen(await browser.click({ ...twice, nth: 1 }, never)).text).toContain('Second')
})

test('what is disabled is not clicked', async () => {
  await open('/names')
  expect(codeOf(await browser.click({ role: 'button', name: 'Later' }, never))).toBe('browser.disabled')
})

test.for([
  ['Name', 'Zoë \u00e9 e\u0301 👩‍👧 "quoted"'],
  ['Story', 'One\n\n  two  \nthree'],
  ['Rich', 'One line'],
  ['Name', ''],
] as const)('%s holds exactly what was typed', async ([name, text]) => {
  await open('/fields')
  expect(codeOf(await browser.type({ role: 'textbox', name }, text, never))).toBe('done')
  const field = await browser.turn(never, async ({ page }) => {
    const found = page.getByRole('textbox', { name, exact: true })
    return name === 'Rich' ? found.textContent() : found.inputValue()
  })
  expect(field).toBe(text)
})

test('line ends are one line end in a field', async () => {
  await open('/fields')
  expect(codeOf(await browser.type({ role: 'textbox', name: 'Story' }, 'a\r\nb\rc', never))).toBe('done')
})

test.for([
  ['Shout', 'quiet'],
  ['Trimmer', 'longer than five'],
  ['Name', 'two\nlines'],
] as const)('%s does not keep the text: refused, and the field is empty', async ([name, text]) => {
  await open('/fields')
  expect(codeOf(await browser.type({ role: 'textbox', name }, text, never))).toBe('browser.text_differs')
  const field = browser.turn(never, ({ page }) => page.getByRole('textbox', { name, exact: true }).inputValue())
  expect(await field).toBe('')
})

test.for(['Secret', 'Shown secret'])('a secret is never typed: %s', async (name) => {
  await open('/fields')
  expect(codeOf(await browser.type({ role: 'textbox', name }, 'hunter2', never))).toBe('browser.secret_field')
})

test('a value on a page that asks for a secret is never shown', async () => {
  await open('/fields')
  await browser.turn(never, ({ page }) => page.getByRole('textbox', { name: 'Secret', exact: true }).fill('hunter2'))
  const page = await browser.observe(never)
  expect(JSON.stringify(page)).not.toContain('hunter2')
  expect(page.elements.some(({ value }) => value !== undefined)).toBe(false)
})

test('what takes no text is not typed into', async () => {
  await open('/fields')
  expect(codeOf(await browser.type({ role: 'textbox', name: 'Fixed' }, 'x', never))).toBe('browser.not_a_field')
  expect(codeOf(await browser.type({ role: 'textbox', name: 'Off' }, 'x', never))).toBe('browser.disabled')
  expect(codeOf(await browser.type({ role: 'heading', name: 'Fields' }, 'x', never))).toBe('browser.not_a_field')
})

test('calls come one after the other, in the order of asking', async () => {
  const [first, second] = await Promise.all([open('/plain'), open('/next')])
  expect([first!.title, second!.title]).toEqual(['Plain', 'Next'])
})

test('a call that was ended before its turn did nothing', async () => {
  site.hits.length = 0
  const ended = await browser.navigate(`${site.url}/next`, AbortSignal.abort())
  expect(codeOf(ended)).toBe('browser.gave_up')
  expect(site.hits).toEqual([])
})

test('a page that does not answer ends with its signal: nobody knows', async () => {
  const stop = new AbortController()
  const going = browser.navigate(`${site.url}/slow`, stop.signal)
  await expect.poll(() => site.hits).toContain('/slow')
  stop.abort()
  await expect(going).rejects.toThrow()
  expect((await open('/plain')).title).toBe('Plain')
})

test('nothing answers there: nothing was done', async () => {
  const gone = await startFixtureSite()
  await gone.stop()
  const other = await openTestBrowser({ hosts: [gone.host] })
  try {
    expect(codeOf(await other.navigate(`${gone.url}/plain`, never))).toBe('browser.unreachable')
  } finally {
    await other.close()
  }
})

test('a page is evidence for what it shows, and for nothing else', async () => {
  const pages = openPages(browser, never)
  const url = `${site.url}/evidence`
  expect(await pages.observe({ url, role: 'heading', name: 'Shown' })).toEqual({ found: true })
  expect(await pages.observe({ url, role: 'heading', name: 'Hidden' })).toEqual({ found: false })
  expect(await pages.observe({ url, role: 'heading', name: 'Show' })).toEqual({ found: false })
  expect(await pages.observe({ url: `${site.url}/nowhere`, role: 'heading', name: 'Nothing here' })).toMatchObject({
    found: false,
  })
  expect(await pages.observe({ url: 'http://10.0.0.1/', role: 'heading', name: 'Shown' })).toEqual({
    found: false,
    detail: 'browser.host_refused',
  })
})
