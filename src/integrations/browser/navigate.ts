import type { Page } from 'playwright-core'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Guard, Stopped } from './guard.ts'
import { type Admit, hostRefused } from './hosts.ts'
import { type NotDone, notDone, windowRefused } from './refusals.ts'

export interface Way {
  page: Page
  guard: Guard
  admit: Admit
  timeoutMs: number
}

/** Errors that are said before a byte left: there was nobody to send it to. */
const NOBODY_THERE = /net::ERR_(CONNECTION_REFUSED|NAME_NOT_RESOLVED|ADDRESS_UNREACHABLE|TUNNEL_CONNECTION_FAILED)/

/** Opens an address; the status that its page came with. */
export async function goTo(
  way: Way,
  url: string,
  signal: AbortSignal,
  reach = () => {},
): Promise<NotDone | { status: number }> {
  const { page, guard, admit, timeoutMs } = way
  const parsed = url.length > 2_048 ? null : URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.password !== '')
    return notDone(
      'browser.address_refused',
      'Only plain http and https addresses are opened',
      'Give a whole address that begins with https:// and holds no password.',
    )
  const admission = await admit.url(parsed.href)
  if (!admission.ok) return { outcome: 'not_done', error: hostRefused(admission.host) }
  const during = guard.mark()
  // The page's own request was the first to go out.
  const failed = (wanted: Stopped['kind']) =>
    during.passed() <= 1 && during.stopped().some(({ kind, host }) => kind === wanted && host === parsed.hostname)
  reach()
  try {
    const response = await page.goto(parsed.href, { waitUntil: 'load', signal, timeout: timeoutMs })
    const refused = await whereItEnded(way, during.stopped())
    if (refused) return refused
    if (failed('unreached')) return unreachable()
    if (failed('lost')) throw new Error('the connection was closed')
    return { status: response?.status() ?? 0 }
  } catch (error) {
    const refused = await whereItEnded(way, during.stopped())
    if (refused) return refused
    if (failed('unreached') || NOBODY_THERE.test(String(error))) return unreachable()
    // A file that would have been saved: the page stays where it was, and nothing was kept.
    if (/Download is starting|net::ERR_ABORTED/.test(String(error)))
      return notDone('browser.no_page', 'The address holds no page', 'Files are not downloaded here; open a page.')
    throw nobodyKnows('The page did not answer in time', error)
  }
}

const unreachable = () =>
  notDone('browser.unreachable', 'Nothing answers at this address', 'Check that the site is up, then try again.')

/** After an act: was the page itself kept from going somewhere? Then it stands on nothing. */
export async function whereItEnded({ page, admit }: Way, stopped: Stopped[]): Promise<NotDone | null> {
  const there = stopped.findLast(({ kind }) => kind === 'page')
  const url = page.url()
  const isGood = url === BLANK || url === '' || (/^https?:/.test(url) && (await admit.url(url)).ok)
  if (!there && isGood) return null
  await leave(page)
  if (!there && isErrorPage(url)) return null
  return { outcome: 'not_done', error: hostRefused(there?.host ?? URL.parse(url)?.host ?? 'an unreadable address') }
}

/** The browser's own word that a page did not come. */
const isErrorPage = (url: string) => url.startsWith('chrome-error:')

const BLANK = 'about:blank'
const LEAVE_MS = 5_000

/** The browser's own page about what was stopped may come in between: then ours is only waited for, not asked for again. */
async function leave(page: Page): Promise<void> {
  await page
    .goto(BLANK, { timeout: LEAVE_MS })
    .catch(() => page.waitForURL(BLANK, { timeout: LEAVE_MS }).catch(() => {}))
}

/** After a click: what the page tried. A click that also sent something is not one that did nothing. */
export async function afterClick(way: Way, during: ReturnType<Guard['mark']>): Promise<NotDone | null> {
  const stopped = during.stopped()
  const has = (wanted: Stopped['kind']) => stopped.some(({ kind }) => kind === wanted)
  const isLost = has('lost') || (isErrorPage(way.page.url()) && !has('page'))
  const opened = stopped.findLast(({ kind }) => kind === 'window')
  const refused = (await whereItEnded(way, stopped)) ?? (opened ? windowRefused(opened.host) : null)
  if (refused && during.passed() > 0)
    throw new Failure(refused.error.code, `${refused.error.message}, but something was sent before`, refused.error.next)
  if (isLost) throw nobodyKnows('The page that should have come did not come', null)
  return refused
}

export function nobodyKnows(message: string, cause: unknown): Failure {
  return new Failure('browser.no_answer', message, 'Look at the page before anything is tried again.', cause)
}
