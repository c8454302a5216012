import { expect, test } from 'vitest'
import type { Agent } from '#kernel/ports/agent.ts'
import { openBench, pick, task } from '../../support/bench.ts'

/** Asks one question after another, at a price. */
function spender(cost: { tokensIn?: number; tokensOut?: number; costMicros?: number }): Agent {
  let asked = 0
  return {
    name: 'spender',
    async propose(call) {
      const { current_task } = call.snapshot as { current_task: unknown }
      const question = { action_type: 'request_user_input', question: `What about number ${++asked}?` }
      return { bytes: Buffer.from(JSON.stringify(current_task ? question : pick(call))), ...cost }
    },
  }
}

test.for([
  ['agent_calls', { agent_calls: 3 }, {}, 3],
  ['tokens', { tokens: 250 }, { tokensIn: 90, tokensOut: 10 }, 3],
  ['cost_micros', { cost_micros: 1000 }, { costMicros: 600 }, 2],
] as const)(
  'a workspace past its budget of %s is paused with the reason, and goes on when it is raised [K-agent.8]',
  async ([what, budget, cost, made]) => {
    const lines: string[] = []
    const bench = await openBench({
      tasks: [task()],
      says: spender(cost),
      create: { budget },
      notifier: { notify: (n) => lines.push(n.text) },
    })
    expect((await bench.steps()).at(-1)).toBe('budget.used_up')
    expect(bench.asked).toHaveLength(made)
    const { workspace } = await bench.state()
    expect(workspace.status).toBe('paused')
    expect(workspace.status_reason).toBe(`the budget of ${Object.values(budget)[0]} ${what} is used up`)
    expect(lines.at(-1)).toBe(workspace.status_reason)

    // Resuming alone helps nothing.
    await bench.send('workspace.resume')
    expect(await bench.steps()).toEqual(['inbox.workspace.resume', 'budget.used_up'])
    await bench.send('workspace.budget', { [what]: 100_000 })
    await bench.send('workspace.resume')
    expect((await bench.steps()).slice(0, 3)).toEqual([
      'inbox.workspace.budget',
      'inbox.workspace.resume',
      expect.stringMatching(/request_user_input|refused/),
    ])
  },
)

test('output, prompt hash, model, tokens, latency and cost of every invocation are recorded [K-agent.6]', async () => {
  const bench = await openBench({
    tasks: [task()],
    says: {
      name: 'slow',
      async propose(call) {
        bench.clock.advance(120)
        const answer = (call.snapshot as { current_task: unknown }).current_task
          ? 'nonsense'
          : JSON.stringify(pick(call))
        return {
          bytes: Buffer.from(answer),
          model: 'model-x',
          promptHash: 'ab'.repeat(32),
          tokensIn: 7,
          tokensOut: 3,
          costMicros: 42,
        }
      },
    },
  })
  await bench.drive()
  const recorded = await bench.table('kernel.agent_calls')
  expect(recorded).toHaveLength(bench.asked.length)
  for (const [i, call] of recorded.entries()) {
    expect(call).toMatchObject({
      agent: 'slow',
      model: 'model-x',
      prompt_hash: 'ab'.repeat(32),
      tokens_in: 7,
      tokens_out: 3,
      latency_ms: 120,
      cost_micros: 42,
    })
    expect(call.snapshot_hash).toBe(bench.asked[i]?.snapshotHash)
  }
  expect(recorded[1]?.output).toBe('nonsense')
  expect((await bench.state()).usage).toMatchObject({ tokens: 10 * recorded.length, cost_micros: 42 * recorded.length })
})
