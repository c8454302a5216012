import { expect, test } from 'vitest'
import type { App } from '#kernel/ports/app.ts'
import type { State, TaskRow } from '#kernel/ports/store.ts'
import { coreSnapshot, SNAPSHOT_MAX_BYTES, takeSnapshot, waitingSnapshot } from './snapshot.ts'

const task = (n: number, status: TaskRow['status'] = 'pending') =>
  ({
    task_id: `t${n}`,
    description: `Thing ${n}`,
    status,
    preconditions: [],
    row_version: `v${n}`,
  }) as unknown as TaskRow
const state = (more: Partial<State> = {}): State =>
  ({
    workspace: { id: 'w', name: 'Campaign', status: 'active', row_version: 'v0' },
    counts: { total: 3, pending: 2, in_progress: 1, done: 0, blocked: 0 },
    current_task: task(1, 'in_progress'),
    eligible_tasks: [task(2), task(3)],
    approvals: [],
    rejections: [],
    questions: [],
    uncertain: [],
    artifacts: [],
    recent_audit: [],
    ...more,
  }) as unknown as State
const app = (snapshot: unknown, rows?: Record<string, Array<[string, string]>>) =>
  ({ name: 'p', buildSnapshot: () => ({ snapshot, rows }) }) as unknown as App

test('the basis names every row that was shown, at the version that was shown [K-cycle.7]', () => {
  const { basis } = takeSnapshot(app({}, { 'letters.letters': [['l1', 'x']] }), state(), 0)
  expect(basis).toEqual({
    'kernel.workspaces': [['w', 'v0']],
    'kernel.tasks': [
      ['t1', 'v1'],
      ['t2', 'v2'],
      ['t3', 'v3'],
    ],
    'letters.letters': [['l1', 'x']],
  })
})

test('a snapshot is hashed by its content and bounded [K-cycle.2]', () => {
  const hash = (value: unknown) => takeSnapshot(app(value), state(), 0).hash
  expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }))
  expect(hash({ a: 1 })).not.toBe(hash({ a: 2 }))
  expect(() => hash({ text: 'ü'.repeat(SNAPSHOT_MAX_BYTES / 2) })).toThrow(/larger than/)
})

test('the part that all packs share shows campaign, tasks, bounded audit and artifact names [S000-snap.2, S000-snap.4, K-policy.3]', () => {
  const audit = (name: string, outcome: string) => ({
    action_type: 'tool_call',
    timestamp: '2026-01-01T00:00:00Z',
    payload: { outcome, target: { name, operation: 'intent' } },
  })
  const core = coreSnapshot(
    state({
      recent_audit: [
        audit('send_message', 'success'),
        audit('send_message', 'failure'),
        audit('look', 'allow'),
        audit('x', 'deny'),
        audit('y', 'deny'),
        audit('z', 'deny'),
      ],
      artifacts: [
        { artifact_type: 'context', artifact_key: 'k', status: 'approved' },
        { artifact_type: 'python_script', artifact_key: 's', status: 'pending' },
      ] as State['artifacts'],
    }),
  )
  expect(core.campaign).toEqual({ id: 'w', name: 'Campaign', status: 'active' })
  expect(core.current_task?.status).toBe('in-progress')
  expect(core.pending_total).toBe(2)
  expect(core.recent_audit_log.map((e) => [e.action_type, e.success])).toEqual([
    ['send_message', true],
    ['send_message', false],
    ['look', true],
    ['x', false],
    ['y', false],
  ])
  // What nobody approved yet is not there for an agent.
  expect(core.available_artifacts).toEqual([{ artifact_type: 'context', artifact_key: 'k' }])
})

test('what waits and what a person said is shown with its reason [K-grant.6]', () => {
  const waiting = waitingSnapshot(
    state({ rejections: [{ approval_id: 'a', action: 'send', task_id: 't1', reason: 'too stiff' }] }),
  )
  expect(waiting.rejections).toEqual([{ action: 'send', task_id: 't1', reason: 'too stiff' }])
})
