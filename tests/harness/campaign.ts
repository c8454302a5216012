import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#apps/compose.ts'
import type { CampaignGoal } from '#packs/outreach/contracts.ts'
import { DEFAULT_CAPS, type Governor } from '#packs/outreach/decide/governor.ts'
import { leadRow } from '#packs/outreach/leads/lead-row.ts'
import { outreachPack } from '#packs/outreach/pack.ts'
import type { Site } from '#packs/outreach/tools/site.ts'
import type { Agent, AgentCall } from '#ports/agent.ts'
import type { Channel, ChannelResult, Profile, ThreadMessage } from '#ports/channel.ts'
import type { Ids } from '#ports/clock.ts'
import type { Pack } from '#ports/pack.ts'
import type { Row, State } from '#ports/store.ts'
import { acceptsAfterMs, type ReplyKind, replyOf } from '#practice/network/nature.ts'
import { type Person, peopleOf } from '#practice/network/people.ts'
import { searchOf } from '#practice/network/search.ts'
import { type ManualClock, manualClock } from './clock.ts'
import { createDatabase, type TestDatabase } from './server.ts'
import { expectSound } from './world.ts'

export const BASE = 'http://network.example'
export const ACCOUNT = 'Robin Sender'

export const GOAL: CampaignGoal = {
  audience: 'People who lead engineering teams',
  offer: 'a short talk about boring software',
  sender: 'Robin',
  channel: 'practice',
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
    const shown = network.profiles.get(url) ?? {}
    if (typeof shown === 'string') return refused(shown)
    if (!person) return refused('channel.no_such_profile')
    const { headline, company, location, about, active_days_ago } = person
    const facts = { url, full_name: person.name, headline, company, location, about, active_days_ago }
    return done({ ...facts, relation: 'none', ...shown })
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
    profiles: new Map(),
    opened: [],
    accept: (url) => accepted.set(slugOf(url), clock.nowMs()),
    channel: {
      name: 'practice',
      limits: { note: 200, message: 8000 },
      practice: true,
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

export function siteOf(network: FakeNetwork, change: Partial<Site> = {}): Site {
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

export interface CampaignWorld {
  lw: Lanewright
  database: TestDatabase
  clock: ManualClock
  network: FakeNetwork
  campaign: string
  /** Everything the agent was asked, in order. */
  asked: AgentCall[]
  state(): Promise<State>
  /** What each step of a drive did. */
  steps(): Promise<string[]>
  addLeads(campaign: string, people: Person[]): Promise<void>
  send(kind: string, content?: Row, person?: string): Promise<void>
  /** Grants what waits; the text of a draft may be looked at first. */
  grantAll(campaign?: string, decide?: (content: string) => 'grant' | 'reject'): Promise<number>
  /** Drives, decides and lets time pass until the campaign is completed or nothing moves. */
  finish(campaign?: string, decide?: (content: string) => 'grant' | 'reject'): Promise<string>
  rows<T extends Row>(sql: string, values?: unknown[]): Promise<T[]>
}

export interface CampaignOptions extends Partial<Omit<LanewrightOptions, 'packs'>> {
  database?: TestDatabase
  clock?: ManualClock
  goal?: Partial<CampaignGoal>
  people?: number
  agent?: Agent
  site?: Partial<Site>
  leads?: Person[]
  /** Packs that stand beside the campaigns. */
  beside?: Pack[]
  /** Where the profiles are; another network than the fake one has its own address. */
  base?: string
}

/** A campaign on a real database, with a network that the test holds in its hand. */
export async function openCampaignWorld(options: CampaignOptions = {}): Promise<CampaignWorld> {
  const {
    database = await createDatabase(),
    clock = manualClock(),
    goal,
    people = 12,
    agent,
    site,
    base = BASE,
    beside = [],
    ...rest
  } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-campaign-'))
  const network = fakeNetwork(clock, people)
  const asked: AgentCall[] = []
  const pack = outreachPack(siteOf(network, site))
  const lw = await openLanewright({
    dataDir,
    present: () => true,
    seeded: { clock, ids: countedIds(), entropy: 'campaign' },
    agentFor: () => ({
      name: (agent ?? pack.agent).name,
      propose(call) {
        asked.push(call)
        return (agent ?? pack.agent).propose(call)
      },
    }),
    ...rest,
    database,
    packs: [pack, ...beside],
  })
  onTestFinished(async () => {
    try {
      await expectSound(lw)
    } finally {
      await lw.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(`${dataDir}.journal`, { recursive: true, force: true })
    }
  })
  const campaign = await lw.create({ pack: 'outreach', name: 'Spring', goal: { ...GOAL, ...goal } })
  const world = worldOf({ lw, database, clock, network, campaign, asked }, base)
  await world.addLeads(campaign, options.leads ?? network.people)
  return world
}

/** The same ids in the same order, so that two runs can be compared. */
function countedIds(): Ids {
  let n = 0
  return { uuid: () => `0198c0de-0000-7000-8000-${(++n).toString(16).padStart(12, '0')}` }
}

function worldOf(
  parts: Pick<CampaignWorld, 'lw' | 'database' | 'clock' | 'network' | 'campaign' | 'asked'>,
  base: string,
): CampaignWorld {
  const { lw, clock, campaign } = parts
  const state = async (id = campaign) => (await lw.store.load(id)) as State
  const grantAll: CampaignWorld['grantAll'] = async (id = campaign, decide = () => 'grant') => {
    const pending = (await state(id)).approvals.filter((a) => a.status === 'pending')
    for (const { approval_id, action_hash, content } of pending) {
      const decision = decide(content)
      const sent = await lw.send(id, 'anna', 'approval.decide', { approval_id, action_hash, decision, role: 'OWNER' })
      if (!sent.ok) throw new Error(sent.refusal.message)
    }
    return pending.length
  }
  return {
    ...parts,
    state: () => state(),
    steps: async () => (await lw.drive(campaign)).steps.map((s) => s.did),
    addLeads: (id, people) => addLeads(lw, id, people, clock, base),
    async send(kind, content = {}, person = 'anna') {
      const sent = await lw.send(campaign, person, kind, content)
      if (!sent.ok) throw new Error(`${sent.refusal.code}: ${sent.refusal.message}`)
    },
    grantAll,
    async finish(id = campaign, decide) {
      for (let turn = 0; turn < 2000; turn++) {
        const { steps } = await lw.drive(id)
        if ((await grantAll(id, decide)) > 0) continue
        const last = steps.at(-1)
        const { status } = (await state(id)).workspace
        if (status !== 'active') return status
        if (last?.wakeAtMs !== undefined) clock.advance(Math.max(1000, last.wakeAtMs - clock.nowMs()))
        else if (steps.length === 1 && last?.idle) return `stands still: ${last.did}`
      }
      return 'never ends'
    },
    rows: async (sql, values = []) => (await lw.database.pool('auditor').query(sql, values)).rows,
  }
}

async function addLeads(lw: Lanewright, id: string, people: Person[], clock: ManualClock, base: string): Promise<void> {
  const rows = people.map((person, i) =>
    leadRow(
      {
        full_name: person.name,
        profile_url: `${base}/in/${person.slug}`,
        job_title: person.headline.split(' at ')[0] ?? null,
        company: person.company,
        company_domain: null,
        company_size_low: null,
        company_size_high: null,
        seniority: null,
        location: person.location,
        headline: person.headline,
        about: person.about,
        active_on: null,
      },
      lw.deps.ids.uuid(),
      'import',
      i + 2,
    ),
  )
  const lease = await lw.leases.take(id)
  if (!lease) throw new Error('the campaign is held')
  const app = await lw.database.pool('app').connect()
  try {
    await app.query('begin')
    const now = new Date(clock.nowMs()).toISOString()
    await app.query('select kernel.enter($1, $2, $3, $4)', [id, String(lease.fence), now, 'leads'])
    await app.query('select outreach.add_leads($1, $2)', [id, JSON.stringify(rows)])
    await app.query('commit')
  } finally {
    app.release()
    await lw.leases.release(lease)
  }
}
