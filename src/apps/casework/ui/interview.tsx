import { createLazyRoute } from '@tanstack/react-router'
import { Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { ConsentForm } from './interview/consent.tsx'
import { OpenSession } from './interview/open-session.tsx'
import { Question } from './interview/question.tsx'
import { SaidSoFar } from './interview/said-so-far.tsx'
import { SessionNotes } from './interview/session-notes.tsx'
import { Transcripts } from './interview/transcripts.tsx'
import { whoMay } from './roles.ts'
import type { Board, Reference } from './types.ts'
import { useCase, useReference, useWho } from './use-case.ts'

export const Route = createLazyRoute('/cases/$id/interview')({ component: InterviewPage })

function InterviewPage() {
  const { id } = Route.useParams()
  const reference = useReference()
  return (
    <QueryView query={useCase(id)}>
      {(board) => (
        <QueryView query={reference}>
          {(known) => (
            <div className="flex max-w-4xl flex-col gap-7">
              <Now board={board} reference={known} />
              <SaidSoFar board={board} />
              <Transcripts id={id} />
              <SessionNotes board={board} />
            </div>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

function Now({ board, reference }: { board: Board; reference: Reference }) {
  const { id, session, notes } = board
  const who = useWho()
  const status = board.case?.status
  if (status === 'closed') return null
  if (status !== 'accepted')
    return (
      <Empty title="The client is heard once the case is accepted.">
        First the intake is summed up and an attorney decides.
      </Empty>
    )
  if (!who.roleFor('keep'))
    return <Empty title={`The client is heard by ${whoMay('keep')}.`}>None of your roles is one of them.</Empty>
  if (!session) {
    const isFirst = !notes.some(({ kind }) => kind === 'interview_notes')
    return (
      <Section title={isFirst ? 'Hear the client' : 'Hear the client again'}>
        <OpenSession key={notes.length} id={id} reference={reference} isFirst={isFirst} />
      </Section>
    )
  }
  return (
    <Section title={`Session ${session.number}`}>
      {session.consent_at === null ? (
        <ConsentForm board={board} session={session} reference={reference} />
      ) : (
        <Question board={board} session={session} speech={reference.speech} />
      )}
    </Section>
  )
}
