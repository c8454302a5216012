import type { ChannelResult, ChannelTrouble, Relation } from '#kernel/ports/channel.ts'
import type { ChannelPages, Place } from './channel-pages.ts'
import { isSeen, locate, personOn, profileUrl, relationOn, slugOf, troubleOn } from './channel-read.ts'
import { goTo } from './navigate.ts'
import { isNotDone } from './refusals.ts'
import type { Turn } from './turns.ts'

export type ChannelRefusal = Extract<ChannelResult<never>, { outcome: 'not_done' }>

export function refuse(code: string, message: string, next: string, trouble?: ChannelTrouble): ChannelRefusal {
  return { outcome: 'not_done', error: { code, message, next }, ...(trouble === undefined ? {} : { trouble }) }
}

const SAID: Record<ChannelTrouble, [message: string, next: string]> = {
  signed_out: ['Nobody is signed in on this network', 'Sign in by hand in the browser, then try again.'],
  captcha: ['The network asks for a person', 'Answer the check by hand in the browser, then try again.'],
  restricted: ['The network has restricted this account', 'Look at the account by hand before anything else is done.'],
  rate_warning: ['The network says that it is enough for now', 'Wait until the network allows more.'],
  unavailable: ['The network does not answer as it should', 'Try again later; look at the page if it stays so.'],
}

export const troubled = (trouble: ChannelTrouble) => refuse(`channel.${trouble}`, ...SAID[trouble], trouble)

/** How long a page may take to show what it is, after it was loaded. */
const SHOWS_MS = 5_000

/** Opens a page of the network. `expects` is waited for, since some pages are filled in after they were loaded. */
export async function openAt(
  turn: Turn,
  pages: ChannelPages,
  url: string,
  expects: Place = pages.account,
): Promise<ChannelResult<null>> {
  const { page, signal } = turn
  // Reading changes nothing, so a page that does not come was not done, not unknown.
  const went = await goTo(turn, url, signal).catch(() => null)
  signal.throwIfAborted()
  if (went === null) return troubled('unavailable')
  if (isNotDone(went)) return went.error.code === 'browser.host_refused' ? went : troubled('unavailable')
  const trouble = await settled(turn, pages, expects)
  if (trouble !== null && trouble !== 'rate_warning') return troubled(trouble)
  for (const sign of pages.missing) if (await isSeen(page, sign, signal)) return refuse(...NO_SUCH)
  if (went.status >= 400) return went.status === 404 ? refuse(...NO_SUCH) : troubled('unavailable')
  return { outcome: 'done', value: null, ...(trouble === null ? {} : { notice: trouble }) }
}

/** Waits for the page to show what was expected, or what stands in the way. */
async function settled(turn: Turn, pages: ChannelPages, expects: Place): Promise<ChannelTrouble | null> {
  const { page, signal } = turn
  const ends = [expects, ...pages.missing.map(({ place }) => place)]
  const signs = pages.troubles.flatMap(({ trouble, sign }) => (sign && trouble !== 'rate_warning' ? [sign.place] : []))
  const isAt = pages.troubles.some(({ path }) => path !== undefined && page.url().startsWith(pages.base + path))
  if (!isAt) {
    const any = [...ends, ...signs].map((place) => locate(page, place)).reduce((all, one) => all.or(one))
    await any
      .first()
      .waitFor({ state: 'attached', timeout: SHOWS_MS, signal })
      .catch(() => {})
    signal.throwIfAborted()
  }
  return troubleOn(page, pages, signal)
}

export interface OpenedProfile {
  url: string
  slug: string
  person: string
  relation: Relation
}

/** The profile that was asked for: a page of somebody else is refused, however it was reached. */
export async function openProfile(
  turn: Turn,
  pages: ChannelPages,
  wanted: string,
  unreadable: () => ChannelRefusal = () => troubled('unavailable'),
): Promise<ChannelResult<OpenedProfile>> {
  const slug = slugOf(pages, wanted)
  if (slug === null)
    return refuse(
      'channel.not_a_profile',
      'This is no address of a profile on this network',
      `Give an address like ${profileUrl(pages, 'name')}.`,
    )
  const url = profileUrl(pages, slug)
  const opened = await openAt(turn, pages, url, pages.profile.fullName)
  if (opened.outcome === 'not_done') return opened
  if (slugOf(pages, turn.page.url()) !== slug) return otherPerson()
  const person = await personOn(turn.page, pages.profile.fullName, turn.signal)
  const relation = await relationOn(turn.page, pages, person, turn.signal)
  if (person === '' || relation === null) return unreadable()
  return { ...opened, value: { url, slug, person, relation } }
}

/** The conversation with that person, and nobody of another name. */
export async function openThread(
  turn: Turn,
  pages: ChannelPages,
  slug: string,
  person: string,
): Promise<ChannelResult<null>> {
  const { base, paths, thread } = pages
  const opened = await openAt(turn, pages, base + paths.thread.replace('{slug}', slug), thread.field)
  if (opened.outcome === 'not_done') return opened
  return (await isThreadOf(turn, pages, slug, person)) ? opened : otherPerson()
}

export async function isThreadOf(turn: Turn, pages: ChannelPages, slug: string, person: string): Promise<boolean> {
  const { base, paths, thread } = pages
  const here = URL.parse(turn.page.url())
  const wanted = URL.parse(base + paths.thread.replace('{slug}', slug))
  if (here?.origin !== wanted?.origin || here?.pathname !== wanted?.pathname) return false
  return (await personOn(turn.page, thread.person, turn.signal)) === person
}

export const otherPerson = () =>
  refuse(
    'channel.other_person',
    'The page that opened belongs to somebody else',
    'Check the address of the profile; nothing was sent.',
  )

const NO_SUCH = [
  'channel.no_such_profile',
  'The network knows no such page',
  'Check the address; the person may have left the network.',
] as const
