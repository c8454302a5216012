import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { AttendeeStep } from './attendee-step.tsx'
import { nextStep } from './next-step.ts'
import { RemoveAttendee } from './remove-attendee.tsx'
import { Score } from './score.tsx'
import type { Attendee, Board } from './types.ts'
import { hasEnded, PARTSTAT } from './words.ts'

/** One person: how they stand, why, and what comes next. */
export function AttendeeRow({ board, attendee }: { board: Board; attendee: Attendee }) {
  const [removing, setRemoving] = useState(false)
  const { attendee_id, full_name, email, score, reason, closed_reason, mails_out, inbound } = attendee
  const name = visible(full_name)
  const isOut = closed_reason !== null
  const { kind } = nextStep(attendee, board.meeting)
  // What is to be done right here has a line of its own.
  const asksHere = kind === 'settle' || kind === 'rejected'
  const step = <AttendeeStep board={board} attendee={attendee} />
  return (
    <article
      aria-label={name}
      className="grid gap-x-5 gap-y-2.5 px-4 py-3.5 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/meetings/$id/attendees/$attendee"
            params={{ id: board.id, attendee: attendee_id }}
            className={`min-w-0 font-semibold break-words ${isOut ? 'text-quiet' : ''}`}
          >
            {name}
          </Link>
          <Standings attendee={attendee} />
        </p>
        <p className="truncate text-sm text-quiet" title={email}>
          {visible(email)}
        </p>
        <p className="text-sm text-quiet">
          {mails_out} sent, {inbound} received
        </p>
      </div>
      <div className="min-w-0">
        {!isOut && <Score score={score} label={`Score of ${name}`} wide />}
        <p className="mt-0.5 text-sm break-words text-quiet">{visible(reason)}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-52">{!asksHere && step}</div>
        {!isOut && !hasEnded(board.meeting) && (
          <Button kind="quiet" className="-my-1" aria-label={`Remove ${name}`} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {asksHere && <div className="md:col-span-3">{step}</div>}
      {removing && <RemoveAttendee board={board} attendee={attendee} close={() => setRemoving(false)} />}
    </article>
  )
}

/** What is settled about somebody. */
export function Standings({ attendee }: { attendee: Attendee }) {
  const { required, yes, invited, partstat, closed_reason } = attendee
  return (
    <>
      <Badge>{required ? 'required' : 'optional'}</Badge>
      {closed_reason && <Badge tone="bad">{closed_reason}</Badge>}
      {yes && <Badge tone="good">said yes</Badge>}
      {invited && <Badge tone="good">invited</Badge>}
      {partstat && <Badge tone={PARTSTAT[partstat].tone}>{PARTSTAT[partstat].text}</Badge>}
    </>
  )
}
