import { type ScenarioResult, simulate } from '#testing/simulator/simulate.ts'
import { scenarios } from './apps/scenarios.ts'
import { type AppSimulator, openSimulator } from './apps/simulate.ts'

/** Everything that worlds are played of; the errands in memory, the packs on PostgreSQL. */
export const APPS = ['errands', ...Object.keys(scenarios)]

export const needsServer = (app: string) => app !== 'errands'

/** So many seeds a batch: what an interrupted run may have to play again. */
export const batchOf = (app: string) => (needsServer(app) ? 5 : 250)

export interface Player {
  run(seed: number, trace?: (line: string) => void): Promise<ScenarioResult>
  close(): Promise<void>
}

/** A database grows with every world; after so many a new one costs less. */
const ENVIRONMENTS_A_DATABASE = 100

export function playerOf(app: string): Player {
  const appScenario = scenarios[app]
  if (!appScenario) return { run: simulate, close: async () => {} }
  let open: AppSimulator | null = null
  let result = 0
  return {
    async run(seed, trace) {
      if (result++ % ENVIRONMENTS_A_DATABASE === 0) {
        await open?.close()
        open = await openSimulator(appScenario)
      }
      return (open as AppSimulator).simulate(seed, trace)
    },
    close: async () => open?.close(),
  }
}
