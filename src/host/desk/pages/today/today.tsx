import { createLazyRoute, Link } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import type { Today } from '../../api/types.ts'
import { Badge, Status } from '../../components/badge.tsx'
import { readable } from '../../components/bytes.tsx'
import { Card, Empty, Page, Section } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { sentence } from '../../components/sentence.ts'
import { Timestamp } from '../../components/timestamp.tsx'
import { QuestionCard, WaitingTaskCard } from '../../components/waiting-work.tsx'
import { workKind, workPlace } from '../../components/work-place.ts'
import { FirstRun } from './first-run.tsx'
import { UncertainEffect } from './uncertain.tsx'

export const Route = createLazyRoute('/today')({ component: TodayPage })

function TodayPage() {
  const today = $api.useQuery('get', '/api/today')
  return (
    <Page title="Today">
      <QueryView query={today}>{(data) => (isEmpty(data) ? <FirstRun /> : <PageList today={data} />)}</QueryView>
    </Page>
  )
}

function isEmpty({ running, done, ...waiting }: Today): boolean {
  return waits(waiting) + running.length + done.length === 0
}

type Waiting = Pick<Today, 'approvals' | 'questions' | 'escalations' | 'uncertain' | 'tasks' | 'stuck' | 'set_aside'>

function waits({ approvals, questions, escalations, uncertain, tasks, stuck, set_aside }: Waiting): number {
  const lists = [questions, escalations, uncertain, tasks, stuck, set_aside]
  return lists.reduce((sum, list) => sum + list.length, approvals)
}

function Place({
  of: { pack: app, workspace, workspace_name },
}: {
  of: { pack: string; workspace: string; workspace_name: string }
}) {
  return <Link {...workPlace(app, workspace)}>{readable(workspace_name)}</Link>
}

/** Leads that a campaign could not go on with: corrected or dropped on its page. */
function SetAsideCard({ aside: { workspace, workspace_name, leads, name, reason, since } }: { aside: SetAsideLeads }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <Link to="/campaigns/$id" params={{ id: workspace }} className="font-semibold">
          {readable(workspace_name)}
        </Link>
        <span className="text-sm text-quiet">
          <Timestamp at={since} near />
        </span>
      </div>
      <p className="break-words">
        {leads === 1 ? '1 lead is set aside' : `${leads} leads are set aside`} <Badge tone="warn">fix or drop</Badge>
      </p>
      <p className="break-words text-quiet">
        {readable(name)}: {readable(reason)}
      </p>
    </Card>
  )
}

type SetAsideLeads = Today['set_aside'][number]

function PageList({ today }: { today: Today }) {
  const { approvals, questions, escalations, uncertain, tasks, stuck, set_aside, running, done } = today
  const nothing = waits(today) === 0
  return (
    <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-7">
        <Section title="Waits for you">
          {nothing && <Empty title="Nothing waits for you.">What needs your yes, no or word comes here.</Empty>}
          {approvals > 0 && (
            <Link
              to="/approvals"
              className="flex items-center justify-between rounded-lg border border-line border-l-4 border-l-warn bg-card p-4 text-ink no-underline hover:bg-sunk"
            >
              <span className="font-semibold">
                {approvals} {approvals === 1 ? 'approval waits' : 'approvals wait'} for a yes or no
              </span>
              <span className="text-lane">Decide</span>
            </Link>
          )}
          {uncertain.map((effect) => (
            <UncertainEffect key={effect.intent_id} effect={effect} />
          ))}
          {questions.map((question) => (
            <QuestionCard key={question.question_id} question={question} place={<Place of={question} />} />
          ))}
          {tasks.map((task) => (
            <WaitingTaskCard key={task.task_id} task={task} place={<Place of={task} />} />
          ))}
          {escalations.map(({ id, text, since, workspace, workspace_name, pack: app }) => (
            <Card key={id}>
              <div className="flex flex-wrap items-baseline justify-between gap-2">
                <Link {...workPlace(app, workspace)} className="font-semibold">
                  {readable(workspace_name)}
                </Link>
                <span className="text-sm text-quiet">
                  <Timestamp at={since} near />
                </span>
              </div>
              <p className="break-words">
                {readable(text)} <Badge tone="warn">decide</Badge>
              </p>
            </Card>
          ))}
          {set_aside.map((one) => (
            <SetAsideCard key={one.workspace} aside={one} />
          ))}
          {stuck.map(({ id, text, reason, since, workspace, workspace_name, pack: app }) => (
            <Card key={id}>
              <div className="flex flex-wrap items-baseline justify-between gap-2">
                <Link {...workPlace(app, workspace)} className="font-semibold">
                  {readable(workspace_name)}
                </Link>
                <span className="text-sm text-quiet">
                  <Timestamp at={since} near />
                </span>
              </div>
              <p>
                <Status of={text} />
              </p>
              {reason && <p className="break-words text-quiet">{readable(reason)}</p>}
            </Card>
          ))}
        </Section>
        <Section title="Running">
          {running.length === 0 ? (
            <Empty title="Nothing runs." />
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
              {running.map(({ workspace, name, pack: app, tasks, waiting }) => (
                <li key={workspace} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
                  <Link {...workPlace(app, workspace)} className="font-medium">
                    {readable(name)}
                  </Link>
                  <span className="flex items-center gap-2 text-sm text-quiet">
                    {tasks.total > 0 && `${tasks.done} of ${tasks.total} tasks`}
                    {waiting.approvals > 0 && <Badge tone="warn">{waiting.approvals} waiting</Badge>}
                    <Badge>{workKind(app)}</Badge>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Section>
      </div>
      <Section title="Done">
        {done.length === 0 ? (
          <Empty title="Nothing yet.">What was done and proved comes here.</Empty>
        ) : (
          <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
            {done.map(({ kind, id, text, at, workspace_name }) => (
              <li key={`${kind}${id}`} className="flex flex-col px-4 py-2">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 break-words">{kind === 'effect' ? sentence(text) : readable(text)}</span>
                  <span className="text-xs text-quiet">
                    <Timestamp at={at} near />
                  </span>
                </span>
                <span className="flex items-center gap-2 text-xs text-quiet">
                  {readable(workspace_name)} {kind === 'effect' && <Badge tone="good">seen outside</Badge>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Section>
    </div>
  )
}
