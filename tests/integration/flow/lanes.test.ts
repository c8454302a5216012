import { expect, test } from 'vitest'
import { Failure } from '#kernel/contracts/refusal.ts'
import { approve, type Bench, done, fakeTool, openBench, pick, task, taskFor, use } from '../../support/bench.ts'

/** This process reaches outside in no lane; null for in all of them. */
function reach(bench: Bench, lanes: string[] | null): void {
  if (lanes) bench.lw.deps.lanes = new Set(lanes)
  else delete bench.lw.deps.lanes
}

const waiting = (bench: Bench) =>
  bench.lw.database
    .pool('dispatch')
    .query(`select task_identifier as task, queue_name as queue from graphile_worker.jobs where key like 'lane:%'`)
    .then(({ rows }) => rows)

test('a call in a lane that this process does not have is left to others: nothing is done or intended, nobody is blamed, the call counts [SCALE-machines.4]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('probe'), use('probe')] })
  reach(bench, ['PLAN'])
  expect(await bench.steps()).toEqual(['select_next_task', 'elsewhere'])
  expect(tool.runs).toEqual([])
  expect(await bench.table('kernel.intents')).toEqual([])
  expect(await waiting(bench)).toEqual([{ task: 'drive:TRY_TOOLS', queue: bench.workspace }])
  expect((await bench.state()).usage.failed_attempts).toBe(0)
  expect(await bench.table('kernel.agent_calls')).toContainEqual(
    expect.objectContaining({
      verdict: expect.objectContaining({ error: expect.objectContaining({ code: 'lane.elsewhere' }) }),
    }),
  )

  reach(bench, ['TRY_TOOLS'])
  expect(await bench.steps()).toContain('effect.verified')
  expect(tool.runs).toHaveLength(1)
})

test('what was granted keeps its grant until a process with the lane comes [SCALE-machines.4]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    ...{ tasks: [task()], tools: [tool], says: [pick, use('probe')] },
    lanes: approve('TRY_TOOLS', '  approval: exact_bytes\n  approvers: [SENDER]\n'),
  })
  reach(bench, [])
  await bench.drive()
  expect(await bench.grantAll(bench.workspace)).toBe(1)
  expect((await bench.steps()).at(-1)).toBe('elsewhere')
  expect((await bench.steps()).at(-1)).toBe('elsewhere')
  expect(await bench.table('kernel.approvals')).toMatchObject([{ status: 'granted' }])
  expect(tool.runs).toEqual([])

  reach(bench, null)
  expect(await bench.steps()).toContain('effect.verified')
  expect(tool.runs).toHaveLength(1)
})

test('an intent that somebody left open is recovered, and what is uncertain looked up again, by a process with its lane [SCALE-machines.4]', async () => {
  let there = false
  const tool = fakeTool(
    'probe',
    'irreversible',
    () => done(),
    () => ({ found: there }),
  )
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe')] })
  const { commit } = bench.lw.store
  bench.wrapStore(() => ({
    async commit(step) {
      const committed = await commit(step)
      if (step.changes.some((c) => c.table === 'kernel.intents' && c.op === 'insert'))
        throw new Failure('database.failed', 'the process died here', 'Start it again.')
      return committed
    },
  }))
  await expect(bench.drive()).rejects.toThrow('the process died here')
  bench.wrapStore(() => ({ commit }))

  reach(bench, ['PLAN'])
  expect(await bench.steps()).toEqual(['elsewhere'])
  expect(tool.looks).toBe(0)
  reach(bench, ['TRY_TOOLS'])
  expect(await bench.steps()).toContain('recovered.uncertain')
  expect(tool.looks).toBe(1)

  bench.clock.advance(120_000)
  there = true
  reach(bench, ['PLAN'])
  expect(await bench.steps()).toEqual(['elsewhere'])
  expect(tool.looks).toBe(1)
  reach(bench, null)
  expect(await bench.steps()).toContain('effect.found_late')
})
