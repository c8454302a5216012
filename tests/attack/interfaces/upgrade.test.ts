import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { upgradeAll } from './upgrade.ts'

test('old schemas with rows of their own come to head through kills at each step; their ledgers verify and replay [TR-gates.5]', {
  timeout: 400_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-upgrade-'))
  try {
    const { tried, breaches } = await upgradeAll({ folder, short: true, seed: '1', log: () => {} })
    expect(breaches).toEqual([])
    expect(tried).toBeGreaterThan(20)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
