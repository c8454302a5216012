import { expect, test } from 'vitest'
import { tasksApp } from '#apps/tasks/app.ts'
import { openFixture } from '../../support/fixture.ts'
import { openBrowser, openDesk } from './harness.ts'
import { PLACES } from './places.ts'

openBrowser()

/** Width and height, as a PNG says them itself. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('a browser finds nothing that hinders installing the page, and every icon is what the manifest says [D-pwa.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/today')
  const cdp = await page.context().newCDPSession(page)
  const { data = '', errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data)
  expect(manifest).toMatchObject({ name: 'Lanewright', display: 'standalone', start_url: '/', scope: '/' })
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // A window of a test leaves no trace, and such a one installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, desk.link()).href)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type'], src).toContain(type)
    if (type === 'image/png') expect(sizeOf(await icon.body()), src).toBe(sizes)
  }
  expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose.includes('maskable'))).toBe(true)
  for (const { url } of manifest.shortcuts) expect(Object.keys(PLACES)).toContain(url)
})

test('every address of the page comes with a policy that lets no other script, style or frame in, and a browser keeps to it [T-gate.9]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/today')
  await page.getByText('Up to date').waitFor()
  for (const { address } of Object.values(PLACES)) {
    const { headers, status } = await page.evaluate(async (at) => {
      const answer = await fetch(at)
      return { status: answer.status, headers: Object.fromEntries(answer.headers) }
    }, address)
    expect(status, address).toBe(200)
    expect(headers['content-security-policy'], address).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w-]{24}'; .*base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(headers, address).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
  }
  // In a tab of its own: what this one complains of is no fault of the page.
  const bare = await page.context().newPage()
  await bare.goto(new URL('/today', desk.link()).href)
  const result = await bare.evaluate(`(async () => {
    const refused = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
    const inline = Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = true' })
    const remote = Object.assign(document.createElement('script'), { src: 'http://127.0.0.1:1/x.js' })
    document.body.append(inline, remote)
    for (let tries = 0; refused.length < 2 && tries < 300; tries++) await new Promise((done) => setTimeout(done, 100))
    await new Promise((done) => setTimeout(done, 500))
    return { refused, ran: 'ran' in globalThis }
  })()`)
  expect(result).toEqual({ refused: ['script-src-elem', 'script-src-elem'], ran: false })
})
