import { expect, test } from 'vitest'
import { receive } from '#apps/outreach/domain/decide/receive.ts'
import type {
  CampaignOverview,
  DraftView,
  MessageDetail,
  MessageView,
  ReplyView,
} from '#apps/outreach/domain/views/answers.ts'
import type { State } from '#kernel/ports/store.ts'
import { GOAL, HOSTILE, type KnownFixture, openKnownFixture } from './known-fixture.ts'
import { SYSTEM_WORKSPACE } from './leads-campaign.ts'
import { openWrittenCampaign } from './written-campaign.ts'

test('every figure of a small known world is what a hand counts [O-an.1]', async () => {
  const fixture = await openKnownFixture()
  expect(await fixture.view('funnel')).toEqual({
    leads: { total: 8, pending: 3, contacted: 2, accepted: 0, responded: 2, rejected: 1 },
    reached: { contacted: 5, accepted: 3, responded: 2 },
    shares: { contacted: 0.625, accepted: 0.6, responded: 0.4 },
  })
  const day = (day: string, sent = 0, accepted = 0, replied = 0) => ({ day, sent, accepted, replied })
  expect(await fixture.view('per_day')).toEqual({
    time_zone: 'Europe/Berlin',
    cut: false,
    days: [
      day('2026-03-27', 1),
      day('2026-03-28', 4),
      day('2026-03-29', 0, 1),
      // 22:30 UTC is past midnight since the clocks went forward.
      day('2026-03-30', 0, 2, 1),
      day('2026-03-31'),
      day('2026-04-01'),
      day('2026-04-02', 1),
      day('2026-04-03', 0, 0, 1),
    ],
  })
  const one = { share: 1, low: 0.2065, high: 1 }
  const twoOfTwo = { share: 1, low: 0.3424, high: 1 }
  const oneOfTwo = { share: 0.5, low: 0.0945, high: 0.9055 }
  const noneOfTwo = { share: 0, low: 0, high: 0.6576 }
  const noneOfOne = { share: 0, low: 0, high: 0.7935 }
  const invited = { step: 1, type: 'connection_request' }
  expect(await fixture.view('per_variant')).toEqual([
    { ...invited, variant: 'A', sent: 2, accepted: 2, accepted_share: twoOfTwo, replied: 1, replied_share: oneOfTwo },
    { ...invited, variant: 'B', sent: 2, accepted: 1, accepted_share: oneOfTwo, replied: 0, replied_share: noneOfTwo },
    {
      ...invited,
      variant: null,
      sent: 1,
      accepted: 0,
      accepted_share: noneOfOne,
      replied: 0,
      replied_share: noneOfOne,
    },
    {
      step: 2,
      type: 'follow_up',
      variant: 'F',
      sent: 1,
      accepted: null,
      accepted_share: null,
      replied: 1,
      replied_share: one,
    },
  ])
  // 10, 20, 30, 60, 120, 240, 300, 600 and 900 seconds; what was edited or ran out was decided by nobody.
  expect(await fixture.view('approval_latency')).toEqual([
    { action: 'generate_message', count: 9, turned_down: 2, median_seconds: 120, p90_seconds: 660, max_seconds: 900 },
  ])
  expect(await fixture.view('rejections')).toEqual({
    proposals: [
      { code: 'message.detail', count: 2, last_at: '2026-04-02T11:01:00.000000Z' },
      { code: 'lane.denied', count: 1, last_at: '2026-04-02T11:02:00.000000Z' },
    ],
    approvals: [{ action: 'generate_message', reason: 'too long', count: 2 }],
  })
})

test('one look at a campaign tells its goal, what waits and what was sent today, and nothing that a goal may come to hold', async () => {
  const fixture = await openKnownFixture()
  await fixture.at('2026-04-03T12:00:00Z', [
    ['update kernel.workspaces set goal = goal || $1', [JSON.stringify({ password: 'hunter2' })]],
    [
      `insert into kernel.tasks (workspace_id, task_id, description, source, created_at, updated_at) values ($1, $1, 'Look at the answers', 'user', kernel.now(), kernel.now())`,
      [fixture.id],
    ],
  ])
  const seen = await fixture.view<CampaignOverview>('campaign', { at: '2026-03-28T12:00:00Z' })
  expect(seen).toMatchObject({
    id: fixture.id,
    name: 'C',
    status: 'initializing',
    stopped: false,
    goal: GOAL,
    tasks: [
      { id: fixture.id, description: 'Look at the answers', status: 'pending', source: 'user', blocked_reason: null },
    ],
    task_counts: { total: 1, pending: 1, in_progress: 0, done: 0, blocked: 0 },
    leads: { total: 8, pending: 3, contacted: 2, accepted: 0, responded: 2, rejected: 1 },
    messages: { sent: 6, failed: 1 },
    waiting: { drafts: 1, approvals: 0, questions: 0, uncertain: 0, unread: 3 },
    today: { day: '2026-03-28', connects: 4, messages: 0 },
  })
  expect(JSON.stringify(seen)).not.toContain('hunter2')
  expect(await fixture.view('campaign', { at: '2026-04-01T22:30:00Z' })).toMatchObject({
    today: { day: '2026-04-02', connects: 0, messages: 1 },
  })
})

test('what an account used of its limits is asked of the house, from its own midnight and its own Monday', async () => {
  const fixture = await openKnownFixture()
  const ask = (at: string, workspace = SYSTEM_WORKSPACE) =>
    fixture.view('caps_used', { account: 'Mia Example', time_zone: 'Europe/Berlin', at }, workspace)
  const none = { day: 0, week: 0 }
  expect(await ask('2026-03-28T12:00:00Z')).toEqual({
    connect: { day: 2, week: 3 },
    message: { day: 1, week: 1 },
    view: none,
  })
  // Sunday is past midnight in Berlin; Monday begins another week.
  expect(await ask('2026-03-28T23:30:00Z')).toMatchObject({ connect: { day: 0, week: 3 } })
  expect(await ask('2026-03-29T22:30:00Z')).toEqual({ connect: none, message: none, view: none })
  expect(await ask('2026-03-28T12:00:00Z', fixture.id)).toBe(null)
})

test('drafts that wait are paged, each with its lead and the hash that an answer names', async () => {
  const fixture = await openKnownFixture()
  for (let i = 0; i < 4; i++)
    await fixture.ask({ lead: fixture.leads.Gus, text: `Hello Gus, draft ${i}.`, at: '2026-04-04T07:00:00Z' })
  const pages: DraftView[][] = []
  for (let after: object | null = null; ; ) {
    const { drafts }: { drafts: DraftView[] } = await fixture.view('drafts', { limit: 2, after })
    const last = drafts.at(-1)
    if (!last) break
    pages.push(drafts)
    after = { requested_at: last.requested_at, id: last.approval_id }
  }
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
  const all = pages.flat()
  expect(new Set(all.map((d) => d.approval_id)).size).toBe(5)
  expect(all[0]).toEqual({
    approval_id: expect.any(String),
    action_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    text: 'Hello Fay, B words.',
    type: 'connection_request',
    author: 'agent',
    replaces: null,
    people_needed: 1,
    grants: [],
    requested_at: '2026-04-01T07:00:00.000000Z',
    expires_at: '2999-01-01T00:00:00.000000Z',
    lead: {
      id: fixture.leads.Fay,
      full_name: 'Fay Example',
      profile_url: 'https://x.example/fay',
      job_title: 'Head of Engineering',
      company: 'Fay GmbH',
      status: 'pending',
      weight_score: null,
    },
  })
})

test('messages are listed by what became of them, and one tells who approved it, when, and what was tried', async () => {
  const fixture = await openKnownFixture()
  const list = async (parameters: object) =>
    (await fixture.view<{ messages: MessageView[] }>('messages', parameters)).messages.map((m) => m.message_id)
  const { messages } = fixture
  expect(await list({})).toHaveLength(7)
  expect(await list({ status: 'failed' })).toEqual([messages.Hal])
  expect(await list({ step: 2 })).toEqual([messages.BenAgain])
  expect(await list({ lead_id: fixture.leads.Ben })).toEqual([messages.BenAgain, messages.Ben])
  const [first] = (await fixture.view<{ messages: MessageView[] }>('messages', { limit: 1 })).messages
  expect(await list({ after: { approved_at: first?.approved_at, id: first?.message_id } })).toHaveLength(6)

  const eve = await fixture.view<MessageDetail>('message', { id: messages.Eve })
  expect(eve).toMatchObject({
    text: 'Hello Eve, my own words.',
    author: 'human',
    variant: null,
    status: 'sent',
    lead: { full_name: 'Eve Example' },
  })
  expect(eve.approvals).toMatchObject([
    {
      author: 'agent',
      status: 'superseded',
      text: 'Hello Eve, A words.',
      reason: 'edited',
      decided_by: null,
      latency_seconds: 60,
      grants: [],
    },
    {
      author: 'human',
      status: 'used',
      text: 'Hello Eve, my own words.',
      decided_by: 'anna',
      latency_seconds: 10,
      grants: [{ person: 'anna', role: 'OWNER', granted_at: '2026-03-27T10:01:10.000000Z' }],
    },
  ])
  expect(await fixture.view('message', { id: messages.Hal })).toMatchObject({
    status: 'failed',
    failures: 1,
    intents: [
      {
        intent_id: fixture.intent,
        status: 'not_done',
        receipts: [{ outcome: 'not_done', error: 'channel.offline' }],
        evidence: [{ found: false, detail: 'it stands there not yet' }],
      },
    ],
  })
  expect(await fixture.view('message', { id: fixture.id })).toBe(null)
})

test('the inbox has the newest reply first, or the unread ones, with what was written before [O-seq.5]', async () => {
  const fixture = await openKnownFixture()
  const { ada, ben, benAgain } = fixture.replies
  expect(await fixture.view('inbox_counts')).toEqual({ total: 3, unread: 3, people: 2, opted_out: 1 })
  const inbox = async (parameters: object = {}) =>
    (await fixture.view<{ replies: ReplyView[] }>('inbox', parameters)).replies
  const ids = async (parameters: object = {}) => (await inbox(parameters)).map((r) => r.reply_id)
  expect(await ids()).toEqual([benAgain, ben, ada])
  await fixture.at('2026-04-03T12:00:00Z', [
    [`update outreach.replies set read_at = kernel.now(), read_by = 'anna' where reply_id = $1`, [ben]],
  ])
  expect(await ids({ unread_first: true })).toEqual([benAgain, ada, ben])
  expect(await ids({ unread: true })).toEqual([benAgain, ada])
  expect(await fixture.view('inbox_counts')).toMatchObject({ total: 3, unread: 2 })
  expect(await pagesOf(fixture)).toEqual([[benAgain], [ada], [ben]])
  const [newest] = await inbox()
  expect(newest).toMatchObject({
    number: 2,
    text: 'Please stop writing to me.',
    opts_out: true,
    step: 2,
    read_at: null,
    lead: { full_name: 'Ben Example', status: 'responded' },
    before: [
      { step: 1, type: 'connection_request', text: 'Hello Ben, A words.' },
      { step: 2, type: 'follow_up', text: 'Hello again Ben.' },
    ],
  })
  expect((await inbox()).at(-1)).toMatchObject({ text: `Yes, please. ${HOSTILE}`, before: [{ step: 1 }] })
})

async function pagesOf(fixture: KnownFixture): Promise<string[][]> {
  const pages: string[][] = []
  for (let after: object | null = null; ; ) {
    const { replies }: { replies: ReplyView[] } = await fixture.view('inbox', { unread_first: true, limit: 1, after })
    const last = replies.at(-1)
    if (!last) return pages
    pages.push(replies.map((r) => r.reply_id))
    after = { first: last.first, seen_at: last.seen_at, id: last.reply_id }
  }
}

test('a campaign in which nothing has happened yet shows zeros, no days and no shares', async () => {
  const fixture = await openWrittenCampaign(GOAL)
  expect(await fixture.view('funnel')).toEqual({
    leads: { total: 0, pending: 0, contacted: 0, accepted: 0, responded: 0, rejected: 0 },
    reached: { contacted: 0, accepted: 0, responded: 0 },
    shares: { contacted: null, accepted: null, responded: null },
  })
  expect(await fixture.view('per_day')).toEqual({ time_zone: 'Europe/Berlin', cut: false, days: [] })
  for (const name of ['per_variant', 'approval_latency']) expect(await fixture.view(name), name).toEqual([])
  expect(await fixture.view('rejections')).toEqual({ proposals: [], approvals: [] })
  expect(await fixture.view('campaign')).toMatchObject({ leads: { total: 0 }, messages: {}, tasks: [] })
  expect(await fixture.view('context')).toBe(null)
})

test.each([
  ['+05:30', '2026-03-28'],
  ['-0400', '2026-03-27'],
  ['+02', '2026-03-28'],
])(
  'the days of an offset like %s are those east or west of Greenwich, not the other way round',
  async (time_zone, day) => {
    const fixture = await openWrittenCampaign({ ...GOAL, time_zone })
    const [lead] = await fixture.add({})
    const message = await fixture.approve({
      lead: lead as string,
      text: 'Hello Jane.',
      at: '2026-03-27T10:00:00Z',
      approvedAt: '2026-03-27T10:00:00Z',
    })
    await fixture.send(message, '2026-03-27T23:00:00Z')
    expect(await fixture.view('per_day')).toMatchObject({ time_zone, days: [{ day, sent: 1 }] })
  },
)

test('of more than a year of days the last 366 are shown, and that it is so', async () => {
  const fixture = await openWrittenCampaign(GOAL)
  const [early, late] = await fixture.add({}, {})
  for (const [lead, at] of [
    [early, '2024-01-01T10:00:00Z'],
    [late, '2026-01-01T10:00:00Z'],
  ] as const) {
    const message = await fixture.approve({ lead: lead as string, text: 'Hello Jane.', at, approvedAt: at })
    await fixture.send(message, at)
  }
  const { cut, days } = await fixture.view<{ cut: boolean; days: Array<{ day: string; sent: number }> }>('per_day')
  expect(cut).toBe(true)
  expect(days).toHaveLength(366)
  expect(days[0]).toMatchObject({ day: '2025-01-01', sent: 0 })
  expect(days.at(-1)).toMatchObject({ day: '2026-01-01', sent: 1 })
})

test('one campaign sees nothing of another', async () => {
  const fixture = await openKnownFixture()
  const stranger = '0198c0de-0000-7000-8000-00000000dead'
  expect(await fixture.view('campaign', {}, stranger)).toBe(null)
  expect(await fixture.view('drafts', {}, stranger)).toEqual({ drafts: [] })
  expect(await fixture.view('message', { id: fixture.messages.Ada }, stranger)).toBe(null)
  expect(await fixture.view('inbox', {}, stranger)).toEqual({ replies: [] })
})

test('a person reads a reply once, and rejects a lead, by what the pack makes of the inbox [O-seq.5]', async () => {
  const fixture = await openKnownFixture()
  const handle = (kind: string, content: Record<string, unknown>) => {
    const now = '2026-04-03T12:00:00.000Z'
    const item = { item_id: fixture.id, kind, person: 'anna', subject_id: null, content, received_at: now }
    const decision = receive({} as State, item)
    if (decision.kind !== 'write') throw new Error(decision.kind)
    const changes = decision.make({ now, uuid: () => fixture.id, runId: fixture.id, author: 'human', approvalId: null })
    const applied = changes.map((c): [string, unknown[]] => ['select kernel.apply_change($1, $2)', [fixture.id, c]])
    return fixture.at(now, applied).then(
      () => 'done',
      (error: Error) => error.message.split(':')[0],
    )
  }
  const { replies, leads } = fixture
  expect(await handle('outreach.read_reply', { reply_id: replies.ada })).toBe('done')
  expect(await handle('outreach.read_reply', { reply_id: replies.ada })).toBe('change.lost')
  expect(await handle('outreach.read_reply', { reply_id: fixture.id })).toBe('change.lost')
  expect(await fixture.view('inbox', { limit: 5 })).toMatchObject({
    replies: [{}, {}, { reply_id: replies.ada, read_by: 'anna', read_at: '2026-04-03T12:00:00.000000Z' }],
  })
  expect(await handle('outreach.reject_lead', { lead_id: leads.Fay, reason: 'a competitor' })).toBe('done')
  expect(await handle('outreach.reject_lead', { lead_id: fixture.id, reason: 'nobody' })).toBe('change.lost')
  expect(await fixture.view('funnel')).toMatchObject({ leads: { pending: 2, rejected: 2 } })
})
