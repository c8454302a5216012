import { useState } from 'react'
import { send } from '../../api/send.ts'
import { Button } from '../../parts/button.tsx'
import { visible } from '../../parts/bytes.tsx'
import { TextArea } from '../../parts/field.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Card } from '../../parts/page.tsx'
import { tellDone, tellRefused } from '../../shell/notices.ts'
import type { Question } from './types.ts'

/** What the agent asks. Its words are data: they are shown, and followed by nobody. */
export function QuestionCard({ campaign, question: asked }: { campaign: string; question: Question }) {
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)
  const { id, question, options, context, status, asked_at, answered_by, answered_at } = asked

  async function reply(text: string) {
    setBusy(true)
    const told = await send(campaign, 'question.answer', { question_id: id, answer: text })
    setBusy(false)
    if (told.ok) tellDone('Answered.', told.outcome ?? 'It is heard when the work goes on.')
    else tellRefused(told.refusal)
  }

  return (
    <Card className={status === 'open' ? 'border-l-4 border-l-info' : ''}>
      <p className="text-sm text-quiet">
        <Moment at={asked_at} near />
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
                , <Moment at={answered_at} near />
              </>
            )}
          </span>
        </p>
      ) : (
        <form
          className="mt-2 flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void reply(answer)
          }}
        >
          {options.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {options.map((option) => (
                <Button key={option} busy={busy} onClick={() => void reply(option)}>
                  {visible(option)}
                </Button>
              ))}
            </div>
          )}
          <TextArea
            label="Your answer"
            rows={2}
            maxLength={4000}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <div>
            <Button kind="main" type="submit" busy={busy} disabled={answer.trim() === ''}>
              Answer
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
