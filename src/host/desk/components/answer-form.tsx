import { useState } from 'react'
import { api } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import { notifyDone, notifyRefused } from '../shell/notices.ts'
import { Button } from './button.tsx'
import { readable } from './bytes.tsx'
import { TextArea } from './field.tsx'

interface Query {
  workspace: string
  questionId: string
  options: string[]
}

/** The answer to what an agent asked: one of the answers that it names, or words of one's own. */
export function AnswerForm({ workspace, questionId, options }: Query) {
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)

  async function reply(text: string) {
    setBusy(true)
    const params = { path: { id: workspace, question: questionId } }
    const { data, error } = await api
      .POST('/api/workspaces/{id}/questions/{question}/answer', { params, body: { answer: text } })
      .catch((thrown: unknown) => ({ data: undefined, error: thrown }))
    setBusy(false)
    if (!data) return notifyRefused(asRefusal(error))
    notifyDone(data.outcome === null ? 'Queued. It is processed when the workspace next runs.' : 'Answered.')
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
