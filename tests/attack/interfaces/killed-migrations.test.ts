import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrateThroughKills } from './killed-migrations.ts'

test('a migration that is killed at each step is finished by the next one, and the ledgers before it verify and replay [TR-gates.5]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-migrate-'))
  try {
    const { tried, breaches } = await migrateThroughKills({ folder, short: true, seed: '1', log: () => {} })
    expect(breaches).toEqual([])
    expect(tried).toBeGreaterThan(20)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
