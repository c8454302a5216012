import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LayerName } from './layers.ts'

const root = join(import.meta.dirname, '..', '..', '..')
export const RESULT_FILE = join(import.meta.dirname, 'result.json')

/** The last full run: what was found, and of which sources. */
export type Result = Partial<
  Record<LayerName, { percent: number; found: number; survived: number; files: Record<string, string> }>
>

export function readResult(): Result {
  return existsSync(RESULT_FILE) ? (JSON.parse(readFileSync(RESULT_FILE, 'utf8')) as Result) : {}
}

/** Where another file is has no bearing on what this one does. */
const IMPORTS = /^import [^'"]*?from '[^']+'\n/gm

export function hashOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8').replace(IMPORTS, '')
  return createHash('sha256').update(text.trim()).digest('hex')
}
