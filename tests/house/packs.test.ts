import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packs } from '#packs/index.ts'
import { missingOf } from './pack-folder.ts'
import { root, temporary } from './tree.ts'

/** Folders that are not packs yet, and why. They have no pack.ts, so nothing can run them. */
const NOT_YET: Record<string, string> = {
  outreach: 'only the tables of the seed so far',
}

const home = join(root, 'src', 'packs')
const folders = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const finished = folders.filter((name) => !(name in NOT_YET))

test.for([['the example', join(root, 'examples/letters/pack')], ...finished.map((name) => [name, join(home, name)])])(
  '%s misses nothing of a pack',
  ([, folder]) => {
    expect(missingOf(folder!)).toEqual([])
  },
)

test('every pack is listed under the name of its folder, and nothing else is', () => {
  expect(packs.map(({ name }) => name).sort()).toEqual(finished.sort())
  expect(
    Object.keys(NOT_YET).filter((name) => !folders.includes(name) || existsSync(join(home, name, 'pack.ts'))),
  ).toEqual([])
})

test('what a pack misses is named', () => {
  const folder = temporary()
  cpSync(join(root, 'examples/letters/pack'), folder, { recursive: true })
  for (const part of ['README.md', 'policy/lanes.yaml', 'sql', 'tools']) rmSync(join(folder, part), { recursive: true })
  expect(missingOf(folder).map((line) => line.split(' ')[0])).toEqual([
    'README.md',
    'policy/lanes.yaml',
    'sql/[0-9][0-9][0-9]-*.sql',
    'sql/snapshot.sql',
    'tools/*.ts',
  ])
})
