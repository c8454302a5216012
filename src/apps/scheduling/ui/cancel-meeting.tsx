import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { TextArea } from '#host/desk/components/field.tsx'
import type { Board } from './types.ts'
import { useSay } from './use-meeting.ts'

/** It cannot be taken back: whoever holds an invitation hears of it. */
export function CancelMeeting({ board: { id, attendees }, close }: { board: Board; close(): void }) {
  const [reason, setReason] = useState('')
  const { busy, say } = useSay(id)
  const invited = attendees.filter((one) => one.invited).length
  const summary =
    invited === 0
      ? 'Nobody is invited yet, so nobody is told. No mail goes out any more.'
      : `${invited} ${invited === 1 ? 'person holds' : 'people hold'} an invitation and ${invited === 1 ? 'is' : 'are'} told that it is cancelled.`

  async function cancel() {
    if (await say('meeting.cancel', { reason: reason.trim() }, 'The meeting is cancelled.')) close()
  }

  return (
    <Dialog open onClose={close} title="Cancel this meeting?" description={`${summary} This cannot be taken back.`}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void cancel()
        }}
      >
        <TextArea
          label="Why"
          hint="For you and your colleagues; it is not written to the attendees."
          rows={3}
          required
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Keep it</Button>
          <Button kind="danger" type="submit" busy={busy !== null} disabled={reason.trim() === ''}>
            Cancel the meeting
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
