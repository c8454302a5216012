import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { send } from '#host/desk/api/send.ts'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'

export function useMeeting(id: string) {
  return $api.useQuery('get', '/api/meetings/{id}', { params: { path: { id } } })
}

/** Says one thing to a meeting, and tells what the controller made of it. Nothing on the page changes before. */
export function useSay(meeting: string) {
  const [busy, setBusy] = useState<string | null>(null)
  /** `what` is the button that is waiting; answers whether it was taken. */
  async function say(kind: string, content: Record<string, unknown>, done: string, what = kind): Promise<boolean> {
    setBusy(what)
    const result = await send(meeting, kind, content)
    setBusy(null)
    if (!result.ok) notifyRefused(result.refusal)
    else if (result.outcome === null) notifyDone('Sent.', 'It is heard when the work goes on.')
    else notifyDone(done)
    return result.ok
  }
  return { busy, say }
}
