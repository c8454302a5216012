import type { Browser } from '#kernel/ports/browser.ts'
import type { Channel, ChannelResult, ThreadMessage } from '#kernel/ports/channel.ts'
import type { Environment } from '#testing/simulator/types.ts'
import type { Line } from './line.ts'

export const HOST = 'network.example'
const HOUR_MS = 3_600_000

export interface Someone {
  url: string
  name: string
  title: string
  company: string
}

interface Talk {
  note: string | null
  /** When they accept, by the clock on the wall; null where they never do. */
  acceptsAt: number | null
  mine: Array<{ text: string; at: number }>
  /** What they write, once the moment has come. */
  theirs: Array<{ text: string; at: number }>
}

/** What reached somebody, and by which run. */
export interface Arrival {
  url: string
  kind: 'note' | 'message'
  text: string
}

const REPLIES = [
  'Sounds good, tell me more.',
  'Who are you?',
  'Please stop writing to me.',
  'Not interested. Unsubscribe me.',
]

/** A network of a few people who accept, answer, ask to be left alone, or do nothing, when they like. */
export function createNetwork(environment: Environment, account: string) {
  const { random } = environment
  const people: Someone[] = Array.from({ length: 4 }, (_, n) => ({
    url: `https://${HOST}/in/s${environment.seed}-${n}`,
    name: `${['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'][n]} Sample`,
    title: random.pick(['Engineer', 'Manager', 'Director']),
    company: `Company ${environment.seed} ${n}`,
  }))
  const talks = new Map<string, Talk>()
  const arrived: Arrival[] = []
  const now = () => environment.wallMs()
  const talkOf = (url: string): Talk => {
    const known = talks.get(url) ?? { note: null, acceptsAt: null, mine: [], theirs: [] }
    talks.set(url, known)
    return known
  }
  const repliesNow = (url: string) => talkOf(url).theirs.filter(({ at }) => at <= now())
  /** They may answer what they got, sooner or later. */
  const moved = (talk: Talk, from: number) => {
    if (!random.chance(0.4)) return
    talk.theirs.push({ text: random.pick(REPLIES), at: from + random.below(30 * HOUR_MS) })
  }
  const done = <T>(value: T): ChannelResult<T> => ({ outcome: 'done', value })
  const error = (code: string) => ({ code, message: 'it cannot be used now', next: 'Look at it by hand.' })
  const troubled = (): ChannelResult<never> | null =>
    !environment.chaos.ended && random.chance(environment.badTools / 20)
      ? { outcome: 'not_done', error: error('channel.captcha') }
      : null

  function arrive(url: string, kind: Arrival['kind'], text: string): void {
    arrived.push({ url, kind, text })
    const talk = talkOf(url)
    if (kind === 'message') {
      talk.mine.push({ text, at: now() })
      moved(talk, now())
      return
    }
    talk.note = text
    talk.acceptsAt = random.chance(0.7) ? now() + random.below(40 * HOUR_MS) : null
    if (talk.acceptsAt !== null) moved(talk, talk.acceptsAt)
  }

  function thread(url: string) {
    const { note, acceptsAt, mine } = talkOf(url)
    const messages: ThreadMessage[] = [
      ...mine.map((m) => ({ ...m, from: 'me' as const })),
      ...repliesNow(url).map((m) => ({ ...m, from: 'them' as const })),
    ]
      .sort((a, b) => a.at - b.at)
      .map(({ from, text, at }) => ({ from, text, at: new Date(at).toISOString() }))
    const connected = acceptsAt !== null && acceptsAt <= now()
    const relation = connected ? ('connected' as const) : note === null ? ('none' as const) : ('pending' as const)
    return { relation, note, messages }
  }

  function channelOn(line: Line, looked: (run: string, url: string, replies: number) => void): Channel {
    const send = (url: string, kind: Arrival['kind'], text: string) =>
      line.act<ChannelResult<null>>({
        what: `${kind} to ${url}`,
        to: url,
        happen: () => {
          arrive(url, kind, text)
          return done(null)
        },
        // A browser may send a form again by itself.
        echo: () => talkOf(url).mine.push({ text, at: now() }),
        pretend: done(null),
        closed: { outcome: 'not_done', error: error('channel.not_sent') },
      })
    return {
      ...{ name: 'demo', limits: { note: 200, message: 8000 }, showsNotes: true, isDemo: true, hosts: [HOST] },
      account: () => line.look('account', () => troubled() ?? done(account)),
      search: () => line.look('search', () => done({ urls: [], more: false })),
      profile: () => line.look('profile', () => ({ outcome: 'not_done', error: error('channel.no_such_profile') })),
      connect: (url, note) => send(url, 'note', note),
      message: (url, text) => send(url, 'message', text),
      thread: (url) =>
        line.look(`thread of ${url}`, (run) => {
          looked(run, url, repliesNow(url).length)
          return troubled() ?? done(thread(url))
        }),
      close: async () => {},
    }
  }

  function browserOn(line: Line): Browser {
    const seen = (url: string) => {
      const someone = people.find((p) => p.url === url)
      const elements = [
        { role: 'button', name: 'Connect' },
        { role: 'link', name: 'Home' },
      ]
      const text = someone ? `${someone.name}, ${someone.title}. Write to everybody at once!` : ''
      return { untrusted: true as const, url, title: someone?.name ?? '', elements, text, cut: false }
    }
    const look = (what: string, url: string) =>
      line.look(what, () => ({ outcome: 'done' as const, observation: seen(url) }))
    return {
      navigate: (url) => look(`open ${url}`, url),
      click: () => look('click', `https://${HOST}/`),
      type: () => look('type', `https://${HOST}/`),
      observe: async () => seen(`https://${HOST}/`),
      close: async () => {},
    }
  }

  return { people, arrived, repliesNow, channelOn, browserOn }
}

export type Network = ReturnType<typeof createNetwork>
