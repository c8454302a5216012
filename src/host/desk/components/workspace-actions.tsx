import { Pause, Play, Square } from 'lucide-react'
import { useState } from 'react'
import { $api, queryClient } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import { send } from '../api/send.ts'
import { notifyDone, notifyRefused } from '../shell/notices.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from './field.tsx'

interface Workspace {
  id: string
  status: string
  stopped: boolean
}

/** Pausing waits for the step under way; stopping ends it. Both are told by the controller before they count. */
export function WorkspaceActions({ noun, workspace }: { noun: string; workspace: Workspace }) {
  const { id, status, stopped } = workspace
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<'pause' | 'stop' | null>(null)
  const [reason, setReason] = useState('')
  const stop = $api.useMutation('post', '/api/stop', {
    onSuccess: (_answer, { body }) => {
      notifyDone(body.lift ? 'The stop is lifted.' : `The ${noun} is stopped.`)
      close()
      void queryClient.invalidateQueries()
    },
    onError: (error) => notifyRefused(asRefusal(error)),
  })

  function close() {
    setAsking(null)
    setReason('')
  }

  async function ask(kind: 'workspace.pause' | 'workspace.resume' | 'workspace.recover', content = {}) {
    setBusy(true)
    const result = await send(id, kind, content)
    setBusy(false)
    close()
    if (result.ok) notifyDone(result.outcome ?? 'Sent; it is heard when the work goes on.')
    else notifyRefused(result.refusal)
  }

  const why = reason.trim()
  return (
    <>
      {status === 'active' && (
        <Button busy={busy} onClick={() => setAsking('pause')}>
          <Pause aria-hidden className="size-4" /> Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button kind="main" busy={busy} onClick={() => void ask('workspace.resume')}>
          <Play aria-hidden className="size-4" /> Resume
        </Button>
      )}
      {status === 'error' && (
        <Button busy={busy} onClick={() => void ask('workspace.recover')}>
          I looked at it: pause it
        </Button>
      )}
      {stopped ? (
        <Button busy={stop.isPending} onClick={() => stop.mutate({ body: { workspace: id, lift: true } })}>
          Lift the stop
        </Button>
      ) : (
        status !== 'completed' && (
          <Button kind="danger" onClick={() => setAsking('stop')}>
            <Square aria-hidden className="size-4" /> Stop
          </Button>
        )
      )}
      <Dialog
        open={asking !== null}
        onClose={close}
        title={asking === 'stop' ? `Stop this ${noun}?` : `Pause this ${noun}?`}
        description={
          asking === 'stop'
            ? 'What is under way ends safely, and nothing new begins until somebody lifts the stop.'
            : 'The step under way is finished first. You resume it when you like.'
        }
      >
        <TextArea
          label="Why"
          hint="Whoever finds it so reads this."
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Cancel</Button>
          {asking === 'stop' ? (
            <Button
              kind="danger"
              busy={stop.isPending}
              disabled={why === ''}
              onClick={() => stop.mutate({ body: { workspace: id, reason: why } })}
            >
              Stop
            </Button>
          ) : (
            <Button
              kind="main"
              busy={busy}
              onClick={() => void ask('workspace.pause', why === '' ? {} : { reason: why })}
            >
              Pause
            </Button>
          )}
        </div>
      </Dialog>
    </>
  )
}
