import { useEffect, useRef, useState } from 'react'
import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { waitForResult } from '#host/desk/api/send.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { Refused } from '#host/desk/components/query-view.tsx'
import { ZoneList } from '#host/desk/components/zone-list.tsx'
import { notifyDone } from '#host/desk/shell/notices.ts'
import { AttendeeFields } from './attendee-fields.tsx'
import { attendeeErrors, attendeeOf, errorOf, type FieldError, nobody } from './draft.ts'
import type { Board } from './types.ts'

export function AddAttendee({ board, close }: { board: Board; close(): void }) {
  const [attendee, setAttendee] = useState(nobody(0))
  const [errors, setErrors] = useState<FieldError[]>([])
  const [refused, setRefused] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  async function add() {
    const others = board.attendees.filter(({ closed_why }) => closed_why === null).map(({ email }) => email)
    const found = attendeeErrors(attendee, board.goal.from.address, others)
    setErrors(found)
    setRefused(null)
    if (found.length > 0) return
    setBusy(true)
    const params = { path: { id: board.id } }
    try {
      const sent = await api.POST('/api/meetings/{id}/attendees', { params, body: attendeeOf(attendee) })
      if (!sent.data) throw sent.error
      const processed = await waitForResult(board.id, sent.data.item)
      if (!processed.ok) throw processed.refusal
      if (processed.outcome === null) notifyDone('Sent.', 'They are added when the work goes on.')
      else notifyDone(`${attendee.full_name.trim()} is added.`)
      close()
    } catch (error) {
      const problem = errorOf(asRefusal(error))
      if (problem) setErrors([problem])
      else setRefused(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Add an attendee"
      description="They are asked about the time that is chosen. Their first mail waits for your yes."
    >
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <ZoneList />
        <AttendeeFields
          attendee={attendee}
          change={(changed) => setAttendee({ ...attendee, ...changed })}
          problem={(name) => errors.find(({ path }) => path === `/${name}`)?.message}
        />
        {refused !== null && <Refused error={refused} />}
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Not now</Button>
          <Button kind="main" type="submit" busy={busy}>
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
