import { expect, test } from 'vitest'
import type { CampaignSnapshot } from '#apps/outreach/domain/decide/snapshot.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'
import { BASE } from '../../support/fake-network.ts'
import { use, verdicts, withMadeTask } from './made-task.ts'

const shownTo = (fixture: CampaignFixture) => fixture.asked.map(({ snapshot }) => snapshot as CampaignSnapshot)

test('the current lead is the best-scored pending one, and accepted counts as contacted [S000-snap.8] [O-lead.9]', async () => {
  const fixture = await openCampaignFixture({ goal: { contacts: 2 } })
  await fixture.lw.drive(fixture.campaign)
  const best = await fixture.rows<{ id: string }>(
    `select id from outreach.scored_leads where status = 'pending' order by points desc, id desc limit 1`,
  )
  const first = shownTo(fixture).find((s) => s.work.kind === 'draft')
  expect(first?.leads_summary.current_lead?.id).toBe(best[0]?.id)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  fixture.network.accept(fixture.network.arrived[0]?.url as string)
  fixture.clock.advance(25 * 3_600_000)
  await fixture.lw.drive(fixture.campaign)
  const statuses = await fixture.rows(
    `select status, count(*)::int as n from outreach.leads where status <> 'pending' group by 1 order by 1`,
  )
  expect(statuses).toEqual([
    { status: 'accepted', n: 1 },
    { status: 'contacted', n: 1 },
  ])
  expect((await fixture.state()).app.counts).toEqual({ total: 12, pending: 10, contacted: 2, responded: 0 })
})

test('of two people of one company one is written to, unless the campaign says otherwise [O-lead.11]', async () => {
  const companies = async (one_per_company: boolean) => {
    const fixture = await openCampaignFixture({ leads: [], goal: { contacts: 4, one_per_company } })
    const people = fixture.network.people
      .slice(0, 6)
      .map((p, i) => ({ ...p, company: i < 3 ? 'Acme GmbH' : 'ACME, Inc.' }))
    await fixture.addLeads(fixture.campaign, people)
    await fixture.lw.drive(fixture.campaign)
    return (await fixture.state()).approvals.length
  }
  expect(await companies(true)).toBe(1)
  expect(await companies(false)).toBe(4)
})

const OTHER = { criteria: { job_title_relevance: { weight: 1, target_keywords: ['designer'] } } }

test('another scoring waits for a person with all of its words; approved, it is the next version and is applied [S001-20.3.1]', async () => {
  const change = { action_type: 'analyze_leads', analysis_type: 'score_update', parameters: { config: OTHER } }
  const fixture = await withMadeTask('Look at how the leads are scored', [
    { action_type: 'analyze_leads', analysis_type: 'prioritize' },
    change,
  ])
  const scorings = () => fixture.rows('select number, config_version from outreach.scorings order by number')
  const [asked] = (await fixture.state()).approvals
  expect(asked).toMatchObject({ action: 'change_scoring', status: 'pending' })
  expect(JSON.parse(asked?.content ?? '').action).toMatchObject(change)
  expect(await scorings()).toEqual([{ number: 1, config_version: 1 }])
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  expect(await scorings()).toEqual([
    { number: 1, config_version: 1 },
    { number: 2, config_version: 2 },
  ])
  const kept = await fixture.rows<{ version: number; source: string; content: string }>(
    `select version, source, content from outreach.artifacts where artifact_type = 'lead_scoring_config' order by version`,
  )
  expect(kept.map(({ version, source }) => ({ version, source }))).toEqual([
    { version: 1, source: 'user' },
    { version: 2, source: 'agent' },
  ])
  expect(JSON.parse(kept[1]?.content ?? '')).toEqual(OTHER)
})

test('how the leads divide is counted by the database and shown to the agent [O-score.7]', async () => {
  const fixture = await withMadeTask('Say where our leads are', [
    { action_type: 'analyze_leads', analysis_type: 'categorize', parameters: { by: 'location' } },
  ])
  const counted = await fixture.rows(
    `select details ->> 'location' as "group", count(*)::int as leads from outreach.leads group by 1 order by 2 desc, 1`,
  )
  expect(shownTo(fixture).at(-1)?.work.analysis).toEqual({ by: 'location', result: counted })
  expect(counted.length).toBeGreaterThan(1)
})

test('what an artifact holds is given to the agent of the task that names it, and to no other [S001-8.3] [S001-20.1.1]', async () => {
  const keep = async (fixture: CampaignFixture) => {
    for (const artifact_key of ['campaign_context', 'pricing'])
      await fixture.send('artifact.keep', { artifact_type: 'context', artifact_key, content: { canary: artifact_key } })
    await fixture.lw.drive(fixture.campaign)
  }
  const listed = async (description: string) => {
    const fixture = await withMadeTask(description, [], { before: keep })
    return shownTo(fixture).at(-1)?.available_artifacts
  }
  const context = { artifact_type: 'context', artifact_key: 'campaign_context' }
  const pricing = { artifact_type: 'context', artifact_key: 'pricing' }
  const named = await listed('Read context/campaign_context and do what it says')
  expect(named).toEqual(expect.arrayContaining([{ ...context, content: { canary: 'campaign_context' } }, pricing]))
  const unnamed = await listed('Do something else altogether')
  expect(unnamed).toEqual(expect.arrayContaining([context, pricing]))
  expect(JSON.stringify(unnamed)).not.toContain('canary')
})

test('a page of another site is not opened, and no button is pressed past the approvals; links are followed [O-10.6] [O-10.7]', async () => {
  const fixture = await withMadeTask('Look around on the network', [
    use('browser_navigate', { url: 'https://elsewhere.example/in/anna' }),
    use('browser_navigate', { url: `${BASE}/in/somebody` }),
    use('browser_click', { role: 'button', name: 'Connect' }),
    use('browser_click', { role: 'link', name: 'Home' }),
    use('browser_type', { role: 'button', name: 'Connect', text: 'Hello' }),
  ])
  // Both tasks were taken up first.
  expect((await verdicts(fixture)).slice(2)).toEqual([
    'lane.prohibited',
    'ok',
    'lane.prohibited',
    'ok',
    'lane.prohibited',
    'ok',
  ])
  expect(fixture.network.visited).toEqual([`${BASE}/in/somebody`])
  expect(await fixture.rows('select tool from kernel.intents order by created_at, intent_id')).toEqual([
    { tool: 'browser_navigate' },
    { tool: 'browser_click' },
  ])
})

test('an agent proposes a further task; without a reason it is warned [O-new.3]', async () => {
  const create = { action_type: 'create_task', task: { description: 'Ask the first customers for a reference' } }
  const fixture = await withMadeTask('Think about what else is needed', [create])
  expect(await fixture.rows(`select source, status from kernel.tasks where description like 'Ask the%'`)).toEqual([
    { source: 'agent', status: 'pending' },
  ])
  const warned = await fixture.rows(
    `select 1 from kernel.agent_calls where verdict -> 'warnings' @> '[{"code": "task.unjustified"}]'`,
  )
  expect(warned).toHaveLength(1)
})

test('what an agent claims beside its proposals is not in the chat [O-chat.1]', async () => {
  const fixture = await withMadeTask('Think about what else is needed', [
    { action_type: 'no_op', reason: 'campaign_complete', details: 'CLAIMED: every message was sent.' },
    { ...use('browser_navigate', { url: `${BASE}/` }), expected_outcome: 'CLAIMED: the invitation is accepted.' },
    {
      action_type: 'create_task',
      task: { description: 'Ask the first customers for a reference' },
      justification: 'CLAIMED: all others are done.',
    },
  ])
  await fixture.lw.drive(fixture.campaign)
  const chat = await fixture.rows<{ author: string; text: string }>(
    'select author, text from kernel.chat order by said_at',
  )
  expect(chat.length).toBeGreaterThan(0)
  expect(chat.filter(({ author }) => author !== 'controller')).toEqual([])
  expect(JSON.stringify(chat)).not.toContain('CLAIMED')
  expect((await fixture.state()).workspace.status).toBe('active')
})
