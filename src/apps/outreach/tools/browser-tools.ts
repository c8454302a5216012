import { type Static, Type } from 'typebox'
import { Count, closed, list, nullable, oneOf, text } from '#kernel/contracts/closed.ts'
import type { Observation } from '#kernel/ports/browser.ts'
import type { Channel } from '#kernel/ports/channel.ts'
import type { Evidence, Tool, ToolResult } from '#kernel/ports/tool.ts'
import { Account, CHANNELS, FindOptions, Relation, SearchOptions, Watched } from '../contracts.ts'
import { quotaFor } from '../domain/decide/governor.ts'
import { readFound, readSearch } from './discover.ts'
import type { ChannelName, OutreachServices } from './services.ts'

const Used = { channel: oneOf(CHANNELS), account: Account }
const Target = { role: text(40, 1), name: text(300), nth: Type.Optional(Count) }

export const NavigateInput = closed({
  url: text(2048, 1),
  ...Used,
  watched: nullable(Watched),
  search: Type.Optional(SearchOptions),
  find: Type.Optional(FindOptions),
})
export const ClickInput = closed({ ...Target, ...Used })
export const TypeInput = closed({ ...Target, text: text(2000), ...Used })

/** Written by strangers, all of it. */
const Seen = closed({
  untrusted: Type.Literal(true),
  url: text(2048),
  title: text(500),
  elements: list(closed({ ...Target, value: Type.Optional(text(2000)), disabled: Type.Optional(Type.Boolean()) }), 200),
  text: text(20_000),
  cut: Type.Boolean(),
})

const Talk = closed({
  relation: Relation,
  note: nullable(text(10_000)),
  messages: list(closed({ from: oneOf(['me', 'them']), text: text(10_000), at: nullable(text(40)) }), 200),
})

const Output = closed({
  observation: Type.Optional(Seen),
  search: Type.Optional(closed({ page: Count, profiles: Count, more: Type.Boolean() })),
  profile: Type.Optional(oneOf(['read'])),
  conversation: Type.Optional(Talk),
  notice: Type.Optional(text(40)),
})

const TIMEOUT_MS = 90_000

/** What an agent may do with a page by itself: look, follow links, search. Everything else would pass by the approvals. */
const HARMLESS = new Set(['link', 'tab', 'searchbox', 'menuitem', 'heading'])

export function browserTools(outreach: OutreachServices): Tool[] {
  return [navigate(outreach), click(outreach), typeText(outreach)]
}

function navigate(outreach: OutreachServices): Tool<Static<typeof NavigateInput>> {
  return {
    ...looking(outreach, 'browser_navigate'),
    input: NavigateInput,
    key: ({ url }) => url,
    recipient: ({ url }) => url,
    // The channel knows itself where its search is.
    traits: ({ url, channel, search }) =>
      search || outreach.hostsOf(channel).includes(URL.parse(url)?.host ?? '') ? [] : ['foreign_site'],
    async run({ url, channel, watched, search, find }, { signal }) {
      if (search) return readSearch(await outreach.channel(channel), search, signal)
      if (find) return readFound(await outreach.channel(channel), url, signal)
      const page = await outreach.browser(channel)
      const went = await page.navigate(url, signal)
      if (went.outcome === 'not_done') return went
      if (!watched) return seen(went.observation)
      return readTalk(await outreach.channel(channel), url, went.observation, signal)
    },
  }
}

async function readTalk(
  channel: Channel,
  url: string,
  observation: Observation,
  signal: AbortSignal,
): Promise<ToolResult> {
  const thread = await channel.thread(url, signal)
  if (thread.outcome === 'not_done') return thread
  const notice = thread.notice ? { notice: thread.notice } : {}
  return { outcome: 'done', output: { observation: bounded(observation), conversation: thread.value, ...notice } }
}

function click(outreach: OutreachServices): Tool<Static<typeof ClickInput>> {
  return {
    ...looking(outreach, 'browser_click'),
    input: ClickInput,
    key: ({ role, name }) => `${role}:${name}`,
    traits: ({ role, name }) => (HARMLESS.has(role) || isSearch(role, name) ? [] : ['page_action']),
    async run({ channel, role, name, nth }, { signal }) {
      const page = await outreach.browser(channel)
      const used = await page.click({ role, name, ...(nth === undefined ? {} : { nth }) }, signal)
      return used.outcome === 'done' ? seen(used.observation) : used
    },
  }
}

const isSearch = (role: string, name: string) => role === 'button' && name.trim().toLowerCase() === 'search'

function typeText(outreach: OutreachServices): Tool<Static<typeof TypeInput>> {
  return {
    ...looking(outreach, 'browser_type'),
    input: TypeInput,
    key: ({ role, name, text: typed }) => `${role}:${name}:${typed}`,
    traits: ({ role }) => (role === 'searchbox' || role === 'combobox' ? [] : ['page_action']),
    async run({ channel, role, name, nth, text: typed }, { signal }) {
      const page = await outreach.browser(channel)
      const used = await page.type({ role, name, ...(nth === undefined ? {} : { nth }) }, typed, signal)
      return used.outcome === 'done' ? seen(used.observation) : used
    },
  }
}

/** Looking leaves nothing behind on the page, so there is nothing to read back. A look counts as one. */
function looking(outreach: OutreachServices, name: string) {
  return {
    name,
    output: Output,
    effect: 'read' as const,
    timeoutMs: TIMEOUT_MS,
    attended: true as const,
    quota: ({ channel, account }: { channel: ChannelName; account: string }, nowMs: number) =>
      quotaFor(outreach.governorOf(channel, account), account, 'view', nowMs),
    verify: async (): Promise<Evidence> => ({ found: true }),
  }
}

function seen(observation: Observation): ToolResult {
  return { outcome: 'done', output: { observation: bounded(observation) } }
}

function bounded({ url, title, elements, text: shown, cut }: Observation): Static<typeof Seen> {
  return {
    untrusted: true,
    url: url.slice(0, 2048),
    title: title.slice(0, 500),
    elements: elements.slice(0, 200).map(({ role, name, nth, value, disabled }) => ({
      role: role.slice(0, 40),
      name: name.slice(0, 300),
      ...(nth === undefined ? {} : { nth }),
      ...(value === undefined ? {} : { value: value.slice(0, 2000) }),
      ...(disabled === undefined ? {} : { disabled }),
    })),
    text: shown.slice(0, 20_000),
    cut: cut || elements.length > 200 || shown.length > 20_000,
  }
}
