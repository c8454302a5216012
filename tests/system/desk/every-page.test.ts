import { expect, test, vi } from 'vitest'
import { shareInFile } from '../../support/scope.ts'
import { openFilled } from './filled.ts'
import { follow, openBrowser, SOON, settle, violations, wrongOn } from './harness.ts'
import { LEADING_ON, PLACES, pathsOf } from './places.ts'
import { walk } from './walk.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()
const filled = shareInFile(openFilled)

const ZONE = { timezoneId: 'Pacific/Auckland', locale: 'en-GB' }

test('every page that the router knows is good in both lights and on a phone, and all of it is reached and pressed by keyboard [D-axe.2, D-keys.2, D-shot.1]', async () => {
  const { desk, at } = filled()
  const page = await desk.open('/today', ZONE)
  await settle(page)
  expect(await pathsOf(page)).toEqual([...Object.keys(PLACES), ...LEADING_ON].sort())
  const wrong: string[] = []
  // Each page is loaded by its address in the next test.
  for (const { name, address, shows } of Object.values(PLACES)) {
    await follow(page, at(address))
    await page.getByText(shows).first().waitFor(SOON)
    await settle(page)
    wrong.push(...(await wrongOn(page, name)))
    wrong.push(...(await walk(page)).map((what) => `${name}: ${what}`))
  }
  expect(wrong).toEqual([])
})

/** They ask for nothing when they are opened. */
const QUIET = ['sign-in', 'ledger-verify']
const BROKEN = { code: 'database.gone', message: 'The database does not answer.', next: 'Start it again, then reload.' }

/** In the page, before its own scripts. A route of Playwright would turn off the cache and cost half as much again per page. */
function breakRequests(answer: object): void {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    const isBroken = /^\/api\/(?!me$|events|presence|health)/.test(pathname)
    return isBroken ? Response.json(answer, { status: 503 }) : ask(input, init)
  }
}

test('what cannot be read is told on every page, with what happened and what to do [D-axe.2, D-err.1]', async () => {
  const { desk, at } = filled()
  const page = await desk.open('/today')
  const wrong: string[] = []
  await page.addInitScript(breakRequests, BROKEN)
  for (const { name, address } of Object.values(PLACES).filter((place) => !QUIET.includes(place.name))) {
    await page.goto(new URL(at(address), desk.link()).href)
    const alert = page.locator('main').getByRole('alert').first()
    await alert.waitFor(SOON)
    expect(await alert.textContent(), name).toMatch(/The database does not answer\..*Start it again, then reload\./)
    // One refusal looks like another: each is looked at once, and one in every light.
    if (name === 'today') wrong.push(...(await wrongOn(page, `error-${name}`)))
    else wrong.push(...(await violations(page)).map((what) => `${name}: ${what}`))
  }
  expect(wrong).toEqual([])
})

test('dates stand in the zone of the person, and say so exactly [D-zone.1]', async () => {
  const { desk, campaign } = filled()
  const shownIn = async (timezoneId: string) => {
    const page = await desk.open(`/campaigns/${campaign}/leads`, { timezoneId, locale: 'en-GB' })
    const time = page.getByRole('row').locator('time').first()
    await time.waitFor(SOON)
    const at = (await time.getAttribute('datetime')) as string
    const zoned = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: timezoneId })
    expect(await time.textContent()).toBe(zoned.format(new Date(at)))
    return time.textContent()
  }
  expect(await shownIn('Pacific/Auckland')).not.toBe(await shownIn('America/Los_Angeles'))
})
