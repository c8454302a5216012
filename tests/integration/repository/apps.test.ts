import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apps, type Outside } from '#apps/index.ts'
import { missingOf } from './app-folder.ts'
import { root, temporary } from './tree.ts'

const home = join(root, 'src', 'apps')
const finished = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test.for([['the example', join(root, 'examples/letters/app')], ...finished.map((name) => [name, join(home, name)])])(
  '%s misses nothing of an app',
  ([, folder]) => {
    expect(missingOf(folder!)).toEqual([])
  },
)

test('every app is listed under the name of its folder, and nothing else is', () => {
  // Making the list opens nothing, so nothing has to be there to reach out with.
  const listed = apps({
    outreach: {} as Outside['outreach'],
    scheduling: {} as Outside['scheduling'],
    casework: {} as Outside['casework'],
  })
  expect(listed.map(({ name }) => name).sort()).toEqual(finished.sort())
})

test('what an app misses is named', () => {
  const folder = temporary()
  cpSync(join(root, 'examples/letters/app'), folder, { recursive: true })
  for (const part of ['README.md', 'policy/lanes.yaml', 'schema', 'tools'])
    rmSync(join(folder, part), { recursive: true })
  expect(missingOf(folder).map((line) => line.split(' ')[0])).toEqual([
    'README.md',
    'policy/lanes.yaml',
    'schema/[0-9][0-9][0-9]-*.sql',
    'schema/snapshot.sql',
    'tools/*.ts',
  ])
})
