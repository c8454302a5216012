import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { tasksPack } from '#packs/tasks/pack.ts'
import { openWorld } from '../harness/world.ts'
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
  const world = await openWorld({ beside: [tasksPack] })
  await world.letters(['one'])
  const desk = await openDesk(world.lw, world)
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
  expect(await world.rows('select 1 from kernel.stops')).toEqual([])
})
