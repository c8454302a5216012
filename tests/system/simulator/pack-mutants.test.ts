import { beforeAll, expect, test } from 'vitest'
import { catchMutants } from './mutants/catch.ts'
import { packMutants } from './mutants/packs.ts'
import { plays } from './packs/plays.ts'

let met: Awaited<ReturnType<typeof catchMutants>>

beforeAll(async () => {
  met = await catchMutants(Object.keys(plays), console.log)
}, 1_800_000)

test('every pack that is played has at least four planted bugs, and each was tried', () => {
  for (const pack of Object.keys(plays))
    expect(packMutants.filter((mutant) => mutant.pack === pack).length, pack).toBeGreaterThanOrEqual(4)
  expect(met.ended).toBe(0)
})

test.for(packMutants.map(({ name, says }) => ({ name, says })))(
  'a bug planted in a pack is caught within 100 seeds: $name [TR-sim.3]',
  ({ name, says }) => {
    expect(met.found.get(name), says).toMatchObject({ seeds: expect.any(Number) })
  },
)
