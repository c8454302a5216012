import { mutants } from './list.ts'
import { simulatorWith } from './load.ts'

/** Prints one JSON line a mutant: the first seed that finds it, and by which rule. Names on the command line select. */
const MOST_SEEDS = 100
const names = process.argv.length > 2 ? process.argv.slice(2) : mutants.map((m) => m.name)

for (const name of names) {
  const simulate = await simulatorWith(name)
  let caught: { seeds: number; rule: string; what: string } | null = null
  for (let seed = 1; seed <= MOST_SEEDS && !caught; seed++) {
    const [first] = (await simulate(seed)).breaches
    if (first) caught = { seeds: seed, ...first }
  }
  console.log(JSON.stringify({ name, caught }))
}
