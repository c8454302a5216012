import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { caseDatabase } from './case-database.ts'
import { resumeLarge } from './resume-large.ts'

vi.setConfig({ testTimeout: 180_000 })
const cases = caseDatabase()
/** So much at most is sent again: see NOTE_EVERY_BYTES of disk-append.ts, and the pieces of the database. */
const SENT_AGAIN_MAX = 48 * 1024 * 1024
const GROWTH_MAX_BYTES = 150 * 1024 * 1024

test('an upload of 2 GB whose sender is killed in the middle goes on from there on disk, and is whole [C-bytes.3] [C-bytes.5]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-artifacts-resume-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { storedBytes, sentBytes, whole, grownBytes } = await resumeLarge(
    join(folder, 'cases'),
    randomUUID(),
    2_000_000_000,
  )
  expect(whole).toBe(true)
  expect(storedBytes).toBeGreaterThan(sentBytes - SENT_AGAIN_MAX)
  expect(grownBytes).toBeLessThan(GROWTH_MAX_BYTES)
})

test('the same with 100 MB in the database [C-bytes.3] [C-bytes.5]', async () => {
  const { storedBytes, sentBytes, whole, grownBytes } = await resumeLarge(
    cases.made().url('app'),
    await cases.newCase(),
    100_000_000,
  )
  expect(whole).toBe(true)
  expect(storedBytes).toBeGreaterThan(sentBytes - SENT_AGAIN_MAX)
  expect(grownBytes).toBeLessThan(GROWTH_MAX_BYTES)
})
