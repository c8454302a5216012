import { type Html, html } from './html.ts'
import type { ReportData } from './report-data.ts'
import { daysSection, funnelSection, latencySection, rejectionsSection, section, unsentSection } from './sections.ts'
import { STYLE } from './style.ts'
import { table } from './table.ts'
import { variantsSection } from './variants-section.ts'
import { count, day, many, named, percent, shorten, timestamp, title } from './words.ts'

/** One file that needs nothing else: no script, no font, no picture from elsewhere; the same data give the same bytes. */
export function renderReport(data: ReportData): string {
  const { campaign } = data
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${campaign.name}: campaign report</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<main>
${head(data)}
${figures(data)}
${funnelSection(data)}${unsentSection(data)}${daysSection(data)}${variantsSection(data)}${answersSection(data)}${latencySection(data)}${rejectionsSection(data)}${tasksSection(data)}
${foot(data)}
</main>
</body>
</html>
`
  return page.html
}

function head({ campaign: { name, status, stopped, goal }, per_day: { days } }: ReportData): Html {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  const period = first && last ? (first === last ? day(first) : `${day(first)} to ${day(last)}`) : 'nothing sent yet'
  const facts: Array<[string, string | undefined]> = [
    ['Period', period],
    ['Status', stopped ? `${named(status)}, stopped` : named(status)],
    ['Channel', goal.channel],
    ['Sender', goal.sender],
    ['Audience', goal.audience],
    ['Offer', goal.offer],
  ]
  return html`<header>
<p class="kind">Campaign report</p>
<h1><bdi>${name}</bdi></h1>
<dl class="facts">${facts.map(([what, value]) => value && html`<div><dt>${what}</dt><dd><bdi>${value}</bdi></dd></div>\n`)}</dl>
</header>`
}

function figures({ funnel: { reached, shares, leads }, inbox_counts }: ReportData): Html {
  const tile = (value: number, name: string, summary: string) =>
    html`<div><dt>${name}</dt><dd class="value">${count(value)}</dd><dd class="part">${summary}</dd></div>\n`
  const part = (share: number | null, whole: string) => (share === null ? '' : `${percent(share)} ${whole}`)
  return html`<dl class="figures">
${tile(reached.contacted, 'people written to', part(shares.contacted, `of ${many(leads.total, 'lead')}`))}
${tile(reached.accepted, 'accepted', part(shares.accepted, 'of those written to'))}
${tile(reached.responded, 'answered', part(shares.responded, 'of those written to'))}
${tile(inbox_counts.opted_out, 'asked not to be written to', 'never written to again')}</dl>`
}

const SAID_MAX = 600

function answersSection({ replies, inbox_counts, per_day: { time_zone } }: ReportData): Html {
  if (replies.length === 0) return section('answers', 'Answers', html`<p>Nobody has answered yet.</p>`)
  const shown = replies.length < inbox_counts.total ? `The newest ${count(replies.length)} of ` : ''
  const items = replies.map(({ lead, text, seen_at, opts_out }) => {
    const role = [lead.job_title, lead.company].filter((part) => part !== null).join(', ')
    return html`<li>
<p class="who"><strong><bdi>${shorten(lead.full_name, 120)}</bdi></strong> <time datetime="${seen_at}">${timestamp(seen_at, time_zone)}</time></p>
${role !== '' && html`<p class="role"><bdi>${shorten(role, 200)}</bdi></p>`}
<p class="said"><bdi>${shorten(text, SAID_MAX)}</bdi></p>
${opts_out && html`<p class="flag">Asked not to be written to</p>`}
</li>
`
  })
  const from = `${many(inbox_counts.total, 'answer')} from ${many(inbox_counts.people, 'person', 'people')}`
  return section(
    'answers',
    'Answers',
    html`<p class="quiet">${shown}${from}.</p>`,
    html`<ul class="answers">${items}</ul>`,
  )
}

function tasksSection({ campaign: { tasks, task_counts } }: ReportData): Html | null {
  if (tasks.length === 0) return null
  const rows = tasks
    .slice(0, 50)
    .map((t) => [html`<bdi>${t.description}</bdi>`, title(t.status), shorten(t.blocked_reason ?? '', 200)])
  return section(
    'tasks',
    'Tasks',
    html`<p class="quiet">${count(task_counts.done)} of ${count(task_counts.total)} done${rows.length < task_counts.total && html`; the first ${rows.length} are shown`}.</p>`,
    table(
      'Each is done when its effect was read back',
      [{ name: 'Task' }, { name: 'Status', whole: true }, { name: 'What stands in the way' }],
      rows,
    ),
  )
}

function foot({ made_at, campaign, per_day: { time_zone } }: ReportData): Html {
  return html`<footer>
<p>Made on ${timestamp(made_at, time_zone)} (${time_zone}) from the records of campaign <code>${campaign.id}</code>. A message counts as sent when it was seen in the conversation afterwards. People who were erased are counted and not named.</p>
</footer>`
}
