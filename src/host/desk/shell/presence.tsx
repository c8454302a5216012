import { useQueryClient } from '@tanstack/react-query'
import { UserCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { $api, api } from '../api/client.ts'
import { pageHeaders } from '../api/page-secret.ts'
import { Button } from '../components/button.tsx'
import { readable } from '../components/bytes.tsx'

/** The desk is told of a person's acts at most so often; how long one counts, the server says. */
const REPORT_EVERY_MS = 30_000
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Some work is done only while a person is at the desk. They say so once; from then on each act of theirs in this page
 * renews it, and nothing else does. A program that moves this page (its events are not trusted) is nobody.
 */
export function Presence() {
  const [here, setHere] = useState(false)
  const queries = useQueryClient()
  // It ends with time alone, which no event tells.
  const asked = $api.useQuery('get', '/api/presence', {}, { refetchInterval: REPORT_EVERY_MS })
  const wanted = asked.data?.wanted ?? []
  const ids = wanted.map(({ workspace }) => workspace).join(' ')
  const present = asked.data?.present ?? []
  // Whoever was counted as gone, and acts again, is here at once.
  const lapsed = useRef(false)
  lapsed.current = present.length < wanted.length

  useEffect(() => {
    if (!here || ids === '') return
    let last = 0
    const report = async () => {
      last = Date.now()
      for (const workspace of ids.split(' ')) await api.POST('/api/presence', { body: { workspace } }).catch(() => {})
      void queries.invalidateQueries({ queryKey: ['get', '/api/presence'] })
    }
    void report()
    const acted = (event: Event) => {
      if (event.isTrusted && (lapsed.current || Date.now() - last > REPORT_EVERY_MS)) void report()
    }
    // Whoever closes the desk is not at it any more; what is under way in a browser pauses.
    const closed = () => {
      for (const workspace of ids.split(' '))
        void fetch(`/api/presence/${workspace}`, { method: 'DELETE', keepalive: true, headers: pageHeaders() }).catch(
          () => {},
        )
    }
    for (const act of ACTS) window.addEventListener(act, acted, { passive: true })
    window.addEventListener('pagehide', closed)
    return () => {
      for (const act of ACTS) window.removeEventListener(act, acted)
      window.removeEventListener('pagehide', closed)
    }
  }, [here, ids, queries])

  async function leave() {
    setHere(false)
    for (const { workspace } of wanted)
      await api.DELETE('/api/presence/{id}', { params: { path: { id: workspace } } }).catch(() => {})
    await queries.invalidateQueries({ queryKey: ['get', '/api/presence'] })
  }

  if (wanted.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-sunk p-2.5 text-sm max-md:w-full max-md:flex-row max-md:items-center max-md:justify-between max-md:py-1.5">
      <p role="status">
        {present.length > 0
          ? `${readable(present[0]?.person ?? '')} is at the desk.`
          : 'Nobody is at the desk: what is done in a browser waits.'}
      </p>
      {here ? (
        <Button className="shrink-0" onClick={() => void leave()}>
          I am leaving
        </Button>
      ) : (
        <Button kind="main" className="shrink-0" onClick={() => setHere(true)}>
          <UserCheck aria-hidden className="size-4" /> I am here
        </Button>
      )}
    </div>
  )
}
