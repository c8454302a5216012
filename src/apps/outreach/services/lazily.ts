import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Browser } from '#kernel/ports/browser.ts'
import type { Channel } from '#kernel/ports/channel.ts'

export interface OpenedNetwork {
  browser: Browser
  channel: Channel
  close(): Promise<void>
}

/** What is known of a network before it is opened. */
export type KnownNetwork = Pick<Channel, 'name' | 'limits' | 'isDemo' | 'showsNotes'> & { hosts(): string[] }

export interface LazyNetwork {
  browser: Browser
  channel: Channel
  close(): Promise<void>
}

type Unusable = ReturnType<typeof refused>
type Answer = { outcome: 'done' } | { outcome: 'not_done'; error: Refusal }

/** After these nothing can be done with the page any more; the next call opens another, and signs in anew. */
const LOST = new Set(['browser.closed', 'channel.signed_out'])

/**
 * Opened by the first call, once, and held. What keeps it from opening is an answer of that call, not a throw: nothing
 * has reached the outside then. A page in which a call broke is not used again.
 */
export function lazily(
  known: KnownNetwork,
  open: () => Promise<OpenedNetwork>,
  log: (line: string) => void,
): LazyNetwork {
  let held: Promise<OpenedNetwork> | undefined
  let closed = false

  async function drop(which: Promise<OpenedNetwork>): Promise<void> {
    if (held === which) held = undefined
    await which.then((opened) => opened.close()).catch(() => {})
  }

  async function call<T extends Answer>(work: (opened: OpenedNetwork) => Promise<T>): Promise<T | Unusable> {
    if (closed) return refused(known.name, SERVICES_CLOSED)
    held ??= open()
    const mine = held
    let opened: OpenedNetwork
    try {
      opened = await mine
    } catch (error) {
      await drop(mine)
      log(`${known.name} could not be opened: ${error instanceof Error ? error.message : error}`)
      return refused(known.name, error)
    }
    try {
      const answer = await work(opened)
      if (answer.outcome === 'done' || !LOST.has(answer.error.code)) return answer
      await drop(mine)
      return answer.error.code === 'browser.closed' ? refused(known.name, WINDOW_CLOSED) : answer
    } catch (error) {
      await drop(mine)
      throw error
    }
  }

  return {
    browser: {
      navigate: (url, signal) => call((on) => on.browser.navigate(url, signal)),
      click: (target, signal) => call((on) => on.browser.click(target, signal)),
      type: (target, text, signal) => call((on) => on.browser.type(target, text, signal)),
      async observe(signal) {
        held ??= open()
        return (await held).browser.observe(signal)
      },
      close: async () => {},
    },
    channel: {
      name: known.name,
      limits: known.limits,
      isDemo: known.isDemo,
      showsNotes: known.showsNotes,
      get hosts() {
        return known.hosts()
      },
      account: (signal) => call((on) => on.channel.account(signal)),
      search: (query, page, signal) => call((on) => on.channel.search(query, page, signal)),
      profile: (url, signal) => call((on) => on.channel.profile(url, signal)),
      connect: (url, note, signal) => call((on) => on.channel.connect(url, note, signal)),
      message: (url, text, signal) => call((on) => on.channel.message(url, text, signal)),
      thread: (url, signal) => call((on) => on.channel.thread(url, signal)),
      close: async () => {},
    },
    async close() {
      closed = true
      if (held) await drop(held)
    },
  }
}

const SERVICES_CLOSED = new Failure('channel.closed', 'Lanewright is ending', 'Start it again.')
const WINDOW_CLOSED = new Failure(
  'browser.closed',
  'The browser was closed before anything was done',
  'Resume the campaign when you want it to go on; the browser is opened again.',
)

/** A channel that cannot be opened is trouble of the channel: the campaign waits for a person, and says why. */
function refused(name: string, error: unknown) {
  const { message, next } =
    error instanceof Failure
      ? error
      : { message: 'something unexpected broke', next: 'Look at the output of the running program, then resume.' }
  const result: Refusal = { code: 'channel.unavailable', message: `${name} cannot be used: ${message}`, next }
  return { outcome: 'not_done' as const, error: result, trouble: 'unavailable' as const }
}
