import { startServer } from '../../../support/start-server.ts'
import { appMutants } from './apps.ts'
import { mutants } from './list.ts'
import { appSimulatorWith, simulatorWith } from './load.ts'

/**
 * Prints one JSON line a mutant: the first seed that finds it, and by which rule. Arguments select: names of mutants, or
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
  for (const { name } of wanted) {
    const simulator = await appSimulatorWith(name)
    console.log(JSON.stringify({ name, caught: await firstCaught(simulator.simulate) }))
    await simulator.close()
  }
} finally {
  await stop()
}

interface Found {
  breaches: Array<{ rule: string; what: string }>
}

async function firstCaught(simulate: (seed: number) => Promise<Found>) {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const [first] = (await simulate(seed)).breaches
    if (first) return { seeds: seed, ...first }
  }
  return null
}
