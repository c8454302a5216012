import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caseDatabase } from '../../integration/artifacts/case-database.ts'

const cases = caseDatabase()
const FILE_MB = 300
/** A third of the file: a copy of it in memory is far above, the allocator and the garbage collector stay far below. */
const GROWTH_MAX_BYTES = 100 * 1024 * 1024

interface Measured {
  sha256: string
  steps: Array<{ name: string; growthBytes: number; megabytesPerSecond: number; answer: unknown }>
}

/** In a process of its own, so that nothing else counts. */
async function measure(where: string, caseId: string): Promise<Measured> {
  const child = fork(
    join(import.meta.dirname, '..', '..', 'integration', 'artifacts', 'measure.ts'),
    [where, caseId, String(FILE_MB)],
    {
      execArgv: ['--conditions=lanewright-source', '--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const [measured] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  expect(measured, 'it came to its end').not.toBeNull()
  return measured as Measured
}

function expectFlat({ sha256, steps }: Measured): void {
  const stored = { ok: true, stored: { sha256, sizeBytes: FILE_MB * 1_000_000 } }
  expect(Object.fromEntries(steps.map(({ name, answer }) => [name, answer]))).toMatchObject({
    ...{ append: { ok: true }, finish: stored, read: sha256, withFile: 'used', drop: true },
  })
  const result = steps.map(({ name, growthBytes }) => `${name} +${Math.round(growthBytes / 2 ** 20)} MB`).join(', ')
  expect(Math.max(...steps.map(({ growthBytes }) => growthBytes)), result).toBeLessThan(GROWTH_MAX_BYTES)
}

test('a file of 300 MB on disk takes no more memory than a small one [C-bytes.10]', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'lw-artifacts-large-')), 'cases')
  expectFlat(await measure(folder, '11111111-1111-4111-8111-111111111111'))
})

test('a file of 300 MB in the database takes no more memory than a small one [C-bytes.10]', async () => {
  expectFlat(await measure(cases.made().url('app'), await cases.newCase()))
})
