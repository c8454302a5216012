import { rmSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verifyBundle } from '#adapters/bag/verify-bag.ts'
import { demonstrateCase } from '#apps/casework/demo.ts'
import { temporary } from '../../embedded/harness.ts'

vi.setConfig({ testTimeout: 600_000 })

test('the sample case runs from real files to a package that verifies, offline, on a database of its own [C-demo.1]', async () => {
  const folder = `${temporary()}/case`
  onTestFinished(() => {
    for (const gone of [folder, `${folder}.journal`]) rmSync(gone, { recursive: true, force: true })
  })
  const told: string[] = []
  const shown = await demonstrateCase(folder, {}, (line) => told.push(line))
  expect(shown).toMatchObject({
    ...{ status: 'completed', effects: { not_done: 0, uncertain: 0 }, ledger: { verified: true } },
  })
  expect(shown.facts).toBeGreaterThan(20)
  expect(told.join('\n')).toContain('5 documents produced, 1 withheld and logged')
  const verified = await verifyBundle(shown.bundle)
  expect(verified).toMatchObject({ ok: true, kind: 'discovery_production', problems: [] })
  // A second look finds the same case, and begins no other.
  expect(await demonstrateCase(folder, {}, () => {})).toEqual(shown)
})
