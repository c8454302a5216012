import { beforeAll, expect, test } from 'vitest'
import { catchMutants } from './mutants/catch.ts'
import { mutants } from './mutants/list.ts'

let met: Awaited<ReturnType<typeof catchMutants>>

beforeAll(async () => {
  met = await catchMutants([], console.log)
})

test('there are enough planted bugs, and each was tried', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(16)
  expect(met.ended).toBe(0)
})

test.for(mutants.map(({ name, says }) => ({ name, says })))(
  'a planted bug is caught within 100 seeds: $name [K-det.3]',
  ({ name, says }) => {
    expect(met.found.get(name), says).toMatchObject({ seed: expect.any(Number) })
  },
)
