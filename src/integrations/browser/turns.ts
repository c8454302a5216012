import type { CDPSession } from 'playwright-core'
import { nobodyKnows, type Way } from './navigate.ts'
import { type NotDone, notDone } from './refusals.ts'

export interface Turn extends Way {
  session: CDPSession
  /** The caller's, and the time limit of this turn. */
  signal: AbortSignal
  /** Called before something that cannot be taken back: from here on a failure means that nobody knows. */
  reach(): void
}

export interface Turns {
  /** The page for one piece of work, which has it alone until it ends. */
  turn<T>(signal: AbortSignal, work: (turn: Turn) => Promise<T>): Promise<T>
  /** The same, where a failure before `reach` is an answer. */
  attempt<T>(signal: AbortSignal, work: (turn: Turn) => Promise<T>): Promise<T | NotDone>
}

/** After its end was asked for, work stops by itself at its next step; a page that hangs does not hold up the next. */
const GRACE_MS = 5_000

/** One at a time, in the order of asking. The limit counts from when the turn comes. */
export function createTurns(at: Way & { session: CDPSession }, limitMs: number): Turns {
  let last: Promise<unknown> = Promise.resolve()
  const turn: Turns['turn'] = (signal, work) => {
    const mine = last.then(async () => {
      signal.throwIfAborted()
      const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
      return until(limited, work({ ...at, signal: limited, reach: () => limited.throwIfAborted() }), GRACE_MS)
    })
    last = mine.catch(() => {})
    return mine
  }
  return {
    turn,
    async attempt(signal, work) {
      let reached = false
      const reach = (limited: AbortSignal) => () => {
        limited.throwIfAborted()
        reached = true
      }
      try {
        return await turn(signal, (now) => work({ ...now, reach: reach(now.signal) }))
      } catch (error) {
        if (reached) throw error
        return gaveUp(at.page.isClosed())
      }
    },
  }
}

const gaveUp = (closed: boolean) =>
  closed
    ? notDone('browser.closed', 'The page was closed before anything was done', 'Open the browser again.')
    : notDone('browser.gave_up', 'The call ended before anything was done', 'Try again when the page answers.')

/** Ends with the work, or some time after the signal. */
export function until<T>(signal: AbortSignal, work: Promise<T>, graceMs = 0): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const stop = () => {
      timer = setTimeout(() => reject(nobodyKnows('The page did not answer in time', signal.reason)), graceMs)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    })
  })
}
