import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import type { OpenOffice } from '#apps/casework/office.ts'
import type { Lanewright } from '#apps/compose.ts'
import { samplesOf } from '#apps/samples.ts'
import type { OpenPost } from '#apps/scheduling/post.ts'
import { openDoors } from '#apps/server/doors.ts'
import { serve } from '#apps/server/server.ts'
import { settingsOf } from '#apps/settings/local.ts'
import { needChromium } from '../harness/chromium.ts'
import { launchChromium } from '../practice/chromium.ts'

/** The real desk in a real browser, over the real server and database. */

let browser: Browser | undefined

/** Once in each file. */
export function openBrowser(args: string[] = []): void {
  needChromium(async () => {
    browser = await launchChromium(args)
  })
  afterAll(async () => {
    await browser?.close()
    browser = undefined
  })
}

export interface Desk {
  link(): string
  /** A window of its own, with the cookie of the link. What the page complains of fails the test. */
  open(path?: string, context?: Parameters<Browser['newContext']>[0]): Promise<Page>
  /** Another tab of the same person. */
  tab(beside: Page, path: string): Promise<Page>
  /** The server goes away, and another comes at the same address. */
  stop(): Promise<void>
  start(token?: string): Promise<void>
}

/** How long something may take that comes by itself; it only ends what hangs. */
export const SOON = { timeout: 60_000 }

const TOKEN = 'd'.repeat(43)

interface DeskOptions {
  dataDir: string
  person?: string
  /** Where there are meetings. */
  post?: OpenPost
  /** Where there are cases. */
  office?: OpenOffice
}

export async function openDesk(lw: Lanewright, { dataDir, person = 'olga', post, office }: DeskOptions) {
  const doors = await openDoors(lw, '0', () => {}, { ...(post ? { post } : {}), ...(office ? { office } : {}) })
  const samples = samplesOf(lw, doors.tasks, dataDir, { meetings: doors.meetings, office })
  const installation = { dataDir, journalDir: lw.journal.layout.folder, packFiles: [] }
  const about = { version: '0', person, log: () => {} }
  const settings = settingsOf({ ...about, lw, installation, policies: doors.product.policies })
  let port = 0
  let token = TOKEN
  let server: Awaited<ReturnType<typeof serve>> | undefined
  const contexts: BrowserContext[] = []
  const desk: Desk = {
    link: () => `http://localhost:${port}/?token=${token}`,
    async open(path = '/', options = {}) {
      const context = await (browser as Browser).newContext({ viewport: { width: 1280, height: 800 }, ...options })
      contexts.push(context)
      const page = await context.newPage()
      watch(page)
      await page.goto(desk.link())
      if (path !== '/') await page.goto(`http://localhost:${port}${path}`)
      return page
    },
    async tab(beside, path) {
      const page = await beside.context().newPage()
      watch(page)
      await page.goto(`http://localhost:${port}${path}`)
      return page
    },
    async stop() {
      await server?.close()
      server = undefined
    },
    async start(next = TOKEN) {
      token = next
      server = await serve({ ...doors, ...about, samples, settings, token }, port)
      port = server.port
    },
  }
  await desk.start()
  onTestFinished(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    await desk.stop()
    await settings.close()
    await Promise.all([doors.mcp.close(), doors.campaignMcp.close()])
  })
  return desk
}

/** An exception in a page, a style or script that its policy refuses, or a request that leaves this machine. */
function watch(page: Page): void {
  page.setDefaultTimeout(SOON.timeout)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|React|Warning/.test(message.text()))
      complaints.push(message.text())
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (hostname !== 'localhost' && !['data:', 'blob:'].includes(protocol)) complaints.push(`asked ${request.url()}`)
  })
  onTestFinished(() => expect(complaints).toEqual([]))
}

/** Pictures of pages, kept for whoever wants to look at them. */
const SHOTS = join(import.meta.dirname, '..', '..', 'coverage', 'desk')

export const LOOKS = [
  { look: 'light', colorScheme: 'light', size: { width: 1280, height: 800 } },
  { look: 'dark', colorScheme: 'dark', size: { width: 1280, height: 800 } },
  { look: 'phone', colorScheme: 'light', size: { width: 390, height: 844 } },
  { look: 'phone-dark', colorScheme: 'dark', size: { width: 390, height: 844 } },
] as const

/** The page, or the part of it that is scrolled up and down. */
const WIDER = `[document.documentElement, ...document.querySelectorAll('main')].some((e) => e.scrollWidth > e.clientWidth)`

/** What is wrong in either light or on a phone: what axe finds, and what stands out sideways. A picture of each is kept. */
export async function wrongOn(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = []
  mkdirSync(SHOTS, { recursive: true })
  for (const { look, colorScheme, size } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
    await page.screenshot({ path: join(SHOTS, `${name}-${look}.png`) })
    const found = await violations(page)
    if (await page.evaluate(WIDER)) found.push('it is wider than the window')
    wrong.push(...found.map((what) => `${name}, ${look}: ${what}`))
  }
  const { colorScheme, size } = LOOKS[0]
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
  return wrong
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }> }
    }
    return (await checker.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  return found as string[]
}
