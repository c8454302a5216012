import type { QueryClient } from '@tanstack/react-query'
import { held } from './held.ts'

/** Whether what is shown follows the database, since when it does not, and why. */
export type Live = { state: 'connecting' } | { state: 'live' } | { state: 'locked' } | { state: 'lost'; since: number }

/** The server beats every 15 s: a stream that is silent for longer leads nowhere. */
const SILENT_MS = 40_000
const AGAIN_MS = 2000
/** Many commits in a row are one reason to look again. */
const GATHER_MS = 150

const live = held<Live>({ state: 'connecting' })
export const useLive = live.use

function become(next: Live): void {
  // Lost since the first moment, not since the last try.
  if (next.state !== 'lost' || live.get().state !== 'lost') live.set(next)
}

/** Follows the stream of events, and asks again for whatever is shown of a workspace that changed. */
export function startLive(queries: QueryClient): void {
  const changed = new Set<string>()
  const askAgain = () => {
    const ids = new Set(changed)
    changed.clear()
    void queries.invalidateQueries({ predicate: ({ queryKey }) => concerns(queryKey, ids) })
  }
  let wasLost = false
  const open = () => {
    const source = new EventSource('/api/events')
    let watch: ReturnType<typeof setTimeout>
    const alive = () => {
      clearTimeout(watch)
      watch = setTimeout(lost, SILENT_MS)
    }
    let over = false
    const lost = () => {
      if (over) return
      over = true
      window.removeEventListener('offline', lost)
      clearTimeout(watch)
      source.close()
      wasLost = true
      become({ state: 'lost', since: Date.now() })
      setTimeout(() => void knock(open, queries), AGAIN_MS)
    }
    source.addEventListener('hello', () => {
      alive()
      // Whatever happened meanwhile was told to nobody.
      if (wasLost) void queries.invalidateQueries()
      wasLost = false
      become({ state: 'live' })
    })
    source.addEventListener('beat', alive)
    source.addEventListener('changed', (event) => {
      alive()
      if (changed.size === 0) setTimeout(askAgain, GATHER_MS)
      for (const id of (JSON.parse(event.data) as { workspaces: string[] }).workspaces) changed.add(id)
    })
    source.addEventListener('error', lost)
    // A browser that lost its network knows it before the silence tells.
    window.addEventListener('offline', lost)
    alive()
  }
  open()
}

/** A stream cannot say why it was refused; a plain question can. */
async function knock(open: () => void, queries: QueryClient): Promise<void> {
  const status = await fetch('/api/health').then(
    (answer) => answer.status,
    () => 0,
  )
  if (status !== 401) return open()
  become({ state: 'locked' })
  // Where several people come, it is their session that ended, and they sign in again.
  await queries.invalidateQueries({ queryKey: ['get', '/api/me'] })
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** A question that names workspaces concerns those; one that names none concerns all. */
export function concerns(queryKey: readonly unknown[], changed: ReadonlySet<string>): boolean {
  const named = JSON.stringify(queryKey).match(UUID)
  return named === null || named.some((id) => changed.has(id))
}
