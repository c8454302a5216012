import { expect, test } from 'vitest'
import type { LeadInShort, ReplyView } from '../views/answers.ts'
import { verdictOf } from './chart-variants.ts'
import { escapeText } from './html.ts'
import { renderReport } from './render-report.ts'
import type { ReportData } from './report-data.ts'
import { duration, shorten } from './words.ts'

const NASTY = `</title></style></svg><script>alert(1)</script><img src=x onerror="alert(2)" style='x'>&amp;\u202E\0`

const lead = (text: string): LeadInShort => ({
  id: '0198c0de-0000-7000-8000-000000000002',
  full_name: text,
  profile_url: text,
  job_title: text,
  company: text,
  status: 'responded',
  weight_score: 80,
})

const reply = (text: string): ReplyView => ({
  reply_id: '0198c0de-0000-7000-8000-000000000003',
  number: 1,
  text,
  opts_out: true,
  step: 1,
  seen_at: '2026-03-27T22:30:00.000000Z',
  read_at: null,
  read_by: null,
  first: false,
  lead: lead(text),
  before: [],
})

/** Every text in it is this one. */
function dataOf(text: string): ReportData {
  const interval = { share: 0.5, low: 0.0945, high: 0.9055 }
  return {
    made_at: '2026-03-28T09:12:00.000Z',
    campaign: {
      id: '0198c0de-0000-7000-8000-000000000001',
      name: text,
      status: 'active',
      status_reason: text,
      created_at: '2026-03-01T09:00:00.000000Z',
      stopped: false,
      goal: {
        audience: text,
        offer: text,
        sender: text,
        channel: 'demo',
        account: text,
        steps: [{ type: 'connection_request', drafts: [{ variant: text, text }] }],
      },
      tasks: [
        {
          id: '0198c0de-0000-7000-8000-000000000004',
          description: text,
          status: 'blocked',
          blocked_reason: text,
          source: 'agent',
          preconditions: [],
          required_effects: [],
          created_at: '',
          updated_at: '',
        },
      ],
      task_counts: { total: 1, pending: 0, in_progress: 0, done: 0, blocked: 1 },
      leads: { total: 4, pending: 2, contacted: 0, accepted: 0, responded: 1, rejected: 1 },
      discovery: null,
      messages: {},
      waiting: { drafts: 0, approvals: 0, questions: 0, uncertain: 0, unread: 1, set_aside: 0, tasks: 0 },
      ready_to_send: 0,
      failed: 0,
      set_aside: [],
      today: { day: '2026-03-28', connects: 0, messages: 0 },
    },
    funnel: {
      leads: { total: 4, pending: 2, contacted: 0, accepted: 0, responded: 1, rejected: 1 },
      reached: { contacted: 2, accepted: 1, responded: 1 },
      shares: { contacted: 0.5, accepted: 0.5, responded: 0.5 },
    },
    per_day: {
      time_zone: 'Europe/Berlin',
      cut: false,
      days: [{ day: '2026-03-27', sent: 2, accepted: 1, replied: 1 }],
    },
    per_variant: [
      {
        step: 1,
        type: 'connection_request',
        variant: text,
        sent: 2,
        accepted: 1,
        accepted_share: interval,
        replied: 1,
        replied_share: interval,
      },
    ],
    approval_latency: [
      { action: text, count: 2, turned_down: 1, median_seconds: 0, p90_seconds: 60, max_seconds: 4000 },
    ],
    rejections: {
      proposals: [{ code: text, count: 1, last_at: '' }],
      approvals: [{ action: text, reason: text, count: 1 }],
    },
    inbox_counts: { total: 1, unread: 1, people: 1, opted_out: 1 },
    replies: [reply(text)],
  }
}

const EMPTY: ReportData = {
  ...dataOf('Quiet'),
  funnel: {
    leads: { total: 0, pending: 0, contacted: 0, accepted: 0, responded: 0, rejected: 0 },
    reached: { contacted: 0, accepted: 0, responded: 0 },
    shares: { contacted: null, accepted: null, responded: null },
  },
  per_day: { time_zone: 'Nowhere/Land', cut: false, days: [] },
  per_variant: [],
  approval_latency: [],
  rejections: { proposals: [], approvals: [] },
  replies: [],
}

/** The names of all elements that the page has. */
const elements = (page: string) => new Set([...page.matchAll(/<([a-z0-9]+)/gi)].map(([, name]) => name))

test('a text from outside makes no element, attribute or style, wherever it stands', () => {
  const nasty = renderReport(dataOf(NASTY))
  expect(elements(nasty)).toEqual(elements(renderReport(dataOf('plain'))))
  expect(nasty).not.toMatch(/<script|<img|onerror="|\u202E|\0/)
  expect(nasty.match(/<style/g)).toHaveLength(1)
  expect(nasty).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(escapeText(`<&>"'\r\n\uD800`)).toBe('&lt;&amp;&gt;&quot;&#39;\n\uFFFD')
})

test('the page runs nothing and fetches nothing', () => {
  const page = renderReport(dataOf('plain'))
  expect(page).toContain(`default-src 'none'`)
  for (const name of ['script', 'link', 'img', 'iframe', 'object', 'embed', 'form', 'base', 'a'])
    expect(elements(page), name).not.toContain(name)
  expect(page).not.toMatch(/url\(|@import|https?:|src=|href=/)
})

test('each chart has a title and a description of its own, and its numbers stand in a table too [O-an.2]', () => {
  const page = renderReport(dataOf('plain'))
  const charts = [...page.matchAll(/<svg[^>]*aria-labelledby="([\w-]+) ([\w-]+)"[\s\S]*?<\/svg>/g)]
  expect(charts.map(([, id]) => id)).toEqual([
    'funnel-title',
    'days-title',
    'step-1-accepted-title',
    'step-1-answered-title',
    'latency-title',
  ])
  for (const [svg, titled, described] of charts) {
    expect(svg).toMatch(new RegExp(`<title id="${titled}">[^<]+</title><desc id="${described}">[^<]+</desc>`))
  }
  expect(page.match(/id="[^"]+"/g)).toHaveLength(new Set(page.match(/id="[^"]+"/g)).size)
  const captions = [...page.matchAll(/<caption>([^<]+)/g)].map(([, caption]) => caption)
  expect(captions.slice(0, 4)).toEqual([
    'The stages',
    'Where the leads stand now',
    'Days on which something happened',
    'Message 1 in numbers: people, share and 95% interval',
  ])
  // Headings go down one step at a time.
  const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  expect(levels.every((level, i) => i === 0 || level <= (levels[i - 1] as number) + 1)).toBe(true)
})

test('the same data give the same bytes, and moments are told in the time of the campaign', () => {
  expect(renderReport(dataOf('plain'))).toBe(renderReport(dataOf('plain')))
  expect(renderReport(dataOf('plain'))).toContain('27 March 2026 at 23:30')
})

test('a campaign in which nothing has happened has a report without charts of nothing', () => {
  const page = renderReport(EMPTY)
  expect(page).toContain('Nothing was sent yet.')
  expect(page).toContain('Nobody has answered yet.')
  expect(page).not.toMatch(/NaN|undefined|null|Infinity/)
})

test('one draft is called better only where the intervals lie apart', () => {
  const of = (name: string, share: number, low: number, high: number, pattern = true) => ({
    name,
    pattern,
    sent: 100,
    interval: { share, low, high },
  })
  expect(verdictOf([of('A', 0.3, 0.2, 0.4)])).toBe('')
  expect(verdictOf([of('A', 0.3, 0.2, 0.4), of('B', 0.5, 0.39, 0.6)])).toMatch(/overlap/)
  expect(verdictOf([of('A', 0.3, 0.2, 0.4), of('B', 0.5, 0.41, 0.6)])).toMatch(/^B did better than the others/)
  expect(verdictOf([of('A', 0.3, 0.2, 0.4), of('B', 0.5, 0.41, 0.6), of('C', 0.45, 0.3, 0.5)])).toMatch(
    /^B did better than A;/,
  )
  expect(verdictOf([of('A', 0.3, 0.2, 0.4), of('Own words', 0.9, 0.8, 1, false)])).toBe('')
})

test('times and long texts are told shortly', () => {
  expect([0, 9.96, 40, 60, 320, 3600, 9300, 151_200].map(duration)).toEqual([
    '0 s',
    '10 s',
    '40 s',
    '1 min',
    '5 min 20 s',
    '1 h',
    '2 h 35 min',
    '1 d 18 h',
  ])
  expect(shorten('😀😀😀', 2)).toBe('😀😀…')
  expect(shorten('ab', 2)).toBe('ab')
})

test('what was not sent is reported with the people and the reasons, and as nothing else [H-campaign.4]', () => {
  const data = dataOf('Spring')
  expect(renderReport(data)).not.toContain('Not sent')
  const aside = {
    ...{ stage: 'send' as const, code: 'channel.not_a_profile', since: '2026-03-28T10:00:00.000Z' },
    ...{ reason: "Couldn't send the message: <b>no profile</b>.", location: null, headline: null },
    lead: reply('Ada').lead,
  }
  const campaign = { ...data.campaign, failed: 2, set_aside: [aside] }
  const page = renderReport({ ...data, campaign: { ...campaign, waiting: { ...campaign.waiting, set_aside: 1 } } })
  expect(page).toContain('Not sent')
  expect(page).toContain('&lt;b&gt;no profile&lt;/b&gt;')
})
