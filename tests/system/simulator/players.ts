import { type Played, simulate } from '#testing/simulator/simulate.ts'
import { plays } from './packs/plays.ts'
import { openSimulator, type PackSimulator } from './packs/simulate.ts'

/** Everything that worlds are played of; the errands in memory, the packs on PostgreSQL. */
export const PACKS = ['errands', ...Object.keys(plays)]

export const needsServer = (pack: string) => pack !== 'errands'

/** So many seeds a batch: what an interrupted run may have to play again. */
export const batchOf = (pack: string) => (needsServer(pack) ? 5 : 250)

export interface Player {
  play(seed: number, trace?: (line: string) => void): Promise<Played>
  close(): Promise<void>
}

/** A database grows with every world; after so many a new one costs less. */
const WORLDS_A_DATABASE = 100

export function playerOf(pack: string): Player {
  const packPlay = plays[pack]
  if (!packPlay) return { play: simulate, close: async () => {} }
  let open: PackSimulator | null = null
  let played = 0
  return {
    async play(seed, trace) {
      if (played++ % WORLDS_A_DATABASE === 0) {
        await open?.close()
        open = await openSimulator(packPlay)
      }
      return (open as PackSimulator).simulate(seed, trace)
    },
    close: async () => open?.close(),
  }
}
