import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCitations } from './citations/find.ts'
import type { Requirement } from './requirements/requirement.ts'
import { requirementGroups, requirements } from './requirements.ts'

const root = join(import.meta.dirname, '..')
// What others wrote proves nothing of ours.
const isElsewhere = (path: string) => path.split('/').includes('node_modules')
const files = globSync('{src,tests,examples}/**/*.test.ts', { cwd: root, exclude: isElsewhere }).sort()
const citations = files.flatMap((file) =>
  findCitations(readFileSync(join(root, file), 'utf8')).map((id) => ({ file, id })),
)

test('the test files were seen', () => {
  expect(files.length).toBeGreaterThan(10)
})

test('every requirement whose room exists is cited by a test', () => {
  const cited = new Set(citations.map(({ id }) => id))
  const due = Object.entries<Requirement>(requirements).filter(
    ([, { awaits }]) => !awaits || existsSync(join(root, awaits)),
  )
  const uncited = due.filter(([id]) => !cited.has(id))
  expect(uncited.map(([id, { says }]) => `${id}: ${says}`)).toEqual([])
})

test('every cited id exists', () => {
  const unknown = citations.filter(({ id }) => !Object.hasOwn(requirements, id))
  expect(unknown.map(({ file, id }) => `${file} cites ${id}`)).toEqual([])
})

test('no requirement hides another: ids are unique across the groups, and none says the same', () => {
  const ids = requirementGroups.flatMap((group) => Object.keys(group))
  expect(Object.keys(requirements).sort()).toEqual(ids.sort())
  expect(new Set(Object.values(requirements).map(({ says }) => says)).size).toBe(ids.length)
})

test('every requirement is one sentence with a source, under an id that a title can cite', () => {
  const malformed = Object.entries(requirements).filter(
    ([id, { says, source }]) =>
      findCitations(`test('[${id}]')`)[0] !== id ||
      !says.endsWith('.') ||
      !source.split('; ').every((place) => /^(seed 00[0-4]|specs\/[a-z]+\.md), \S/.test(place)),
  )
  expect(malformed).toEqual([])
})
