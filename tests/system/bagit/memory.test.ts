import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, '../../../benchmarks/support/pack-bundle.ts')

/** The documents are 200 MB and their texts 58: of neither could half be held within these bounds. */
const HEAP_MB = 40
const RESIDENT_MB = 200

test('10,000 documents are planned, packed and read back in bounds that hold none of them [C-export.14]', () => {
  const limits = [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=1']
  const ran = spawnSync(process.execPath, [...limits, '--conditions=lanewright-source', program, '10000', '1'], {
    encoding: 'utf8',
  })
  expect(ran.stderr).toBe('')
  expect(JSON.parse(ran.stdout).residentKib / 1024).toBeLessThan(RESIDENT_MB)
})
