import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** Values that must not be found anywhere but where they belong, by their names. */
export type Canaries = Record<string, string>

/** Each value says whose it is, so that a find can be read. */
export function canaries(...names: string[]): Canaries {
  return Object.fromEntries(
    names.map((name) => [name, `cnry-${name.toLowerCase()}-${randomBytes(12).toString('hex')}`]),
  )
}

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

/** As it is, and in the forms that a value takes on its way through addresses, headers and dumps of bytes. */
function forms(value: string): string[] {
  const bytes = Buffer.from(value)
  // Base64 of it wherever it stands in a longer text.
  const inside = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return text.slice(shift === 0 ? 0 : 4, -2)
  })
  return [value, encodeURIComponent(value), bytes.toString('hex'), [...value].reverse().join(''), ...inside]
}

/** The names of those that stand in a text. */
export function found(text: string, planted: Canaries): string[] {
  return Object.entries(planted)
    .filter(([, value]) => forms(value).some((form) => text.includes(form)))
    .map(([name]) => name)
}

/** Nothing of them stands in any of these texts, and there were texts to look at. */
export function expectNone(planted: Canaries, places: Record<string, string>): void {
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, `nothing to look at in ${place}`).toBeGreaterThan(0)
    expect(found(text, planted), place).toEqual([])
  }
}

/** All files below a folder, one after the other, byte by byte. */
export function filesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lw-canary-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
