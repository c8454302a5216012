import { createLazyRoute } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { DownloadLink } from '#host/desk/components/download-link.tsx'
import { Card, Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { DaysChart, FunnelChart, VariantsChart } from './charts.tsx'
import { MetricsTable } from './figure-table.tsx'
import type { Metrics } from './types.ts'
import { count, lasting, share, spelled } from './words.ts'

export const Route = createLazyRoute('/campaigns/$id/analytics')({ component: AnalyticsPage })

function AnalyticsPage() {
  const { id } = Route.useParams()
  const asked = $api.useQuery('get', '/api/campaigns/{id}/figures', { params: { path: { id } } })
  return (
    <QueryView query={asked}>
      {(figures) => (
        <div className="flex flex-col gap-7">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-quiet">Counted from the rows, at this moment. Nobody can say them otherwise.</p>
            <DownloadLink
              path={`/api/campaigns/${id}/report.html`}
              download="report.html"
              className="inline-flex min-h-8 items-center gap-1.5 rounded-md border border-line bg-card px-3 py-1 font-medium text-ink no-underline hover:bg-sunk"
            >
              <Download aria-hidden className="size-4" /> Report
            </DownloadLink>
          </div>
          <div className="grid grid-cols-1 gap-7 lg:grid-cols-2">
            <Funnel figures={figures} />
            <PerDay figures={figures} />
          </div>
          <Variants figures={figures} />
          <div className="grid grid-cols-1 gap-7 lg:grid-cols-2">
            <LatencySection figures={figures} />
            <RejectionsSection figures={figures} />
          </div>
        </div>
      )}
    </QueryView>
  )
}

function Funnel({ figures: { funnel } }: { figures: Metrics }) {
  const { leads, reached, shares } = funnel
  const stages: Array<{ stage: string; people: number; of: string }> = [
    { stage: 'Leads', people: leads.total, of: '' },
    { stage: 'Written to', people: reached.contacted, of: `${share(shares.contacted)} of the leads` },
    { stage: 'Accepted', people: reached.accepted, of: `${share(shares.accepted)} of those` },
    { stage: 'Answered', people: reached.responded, of: `${share(shares.responded)} of those written to` },
  ]
  return (
    <Section title="How far people came">
      <Card>
        <FunnelChart stages={stages} />
      </Card>
      <MetricsTable
        caption="How far people came"
        heads={['Stage', 'People', 'Share']}
        rows={stages.map(({ stage, people, of }) => [stage, count(people), of])}
      />
    </Section>
  )
}

function PerDay({ figures: { per_day } }: { figures: Metrics }) {
  return (
    <Section title="Day by day">
      {per_day.days.length === 0 ? (
        <Empty title="Nothing was sent yet." />
      ) : (
        <>
          <Card>
            <DaysChart days={per_day.days} />
          </Card>
          <MetricsTable
            caption={`Day by day in ${per_day.time_zone}${per_day.cut ? ', the last 366 days' : ''}`}
            heads={['Day', 'Sent', 'Accepted', 'Answered']}
            rows={per_day.days.map(({ day, sent, accepted, replied }) => [
              day,
              ...[sent, accepted, replied].map((n) => count(n)),
            ])}
          />
        </>
      )}
    </Section>
  )
}

function Variants({ figures: { per_variant } }: { figures: Metrics }) {
  const of = (part: Metrics['per_variant'][number]['replied_share']) =>
    part === null ? '' : `${share(part.share)} (${share(part.low)} to ${share(part.high)})`
  return (
    <Section title="Drafts beside each other">
      {per_variant.length === 0 ? (
        <Empty title="Nothing was sent yet." />
      ) : (
        <>
          <Card>
            <VariantsChart variants={per_variant} />
          </Card>
          <MetricsTable
            caption="Shares with their 95 percent intervals (Wilson). Where intervals overlap, nothing is shown to be better."
            open
            heads={['Step', 'Draft', 'Sent', 'Accepted', 'Answered']}
            rows={per_variant.map((one) => [
              `${one.step}, ${spelled(one.type).toLowerCase()}`,
              one.variant ?? 'own words',
              count(one.sent),
              of(one.accepted_share),
              of(one.replied_share),
            ])}
          />
        </>
      )}
    </Section>
  )
}

function LatencySection({ figures: { approval_latency } }: { figures: Metrics }) {
  return (
    <Section title="How long a yes or no took">
      {approval_latency.length === 0 ? (
        <Empty title="Nothing was decided yet." />
      ) : (
        <MetricsTable
          caption="From asking to deciding"
          open
          heads={['Of', 'Decided', 'Turned down', 'Half within', 'Nine of ten within']}
          rows={approval_latency.map((one) => [
            spelled(one.action),
            count(one.count),
            count(one.turned_down),
            lasting(one.median_seconds),
            lasting(one.p90_seconds),
          ])}
        />
      )}
    </Section>
  )
}

function RejectionsSection({ figures: { rejections } }: { figures: Metrics }) {
  const { proposals, approvals } = rejections
  return (
    <Section title="What was refused">
      {proposals.length + approvals.length === 0 ? (
        <Empty title="Nothing was refused." />
      ) : (
        <>
          {proposals.length > 0 && (
            <MetricsTable
              caption="Of the agent, by the controller"
              open
              heads={['Code', 'Times', 'Last']}
              rows={proposals.map(({ code, count: n, last_at }) => [
                code,
                count(n),
                <Timestamp key={code} at={last_at} />,
              ])}
            />
          )}
          {approvals.length > 0 && (
            <MetricsTable
              caption="Of drafts, by people"
              open
              heads={['Of', 'Reason', 'Times']}
              rows={approvals.map(({ action, reason, count: n }) => [
                spelled(action),
                reason ?? 'none given',
                count(n),
              ])}
            />
          )}
        </>
      )}
    </Section>
  )
}
