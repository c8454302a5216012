import type { Locator, Page } from 'playwright-core'
import type { ChannelTrouble, Profile, Relation, ThreadMessage } from '#kernel/ports/channel.ts'
import type { ChannelPages, Place, Sign } from './channel-pages.ts'
import { cleanLine, cleanText } from './clean-text.ts'

type Role = Parameters<Page['getByRole']>[0]

const MAX_FIELD = 2_000
const MAX_NAME = 200
const MAX_MESSAGE = 10_000
const MAX_MESSAGES = 200
const MAX_RESULTS = 100

/** Where a place is on this page; `person` fills `{name}`. */
export function locate(root: Page | Locator, place: Place, person = ''): Locator {
  const base = place.within ? locate(root, place.within, person).first() : root
  if ('css' in place) return base.locator(place.css)
  const { role, name, level } = place
  const named = name === undefined ? {} : { name: name.replace('{name}', () => person), exact: true }
  return base.getByRole(role as Role, { ...named, ...(level === undefined ? {} : { level }) })
}

/** The text of the first such place as a reader sees it; null where there is none. */
export async function textAt(root: Page | Locator, place: Place | null, signal: AbortSignal): Promise<string | null> {
  if (place === null) return null
  const found = locate(root, place).first()
  if ((await found.count()) === 0) return null
  // biome-ignore lint/performance/useDomNodeTextContent: what a reader sees counts, not what the source holds
  return (await found.innerText({ signal })).slice(0, MAX_MESSAGE * 2)
}

export async function isSeen(page: Page, { place, begins }: Sign, signal: AbortSignal, person = ''): Promise<boolean> {
  const found = locate(page, place, person)
  const count = Math.min(await found.count(), 20)
  for (let i = 0; i < count; i += 1) {
    if (!(await found.nth(i).isVisible())) continue
    if (begins === undefined) return true
    // biome-ignore lint/performance/useDomNodeTextContent: what a reader sees counts, not what the source holds
    if ((await found.nth(i).innerText({ signal })).trim().startsWith(begins)) return true
  }
  return false
}

/** Why a person has to look, where the page says so. A warning alone keeps nobody from going on. */
export async function troubleOn(page: Page, pages: ChannelPages, signal: AbortSignal): Promise<ChannelTrouble | null> {
  const path = URL.parse(page.url())?.pathname ?? ''
  for (const { trouble, path: at, sign } of pages.troubles) {
    if (at !== undefined && (path === at || path.startsWith(`${at}/`))) return trouble
    if (sign !== undefined && (await isSeen(page, sign, signal))) return trouble
  }
  return null
}

export async function relationOn(
  page: Page,
  pages: ChannelPages,
  person: string,
  signal: AbortSignal,
): Promise<Relation | null> {
  for (const sign of pages.relation) if (await isSeen(page, sign, signal, person)) return sign.relation
  return null
}

/** The name over the profile, as it stands: buttons and dialogs repeat it. */
export async function personOn(page: Page, place: Place, signal: AbortSignal): Promise<string> {
  return ((await textAt(page, place, signal)) ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_NAME)
}

export async function readProfile(
  page: Page,
  pages: ChannelPages,
  url: string,
  signal: AbortSignal,
): Promise<Profile | null> {
  const { profile } = pages
  const person = await personOn(page, profile.fullName, signal)
  const relation = await relationOn(page, pages, person, signal)
  if (person === '' || relation === null) return null
  const line = async (place: Place | null) => cleanLine((await textAt(page, place, signal)) ?? '', MAX_NAME)
  const activity = cleanText((await textAt(page, profile.activity, signal)) ?? '', MAX_FIELD).text
  const days = profile.activeDays.exec(activity)?.[1]
  return {
    url,
    full_name: cleanLine(person, MAX_NAME),
    headline: await line(profile.headline),
    company: await line(profile.company),
    location: await line(profile.location),
    about: cleanText((await textAt(page, profile.about, signal)) ?? '', MAX_FIELD).text,
    active_days_ago: days === undefined ? null : Number(days),
    relation,
  }
}

/** Ours exactly as they stand, for they are compared with what was sent; theirs without what a reader does not see. */
export async function readMessages(page: Page, pages: ChannelPages, signal: AbortSignal): Promise<ThreadMessage[]> {
  const { item, mine, text, time } = pages.thread
  const all = await locate(page, item).all()
  const messages: ThreadMessage[] = []
  for (const one of all.slice(-MAX_MESSAGES)) {
    const said = await textAt(one, text, signal)
    if (said === null) continue
    const ours = (await one.and(page.locator(mine)).count()) > 0
    const stamp = time && locate(one, time.place).first()
    const at = stamp && (await stamp.count()) > 0 ? await stamp.getAttribute(time.attribute, { signal }) : null
    messages.push({
      from: ours ? 'me' : 'them',
      text: ours ? exactText(said) : cleanText(said, MAX_MESSAGE).text,
      at: at === null ? null : cleanLine(at, 40),
    })
  }
  return messages
}

/** Addresses of profiles among the results, as the network spells them, each once. */
export async function readResults(page: Page, pages: ChannelPages, signal: AbortSignal): Promise<string[]> {
  const links = (await locate(page, pages.search.link).all()).slice(0, MAX_RESULTS)
  const urls = new Set<string>()
  for (const link of links) {
    const slug = slugOf(pages, (await link.getAttribute('href', { signal })) ?? '')
    if (slug !== null) urls.add(profileUrl(pages, slug))
  }
  return [...urls]
}

export const exactText = (text: string) => text.slice(0, MAX_MESSAGE).replaceAll('\0', '').toWellFormed()

/** The part of a profile's address that names the person; null where it is no profile of this network. */
export function slugOf({ base, paths }: ChannelPages, address: string): string | null {
  const url = address.length > 2_048 ? null : URL.parse(address, base)
  if (!url || url.origin !== base || url.username !== '') return null
  const [before = '', after = ''] = paths.profile.split('{slug}')
  const path = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname
  const slug = path.startsWith(before)
    ? path.slice(before.length, path.length - (after === '/' ? 0 : after.length))
    : ''
  return /^[\w.~%-]{1,200}$/.test(slug) ? slug : null
}

export const profileUrl = ({ base, paths }: ChannelPages, slug: string) => base + paths.profile.replace('{slug}', slug)
