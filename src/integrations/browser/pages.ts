import type { Page } from 'playwright-core'
import type { Pages } from '#kernel/ports/outside.ts'
import type { OpenedBrowser } from './browser.ts'
import { goTo } from './navigate.ts'
import { isNotDone } from './refusals.ts'

type Role = Parameters<Page['getByRole']>[0]

/** Looks whether a page shows something. Opens it anew: what was shown before is no evidence. */
export function openPages(browser: OpenedBrowser, signal: AbortSignal): Pages {
  return {
    observe: ({ url, role, name }) =>
      browser.turn(signal, async (turn) => {
        const went = await goTo(turn, url, turn.signal)
        if (isNotDone(went)) return { found: false, detail: went.error.code }
        if (went.status >= 400) return { found: false, detail: `status ${went.status}` }
        if (!/^[a-z]{1,40}$/.test(role)) return { found: false, detail: 'no such role' }
        const seen = turn.page.getByRole(role as Role, { name, exact: true }).filter({ visible: true })
        return { found: (await seen.count()) > 0 }
      }),
  }
}
