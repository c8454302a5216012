import type pg from 'pg'
import { expect, test } from 'vitest'
import { driveJob } from '#kernel/controller/drive.ts'
import { type Bench, fakeTool, openBench, pick, task, taskFor, use } from '../../support/bench.ts'

const draft = { action_type: 'draft_letter', letter_key: 'one', body: 'Dear reader, this is the letter.' }
const ask = (n: number) => ({ action_type: 'request_user_input', question: `What about number ${n}?` })

test('a cycle without a side effect costs one commit, one with a side effect two [K-cycle.15]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, ask(1), '?', use('probe')] })
  const { store } = bench.lw
  const log: string[] = []
  bench.wrapStore(() => ({
    load(workspace) {
      log.push('load')
      return store.load(workspace)
    },
    commit(step) {
      log.push('commit')
      return store.commit(step)
    },
  }))
  const steps = await bench.steps()
  const commits = log
    .join(' ')
    .split('load')
    .slice(1)
    .map((c) => c.match(/commit/g)?.length ?? 0)
  expect(Object.fromEntries(steps.map((did, i) => [did, commits[i]]))).toEqual({
    select_next_task: 1,
    request_user_input: 1,
    'refused.json.syntax': 1,
    'effect.verified': 2,
    'task.done': 1,
    'workspace.completed': 1,
  })
})

test('the snapshot is loaded in one round trip [K-cycle.2]', async () => {
  const bench = await openBench({ tasks: [task()], says: [pick] })
  await bench.drive()
  const pool = bench.lw.database.pool('app')
  const query = pool.query.bind(pool)
  let queries = 0
  pool.query = ((...args: Parameters<pg.Pool['query']>) => {
    queries += 1
    return query(...args)
  }) as typeof pool.query
  await bench.lw.store.load(bench.workspace)
  pool.query = query
  expect(queries).toBe(1)
})

test('the snapshot is bounded, however much there is [K-cycle.2]', async () => {
  const bench = await openBench({
    tasks: Array.from({ length: 60 }, (_, i) => task(`Thing number ${i} to be done`)),
    limits: { maxAttempts: 1000, stepsPerDrive: 50 },
    says: Array.from({ length: 40 }, () => '?'),
  })
  await bench.drive()
  const state = await bench.state()
  expect(state.eligible_tasks).toHaveLength(10)
  expect(state.recent_audit).toHaveLength(5)
  expect(state.counts).toMatchObject({ total: 60, pending: 60 })
})

test('a snapshot past its bound is a fault of the pack and never reaches the agent [K-cycle.2]', async () => {
  const bench = await openBench({
    tasks: [task()],
    app: (app) => ({ ...app, buildSnapshot: () => ({ snapshot: { text: 'x'.repeat(200_000) } }) }),
  })
  expect(await bench.steps()).toEqual([expect.stringMatching(/^error: .*larger than/)])
  expect(bench.asked).toEqual([])
})

test('a proposal is stale when a row that it was shown has changed since; other rows do not matter; nobody is blamed [K-cycle.7, K-cycle.6]', async () => {
  const change = (bench: Bench, sql: string) => bench.meddle(sql, [bench.workspace])
  const touchShown = (b: Bench) =>
    change(
      b,
      `update kernel.tasks set metadata = metadata || '{"touched": true}' where workspace_id = $1 and status = 'in_progress'`,
    )
  const touchOther = (b: Bench) =>
    change(
      b,
      `update kernel.tasks set metadata = '{"touched": true}' where workspace_id = $1 and open_preconditions > 0`,
    )
  const bench: Bench = await openBench({
    says: [
      pick,
      // A rule comes before freshness: this one is refused for what it says.
      async () => {
        await touchShown(bench)
        return { ...draft, letter_key: 'unwanted' }
      },
      async () => {
        await touchShown(bench)
        return draft
      },
      async () => {
        await touchOther(bench)
        return draft
      },
    ],
  })
  expect((await bench.steps()).slice(0, 5)).toEqual([
    'select_next_task',
    'refused.letter.unwanted',
    'refused.snapshot.stale',
    'draft_letter',
    'task.done',
  ])
  expect(bench.asked[3]?.errors[0]?.code).toBe('snapshot.stale')
  const calls = await bench.table<{ verdict: { error: { code: string } | null } }>('kernel.agent_calls')
  expect(calls[2]?.verdict.error?.code).toBe('snapshot.stale')
})

test('a row of the pack that was shown counts like any other [K-cycle.7]', async () => {
  const bench: Bench = await openBench({
    says: [
      pick,
      draft,
      pick,
      async () => {
        await bench.meddle(`update letters.letters set body = 'Dear reader, it was changed.' where workspace_id = $1`, [
          bench.workspace,
        ])
        return { action_type: 'send_letter', letter_key: 'one' }
      },
    ],
  })
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'draft_letter',
    'task.done',
    'select_next_task',
    'refused.snapshot.stale',
    'wait.awaiting_user_input',
  ])
  expect(await bench.table('kernel.approvals')).toEqual([])
})

test('state is loaded fresh in every cycle, and the steps follow one order [S001-5.3, S001-7.1, K-cycle.13]', async () => {
  const tool = fakeTool('probe', 'irreversible', () => {
    order.push('execute')
    return { outcome: 'done', output: {} }
  })
  const order: string[] = []
  const bench = await openBench({
    tasks: [taskFor('probe')],
    tools: [tool],
    says: {
      name: 'watched',
      async propose(call) {
        order.push('invoke')
        return {
          bytes: Buffer.from(
            JSON.stringify(order.filter((o) => o === 'invoke').length === 1 ? pick(call) : use('probe')),
          ),
        }
      },
    },
  })
  const { store } = bench.lw
  bench.wrapStore(() => ({
    async load(workspace) {
      order.push('load')
      const state = await store.load(workspace)
      order.push(`select ${state?.eligible_tasks.length}`)
      return state
    },
    async commit(step) {
      const committed = await store.commit(step)
      const task = step.changes.find((c) => c.table === 'kernel.tasks' && c.op === 'update')
      order.push(...(step.audit.length > 0 ? ['log'] : []), ...(task ? ['update task'] : []))
      return committed
    },
  }))
  await bench.drive()
  expect(order).toEqual([
    ...['load', 'select 1', 'invoke', 'log', 'update task'],
    ...['load', 'select 0', 'invoke', 'log', 'execute', 'log'],
    ...['load', 'select 0', 'log', 'update task'],
    ...['load', 'select 0', 'log'],
  ])
})

test('one job drives until idle or until its steps are done, and wakes the workspace when there is more [K-cycle.16]', async () => {
  const bench = await openBench({
    tasks: [task()],
    limits: { stepsPerDrive: 3, maxAttempts: 100 },
    says: [pick, '?', '?', '?', '?'],
  })
  const woken: Array<number | undefined> = []
  const job = driveJob(bench.lw.deps, bench.lw.leases, {
    wake: async (_w: string, at?: number) => void woken.push(at),
  } as never)
  await job(bench.workspace)
  expect(bench.asked).toHaveLength(3)
  expect(woken).toEqual([undefined])
  await job(bench.workspace)
  expect(bench.asked).toHaveLength(6)
  // Idle: nothing to wake for.
  expect(woken).toEqual([undefined])
  const fence = await bench.lw.store.takeLease(bench.workspace, 'another', 60_000)
  await job(bench.workspace)
  expect(woken).toEqual([undefined, bench.clock.nowMs() + bench.lw.leases.ttlMs])
  await bench.lw.store.releaseLease(bench.workspace, fence as bigint)
})
