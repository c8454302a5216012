import { useQueryClient } from '@tanstack/react-query'
import { OctagonX } from 'lucide-react'
import { useState } from 'react'
import { $api } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import { Button } from '../components/button.tsx'
import { readable } from '../components/bytes.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextArea } from '../components/field.tsx'
import { notifyDone, notifyRefused } from './notices.ts'

/** Stops everything: what is under way ends, nothing new begins, in any workspace, until somebody lifts it. */
export function StopSwitch() {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const queries = useQueryClient()
  const stopped = $api.useQuery('get', '/api/today').data?.stops.find(({ workspace }) => workspace === null)
  const stop = $api.useMutation('post', '/api/stop', {
    onSuccess: (_answer, { body }) => {
      notifyDone(body.lift ? 'Work goes on.' : 'Everything is stopped.')
      setOpen(false)
      setReason('')
      void queries.invalidateQueries()
    },
    onError: (error) => notifyRefused(asRefusal(error)),
  })
  if (stopped)
    return (
      <div
        role="alert"
        className="flex flex-col gap-2 rounded-md bg-bad-soft p-2.5 text-sm max-md:w-full max-md:flex-row max-md:items-center max-md:justify-between"
      >
        <p className="min-w-0 break-words">
          <strong>Everything is stopped.</strong> {readable(stopped.stopped_by)}: {readable(stopped.reason)}
        </p>
        <Button busy={stop.isPending} onClick={() => stop.mutate({ body: { lift: true } })}>
          Let work go on
        </Button>
      </div>
    )
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        <OctagonX aria-hidden className="size-4" /> Stop everything
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Stop everything?"
        description="What is under way ends safely. Nothing new begins in any workspace until somebody lifts the stop."
      >
        <TextArea
          label="Why"
          maxLength={2000}
          hint="Whoever finds it stopped reads this."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            kind="danger"
            busy={stop.isPending}
            disabled={reason.trim() === ''}
            onClick={() => stop.mutate({ body: { reason } })}
          >
            Stop everything
          </Button>
        </div>
      </Dialog>
    </>
  )
}
