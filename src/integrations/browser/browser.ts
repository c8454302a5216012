import type { Browser, BrowserResult } from '#kernel/ports/browser.ts'
import { clickOnce, fillExactly, findOne } from './act.ts'
import { type Stopped, startGuard } from './guard.ts'
import { createAdmit, type HostRules, type Resolve } from './hosts.ts'
import { type LentBrowser, type OwnProfile, startLent, startOwn } from './launch.ts'
import { afterClick, goTo, nobodyKnows, whereItEnded } from './navigate.ts'
import { observePage, unseenPage } from './observe.ts'
import { isNotDone, notDone } from './refusals.ts'
import { createTurns, type Turn, type Turns, until } from './turns.ts'

export type BrowserOptions = HostRules &
  (OwnProfile | LentBrowser) & {
    /** Of one call, waiting for its turn not counted. */
    timeoutMs?: number
    resolve?: Resolve
  }

export interface OpenedBrowser extends Browser, Turns {
  readonly headless: boolean
}

const TIMEOUT_MS = 30_000
/** For looking at the page afterwards, on top of that. */
const LOOK_MS = 10_000
/** What a click starts by script begins a moment after it. */
const MOMENT_MS = 100
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

  const turns = createTurns({ page, guard, admit, timeoutMs, session: ours }, timeoutMs + LOOK_MS)

  return {
    ...turns,
    headless: started.headless,
    navigate: (url, signal) =>
      turns.attempt(signal, async (at) => {
        const went = await goTo(at, url, at.signal, at.reach)
        return isNotDone(went) ? went : shown(at)
      }),
    click: (element, signal) =>
      turns.attempt(signal, async (at) => {
        const found = await findOne(page, element)
        if (isNotDone(found)) return found
        const during = guard.mark()
        const refused = await clickOnce(found, at)
        if (refused) return refused
        await page.waitForTimeout(MOMENT_MS)
        await page.waitForLoadState('load', { signal: at.signal })
        return (await afterClick(at, during)) ?? shown(at)
      }),
    type: (element, text, signal) =>
      turns.attempt(signal, async (at) => {
        if (text.length > LONGEST_TEXT) return tooLong
        const found = await findOne(page, element)
        if (isNotDone(found)) return found
        const during = guard.mark()
        at.reach()
        const refused = await fillExactly(found, text, at.signal)
        return refused ?? (await whereItEnded(at, during.stopped())) ?? shown(at)
      }),
    observe: (signal) => turns.turn(signal, (at) => observePage(page, ours, at.signal)),
    close: started.close,
  }
}

const tooLong = notDone(
  'browser.too_long',
  `A text for a field has at most ${LONGEST_TEXT} characters`,
  'Type a shorter text.',
)

/** It was done; a page that cannot be looked at in time takes nothing of that back. */
async function shown({ page, session, signal }: Turn): Promise<BrowserResult> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)])
  const seen = await until(soon, observePage(page, session, soon)).catch((error) => {
    if (page.isClosed() || signal.aborted) throw nobodyKnows('The page is gone or the call was ended', error)
    return unseenPage(page)
  })
  return { outcome: 'done', observation: seen }
}
