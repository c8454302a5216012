import { expect, test } from 'vitest'
import { fakeTool, openBench, pick, task, taskFor, use } from '../../support/bench.ts'

test('initializing becomes active only after environment and database were validated [S001-15.1]', async () => {
  const bench = await openBench({ tasks: [task()] })
  const owner = await bench.database.client('superuser')
  const notReady = async () => {
    await owner.query('alter table letters.letters disable trigger log_insert')
    await expect(bench.letters([], { name: 'Not ready' })).rejects.toThrow(/log_insert/)
    const [found] = await bench.rows<{ id: string; status: string }>(
      `select workspace_id as id, status from kernel.workspaces where name = 'Not ready'`,
    )
    expect(found?.status).toBe('initializing')
    expect((await bench.lw.drive(found?.id as string)).steps).toEqual([{ did: 'is.initializing', idle: true }])
    await owner.query('alter table letters.letters enable always trigger log_insert')
  }
  try {
    await bench.lw.journal.changeCatalog('a trigger was switched off and on again', notReady)
  } finally {
    await owner.end()
  }
  expect((await bench.state()).workspace.status).toBe('active')
})

test('a person pauses and resumes; while it is paused nothing is proposed [S001-15.2]', async () => {
  const bench = await openBench({ tasks: [task()], says: [pick] })
  await bench.send('workspace.pause', { reason: 'holidays' })
  expect(await bench.steps()).toEqual(['inbox.workspace.pause', 'is.paused'])
  expect((await bench.state()).workspace).toMatchObject({ status: 'paused', status_reason: 'anna: holidays' })
  expect(bench.asked).toEqual([])
  await bench.send('workspace.pause')
  expect(await bench.steps()).toEqual(['inbox.refused.workspace.pause', 'is.paused'])
  await bench.send('workspace.resume')
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.workspace.resume', 'select_next_task'])
  await bench.send('workspace.resume')
  expect((await bench.steps())[0]).toBe('inbox.refused.workspace.resume')
})

test('completed is found when there is a task and all are done; an agent that says so completes nothing [S001-15.3, S001-2.2]', async () => {
  const claim = { action_type: 'no_op', reason: 'campaign_complete' }
  const empty = await openBench({ tasks: [], says: [claim] })
  expect(await empty.steps()).toEqual(['wait.campaign_complete'])
  expect((await empty.state()).workspace.status).toBe('active')

  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    tasks: [taskFor('probe'), task('The other thing to be done')],
    tools: [tool],
    says: [pick, claim, use('probe'), claim],
  })
  expect(await bench.steps()).toEqual(['select_next_task', 'wait.campaign_complete'])
  expect(await bench.steps()).toEqual(['effect.verified', 'task.done', 'wait.campaign_complete'])
  // A blocked task prevents it.
  const other = (await bench.state()).eligible_tasks[0]
  await bench.send('task.block', { task_id: other?.task_id, reason: 'not needed' })
  await bench.drive()
  expect((await bench.state()).workspace.status).toBe('active')
  await bench.send('task.reopen', { task_id: other?.task_id })
  await bench.drive()
  expect((await bench.table('kernel.tasks')).map((t) => t.status).sort()).toEqual(['done', 'pending'])
})

test('a broken invariant is an error that stands until a person looks, and leads to paused only [S001-15.4, S001-15.5, S001-5.4]', async () => {
  let broken = true
  const bench = await openBench({
    tasks: [task()],
    says: [pick],
    app: (app) => ({
      ...app,
      buildSnapshot(state, nowMs) {
        if (broken) throw new Error('a row that cannot be')
        return app.buildSnapshot(state, nowMs)
      },
    }),
  })
  expect(await bench.steps()).toEqual(['error: a row that cannot be'])
  expect((await bench.state()).workspace).toMatchObject({ status: 'error', status_reason: 'a row that cannot be' })
  expect((await bench.audit()).at(-1)?.payload).toMatchObject({ severity: 'critical', outcome: 'failure' })
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'pending' }])

  await bench.send('workspace.resume')
  expect(await bench.steps()).toEqual(['inbox.refused.workspace.resume', 'is.error'])
  await bench.send('workspace.recover')
  expect(await bench.steps()).toEqual(['inbox.workspace.recover', 'is.paused'])
  broken = false
  await bench.send('workspace.recover')
  await bench.send('workspace.resume')
  expect((await bench.steps()).slice(0, 3)).toEqual([
    'inbox.refused.workspace.recover',
    'inbox.workspace.resume',
    'select_next_task',
  ])
})

test('a process that has not the pack, or asks for what is not there, fails alone and leaves the workspace as it is [S001-15.4]', async () => {
  const bench = await openBench({ tasks: [task()], says: [pick] })
  const app = bench.lw.deps.apps.get('letters')
  bench.lw.deps.apps.delete('letters')
  await expect(bench.drive()).rejects.toMatchObject({ code: 'app.unknown' })
  expect((await bench.state()).workspace.status).toBe('active')
  if (app) bench.lw.deps.apps.set('letters', app)
  expect((await bench.steps())[0]).toBe('select_next_task')
  expect((await bench.lw.drive('00000000-0000-4000-8000-00000000dead')).ended).toBe('held')
})

/** A task, started and completed by a person, so that nothing else prevents the workspace from being completed. */
const FINISHED_TASK = `
do $do$
declare w uuid := nullif(current_setting('lanewright.workspace'), '')::uuid; t uuid := gen_random_uuid();
begin
  insert into kernel.tasks (workspace_id, task_id, description, source, created_at, updated_at) values (w, t, 'A finished thing', 'user', now(), now());
  insert into kernel.verifications (workspace_id, verification_id, task_id, kind, from_status, to_status, verified_at)
  values (w, gen_random_uuid(), t, 'start', 'pending', 'in_progress', now());
  update kernel.tasks set status = 'in_progress' where task_id = t;
  insert into kernel.verifications (workspace_id, verification_id, task_id, kind, from_status, to_status, person, verified_at)
  values (w, gen_random_uuid(), t, 'done', 'in_progress', 'done', 'anna', now());
  update kernel.tasks set status = 'done' where task_id = t;
end $do$`

test('every other transition is refused by the database [S001-15.6, S001-15.2, S001-15.5]', async () => {
  const states = ['initializing', 'active', 'paused', 'completed', 'error']
  const legal = ['initializing active', 'active paused', 'active completed', 'paused active', 'error paused']
  const path: Record<string, string[]> = {
    initializing: [],
    active: ['active'],
    paused: ['active', 'paused'],
    completed: ['active', 'completed'],
    error: ['error'],
  }
  const bench = await openBench({ tasks: [task()] })
  const client = await bench.database.client('superuser')
  try {
    for (const from of states) {
      for (const to of states.filter((s) => s !== from)) {
        const id = crypto.randomUUID()
        await client.query('begin')
        await client.query(
          `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', '0', true)`,
          [id],
        )
        await client.query(
          `insert into kernel.workspaces (workspace_id, pack, name, created_at) values ($1, 'letters', 'x', now())`,
          [id],
        )
        await client.query(FINISHED_TASK)
        const move = (status: string) =>
          client.query('update kernel.workspaces set status = $2 where workspace_id = $1', [id, status])
        for (const step of path[from] ?? []) await move(step)
        const answer = await move(to).then(
          () => 'moved',
          (e: Error) => e.message.split(':')[0],
        )
        expect([from, to, answer]).toEqual([
          from,
          to,
          to === 'error' || legal.includes(`${from} ${to}`) ? 'moved' : 'workspace.transition',
        ])
        await client.query('rollback')
      }
    }
  } finally {
    await client.end()
  }
})

test('a completed workspace still hears what arrives, in a run of its own, and takes no new tasks', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe')] })
  await bench.drive()
  expect((await bench.state()).workspace.status).toBe('completed')
  await bench.send('workspace.budget', { agent_calls: 5 })
  await bench.send('task.create', { description: 'One more thing to do' })
  expect(await bench.steps()).toEqual(['inbox.workspace.budget', 'inbox.refused.task.create', 'is.completed'])
  expect((await bench.state()).workspace.budget).toEqual({ agent_calls: 5 })
  expect(
    (await bench.table('kernel.runs')).filter((r) => r.run_kind === 'system' && r.run_name === 'inbox'),
  ).toHaveLength(2)
})
