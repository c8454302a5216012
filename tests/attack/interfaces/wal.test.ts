import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { damageSmallWal } from './wal.ts'

test('a damaged write-ahead log of a server that was killed: the start is refused by name, or verify names what is missing [TR-gates.7]', {
  timeout: 200_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-wal-'))
  try {
    const { tried, breaches } = await damageSmallWal({ folder, short: true, seed: '1', log: () => {} })
    expect(breaches).toEqual([])
    expect(tried).toBeGreaterThan(3)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
