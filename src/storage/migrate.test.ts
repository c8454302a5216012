import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { NEWEST_DISPATCH_MIGRATION } from './migrate.ts'

test('the newest migration of the dispatcher is that of the installed library', () => {
  const library = join(dirname(createRequire(import.meta.url).resolve('graphile-worker')), '..')
  const numbers = readdirSync(join(library, 'sql')).map((file) => Number.parseInt(file, 10))
  expect(NEWEST_DISPATCH_MIGRATION).toBe(Math.max(...numbers))
})
