import { expect, test } from 'vitest'
import { cli } from './harness.ts'

const ID = '660e8400-e29b-41d4-a716-446655440001'
const SNAPSHOT = {
  campaign: { id: '550e8400-e29b-41d4-a716-446655440000', name: 'Q1', status: 'active' },
  current_task: null,
  pending_tasks: [{ id: ID, description: 'Follow up on connection request' }],
  leads_summary: { total: 0, pending: 0, contacted: 0, responded: 0, current_lead: null },
  recent_audit_log: [],
}
const current_task = { id: ID, description: 'Send it', status: 'in-progress' }

const lines = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('outreach validate judges each line against its snapshot and answers a verdict for each [K-cli.7]', async () => {
  const say = (snapshot: object, proposal: unknown) =>
    JSON.stringify({ snapshot, proposal: typeof proposal === 'string' ? proposal : JSON.stringify(proposal) })
  const create = { action_type: 'create_task', task: { description: 'Wait 24 hours for acceptance' } }
  const input = [
    say(SNAPSHOT, { action_type: 'no_op', reason: 'awaiting_user_input' }),
    say(SNAPSHOT, create),
    say({ ...SNAPSHOT, current_task }, create),
    say(SNAPSHOT, { action_type: 'select_next_task', task_id: ID }),
    say(SNAPSHOT, { action_type: 'select_next_task', task_id: '770e8400-e29b-41d4-a716-446655440002' }),
    say(SNAPSHOT, { action_type: 'fly' }),
    say({ campaign: 1 }, create),
    'nonsense',
  ]
  const ran = await cli(['outreach', 'validate'], { input: `${input.join('\n')}\n` })
  const verdicts = lines(ran.out)
  expect(verdicts.map((v) => [v.ok, v.error?.code ?? null, v.warnings.length])).toEqual([
    [true, null, 0],
    [false, 'task.unjustified', 0],
    [true, null, 1],
    [true, null, 0],
    [false, 'task.unknown', 0],
    [false, 'action.unknown', 0],
    [false, 'schema.required', 0],
    [false, 'json.syntax', 0],
  ])
  expect(ran.code).toBe(1)
})

test('outreach score gives the score of each lead, whose parts sum to it', async () => {
  const config = {
    criteria: {
      job_title_relevance: { weight: 0.4, target_keywords: ['Senior', 'Principal'] },
      company_size: { weight: 0.25, min: 50, max: 500 },
      recent_activity: { weight: 0.2, days: 30 },
      profile_completeness: { weight: 0.15 },
    },
  }
  const lead = { full_name: 'Jane', job_title: 'Senior Engineer', company: 'TechCorp', company_size: 120 }
  const input = [
    { config, lead: { ...lead, active_days_ago: 3 } },
    { config, lead: { ...lead, active_on: '2026-01-01' }, on_date: '2026-01-04' },
    { config, lead: { ...lead, active_on: '2026-01-01' } },
    { config: { criteria: { profile_completeness: { weight: 0.9 } } }, lead },
  ].map((line) => JSON.stringify(line))
  const ran = await cli(['outreach', 'score'], { input: input.join('\n') })
  const [ago, on, without, unbalanced] = lines(ran.out)
  expect(ago.score).toBe(72.5)
  expect(ago.factors.reduce((sum: number, f: { part: number }) => sum + f.part, 0)).toBeCloseTo(ago.score, 10)
  expect(on).toEqual(ago)
  expect(without.error.code).toBe('score.on_date')
  expect(unbalanced.error.code).toBe('scoring.weights')
  expect(ran.code).toBe(1)
})
