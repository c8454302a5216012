import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import type { OpenCaseworkServices } from '#apps/casework/services/casework-services.ts'
import type { OpenMailService } from '#apps/scheduling/services/mail-service.ts'
import type { Lanewright } from '#host/open.ts'
import { samplesOf } from '#host/samples.ts'
import { serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { settingsOf } from '#host/settings/local.ts'
import { needChromium } from '../../support/chromium.ts'
import { atEnd } from '../../support/scope.ts'
import { launchChromium } from '../demo/chromium.ts'

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

/** What is shown has been on the screen, and its keys work. */
export const keysReady = (page: Page) => page.locator('[aria-keyshortcuts="a"]').waitFor()

/** How long something may take that comes by itself; it only ends what hangs. */
export const SOON = { timeout: 60_000 }

const TOKEN = 'd'.repeat(43)

interface DeskOptions {
  dataDir: string
  person?: string
  /** Where there are meetings. */
  mail?: OpenMailService
  /** Where there are cases. */
  casework?: OpenCaseworkServices
}

export async function openDesk(lw: Lanewright, { dataDir, person = 'olga', mail, casework }: DeskOptions) {
  const services = await createServices(lw, '0', () => {}, {
    ...(mail ? { mail } : {}),
    ...(casework ? { casework } : {}),
  })
  const samples = samplesOf(lw, services.tasks, dataDir, { meetings: services.meetings, casework })
  const installation = { dataDir, journalDir: lw.journal.layout.folder, appFiles: [] }
  const about = { version: '0', person, log: () => {} }
  const settings = settingsOf({ ...about, lw, installation, policies: services.product.policies })
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
      server = await serve({ ...services, ...about, samples, settings, token }, port)
      port = server.port
    },
  }
  await desk.start()
  atEnd(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    await desk.stop()
    await settings.close()
    await Promise.all([services.mcp.close(), services.campaignMcp.close()])
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

/** The page is loaded, and no part of it is still loading. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor(SOON)
  await expect.poll(() => page.getByText(/^Loading \.\.\.$/).count(), SOON).toBe(0)
}

/** Pictures of pages, kept for whoever wants to look at them. */
const SHOTS = join(import.meta.dirname, '..', '..', '..', 'coverage', 'desk')

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

export const LOOKS = [
  { look: 'light', colorScheme: 'light', size: DESKTOP },
  { look: 'dark', colorScheme: 'dark', size: DESKTOP },
  { look: 'phone', colorScheme: 'light', size: PHONE },
  { look: 'phone-dark', colorScheme: 'dark', size: PHONE },
] as const
type Look = (typeof LOOKS)[number]

/** The page, or the part of it that is scrolled up and down. */
const WIDER = `[document.documentElement, ...document.querySelectorAll('main')].some((e) => e.scrollWidth > e.clientWidth)`

/** Both colors and both sizes, for what is made of parts that the pages show in every look. */
export const OPPOSITES = LOOKS.filter(({ look }) => look === 'light' || look === 'phone-dark')

/** What is wrong in either light or on a phone: what axe finds, and what stands out sideways. A picture of each is kept. */
export async function wrongOn(page: Page, name: string, looks: readonly Look[] = LOOKS): Promise<string[]> {
  const wrong: string[] = []
  mkdirSync(SHOTS, { recursive: true })
  for (const [i, { look, colorScheme, size }] of looks.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
    await page.screenshot({ path: join(SHOTS, `${name}-${look}.png`) })
    const isSized = looks.slice(0, i).some((earlier) => earlier.size === size)
    const found = await violations(page, isSized ? 'colors' : 'all')
    if (await page.evaluate(WIDER)) found.push('it is wider than the window')
    wrong.push(...found.map((what) => `${name}, ${look}: ${what}`))
  }
  const { colorScheme, size } = LOOKS[0]
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
  return wrong
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The rules of axe that depend on colors; the others find the same in another color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong with the page as it is now. */
export async function violations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe)
  return page.evaluate(
    async (rules) => {
      const { axe: checker } = globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }> }
      }
      const found = await checker.run({ ...(rules ? { runOnly: rules } : {}), resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    rules === 'colors' ? COLOR_RULES : null,
  )
}
