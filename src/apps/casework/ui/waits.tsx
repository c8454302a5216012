import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { Empty, Section } from '#host/desk/components/page.tsx'
import { useWaitingWork } from '#host/desk/components/waiting-work.tsx'
import { DecideIntake } from './decide-intake.tsx'
import { intakeOf } from './notes.ts'
import type { Board } from './types.ts'
import { counted } from './words.ts'

const LINE =
  'flex items-center justify-between gap-3 rounded-lg border border-line border-l-4 bg-card px-4 py-3 text-ink no-underline hover:bg-sunk'

/** What a person is to do next in this case; what runs by itself is told, too. */
export function Waits({ board }: { board: Board }) {
  const { id, case: own, session, turns, unread } = board
  const pending = $api.useQuery('get', '/api/approvals').data
  const approvals = pending?.approvals.filter(({ workspace }) => workspace === id).length ?? 0
  const intake = intakeOf(board)
  const asks = turns.some(({ waits, audio }) => waits && !audio)
  const lines: ReactNode[] = useWaitingWork(id, { questions: true })
  if (own?.status === 'intake' && own.intake_round > 0) lines.push(<DecideIntake key="decide" board={board} />)
  else if (own?.status === 'needs_more')
    lines.push(
      <Link key="more" to="/cases/$id/form" params={{ id }} className={`${LINE} border-l-info`}>
        <span>
          <span className="block font-semibold">More was asked for</span>
          <span className="text-quiet">What comes into the file now begins the intake anew.</span>
        </span>
        <span className="text-lane">Fill in the form</span>
      </Link>,
    )
  else if (own?.status === 'intake' && !intake)
    lines.push(
      own.documents === 0 ? (
        <Link key="form" to="/cases/$id/form" params={{ id }} className={`${LINE} border-l-info`}>
          <span className="font-semibold">The form of the client is not in the file yet</span>
          <span className="text-lane">Fill it in</span>
        </Link>
      ) : (
        <Empty key="intake" title="The intake is not summed up yet.">
          It is once the{' '}
          <Link to="/cases/$id/form" params={{ id }}>
            form of the client
          </Link>{' '}
          is in the file.
        </Empty>
      ),
    )
  if (approvals > 0)
    lines.push(
      <Link key="approvals" to="/approvals" search={{ workspace: id }} className={`${LINE} border-l-warn`}>
        <span className="font-semibold">
          {approvals === 1 ? 'One thing waits' : `${approvals} things wait`} for a yes or no
        </span>
        <span className="text-lane">Decide</span>
      </Link>,
    )
  if (own?.status === 'accepted' && board.undecided > 0 && unread === 0)
    lines.push(
      <Link key="privilege" to="/cases/$id/export" params={{ id }} className={`${LINE} border-l-warn`}>
        <span className="font-semibold">
          {counted(board.undecided, 'document')} {board.undecided === 1 ? 'needs' : 'need'} a privilege decision
        </span>
        <span className="text-lane">Decide</span>
      </Link>,
    )
  if (session && own?.status === 'accepted')
    lines.push(
      <Link key="session" to="/cases/$id/interview" params={{ id }} className={`${LINE} border-l-info`}>
        <span className="font-semibold">
          {session.consent_at === null
            ? 'A session waits for the consent of the client'
            : asks
              ? 'A question waits for its answer'
              : 'A session is under way'}
        </span>
        <span className="text-lane">Go on</span>
      </Link>,
    )
  if (own?.status === 'accepted' && unread > 0)
    lines.push(
      <p key="unread" role="status" className="rounded-lg border border-line bg-card px-4 py-3 text-quiet">
        {counted(unread, 'document')} {unread === 1 ? 'is' : 'are'} being read and mapped.
      </p>,
    )
  return (
    <Section title="Waits for you">
      {lines.length > 0 ? (
        lines
      ) : (
        <Empty title="Nothing waits for you.">
          {own?.status === 'closed' || own?.status === 'rejected' ? 'The case is ended; its file stays.' : null}
        </Empty>
      )}
    </Section>
  )
}
