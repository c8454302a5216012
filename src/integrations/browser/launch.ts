import { mkdir } from 'node:fs/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { Failure } from '#kernel/contracts/refusal.ts'
import { surroundings } from '#system/surroundings.ts'
import { findChromium } from './executable.ts'
import type { Stopped } from './guard.ts'
import { startGuardProxy } from './guard-proxy.ts'
import type { Admit } from './hosts.ts'

export interface OwnProfile {
  /** A folder of its own; a person signs in there by hand, once. */
  profileDir: string
  /** Only for the practice channel: nobody can watch. */
  headless?: boolean
}

export interface LentBrowser {
  /** The debugging address of a browser that the user started on this machine, such as http://127.0.0.1:9222. */
  endpoint: string
}

export interface Started {
  page: Page
  /** Of the browser as a whole, and of our page. */
  whole: CDPSession
  ours: CDPSession
  target: string
  headless: boolean
  lent: boolean
  close(): Promise<void>
}

/** It takes 0.26 s of processor time to load, and most installations drive no browser. */
const playwright = () => import('playwright-core')

/** Prompts are denied, no socket goes around the proxy, and nothing is asked of a keyring. */
const FLAGS = [
  '--deny-permission-prompts',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
]

/** A visible browser with a profile in a folder. All its traffic goes through a proxy that knows where it may go. */
export async function startOwn(
  { profileDir, headless = false }: OwnProfile,
  admit: Admit,
  stopped: (entry: Stopped) => void,
): Promise<Started> {
  const { chromium } = await playwright()
  const executablePath = findChromium()
  await mkdir(profileDir, { recursive: true, mode: 0o700 })
  const proxy = await startGuardProxy(admit, (kind, host) => stopped({ kind, host }))
  const context = await chromium
    .launchPersistentContext(profileDir, {
      ...{ executablePath, headless, args: FLAGS, acceptDownloads: false, serviceWorkers: 'block' },
      // Chromium's own sandbox does not start as root.
      chromiumSandbox: process.getuid?.() !== 0,
      proxy: { server: proxy.server },
      env: surroundings(),
      viewport: headless ? { width: 1280, height: 900 } : null,
    })
    .catch(async (error) => {
      await proxy.close()
      throw new Failure(
        'browser.not_started',
        'The browser did not start',
        'Close another browser that uses the same profile; a visible browser needs a screen.',
        error,
      )
    })
  const page = context.pages()[0] ?? (await context.newPage())
  const close = async () => {
    await context.close().catch(() => {})
    await proxy.close()
  }
  return { ...(await sessions(context, page)), page, headless, lent: false, close }
}

/** The user's own browser: a page more in it, beside the user's. Closing takes only that page away. */
export async function startLent({ endpoint }: LentBrowser): Promise<Started> {
  const url = URL.parse(endpoint)
  if (!url || !/^(http|ws):$/.test(url.protocol) || !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
    throw new Failure(
      'browser.endpoint_refused',
      'Only a browser on this machine can be used',
      'Start it with --remote-debugging-port=9222 and give http://127.0.0.1:9222.',
    )
  const { chromium } = await playwright()
  const browser = await chromium.connectOverCDP(endpoint).catch((error) => {
    throw new Failure(
      'browser.not_started',
      'No browser answers at this address',
      'Start it with --remote-debugging-port=9222 and a --user-data-dir of its own.',
      error,
    )
  })
  const context = browser.contexts()[0]!
  const page = await context.newPage()
  const found = await sessions(context, page)
  const { product, userAgent } = await found.whole.send('Browser.getVersion')
  // No proxy stands below this browser, and sockets are never paused: pages and frames get none. A worker's own socket
  // is beyond reach here, as is a name that changes its address between our look and the browser's.
  await page.routeWebSocket(/.*/, (socket) => socket.close())
  // A worker that the site left in the user's profile would answer in its place.
  await found.ours.send('Network.enable')
  await found.ours.send('Network.setBypassServiceWorker', { bypass: true })
  const close = async () => {
    await page.close().catch(() => {})
    await browser.close().catch(() => {})
  }
  return { ...found, page, headless: /headless/i.test(`${product} ${userAgent}`), lent: true, close }
}

async function sessions(context: BrowserContext, page: Page) {
  const ours = await context.newCDPSession(page)
  const whole = await context.browser()!.newBrowserCDPSession()
  const { targetInfo } = await ours.send('Target.getTargetInfo')
  return { ours, whole, target: targetInfo.targetId }
}
