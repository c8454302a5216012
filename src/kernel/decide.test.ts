import { expect, test } from 'vitest'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { QuestionRow, State, TaskRow } from '#kernel/ports/store.ts'
import {
  checkTarget,
  decideCreateTask,
  decideNoOp,
  decidePersistArtifact,
  decideRequestUserInput,
  decideSelectTask,
} from './decide.ts'

const task = (task_id: string, description = `Do the thing called ${task_id}`) => ({ task_id, description }) as TaskRow
const state = (more: Partial<State> = {}): State =>
  ({ current_task: null, eligible_tasks: [], questions: [], artifacts: [], ...more }) as unknown as State
const codeOf = (decision: Decision | null) => (decision?.kind === 'refuse' ? decision.error.code : decision?.kind)
const context: MakeContext = {
  now: '2026-01-01T00:00:00Z',
  uuid: () => 'new',
  runId: 'run',
  author: 'agent',
  approvalId: null,
}
const rowsOf = (decision: Decision) =>
  decision.kind === 'write' ? decision.make(context).flatMap((c) => (c.op === 'insert' ? c.rows : [])) : []

test.for<[string, string | undefined, string | undefined, string | undefined]>([
  ['draft_letter', undefined, undefined, 'task.none_current'],
  ['draft_letter', undefined, 'a', undefined],
  ['draft_letter', 'a', 'a', undefined],
  ['draft_letter', 'b', 'a', 'task.not_current'],
  ['no_op', undefined, undefined, undefined],
  ['request_user_input', undefined, undefined, undefined],
  ['create_task', undefined, undefined, undefined],
  ['request_user_input', 'b', 'a', 'task.not_current'],
  ['select_next_task', 'b', 'a', undefined],
])('%s for task %s while %s is current: %s [S000-p.4, S000-p.5]', ([action_type, task_id, current, code]) => {
  const proposal = { action_type, ...(task_id ? { task_id } : {}) }
  expect(codeOf(checkTarget(state({ current_task: current ? task(current) : null }), proposal))).toBe(code)
})

test('a new task needs a reason unless a task is current, and stands only once [S000-1.2]', () => {
  const propose = (more = {}) => ({
    action_type: 'create_task' as const,
    task: { description: 'A new thing to do', ...more },
  })
  expect(codeOf(decideCreateTask(state(), propose()))).toBe('task.unjustified')
  expect(decideCreateTask(state({ current_task: task('a') }), propose())).toMatchObject({
    kind: 'write',
    warnings: [{ code: 'task.unjustified' }],
  })
  const justified = { ...propose(), justification: 'because' }
  expect(rowsOf(decideCreateTask(state(), justified))).toMatchObject([{ source: 'agent', preconditions: [] }])
  const known = state({ eligible_tasks: [task('b', 'A new thing to do')] })
  expect(codeOf(decideCreateTask(known, justified))).toBe('task.exists')
  const twice = { ...propose({ preconditions: ['x', 'x'] }), justification: 'because' }
  expect(codeOf(decideCreateTask(state(), twice))).toBe('task.precondition_twice')
})

test('only a task that can be started is selected, and only one at a time [S000-2.2]', () => {
  const select = (task_id: string) => ({ action_type: 'select_next_task' as const, task_id })
  const some = state({ eligible_tasks: [task('a')] })
  expect(decideSelectTask(some, select('a'))).toEqual({ kind: 'start', taskId: 'a' })
  expect(codeOf(decideSelectTask(some, select('b')))).toBe('task.unknown')
  expect(codeOf(decideSelectTask({ ...some, current_task: task('c') }, select('a')))).toBe('task.one_at_a_time')
})

test('a question is asked once, and only so many are open', () => {
  const ask = (question: string) => ({ action_type: 'request_user_input' as const, question })
  const open = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ question: `Question ${i}`, status: 'open' }) as QuestionRow)
  expect(codeOf(decideRequestUserInput(state({ questions: open(1) }), ask('Question 0')))).toBe('question.asked')
  expect(codeOf(decideRequestUserInput(state({ questions: open(3) }), ask('Question 9')))).toBe('question.too_many')
  const answered = state({ questions: [{ question: 'Question 0', status: 'answered' } as QuestionRow] })
  expect(rowsOf(decideRequestUserInput(answered, ask('Question 0')))).toMatchObject([{ question: 'Question 0' }])
})

test('new content under a key is a new version; the same content is none; the author is named [S001-17.7]', () => {
  const propose = (content: Record<string, unknown>) => ({
    action_type: 'persist_artifact' as const,
    artifact: { artifact_type: 'scoring_algorithm' as const, artifact_key: 'main', content },
  })
  const first = decidePersistArtifact(state(), propose({ a: 1, b: 2 }))
  const [row] = rowsOf(first)
  expect(row).toMatchObject({ artifact_type: 'lead_scoring_config', version: 1, source: 'agent' })
  expect(first).toMatchObject({ artifacts: [row?.hash] })
  const known = state({
    artifacts: [{ artifact_type: 'lead_scoring_config', artifact_key: 'main', version: 1, hash: row?.hash } as never],
  })
  expect(codeOf(decidePersistArtifact(known, propose({ b: 2, a: 1 })))).toBe('artifact.unchanged')
  expect(rowsOf(decidePersistArtifact(known, propose({ a: 2 })))).toMatchObject([{ version: 2 }])
})

test('no_op waits and writes nothing, whatever it claims [S001-15.3]', () => {
  expect(decideNoOp(state(), { action_type: 'no_op', reason: 'campaign_complete' })).toEqual({
    kind: 'wait',
    reason: 'campaign_complete',
  })
})
