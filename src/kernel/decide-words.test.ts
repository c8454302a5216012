import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { QuestionRow, State, TaskRow } from '#kernel/ports/store.ts'
import {
  checkTarget,
  decideCreateTask,
  decideExecuteTool,
  decidePersistArtifact,
  decideRequestUserInput,
  decideSelectTask,
  genericDecisions,
  refuse,
  storedArtifactType,
  storedJson,
} from './decide.ts'

/** Refusals and rows of the generic actions, whole. */
const task = (task_id: string, description = `Do ${task_id}`) => ({ task_id, description }) as TaskRow
const state = (more: Partial<State> = {}): State =>
  ({ current_task: null, eligible_tasks: [], questions: [], artifacts: [], ...more }) as unknown as State
const changesOf = (decision: Decision, author: 'agent' | 'human' = 'agent') => {
  if (decision.kind !== 'write') throw new Error(decision.kind)
  let ids = 0
  return decision.make({ now: 'now', uuid: () => `id-${++ids}`, runId: 'run', author, approvalId: null })
}
const create = (more: object = {}) => ({
  action_type: 'create_task' as const,
  task: { description: 'A new thing to do', ...more },
})

test('each generic action has its decision', () => {
  expect(Object.keys(genericDecisions)).toEqual([
    'create_task',
    'select_next_task',
    'execute_tool',
    'request_user_input',
    'persist_artifact',
    'no_op',
  ])
})

test.for<[string, Decision | null, Decision | null]>([
  [
    'no task in progress',
    checkTarget(state(), { action_type: 'execute_tool' }),
    refuse(
      'task.none_current',
      'no task is in progress',
      'Select a pending task first.',
      '/task_id',
      'Select a pending task first.',
    ),
  ],
  [
    'another task',
    checkTarget(state({ current_task: task('a') }), { action_type: 'execute_tool', task_id: 'b' }),
    refuse(
      'task.not_current',
      'the proposal names another task than the one in progress',
      'Serve the current task, or leave task_id out.',
      '/task_id',
      'a',
    ),
  ],
  [
    'a task where none is in progress',
    checkTarget(state(), { action_type: 'no_op', task_id: 'b' }),
    refuse(
      'task.not_current',
      'the proposal names another task than the one in progress',
      'Serve the current task, or leave task_id out.',
      '/task_id',
      'no task_id',
    ),
  ],
  [
    'a task without a reason',
    decideCreateTask(state(), create()),
    refuse(
      'task.unjustified',
      'a new task should say why it is needed',
      'Add a justification.',
      '/justification',
      'a justification',
    ),
  ],
  [
    'a task that is there',
    decideCreateTask(state({ current_task: task('a', 'A new thing to do') }), create()),
    refuse('task.exists', 'that task is there already', 'Work on the one that stands in the snapshot.'),
  ],
  [
    'a precondition twice',
    decideCreateTask(state({ current_task: task('a') }), create({ preconditions: ['x', 'y', 'x'] })),
    refuse('task.precondition_twice', 'a precondition is named twice', 'Name each once.', '/task/preconditions'),
  ],
  [
    'a second task at a time',
    decideSelectTask(state({ current_task: task('a') }), { action_type: 'select_next_task', task_id: 'b' }),
    refuse('task.one_at_a_time', 'a task is in progress already', 'Finish or block the current task first.'),
  ],
  [
    'a task that cannot be started',
    decideSelectTask(state({ eligible_tasks: [task('a'), task('b')] }), {
      action_type: 'select_next_task',
      task_id: 'c',
    }),
    refuse(
      'task.unknown',
      'that task is not among those that can be started',
      'Propose the id of a pending task that stands in the snapshot.',
      '/task_id',
      'a or b',
    ),
  ],
  [
    'a task where none can be started',
    decideSelectTask(state(), { action_type: 'select_next_task', task_id: 'c' }),
    refuse(
      'task.unknown',
      'that task is not among those that can be started',
      'Propose the id of a pending task that stands in the snapshot.',
      '/task_id',
      'no task can be started now',
    ),
  ],
  [
    'a question that is open',
    decideRequestUserInput(state({ questions: [{ question: 'Who?', status: 'open' } as QuestionRow] }), {
      action_type: 'request_user_input',
      question: 'Who?',
    }),
    refuse('question.asked', 'the same question is open already', 'Wait for the answer.', '/question'),
  ],
  [
    'one question too many',
    decideRequestUserInput(
      state({ questions: ['a', 'b', 'c'].map((question) => ({ question, status: 'open' }) as QuestionRow) }),
      { action_type: 'request_user_input', question: 'Who?' },
    ),
    refuse('question.too_many', '3 questions are open already', 'Wait for the answers.'),
  ],
  [
    'content that is kept already',
    decidePersistArtifact(
      state({
        artifacts: [
          { artifact_type: 'note', artifact_key: 'other', hash: 'x', version: 9 },
          {
            artifact_type: 'note',
            artifact_key: 'k',
            hash: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
            version: 1,
          },
        ] as never,
      }),
      { action_type: 'persist_artifact', artifact: { artifact_type: 'note' as never, artifact_key: 'k', content: {} } },
    ),
    refuse('artifact.unchanged', 'the newest version has this content already', 'Nothing needs persisting.'),
  ],
])('%s is refused in full', ([, decision, said]) => {
  expect(decision).toEqual(said)
})

test('a refusal says what is expected; without a word for that, what to do', () => {
  expect(refuse('c', 'm', 'n')).toEqual({
    kind: 'refuse',
    error: { code: 'c', message: 'm', next: 'n', path: '', expected: 'n' },
  })
})

test('a new task is written whole', () => {
  const decision = decideCreateTask(state({ current_task: task('a') }), create({ preconditions: ['p'] }))
  expect(decision).toMatchObject({
    say: 'New task: A new thing to do',
    warnings: [{ code: 'task.unjustified', path: '/justification', message: 'a new task should say why it is needed' }],
  })
  expect(changesOf(decision)).toEqual([
    {
      table: 'kernel.tasks',
      op: 'insert',
      rows: [
        {
          task_id: 'id-1',
          description: 'A new thing to do',
          preconditions: ['p'],
          source: 'agent',
          created_at: 'now',
          updated_at: 'now',
        },
      ],
    },
  ])
  expect(decideCreateTask(state(), { ...create(), justification: 'because' })).toMatchObject({ warnings: [] })
})

test('a tool is called with what was proposed', () => {
  const proposal = { action_type: 'execute_tool' as const, tool_name: 'send_message' as never, parameters: { a: 1 } }
  expect(decideExecuteTool(state(), proposal)).toEqual({ kind: 'tool', tool: 'send_message', input: { a: 1 } })
})

test('a question is written whole, for the task in progress or for none', () => {
  const ask = { action_type: 'request_user_input' as const, question: 'Who?' }
  const bare = decideRequestUserInput(state(), ask)
  expect(bare).toMatchObject({ say: 'Who?' })
  const row = {
    question_id: 'id-1',
    run_id: 'run',
    task_id: null,
    question: 'Who?',
    options: [],
    context: null,
    asked_at: 'now',
  }
  expect(changesOf(bare)).toEqual([{ table: 'kernel.questions', op: 'insert', rows: [row] }])
  const open = [
    { question: 'What?', status: 'open' },
    { question: 'Who?', status: 'answered' },
  ] as QuestionRow[]
  const full = decideRequestUserInput(state({ current_task: task('a'), questions: open }), {
    ...ask,
    options: ['Anna'],
    context: 'why',
  })
  expect(changesOf(full)).toMatchObject([{ rows: [{ task_id: 'a', options: ['Anna'], context: 'why' }] }])
})

test('an artifact is written whole, as canonical JSON that a person stands behind', () => {
  const propose = (artifact_type: string) => ({
    action_type: 'persist_artifact' as const,
    artifact: { artifact_type: artifact_type as never, artifact_key: 'k', content: { b: 1, a: 2 } },
  })
  const others = [
    { artifact_type: 'note', artifact_key: 'other', version: 7, hash: 'x' },
    { artifact_type: 'other', artifact_key: 'k', version: 8, hash: 'x' },
    { artifact_type: 'note', artifact_key: 'k', version: 2, hash: 'x' },
  ] as never
  const decision = decidePersistArtifact(state({ artifacts: others }), propose('note'))
  const bytes = Buffer.from('{"a":2,"b":1}')
  const hash = sha256Hex(bytes)
  expect(decision).toMatchObject({ say: 'Kept note "k", version 3.', artifacts: [hash], blobs: [{ hash, bytes }] })
  expect(changesOf(decision)).toEqual([
    {
      table: 'kernel.artifacts',
      op: 'insert',
      rows: [
        expect.objectContaining({
          artifact_id: 'id-1',
          artifact_type: 'note',
          artifact_key: 'k',
          version: 3,
          source: 'agent',
          ...storedJson(hash, bytes),
          run_id: 'run',
          created_at: 'now',
        }),
      ],
    },
  ])
  expect(changesOf(decision, 'human')).toMatchObject([{ rows: [{ source: 'user' }] }])
  expect(decidePersistArtifact(state(), propose('note'))).toMatchObject({ say: 'Kept note "k", version 1.' })
  expect(storedJson('h', bytes)).toEqual({
    status: 'approved',
    hash: 'h',
    hash_source: 'normalized_json',
    content_type: 'application/json',
    byte_size: 13,
  })
  expect(['scoring_algorithm', 'note'].map(storedArtifactType)).toEqual(['lead_scoring_config', 'note'])
})
