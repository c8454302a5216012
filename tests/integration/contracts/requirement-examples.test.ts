import { expect, test } from 'vitest'
import { showStatus, storeStatus } from '#kernel/contracts/snapshot.ts'
import { checkContract, validateProposal } from '#kernel/validate.ts'
import { requirementProposals, requirementSnapshot } from './requirement-examples.ts'

type Json = Record<string, unknown>
const TASK = '660e8400-e29b-41d4-a716-446655440001'
const x = (length: number) => 'x'.repeat(length)
const many = (length: number, item: unknown) => Array.from({ length }, () => item)
const snapshot = (change: Json = {}) => ({ ...JSON.parse(requirementSnapshot), ...change })

function codeOf(proposal: Json) {
  return validateProposal(JSON.stringify(proposal)).verdict.error?.code ?? 'ok'
}

test.each(Object.entries(requirementProposals))(
  'the example of %s is accepted [S000-p.1, S000-p.6]',
  (action, text) => {
    const { verdict, proposal } = validateProposal(text)
    expect(verdict).toEqual({ ok: true, action_type: action, error: null, warnings: [] })
    expect(proposal).toEqual(JSON.parse(text))
  },
)

test.each(Object.entries(requirementProposals))(
  '%s may name its task, and nothing that the contract does not know [S000-p.3, S000-p.4]',
  (_, text) => {
    const proposal = JSON.parse(text)
    expect(codeOf({ ...proposal, task_id: TASK })).toBe('ok')
    expect(codeOf({ ...proposal, task_id: 'current' })).toBe('schema.format')
    expect(codeOf({ ...proposal, confidence: 1 })).toBe('schema.additional')
  },
)

test.each(Object.entries(requirementProposals))(
  '%s is refused without any one of its required properties [S000-1.1, S000-2.1, S000-3.1, S000-4.1, S000-5.1, S000-6.1, S000-7.1, S000-8.1]',
  (action, text) => {
    const proposal: Json = JSON.parse(text)
    const required: Record<string, string[]> = {
      create_task: ['task'],
      select_next_task: ['task_id'],
      execute_tool: ['tool_name', 'parameters'],
      generate_message: ['message'],
      analyze_leads: ['analysis_type'],
      request_user_input: ['question'],
      persist_artifact: ['artifact'],
      no_op: ['reason'],
    }
    for (const key of required[action]!) {
      const { [key]: _gone, ...rest } = proposal
      expect(codeOf(rest)).toBe('schema.required')
    }
  },
)

test.each([
  ['a task description', 10, 500, (n: number) => ({ action_type: 'create_task', task: { description: x(n) } })],
  [
    'a message',
    20,
    300,
    (n: number) => ({ action_type: 'generate_message', message: { type: 'follow_up', content: x(n) } }),
  ],
  ['a question', 10, 1000, (n: number) => ({ action_type: 'request_user_input', question: x(n) })],
  [
    'an artifact key',
    1,
    200,
    (n: number) => ({
      action_type: 'persist_artifact',
      artifact: { artifact_type: 'context', artifact_key: x(n), content: {} },
    }),
  ],
])('%s has %i to %i characters [S000-1.1, S000-4.2, S000-6.1]', (_what, min, max, propose) => {
  expect([min - 1, min, max, max + 1].map((n) => codeOf(propose(n)))).toEqual([
    'schema.length',
    'ok',
    'ok',
    'schema.length',
  ])
})

test.each([
  [
    'preconditions',
    50,
    (n: number) => ({ action_type: 'create_task', task: { description: x(10), preconditions: many(n, TASK) } }),
  ],
  ['options', 20, (n: number) => ({ action_type: 'request_user_input', question: x(10), options: many(n, 'a') })],
  [
    'free-form parameters',
    500,
    (n: number) => ({
      action_type: 'execute_tool',
      tool_name: 'send_message',
      parameters: Object.fromEntries(many(n, 0).map((zero, i) => [`k${i}`, zero])),
    }),
  ],
])('%s number at most %i', (_what, max, propose) => {
  expect([codeOf(propose(max)), codeOf(propose(max + 1))]).toEqual(['ok', 'schema.count'])
})

test.each([
  ['justification', 1000, { action_type: 'create_task', task: { description: x(10) } }],
  ['reasoning', 1000, { action_type: 'select_next_task', task_id: TASK }],
  ['expected_outcome', 1000, { action_type: 'execute_tool', tool_name: 'send_message', parameters: {} }],
  ['context', 2000, { action_type: 'request_user_input', question: x(10) }],
  ['details', 1000, { action_type: 'no_op', reason: 'campaign_complete' }],
])('%s is at most %i characters', (key, max, proposal) => {
  expect([codeOf({ ...proposal, [key]: x(max) }), codeOf({ ...proposal, [key]: x(max + 1) })]).toEqual([
    'ok',
    'schema.length',
  ])
})

test('the vocabularies are those of the contract [S000-3.1, S000-4.1, S000-5.1, S000-7.2, S000-8.1]', () => {
  const each = (values: string[], propose: (value: string) => Json) => values.map((value) => codeOf(propose(value)))
  const tool = (tool_name: string) => ({ action_type: 'execute_tool', tool_name, parameters: {} })
  const tools = ['browser_navigate', 'browser_click', 'browser_type', 'send_message', 'python_execute']
  expect(each([...tools, 'shell'], tool)).toEqual([...many(5, 'ok'), 'schema.enum'])
  const message = (type: string) => ({ action_type: 'generate_message', message: { type, content: x(20) } })
  expect(each(['connection_request', 'follow_up', 'direct_message', 'sms'], message)).toEqual([
    ...many(3, 'ok'),
    'schema.enum',
  ])
  const analysis = (analysis_type: string) => ({ action_type: 'analyze_leads', analysis_type })
  expect(each(['prioritize', 'categorize', 'score_update', 'delete'], analysis)).toEqual([
    ...many(3, 'ok'),
    'schema.enum',
  ])
  const idle = (reason: string) => ({ action_type: 'no_op', reason })
  const reasons = ['awaiting_user_input', 'preconditions_not_met', 'rate_limit_reached', 'campaign_complete']
  expect(each([...reasons, 'done'], idle)).toEqual([...many(4, 'ok'), 'schema.enum'])
  const artifact = (artifact_type: string) => ({
    action_type: 'persist_artifact',
    artifact: { artifact_type, artifact_key: 'k', content: {} },
  })
  const types = [
    'job_posting',
    'scoring_algorithm',
    'lead_scoring_config',
    'python_script',
    'analysis_result',
    'context',
    'environment',
  ]
  expect(each([...types, 'arbitrary'], artifact)).toEqual([...many(7, 'ok'), 'schema.enum'])
})

test('the sample test of the seed with the description "Test" is invalid: minimum lengths stand [S000-p.6]', () => {
  expect(codeOf({ action_type: 'create_task', task: { description: 'Test' } })).toBe('schema.length')
  expect(codeOf({ action_type: 'no_op', reason: 'awaiting_user_input' })).toBe('ok')
})

test('the example snapshot is valid, with the total of pending tasks too [S000-p.6, S000-snap.2]', () => {
  expect(checkContract('state_snapshot', snapshot())).toBeNull()
  expect(checkContract('state_snapshot', snapshot({ pending_total: 12 }))).toBeNull()
  expect(checkContract('state_snapshot', snapshot({ current_task: null }))).toBeNull()
})

test('both spellings of the running status come in, one goes out [S000-snap.3, S000-snap.4]', () => {
  for (const [status, code] of [
    ['in-progress', undefined],
    ['in_progress', undefined],
    ['running', 'schema.enum'],
  ]) {
    const current_task = { id: TASK, description: 'Send', status }
    expect(checkContract('state_snapshot', snapshot({ current_task }))?.code).toBe(code)
  }
  expect([showStatus('in_progress'), showStatus('in-progress'), showStatus('done')]).toEqual([
    'in-progress',
    'in-progress',
    'done',
  ])
  expect([storeStatus('in_progress'), storeStatus('in-progress'), storeStatus('done')]).toEqual([
    'in_progress',
    'in_progress',
    'done',
  ])
})

test.each([
  ['pending_tasks', 10, { id: TASK, description: 'x' }],
  ['recent_audit_log', 5, { action_type: 'a', timestamp: '2026-01-06T10:00:00Z', success: true }],
  ['available_artifacts', 200, { artifact_type: 'context', artifact_key: 'k' }],
])('a snapshot shows of %s at most %i [S000-snap.5, S000-snap.9, S000-snap.10]', (key, max, item) => {
  expect(checkContract('state_snapshot', snapshot({ [key]: many(max, item) }))).toBeNull()
  expect(checkContract('state_snapshot', snapshot({ [key]: many(max + 1, item) }))).toMatchObject({
    code: 'schema.count',
    path: `/${key}`,
  })
})

test.each([
  [-0.5, 'schema.range'],
  [0, undefined],
  [100, undefined],
  [100.5, 'schema.range'],
])('a weight score of %d [S000-snap.7]', (weight_score, code) => {
  const summary = snapshot().leads_summary
  const leads_summary = { ...summary, current_lead: { ...summary.current_lead, weight_score } }
  expect(checkContract('state_snapshot', snapshot({ leads_summary }))?.code).toBe(code)
})

test.each([
  [
    'a count below zero',
    { leads_summary: { ...snapshot().leads_summary, total: -1 } },
    'schema.range',
    '/leads_summary/total',
  ],
  ['a missing part', { recent_audit_log: undefined }, 'schema.required', '/recent_audit_log'],
  ['an unknown part', { chat: [] }, 'schema.additional', '/chat'],
  [
    'a lead without a real URL',
    { leads_summary: { ...snapshot().leads_summary, current_lead: { id: TASK, full_name: 'J', profile_url: 'jane' } } },
    'schema.format',
    '/leads_summary/current_lead/profile_url',
  ],
  [
    'a day that does not exist',
    { recent_audit_log: [{ action_type: 'a', timestamp: '2026-02-30T10:00:00Z', success: true }] },
    'schema.format',
    '/recent_audit_log/0/timestamp',
  ],
])('a snapshot with %s is refused [S000-snap.1, S000-snap.6, S000-snap.7]', (_what, change, code, path) => {
  expect(checkContract('state_snapshot', JSON.parse(JSON.stringify(snapshot(change))))).toMatchObject({ code, path })
})

test.each(['campaign', 'current_task', 'pending_tasks', 'leads_summary', 'recent_audit_log'])(
  'a snapshot without %s is refused; without artifacts it is not [S000-snap.1]',
  (key) => {
    const { [key]: _gone, ...rest } = snapshot() as Record<string, unknown>
    expect(checkContract('state_snapshot', rest)).toMatchObject({ code: 'schema.required', path: `/${key}` })
    const { available_artifacts: _listed, ...bare } = snapshot() as Record<string, unknown>
    expect(checkContract('state_snapshot', bare)).toBeNull()
  },
)
