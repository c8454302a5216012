import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createForwarder, type Socket } from 'node:net'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '#integrations/browser/executable.ts'
import type { Outcome, Stage } from '../attack.ts'
import { fill, type Installation, install, rest } from './installation.ts'
import { BLIND, type Loot, probeIn, type SampleTask } from './probe.ts'
import { routesOf } from './routes.ts'

const NAMES = ['evil.example', 'evil.localhost', 'rebound.example']

/** A real browser of a person who is signed in, and pages of other sites in it. */
export async function visitAttacker({ folder, short, log }: Stage): Promise<Outcome> {
  const at = await install(join(folder, 'data'))
  try {
    return await attackFromPages(at, await fill(at), short, log)
  } finally {
    await at.stop()
  }
}

export async function attackFromPages(
  at: Installation,
  samples: Record<string, string>,
  short: boolean,
  log: Stage['log'],
): Promise<Outcome> {
  const rules = NAMES.map((name) => `MAP ${name} ${name.startsWith('rebound') ? '127.0.0.2' : '127.0.0.1'}`).join(', ')
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--host-resolver-rules=${rules}`],
  })
  const site = await openSite()
  try {
    const routes = await routesOf(at, samples.tasks)
    const some = (method: string) => {
      const all = routes.filter((route) => route.method === method && !STREAMS.test(route.path)).map(({ path }) => path)
      return short ? all.filter((path) => FEW.includes(path)) : all
    }
    const sampleTask = {
      base: `http://localhost:${at.port}`,
      reads: ['/api/today', ...some('GET')],
      writes: some('POST').map(withBody),
    }
    const context = await signIn(browser, at)
    const outcome: Outcome = { tried: 0, breaches: [] }
    // Before anything else: from our own page the same tries do read, and do change. Else nothing below would be seen.
    await expectOwnPageCan(context, at, sampleTask.base, outcome)
    await rest(at)
    const before = JSON.stringify(await at.heads())
    const origins = [
      `http://127.0.0.1:${site.port}`,
      `http://localhost:${site.port}`,
      `http://evil.example:${site.port}`,
      `http://evil.localhost:${site.port}`,
    ]
    for (const origin of short ? origins.slice(1, 3) : origins)
      collect(origin, await runIn(context, `${origin}/`, { ...sampleTask, bounce: `${origin}/to` }), outcome)
    collect('a rebound name', await rebind(context, at, site.port, sampleTask), outcome)
    if (JSON.stringify(await at.heads()) !== before) outcome.breaches.push('a page of another site changed something')
    log(`${site.sent()} requests were sent on by the other site`)
    return outcome
  } finally {
    await browser.close()
    site.close()
  }
}

/** These never end by themselves, or lead somewhere that a page is not after. */
const STREAMS = /^\/(api\/events|mcp|mcp\/campaigns)$/
const FEW = [
  '/',
  '/metrics',
  '/api/workspaces',
  '/api/accounts',
  '/api/stop',
  '/api/tasks/messages',
  '/api/samples',
  '/api/settings/backups',
]

/** What each would take from the right one; the others are refused by their schema at the latest. */
const BODIES: Record<string, object> = {
  '/api/accounts': { name: 'evil' },
  '/api/samples': { sample: 'tasks' },
  '/api/tasks/messages': { message: 'add evil' },
  '/api/settings/backups': {},
}

function withBody(path: string): [string, string] {
  return [path, JSON.stringify(BODIES[path] ?? { reason: 'evil' })]
}

async function signIn(browser: Browser, at: Installation): Promise<BrowserContext> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://localhost:${at.port}/?token=${at.token}`)
  if ((await context.cookies()).length !== 1) throw new Error('the person is not signed in')
  return context
}

async function runIn(context: BrowserContext, address: string, sampleTask: SampleTask): Promise<Loot> {
  const page = await context.newPage()
  await page.goto(address)
  const loot = await probeIn(page, sampleTask)
  await page.close()
  return loot
}

/** What a page got that it may not know: a breach each. */
export function lootProblems(from: string, loot: Loot): string[] {
  return Object.entries(loot)
    .filter(([, got]) => !BLIND.test(got))
    .map(([name, got]) => `${from}: ${name} got ${got.slice(0, 120)}`)
}

function collect(from: string, loot: Loot, outcome: Outcome): void {
  outcome.tried += Object.keys(loot).length
  outcome.breaches.push(...lootProblems(from, loot))
}

async function expectOwnPageCan(context: BrowserContext, at: Installation, base: string, outcome: Outcome) {
  const before = JSON.stringify(await at.heads())
  const sampleTask = { base, reads: ['/api/today'], writes: [withBody('/api/stop')], bounce: `${base}/` }
  const loot = await runIn(context, `${base}/today`, sampleTask)
  const seen = lootProblems('our own page', loot).length
  for (const name of ['fetch cors /api/today', 'request', 'events by fetch', 'picture'])
    if (BLIND.test(loot[name] ?? 'nothing'))
      outcome.breaches.push(`the probe is blind: our own page cannot do "${name}"`)
  if (seen < 6) outcome.breaches.push(`the probe is blind: our own page sees only ${seen} things`)
  if (JSON.stringify(await at.heads()) === before)
    outcome.breaches.push('the probe is blind: our own page changes nothing')
  await at.ask('POST', '/api/stop', { lift: true })
}

/**
 * A name whose address changes between two requests of one page: first its own server answers at our port, then we do.
 * Browser and product see exactly what they would see of a name server that lies.
 */
async function rebind(
  context: BrowserContext,
  at: Installation,
  sitePort: number,
  sampleTask: Omit<SampleTask, 'bounce'>,
): Promise<Loot> {
  let to = sitePort
  const open = new Set<Socket>()
  const forwarder = createForwarder((socket) => {
    open.add(socket)
    const on = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [socket, on],
      [on, socket],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((listening) => forwarder.listen(at.port, '127.0.0.2', listening))
  const origin = `http://rebound.example:${at.port}`
  const page = await context.newPage()
  try {
    await page.goto(`${origin}/`)
    to = at.port
    for (const socket of open) socket.destroy()
    return await page.evaluate(reboundProbe, { ...sampleTask, base: origin, bounce: `${origin}/to` })
  } finally {
    await page.close()
    forwarder.close()
  }
}

/** The page is of the origin that it asks now: it reads every answer, and each of them must be a refusal of its name. */
async function reboundProbe({ base, reads, writes }: SampleTask): Promise<Loot> {
  const loot: Loot = {}
  const refused = (status: number, body: string) =>
    status === 421 && body.includes('http.foreign_host') ? 'nothing' : `${status} ${body}`
  const all = [
    ...reads.map((path): [string, string, string?] => ['GET', path]),
    ...writes.map(([path, body]): [string, string, string?] => ['POST', path, body]),
  ]
  for (const [method, path, body] of all) {
    const more = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }
    const answer = await fetch(base + path, { method, cache: 'no-store', ...more })
    loot[`${method} ${path}`] = refused(answer.status, await answer.text())
  }
  return loot
}

interface Site {
  port: number
  sent(): number
  close(): void
}

/** The attacker's own: a page, and an address that sends on, with the method kept. */
async function openSite(): Promise<Site> {
  let sent = 0
  const server: Server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to')
    if (to) {
      sent += 1
      response.writeHead(307, { location: to, 'access-control-allow-origin': '*' }).end()
    } else
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A nice page</title><body>')
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    port: (server.address() as AddressInfo).port,
    sent: () => sent,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
