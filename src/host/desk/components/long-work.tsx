import { useEffect, useRef, useState } from 'react'
import { $api } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import { Button } from './button.tsx'
import { Progress } from './progress.tsx'

type Ran<T> = { result: T; tookMs: number } | { error: unknown } | 'cancelled'

/** Work that takes its time: asked for, watched under an id of its own, and ended when nobody waits for it. */
export function useLong<T>(
  ask: (watch: string, signal: AbortSignal) => Promise<{ data?: T | undefined; error?: unknown }>,
) {
  const [busy, setBusy] = useState<string | null>(null)
  const [ran, setRan] = useState<Ran<T> | null>(null)
  const abort = useRef<AbortController>(undefined)
  // Whoever leaves the page does not wait any more.
  useEffect(() => () => abort.current?.abort(), [])

  async function run() {
    const own = new AbortController()
    abort.current = own
    const [watch, began] = [crypto.randomUUID(), performance.now()]
    setBusy(watch)
    setRan(null)
    const result = await ask(watch, own.signal).catch((error: unknown) => ({ data: undefined, error }))
    setBusy(null)
    if (own.signal.aborted) return setRan('cancelled')
    if (result.data === undefined) return setRan({ error: asRefusal(result.error) })
    setRan({ result: result.data, tookMs: Math.round(performance.now() - began) })
  }
  return { busy, ran, run, cancel: () => abort.current?.abort() }
}

const LOOK_EVERY_MS = 700

/** How far it is, as the server says, and the way to end it. */
export function LongWork(props: { watch: string; label: string; unit: string; cancel(): void }) {
  const { watch, label, unit, cancel } = props
  const params = { path: { id: watch } }
  const far = $api.useQuery('get', '/api/in-progress/{id}', { params }, { refetchInterval: LOOK_EVERY_MS }).data
  const [done, total] = [far?.done ?? 0, far?.total ?? null]
  const words = `${done.toLocaleString()}${total === null ? '' : ` of ${total.toLocaleString()}`} ${unit}`
  return (
    <div className="flex max-w-xl flex-wrap items-center gap-3">
      <div className="min-w-48 flex-1">
        <Progress done={done} total={total ?? 0} label={label} words={far?.done == null ? 'Beginning ...' : words} />
      </div>
      <Button onClick={cancel}>Cancel</Button>
    </div>
  )
}
