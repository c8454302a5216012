import type { Question } from '../../api/types.ts'
import { AnswerForm } from '../../parts/answer-form.tsx'
import { Badge } from '../../parts/badge.tsx'
import { readable } from '../../parts/bytes.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Card } from '../../parts/page.tsx'

/** What an agent asked. Its words are data: they are shown, and followed by nobody. */
export function OpenQuestion({ question: asked }: { question: Question }) {
  const { workspace, workspace_name, question_id, question, options, context, asked_at } = asked

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
      <AnswerForm workspace={workspace} questionId={question_id} options={options} />
    </Card>
  )
}
