import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { integrationTestsFor } from '../../../scripts/check/areas.ts'
import { root } from './tree.ts'

test.for([
  ['src/apps/tasks/domain/decide/engine.ts', 'tests/integration/tasks'],
  ['src/apps/outreach/api/outreach-leads-routes.ts', 'tests/integration/outreach'],
  ['src/host/server/routes.ts', 'tests/integration/http'],
  ['src/apps/casework/api/case-uploads-routes.ts', 'tests/integration/server/cases'],
  ['src/integrations/mail/smtp.ts', 'tests/integration/mail'],
  ['tests/integration/flow/cycle.test.ts', 'tests/integration/flow/cycle.test.ts'],
])('a change of %s runs %s', ([file, tests]) => {
  expect(integrationTestsFor([file as string])).toContain(tests)
})

test.for([
  'src/kernel/validate.ts',
  'src/kernel/controller/cycle.ts',
  'src/storage/store.ts',
  'src/storage/schema/001-ledger.sql',
])('a change of %s runs all integration tests', (file) => {
  expect(integrationTestsFor(['src/apps/tasks/app.ts', file])).toBe('all')
})

test('every folder of the sources is known, and the tests that it names exist', () => {
  const folders = globSync('src/{apps,host,integrations}/*/', { cwd: root }).concat(globSync('src/*/', { cwd: root }))
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
