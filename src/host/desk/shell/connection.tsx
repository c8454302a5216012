import { fromNow } from '../components/timestamp.tsx'
import { useLive } from './live.ts'

/** Whether what is shown is the present. */
export function Connection() {
  const live = useLive()
  if (live.state === 'live')
    return (
      <p role="status" className="flex items-center gap-2 px-1 text-xs text-quiet">
        <span aria-hidden="true" className="size-2 rounded-full bg-lane" /> Up to date
      </p>
    )
  if (live.state === 'connecting')
    return (
      <p role="status" className="px-1 text-xs text-quiet">
        Connecting ...
      </p>
    )
  if (live.state === 'locked')
    return (
      <p role="alert" className="rounded-md bg-bad-soft p-2 text-xs">
        The server was started anew and this page is locked. Open the link that it printed.
      </p>
    )
  return (
    <p role="alert" className="rounded-md bg-warn-soft p-2 text-xs">
      The connection was lost {fromNow(new Date(live.since), Date.now())}. What you see is from then; it is tried again
      by itself.
    </p>
  )
}
