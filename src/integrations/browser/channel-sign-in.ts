import type { ChannelResult } from '#kernel/ports/channel.ts'
import type { OpenedBrowser } from './browser.ts'
import { openAt, refuse } from './channel-open.ts'
import type { ChannelPages } from './channel-pages.ts'
import { locate, personOn } from './channel-read.ts'

/** Signs in where nobody real is; everywhere else a person does that by hand. */
export async function signInForDemo(
  browser: OpenedBrowser,
  pages: ChannelPages,
  who: { email: string; password: string },
  signal: AbortSignal,
): Promise<ChannelResult<string>> {
  const { signIn, paths } = pages
  if (!pages.isDemo || !signIn || paths.signIn === undefined)
    return refuse('channel.needs_person', 'Here a person signs in by hand', 'Sign in in the browser, then try again.')
  const path = paths.signIn
  // The page for signing in is the very sign of being signed out; here it is where we want to be.
  const here = { ...pages, troubles: pages.troubles.filter(({ trouble }) => trouble !== 'signed_out') }
  return browser.attempt(signal, async (turn) => {
    const { page, signal: limited } = turn
    const opened = await openAt(turn, here, pages.base + path, signIn.submit)
    if (opened.outcome === 'not_done') return opened
    await locate(page, signIn.email).fill(who.email, { signal: limited })
    await locate(page, signIn.password).fill(who.password, { signal: limited })
    await locate(page, signIn.submit).click({ signal: limited })
    const account = locate(page, pages.account)
    await account.or(locate(page, signIn.failed)).first().waitFor({ signal: limited })
    const name = await personOn(page, pages.account, limited)
    if (name !== '') return { outcome: 'done', value: name }
    return refuse(
      'channel.signed_out',
      'The network knows nobody with these data',
      'Check them and try again.',
      'signed_out',
    )
  })
}
