import { expect, test } from 'vitest'
import type { Agent } from '#kernel/ports/agent.ts'
import { type Bench, fakeTool, openBench, pick, task, taskFor } from '../../support/bench.ts'

const MINUTE_MS = 60_000
const noOp = (reason: string) => ({ action_type: 'no_op', reason })

/** Takes up the task, then says again and again that nothing can be done. */
function idler(reason = 'preconditions_not_met'): Agent {
  return {
    name: 'idler',
    async propose(call) {
      const { current_task } = call.snapshot as { current_task: unknown }
      return { bytes: Buffer.from(JSON.stringify(current_task ? noOp(reason) : pick(call))) }
    },
  }
}

/** Minutes until the workspace wakes by itself. */
async function sleeps(bench: Bench): Promise<number | null> {
  const { steps, ended } = await bench.drive()
  expect(ended).toBe('idle')
  const wake = steps.at(-1)?.wakeAtMs
  return wake === undefined ? null : (wake - bench.clock.nowMs()) / MINUTE_MS
}

async function wake(bench: Bench, minutes: number | null): Promise<number | null> {
  bench.clock.advance((minutes ?? 0) * MINUTE_MS)
  return sleeps(bench)
}

test('an agent that waits where there is work is asked again, ever later, at most an hour apart [K-agent.11]', async () => {
  const bench = await openBench({ tasks: [task()], says: idler() })
  const waits: Array<number | null> = [await sleeps(bench)]
  for (let i = 0; i < 8; i++) waits.push(await wake(bench, waits.at(-1) ?? null))
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  // One call, one commit, each time it is asked.
  const calls = await bench.table('kernel.agent_calls')
  expect(calls).toHaveLength(1 + waits.length)
})

test('a silence that was broken begins anew [K-agent.11]', async () => {
  const bench = await openBench({ tasks: [task()], says: idler() })
  const waits = [await sleeps(bench)]
  for (let i = 0; i < 3; i++) waits.push(await wake(bench, waits.at(-1) ?? null))
  expect(waits).toEqual([1, 2, 4, 8])
  // Something arrives shortly afterwards, and the agent is asked at once.
  expect(await wake(bench, 0.25)).toBe(1)
  // Nobody worked for a day.
  expect(await wake(bench, 24 * 60)).toBe(1)
})

test('the work that it overlooked is done when it is asked again [K-agent.11]', async () => {
  let calls = 0
  const forgetful: Agent = {
    name: 'forgetful',
    async propose(call) {
      calls += 1
      const { pending_tasks } = call.snapshot as { pending_tasks: unknown[] }
      const overlooks = calls === 1 || pending_tasks.length === 0
      return { bytes: Buffer.from(JSON.stringify(overlooks ? noOp('rate_limit_reached') : pick(call))) }
    },
  }
  const bench = await openBench({ tasks: [task()], says: forgetful })
  expect(await sleeps(bench)).toBe(1)
  expect((await bench.state()).current_task).toBeNull()
  bench.clock.advance(MINUTE_MS)
  expect(await bench.steps()).toEqual(['select_next_task', 'wait.rate_limit_reached'])
})

test('who waits for a person who was asked is not asked again before the answer; who was asked nothing is no excuse [K-agent.11]', async () => {
  const question = { action_type: 'request_user_input', question: 'Shall I go on with this task?' }
  const needs = { tasks: [taskFor('probe')], tools: [fakeTool('probe', 'irreversible')] }
  const asks = await openBench({ ...needs, says: [pick, question, noOp('awaiting_user_input')] })
  expect(await sleeps(asks)).toBeNull()
  const [open] = (await asks.state()).questions
  await asks.send('question.answer', { question_id: open?.question_id, answer: 'Yes.' })
  expect(await sleeps(asks)).toBe(1)

  const pretends = await openBench({ ...needs, says: idler('awaiting_user_input') })
  expect(await sleeps(pretends)).toBe(1)
  // A task that only a person completes is waited for.
  const waits = await openBench({ tasks: [task()], says: idler('awaiting_user_input') })
  expect(await sleeps(waits)).toBeNull()
})

test('where there is nothing to do, and in an app whose work comes in by itself, nobody is asked again [K-agent.11]', async () => {
  const blocked = await openBench({ tasks: [task()], says: idler() })
  await sleeps(blocked)
  const current = (await blocked.state()).current_task
  await blocked.send('task.block', { task_id: current?.task_id, reason: 'Later.' })
  const resting = await openBench({
    ...{ tasks: [task()], says: [noOp('campaign_complete')] },
    app: (app) => ({ ...app, unplanned: true }),
  })
  expect([await sleeps(blocked), await sleeps(resting)]).toEqual([null, null])
})
