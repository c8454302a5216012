import { startServer } from '../../../support/start-server.ts'
import { appMutants } from './apps.ts'
import { mutants } from './list.ts'
import { appSimulatorWith, simulatorWith } from './load.ts'

/**
 * Prints one JSON line a mutant: a seed of the first hundred that finds it, and by which rule. Arguments select: names of mutants, or
 * of apps with all of theirs; without any, the mutants of the kernel.
 */
const MOST_SEEDS = 100
const chosen = process.argv.slice(2)

for (const { name } of mutants) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const simulate = await simulatorWith(name)
  console.log(JSON.stringify({ name, caught: await firstCaught(simulate) }))
}

const wanted = appMutants.filter(({ name, app }) => chosen.includes(name) || chosen.includes(app))
const stop = wanted.length > 0 ? await startServer() : async () => {}
try {
  for (const { name, foundBy } of wanted) {
    const simulator = await appSimulatorWith(name)
    console.log(JSON.stringify({ name, caught: await firstCaught(simulator.simulate, foundBy) }))
    await simulator.close()
  }
} finally {
  await stop()
}

interface Found {
  breaches: Array<{ rule: string; what: string }>
}

/** A seed that is known to find it is tried first: a world on PostgreSQL takes most of a second. */
async function firstCaught(simulate: (seed: number) => Promise<Found>, foundBy = 1) {
  const others = Array.from({ length: MOST_SEEDS }, (_, i) => i + 1).filter((seed) => seed !== foundBy)
  for (const seed of [foundBy, ...others]) {
    const [first] = (await simulate(seed)).breaches
    if (first) return { seed, ...first }
  }
  return null
}
