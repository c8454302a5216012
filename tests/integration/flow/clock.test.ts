import { expect, test } from 'vitest'
import { done, fakeTool, notDone, openBench, pick, taskFor, use } from '../../support/bench.ts'

test('the clock jumps back between two tries: the second try is still the later one', async () => {
  const bench = await openBench({
    tasks: [taskFor('ring')],
    tools: [
      fakeTool('ring', 'irreversible', () => {
        bench.clock.advance(-120_000)
        return ring.runs.length === 1 ? notDone() : done()
      }),
    ],
    says: [pick, use('ring'), use('ring')],
  })
  const ring = bench.lw.deps.apps.get('letters')?.tools.get('ring')?.tool as ReturnType<typeof fakeTool>
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'effect.not_done',
    'effect.verified',
    'task.done',
    'workspace.completed',
  ])
  expect(ring.runs).toHaveLength(2)
})
