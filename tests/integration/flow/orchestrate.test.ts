import { expect, test } from 'vitest'
import type { App, Orchestrated } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import { done, fakeTool, openBench, task, use } from '../../support/bench.ts'

const ROLES = `
FOREMAN:
  kind: system
  purpose: Starts the work.

READER:
  kind: agent
  purpose: Reads.
`
const LANES = `
READ_LETTERS:
  callers: [READER]
  actions: [read_letter]
  scope: [workspace_id, run_id, task_id]
  approval: none
  risk: low
`
const WAIT = { action_type: 'no_op', reason: 'awaiting_user_input' }

/** The letters, where the controller starts the work and each task has an agent of its own. */
const led =
  (next: (state: State) => Orchestrated | null) =>
  (app: App): App => ({
    ...app,
    orchestratorRole: 'FOREMAN',
    roleOf: (one) => String(one?.metadata.role ?? 'FOREMAN'),
    runOf: () => ({ taxonomy_versions: { coa: 'sorted-1' } }),
    orchestrate: next,
    policy: {
      lanes: {
        ...app.policy.lanes,
        text:
          app.policy.lanes.text
            .replace(/TRY_TOOLS:[\s\S]*/, '')
            .replace('callers: [CLERK]', 'callers: [CLERK, READER]') + LANES,
      },
      roles: { ...app.policy.roles, text: app.policy.roles.text + ROLES },
    },
  })

const begin = (role: string, description: string): Orchestrated => ({
  begin: {
    description,
    metadata: { role },
    required_effects: [{ kind: 'effect_verified', tool: 'read_letter', key: 'the-one' }],
  },
})

test('where the controller starts the work, it begins a task in the orchestrator’s run and an agent’s run below it, in the role of the task [C-orch.1]', async () => {
  const tool = fakeTool('read_letter', 'idempotent', () => done())
  const bench = await openBench({
    tools: [tool],
    tasks: [task('The last one of all')],
    app: led(({ counts }) => (counts.done === 0 ? begin('READER', 'Read a letter through') : null)),
    says: [use('read_letter')],
  })
  expect(await bench.steps()).toEqual(['task.started', 'effect.verified', expect.any(String), 'rests'])
  expect(tool.runs).toHaveLength(1)
  const runs = await bench.table('kernel.runs')
  const [root] = runs.filter(({ run_kind }) => run_kind === 'orchestrator')
  const [agent, ...others] = runs.filter(({ run_kind }) => run_kind === 'agent')
  expect(others).toEqual([])
  expect(root).toMatchObject({ role_id: 'FOREMAN', lane_id: null, status: 'running' })
  expect(agent).toMatchObject({
    ...{ role_id: 'READER', parent_run_id: root?.run_id, root_run_id: root?.run_id, status: 'completed' },
    taxonomy_versions: { coa: 'sorted-1' },
  })
  const [call] = runs.filter(({ run_kind }) => run_kind === 'tool_gateway')
  // A child sorts by its parent's versions and acts in its role.
  expect(call).toMatchObject({
    role_id: 'READER',
    parent_run_id: agent?.run_id,
    taxonomy_versions: { coa: 'sorted-1' },
  })
})

test('while nothing is due no agent is asked; a task that waits is started by its id, and one at a time [C-orch.1]', async () => {
  let due = false
  const bench = await openBench({
    tasks: ['The first of two', 'The second of two'].map((one) => ({ ...task(one), metadata: { role: 'READER' } })),
    app: led(({ eligible_tasks }) => (due && eligible_tasks[0] ? { start: eligible_tasks[0].task_id } : null)),
    tools: [fakeTool('read_letter', 'read')],
    says: [WAIT, WAIT],
  })
  expect(await bench.steps()).toEqual(['rests'])
  expect(bench.asked).toEqual([])
  due = true
  const steps = await bench.steps()
  expect(steps[0]).toBe('task.started')
  expect((await bench.table('kernel.tasks')).map(({ status }) => status).sort()).toEqual(['in_progress', 'pending'])
})

test('the orchestrator stands in no lane: an agent’s action without a task of its own is denied [C-orch.2]', async () => {
  const tool = fakeTool('read_letter', 'read')
  const bench = await openBench({
    tools: [tool],
    tasks: [task('The only task')],
    app: led(({ eligible_tasks }) => (eligible_tasks[0] ? { start: eligible_tasks[0].task_id } : null)),
    says: [use('read_letter'), WAIT],
  })
  // The task names no role, so that whoever acts would act as the orchestrator.
  expect((await bench.steps()).slice(0, 2)).toEqual(['task.started', 'refused.lane.none'])
  expect(tool.runs).toEqual([])
})

test('what an action comes to in no lane of the role is denied before the state is looked at, as a run that was denied [C-orch.3]', async () => {
  let looked = 0
  const bench = await openBench({
    tools: [fakeTool('read_letter', 'read')],
    tasks: [task('The only task')],
    app: (app) => ({
      ...led(({ eligible_tasks }) => (eligible_tasks[0] ? { start: eligible_tasks[0].task_id } : null))(app),
      roleOf: () => 'READER',
      resolvesTo: { draft_letter: ['draft_letter'], send_letter: ['post_letter'] },
      decide: {
        ...app.decide,
        send_letter: () => {
          looked += 1
          throw new Error('nobody should have asked')
        },
      },
    }),
    says: [{ action_type: 'send_letter', letter_key: 'one' }, WAIT],
  })
  expect((await bench.steps()).slice(0, 2)).toEqual(['task.started', 'refused.lane.none'])
  expect(looked).toBe(0)
  const denied = (await bench.table('kernel.runs')).filter(({ status }) => status === 'denied')
  expect(denied).toMatchObject([
    { run_name: 'post_letter', run_kind: 'tool_gateway', role_id: 'READER', started_at: null },
  ])
})
