import type { CDPSession, Page } from 'playwright-core'
import type { Admit } from './hosts.ts'

/**
 * What did not go out. `page`: our page itself was to go there; `window`: it wanted a second one; `part`: a piece of it;
 * `unreached`: it was allowed, and nobody was there; `lost`: somebody was there and did not answer.
 */
export interface Stopped {
  kind: 'page' | 'window' | 'part' | 'unreached' | 'lost'
  host: string
}

export interface Guard {
  /** Counts from here on; a call asks what happened during it. */
  mark(): { stopped(): Stopped[]; passed(): number }
  note(stopped: Stopped): void
}

const MAX_KEPT = 100

interface Paused {
  requestId: string
  frameId?: string
  resourceType: string
  request: { url: string }
}

interface Watch {
  /** Of the whole browser: it sees popups, frames in other processes, and each hop of a redirect. */
  session: CDPSession
  admit: Admit
  page: Page
  ourTarget: string
  /** The browser is the user's own: tabs that have nothing to do with ours are let through. */
  lent: boolean
}

/** Every request is paused before it leaves and let go only where it may go. */
export async function startGuard(watch: Watch): Promise<Guard> {
  const { session, admit, page, ourTarget, lent } = watch
  let stopped: Stopped[] = []
  let dropped = 0
  let passed = 0
  const note = (entry: Stopped) => {
    stopped.push(entry)
    if (stopped.length <= MAX_KEPT) return
    dropped += 1
    stopped = stopped.slice(-MAX_KEPT)
  }

  const checkRequest = async ({ frameId, resourceType, request }: Paused): Promise<Stopped | null> => {
    const whose = await ownerOf(frameId, watch)
    if (whose === 'theirs') return null
    const isDocument = resourceType === 'Document'
    const admission = await admit.url(request.url)
    if (whose === 'popup' && isDocument)
      return { kind: 'window', host: admission.ok ? new URL(request.url).hostname : admission.host }
    if (!admission.ok) return { kind: isDocument && frameId === ourTarget ? 'page' : 'part', host: admission.host }
    passed += 1
    return null
  }

  session.on('Fetch.requestPaused', async (event: Paused) => {
    const found = await checkRequest(event).catch((): Stopped => ({ kind: 'part', host: 'an unreadable address' }))
    if (found) note(found)
    const { requestId } = event
    const answered = found
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
      : session.send('Fetch.continueRequest', { requestId })
    // The page may have gone meanwhile, and its request with it.
    await answered.catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] })

  page.context().on('page', async (other) => {
    if (other === page || (lent && (await other.opener().catch(() => null)) !== page)) return
    await other.close().catch(() => {})
  })
  refuseQuestions(page)

  return {
    note,
    mark() {
      const stoppedBefore = dropped + stopped.length
      const passedBefore = passed
      return {
        stopped: () => stopped.slice(Math.max(0, stoppedBefore - dropped)),
        passed: () => passed - passedBefore,
      }
    },
  }
}

/** Nobody sits here to answer a dialog, to save a file or to choose one. */
function refuseQuestions(page: Page): void {
  page.on('dialog', (dialog) => dialog.dismiss().catch(() => {}))
  page.on('download', (download) => download.cancel().catch(() => {}))
  // A listener keeps the chooser from opening; it is never given a file.
  page.on('filechooser', () => {})
}

type Owner = 'ours' | 'popup' | 'theirs'

/** Frames inside pages cannot be told apart by their id: in doubt they are ours, and judged. */
async function ownerOf(frameId: string | undefined, { session, ourTarget, lent }: Watch): Promise<Owner> {
  if (frameId === undefined || frameId === ourTarget) return 'ours'
  const found = await session.send('Target.getTargetInfo', { targetId: frameId }).catch(() => null)
  if (found?.targetInfo.type !== 'page') return 'ours'
  return lent && found.targetInfo.openerId !== ourTarget ? 'theirs' : 'popup'
}
