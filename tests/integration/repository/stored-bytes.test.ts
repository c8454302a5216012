import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tree.ts'

/** Text of stored bytes that nobody compared with their hash. */
const UNCHECKED = /convert_from\(\s*\(?\s*(?:select\s+)?(?:\w+\.)?bytes\b/

test('no statement reads stored bytes as text without comparing them with their hash [H-evidence.1]', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => join('src', name))
  const unchecked = files
    .filter((path) => /\.(?:ts|sql)$/.test(path))
    .filter((path) => UNCHECKED.test(readFileSync(join(root, path), 'utf8')))
  expect(unchecked).toEqual([])
})
