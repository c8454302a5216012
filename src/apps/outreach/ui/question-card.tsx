import { AnswerForm } from '#host/desk/components/answer-form.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { Question } from './types.ts'

/** What the agent asks. Its words are data: they are shown, and followed by nobody. */
export function QuestionCard({ campaign, question: asked }: { campaign: string; question: Question }) {
  const { id, question, options, context, status, asked_at, answered_by, answered_at } = asked

  return (
    <Card className={status === 'open' ? 'border-l-4 border-l-info' : ''}>
      <p className="text-sm text-quiet">
        <Timestamp at={asked_at} near />
      </p>
      <p className="font-semibold break-words">{visible(question)}</p>
      {context && <p className="break-words text-quiet">{visible(context)}</p>}
      {status === 'answered' ? (
        <p className="mt-1 break-words">
          {visible(asked.answer ?? '')}
          <span className="block text-sm text-quiet">
            {answered_by}
            {answered_at && (
              <>
                , <Timestamp at={answered_at} near />
              </>
            )}
          </span>
        </p>
      ) : (
        <AnswerForm workspace={campaign} questionId={id} options={options} />
      )}
    </Card>
  )
}
