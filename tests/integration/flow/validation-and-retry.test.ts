import { expect, test } from 'vitest'
import { HOSTILE_KINDS, hostileAgent } from '#integrations/models/hostile.ts'
import { PersistArtifactProposal } from '#kernel/contracts/proposals.ts'
import type { Row } from '#kernel/ports/store.ts'
import { fakeTool, openBench, pick, task, taskFor, use } from '../../support/bench.ts'
import { manualClock } from '../../support/clock.ts'

test('three invalid answers block the task with the reason, and the workspace goes on with the next [S000-v.1, S000-v.2, S000-v.3, K-cycle.13]', async () => {
  const bench = await openBench({
    tasks: [task('The task that nobody understands'), task('The task that comes after it')],
    says: [pick, 'not json at all', '{"action_type":"fly"}', '{"action_type":"no_op"}', pick],
  })
  await bench.drive()
  const [first, second] = await bench.table('kernel.tasks')
  expect(first).toMatchObject({ status: 'blocked' })
  expect(first?.blocked_reason).toMatch(/3 attempts.*schema\.required/)
  expect(second).toMatchObject({ status: 'in_progress' })
  expect((await bench.state()).workspace.status).toBe('active')

  // Each attempt was given the error of the one before.
  const errors = bench.asked.map((call) => call.errors.map((e) => e.code))
  expect(errors).toEqual([[], [], ['json.syntax'], ['action.unknown'], ['schema.required'], []])
  const calls = await bench.table<{ output: string; verdict: { ok: boolean } }>('kernel.agent_calls')
  expect(calls.map((c) => c.verdict.ok)).toEqual([true, false, false, false, true, true])
  expect(calls[1]?.output).toBe('not json at all')
  const refusals = (await bench.audit()).filter((a) => a.payload.target?.operation === 'validate')
  expect(refusals.map((a) => (a.payload.error as Row).error_code)).toEqual([
    'json.syntax',
    'action.unknown',
    'schema.required',
  ])
})

test('invalid answers count only in a row', async () => {
  const good = { action_type: 'no_op', reason: 'awaiting_user_input' }
  const bench = await openBench({ tasks: [task()], says: [pick, 'x', 'x', good, 'x', 'x', good] })
  await bench.drive()
  await bench.drive()
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'in_progress' }])
  expect(bench.asked).toHaveLength(7)
})

test('three invalid answers with no task in progress pause the workspace and tell a person why', async () => {
  const lines: string[] = []
  const bench = await openBench({
    tasks: [task()],
    says: ['?', '?', '?'],
    notifier: { notify: (n) => lines.push(n.kind) },
  })
  expect(await bench.steps()).toEqual(['refused.json.syntax', 'refused.json.syntax', 'refused.json.syntax'])
  const { workspace, current_task } = await bench.state()
  expect(workspace.status).toBe('paused')
  expect(workspace.status_reason).toMatch(/no valid proposal in 3 attempts/)
  expect(current_task).toBeNull()
  expect(lines).toEqual(['paused'])
})

const noOp = '{"action_type":"no_op","reason":"awaiting_user_input"}'

test('two proposals, narration, and what two readers could read differently are rejections, and no part of them runs [K-cycle.5, S001-3.2, S001-6.2, S000-v.1]', async () => {
  const outputs = {
    'two proposals': noOp + noOp,
    'a list of two': `[${noOp},${noOp}]`,
    'narration around a proposal': `Sure! ${noOp}`,
    'a key twice': noOp.replace('}', ',"reason":"campaign_complete"}'),
    'half a character': noOp.replace('}', ',"details":"\\ud800"}'),
    'a number that does not survive': noOp.replace('}', ',"details":12345678901234567890}'),
    'a property that nobody asked for': noOp.replace('}', ',"status":"done"}'),
    'a NUL in what is quoted back': '{"action_type":"no\\u0000op"}',
    'a claim that the task is done': '{"action_type":"task_done"}',
    nothing: '',
  }
  const bench = await openBench({
    tasks: [task()],
    limits: { maxAttempts: 100 },
    says: [pick, ...Object.values(outputs)],
  })
  const steps = await bench.steps()
  expect(Object.fromEntries(Object.keys(outputs).map((what, i) => [what, steps[i + 1]]))).toEqual({
    'two proposals': 'refused.json.syntax',
    'a list of two': 'refused.schema.type',
    'narration around a proposal': 'refused.json.syntax',
    'a key twice': 'refused.json.duplicate_key',
    'half a character': 'refused.json.lone_surrogate',
    'a number that does not survive': 'refused.json.number_lossy',
    'a property that nobody asked for': 'refused.schema.additional',
    'a NUL in what is quoted back': 'refused.action.unknown',
    'a claim that the task is done': 'refused.action.unknown',
    nothing: 'refused.json.syntax',
  })
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'in_progress' }])
  expect(await bench.table('kernel.agent_calls')).toHaveLength(12)
})

test('an answer over the size limit is a rejection, and only its beginning is kept [K-cycle.4]', async () => {
  const long = JSON.stringify({ action_type: 'no_op', reason: 'awaiting_user_input', details: 'x'.repeat(900) })
  const bench = await openBench({ tasks: [task()], says: [pick, long], limits: { agentMaxBytes: 900 } })
  expect(await bench.steps()).toEqual(['select_next_task', 'refused.agent.too_large', 'wait.awaiting_user_input'])
  const calls = await bench.table('kernel.agent_calls')
  expect(calls[1]).toMatchObject({ output_bytes: long.length })
  expect(String(calls[1]?.output).length).toBeLessThanOrEqual(4096)
})

test('an agent that hangs is not waited for: a rejection, tried again later, and nothing held against the task [K-cycle.4, S001-9.3]', async () => {
  const clock = manualClock()
  const hang = () => {
    clock.advance(60_000)
    return new Promise(() => {})
  }
  const bench = await openBench({ clock, tasks: [task()], says: [pick, hang, hang, hang, hang] })
  const waits: number[] = []
  for (let i = 0; i < 4; i++) {
    const { steps } = await bench.drive()
    expect(steps.at(-1)).toMatchObject({ did: 'outage.agent.timeout', idle: true })
    waits.push((steps.at(-1)?.wakeAtMs as number) - clock.nowMs())
  }
  expect(waits).toEqual([2000, 4000, 8000, 16_000])
  expect(bench.asked.at(-2)?.signal.aborted).toBe(true)
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'in_progress' }])
  expect((await bench.state()).usage).toMatchObject({ failed_attempts: 0, agent_outages: 4 })
  const calls = await bench.table<{ output: null; verdict: { error: { code: string } } }>('kernel.agent_calls')
  expect(calls.slice(1).map((c) => [c.output, c.verdict.error.code])).toEqual(Array(4).fill([null, 'agent.timeout']))
  // The loop goes on where it was.
  expect(await bench.steps()).toEqual(['wait.awaiting_user_input'])
  expect((await bench.state()).usage.agent_outages).toBe(0)
})

test('an agent that crashes changes nothing but the log, and is asked again later [S001-9.3]', async () => {
  const crash = () => {
    throw new Error('connection reset by \0 peer')
  }
  const bench = await openBench({ tasks: [task()], says: [pick, crash] })
  const { steps } = await bench.drive()
  expect(steps.at(-1)).toMatchObject({ did: 'outage.agent.failed', idle: true })
  expect(steps.at(-1)?.wakeAtMs).toBe(bench.clock.nowMs() + 2000)
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'in_progress' }])
  expect(await bench.steps()).toEqual(['wait.awaiting_user_input'])
})

test('validation goes from parse to schema to rules to the database, and each failure names its own stage [K-cycle.6]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    tasks: [taskFor('probe')],
    tools: [tool],
    limits: { maxAttempts: 10 },
    says: [
      pick,
      // Each has every fault of the later ones too.
      '{"action_type":"execute_tool","tool_name":"nope","tool_name":"nope","task_id":"00000000-0000-4000-8000-00000000000f"}',
      '{"action_type":"execute_tool","tool_name":"nope","task_id":"00000000-0000-4000-8000-00000000000f"}',
      { ...use('probe', { extra: 1 }), task_id: '00000000-0000-4000-8000-00000000000f' },
      use('probe', { extra: 1 }),
    ],
  })
  expect(await bench.steps()).toEqual([
    'select_next_task',
    expect.stringMatching(/^refused\.json\./),
    expect.stringMatching(/^refused\.schema\./),
    'refused.task.not_current',
    expect.stringMatching(/^refused\.schema\./),
    'wait.awaiting_user_input',
  ])
  expect(tool.runs).toEqual([])
  expect(await bench.table('kernel.intents')).toEqual([])
})

test('what the database refuses comes back to the agent as a refusal, and its call is recorded [K-cycle.14, S001-5.4]', async () => {
  const nowhere = '00000000-0000-4000-8000-00000000dead'
  const create = {
    action_type: 'create_task',
    task: { description: 'A task that waits for nobody', preconditions: [nowhere] },
    justification: 'to see',
  }
  const bench = await openBench({ tasks: [task()], says: [pick, create] })
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'refused.task.precondition_unknown',
    'wait.awaiting_user_input',
  ])
  expect(bench.asked.at(-1)?.errors[0]?.code).toBe('task.precondition_unknown')
  expect(await bench.table('kernel.tasks')).toHaveLength(1)
  expect(await bench.table('kernel.agent_calls')).toHaveLength(3)
  const recorded = (await bench.audit()).find(
    (a) => (a.payload.error as Row)?.error_code === 'task.precondition_unknown',
  )
  expect(recorded?.payload.outcome).toBe('failure')
})

test('create_task without a justification: a warning beside a current task, a rejection without one [S000-1.2]', async () => {
  const create = { action_type: 'create_task', task: { description: 'Another thing to be done' } }
  const bench = await openBench({ tasks: [task()], says: [create, pick, create] })
  expect(await bench.steps()).toEqual([
    'refused.task.unjustified',
    'select_next_task',
    'create_task',
    'wait.awaiting_user_input',
  ])
  const calls = await bench.table<{ verdict: { warnings: Array<{ code: string }> } }>('kernel.agent_calls')
  expect(calls[2]?.verdict.warnings).toMatchObject([{ code: 'task.unjustified' }])
  expect(await bench.table('kernel.tasks')).toHaveLength(2)
})

test('select_next_task with an id that does not exist, or that cannot be started yet, is rejected [S000-2.2, S001-7.2, S001-14.2]', async () => {
  const bench = await openBench({
    tasks: [task('The first of two tasks'), { description: 'The second waits for it', preconditions: [0] }],
    says: [
      { action_type: 'select_next_task', task_id: '00000000-0000-4000-8000-00000000dead' },
      async () => ({ action_type: 'select_next_task', task_id: (await second()).task_id }),
    ],
  })
  const second = async () =>
    (await bench.table<{ task_id: string; description: string }>('kernel.tasks')).find((t) =>
      t.description.startsWith('The second'),
    ) as { task_id: string }
  expect(await bench.steps()).toEqual(['refused.task.unknown', 'refused.task.unknown', 'wait.awaiting_user_input'])
  expect((await bench.table('kernel.tasks')).map((t) => t.status)).toEqual(['pending', 'pending'])
  expect((await bench.state()).eligible_tasks).toHaveLength(1)
})

test('a proposal without task_id serves the current task; one that names another is rejected; asking and waiting need none [S000-p.4, S000-p.5]', async () => {
  const draft = (more: Row = {}) => ({
    action_type: 'draft_letter',
    letter_key: 'one',
    body: 'Dear reader, a letter.',
    ...more,
  })
  const ask = { action_type: 'request_user_input', question: 'Which colour should it have?' }
  const bench = await openBench({
    limits: { maxAttempts: 10 },
    says: [
      ask,
      draft(),
      { action_type: 'create_task', task: { description: 'Nobody said why this is needed' } },
      pick,
      draft({ task_id: '00000000-0000-4000-8000-00000000dead' }),
      draft(),
    ],
  })
  expect(await bench.steps()).toEqual([
    'request_user_input',
    'refused.task.none_current',
    'refused.task.unjustified',
    'select_next_task',
    'refused.task.not_current',
    'draft_letter',
    'task.done',
    'wait.awaiting_user_input',
  ])
})

test('whatever bytes an agent returns, no invariant breaks and each refusal is logged [K-agent.10, K-agent.1, S001-2.1]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    tasks: [task('First thing to be done'), taskFor('probe'), task('Third thing to be done')],
    tools: [tool],
    limits: { maxAttempts: 40 },
    says: hostileAgent({
      seed: 7,
      vocabulary: { persist_artifact: PersistArtifactProposal },
      known: { tools: { probe: tool.input }, names: ['kernel.tasks', 'POST_LETTERS'] },
    }),
  })
  for (let i = 0; i < 60 && (await bench.state()).workspace.status === 'active'; i++) await bench.drive()
  const calls = await bench.table<{ model: string; verdict: { ok: boolean } }>('kernel.agent_calls')
  const refused = calls.filter((c) => !c.verdict.ok)
  expect(new Set(calls.map((c) => c.model)).size).toBeGreaterThan(HOSTILE_KINDS.length / 2)
  const recorded = (await bench.audit()).filter((a) => a.payload.target?.target_type === 'proposal')
  expect(recorded).toHaveLength(refused.length)
  expect(tool.runs.length).toBeLessThanOrEqual(1)
  expect((await bench.state()).workspace.status).not.toBe('error')
  expect((await bench.table('kernel.tasks')).filter((t) => t.status === 'done').length).toBeLessThanOrEqual(1)
})
