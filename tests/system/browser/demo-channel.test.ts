import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { networkAdmin } from '#demo/network/admin-client.ts'
import { startNetwork } from '#demo/network/network.ts'
import { openChannel } from '#integrations/browser/channel.ts'
import { slugOf } from '#integrations/browser/channel-read.ts'
import { signInForDemo } from '#integrations/browser/channel-sign-in.ts'
import { demoPages } from '#integrations/browser/channels/demo.ts'
import { type ChannelFixture, channelSuite } from './channel-suite.ts'
import { openTestBrowser } from './harness.ts'

const WEEK_MS = 7 * 86_400_000
/** Enough of them accept; asking again takes the rest of a week's invitations. */
const ASKED = 12
const WEEKLY_LIMIT = 14
const never = new AbortController().signal
const account = { email: 'robin@practice.example', name: 'Robin Example', password: 'correct horse battery' }

async function startDemo(): Promise<ChannelFixture> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-network-'))
  const network = await startNetwork({ dataDir, people: 120, seed: 5, account, weeklyLimit: WEEKLY_LIMIT })
  const admin = networkAdmin(network)
  const pages = demoPages(network.url)
  const browser = await openTestBrowser({ hosts: pages.hosts })
  const channel = openChannel(browser, pages)
  const stop = async () => {
    await channel.close()
    await network.stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  const signIn = async () => {
    const answer = await signInForDemo(browser, pages, account, never)
    if (answer.outcome === 'not_done') throw new Error(answer.error.message)
  }
  const unused: string[] = []
  let page = 0
  const stranger = async (): Promise<string> => {
    while (unused.length === 0) {
      page += 1
      const found = await channel.search('', page, never)
      if (found.outcome === 'not_done') throw new Error(found.error.message)
      unused.push(...found.value.urls)
    }
    return unused.shift()!
  }

  await signIn()
  const friends: string[] = []
  const asked: string[] = []
  for (let i = 0; i < ASKED; i += 1) asked.push(await stranger())
  for (const url of asked) await channel.connect(url, '', never)
  await admin.advance(WEEK_MS)
  const accepted = new Set((await admin.state()).invitations.flatMap((one) => (one.accepted_at ? [one.slug] : [])))
  friends.push(...asked.filter((url) => accepted.has(slugOf(pages, url)!)))

  return {
    channel,
    stop,
    stranger,
    async friend() {
      const url = friends.shift()
      if (url === undefined) throw new Error('Nobody else accepted.')
      return url
    },
    async arrived(url) {
      const slug = slugOf(pages, url)
      const { invitations, messages } = await admin.state()
      return {
        notes: invitations.filter((one) => one.slug === slug).map(({ note }) => note),
        messages: messages.filter((one) => one.slug === slug).map(({ text }) => text),
      }
    },
    async trouble(kind) {
      if (kind === 'weekly_limit') {
        for (let used = (await admin.state()).weekly.used; used < WEEKLY_LIMIT; used += 1)
          await channel.connect(await stranger(), '', never)
        return
      }
      const known = { signed_out: 'expired', lost_answer: 'drop_after_send', unavailable: 'none' } as const
      await admin.trouble({ kind: kind in known ? known[kind as keyof typeof known] : kind } as never)
      if (kind === 'none' && (await channel.account(never)).outcome === 'not_done') await signIn()
    },
  }
}

channelSuite('demo', startDemo)
