import { Link } from '@tanstack/react-router'
import { CalendarClock, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { WorkspaceActions } from '#host/desk/components/workspace-actions.tsx'
import { AddAttendee } from './add-attendee.tsx'
import { CancelMeeting } from './cancel-meeting.tsx'
import type { Board } from './types.ts'
import { hasEnded } from './words.ts'

export function MeetingActions({ board }: { board: Board }) {
  const [open, setOpen] = useState<'add' | 'cancel' | null>(null)
  const { id, meeting } = board
  const close = () => setOpen(null)
  if (hasEnded(meeting)) return <WorkspaceActions noun="meeting" workspace={board} />
  const look =
    meeting?.status === 'choosing'
      ? 'bg-lane text-on-lane hover:brightness-110'
      : 'border border-line bg-card text-ink hover:bg-sunk'
  return (
    <>
      {meeting && (
        <Link
          to="/meetings/$id/times"
          params={{ id }}
          className={`inline-flex min-h-8 items-center gap-1.5 rounded-md px-3 py-1 font-medium no-underline ${look}`}
        >
          <CalendarClock aria-hidden className="size-4" />
          {meeting.starts_at ? 'Change the time' : 'Choose a time'}
        </Link>
      )}
      <Button onClick={() => setOpen('add')}>
        <UserPlus aria-hidden className="size-4" /> Add attendee
      </Button>
      <WorkspaceActions noun="meeting" workspace={board} />
      {meeting && (
        <Button kind="danger" onClick={() => setOpen('cancel')}>
          Cancel the meeting
        </Button>
      )}
      {open === 'add' && <AddAttendee board={board} close={close} />}
      {open === 'cancel' && <CancelMeeting board={board} close={close} />}
    </>
  )
}
