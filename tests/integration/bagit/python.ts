import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { folder } from './make-bundle.ts'

/** Python's standard library reads and writes zips, and knows nothing of ours. */

const PYTHON = '/usr/bin/python3'

export function needPython(): void {
  beforeEach((context) => {
    if (!existsSync(PYTHON)) context.skip(`${PYTHON} is not there`)
  })
}

export function python(...words: string[]): string {
  return execFileSync(PYTHON, ['-I', ...words], { encoding: 'utf8', maxBuffer: 2 ** 28 })
}

/** The folder that a zip was unpacked into. */
export function unzipped(path: string): string {
  const place = folder()
  python('-m', 'zipfile', '-e', path, place)
  return place
}

/** What Python makes of a bag; `validator` asks the Library of Congress's own too, where it is installed. */
export function readWithPython(path: string, validator = false) {
  const result = python(join(import.meta.dirname, 'read-bag.py'), path, ...(validator ? ['validator'] : []))
  return JSON.parse(result) as { problems: string[]; files: Record<string, string>; validator: string }
}
