import { Button } from '#host/desk/components/button.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import type { Attendee, Board } from './types.ts'
import { useSay } from './use-meeting.ts'

export function RemoveAttendee({ board, attendee, close }: { board: Board; attendee: Attendee; close(): void }) {
  const { busy, say } = useSay(board.id)
  const { attendee_id, invited, required } = attendee
  const name = visible(attendee.full_name)
  const summary = invited
    ? 'They hold an invitation and are told that it is cancelled for them.'
    : 'Nobody writes to them any more.'
  const others = required ? ' The others decide whether the meeting takes place.' : ''

  async function remove() {
    if (await say('meeting.remove', { attendee_id }, `${name} is removed.`)) close()
  }

  return (
    <Dialog open onClose={close} title={`Take ${name} off the meeting?`} description={`${summary}${others}`}>
      <div className="flex justify-end gap-2">
        <Button onClick={close}>Keep them</Button>
        <Button kind="danger" busy={busy !== null} onClick={() => void remove()}>
          Remove
        </Button>
      </div>
    </Dialog>
  )
}
