import { createLazyRoute, Link } from '@tanstack/react-router'
import { Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { AttendeeRow } from './attendee-row.tsx'
import { Decided, DecisionCard } from './decision-card.tsx'
import type { Board } from './types.ts'
import { useMeeting } from './use-meeting.ts'

export const Route = createLazyRoute('/meetings/$id/')({ component: BoardPage })

function BoardPage() {
  const { id } = Route.useParams()
  return <QueryView query={useMeeting(id)}>{(board) => <People board={board} />}</QueryView>
}

function People({ board }: { board: Board }) {
  const { id, meeting, attendees, questions, slots } = board
  const open = questions.filter(({ status }) => status === 'open')
  const decided = questions.filter(({ status }) => status === 'decided')
  const shown = attendees.toSorted((a, b) => Number(a.stage === 'closed') - Number(b.stage === 'closed'))
  return (
    <div className="flex flex-col gap-6">
      {meeting?.status === 'choosing' && (
        <Empty
          title={
            meeting.looking
              ? 'Looking in the calendars ...'
              : slots.length > 0
                ? `${slots.length} times were found.`
                : 'Nobody is asked before a time is chosen.'
          }
        >
          {!meeting.looking && (
            <Link to="/meetings/$id/times" params={{ id }}>
              Choose a time
            </Link>
          )}
        </Empty>
      )}
      {open.length > 0 && (
        <Section title="Waits for your decision">
          {open.map((question) => (
            <DecisionCard key={question.question_id} board={board} question={question} />
          ))}
        </Section>
      )}
      <Section title="Attendees">
        {shown.length === 0 ? (
          <Empty title="Nobody is asked yet.">Add an attendee; then a time can be chosen.</Empty>
        ) : (
          <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
            {shown.map((attendee) => (
              <li key={attendee.attendee_id}>
                <AttendeeRow board={board} attendee={attendee} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {decided.length > 0 && <Decided board={board} questions={decided} />}
    </div>
  )
}
