import { expect, test } from 'vitest'
import { createLeases } from '#kernel/controller/leases.ts'
import { fakeTool, notDone, openBench, pick, task, taskFor, use } from '../../support/bench.ts'
import { manualClock } from '../../support/clock.ts'

test('one writer at a time: a second taker waits, also within one process [K-cycle.1]', async () => {
  let drivenMeanwhile = ''
  const tool = fakeTool('probe', 'irreversible', async () => {
    drivenMeanwhile = (await bench.drive()).ended
    return { outcome: 'done', output: {} }
  })
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe')] })
  expect(await bench.steps()).toEqual(['select_next_task', 'effect.verified', 'task.done', 'workspace.completed'])
  expect(drivenMeanwhile).toBe('held')
  expect(tool.runs).toHaveLength(1)
})

test('a holder whose lease ran out is refused by the database, says so in the log, and changes nothing [K-cycle.1, K-cycle.14]', async () => {
  const bench = await openBench({
    tasks: [task()],
    says: [
      async (call: Parameters<typeof pick>[0]) => {
        // The process was paused past its lease, and not past the agent's time; another took the workspace.
        bench.clock.advance(4000)
        expect(await bench.lw.store.takeLease(bench.workspace, 'another', 3000)).not.toBeNull()
        return pick(call)
      },
    ],
  })
  const driven = await bench.drive()
  expect(driven).toMatchObject({ ended: 'lost', steps: [{ did: 'lease.stale' }] })
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'pending' }])
  expect(await bench.table('kernel.agent_calls')).toEqual([])
  // The other one is undisturbed, and goes on when it is its turn.
  expect((await bench.drive()).ended).toBe('held')
  bench.clock.advance(3000)
  expect((await bench.drive()).ended).toBe('idle')
})

test('a refused commit of a stale holder is told in a second transaction [K-cycle.14]', async () => {
  const bench = await openBench({ tasks: [task()] })
  await bench.send('workspace.pause')
  const { store } = bench.lw
  let taken = false
  bench.wrapStore(() => ({
    async load(workspace) {
      const state = await store.load(workspace)
      if (!taken) {
        taken = true
        bench.clock.advance(60_000)
        await store.takeLease(workspace, 'another', 3000)
      }
      return state
    },
  }))
  expect(await bench.drive()).toMatchObject({ ended: 'lost' })
  expect((await bench.audit()).at(-1)?.payload).toMatchObject({
    outcome: 'failure',
    outcome_reason: expect.stringMatching(/^lease\.stale/),
    target: { target_type: 'database', operation: 'refused' },
  })
  expect((await bench.state()).workspace.status).toBe('active')
})

test('not_done counts only under a valid lease: from a stale holder it is no word at all [K-effect.2, K-cycle.1]', async () => {
  const tool = fakeTool(
    'probe',
    'irreversible',
    async () => {
      // Its own heartbeat may come between the two.
      do bench.clock.advance(4000)
      while ((await bench.lw.store.takeLease(bench.workspace, 'another', 3000)) === null)
      return notDone()
    },
    () => ({ found: false }),
  )
  // Its own time is not to run out before the other one has the lease.
  const patient = { ...tool, timeoutMs: 600_000 }
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [patient], says: [pick, use('probe')] })
  expect(await bench.drive()).toMatchObject({ ended: 'lost' })
  expect(await bench.table('kernel.intents')).toMatchObject([{ status: 'open' }])
  bench.clock.advance(3000)
  expect((await bench.steps())[0]).toBe('recovered.uncertain')
})

test('a lease that is lost aborts the work under it, and a tool that has not begun does not begin [K-cycle.1]', async () => {
  const clock = manualClock()
  const kept = new Set<string>(['w'])
  const released: string[] = []
  const leases = createLeases(
    {
      takeLease: async () => 1n,
      renewLeases: async () => [...kept],
      releaseLease: async (workspace: string) => void released.push(workspace),
    } as never,
    clock,
    'me',
    3000,
  )
  const lease = await leases.take('w')
  clock.advance(1000)
  await new Promise(setImmediate)
  expect(lease?.lost.aborted).toBe(false)
  kept.clear()
  clock.advance(1000)
  await new Promise(setImmediate)
  expect(lease?.lost.aborted).toBe(true)
  if (lease) await leases.release(lease)
  expect(released).toEqual([])
})
