import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Channel, ChannelResult, ChannelTrouble } from '#kernel/ports/channel.ts'
import { needChromium } from '../../support/chromium.ts'

/** A network with nobody real in it, and what stands at its other end. */
export interface ChannelFixture {
  channel: Channel
  /** Profiles that nothing was ever sent to; each is given once. */
  stranger(): Promise<string>
  /** A profile that is connected with us; each is given once. */
  friend(): Promise<string>
  /** What really arrived there, letter by letter. */
  arrived(url: string): Promise<{ notes: Array<string | null>; messages: string[] }>
  trouble(kind: ChannelTrouble | 'weekly_limit' | 'lost_answer' | 'none'): Promise<void>
  stop(): Promise<void>
}

const never = new AbortController().signal

function value<T>(result: ChannelResult<T>): T {
  if (result.outcome !== 'done') throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}

const TEXTS = [
  'One line.',
  'Two\nlines, and  two spaces',
  'Zoë, e\u0301 and 👩‍👧: "quotes" <b>&amp;</b>',
  'A line\n\n\nafter three, ending in a space ',
]

/** Every channel does this, where it can be tried without a real person at the other end. */
export function channelSuite(name: string, start: () => Promise<ChannelFixture>): void {
  describe(`channel ${name}`, () => {
    let fixture: ChannelFixture
    let channel: Channel

    needChromium(async () => {
      fixture = await start()
      channel = fixture.channel
    })
    afterAll(() => fixture?.stop())
    beforeEach(() => fixture.trouble('none'))

    test('the account that is signed in has a name', async () => {
      expect(value(await channel.account(never))).not.toBe('')
    })

    test('a search gives addresses of profiles, page by page', async () => {
      const first = value(await channel.search('', 1, never))
      const second = value(await channel.search('', 2, never))
      expect(first).toMatchObject({ more: true })
      expect(first.urls.length).toBeGreaterThan(1)
      expect(new Set([...first.urls, ...second.urls]).size).toBe(first.urls.length + second.urls.length)
      expect(value(await channel.profile(second.urls[0]!, never)).url).toBe(second.urls[0])
      expect(value(await channel.search('zzzz no such person zzzz', 1, never))).toEqual({ urls: [], more: false })
    })

    test('a profile is read as it is shown', async () => {
      const url = await fixture.stranger()
      const profile = value(await channel.profile(url, never))
      expect(profile).toMatchObject({ url, relation: 'none' })
      for (const part of [profile.full_name, profile.headline, profile.company]) expect(part).not.toBe('')
    })

    test.for(TEXTS)('a note arrives exactly, and is read back exactly: %j', async (note) => {
      const url = await fixture.stranger()
      expect(await channel.connect(url, note, never)).toMatchObject({ outcome: 'done' })
      expect((await fixture.arrived(url)).notes).toEqual([note])
      expect(value(await channel.thread(url, never))).toEqual({ relation: 'pending', note, messages: [] })
    })

    test('an invitation without a note has none', async () => {
      const url = await fixture.stranger()
      expect(await channel.connect(url, '', never)).toMatchObject({ outcome: 'done' })
      expect((await fixture.arrived(url)).notes).toEqual([null])
      expect(value(await channel.thread(url, never)).note).toBeNull()
    })

    test('a second invitation is refused before anything opens', async () => {
      const url = await fixture.stranger()
      await channel.connect(url, 'first', never)
      expect(await channel.connect(url, 'second', never)).toMatchObject({ error: { code: 'channel.not_possible' } })
      expect((await fixture.arrived(url)).notes).toEqual(['first'])
    })

    test('what is too long is refused and nothing is sent', async () => {
      const [stranger, friend] = [await fixture.stranger(), await fixture.friend()]
      const { note, message } = channel.limits
      const code = { outcome: 'not_done', error: { code: 'channel.too_long' } }
      expect(await channel.connect(stranger, 'x'.repeat(note + 1), never)).toMatchObject(code)
      expect(await channel.message(friend, 'x'.repeat(message + 1), never)).toMatchObject(code)
      expect((await fixture.arrived(stranger)).notes).toEqual([])
      expect(await channel.connect(stranger, 'x'.repeat(note), never)).toMatchObject({ outcome: 'done' })
    })

    test('messages arrive exactly and are read back exactly, the same text twice too', async () => {
      const url = await fixture.friend()
      const texts = [...TEXTS, TEXTS[0]!]
      for (const text of texts) expect(await channel.message(url, text, never)).toMatchObject({ outcome: 'done' })
      expect((await fixture.arrived(url)).messages).toEqual(texts)
      const { relation, messages } = value(await channel.thread(url, never))
      expect(relation).toBe('connected')
      expect(messages.filter(({ from }) => from === 'me').map(({ text }) => text)).toEqual(texts)
      expect(messages.every(({ at }) => at !== null && !Number.isNaN(Date.parse(at)))).toBe(true)
    })

    test('who is not connected is not written to', async () => {
      const url = await fixture.stranger()
      expect(await channel.message(url, 'Hello', never)).toMatchObject({ error: { code: 'channel.not_possible' } })
      expect((await fixture.arrived(url)).messages).toEqual([])
    })

    test.for(['https://example.com/in/anna', '/in/', '/in/a/b', 'javascript:1', '', '/in/..%2f..'])(
      '%j is no profile of this network',
      async (address) => {
        expect(await channel.profile(address, never)).toMatchObject({ outcome: 'not_done' })
      },
    )

    test('a person who is not there is not found', async () => {
      const url = (await fixture.stranger()).replace(/[^/]+\/?$/, 'nobody-of-this-name')
      expect(await channel.connect(url, 'x', never)).toMatchObject({ error: { code: 'channel.no_such_profile' } })
    })

    test.for(['captcha', 'restricted', 'signed_out'] as const)(
      '%s stops everything, and nothing is sent',
      async (kind) => {
        const [stranger, friend] = [await fixture.stranger(), await fixture.friend()]
        await fixture.trouble(kind)
        const troubled = { outcome: 'not_done', trouble: kind, error: { code: `channel.${kind}` } }
        expect(await channel.profile(stranger, never)).toMatchObject(troubled)
        expect(await channel.connect(stranger, 'x', never)).toMatchObject(troubled)
        expect(await channel.message(friend, 'x', never)).toMatchObject(troubled)
        expect(await channel.account(never)).toMatchObject(troubled)
        expect([(await fixture.arrived(stranger)).notes, (await fixture.arrived(friend)).messages]).toEqual([[], []])
      },
    )

    test('a warning about the rate is told and stops nothing', async () => {
      const url = await fixture.stranger()
      await fixture.trouble('rate_warning')
      expect(await channel.profile(url, never)).toMatchObject({ outcome: 'done', notice: 'rate_warning' })
      expect(await channel.connect(url, 'x', never)).toMatchObject({ outcome: 'done' })
    })

    test('an answer that is lost after the last click is nobody to know, and can be read back', async () => {
      const [stranger, friend] = [await fixture.stranger(), await fixture.friend()]
      await fixture.trouble('lost_answer')
      await expect(channel.connect(stranger, 'lost', never)).rejects.toMatchObject({ code: 'channel.unknown_end' })
      await fixture.trouble('none')
      expect(value(await channel.thread(stranger, never))).toMatchObject({ relation: 'pending', note: 'lost' })
      await fixture.trouble('lost_answer')
      await expect(channel.message(friend, 'lost', never)).rejects.toMatchObject({ code: 'channel.unknown_end' })
      await fixture.trouble('none')
      expect(value(await channel.thread(friend, never)).messages.at(-1)).toMatchObject({ from: 'me', text: 'lost' })
    })

    test('a call that was ended before its turn sent nothing', async () => {
      const url = await fixture.stranger()
      expect(await channel.connect(url, 'x', AbortSignal.abort())).toMatchObject({ outcome: 'not_done' })
      expect((await fixture.arrived(url)).notes).toEqual([])
    })

    test('past the limit of the week the network refuses, and nothing is sent', async () => {
      await fixture.trouble('weekly_limit')
      const url = await fixture.stranger()
      expect(await channel.connect(url, 'x', never)).toMatchObject({ outcome: 'not_done', trouble: 'rate_warning' })
      expect((await fixture.arrived(url)).notes).toEqual([])
    })
  })
}
