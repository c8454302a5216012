import type { QueryClient } from '@tanstack/react-query'
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'
import { pageHeaders } from '../api/page-secret.ts'
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
    const stream = new AbortController()
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
      stream.abort()
      wasLost = true
      become({ state: 'lost', since: Date.now() })
      setTimeout(() => void request(open, queries), AGAIN_MS)
    }
    const received = ({ event, data }: EventSourceMessage) => {
      alive()
      if (event === 'hello') {
        // Changes of the meantime were not reported.
        if (wasLost) void queries.invalidateQueries()
        wasLost = false
        become({ state: 'live' })
      } else if (event === 'changed') {
        if (changed.size === 0) setTimeout(askAgain, GATHER_MS)
        for (const id of (JSON.parse(data) as { workspaces: string[] }).workspaces) changed.add(id)
      }
    }
    readEvents(stream.signal, received).then(lost, lost)
    // A browser that lost its network knows it before the silence tells.
    window.addEventListener('offline', lost)
    alive()
  }
  open()
}

/** An EventSource cannot send a header, so the stream is read with fetch. Resolves when the server ends it. */
async function readEvents(signal: AbortSignal, received: (message: EventSourceMessage) => void): Promise<void> {
  const answer = await fetch('/api/events', { signal, headers: pageHeaders(), cache: 'no-store' })
  if (!answer.ok || !answer.body) return
  const messages = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = messages.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) received(next.value)
}

/** Whether the session has ended, or nobody answers. */
async function request(open: () => void, queries: QueryClient): Promise<void> {
  const status = await fetch('/api/health', { headers: pageHeaders() }).then(
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
