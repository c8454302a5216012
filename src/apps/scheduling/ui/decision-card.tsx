import { Link, useNavigate } from '@tanstack/react-router'
import { visible } from '#host/desk/components/bytes.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { sayThere, sayTime } from './say.ts'
import type { Board, Question } from './types.ts'
import { useSay } from './use-meeting.ts'
import { sayChoice, sayQuestion } from './words.ts'

const nameIn = ({ attendees }: Board, id: string | null) =>
  visible(attendees.find(({ attendee_id }) => attendee_id === id)?.full_name ?? 'the meeting')

interface CardProps {
  board: Board
  question: Question
  /** The conversation stands beside it already. */
  beside?: boolean
}

/** What only a person decides: why, and one button for each choice. What others wrote is shown, and followed by nobody. */
export function DecisionCard({ board, question, beside = false }: CardProps) {
  const navigate = useNavigate()
  const { busy, say } = useSay(board.id)
  const { question_id, attendee_id, why, alternatives, choices, asked_at } = question
  const title = sayQuestion(question, nameIn(board, attendee_id))

  async function decide(choice: string, alternative?: number) {
    const content = { question_id, choice, ...(alternative === undefined ? {} : { alternative }) }
    const done = await say('meeting.decide', content, 'Decided.', `${choice}${alternative ?? ''}`)
    if (done && choice === 'choose_another_time')
      await navigate({ to: '/meetings/$id/times', params: { id: board.id } })
  }

  return (
    <Card className="border-l-4 border-l-info">
      <article aria-label={title}>
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h3 className="min-w-0 break-words">{title}</h3>
          <span className="text-sm text-quiet">
            <Timestamp at={asked_at} near />
          </span>
        </div>
        <p className="mt-1 max-w-prose break-words whitespace-pre-wrap">{visible(why)}</p>
        {attendee_id && !beside && (
          <p className="mt-1 text-sm">
            <Link to="/meetings/$id/attendees/$attendee" params={{ id: board.id, attendee: attendee_id }}>
              Read the conversation
            </Link>
          </p>
        )}
        <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-2">
          {choices.includes('take_their_time') &&
            alternatives.map(({ start, end, text }, i) => (
              <li key={start}>
                <ChoiceButton
                  main={i === 0}
                  text={`Take ${sayTime(start, end)}`}
                  hint={[sayThere(start, end, board.goal.time_zone), quoted(text), sayChoice('take_their_time').hint]
                    .filter(Boolean)
                    .join('. ')}
                  busy={busy === `take_their_time${i}`}
                  disabled={busy !== null}
                  onClick={() => void decide('take_their_time', i)}
                />
              </li>
            ))}
          {choices
            .filter((choice) => choice !== 'take_their_time')
            .map((choice) => (
              <li key={choice}>
                <ChoiceButton
                  {...sayChoice(choice)}
                  busy={busy === choice}
                  disabled={busy !== null}
                  onClick={() => void decide(choice)}
                />
              </li>
            ))}
        </ul>
      </article>
    </Card>
  )
}

const quoted = (text: string) => (text ? `They wrote: ${visible(text)}` : '')

interface ChoiceProps {
  text: string
  hint: string
  busy: boolean
  disabled: boolean
  main?: boolean
  onClick(): void
}

/** The words, and what follows from them. */
function ChoiceButton({ text, hint, busy, disabled, main = false, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={onClick}
      className={`flex h-full w-full flex-col gap-0.5 rounded-md border px-3 py-2 text-left disabled:opacity-55 ${main ? 'border-lane bg-lane-soft hover:brightness-105' : 'border-line bg-card hover:bg-sunk'}`}
    >
      <span className={`font-semibold ${main ? 'text-lane' : ''}`}>{text}</span>
      <span className={`text-sm break-words ${main ? 'text-ink' : 'text-quiet'}`}>{hint}</span>
    </button>
  )
}

/** What was decided, and by whom. */
export function Decided({ board, questions }: { board: Board; questions: Question[] }) {
  return (
    <details>
      <summary className="cursor-pointer text-quiet">What was decided ({questions.length})</summary>
      <ol className="mt-2 flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
        {questions.toReversed().map((question) => (
          <li key={question.question_id} className="flex flex-wrap items-baseline justify-between gap-2 px-4 py-2">
            <span className="min-w-0 break-words">
              {sayQuestion(question, nameIn(board, question.attendee_id))}:{' '}
              <span className="font-medium">{sayChoice(question.choice ?? '').text}</span>
            </span>
            <span className="text-sm text-quiet">
              {question.decided_by}
              {question.decided_at && (
                <>
                  , <Timestamp at={question.decided_at} near />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
