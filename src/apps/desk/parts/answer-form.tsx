import { useState } from 'react'
import { send } from '../api/send.ts'
import { tellDone, tellRefused } from '../shell/notices.ts'
import { Button } from './button.tsx'
import { readable } from './bytes.tsx'
import { TextArea } from './field.tsx'

interface Asked {
  workspace: string
  questionId: string
  options: string[]
}

/** The answer to what an agent asked: one of the answers that it names, or words of one's own. */
export function AnswerForm({ workspace, questionId, options }: Asked) {
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)

  async function reply(text: string) {
    setBusy(true)
    const told = await send(workspace, 'question.answer', { question_id: questionId, answer: text })
    setBusy(false)
    if (told.ok) tellDone('Answered.', told.outcome ?? 'It is heard when the work goes on.')
    else tellRefused(told.refusal)
  }

  return (
    <form
      className="mt-2 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (answer.trim() !== '') void reply(answer)
      }}
    >
      {options.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {options.map((option) => (
            <Button key={option} busy={busy} onClick={() => void reply(option)}>
              {readable(option)}
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
  )
}
