import { expect, test } from 'vitest'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { type Bench, done, type FakeTool, fakeTool, openBench, pick, task, taskFor, use } from '../../support/bench.ts'

/** The process dies after the commit of the intent, or after the tool ran and before the outcome is committed. */
function dieAt(bench: Bench, point: 'intent committed' | 'outcome about to be committed') {
  const { store } = bench.lw
  const died = new Failure('database.failed', 'the process died here', 'Start it again.')
  bench.wrapStore(() => ({
    async commit(step) {
      const intent = step.changes.some((c) => c.table === 'kernel.intents' && c.op === 'insert')
      const outcome = step.changes.some((c) => c.table === 'kernel.receipts')
      if (outcome && point === 'outcome about to be committed') throw died
      const committed = await store.commit(step)
      if (intent && point === 'intent committed') throw died
      return committed
    },
  }))
  return () => bench.wrapStore(() => ({ commit: store.commit }))
}

async function crash(effect: Tool['effect'], point: Parameters<typeof dieAt>[1], verify: FakeTool['verify'] | boolean) {
  const outside = { there: false }
  const tool = fakeTool(
    'probe',
    effect,
    () => {
      outside.there = true
      return done()
    },
    () => ({ found: verify === true ? outside.there : false }),
  )
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('probe')] })
  const revive = dieAt(bench, point)
  await expect(bench.drive()).rejects.toThrow('the process died here')
  expect(await bench.table('kernel.intents')).toMatchObject([{ status: 'open' }])
  revive()
  const steps = await bench.steps()
  return { bench, tool, steps }
}

test('irreversible, died before it ran: looked up, not found, never run, a person decides [K-effect.3]', async () => {
  const { tool, steps, bench } = await crash('irreversible', 'intent committed', true)
  expect(steps[0]).toBe('recovered.uncertain')
  expect(tool.runs).toEqual([])
  expect(tool.looks).toBe(1)
  expect(await bench.table('kernel.runs')).toContainEqual(
    expect.objectContaining({ run_kind: 'tool_gateway', status: 'failed' }),
  )
})

test('irreversible, died after it ran: looked up, found, verified, not run again [K-effect.3, S001-9.2]', async () => {
  const { tool, steps, bench } = await crash('irreversible', 'outcome about to be committed', true)
  expect(steps[0]).toBe('recovered.verified')
  expect(tool.runs).toHaveLength(1)
  expect(await bench.table('kernel.receipts')).toMatchObject([
    { outcome: 'unknown', error: { code: 'effect.in_doubt' } },
  ])
})

test('idempotent, died before it ran: run again under the same key [K-effect.5]', async () => {
  const { tool, steps } = await crash('idempotent', 'intent committed', true)
  expect(steps[0]).toBe('recovered.verified')
  expect(tool.runs.map((r) => r.context.idempotencyKey)).toEqual(['probe:the-one'])
})

test('read, died before it ran: nothing was done, and the agent may look again', async () => {
  const { tool, steps } = await crash('read', 'intent committed', true)
  expect(steps[0]).toBe('recovered.not_done')
  expect(tool.runs).toEqual([])
})

test('an idempotent tool is not run again under a stop: it is looked up only [K-cycle.18]', async () => {
  const tool = fakeTool(
    'probe',
    'idempotent',
    () => done(),
    () => ({ found: false }),
  )
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('probe')] })
  const revive = dieAt(bench, 'intent committed')
  await expect(bench.drive()).rejects.toThrow()
  revive()
  await bench.lw.store.stop(
    bench.workspace,
    crypto.randomUUID(),
    'anna',
    'wait',
    new Date(bench.clock.nowMs()).toISOString(),
  )
  expect(await bench.steps()).toEqual(['recovered.uncertain', 'is.stopped'])
  expect(tool.runs).toEqual([])
})

test('an intent of a tool that is not installed any more is left to a person', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe')] })
  const revive = dieAt(bench, 'intent committed')
  await expect(bench.drive()).rejects.toThrow()
  revive()
  bench.lw.deps.apps.get('letters')?.tools.delete('probe')
  expect((await bench.steps())[0]).toBe('recovered.uncertain')
  const [intent] = await bench.table('kernel.intents')
  await bench.send('effect.settle', { intent_id: intent?.intent_id, outcome: 'verified' })
  expect(await bench.steps()).toEqual(['inbox.effect.settle', 'task.done', 'workspace.completed'])
})
