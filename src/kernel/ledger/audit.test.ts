import { expect, test } from 'vitest'
import type { RunRow } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { checkContract } from '#kernel/validate.ts'
import { type AuditInput, auditEntry, auditLacks, toAuditEvent } from './audit.ts'

const workspace_id = '11111111-1111-4111-8111-111111111111'
const run: RunRow = {
  run_id: '22222222-2222-4222-8222-222222222222',
  parent_run_id: null,
  root_run_id: '22222222-2222-4222-8222-222222222222',
  run_kind: 'agent',
  run_name: 'a task',
  task_id: null,
  actor_type: 'agent',
  actor_id: 'clerk',
  role_id: 'CLERK',
  lane_id: null,
  lanes_pin: 'a'.repeat(64),
  roles_pin: 'b'.repeat(64),
  status: 'running',
  created_at: '2026-01-01T00:00:00Z',
  parameters_hash: null,
}
const stored = (recorded: AuditInput, more: Record<string, unknown> = {}) => {
  const entry = auditEntry('33333333-3333-4333-8333-333333333333', run, recorded)
  const payload = JSON.stringify({ ...entry.payload, ...more })
  return {
    workspace_id,
    id: entry.id,
    seq: '7',
    timestamp: '2026-01-01T00:00:00.000000Z',
    action_type: entry.action_type,
    payload,
  }
}

test('whatever was told, the event fits the contract: texts are cut and cleaned', () => {
  const event = toAuditEvent(
    stored({
      action: 'tool_call',
      outcome: 'failure',
      reason: `${'x'.repeat(1999)}\u{1F600} and more`,
      error: { error_code: 'tool.failed', message: 'a\0b'.repeat(2000), retryable: true },
      authz: { decision: 'deny', rule_id: 'lane.none' },
    }),
  )
  expect(checkContract('audit_event', event)).toBeNull()
  expect(JSON.stringify(event)).not.toContain('\\u0000')
  expect(event).toMatchObject({ sequence: 7, case_id: workspace_id, severity: 'warning' })
})

test('everything that was told stands in the entry, and nothing that was not', () => {
  const bare = auditEntry('id', { ...run, role_id: null }, { action: 'system', outcome: 'success' })
  expect(bare).toEqual({
    id: 'id',
    action_type: 'system',
    payload: {
      run_id: run.run_id,
      outcome: 'success',
      severity: 'info',
      actor: { actor_type: 'agent', actor_id: 'clerk' },
      contract_version: 'v1',
      policy_versions: { lanes: run.lanes_pin, roles: run.roles_pin },
    },
  })
  const artifact = { artifact_id: 'a' } as NonNullable<AuditInput['inputs']>[number]
  const recorded: AuditInput = {
    action: 'tool_call',
    outcome: 'deny',
    reason: 'because',
    severity: 'error',
    target: { target_type: 'tool', name: 'probe', operation: 'intent' },
    authz: { decision: 'deny', rule_id: 'lane.none' },
    request_hash: 'asked',
    response_hash: 'answered',
    error: { error_code: 'tool.failed', message: 'broken', retryable: true },
    inputs: [artifact],
    outputs: [artifact, artifact],
  }
  const lane = { ...run, parent_run_id: 'parent', lane_id: 'POST' }
  expect(auditEntry('id', lane, recorded).payload).toEqual({
    run_id: run.run_id,
    parent_run_id: 'parent',
    lane_id: 'POST',
    role_id: 'CLERK',
    outcome: 'deny',
    outcome_reason: 'because',
    severity: 'error',
    actor: { actor_type: 'agent', actor_id: 'clerk', role_id: 'CLERK', lane_id: 'POST' },
    contract_version: 'v1',
    policy_versions: { lanes: run.lanes_pin, roles: run.roles_pin },
    target: recorded.target,
    input_artifacts: [artifact],
    output_artifacts: [artifact, artifact],
    request_hash_sha256: 'asked',
    response_hash_sha256: 'answered',
    authz: { decision: 'deny', rule_id: 'lane.none', policy_ref: `lanes@${'a'.repeat(12)}` },
    error: { error_code: 'tool.failed', message: 'broken', retryable: true },
  })
  expect(auditEntry('id', lane, { ...recorded, lane: 'OTHER' }).payload).toMatchObject({ lane_id: 'OTHER' })
})

test.for<[AuditInput['outcome'], string]>([
  ['success', 'info'],
  ['allow', 'info'],
  ['deny', 'warning'],
  ['failure', 'warning'],
])('%s is told as %s unless somebody says otherwise', ([outcome, severity]) => {
  expect(auditEntry('id', run, { action: 'system', outcome }).payload).toMatchObject({ severity })
})

test('what is concealed in an entry stays behind, and the house is no case', () => {
  const row = stored({ action: 'system', outcome: 'success' }, { person: workspace_id, private: 'enc1:xyz' })
  expect(checkContract('audit_event', toAuditEvent(row))).toBeNull()
  expect(toAuditEvent({ ...row, workspace_id: SYSTEM_WORKSPACE })).not.toHaveProperty('case_id')
})

const event = (action_type: string, operation: string, outcome = 'success', outcome_reason?: string) => ({
  action_type,
  outcome,
  outcome_reason,
  target: { operation },
})
const start = [event('authz_decision', 'start', 'allow'), event('system', 'running')]

test.for<[string, string, RunRow['status'], ReturnType<typeof event>[], string[]]>([
  ['complete', 'agent', 'completed', [...start, event('system', 'completed')], []],
  ['without a decision', 'agent', 'running', [event('system', 'running')], ['authz_decision']],
  ['that never began', 'agent', 'running', [event('authz_decision', 'start', 'allow')], ['running']],
  ['without an end', 'agent', 'failed', start, ['failed']],
  [
    'that failed and is told as a success',
    'agent',
    'failed',
    [...start, event('system', 'failed')],
    ['failed as failure'],
  ],
  ['denied', 'agent', 'denied', [...start, event('system', 'denied', 'deny', 'why')], []],
  [
    'cancelled without a reason',
    'agent',
    'cancelled',
    [...start, event('system', 'cancelled', 'failure')],
    ['reason of the cancellation'],
  ],
  ['of a tool without intent', 'tool_gateway', 'running', start, ['intent']],
  [
    'of a tool without outcome',
    'tool_gateway',
    'completed',
    [...start, event('tool_call', 'intent', 'allow'), event('system', 'completed')],
    ['outcome'],
  ],
  [
    'of a tool that is complete',
    'tool_gateway',
    'failed',
    [
      ...start,
      event('tool_call', 'intent', 'allow'),
      event('tool_call', 'outcome:uncertain', 'failure'),
      event('system', 'failed', 'failure'),
    ],
    [],
  ],
  [
    'of a tool whose outcome another action tells',
    'tool_gateway',
    'completed',
    [
      ...start,
      event('tool_call', 'intent', 'allow'),
      event('db_write', 'outcome:verified'),
      event('system', 'completed'),
    ],
    ['outcome'],
  ],
  ['that waits to begin', 'tool_gateway', 'created', [event('authz_decision', 'start', 'allow')], []],
  ['of a write that is not told', 'db_write', 'completed', [...start, event('system', 'completed')], ['db_write']],
])('a run %s: what its audit lacks [S004-life.5, S004-life.6]', ([, run_kind, status, events, lacks]) => {
  expect(auditLacks({ run_kind, status }, events)).toEqual(lacks)
})

test('an event that is about nothing is passed over', () => {
  const untargeted = { action_type: 'tool_call', outcome: 'success' }
  expect(auditLacks({ run_kind: 'tool_gateway', status: 'running' }, [untargeted, ...start])).toEqual(['intent'])
  expect(
    auditLacks({ run_kind: 'agent', status: 'running' }, [{ ...untargeted, action_type: 'system' }, ...start]),
  ).toEqual([])
})

test('a run that was denied before it began has no beginning to tell, and every other has [S004-life.5]', () => {
  const denied = [event('authz_decision', 'authorise', 'deny', 'why'), event('system', 'denied', 'deny', 'why')]
  const lacks = (status: RunRow['status'], started_at: string | null) =>
    auditLacks({ run_kind: 'db_write', status, started_at }, denied)
  expect(lacks('denied', null)).toEqual([])
  expect(auditLacks({ run_kind: 'tool_gateway', status: 'denied', started_at: null }, denied)).toEqual([])
  expect(lacks('denied', '2026-01-01T00:00:00Z')).toEqual(['running'])
  expect(lacks('cancelled', null)).toEqual(['cancelled'])
  expect(lacks('failed', null)).toContain('running')
  expect(auditLacks({ run_kind: 'db_write', status: 'denied', started_at: null }, [])).toContain('denied')
})
