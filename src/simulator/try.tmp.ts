import { lenient } from '#simulator/judge.ts'
import { loadVariants } from '#simulator/loaded.ts'
import { createMemoryStore } from '#simulator/memory-store.ts'
import { errandsMemory } from '#simulator/pack.ts'
import { createWorld, play } from '#simulator/world.ts'

const variants = await loadVariants()
const from = Number(process.argv[2] ?? 1),
  n = Number(process.argv[3] ?? 1),
  trace = process.argv[4] === 't'
const t0 = performance.now()
let events = 0,
  bad = 0,
  entries = 0
for (let seed = from; seed < from + n; seed++) {
  let memory: any
  const world = createWorld({
    seed,
    variants,
    store: (clock) =>
      (memory = createMemoryStore({ packs: { errands: errandsMemory }, seeded: { entropy: `e${seed}`, clock } })),
    judge: lenient,
    ...(trace ? { trace: console.log } : {}),
  })
  const r = await play(world, variants)
  events += r.events
  for (const e of memory.db.entries.values()) entries += e.length
  if (world.judge.breaches.length) {
    bad++
    if (bad < 6)
      console.log(
        seed,
        r,
        JSON.stringify(world.judge.breaches),
        world.workspaces.map((w) => {
          const s = memory.db.rowsOf('kernel.workspaces', w).get(w).row
          return s.status + ' ' + s.status_reason + JSON.stringify(memory.db.counts.get(w))
        }),
      )
  }
}
const ms = performance.now() - t0
console.log({ n, msPerSeed: ms / n, eventsPerSeed: events / n, entriesPerSeed: entries / n, bad })
