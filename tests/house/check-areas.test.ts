import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { integrationTestsFor } from '../../scripts/check/areas.ts'
import { root } from './tree.ts'

test.for([
  ['src/packs/tasks/decide/engine.ts', 'tests/packs/tasks'],
  ['src/apps/server/outreach-leads-routes.ts', 'tests/packs/outreach'],
  ['src/apps/cli/meetings/list.ts', 'tests/packs/scheduling'],
  ['src/apps/server/case-uploads-routes.ts', 'tests/server/cases'],
  ['src/adapters/mail/smtp.ts', 'tests/mail'],
  ['tests/flow/cycle.test.ts', 'tests/flow/cycle.test.ts'],
])('a change of %s runs %s', ([file, tests]) => {
  expect(integrationTestsFor([file as string])).toContain(tests)
})

test.for(['src/kernel/verify.ts', 'src/controller/cycle.ts', 'src/adapters/postgres/store.ts', 'sql/001-ledger.sql'])(
  'a change of %s runs all integration tests',
  (file) => {
    expect(integrationTestsFor(['src/packs/tasks/pack.ts', file])).toBe('all')
  },
)

test('every folder of the sources is known, and the tests that it names exist', () => {
  const folders = globSync('src/{packs,apps,adapters}/*/', { cwd: root }).concat(globSync('src/*/', { cwd: root }))
  expect(folders.length).toBeGreaterThan(30)
  for (const folder of folders) {
    const tests = integrationTestsFor([`${folder.replace(/\/$/, '')}/some-file.ts`])
    if (tests === 'all') continue
    const missing = tests.filter(
      (path) => !existsSync(join(root, path)) && globSync(`${path}*`, { cwd: root }).length === 0,
    )
    expect(missing, folder).toEqual([])
  }
})
