import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Canaries, found } from './found.ts'

/** Puts them into the environment of this process until the test is over. */
export function inEnvironment(planted: Canaries): void {
  for (const [name, value] of Object.entries(planted)) {
    const before = process.env[name]
    process.env[name] = value
    onTestFinished(() => {
      if (before === undefined) delete process.env[name]
      else process.env[name] = before
    })
  }
}

/** Nothing of them stands in any of these texts, and there were texts to look at. */
export function expectNone(planted: Canaries, places: Record<string, string>): void {
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, `nothing to look at in ${place}`).toBeGreaterThan(0)
    expect(found(text, planted), place).toEqual([])
  }
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lw-canary-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
