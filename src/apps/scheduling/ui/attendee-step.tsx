import { Link } from '@tanstack/react-router'
import { Button } from '#host/desk/components/button.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Settle } from '#host/desk/components/settle.tsx'
import { nextStep } from './next-step.ts'
import type { Attendee, Board } from './types.ts'
import { useSay } from './use-meeting.ts'

/** What happens next with somebody; where that is up to a person, with what they can do. */
export function AttendeeStep({ board, attendee }: { board: Board; attendee: Attendee }) {
  const step = nextStep(attendee, board.meeting)
  if (step.kind === 'approve')
    return (
      <p>
        {step.text}{' '}
        <Link to="/approvals" search={{ workspace: board.id }}>
          Approvals
        </Link>
        .
      </p>
    )
  if (step.kind === 'settle')
    return (
      <div className="rounded-md bg-warn-soft p-3">
        <p className="font-medium text-warn">{step.text}</p>
        <p className="text-sm">
          It is not sent again by itself. Look into the mailbox whether it lies among what was sent.
        </p>
        <Settle workspace={board.id} intent={step.intent} />
      </div>
    )
  if (step.kind === 'rejected') return <TurnedDown meeting={board.id} attendee={attendee} text={step.text} />
  return <p className={step.kind === 'decide' ? 'font-medium text-info' : ''}>{step.text}</p>
}

const WAYS = [
  ['write_again', 'Write another one', 'Another mail is written.'],
  ['wait', 'Wait for them', 'Nothing is written before they write again.'],
  ['close', 'Stop asking them', 'Nobody writes to them any more.'],
] as const

function TurnedDown({ meeting, attendee, text }: { meeting: string; attendee: Attendee; text: string }) {
  const { busy, say } = useSay(meeting)
  const { attendee_id, full_name } = attendee
  return (
    <div className="rounded-md bg-warn-soft p-3">
      <p className="font-medium text-warn">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {WAYS.map(([how, label, done]) => (
          <Button
            key={how}
            busy={busy === how}
            disabled={busy !== null}
            aria-label={`${label}: ${visible(full_name)}`}
            onClick={() => void say('meeting.go_on', { attendee_id, how }, done, how)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
