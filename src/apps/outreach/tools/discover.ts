import type { Channel, Profile } from '#kernel/ports/channel.ts'
import type { ToolResult } from '#kernel/ports/tool.ts'
import type { SearchOptions } from '../contracts.ts'

/** What a search and a look at somebody it found bring home. It is about strangers, so it goes into their own rows alone. */
export interface FoundPage {
  urls: string[]
  more: boolean
}

const URLS_MOST = 100
const URL_MOST = 2048

export async function readSearch(
  channel: Channel,
  { query, page }: SearchOptions,
  signal: AbortSignal,
): Promise<ToolResult> {
  const found = await channel.search(query, page, signal)
  if (found.outcome === 'not_done') return found
  const urls = found.value.urls.filter((url) => url.length <= URL_MOST).slice(0, URLS_MOST)
  const { more } = found.value
  return {
    outcome: 'done',
    output: { search: { page, profiles: urls.length, more }, ...(found.notice ? { notice: found.notice } : {}) },
    transient: { urls, more } satisfies FoundPage,
  }
}

/** One page is opened and no more: a look is a look, whatever it is for. */
export async function readFound(channel: Channel, url: string, signal: AbortSignal): Promise<ToolResult> {
  const seen = await channel.profile(url, signal)
  if (seen.outcome === 'not_done') return seen
  return {
    outcome: 'done',
    output: { profile: 'read', ...(seen.notice ? { notice: seen.notice } : {}) },
    transient: seen.value satisfies Profile,
  }
}
