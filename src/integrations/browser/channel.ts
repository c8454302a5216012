import type { Channel, ChannelResult, ChannelTrouble } from '#kernel/ports/channel.ts'
import type { OpenedBrowser } from './browser.ts'
import { openAt, openProfile, openThread, refuse } from './channel-open.ts'
import type { ChannelPages } from './channel-pages.ts'
import { exactText, isSeen, locate, personOn, readMessages, readProfile, readResults, textAt } from './channel-read.ts'
import { sendInvitation, sendMessage } from './channel-send.ts'
import type { Turn } from './turns.ts'

/** A network in a browser. Each act has the page alone from the first look to the read-back. */
export function openChannel(browser: OpenedBrowser, pages: ChannelPages): Channel {
  /** Nobody real is addressed from a browser that nobody can see. */
  const act = async <T>(
    signal: AbortSignal,
    work: (turn: Turn) => Promise<ChannelResult<T>>,
  ): Promise<ChannelResult<T>> => {
    if (browser.headless && !pages.isDemo)
      return refuse(
        'channel.needs_person',
        'This network is used only in a browser that a person can see',
        'Open a visible browser, or connect to your own.',
      )
    return browser.attempt(signal, work)
  }

  return {
    name: pages.name,
    limits: pages.limits,
    isDemo: pages.isDemo,
    showsNotes: pages.sentNote !== null,
    hosts: pages.hosts,
    account: (signal) =>
      act(signal, async (turn) => {
        const opened = await openAt(turn, pages, pages.base + pages.paths.account)
        if (opened.outcome === 'not_done') return opened
        const name = await personOn(turn.page, pages.account, turn.signal)
        return name === '' ? refuse(...SIGNED_OUT) : done(name, opened.notice)
      }),
    search: (query, page, signal) =>
      act(signal, async (turn) => {
        if (!Number.isSafeInteger(page) || page < 1 || page > 1_000 || query.length > 500) return refuse(...BAD_SEARCH)
        const path = pages.paths.search
          .replace('{query}', () => encodeURIComponent(query.toWellFormed()))
          .replace('{page}', String(page))
        const opened = await openAt(turn, pages, pages.base + path, pages.search.list)
        if (opened.outcome === 'not_done') return opened
        await resultsShown(turn, pages)
        const more = (await locate(turn.page, pages.search.next).count()) > 0
        const urls = await readResults(turn.page, pages, turn.signal)
        // Nobody found is believed where the page says so: it may also be a page that we cannot read.
        const { empty } = pages.search
        if (urls.length === 0 && empty && !(await isSeen(turn.page, { place: empty }, turn.signal)))
          return refuse(...UNREADABLE_SEARCH)
        return done({ urls, more }, opened.notice)
      }),
    profile: (url, signal) =>
      act(signal, async (turn) => {
        // One odd page is that page's matter, and not the network's.
        const opened = await openProfile(turn, pages, url, () => refuse(...UNREADABLE))
        if (opened.outcome === 'not_done') return opened
        const profile = await readProfile(turn.page, pages, opened.value.url, turn.signal)
        return profile ? done(profile, opened.notice) : refuse(...UNREADABLE)
      }),
    connect: (url, note, signal) =>
      act(signal, async (turn) => {
        if (note.length > pages.limits.note) return tooLong('A note', pages.limits.note)
        return sendInvitation(turn, pages, url, note)
      }),
    message: (url, text, signal) =>
      act(signal, async (turn) => {
        if (text.length > pages.limits.message) return tooLong('A message', pages.limits.message)
        return sendMessage(turn, pages, url, text)
      }),
    thread: (url, signal) =>
      act<Thread>(signal, async (turn) => {
        const opened = await openProfile(turn, pages, url)
        if (opened.outcome === 'not_done') return opened
        const { page, signal: limited } = turn
        const { relation, person, slug } = opened.value
        const note = await textAt(page, pages.sentNote, limited)
        const sent = note === null ? null : exactText(note)
        if (relation !== 'connected') return done({ relation, note: sent, messages: [] }, opened.notice)
        const thread = await openThread(turn, pages, slug, person)
        if (thread.outcome === 'not_done') return thread
        return done({ relation, note: sent, messages: await readMessages(page, pages, limited) }, opened.notice)
      }),
    close: () => browser.close(),
  }
}

const RESULTS_MS = 5_000

/** Where a network says that it found nobody, its page is filled in after it was loaded: one or the other is waited for. */
async function resultsShown({ page, signal }: Turn, { search: { link, empty } }: ChannelPages): Promise<void> {
  if (!empty) return
  const either = locate(page, link).or(locate(page, empty)).first()
  await either.waitFor({ state: 'attached', timeout: RESULTS_MS, signal }).catch(() => {})
  signal.throwIfAborted()
}

type Thread = Extract<Awaited<ReturnType<Channel['thread']>>, { outcome: 'done' }>['value']

const done = <T>(value: T, notice?: ChannelTrouble): ChannelResult<T> => ({
  outcome: 'done',
  value,
  ...(notice === undefined ? {} : { notice }),
})

const tooLong = (what: string, max: number) =>
  refuse('channel.too_long', `${what} has at most ${max} characters on this network`, 'Shorten it and ask again.')

const SIGNED_OUT = [
  'channel.signed_out',
  'Nobody is signed in on this network',
  'Sign in by hand in the browser, then try again.',
  'signed_out',
] as const
const BAD_SEARCH = [
  'channel.bad_search',
  'A search has at most 500 characters, and pages are counted from 1',
  'Search with fewer words.',
] as const
const UNREADABLE_SEARCH = [
  'channel.unreadable',
  'The page shows neither results nor that there are none',
  'Look at the page; if the site has changed, its places are to be corrected in the data of this channel.',
  'unavailable',
] as const
const UNREADABLE = [
  'channel.unreadable',
  'The page does not look like a profile of this network any more',
  'Look at the page; if the site has changed, its places are to be corrected in the data of this channel.',
  'unavailable',
] as const
