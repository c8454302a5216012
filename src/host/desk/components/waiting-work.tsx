import type { ReactNode } from 'react'
import { useState } from 'react'
import { $api, api, queryClient } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import type { Question, WaitingTask } from '../api/types.ts'
import { notifyDone, notifyRefused } from '../shell/notices.ts'
import { AnswerForm } from './answer-form.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { readable } from './bytes.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from './field.tsx'
import { Card, Section } from './page.tsx'
import { Timestamp } from './timestamp.tsx'

/** Cards for what waits for a person in one workspace: blocked tasks, tasks only a person completes, open questions. */
export function useWaitingWork(workspace: string, { questions }: { questions: boolean }): ReactNode[] {
  const { data } = $api.useQuery('get', '/api/waiting', { params: { query: { workspace } } })
  return [
    ...(questions ? (data?.questions ?? []) : []).map((question) => (
      <QuestionCard key={question.question_id} question={question} />
    )),
    ...(data?.tasks ?? []).map((task) => <WaitingTaskCard key={task.task_id} task={task} />),
  ]
}

/** The same as a section of its own; nothing where nothing waits. */
export function WaitingSection({ workspace }: { workspace: string }) {
  const cards = useWaitingWork(workspace, { questions: true })
  return cards.length > 0 ? <Section title="Waits for you">{cards}</Section> : null
}

/** A question of an agent. Its text is data: it is shown, and nothing follows it. */
export function QuestionCard({ question: asked, place }: { question: Question; place?: ReactNode }) {
  const { workspace, question_id, question, options, context, asked_at } = asked
  return (
    <Card className="border-l-4 border-l-info">
      <div className="flex flex-wrap items-baseline justify-between gap-2 text-sm text-quiet">
        <span>
          <Badge tone="info">Question</Badge> {place}
        </span>
        <Timestamp at={asked_at} near />
      </div>
      <p className="mt-1 font-semibold break-words">{readable(question)}</p>
      {context && <p className="break-words text-quiet">{readable(context)}</p>}
      <AnswerForm workspace={workspace} questionId={question_id} options={options} />
    </Card>
  )
}

/** A task that goes on only when a person completes or reopens it. */
export function WaitingTaskCard({ task, place }: { task: WaitingTask; place?: ReactNode }) {
  const { workspace, task_id, description, status, source, reason, can, since } = task
  const [asking, setAsking] = useState<WaitingTask['can'][number] | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const isBlocked = status === 'blocked'

  async function resolve(verb: WaitingTask['can'][number]) {
    setBusy(true)
    const params = { path: { id: workspace, task: task_id } }
    const body = note.trim() === '' ? {} : { note: note.trim() }
    const path = `/api/workspaces/{id}/tasks/{task}/${verb}` as const
    const { data, error } = await api
      .POST(path, { params, body })
      .catch((thrown: unknown) => ({ data: undefined, error: thrown }))
    setBusy(false)
    if (!data) return notifyRefused(asRefusal(error))
    setAsking(null)
    setNote('')
    const done = verb === 'complete' ? 'Completed.' : 'Reopened. It is tried again.'
    notifyDone(data.outcome === null ? 'Queued. It is processed when the workspace next runs.' : done)
    void queryClient.invalidateQueries()
  }

  return (
    <Card className="border-l-4 border-l-warn">
      <div className="flex flex-wrap items-baseline justify-between gap-2 text-sm text-quiet">
        <span>
          <Badge tone="warn">{isBlocked ? 'Blocked' : 'Task for you'}</Badge> {place}
        </span>
        <Timestamp at={since} near />
      </div>
      <p className="mt-1 font-semibold break-words">{readable(description)}</p>
      {reason && <p className="break-words text-quiet">{readable(reason)}</p>}
      {!isBlocked && (
        <p className="text-quiet">
          {source === 'agent' ? 'The agent asks for this. ' : ''}Only a person can complete it; the work goes on then.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {can.includes('reopen') && (
          <Button kind="main" onClick={() => setAsking('reopen')}>
            Reopen
          </Button>
        )}
        {can.includes('complete') && (
          <Button kind={isBlocked ? 'plain' : 'main'} onClick={() => setAsking('complete')}>
            Complete
          </Button>
        )}
      </div>
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'complete' ? 'Complete this task?' : 'Reopen this task?'}
        description={readable(description)}
      >
        <TextArea
          label="Note (optional)"
          hint="Recorded with your name."
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(null)}>Cancel</Button>
          <Button kind="main" busy={busy} onClick={() => asking && void resolve(asking)}>
            {asking === 'complete' ? 'Complete' : 'Reopen'}
          </Button>
        </div>
      </Dialog>
    </Card>
  )
}
