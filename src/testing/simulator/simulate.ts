import type { Clock } from '#kernel/ports/clock.ts'
import { errandsMemory } from './app.ts'
import { errandsScene } from './errands.ts'
import { judgeMemory } from './judge-memory.ts'
import { loadVariants } from './loaded.ts'
import { createMemoryStore, type MemoryStore } from './memory-store.ts'
import { play } from './play.ts'
import type { Breach, Variants, World } from './types.ts'
import { createWorld } from './world.ts'

export interface Played {
  seed: number
  breaches: Breach[]
  /** Head of every workspace, the house included. */
  heads: Record<string, string>
  events: number
  entries: number
  virtualMs: number
}

let variants: Promise<Variants> | undefined

/** One seed, from an empty store to the judgement. The same seed gives the same heads, always. */
export async function simulate(seed: number, trace?: (line: string) => void): Promise<Played> {
  variants ??= loadVariants()
  const known = await variants
  let memory: MemoryStore | undefined
  const open = (clock: Clock) => {
    memory = createMemoryStore({ apps: { errands: errandsMemory }, seeded: { entropy: `seed ${seed}`, clock } })
    return memory
  }
  const judge = (world: World) => judgeMemory(world, (memory as MemoryStore).db, known)
  const world = createWorld({ seed, scene: errandsScene(known), store: open, judge, ...(trace ? { trace } : {}) })
  const { events, virtualMs } = await play(world).catch((error) => {
    world.judge.breach('error', `the world broke: ${error instanceof Error ? error.stack : error}`)
    return { events: 0, virtualMs: world.schedule.nowMs() }
  })
  const { heads, entries } = (memory as unknown as MemoryStore).db
  return {
    seed,
    breaches: world.judge.breaches,
    heads: Object.fromEntries([...heads].map(([id, { seq, hash }]) => [id, `${seq} ${hash.toString('hex')}`])),
    events,
    entries: [...entries.values()].reduce((sum, list) => sum + list.length, 0),
    virtualMs,
  }
}
