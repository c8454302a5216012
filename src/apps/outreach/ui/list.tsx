import { createLazyRoute, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { Badge, Status } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Card, Empty, Page } from '#host/desk/components/page.tsx'
import { Progress } from '#host/desk/components/progress.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { CampaignLine } from './types.ts'
import { count } from './words.ts'

export const Route = createLazyRoute('/campaigns')({ component: CampaignsPage })

const NEW =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md bg-lane px-3 py-1 font-medium text-on-lane no-underline hover:brightness-110'

function CampaignsPage() {
  const asked = $api.useQuery('get', '/api/campaigns')
  return (
    <Page
      title="Campaigns"
      actions={
        <Link to="/campaigns/new" className={NEW}>
          <Plus aria-hidden className="size-4" /> New campaign
        </Link>
      }
    >
      <QueryView query={asked}>
        {({ campaigns }) =>
          campaigns.length === 0 ? (
            <Empty title="No campaign yet.">
              You name people, an offer and a few patterns of words. Drafts wait for your yes; what you approved is sent
              once, while you are here.
            </Empty>
          ) : (
            <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
              {campaigns.map((line) => (
                <li key={line.id}>
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

function Line({ line }: { line: CampaignLine }) {
  const { id, name, status, stopped, channel, account, created_at, tasks, now, leads, messages, waiting } = line
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link to="/campaigns/$id" params={{ id }} className="block truncate text-base font-semibold">
            {readable(name)}
          </Link>
          <p className="truncate text-sm text-quiet">
            {channel ?? 'no channel'}
            {account && `, as ${readable(account)}`} · <Timestamp at={created_at} near />
          </p>
        </div>
        <span className="flex shrink-0 gap-1">
          {stopped && <Status of="stopped" />}
          <Status of={status} />
        </span>
      </div>
      <dl className="grid grid-cols-4 gap-2 text-center">
        {[
          ['leads', leads.total],
          ['sent', messages.sent],
          ['accepted', leads.accepted + leads.responded],
          ['answered', leads.responded],
        ].map(([what, n]) => (
          <div key={what} className="rounded-md bg-sunk px-1 py-1.5">
            <dd className="text-lg font-semibold tabular-nums">{count(n as number)}</dd>
            <dt className="text-xs text-quiet">{what}</dt>
          </div>
        ))}
      </dl>
      <Progress
        done={tasks.done}
        total={tasks.total}
        label={`Tasks of ${name}`}
        words={`${tasks.done} of ${tasks.total} done${now ? `. Now: ${now}` : ''}`}
      />
      <p className="mt-auto flex flex-wrap gap-1.5">
        {waiting.approvals > 0 && <Badge tone="warn">{waiting.approvals} to approve</Badge>}
        {waiting.questions > 0 && <Badge tone="info">{waiting.questions} to answer</Badge>}
        {waiting.uncertain > 0 && <Badge tone="warn">{waiting.uncertain} uncertain</Badge>}
        {waiting.unread > 0 && <Badge tone="info">{waiting.unread} unread</Badge>}
        {waiting.set_aside > 0 && <Badge tone="warn">{waiting.set_aside} set aside</Badge>}
        {messages.failed > 0 && <Badge tone="bad">{messages.failed} failed</Badge>}
        {tasks.blocked > 0 && <Badge tone="bad">{tasks.blocked} blocked</Badge>}
      </p>
    </Card>
  )
}
