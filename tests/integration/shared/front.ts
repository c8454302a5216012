import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { findChromium } from '#integrations/browser/executable.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { needChromium } from '../../support/chromium.ts'
import { freePorts } from '../../support/free-ports.ts'
import { type Installation, openInstallation } from './installation.ts'

const pem = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/tls', name), 'utf8')
/** A certificate of nobody, for tests alone: the browser is told to trust exactly its key. */
const tls = { cert: pem('cert.pem'), key: pem('key.pem') }
const spki = Buffer.from(
  sha256Hex(new X509Certificate(tls.cert).publicKey.export({ type: 'spki', format: 'der' })),
  'hex',
).toString('base64')

export const PHONE = { width: 390, height: 844 }
const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true }

export interface Front {
  installation: Installation
  origin(): string
  /** A device of its own, with a passkey store that always finds its owner's finger; a phone unless told otherwise. */
  phone(options?: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page }>
}

/** A shared house that browsers reach over TLS. One for a test file. */
export function openFront(options: { cases?: boolean } = {}): Front {
  let origin = ''
  const installation = openInstallation(
    (app) => app,
    async () => {
      const [port = 0] = await freePorts(1)
      origin = `https://localhost:${port}`
      return { origin, port, tls }
    },
    options,
  )
  let browser: Browser
  needChromium(async () => {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: [`--ignore-certificate-errors-spki-list=${spki}`, '--no-sandbox'],
    })
  })
  beforeAll(() => import('../../../scripts/desk.ts'))
  afterAll(() => browser?.close())
  return {
    installation,
    origin: () => origin,
    async phone(device = ON_PHONE) {
      const context = await browser.newContext(device)
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await cdp.send('WebAuthn.enable')
      await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
      return { context, page }
    },
  }
}
