import type { CampaignGoal } from '#apps/outreach/contracts.ts'
import { DEFAULT_CAPS, type Governor } from '#apps/outreach/domain/decide/governor.ts'
import type { OutreachServices } from '#apps/outreach/tools/services.ts'
import { acceptsAfterMs, type ReplyKind, replyOf } from '#demo/network/nature.ts'
import { type Person, peopleOf } from '#demo/network/people.ts'
import { searchOf } from '#demo/network/search.ts'
import type { Channel, ChannelResult, Profile, ThreadMessage } from '#kernel/ports/channel.ts'
import type { ManualClock } from './clock.ts'

export const BASE = 'http://network.example'
export const ACCOUNT = 'Robin Sender'

export const GOAL: CampaignGoal = {
  audience: 'People who lead engineering teams',
  offer: 'a short talk about boring software',
  sender: 'Robin',
  channel: 'demo',
  account: ACCOUNT,
  time_zone: 'Europe/Berlin',
  contacts: 4,
  one_per_company: true,
  steps: [
    {
      type: 'connection_request',
      drafts: [
        { variant: 'a', text: 'Hello {first_name}, your work as {job_title} made me curious. May I connect?' },
        { variant: 'b', text: 'Hello {first_name}, I read about {company} and would be glad to connect.' },
      ],
    },
    {
      type: 'follow_up',
      wait_days: 2,
      drafts: [{ variant: 'a', text: 'Thank you, {first_name}. Would {offer} be of use to {company}? Robin' }],
    },
  ],
  scoring: {
    criteria: {
      job_title_relevance: { weight: 0.5, target_keywords: ['engineer', 'manager', 'director'] },
      profile_completeness: { weight: 0.5 },
    },
  },
}

/** A network without pages: the people, the answers and the times of the practice network, on the clock of the test. */
export interface FakeNetwork {
  people: Person[]
  /** Everything that ever arrived, in order. */
  arrived: Array<{ url: string; kind: 'note' | 'message'; text: string }>
  trouble: string | null
  /** Sends to these addresses are refused with this code, and nothing arrives. */
  refusals: Map<string, string>
  /** What the next send does instead of answering. */
  fault: 'throw_before' | 'throw_after' | null
  visited: string[]
  /** Somebody accepts now. */
  accept(url: string): void
  /** Answers beyond those of the practice network, by address. */
  answers: Map<string, string[]>
  /** What a profile shows otherwise than its person is; a word is the code it is refused with. */
  profiles: Map<string, Partial<Profile> | string>
  /** Pages of the search and profiles that were opened, in order. */
  opened: string[]
  channel: Channel
}

export function fakeNetwork(clock: ManualClock, count: number, seed = 7): FakeNetwork {
  const people = peopleOf(seed, count)
  const invited = new Map<string, { at: number; note: string }>()
  const written = new Map<string, Array<{ at: number; text: string }>>()
  const slugOf = (url: string) => url.slice(`${BASE}/in/`.length)
  const accepted = new Map<string, number>()
  const acceptedAt = (slug: string) => {
    const early = accepted.get(slug)
    if (early !== undefined) return early
    const invitation = invited.get(slug)
    const after = invitation && acceptsAfterMs(seed, slug, 1)
    const at = invitation && after !== null && after !== undefined ? invitation.at + after : null
    return at !== null && at <= clock.nowMs() ? at : null
  }
  const repliesOf = (slug: string): Array<{ at: number; text: string }> => {
    const person = people.find((p) => p.slug === slug) as Person
    const began = acceptedAt(slug)
    if (began === null) return []
    const kinds: ReplyKind[] = []
    const replies: Array<{ at: number; text: string }> = []
    for (const [nth, at] of [began, ...(written.get(slug) ?? []).map((m) => m.at)].entries()) {
      const reply = replyOf(seed, person, nth, kinds)
      if (!reply || at + reply.afterMs > clock.nowMs()) continue
      kinds.push(reply.kind)
      replies.push({ at: at + reply.afterMs, text: reply.text })
    }
    return replies
  }
  const search = searchOf(people)
  const done = <T>(value: T): ChannelResult<T> => ({ outcome: 'done', value })
  const refused = (code: string): ChannelResult<never> => ({
    outcome: 'not_done',
    error: { code, message: 'It cannot be read', next: 'Look at it by hand.' },
  })
  const profileAt = (url: string): ChannelResult<Profile> => {
    const person = people.find(({ slug }) => slug === slugOf(url))
    const snapshot = network.profiles.get(url) ?? {}
    if (typeof snapshot === 'string') return refused(snapshot)
    if (!person) return refused('channel.no_such_profile')
    const { headline, company, location, about, active_days_ago } = person
    const facts = { url, full_name: person.name, headline, company, location, about, active_days_ago }
    return done({ ...facts, relation: 'none', ...snapshot })
  }
  const troubled = (): ChannelResult<never> => ({
    outcome: 'not_done',
    error: {
      code: `channel.${network.trouble}`,
      message: 'The network asks for a person',
      next: 'Look at it by hand.',
    },
  })
  const send = (url: string, kind: 'note' | 'message', text: string, keep: () => void): ChannelResult<null> => {
    if (network.trouble) return troubled()
    const refusal = network.refusals.get(url) ?? (url.startsWith(`${BASE}/in/`) ? undefined : 'channel.not_a_profile')
    if (refusal !== undefined) return refused(refusal)
    const { fault } = network
    network.fault = null
    if (fault === 'throw_before') throw new Error('the connection broke before')
    network.arrived.push({ url, kind, text })
    keep()
    if (fault === 'throw_after') throw new Error('the connection broke after')
    return done(null)
  }
  const network: FakeNetwork = {
    people,
    arrived: [],
    trouble: null,
    fault: null,
    visited: [],
    answers: new Map(),
    refusals: new Map(),
    profiles: new Map(),
    opened: [],
    accept: (url) => accepted.set(slugOf(url), clock.nowMs()),
    channel: {
      name: 'demo',
      limits: { note: 200, message: 8000 },
      isDemo: true,
      showsNotes: true,
      hosts: ['network.example'],
      account: async () => (network.trouble ? troubled() : done(ACCOUNT)),
      async search(query, page) {
        if (network.trouble) return troubled()
        network.opened.push(`search ${page}`)
        const found = search(query, page)
        return done({ urls: found.people.map((p) => `${BASE}/in/${p.slug}`), more: found.more })
      },
      async profile(url) {
        if (network.trouble) return troubled()
        network.opened.push(url)
        return profileAt(url)
      },
      connect: async (url, note) =>
        send(url, 'note', note, () => invited.set(slugOf(url), { at: clock.nowMs(), note })),
      message: async (url, text) =>
        send(url, 'message', text, () => {
          const slug = slugOf(url)
          written.set(slug, [...(written.get(slug) ?? []), { at: clock.nowMs(), text }])
        }),
      async thread(url) {
        if (network.trouble) return troubled()
        const slug = slugOf(url)
        const invitation = invited.get(slug)
        const connected = acceptedAt(slug) !== null
        const mine = (written.get(slug) ?? []).map((m) => ({ ...m, from: 'me' as const }))
        const more = (network.answers.get(url) ?? []).map((text) => ({ text, at: clock.nowMs() }))
        const theirs = [...repliesOf(slug), ...more].map((m) => ({ ...m, from: 'them' as const }))
        const messages: ThreadMessage[] = [...mine, ...theirs]
          .sort((a, b) => a.at - b.at)
          .map(({ from, text, at }) => ({ from, text, at: new Date(at).toISOString() }))
        const relation = connected ? 'connected' : invitation ? 'pending' : 'none'
        return done({ relation, note: invitation?.note ?? null, messages })
      },
      close: async () => {},
    },
  }
  return network
}

export const GOVERNOR: Governor = {
  time_zone: 'Europe/Berlin',
  caps: DEFAULT_CAPS,
  warm_up: null,
  hours: null,
  pace: { least_seconds: 0, most_seconds: 0, seed: 'test' },
}

export function siteOf(network: FakeNetwork, change: Partial<OutreachServices> = {}): OutreachServices {
  return {
    channel: async () => network.channel,
    browser: async () => {
      const observation = (url: string) => {
        const person = network.people.find((p) => url.endsWith(`/in/${p.slug}`))
        return {
          untrusted: true as const,
          url,
          title: person?.name ?? 'Page not found',
          elements: [
            { role: 'link', name: 'Home' },
            { role: 'button', name: 'Connect' },
          ],
          text: person ? `${person.name}\n${person.headline}\n${person.about}` : '',
          cut: false,
        }
      }
      return {
        async navigate(url) {
          network.visited.push(url)
          return { outcome: 'done', observation: observation(url) }
        },
        click: async () => ({ outcome: 'done', observation: observation(BASE) }),
        type: async () => ({ outcome: 'done', observation: observation(BASE) }),
        observe: async () => observation(BASE),
        close: async () => {},
      }
    },
    hostsOf: () => ['network.example'],
    governorOf: () => GOVERNOR,
    sandbox: {
      ready: async () => ({ ok: false, refusal: { code: 'sandbox.off', message: 'no isolation here', next: 'None.' } }),
      run: () => Promise.reject(new Error('never')),
    },
    readBlob: async () => null,
    leadFacts: async () => [],
    ...change,
  }
}
