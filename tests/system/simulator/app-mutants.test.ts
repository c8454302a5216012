import { beforeAll, expect, test } from 'vitest'
import { scenarios } from './apps/scenarios.ts'
import { appMutants } from './mutants/apps.ts'
import { catchMutants } from './mutants/catch.ts'

let met: Awaited<ReturnType<typeof catchMutants>>

beforeAll(async () => {
  met = await catchMutants(Object.keys(scenarios), console.log)
}, 1_800_000)

test('every pack that is played has at least four planted bugs, and each was tried', () => {
  for (const app of Object.keys(scenarios))
    expect(appMutants.filter((mutant) => mutant.pack === app).length, app).toBeGreaterThanOrEqual(4)
  expect(met.ended).toBe(0)
})

test.for(appMutants.map(({ name, says }) => ({ name, says })))(
  'a bug planted in a pack is caught within 100 seeds: $name [TR-sim.3]',
  ({ name, says }) => {
    expect(met.found.get(name), says).toMatchObject({ seeds: expect.any(Number) })
  },
)
