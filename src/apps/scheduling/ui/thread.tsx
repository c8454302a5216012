import { createLazyRoute, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { visible } from '#host/desk/components/bytes.tsx'
import { Card, Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Standings } from './attendee-row.tsx'
import { AttendeeStep } from './attendee-step.tsx'
import { DecisionCard } from './decision-card.tsx'
import { DemoMessages } from './demo-messages.tsx'
import { MailView } from './mail.tsx'
import { Score } from './score.tsx'
import type { Attendee, Board } from './types.ts'
import { useMeeting } from './use-meeting.ts'
import { languageName } from './words.ts'

export const Route = createLazyRoute('/meetings/$id/attendees/$attendee')({ component: ThreadPage })

function ThreadPage() {
  const { id, attendee } = Route.useParams()
  return (
    <QueryView query={useMeeting(id)}>
      {(board) => {
        const found = board.attendees.find(({ attendee_id }) => attendee_id === attendee)
        if (found) return <Person key={attendee} board={board} attendee={found} />
        return (
          <Empty title="Nobody of this meeting is at this address.">
            <Link to="/meetings/$id" params={{ id }}>
              Back to the board
            </Link>
          </Empty>
        )
      }}
    </QueryView>
  )
}

function Person({ board, attendee }: { board: Board; attendee: Attendee }) {
  const { attendee_id, full_name, email, score, reason, default_language, time_zone } = attendee
  const params = { path: { id: board.id, attendee: attendee_id } }
  const thread = $api.useQuery('get', '/api/meetings/{id}/attendees/{attendee}/thread', { params })
  const name = visible(full_name)
  const open = board.questions.filter((one) => one.status === 'open' && one.attendee_id === attendee_id)
  const isDemo = board.goal.account === 'demo'
  return (
    <div className={`grid items-start gap-6 ${isDemo ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}>
      <div className="flex min-w-0 flex-col gap-4">
        <Link
          to="/meetings/$id"
          params={{ id: board.id }}
          className="inline-flex items-center gap-1.5 self-start text-sm"
        >
          <ArrowLeft aria-hidden className="size-4" /> All attendees
        </Link>
        <Card className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="min-w-0 break-words">{name}</h2>
            <Standings attendee={attendee} />
          </div>
          <p className="text-sm break-words text-quiet">
            {[visible(email), default_language && languageName(default_language), time_zone]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="max-w-sm">
            <Score score={score} label={`Score of ${name}`} wide />
          </div>
          <p className="break-words text-quiet">{visible(reason)}</p>
          <AttendeeStep board={board} attendee={attendee} />
        </Card>
        {open.map((question) => (
          <DecisionCard key={question.question_id} board={board} question={question} beside />
        ))}
        <Section title="Conversation">
          <QueryView query={thread}>
            {({ mails }) =>
              mails.length === 0 ? (
                <Empty title="Nothing was written yet." />
              ) : (
                <ol aria-label={`Conversation with ${name}`} className="flex flex-col gap-3">
                  {mails.map((mail) => (
                    <MailView key={mail.mail_id} mail={mail} name={name} />
                  ))}
                </ol>
              )
            }
          </QueryView>
        </Section>
      </div>
      {isDemo && <DemoMessages meeting={board.id} attendee={attendee} />}
    </div>
  )
}
