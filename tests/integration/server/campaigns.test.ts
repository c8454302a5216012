import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountsIn } from '#apps/outreach/services/accounts.ts'
import { systemClock } from '#system/clock.ts'
import { HOSTILE, openKnownFixture } from '../outreach/known-fixture.ts'
import { hashOf, runOf } from '../outreach/written-campaign.ts'
import { openCampaignServer } from './campaign-server.ts'

const NOW = Date.parse('2026-03-28T12:00:00Z')
const ACCOUNTS = `
Mia Example:
  time_zone: Europe/Berlin
  caps: { connect: { day: 20, week: 80 } }
  warm_up: { since: 2026-03-27, first: 5, more: 2 }
  hours: { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" }
`

/** The known world behind the real server, on a Saturday. */
async function openFixture() {
  const fixture = await openKnownFixture()
  const clock = { ...systemClock, nowMs: () => NOW }
  const server = await openCampaignServer(fixture.campaign.database, {
    clock,
    accounts: accountsIn(ACCOUNTS, 'accounts.yaml'),
  })
  return { fixture, server, at: `/campaigns/${fixture.id}` }
}

test('a campaign is listed with its figures, and shown with its goal and what its account may still do', async () => {
  const { fixture, server, at } = await openFixture()
  const { campaigns } = await server.get('/campaigns')
  expect(campaigns).toHaveLength(1)
  expect(campaigns[0]).toMatchObject({
    id: fixture.id,
    channel: 'demo',
    account: 'Mia Example',
    leads: { total: 8, pending: 3, responded: 2, rejected: 1 },
    messages: { sent: 6, waiting: 1, uncertain: 0 },
    waiting: { approvals: 1, questions: 0, unread: 3 },
  })
  const whole = await server.get(at)
  expect(whole.campaign).toMatchObject({ id: fixture.id, waiting: { drafts: 1, unread: 3 }, messages: { sent: 6 } })
  expect(whole.goal).toMatchObject({ account: 'Mia Example', steps: [{ type: 'connection_request' }, {}] })
  // Seven on the second day of the warm-up, and nothing before Monday: it is Saturday.
  expect(whole.limits).toEqual({
    account: 'Mia Example',
    time_zone: 'Europe/Berlin',
    opens: '2026-03-30T07:00:00.000Z',
    acts: {
      connect: { used: { day: 2, week: 3 }, caps: { day: 7, week: 80 } },
      message: { used: { day: 1, week: 1 }, caps: { day: 7, week: 400 } },
      view: { used: { day: 0, week: 0 }, caps: { day: 7, week: 1500 } },
    },
  })
})

test('messages are paged by status and by lead, and one is shown with who said yes and what was read back', async () => {
  const { fixture, server, at } = await openFixture()
  const sent = (await server.get(`${at}/messages?status=sent&limit=4`)).messages
  const last = sent.at(-1)
  const rest = await server.get(
    `${at}/messages?status=sent&limit=4&after_at=${last.approved_at}&after_id=${last.message_id}`,
  )
  const ids = [...sent, ...rest.messages].map((m: { message_id: string }) => m.message_id)
  expect(new Set(ids).size).toBe(6)
  const toBen = (await server.get(`${at}/messages?lead=${fixture.leads.Ben}`)).messages
  expect(toBen.map((m: { step: number }) => m.step)).toEqual([2, 1])
  const failed = await server.get(`${at}/messages/${fixture.messages.Hal}`)
  expect(failed).toMatchObject({
    status: 'failed',
    failures: 1,
    approvals: [{ status: 'used', decided_by: 'anna', grants: [{ person: 'anna' }] }],
    intents: [{ status: 'not_done', receipts: [{ error: 'channel.offline' }], evidence: [{ found: false }] }],
  })
  const edited = await server.get(`${at}/messages/${fixture.messages.Eve}`)
  expect(edited.approvals.map((a: { author: string; status: string }) => `${a.author} ${a.status}`)).toEqual([
    'agent superseded',
    'human used',
  ])
})

test('replies come newest first with what they answer; one is read through the inbox of the workspace', async () => {
  const { fixture, server, at } = await openFixture()
  const page = await server.get(`${at}/replies?limit=2`)
  expect(page.counts).toEqual({ total: 3, unread: 3, people: 2, opted_out: 1 })
  expect(page.replies.map((r: { reply_id: string }) => r.reply_id)).toEqual([
    fixture.replies.benAgain,
    fixture.replies.ben,
  ])
  expect(page.replies[0]).toMatchObject({ opts_out: true, before: [{ step: 1 }, { text: 'Hello again Ben.' }] })
  const { seen_at, reply_id } = page.replies[1]
  const more = await server.get(`${at}/replies?limit=2&after_at=${seen_at}&after_id=${reply_id}`)
  // A stranger's words arrive as they were written: whoever shows them makes text of them.
  expect(more.replies).toMatchObject([{ reply_id: fixture.replies.ada, text: `Yes, please. ${HOSTILE}` }])

  await fixture.at(new Date(NOW).toISOString(), [[`update kernel.workspaces set status = 'active'`]])
  const sent = await server.code('POST', `/workspaces/${fixture.id}/inbox`, {
    kind: 'outreach.read_reply',
    content: { reply_id: fixture.replies.ben },
  })
  expect(sent).toBe('202')
  await server.lw.drive(fixture.id)
  const unread = await server.get(`${at}/replies?unread=true`)
  expect(unread.counts.unread).toBe(2)
  expect(unread.replies.map((r: { reply_id: string }) => r.reply_id)).not.toContain(fixture.replies.ben)
})

test('the figures are those of the report, which is a file to be kept and no page of ours', async () => {
  const { server, at } = await openFixture()
  const metrics = await server.get(`${at}/figures`)
  expect(metrics.funnel.reached).toEqual({ contacted: 5, accepted: 3, responded: 2 })
  expect(metrics.per_day).toMatchObject({ time_zone: 'Europe/Berlin', days: { length: 8 } })
  expect(metrics.per_variant.map((v: { variant: string }) => v.variant)).toEqual(['A', 'B', null, 'F'])
  expect(metrics.rejections.proposals[0]).toMatchObject({ code: 'message.detail', count: 2 })
  const report = await server.text(`${at}/report.html`)
  expect(report.disposition).toBe('attachment; filename="report.html"')
  expect(report.type).toBe('text/html; charset=utf-8')
  expect(report.text).not.toContain('<img src=x')
})

test('what was said, asked, kept and seen is there page by page', async () => {
  const { fixture, server, at } = await openFixture()
  const now = '2026-04-05T08:00:00Z'
  const [question, task, intent] = [randomUUID(), randomUUID(), randomUUID()]
  const page = {
    untrusted: true,
    url: 'http://x.example/in/ada',
    title: HOSTILE,
    elements: [],
    text: 'Ada',
    cut: false,
  }
  const keep = (version: number, content: object): Array<[string, unknown[]]> => {
    const bytes = Buffer.from(JSON.stringify(content))
    return [
      [
        `insert into kernel.blobs (workspace_id, hash, bytes) values ($1, $2, $3)`,
        [fixture.id, hashOf(String(bytes)), bytes],
      ],
      [
        `insert into kernel.artifacts (workspace_id, artifact_id, artifact_type, artifact_key, version, source, status, hash, hash_source, content_type, byte_size, created_at)
         values ($1, $2, 'context', 'notes / first', $3, 'user', 'approved', $4, 'normalized_json', 'application/json', $5, $6)`,
        [fixture.id, randomUUID(), version, hashOf(String(bytes)), bytes.length, now],
      ],
    ]
  }
  await fixture.at(now, [
    ...[1, 2, 3].map((n): [string, unknown[]] => [
      `insert into kernel.chat (workspace_id, message_id, author, text, said_at) values ($1, $2, 'controller', $3, $4)`,
      [fixture.id, randomUUID(), `said ${n}`, `2026-04-05T08:00:0${n}Z`],
    ]),
    runOf(intent, fixture.id, now, hashOf('look')),
    [
      `insert into kernel.questions (workspace_id, question_id, run_id, question, options, asked_at) values ($1, $2, $3, 'Shall we go on?', '["yes","no"]', $4)`,
      [fixture.id, question, intent, now],
    ],
    [
      `insert into kernel.tasks (workspace_id, task_id, description, source, created_at, updated_at) values ($1, $2, 'Look after everybody', 'controller', $3, $3)`,
      [fixture.id, task, now],
    ],
    [
      `insert into kernel.intents (workspace_id, intent_id, run_id, task_id, tool, lane_id, idempotency_key, action_hash, request, effect, created_at)
       values ($1, $2, $2, $3, 'browser_navigate', 'LOOK', 'k', $4, '{}', 'read', $5)`,
      [fixture.id, intent, task, hashOf('look'), now],
    ],
    [
      `insert into kernel.receipts (workspace_id, receipt_id, intent_id, attempt, outcome, result, received_at) values ($1, $2, $3, 1, 'done', $4, $5)`,
      [fixture.id, randomUUID(), intent, JSON.stringify({ observation: page }), now],
    ],
    ...keep(1, { a: 1 }),
    ...keep(2, { a: 2 }),
  ])
  const { chat } = await server.get(`${at}/chat?limit=2`)
  expect(chat.map((c: { text: string }) => c.text)).toEqual(['said 3', 'said 2'])
  const older = await server.get(`${at}/chat?before_at=${chat[1].said_at}&before_id=${chat[1].id}`)
  expect(older.chat.map((c: { text: string }) => c.text)).toEqual(['said 1'])
  expect((await server.get(`${at}/questions`)).questions).toMatchObject([{ id: question, options: ['yes', 'no'] }])
  expect((await server.get(`${at}/last-page`)).seen).toMatchObject({ task: 'Look after everybody', page })

  const key = 'type=context&key=notes%20%2F%20first'
  expect((await server.get(`${at}/artifacts`)).artifacts).toMatchObject([{ artifact_key: 'notes / first', version: 2 }])
  const { versions } = await server.get(`${at}/artifacts/versions?${key}`)
  expect(versions.map((v: { version: number }) => v.version)).toEqual([2, 1])
  const first = await server.get(`${at}/artifacts/content?${key}&version=1`)
  expect(first).toMatchObject({ version: 1, content: '{"a":1}' })
  expect(await server.code('GET', `${at}/artifacts/content?${key}&version=3`)).toBe('artifact.unknown')
})

test('a goal is checked before anything is made of it, and what is wrong is told at its member', async () => {
  const { server } = await openFixture()
  const { goal, text } = await server.get('/goals/example')
  expect(text).toContain('# Who signs.')
  const check = async (change: object) => (await server.post('/goals/check', { goal: { ...goal, ...change } })).error
  expect(await check({})).toBeNull()
  expect(await check({ contacts: 0 })).toMatchObject({ path: '/contacts', code: 'goal.shape' })
  expect(await check({ time_zone: 'Mars/Base' })).toMatchObject({ path: '/time_zone', code: 'goal.time_zone' })
  const [first] = goal.steps
  const broken = { ...first, drafts: [{ variant: 'a', text: 'Hello {first_nam}, may I connect?' }] }
  expect(await check({ steps: [broken] })).toMatchObject({ path: '/steps/0/drafts/0/text', code: 'goal.pattern' })
  expect(await check({ steps: [first, first] })).toMatchObject({ path: '/steps/1/type' })
  const scoring = { criteria: { profile_completeness: { weight: 0.5 } } }
  expect(await check({ scoring })).toMatchObject({ path: '/scoring', code: 'scoring.weights' })
})

test('what is no campaign, no message and no value is refused by its name, and nothing of it breaks the database', async () => {
  const { server, at } = await openFixture()
  const other = '00000000-0000-4000-8000-000000000009'
  for (const rest of [
    '',
    '/messages',
    '/replies',
    '/figures',
    '/chat',
    '/questions',
    '/artifacts',
    '/last-page',
    '/report.html',
  ])
    expect(await server.code('GET', `/campaigns/${other}${rest}`), rest).toBe('campaign.unknown')
  expect(await server.code('GET', '/campaigns/x')).toBe('campaign.bad_id')
  expect(await server.code('GET', `${at}/messages/x`)).toBe('message.bad_id')
  expect(await server.code('GET', `${at}/messages/${other}`)).toBe('message.unknown')
  expect(await server.code('GET', `${at}/messages?lead=x`)).toBe('lead.bad_id')
  for (const odd of ['limit=0', 'limit=201', 'status=lost', 'after_at=yesterday', 'after_id=1', 'more=1'])
    expect(await server.code('GET', `${at}/messages?${odd}`), odd).toMatch(/^(schema|format)\./)
  for (const odd of ['type=context&key=%00', 'type=%00&key=a', 'type=context'])
    expect(await server.code('GET', `${at}/artifacts/versions?${odd}`), odd).toMatch(/^schema\./)
})
