import { useNavigate } from '@tanstack/react-router'
import { Button } from '#host/desk/components/button.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { sayThere, sayTime } from './say.ts'
import type { Board } from './types.ts'
import { useSay } from './use-meeting.ts'

/** The one step that sets everything in motion: what follows from it is said before. */
export function ChooseTime({ board, start, close }: { board: Board; start: string; close(): void }) {
  const navigate = useNavigate()
  const { busy, say } = useSay(board.id)
  const { id, meeting, goal, attendees } = board
  const end = new Date(Date.parse(start) + goal.duration * 60_000).toISOString()
  const asked = attendees.filter(({ closed_reason }) => closed_reason === null)
  const people = asked.length === 1 ? 'One person is' : `${asked.length} people are`
  const description = meeting?.starts_at
    ? `${people} asked about the new time, whatever they said about the old one.`
    : `${people} asked whether they can come. The first mail to each waits for your yes in Approvals.`

  async function choose() {
    const done = 'The time is chosen. The mails are being written.'
    if (!(await say('meeting.choose', { start }, done))) return
    close()
    await navigate({ to: '/meetings/$id', params: { id } })
  }

  return (
    <Dialog
      open
      onClose={close}
      title={meeting?.starts_at ? 'Change the time?' : 'Ask for this time?'}
      description={description}
    >
      <p className="rounded-md bg-sunk px-3 py-2 text-lg font-semibold">
        {sayTime(start, end)}
        <span className="block text-sm font-normal text-quiet">
          {sayThere(start, end, goal.time_zone) ?? goal.time_zone}
        </span>
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={close}>Not this one</Button>
        <Button kind="main" busy={busy !== null} onClick={() => void choose()}>
          Confirm &amp; send
        </Button>
      </div>
    </Dialog>
  )
}
