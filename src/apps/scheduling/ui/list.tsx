import { createLazyRoute, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { Badge, Status } from '#host/desk/components/badge.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Card, Empty, Page } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Score } from './score.tsx'
import type { MeetingLine } from './types.ts'
import { When } from './when.tsx'
import { sayMeeting } from './words.ts'

export const Route = createLazyRoute('/meetings')({ component: MeetingsPage })

function PlanLink() {
  return (
    <Link
      to="/meetings/new"
      className="inline-flex min-h-8 items-center gap-1.5 rounded-md bg-lane px-3 py-1 font-medium text-on-lane no-underline hover:brightness-110"
    >
      <Plus aria-hidden className="size-4" /> Plan a meeting
    </Link>
  )
}

function MeetingsPage() {
  const asked = $api.useQuery('get', '/api/meetings')
  const isEmpty = asked.data?.meetings.length === 0
  return (
    <Page title="Meetings" actions={isEmpty ? undefined : <PlanLink />}>
      <QueryView query={asked}>
        {({ meetings }) =>
          meetings.length === 0 ? (
            <Empty title="No meeting yet.">
              <p>
                You say what it is about and who is to come, and choose one of the times that your calendars have free.
                The mails are written, sent and followed up for you; the first one to each person waits for your yes.
              </p>
              <p className="mt-4">
                <PlanLink />
              </p>
            </Empty>
          ) : (
            <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
              {meetings.map((line) => (
                <li key={line.id} className="min-w-0">
                  <Line line={line} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Page>
  )
}

function Line({ line }: { line: MeetingLine }) {
  const { id, name, status, stopped, meeting, starts_at, time_zone, score, attendees, yes, waiting } = line
  const said = sayMeeting(meeting)
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link to="/meetings/$id" params={{ id }} className="block truncate text-base font-semibold">
            {visible(name)}
          </Link>
          <div className="text-quiet">
            {starts_at ? <When start={starts_at} end={null} zone={time_zone} /> : 'no time yet'}
          </div>
        </div>
        <span className="flex shrink-0 flex-wrap justify-end gap-1">
          {stopped && <Status of="stopped" />}
          {status !== 'active' && status !== 'completed' && <Status of={status} />}
          <Badge tone={said.tone}>{said.text}</Badge>
        </span>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <span>
          <span className="font-semibold tabular-nums">
            {yes} of {attendees}
          </span>{' '}
          said yes
        </span>
        {score !== null && (
          <span className="flex items-center gap-2 text-sm text-quiet">
            score
            <Score score={score} label={`Score of ${visible(name)}`} />
          </span>
        )}
      </div>
      {waiting.approvals + waiting.questions + waiting.uncertain > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {waiting.approvals > 0 && <Badge tone="warn">{waiting.approvals} to approve</Badge>}
          {waiting.questions > 0 && <Badge tone="info">{waiting.questions} to decide</Badge>}
          {waiting.uncertain > 0 && <Badge tone="warn">{waiting.uncertain} uncertain</Badge>}
        </p>
      )}
    </Card>
  )
}
