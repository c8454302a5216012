import { daysChart } from './chart-days.ts'
import { funnelChart, stagesOf } from './chart-funnel.ts'
import { latencyChart } from './chart-latency.ts'
import { type Html, html } from './html.ts'
import type { ReportData } from './report-data.ts'
import { type Column, table } from './table.ts'
import { count, day, duration, many, NOTHING, percent, shorten, title } from './words.ts'

const n = (name: string): Column => ({ name, number: true })

export function section(id: string, heading: string, ...body: Array<Html | null>): Html {
  return html`<section aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading}</h2>
${body}
</section>
`
}

const figure = (drawn: Html) => html`<figure>${drawn}</figure>`

export function funnelSection({ funnel }: ReportData): Html {
  const stages = stagesOf(funnel)
  const { leads } = funnel
  const progress = (['pending', 'contacted', 'accepted', 'responded', 'rejected'] as const).map((status) => [
    STANDING[status],
    count(leads[status]),
    percent(leads.total === 0 ? null : leads[status] / leads.total),
  ])
  return section(
    'funnel',
    'How far people came',
    html`<p class="quiet">Everybody is counted for each stage that was ever reached.</p>`,
    figure(funnelChart(stages)),
    table(
      'The stages',
      [{ name: 'Stage' }, n('People'), n('Share')],
      stages.map(({ name, people, share, ofWhat }) => [
        name,
        count(people),
        share === null ? NOTHING : `${percent(share)} ${ofWhat}`,
      ]),
    ),
    table('Where the leads stand now', [{ name: 'Standing' }, n('People'), n('Of all leads')], progress),
  )
}

const STANDING = {
  pending: 'Not written to yet',
  contacted: 'Written to, not accepted yet',
  accepted: 'Accepted, no answer yet',
  responded: 'Answered',
  rejected: 'Left out',
}

/** What did not go out, by name and reason; nothing where everything did. */
export function unsentSection({ campaign: { messages, ready_to_send, failed, set_aside, waiting } }: ReportData) {
  const { uncertain = 0 } = messages
  if (failed + uncertain + waiting.set_aside === 0) return null
  const rows = set_aside.map(({ lead, reason }) => [
    html`<bdi>${shorten(lead.full_name, 120)}</bdi>`,
    html`<bdi>${shorten(reason, 300)}</bdi>`,
  ])
  return section(
    'unsent',
    'Not sent',
    table(
      'Messages that did not arrive',
      [{ name: 'Messages' }, n('Number')],
      [
        ['Failed', count(failed)],
        ['Uncertain', count(uncertain)],
        ['Ready to send', count(ready_to_send)],
      ],
    ),
    rows.length > 0 ? table('People set aside', [{ name: 'Person' }, { name: 'Reason' }], rows) : null,
  )
}

const DAYS_OPEN = 14

export function daysSection({ per_day: { days, time_zone, cut } }: ReportData): Html {
  const busy = days.filter((d) => d.sent + d.accepted + d.replied > 0)
  const rows = busy.map((d) => [day(d.day), count(d.sent), count(d.accepted), count(d.replied)])
  const caption = 'Days on which something happened'
  const written = table(caption, [{ name: 'Day' }, n('Sent'), n('Accepted'), n('Answered')], rows)
  const shown =
    rows.length <= DAYS_OPEN
      ? written
      : html`<details><summary>Table of ${many(rows.length, 'day')}</summary>${written}</details>`
  return section(
    'days',
    'Day by day',
    html`<p class="quiet">Days of ${time_zone}. A person counts as answered on the day of the first answer.${cut && ' Earlier days than the last 366 are not shown.'}</p>`,
    days.length === 0 ? html`<p>Nothing was sent yet.</p>` : html`${figure(daysChart(days))}${shown}`,
  )
}

export function latencySection({ approval_latency: latencies }: ReportData): Html {
  if (latencies.length === 0)
    return section('latency', 'Approvals', html`<p>No person has decided on anything yet.</p>`)
  const rows = latencies.map((l) => [
    title(l.action),
    html`${count(l.count)}<small>${count(l.turned_down)} turned down</small>`,
    duration(l.median_seconds),
    duration(l.p90_seconds),
    duration(l.max_seconds),
  ])
  const columns = [{ name: 'What' }, n('Decisions'), n('Median'), n('90% within'), n('Longest')]
  return section(
    'latency',
    'Approvals',
    html`<p class="quiet">From the moment a person was asked to the decision. The dot is the median, the bar reaches to nine of ten decisions, the line to the longest. Each step of the scale is a multiple of the one before.</p>`,
    figure(latencyChart(latencies)),
    table('How long people took to decide', columns, rows),
  )
}

export function rejectionsSection({ rejections: { proposals, approvals } }: ReportData): Html | null {
  if (proposals.length + approvals.length === 0) return null
  const refused = proposals.map(({ code, count: times }) => [html`<code>${code}</code>`, count(times)])
  const turned = approvals.map(({ reason, action, count: times }) => [
    reason === null ? html`<span class="quiet">no reason on record</span>` : html`<bdi>${reason}</bdi>`,
    title(action),
    count(times),
  ])
  return section(
    'rejections',
    'What was refused',
    html`<p class="quiet">Proposals are checked by rule before anything happens; drafts are decided on by people.</p>`,
    refused.length > 0 ? table('Proposals refused by rule', [{ name: 'Rule' }, n('Times')], refused) : null,
    turned.length > 0
      ? table('Turned down by a person', [{ name: 'Reason' }, { name: 'What' }, n('Times')], turned)
      : null,
  )
}
