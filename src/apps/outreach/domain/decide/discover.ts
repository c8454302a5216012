import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import type { CampaignGoal, FindOptions, SearchOptions } from '../../contracts.ts'
import { normalizeProfileUrl } from '../leads/profile-url.ts'
import { campaignOf, goalOf } from './campaign.ts'

/** The address of a page of the channel's search. It has no host: where that page is, the channel knows. */
export function searchAddress(channel: CampaignGoal['channel'], { query, page }: SearchOptions): string {
  return `${channel}:search?query=${encodeURIComponent(query.toWellFormed())}&page=${page}`
}

/** What an agent is shown of the search that the campaign makes: the one address to open next, or what to ask. */
export function discoverSnapshot(state: State) {
  const { discover } = campaignOf(state)
  const { discover: wanted } = goalOf(state)
  if (!discover || !wanted) return null
  return {
    query: wanted.query,
    at_most: wanted.at_most,
    added: discover.added,
    url: addressNow(state),
    question: discover.act === 'ask' ? nobodyFound(wanted.query, discover.left_out) : null,
  }
}

function addressNow(state: State): string | null {
  const { discover } = campaignOf(state)
  if (discover?.act === 'visit') return discover.find?.profile_url ?? null
  const wanted = searchNow(state)
  return wanted && searchAddress(goalOf(state).channel, wanted)
}

function searchNow(state: State): SearchOptions | null {
  const { discover } = campaignOf(state)
  const query = goalOf(state).discover?.query
  return discover?.act === 'search' && query !== undefined ? { query, page: discover.next_page } : null
}

/** A search that ends with nobody ends with a question, so that no campaign waits in silence. */
export function nobodyFound(query: string, leftOut: Record<string, number>): string {
  const reasons = Object.entries(leftOut).sort()
  const summary = reasons.map(([reason, count]) => `${count} ${reason.replaceAll('_', ' ')}`).join(', ')
  const found = summary === '' ? 'found nobody' : `brought nobody to write to (left out: ${summary})`
  return `The search for ${JSON.stringify(query)} ${found}. Import a file of people, or begin a campaign with another search.`
}

/** Has a person been asked? Once is enough: an import is what the campaign goes on with, not the answer. */
export function isAsked({ questions, current_task }: State): boolean {
  return questions.some(({ task_id }) => task_id === current_task?.task_id)
}

/** What is to be read at this address for the search, beyond the page itself; null where it is not the next one. */
export function discoverInput(state: State, url: string): { search: SearchOptions } | { find: FindOptions } | null {
  const { discover } = campaignOf(state)
  const { channel, steps } = goalOf(state)
  const search = searchNow(state)
  if (search) return url === searchAddress(channel, search) ? { search } : null
  const find = discover?.act === 'visit' ? discover.find : null
  if (!discover || !find || normalizeProfileUrl(url) !== find.profile_url) return null
  const { find_id, tries } = find
  const invites = steps[0]?.type === 'connection_request'
  return { find: { find_id, tries, misses: discover.misses, invites } }
}

/** An address of the search that is not the next one leads nowhere. */
export function refuseSearch(state: State, url: string): Decision | null {
  if (!url.startsWith(`${goalOf(state).channel}:`)) return null
  const next = 'Use the url that stands in work.discover.'
  const message = 'that is not the page of the search that is read next'
  return refuse('discover.not_next', message, next, '/parameters/url', addressNow(state) ?? 'no search is made now')
}
