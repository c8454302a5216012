import { expect, test } from 'vitest'
import { campaignAgentsOf } from '#apps/outreach/services/agent-turn.ts'
import { chooseAgent } from '#apps/outreach/services/choose-agent.ts'
import { type ModelFor, pickAgent } from '#host/agent-choice.ts'
import type { LanewrightOptions } from '#host/open.ts'
import { hostileAgent } from '#integrations/models/hostile.ts'
import { ProposalByAction } from '#kernel/contracts/proposals.ts'
import type { AgentCall } from '#kernel/ports/agent.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture, CampaignOptions } from '../../support/campaign-fixture.ts'
import { BASE, GOAL } from '../../support/fake-network.ts'
import { answerScripted, connectAgent, runCampaign } from './agent-interfaces.ts'
import { promptOf, scriptedModel } from './scripted-model.ts'

/** As the product picks: by the goal, with this model configured. */
const picking = (modelFor?: ModelFor): Pick<LanewrightOptions, 'agentFor'> => ({
  agentFor: (state, app) => pickAgent(app, state.workspace.goal, modelFor),
})

const open = (agent: 'playbook' | 'model' | 'external', options: CampaignOptions = {}, modelFor?: ModelFor) =>
  openCampaignFixture({ people: 6, ...options, goal: { contacts: 2, agent, ...options.goal }, ...picking(modelFor) })

const nobody = async () => false

/** What arrived, and how: every message was seen on the network before it counted as sent. */
async function outcome(fixture: CampaignFixture) {
  const sent = await fixture.rows<{ status: string; n: number }>(
    `select i.status, count(*)::int as n from kernel.intents i where i.tool = 'send_message' group by 1`,
  )
  expect(sent).toEqual([{ status: 'verified', n: fixture.network.arrived.length }])
  return fixture.network.arrived
}

const actors = (fixture: CampaignFixture) =>
  fixture.rows<{ agent: string; model: string | null }>(
    'select distinct agent, model from kernel.agent_calls order by 1',
  )

test('the same campaign comes to the same messages with the playbook, with a model, and with an external agent over MCP [O-agent.1, K-agent.4]', async () => {
  const byBook = await open('playbook')
  expect(await runCampaign(byBook, nobody)).toBe('completed')
  const wanted = await outcome(byBook)
  expect(wanted.length).toBeGreaterThan(2)

  const { agent, requests } = await scriptedModel()
  const withModel = await open('model', {}, () => agent)
  expect(await runCampaign(withModel, nobody)).toBe('completed')
  expect(await outcome(withModel)).toEqual(wanted)
  expect(await actors(withModel)).toEqual([{ agent: 'openai-compatible/book', model: 'local-model-2026' }])
  // A real exchange each time, with the schema of the answer asked for.
  expect(requests).toHaveLength((await withModel.state()).usage.agent_calls)
  expect(requests[0]?.body.response_format).toMatchObject({ type: 'json_schema' })

  const external = await open('external')
  const their = await connectAgent(external, 'HTTP')
  expect(await runCampaign(external, their.turn)).toBe('completed')
  expect(await outcome(external)).toEqual(wanted)
  expect(await actors(external)).toEqual([{ agent: 'external/anna', model: 'their-agent/4.5' }])
  expect((await external.state()).usage.agent_outages).toBe(0)
}, 600_000)

test('an agent swapped in the middle, from the playbook to a model to an external one, changes no message [O-run.4]', async () => {
  const one = await open('playbook')
  expect(await runCampaign(one, nobody)).toBe('completed')

  const { agent } = await scriptedModel()
  const fixture = await open('playbook', {}, () => agent)
  const their = await connectAgent(fixture, 'stdio')
  const order = ['model', 'external', 'playbook'] as const
  let calls = -1
  let swaps = 0
  const swap = async () => {
    const { usage } = await fixture.state()
    if (usage.agent_calls === calls) return
    calls = usage.agent_calls
    await chooseAgent(fixture.lw, fixture.campaign, 'anna', order[swaps++ % order.length] as (typeof order)[number])
  }
  expect(await runCampaign(fixture, their.turn, swap)).toBe('completed')
  expect(await outcome(fixture)).toEqual(await outcome(one))
  expect((await actors(fixture)).map((a) => a.agent)).toEqual(['external/anna', 'openai-compatible/book', 'playbook'])
})

test('why a model was refused stands in its next prompt', async () => {
  const { agent, requests } = await scriptedModel((nth) =>
    nth === 1 ? '{"action_type":"select_next_task","task_id":"milk"}' : undefined,
  )
  const fixture = await open('model', { goal: { contacts: 1 } }, () => agent)
  expect(await runCampaign(fixture, nobody)).toBe('completed')
  const prompts = requests.map(({ body }) => promptOf(body))
  expect(prompts[1]).not.toContain('<refusals>')
  expect(prompts[2]).toMatch(/<refusals>\n.*schema\.format.*\/task_id/s)
  expect(prompts[3]).not.toContain('<refusals>')
})

test.each([
  { budget: { tokens: 3000 }, calls: 3, spent: 'tokens' },
  { budget: { agent_calls: 2 }, calls: 2, spent: 'agent_calls' },
])('a budget of $spent pauses the campaign when it is used up', async ({ budget, calls, spent }) => {
  const { agent, requests } = await scriptedModel()
  const fixture = await open('model', {}, () => agent)
  const campaign = await fixture.lw.create({
    pack: 'outreach',
    name: 'Poor',
    goal: { ...GOAL, agent: 'model' },
    budget,
  })
  await fixture.addLeads(campaign, fixture.network.people)
  await fixture.lw.drive(campaign)
  const state = await fixture.lw.store.load(campaign)
  expect(state?.workspace).toMatchObject({ status: 'paused', status_reason: expect.stringContaining(spent) })
  expect(requests).toHaveLength(calls)
})

test('a campaign for a model is refused where none is configured; one that lost its model waits and says why', async () => {
  // Without the harness's own choice of agents, as the product is opened.
  const fixture = await openCampaignFixture({ people: 3, goal: { contacts: 1, agent: 'playbook' }, ...picking() })
  await expect(chooseAgent(fixture.lw, fixture.campaign, 'anna', 'model')).rejects.toMatchObject({
    code: 'agent.no_model',
  })
  const { agent } = await scriptedModel()
  const other = await open('model', {}, () => (configured ? agent : undefined))
  let configured = true
  await other.lw.drive(other.campaign)
  configured = false
  await other.grantAll()
  const last = (await other.lw.drive(other.campaign)).steps.at(-1)
  expect(last).toMatchObject({ did: 'outage.agent.no_model', idle: true })
  expect((await other.state()).workspace.status).toBe('active')
})

test('a workspace whose agent comes by itself waits for it, and counts no outage', async () => {
  const fixture = await open('external')
  for (let i = 0; i < 3; i++) {
    const { steps, ended } = await fixture.lw.drive(fixture.campaign)
    expect(ended).toBe('idle')
    expect(steps.at(-1)?.did).toBe('waits.for_agent')
  }
  expect((await fixture.state()).usage).toMatchObject({ agent_calls: 0, agent_outages: 0, failed_attempts: 0 })
})

test('a proposal for a snapshot that has changed is refused with the fresh hash, and nothing is held against anybody', async () => {
  const fixture = await open('external')
  const their = await connectAgent(fixture)
  const seen = await their.look()
  await their.turn()
  const late = await their.propose(seen.snapshot_hash as string, await answerScripted(seen.snapshot))
  expect(late).toMatchObject({ verdict: null, refused: { code: 'snapshot.stale' }, your_turn: true })
  expect(late.snapshot_hash).toBe((await their.look()).snapshot_hash)
  expect((await fixture.state()).usage).toMatchObject({ agent_calls: 1, failed_attempts: 0 })
})

test('of two proposals at once for one snapshot, one is taken and the other is stale', async () => {
  const fixture = await open('external')
  const agents = [await connectAgent(fixture, 'HTTP'), await connectAgent(fixture, 'stdio')]
  for (let round = 0; round < 4; round++) {
    const { snapshot, snapshot_hash } = await (agents[0] as (typeof agents)[0]).look()
    const proposal = await answerScripted(snapshot)
    const answers = await Promise.all(agents.map((agent) => agent.propose(snapshot_hash as string, proposal)))
    const codes = answers.map((a) => a.refused?.code ?? (a.verdict?.ok ? 'taken' : a.verdict?.error?.code)).sort()
    expect(codes).toEqual(['snapshot.stale', 'taken'])
  }
  expect((await fixture.state()).usage.agent_calls).toBe(4)
})

test('what is no proposal is refused with a code, a path, what was expected and the next step; the third time blocks the task', async () => {
  const fixture = await open('external')
  const their = await connectAgent(fixture)
  // The first task is done by the leads that are there; the second is in progress.
  await their.turn()
  await their.turn()
  const bad = ['{"action_type":"no_op","action_type":"no_op","reason":"x"}', '{"action_type":', '[]']
  for (const text of bad) {
    const { snapshot_hash } = await their.look()
    const { verdict } = await their.propose(snapshot_hash as string, text)
    expect(verdict).toMatchObject({ ok: false, error: { code: expect.any(String), next: expect.any(String) } })
  }
  const [blocked] = await fixture.rows<{ n: number }>(
    `select count(*)::int as n from kernel.tasks where status = 'blocked'`,
  )
  expect(blocked?.n).toBe(1)
  // Their bytes are kept as they came.
  const kept = await fixture.rows<{ output: string }>(
    'select output from kernel.agent_calls order by called_at, call_id',
  )
  expect(kept.map((k) => k.output)).toEqual(expect.arrayContaining(bad))
})

test('an external agent reaches the campaigns that a person gave to external agents, and no other workspace', async () => {
  const fixture = await open('external')
  const their = await connectAgent(fixture)
  const other = await fixture.lw.create({ pack: 'outreach', name: 'Ours', goal: { ...GOAL, agent: 'playbook' } })
  const { snapshot_hash } = await their.look()
  const proposal = { action_type: 'no_op', reason: 'awaiting_user_input' }
  for (const [id, code] of [
    [other, 'agent.not_external'],
    [SYSTEM_WORKSPACE, 'campaign.other_pack'],
    ['0198c0de-0000-7000-8000-ffffffffffff', 'campaign.unknown'],
  ] as const) {
    expect((await their.look(id)).refused).toMatchObject({ code })
    expect(await their.propose(snapshot_hash as string, proposal, id)).toMatchObject({
      verdict: null,
      refused: { code },
    })
  }
  // A task of the other campaign is nobody's here.
  const task = (await fixture.lw.store.load(other))?.eligible_tasks[0]
  const { verdict } = await their.propose(snapshot_hash as string, {
    action_type: 'select_next_task',
    task_id: task?.task_id,
  })
  expect(verdict).toMatchObject({ ok: false, error: { code: 'task.unknown' } })
  await expect(their.client.callTool({ name: 'campaign_grant', arguments: {} })).rejects.toMatchObject({ code: -32602 })
  const extra = await their.client.callTool({
    name: 'campaign_snapshot',
    arguments: { campaign_id: other, person: 'x' },
  })
  expect(extra).toMatchObject({ isError: true, structuredContent: { refused: { code: 'arguments.invalid' } } })
})

test('hundreds of hostile proposals of an external agent do nothing outside the lanes', {
  timeout: 600_000,
}, async () => {
  const fixture = await open('external', { people: 8 })
  const other = await fixture.lw.create({ pack: 'outreach', name: 'Ours', goal: { ...GOAL, agent: 'playbook' } })
  const before = await fixture.lw.store.load(other)
  const hostile = hostileAgent({
    seed: 'external',
    vocabulary: ProposalByAction,
    known: { ids: [other, SYSTEM_WORKSPACE], names: ['OWNER', 'kernel.tasks', 'send_message', 'OUTREACH_SEND'] },
  })
  const agents = campaignAgentsOf(fixture.lw)
  let taken = 0
  for (let n = 0; n < 300; n++) {
    const snapshot = await agents.snapshot(fixture.campaign)
    if ('refused' in snapshot) throw new Error(snapshot.refused.message)
    if (!snapshot.your_turn) await attend(fixture)
    const { bytes } = await hostile.propose({
      ...{ snapshot: snapshot.snapshot, snapshotHash: snapshot.snapshot_hash ?? '', maxBytes: 64 * 1024 },
    } as AgentCall)
    const answer = await agents.propose(fixture.campaign, {
      snapshot_hash: n % 9 === 8 ? 'f'.repeat(64) : (snapshot.snapshot_hash ?? ''),
      proposal: Buffer.from(bytes).toString(),
      person: 'anna',
    })
    if ('verdict' in answer && answer.verdict) taken += 1
    expect(answer).toMatchObject(n % 9 === 8 ? { verdict: null } : {})
  }
  expect(taken).toBeGreaterThan(150)
  // Nobody granted anything, so nothing arrived, nothing was run, and what was looked at is the network's own.
  expect(fixture.network.arrived).toEqual([])
  expect(fixture.network.visited.filter((url) => !url.startsWith(`${BASE}/`))).toEqual([])
  expect((await fixture.state()).usage.agent_calls).toBe(taken)
  const [calls] = await fixture.rows<{ n: number }>(
    'select count(*)::int as n from kernel.agent_calls where workspace_id = $1',
    [fixture.campaign],
  )
  expect(calls?.n).toBe(taken)
  expect((await fixture.lw.store.load(other))?.recent_audit).toEqual(before?.recent_audit)
  expect(await fixture.rows(`select 1 from kernel.tasks where status = 'done' and source = 'agent'`)).toEqual([])
})

/** A person keeps the campaign alive and says yes to nothing. */
async function attend(fixture: CampaignFixture): Promise<void> {
  const { workspace, approvals, questions } = await fixture.state()
  if (workspace.status === 'paused') await fixture.send('workspace.resume')
  for (const { approval_id, action_hash } of approvals.filter((a) => a.status === 'pending'))
    await fixture.send('approval.decide', {
      approval_id,
      action_hash,
      decision: 'reject',
      role: 'OWNER',
      reason: 'No.',
    })
  for (const { question_id } of questions.filter((q) => q.status === 'open'))
    await fixture.send('question.answer', { question_id, answer: 'As you like.' })
  const [blocked] = await fixture.rows<{ task_id: string }>(
    `select task_id from kernel.tasks where status = 'blocked' and workspace_id = $1 limit 1`,
    [fixture.campaign],
  )
  if (blocked) await fixture.send('task.reopen', blocked)
}
