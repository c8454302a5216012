import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../support/server.ts'
import { TOOLS } from './app.ts'
import { lettersField } from './fields/letters.ts'
import { runLoad } from './load.ts'
import { oracle } from './oracle.ts'

const PROPOSALS = 3000

test('thousands of hostile proposals: none runs outside its lane, none is unlogged, no invariant breaks [K-agent.10, K-cycle.13, K-policy.1, K-grant.3, K-grant.11, S001-2.1, S001-2.2, S001-9.2, S001-5.1]', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-hostile-'))
  const database = await createDatabase()
  const done = await runLoad({ dataDir, database, field: lettersField(dataDir), proposals: PROPOSALS, seed: 'test' })
  onTestFinished(async () => {
    await done.lw.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const report = await oracle(done)
  expect(report.breaches).toEqual([])
  expect(done.made).toBeGreaterThanOrEqual(PROPOSALS)
  // The storm is only worth something when it gets through where it may.
  for (const [tool, { reachable }] of Object.entries(TOOLS)) {
    if (reachable) expect(report.executed[tool], tool).toBeGreaterThan(0)
    else expect(report.executed[tool], tool).toBeUndefined()
  }
})
