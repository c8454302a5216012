import { useState } from 'react'
import { send } from '../../api/send.ts'
import type { Question } from '../../api/types.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { readable } from '../../parts/bytes.tsx'
import { TextArea } from '../../parts/field.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Card } from '../../parts/page.tsx'
import { tellDone, tellRefused } from '../../shell/notices.ts'

/** What an agent asked. Its words are data: they are shown, and followed by nobody. */
export function OpenQuestion({ question: asked }: { question: Question }) {
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)
  const { workspace, workspace_name, question_id, question, options, context, asked_at } = asked

  async function reply(text: string) {
    setBusy(true)
    const told = await send(workspace, 'question.answer', { question_id, answer: text })
    setBusy(false)
    if (told.ok) tellDone('Answered.', told.outcome ?? 'It is heard when the work goes on.')
    else tellRefused(told.refusal)
  }

  return (
    <Card className="border-l-4 border-l-info">
      <div className="flex flex-wrap items-baseline justify-between gap-2 text-sm text-quiet">
        <span>
          <Badge tone="info">Question</Badge> {readable(workspace_name)}
        </span>
        <Moment at={asked_at} near />
      </div>
      <p className="mt-1 font-semibold break-words">{readable(question)}</p>
      {context && <p className="break-words text-quiet">{readable(context)}</p>}
      {options.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {options.map((option) => (
            <Button key={option} busy={busy} onClick={() => void reply(option)}>
              {readable(option)}
            </Button>
          ))}
        </div>
      )}
      <form
        className="mt-2 flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (answer.trim() !== '') void reply(answer)
        }}
      >
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
    </Card>
  )
}
