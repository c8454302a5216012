import type { CDPSession } from 'playwright-core'
import type { Browser, BrowserResult } from '#ports/browser.ts'
import { clickOnce, fillExactly, findOne } from './act.ts'
import { type Stopped, startGuard } from './guard.ts'
import { createAdmit, type HostRules, type Resolve } from './hosts.ts'
import { type LentBrowser, type OwnProfile, startLent, startOwn } from './launch.ts'
import { afterClick, goTo, nobodyKnows, type Way, whereItEnded } from './navigate.ts'
import { observePage, unseenPage } from './observe.ts'
import { isNotDone, type NotDone } from './refusals.ts'

export type BrowserOptions = HostRules &
  (OwnProfile | LentBrowser) & {
    /** Of one call, waiting for its turn not counted. */
    timeoutMs?: number
    resolve?: Resolve
  }

export interface Turn extends Way {
  session: CDPSession
  signal: AbortSignal
}

export interface OpenedBrowser extends Browser {
  readonly headless: boolean
  /** The page for one piece of work, which has it alone until it ends: for the drivers beside this file. */
  turn<T>(signal: AbortSignal, work: (turn: Turn) => Promise<T>): Promise<T>
}

const TIMEOUT_MS = 30_000
/** For looking at the page afterwards, on top of that. */
const LOOK_MS = 10_000
const LONGEST_TEXT = 10_000

/** One page of a browser that goes nowhere but to its hosts. */
export async function openBrowser(options: BrowserOptions): Promise<OpenedBrowser> {
  const { timeoutMs = TIMEOUT_MS } = options
  const admit = createAdmit(options, options.resolve)
  let note: (entry: Stopped) => void = () => {}
  const lent = 'endpoint' in options
  const started = lent ? await startLent(options) : await startOwn(options, admit, (entry) => note(entry))
  const { page, whole, ours, target } = started
  const guard = await startGuard({ session: whole, admit, page, ourTarget: target, lent }).catch(async (error) => {
    await started.close()
    throw error
  })
  note = guard.note
  page.setDefaultTimeout(timeoutMs)

  let last: Promise<unknown> = Promise.resolve()
  const turn = <T>(signal: AbortSignal, work: (turn: Turn) => Promise<T>): Promise<T> => {
    const mine = last.then(async () => {
      signal.throwIfAborted()
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs + LOOK_MS)])
      return until(limited, work({ page, guard, admit, timeoutMs, session: ours, signal: limited }))
    })
    last = mine.catch(() => {})
    return mine
  }

  return {
    headless: started.headless,
    turn,
    navigate: (url, signal) =>
      turn(signal, async (at) => {
        const went = await goTo(at, url, at.signal)
        return isNotDone(went) ? went : shown(at)
      }),
    click: (element, signal) =>
      turn(signal, async (at) => {
        const found = await findOne(page, element)
        if (isNotDone(found)) return found
        const during = guard.mark()
        const refused = await clickOnce(found, at.signal)
        if (refused) return refused
        await page.waitForLoadState('load', { signal: at.signal })
        return (await afterClick(at, during)) ?? shown(at)
      }),
    type: (element, text, signal) =>
      turn(signal, async (at) => {
        if (text.length > LONGEST_TEXT) return tooLong
        const found = await findOne(page, element)
        if (isNotDone(found)) return found
        const during = guard.mark()
        const refused = await fillExactly(found, text, at.signal)
        return refused ?? (await whereItEnded(at, during.stopped())) ?? shown(at)
      }),
    observe: (signal) => turn(signal, (at) => observePage(page, ours, at.signal)),
    close: started.close,
  }
}

const tooLong: NotDone = {
  outcome: 'not_done',
  error: {
    code: 'browser.too_long',
    message: `A text for a field has at most ${LONGEST_TEXT} characters`,
    next: 'Type a shorter text.',
  },
}

/** It was done; a page that cannot be looked at in time takes nothing of that back. */
async function shown({ page, session, signal }: Turn): Promise<BrowserResult> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)])
  const seen = await until(soon, observePage(page, session, soon)).catch((error) => {
    if (page.isClosed() || signal.aborted) throw nobodyKnows('The page is gone or the call was ended', error)
    return unseenPage(page)
  })
  return { outcome: 'done', observation: seen }
}

/** What a page does not answer must not hold up the next in line. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(nobodyKnows('The page did not answer in time', signal.reason))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
