import { type Played, simulate } from '#testing/simulator/simulate.ts'
import { plays } from './apps/plays.ts'
import { type AppSimulator, openSimulator } from './apps/simulate.ts'

/** Everything that worlds are played of; the errands in memory, the packs on PostgreSQL. */
export const APPS = ['errands', ...Object.keys(plays)]

export const needsServer = (app: string) => app !== 'errands'

/** So many seeds a batch: what an interrupted run may have to play again. */
export const batchOf = (app: string) => (needsServer(app) ? 5 : 250)

export interface Player {
  play(seed: number, trace?: (line: string) => void): Promise<Played>
  close(): Promise<void>
}

/** A database grows with every world; after so many a new one costs less. */
const WORLDS_A_DATABASE = 100

export function playerOf(app: string): Player {
  const appPlay = plays[app]
  if (!appPlay) return { play: simulate, close: async () => {} }
  let open: AppSimulator | null = null
  let played = 0
  return {
    async play(seed, trace) {
      if (played++ % WORLDS_A_DATABASE === 0) {
        await open?.close()
        open = await openSimulator(appPlay)
      }
      return (open as AppSimulator).simulate(seed, trace)
    },
    close: async () => open?.close(),
  }
}
