import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { tasksApp } from '#apps/tasks/app.ts'
import { openFixture } from '../../support/fixture.ts'
import { openBrowser, openDesk } from './harness.ts'

openBrowser()

/** What a page may try against a port of this machine. Each says what it got, or why it got nothing. */
const attempts = (base: string) => `(async () => {
  const tried = {}
  const get = async (name, work) => { tried[name] = await work().then(String, () => 'nothing') }
  const stop = JSON.stringify({ reason: 'evil' })
  await get('read', async () => (await fetch('${base}/api/today', { credentials: 'include' })).text())
  await get('blind', async () => (await fetch('${base}/api/today', { credentials: 'include', mode: 'no-cors' })).type)
  await get('post', async () => (await fetch('${base}/api/stop', { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: stop })).text())
  await get('simple', async () => (await fetch('${base}/api/stop', { method: 'POST', credentials: 'include', mode: 'no-cors', body: stop })).type)
  await get('events', () => new Promise((resolve, reject) => {
    const source = new EventSource('${base}/api/events', { withCredentials: true })
    source.addEventListener('hello', () => resolve('hello'))
    source.onerror = () => { source.close(); reject(new Error()) }
  }))
  await get('socket', () => new Promise((resolve, reject) => {
    const socket = new WebSocket('${base}/mcp'.replace('http', 'ws'))
    socket.onopen = () => resolve('open')
    socket.onerror = () => reject(new Error())
  }))
  await get('frame', () => new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.src = '${base}/today'
    frame.onload = () => resolve(frame.contentDocument ? 'seen' : 'blocked')
    document.body.append(frame)
  }))
  await get('script', () => new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = '${base}/api/today'
    script.onload = () => resolve('loaded')
    script.onerror = () => reject(new Error())
    document.body.append(script)
  }))
  return tried
})()`

test('a page of another origin in a real browser reads nothing and changes nothing, with the cookie in it [T-gate.12]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  await fixture.letters(['one'])
  const desk = await openDesk(fixture.lw, fixture)
  const own = await desk.open('/today')
  await own.getByText('Up to date').waitFor()
  const evil = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<body>evil'))
  await new Promise<void>((listening) => evil.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void evil.close())
  const page = await own.context().newPage()
  await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`)
  const tried = (await page.evaluate(attempts(new URL(desk.link()).origin))) as Record<string, string>
  // An opaque answer is one that the page cannot look into.
  expect(tried).toEqual({
    read: 'nothing',
    blind: expect.stringMatching(/^(opaque|nothing)$/),
    post: 'nothing',
    simple: expect.stringMatching(/^(opaque|nothing)$/),
    events: 'nothing',
    socket: 'nothing',
    frame: 'blocked',
    script: 'nothing',
  })
  expect(await fixture.rows('select 1 from kernel.stops')).toEqual([])
})

test('a cookie that another local port receives opens nothing, not even as a bearer token [H-session.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const desk = await openDesk(fixture.lw, fixture)
  const own = await desk.open('/today')
  await own.getByText('Up to date').waitFor()
  const received = new Set<string>()
  const thief = createServer((request, response) => {
    if (request.headers.cookie) received.add(request.headers.cookie)
    const next = request.url === '/second' ? '' : '<meta http-equiv="refresh" content="0; url=/second">'
    response.setHeader('content-type', 'text/html').end(`<title>${request.url}</title>${next}`)
  })
  await new Promise<void>((listening) => thief.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void thief.close())
  const page = await own.context().newPage()
  await page.goto(`http://localhost:${(thief.address() as AddressInfo).port}/`)
  await page.waitForURL('**/second')

  const { origin } = new URL(desk.link())
  expect([...received].join()).toMatch(/^lanewright-\d+=/)
  for (const cookie of received) {
    const value = cookie.split('=')[1] as string
    const tries: Array<Record<string, string>> = [
      { cookie },
      { authorization: `Bearer ${value}` },
      { cookie, authorization: `Bearer ${value}` },
      { cookie, 'lanewright-page-secret': value },
    ]
    for (const headers of tries)
      for (const path of ['/api/today', '/api/events', '/api/health'])
        expect((await fetch(`${origin}${path}`, { headers })).status, path).toBe(401)
    expect((await fetch(`${origin}/?token=${value}`, { headers: { cookie } })).status).toBe(200)
    expect(await (await fetch(`${origin}/?token=${value}`, { headers: { cookie } })).text()).not.toContain(
      'page-secret',
    )
  }
})

test('the page keeps working after a reload and in a second tab, and its address holds no secret [H-session.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/')
  await page.getByText('Up to date').waitFor()
  expect(page.url()).not.toContain('secret')
  await page.reload()
  await page.getByText('Up to date').waitFor()
  const second = await desk.tab(page, '/approvals')
  await second.getByText('Up to date').waitFor()
})

test('saves a file from the desk through a link that works once [H-session.2]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const workspace = await fixture.letters(['one'])
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open(`/ledger/${workspace}/export`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain(workspace)
  const again = await page.context().request.get(download.url())
  expect([again.status(), (await again.json()).code]).toEqual([410, 'http.link_used'])
})
