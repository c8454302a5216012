import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, expect, test } from 'vitest'
import { mutants } from './mutants/list.ts'

interface Caught {
  name: string
  caught: { seeds: number; rule: string; what: string } | null
}

const found = new Map<string, Caught['caught']>()
let ended: unknown

beforeAll(async () => {
  // A process of its own: each bug is planted into copies of our modules while they are loaded.
  const program = join(import.meta.dirname, 'mutants', 'run.ts')
  const child = spawn(process.execPath, ['--conditions=lanewright-source', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { name, caught } = JSON.parse(line) as Caught
    found.set(name, caught)
    console.log(
      caught ? `${name}: caught at seed ${caught.seeds}, ${caught.rule}: ${caught.what}` : `${name}: NOT CAUGHT`,
    )
  }
  ended = child.exitCode ?? (await once(child, 'exit'))[0]
}, 600_000)

test('there are enough planted bugs, and each was tried', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(16)
  expect(ended).toBe(0)
})

test.for(mutants.map(({ name, says }) => ({ name, says })))(
  'a planted bug is caught within 100 seeds: $name [K-det.3]',
  ({ name, says }) => {
    expect(found.get(name), says).toMatchObject({ seeds: expect.any(Number) })
  },
)
