import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scenarios } from './apps/scenarios.ts'
import { type AppScenario, type AppSimulator, openSimulator } from './apps/simulate.ts'

const SEEDS = 10

describe.for(Object.keys(scenarios))('%s', (app) => {
  let simulator: AppSimulator
  beforeAll(async () => {
    simulator = await openSimulator(scenarios[app] as AppScenario)
  })
  afterAll(() => simulator.close())

  test('worlds of the pack with two or three controllers and everything that goes wrong: no rule broken, and a storm was a storm [TR-sim.1]', {
    timeout: 600_000,
  }, async () => {
    const errors = [/: crash /, /: freeze /, /: error /]
    const seen = new Set<string>()
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { breaches } = await simulator.simulate(seed, (line) => {
        for (const error of errors) if (error.test(line)) seen.add(error.source)
      })
      expect(breaches, `npm run harness -- simulate --app ${app} --seed ${seed} --trace`).toEqual([])
    }
    expect([...seen].sort()).toEqual(errors.map(({ source }) => source).sort())
  })

  test('the same seed has the same head, whatever was played in the database before it [TR-sim.2]', {
    timeout: 300_000,
  }, async () => {
    // Seeds that the test above has not played: a workspace is begun once in a database.
    const [first, second, other] = [await simulator.simulate(21), await fresh(21), await simulator.simulate(22)]
    expect(second).toEqual(first)
    expect(Object.values(other.heads)).not.toEqual(Object.values(first.heads))
  })

  async function fresh(seed: number) {
    const alone = await openSimulator(scenarios[app] as AppScenario)
    try {
      return await alone.simulate(seed)
    } finally {
      await alone.close()
    }
  }
})
