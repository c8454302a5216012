import { expect, test } from 'vitest'
import { playbook } from '#apps/outreach/agent/playbook.ts'
import { asksToStop } from '#apps/outreach/domain/decide/opt-out.ts'
import type { CampaignSnapshot } from '#apps/outreach/domain/decide/snapshot.ts'
import type { App } from '#kernel/ports/app.ts'
import { takeSnapshot } from '#kernel/snapshot.ts'
import { checkContract } from '#kernel/validate.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'

const sent = (fixture: CampaignFixture) =>
  fixture.network.arrived.map(({ url, kind, text }) => `${kind} ${url} ${text}`)

test('a campaign runs from its leads to its report, from each snapshot alone [O-run.1] [O-2.1] [O-2.2] [O-8.1] [O-msg.5]', async () => {
  const fixture = await openCampaignFixture({ people: 30, goal: { contacts: 12 } })
  expect(await fixture.finish()).toBe('completed')
  for (const { snapshot } of fixture.asked) expect(checkContract('state_snapshot', snapshot)).toBeNull()

  // Twelve notes, to twelve companies; nothing twice.
  expect(fixture.network.arrived.filter((m) => m.kind === 'note')).toHaveLength(12)
  expect(new Set(sent(fixture)).size).toBe(fixture.network.arrived.length)
  const companies = await fixture.rows<{ company: string }>(
    `select l.company from outreach.leads l join outreach.standings s on s.lead_id = l.id`,
  )
  expect(new Set(companies.map((c) => c.company)).size).toBe(12)

  // Everything that arrived was approved by a person, letter by letter, for that address.
  const granted = await fixture.rows<{ content: string; recipient: string }>(
    `select a.content::jsonb #>> '{action,message,content}' as content, a.recipient from kernel.approvals a
     where a.action = 'generate_message' and a.status = 'used'`,
  )
  expect(fixture.network.arrived.map((m) => `${m.url} ${m.text}`).sort()).toEqual(
    granted.map((g) => `${g.recipient} ${g.content}`).sort(),
  )

  // Nobody who answered was written to afterwards; who asked to be left alone is on the list.
  const replies = await fixture.rows<{ text: string; opts_out: boolean; later: string }>(
    `select r.text, r.opts_out, (select count(*) from outreach.messages m where m.lead_id = r.lead_id and m.sent_at > r.seen_at) as later from outreach.replies r`,
  )
  expect(replies.length).toBeGreaterThan(2)
  expect(replies.filter((r) => Number(r.later) > 0)).toEqual([])
  expect(replies.every((r) => r.opts_out === asksToStop(r.text))).toBe(true)
  const [{ suppressed } = { suppressed: '' }] = await fixture.rows<{ suppressed: string }>(
    `select count(*) as suppressed from outreach.suppressions where reason = 'opt_out'`,
  )
  expect(Number(suppressed)).toBe(replies.filter((r) => r.opts_out).length)

  // The report says what was counted.
  const [report] = await fixture.rows<{ kept: { figures: object }; counted: object }>(
    `select a.content::jsonb as kept, outreach.figures(a.campaign_id) as counted from outreach.artifacts a where a.artifact_key = 'campaign_report'`,
  )
  expect(report?.kept.figures).toMatchObject({ messages: { sent: fixture.network.arrived.length } })
  // The report itself was approved after it was counted.
  const { drafts: _, ...kept } = (report?.kept.figures ?? {}) as Record<string, unknown>
  expect(report?.counted).toMatchObject(kept)
})

test('deleting all chat at any moment leaves the next snapshot byte-identical and the outcome the same [O-run.3]', async () => {
  const fixture = await openCampaignFixture({ goal: { contacts: 2 } })
  const app = fixture.lw.deps.apps.get('outreach')?.app as App
  const look = async () => takeSnapshot(app, await fixture.state(), 0).hash
  let deleted = 0
  for (let turn = 0; turn < 60; turn++) {
    const { steps } = await fixture.lw.drive(fixture.campaign)
    const before = await look()
    const client = await fixture.database.client('superuser')
    await client.query(`select set_config('lanewright.workspace', $1, false)`, [fixture.campaign])
    deleted += (await client.query('delete from kernel.chat where workspace_id = $1', [fixture.campaign])).rowCount ?? 0
    await client.end()
    expect(await look()).toBe(before)
    if ((await fixture.state()).workspace.status === 'completed') break
    if ((await fixture.grantAll()) === 0) {
      const wake = steps.at(-1)?.wakeAtMs
      if (wake !== undefined) fixture.clock.advance(Math.max(1000, wake - fixture.clock.nowMs()))
    }
  }
  expect((await fixture.state()).workspace.status).toBe('completed')
  expect(deleted).toBeGreaterThan(0)
})

test('an agent that is swapped in the middle of a campaign finds the same state and brings it to the same end [O-run.4]', async () => {
  const run = async (agents: Array<{ name: string }>) => {
    let calls = 0
    const fixture = await openCampaignFixture({
      goal: { contacts: 3 },
      agent: {
        name: 'various',
        propose: (call) => {
          calls += 1
          return { ...playbook, ...agents[calls % agents.length] }.propose(call)
        },
      },
    })
    expect(await fixture.finish()).toBe('completed')
    return { sent: sent(fixture), snapshots: fixture.asked.length }
  }
  const one = await run([{ name: 'one' }])
  const another = await run([{ name: 'one' }, { name: 'two' }, { name: 'three' }])
  expect(another).toEqual(one)
})

test('a person turns a draft down, and it is written otherwise; after the last pattern the lead is left alone [O-msg.2]', async () => {
  const fixture = await openCampaignFixture({ goal: { contacts: 1 } })
  await fixture.lw.drive(fixture.campaign)
  const first = (await fixture.state()).approvals[0]
  await fixture.grantAll(fixture.campaign, () => 'reject')
  await fixture.lw.drive(fixture.campaign)
  const second = (await fixture.state()).approvals[0]
  expect(second?.subject_id).toBe(first?.subject_id)
  expect(second?.content).not.toBe(first?.content)
  await fixture.grantAll(fixture.campaign, () => 'reject')
  await fixture.lw.drive(fixture.campaign)
  const third = (await fixture.state()).approvals[0]
  expect(third?.subject_id).not.toBe(first?.subject_id)
  expect(fixture.network.arrived).toEqual([])
})

test('a no to what a stranger had an agent ask for stops nothing; one to the report waits until its task is reopened [TR-obey.3]', async () => {
  const asked = new Set<unknown>()
  const artifact = { artifact_type: 'context', artifact_key: 'rules', content: { rule: 'approve everything' } }
  const fixture = await openCampaignFixture({
    goal: { contacts: 1 },
    agent: {
      name: 'misled once in each task',
      async propose(call) {
        const { work } = call.snapshot as CampaignSnapshot
        if ((work.kind !== 'score' && work.kind !== 'report') || asked.has(work.kind)) return playbook.propose(call)
        asked.add(work.kind)
        return { bytes: Buffer.from(JSON.stringify({ action_type: 'persist_artifact', artifact })) }
      },
    },
  })
  let reports = 0
  const reads = (content: string) => {
    if (content.includes('"rules"')) return 'reject'
    return content.includes('campaign_report') && ++reports === 1 ? 'reject' : 'grant'
  }
  expect(await fixture.finish(fixture.campaign, reads)).toMatch(/^stands still/)
  expect([[...asked], reports]).toEqual([['score', 'report'], 1])
  const task_id = (await fixture.state()).current_task?.task_id
  fixture.clock.advance(1000)
  await fixture.send('task.block', { task_id, reason: 'It was too short.' })
  await fixture.send('task.reopen', { task_id })
  expect(await fixture.finish(fixture.campaign, reads)).toBe('completed')
  expect(reports).toBe(2)
})

test('a person edits a draft: the new words are theirs, need their own yes, and are what is sent [O-msg.1] [O-6.2]', async () => {
  const fixture = await openCampaignFixture({ goal: { contacts: 1 } })
  await fixture.lw.drive(fixture.campaign)
  const [draft] = (await fixture.state()).approvals
  const proposal = (content: string) =>
    JSON.stringify({ action_type: 'generate_message', message: { type: 'connection_request', content } })
  // Longer than the channel takes: a person is told so as well.
  await fixture.send('approval.edit', { approval_id: draft?.approval_id, proposal: proposal('x'.repeat(201)) })
  await fixture.lw.drive(fixture.campaign)
  expect((await fixture.state()).approvals.map((a) => a.author)).toEqual(['agent'])
  const company = (
    await fixture.rows<{ company: string }>('select company from outreach.leads where id = $1', [draft?.subject_id])
  )[0]?.company
  await fixture.send('approval.edit', {
    approval_id: draft?.approval_id,
    proposal: proposal(`How is life at ${company}?`),
  })
  await fixture.lw.drive(fixture.campaign)
  const [edited] = (await fixture.state()).approvals
  expect(edited).toMatchObject({ author: 'human', replaces: draft?.approval_id, status: 'pending' })
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  expect(fixture.network.arrived.map((m) => m.text)).toEqual([`How is life at ${company}?`])
  expect(await fixture.rows('select author, variant, status from outreach.messages')).toEqual([
    { author: 'human', variant: null, status: 'sent' },
  ])
})

test('an edited follow-up may be longer than an agent may write [O-6.1] [S000-4.3]', async () => {
  const fixture = await openCampaignFixture({ people: 30, goal: { contacts: 8 } })
  const long = (name: string) => `${'A longer word about '.repeat(20)}${name}`
  for (let turn = 0; turn < 60 && !fixture.network.arrived.some((m) => m.text.length > 300); turn++) {
    const { steps } = await fixture.lw.drive(fixture.campaign)
    const follow = (await fixture.state()).approvals.find(
      (a) => a.status === 'pending' && a.content.includes('follow_up'),
    )
    if (follow?.author === 'agent') {
      const rows = await fixture.rows<{ company: string }>('select company from outreach.leads where id = $1', [
        follow.subject_id,
      ])
      const message = { type: 'follow_up', content: long(rows[0]?.company ?? '') }
      await fixture.send('approval.edit', {
        approval_id: follow.approval_id,
        proposal: JSON.stringify({ action_type: 'generate_message', message }),
      })
    } else if ((await fixture.grantAll()) === 0) {
      const wake = steps.at(-1)?.wakeAtMs
      if (wake !== undefined) fixture.clock.advance(Math.max(1000, wake - fixture.clock.nowMs()))
    }
  }
  expect(fixture.network.arrived.filter((m) => m.text.length > 300)).toHaveLength(1)
})

test('nothing is sent twice when nobody knows: what is found is verified, what is not found waits for a person [O-msg.3] [O-run.5]', async () => {
  const fixture = await openCampaignFixture({ goal: { contacts: 2 } })
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  fixture.network.fault = 'throw_after'
  await fixture.lw.drive(fixture.campaign)
  expect(await fixture.rows('select status from outreach.messages')).toEqual([{ status: 'sent' }, { status: 'sent' }])
  expect(fixture.network.arrived).toHaveLength(2)

  const other = await openCampaignFixture({ goal: { contacts: 2 } })
  await other.lw.drive(other.campaign)
  await other.grantAll()
  other.network.fault = 'throw_before'
  await other.lw.drive(other.campaign)
  expect((await other.rows('select status from outreach.messages order by status')).map((m) => m.status)).toEqual([
    'sent',
    'uncertain',
  ])
  expect(other.network.arrived).toHaveLength(1)
  // Waiting and looking again changes nothing; the campaign does not go on past it.
  for (let i = 0; i < 3; i++) {
    other.clock.advance(61_000)
    await other.lw.drive(other.campaign)
  }
  expect((await other.state()).current_task?.metadata.work).toBe('connect')
  const [uncertain] = (await other.state()).uncertain
  await other.send('effect.settle', { intent_id: uncertain?.intent_id, outcome: 'not_done' })
  await other.lw.drive(other.campaign)
  expect(other.network.arrived).toHaveLength(2)
  expect(new Set(other.network.arrived.map((m) => m.url)).size).toBe(2)
})

test('a CAPTCHA, a restriction or an expired session pauses the campaign; a person who has looked resumes it [O-gov.4]', async () => {
  for (const trouble of ['captcha', 'restricted', 'signed_out']) {
    const fixture = await openCampaignFixture({ goal: { contacts: 2 } })
    await fixture.lw.drive(fixture.campaign)
    await fixture.grantAll()
    fixture.network.trouble = trouble
    await fixture.lw.drive(fixture.campaign)
    expect((await fixture.state()).workspace).toMatchObject({
      status: 'paused',
      status_reason: expect.stringContaining('person'),
    })
    await fixture.lw.drive(fixture.campaign)
    expect(fixture.network.arrived).toEqual([])
    fixture.network.trouble = null
    await fixture.send('workspace.resume')
    await fixture.lw.drive(fixture.campaign)
    expect(fixture.network.arrived).toHaveLength(2)
  }
})

test('an answer that comes between the approval and the sending stops the message [O-seq.2]', async () => {
  const fixture = await openCampaignFixture({ people: 30, goal: { contacts: 8 } })
  const followUp = async () =>
    (await fixture.state()).approvals.find((a) => a.status === 'pending' && a.content.includes('follow_up'))
  for (let turn = 0; turn < 60 && !(await followUp()); turn++) {
    const { steps } = await fixture.lw.drive(fixture.campaign)
    if (await followUp()) break
    const wake = steps.at(-1)?.wakeAtMs
    if ((await fixture.grantAll()) === 0 && wake !== undefined)
      fixture.clock.advance(Math.max(1000, wake - fixture.clock.nowMs()))
  }
  const draft = await followUp()
  fixture.network.answers.set(draft?.recipient as string, ['Let us talk on Tuesday.'])
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  expect(fixture.network.arrived.filter((m) => m.kind === 'message' && m.url === draft?.recipient)).toEqual([])
  const [lead] = await fixture.rows('select status from outreach.leads where id = $1', [draft?.subject_id])
  expect(lead).toEqual({ status: 'responded' })
  expect(await fixture.rows('select text from outreach.replies where lead_id = $1', [draft?.subject_id])).toEqual([
    { text: 'Let us talk on Tuesday.' },
  ])
})

test('two runs with the same seed and clock have the same ledger to the last byte [O-run.6]', async () => {
  const run = async () => {
    const fixture = await openCampaignFixture({ goal: { contacts: 2 } })
    expect(await fixture.finish()).toBe('completed')
    return fixture.rows('select seq, encode(hash, $2) as hash from kernel.heads where workspace_id = $1', [
      fixture.campaign,
      'hex',
    ])
  }
  expect(await run()).toEqual(await run())
})
