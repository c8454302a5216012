import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { storableText } from '#kernel/text.ts'
import type { Deps } from './deps.ts'

export type Limited<T> = { ok: true; value: T } | { ok: false; why: 'late' | 'lost' | 'failed'; error: Refusal }

/**
 * Runs what may hang or throw, with a time limit on the controller's clock. Past the limit, or when the lease is
 * lost, its signal fires and nobody waits for it any longer.
 */
export async function withinTime<T>(
  deps: Deps,
  area: 'agent' | 'tool',
  timeoutMs: number,
  lost: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<Limited<T>> {
  if (lost.aborted) return LOST
  const done = new AbortController()
  const late = deps.clock.after(timeoutMs, done.signal).then((): 'late' => 'late')
  // One signal and one plain listener: signals joined by AbortSignal.any, or tied to another by the `signal` option, are
  // kept by the runtime together with all that their listeners can see.
  let onLost = () => {}
  const gone = new Promise<'lost'>((resolve) => {
    onLost = () => {
      resolve('lost')
      done.abort(OVER)
    }
  })
  lost.addEventListener('abort', onLost)
  try {
    const first = await Promise.race([run(done.signal).then((value) => ({ value })), late, gone])
    if (first === 'lost') return LOST
    if (first === 'late') {
      const message = `no answer within ${timeoutMs} ms`
      return { ok: false, why: 'late', error: { code: `${area}.timeout`, message, next: NEXT } }
    }
    return { ok: true, value: first.value }
  } catch (error) {
    return { ok: false, why: 'failed', error: refusalOf(area, error) }
  } finally {
    lost.removeEventListener('abort', onLost)
    done.abort(OVER)
  }
}

/** Made once: an error of its own for each call, with its trace, cost as much as a query. */
const OVER = new DOMException('nobody waits for it any longer', 'AbortError')

const NEXT = 'Look at what happened there, or raise the limit.'
const LOST = {
  ok: false,
  why: 'lost',
  error: { code: 'lease.lost', message: 'another controller took over', next: 'It goes on there.' },
} as const

/** A Failure brings its own code; anything else that was thrown is told by its message. */
function refusalOf(area: 'agent' | 'tool', error: unknown): Refusal {
  const message = storableText(error instanceof Error ? error.message : String(error), 500) || 'it failed'
  return { code: error instanceof Failure ? error.code : `${area}.failed`, message, next: NEXT }
}
