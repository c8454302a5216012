import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

export const root = join(import.meta.dirname, '..', '..', '..')

/** A folder that goes with the test. */
export function temporary(): string {
  const folder = newFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** A folder that goes with the last test of the file. */
export function keepUntilEnd(): string {
  const folder = newFolder()
  afterAll(() => remove(folder))
  return folder
}

const newFolder = () => realpathSync(mkdtempSync(join(tmpdir(), 'lanewright-house-')))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

/** The same that .gitignore leaves out. */
const NOT_OURS = new Set(['.git', 'node_modules', 'dist', '.lanewright', 'coverage'])

/** Every file of the house, relative to its root. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name) || entry.name.endsWith('.tgz')) return []
    return entry.isDirectory() ? projectFiles(path) : [path]
  })
}
