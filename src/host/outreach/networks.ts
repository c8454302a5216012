import { join } from 'node:path'
import { type KnownNetwork, type LazyNetwork, lazily, type OpenedNetwork } from '#apps/outreach/services/lazily.ts'
import type { BrowserOptions } from '#integrations/browser/browser.ts'
import type { ChannelPages } from '#integrations/browser/channel-pages.ts'
import { demoPages } from '#integrations/browser/channels/demo.ts'
import { linkedinPages } from '#integrations/browser/channels/linkedin.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Sandbox } from '#kernel/ports/sandbox.ts'
import type { DemoNetwork } from './demo-network.ts'

export interface NetworksOptions {
  dataDir: string
  demo: DemoNetwork
  /** The debugging address of the person's own browser, for every network but the practice one. */
  browserUrl?: string | undefined
  /** Ports of our own server. */
  ownPorts(): Promise<number[]>
  log(line: string): void
}

const SIGN_IN_MS = 60_000

/** The practice network in a browser that nobody has to see, signed in with the account that was made for it. */
export function openDemoNetwork({ dataDir, demo, ownPorts, log }: NetworksOptions): LazyNetwork {
  const known = knownOf(demoPages('http://127.0.0.1'), () => {
    const host = demo.host()
    return host === undefined ? [] : [host]
  })
  return lazily(
    known,
    async () => {
      const { url, account } = await demo.start()
      const pages = demoPages(url)
      const profileDir = join(dataDir, 'demo-network', 'browser')
      const opened = await open(pages, { hosts: pages.hosts, ownPorts: await ownPorts(), profileDir, headless: true })
      try {
        await signIn(opened, pages, account)
        log(`demo: signed in as ${account.name} at ${url}`)
        return opened
      } catch (error) {
        await opened.close()
        throw error
      }
    },
    log,
  )
}

/** The person's own account, in a browser that the person sees and has signed in by hand. */
export function openLinkedin({ dataDir, browserUrl, ownPorts, log }: NetworksOptions): LazyNetwork {
  const pages = linkedinPages
  return lazily(
    knownOf(pages, () => pages.hosts),
    async () => {
      const rules = { hosts: pages.hosts, ownPorts: await ownPorts() }
      const browser: BrowserOptions = browserUrl
        ? { ...rules, endpoint: browserUrl }
        : { ...rules, profileDir: join(dataDir, 'browser') }
      return open(pages, browser)
    },
    log,
  )
}

export const linkedinHosts: string[] = linkedinPages.hosts

function knownOf({ name, limits, isDemo: demo, sentNote }: ChannelPages, hosts: () => string[]): KnownNetwork {
  return { name, limits, isDemo: demo, showsNotes: sentNote !== null, hosts }
}

type WithBrowser = OpenedNetwork & { browser: Awaited<ReturnType<typeof load>>['browser'] }

/** What drives a browser is loaded here, when one is needed, and not before. */
async function open(pages: ChannelPages, options: BrowserOptions): Promise<WithBrowser> {
  const { browser, openChannel } = await load(options)
  return { browser, channel: openChannel(browser, pages), close: () => browser.close() }
}

async function load(options: BrowserOptions) {
  const [{ openBrowser }, { openChannel }] = await Promise.all([
    import('#integrations/browser/browser.ts'),
    import('#integrations/browser/channel.ts'),
  ])
  return { browser: await openBrowser(options), openChannel }
}

async function signIn(
  { browser, channel }: WithBrowser,
  pages: ChannelPages,
  account: { email: string; password: string },
): Promise<void> {
  const signal = AbortSignal.timeout(SIGN_IN_MS)
  // The profile remembers who was signed in.
  if ((await channel.account(signal)).outcome === 'done') return
  const { signInForDemo } = await import('#integrations/browser/channel-sign-in.ts')
  const signed = await signInForDemo(browser, pages, account, signal)
  if (signed.outcome === 'not_done') throw new Failure(signed.error.code, signed.error.message, signed.error.next)
}

/** Loaded when a script is first to be run. */
export function lazySandbox(): Sandbox {
  let made: Promise<Sandbox> | undefined
  const sandbox = () => {
    made ??= import('#integrations/python/sandbox.ts').then(({ pythonSandbox }) => pythonSandbox())
    return made
  }
  return {
    ready: async () => (await sandbox()).ready(),
    run: async (...asked) => (await sandbox()).run(...asked),
  }
}
