import { createLazyRoute, Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed, CircleDot, OctagonAlert } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { Card, Empty, Section } from '#host/desk/components/page.tsx'
import { Progress } from '#host/desk/components/progress.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { useWaitingWork } from '#host/desk/components/waiting-work.tsx'
import { Limits } from './limits.tsx'
import { SetAsideLeads } from './set-aside-leads.tsx'
import type { CampaignDetail, Task } from './types.ts'
import { UncertainCard } from './uncertain-card.tsx'
import { useCampaign } from './use-campaign.ts'
import { count, dayOf } from './words.ts'

export const Route = createLazyRoute('/campaigns/$id/')({ component: OverviewPage })

function OverviewPage() {
  const { id } = Route.useParams()
  return <QueryView query={useCampaign(id)}>{(detail) => <Glance detail={detail} />}</QueryView>
}

function Glance({ detail }: { detail: CampaignDetail }) {
  const { campaign, limits } = detail
  const { tasks, task_counts: counts } = campaign
  return (
    <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-7">
        <Waits detail={detail} />
        <SetAsideLeads campaign={campaign} />
        <Section title="Tasks" id="tasks">
          <Progress done={counts.done} total={counts.total} label="Tasks of this campaign" />
          <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
            {tasks.map((task, i) => (
              <TaskLine key={task.id} task={task} number={i + 1} />
            ))}
          </ol>
        </Section>
      </div>
      <div className="flex flex-col gap-7">
        <Numbers detail={detail} />
        {limits && (
          <Section title="What the account may do">
            <Limits limits={limits} />
          </Section>
        )}
        <Section title="At the desk">
          <PresenceState id={campaign.id} />
        </Section>
      </div>
    </div>
  )
}

function Waits({ detail: { campaign, uncertain } }: { detail: CampaignDetail }) {
  const { id, waiting } = campaign
  const tasks = useWaitingWork(id, { questions: false })
  const { drafts, approvals } = waiting
  const counted = drafts + approvals + waiting.questions + waiting.unread + waiting.set_aside
  const nothing = counted + uncertain.length + tasks.length === 0
  const line =
    'flex items-center justify-between gap-3 rounded-lg border border-line border-l-4 bg-card px-4 py-3 text-ink no-underline hover:bg-sunk'
  return (
    <Section title="Needs your attention">
      {nothing && <Empty title="Nothing needs you right now." />}
      {drafts > 0 && (
        <Link to="/approvals" search={{ workspace: id }} className={`${line} border-l-warn`}>
          <span className="font-semibold">
            {drafts} {drafts === 1 ? 'draft waits' : 'drafts wait'} for approval
          </span>
          <span className="text-lane">Review</span>
        </Link>
      )}
      {approvals > 0 && (
        <Link to="/approvals" search={{ workspace: id }} className={`${line} border-l-warn`}>
          <span className="font-semibold">
            {approvals} {approvals === 1 ? 'action waits' : 'actions wait'} for approval
          </span>
          <span className="text-lane">Review</span>
        </Link>
      )}
      {waiting.set_aside > 0 && (
        <a href="#set-aside" className={`${line} border-l-warn`}>
          <span className="font-semibold">
            {waiting.set_aside} {waiting.set_aside === 1 ? 'lead is' : 'leads are'} set aside
          </span>
          <span className="text-lane">Fix or drop</span>
        </a>
      )}
      {uncertain.map((effect) => (
        <UncertainCard key={effect.effect} campaign={id} effect={effect} />
      ))}
      {tasks}
      {waiting.questions > 0 && (
        <Link to="/campaigns/$id/chat" params={{ id }} className={`${line} border-l-info`}>
          <span className="font-semibold">
            {waiting.questions} {waiting.questions === 1 ? 'question' : 'questions'} for you
          </span>
          <span className="text-lane">Answer</span>
        </Link>
      )}
      {waiting.unread > 0 && (
        <Link to="/campaigns/$id/inbox" params={{ id }} search={{ unread: 'true' }} className={`${line} border-l-info`}>
          <span className="font-semibold">
            {waiting.unread} unread {waiting.unread === 1 ? 'reply' : 'replies'}
          </span>
          <span className="text-lane">Read</span>
        </Link>
      )}
    </Section>
  )
}

const MARKS = {
  done: { Icon: CircleCheck, look: 'text-lane', word: 'done' },
  in_progress: { Icon: CircleDot, look: 'text-info', word: 'in progress' },
  pending: { Icon: CircleDashed, look: 'text-quiet', word: 'pending' },
  blocked: { Icon: OctagonAlert, look: 'text-bad', word: 'blocked' },
} as const

function TaskLine({ task, number }: { task: Task; number: number }) {
  const { Icon, look, word } = MARKS[task.status]
  return (
    <li className="flex gap-3 px-4 py-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${look}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <span className={task.status === 'in_progress' ? 'font-semibold' : ''}>
            {number}. {task.description}
          </span>
          <span className="text-sm text-quiet">{word}</span>
        </p>
        {task.blocked_reason && <p className="break-words text-bad">{task.blocked_reason}</p>}
        {task.status === 'in_progress' && task.source !== 'controller' && task.required_effects.length === 0 && (
          <p className="text-warn">The campaign waits here: only a person can complete this task.</p>
        )}
        <ul className="text-xs text-quiet">
          {task.required_effects.map((effect) => (
            <li key={JSON.stringify(effect)}>Done when: {wanted(effect)}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** The rows of outreach.reached, in words. */
const REACHED: Record<string, string> = {
  leads: 'there are leads',
  scored: 'every lead has a score',
  drafted: 'every draft is decided and no lead is set aside',
  connected: 'every approved first message is sent; failed ones are retried or dropped',
  waited: 'everyone who was written to was checked for a reply once',
  followed_up: 'everyone has replied or was given up, and no lead is set aside',
}

/** A predicate that is read back, in words; one that nobody has worded is shown as it is. */
function wanted(effect: Record<string, unknown>): string {
  const { kind, table, where } = effect as { kind?: string; table?: string; where?: Record<string, unknown> }
  if (kind === 'rows_exist' && table === 'outreach.reached')
    return REACHED[String(where?.name)] ?? `the tables show "${String(where?.name)}"`
  if (kind === 'rows_exist' && table === 'kernel.artifacts')
    return `${String(where?.artifact_type)} "${String(where?.artifact_key)}" is kept and approved`
  return JSON.stringify(effect)
}

function Numbers({ detail: { campaign } }: { detail: CampaignDetail }) {
  const { leads, messages, today, discovery } = campaign
  const figures: Array<[string, number]> = [
    ['Leads', leads.total],
    ['Written to', leads.contacted + leads.accepted + leads.responded],
    ['Accepted', leads.accepted + leads.responded],
    ['Answered', leads.responded],
    ['Sent', messages.sent ?? 0],
    ['Drafts to approve', campaign.waiting.drafts],
    ['Ready to send', campaign.ready_to_send],
    ['Failed', campaign.failed],
    ['Set aside', campaign.waiting.set_aside],
  ]
  return (
    <Section title="So far">
      <dl className="grid grid-cols-3 gap-2">
        {figures.map(([what, n]) => (
          <div key={what} className="rounded-lg border border-line bg-card px-3 py-2">
            <dt className="text-xs text-quiet">{what}</dt>
            <dd className="text-xl font-semibold tabular-nums">{count(n)}</dd>
          </div>
        ))}
      </dl>
      {discovery && (
        <p className="text-sm text-quiet">
          Search: {count(discovery.pages)} pages read, {count(discovery.found)} found, {count(discovery.added)} added
          {Object.entries(discovery.left_out).map(
            ([reason, n]) => `, ${count(n)} left out: ${reason.replaceAll('_', ' ')}`,
          )}
          .
        </p>
      )}
      {campaign.ready_to_send > 0 && (
        <p className="text-sm text-quiet">
          Approved messages are sent while you are present, within the sending limits. Other drafts don't hold them up.
        </p>
      )}
      <p className="text-sm text-quiet">
        Today ({dayOf(today.day)}): {today.connects} invitations and {today.messages} messages sent by this campaign.
      </p>
    </Section>
  )
}

/** Said in the corner of the desk, for all work that needs a person; here is whether somebody is there. */
function PresenceState({ id }: { id: string }) {
  const asked = $api.useQuery('get', '/api/presence')
  const present = asked.data?.present.find(({ workspace }) => workspace === id)
  return (
    <Card>
      {present ? (
        <p>
          <Badge tone="good">here</Badge> {present.person}, until <Timestamp at={present.until} />
        </p>
      ) : (
        <p>
          <Badge>nobody</Badge> What is done in the browser waits until somebody presses "I am here", in the corner of
          the desk.
        </p>
      )}
    </Card>
  )
}
