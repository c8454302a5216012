import type { Clock } from '#kernel/ports/clock.ts'
import { sampleTasksMemory } from './app.ts'
import { createEnvironment } from './environment.ts'
import { loadVariants } from './loaded.ts'
import { createMemoryStore, type MemoryStore } from './memory-store.ts'
import { checkMemory } from './oracle-memory.ts'
import { runScenario } from './run-scenario.ts'
import { sampleTasksScene } from './sample-tasks.ts'
import type { Breach, Environment, Variants } from './types.ts'

export interface ScenarioResult {
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
export async function simulate(seed: number, trace?: (line: string) => void): Promise<ScenarioResult> {
  variants ??= loadVariants()
  const known = await variants
  let memory: MemoryStore | undefined
  const open = (clock: Clock) => {
    memory = createMemoryStore({ apps: { errands: sampleTasksMemory }, seeded: { entropy: `seed ${seed}`, clock } })
    return memory
  }
  const oracle = (simulation: Environment) => checkMemory(simulation, (memory as MemoryStore).db, known)
  const environment = createEnvironment({
    seed,
    scene: sampleTasksScene(known),
    store: open,
    oracle,
    ...(trace ? { trace } : {}),
  })
  const { events, virtualMs } = await runScenario(environment).catch((error) => {
    environment.oracle.breach('error', `the world broke: ${error instanceof Error ? error.stack : error}`)
    return { events: 0, virtualMs: environment.schedule.nowMs() }
  })
  const { heads, entries } = (memory as unknown as MemoryStore).db
  return {
    seed,
    breaches: environment.oracle.breaches,
    heads: Object.fromEntries([...heads].map(([id, { seq, hash }]) => [id, `${seq} ${hash.toString('hex')}`])),
    events,
    entries: [...entries.values()].reduce((sum, list) => sum + list.length, 0),
    virtualMs,
  }
}
