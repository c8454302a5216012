import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './instrument.ts'
import { layerNames, layers } from './layers.ts'
import { check, passes, type Tried } from './oracle.ts'
import { hashOf, readResult } from './result.ts'
import { runMutants } from './run-mutants.ts'
import { survivors } from './survivors.ts'

// The short form of `npm run harness -- mutate`: a small file of each room, and the result of the last whole run.

test('the rooms name files and tests that are there, each file once [TR-rooms.1]', () => {
  const files = layerNames.flatMap((name) => [...layers[name].files])
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  for (const name of layerNames)
    expect(globSync([...layers[name].tests], { cwd: root }).length, name).toBeGreaterThan(0)
  const known = new Set(files)
  expect(survivors.filter(({ file }) => !known.has(file))).toEqual([])
})

test('the last whole run found enough in every room; what changed since is told [TR-rooms.2]', () => {
  const result = readResult()
  for (const name of layerNames) {
    expect(result[name]?.percent, name).toBeGreaterThanOrEqual(95)
    const stale = layers[name].files.filter((file) => result[name]?.files[file] !== hashOf(file))
    // No failure: whoever edits a room need not try all of it at once.
    if (stale.length > 0) console.warn(`${name}: ${stale.join(', ')} changed since npm run harness -- mutate`)
  }
})

test('every change of a small file of each room is found, or explained [TR-rooms.2]', async () => {
  const tried = await runMutants(
    [
      'src/kernel/text.ts',
      'src/kernel/policy/system-roles.ts',
      'src/kernel/ledger/ledger.ts',
      'src/kernel/controller/ask-again.ts',
    ],
    ['src/kernel/{text,policy/system-roles,ledger/ledger}.test.ts', 'tests/integration/recovery/ask-again.test.ts'],
  )
  const score = check(tried, survivors)
  expect(score.unexplained).toEqual([])
  expect(score.idle).toEqual([])
  expect(score.found).toBeGreaterThan(100)
})

test('a change that no test reaches, or none notices, is seen as such [TR-rooms.2]', async () => {
  const tried = await runMutants(['src/kernel/policy/system-roles.ts'], ['src/kernel/ledger/ledger.test.ts'])
  expect(tried.length).toBeGreaterThan(5)
  expect(new Set(tried.map(({ outcome }) => outcome))).toEqual(new Set(['unreached']))
  expect(passes(check(tried, []))).toBe(false)
})

const change = (outcome: Tried['outcome'], line = 'a'): Tried => ({
  id: '0',
  file: 'x.ts',
  at: 1,
  line,
  becomes: 'b',
  outcome,
})
const explained = { file: 'x.ts', line: 'a', becomes: 'b', why: 'because' }

test('a survivor needs its reason, a reason needs its survivor, and both count', () => {
  const found = Array.from({ length: 99 }, () => change('found', 'c'))
  expect(passes(check([...found, change('survived')], []))).toBe(false)
  expect(passes(check([...found, change('survived')], [explained]))).toBe(true)
  expect(passes(check([...found, change('found')], [explained]))).toBe(false)
  expect(passes(check([...found, change('found')], [{ ...explained, file: 'other.ts' }]))).toBe(true)
  const many = Array.from({ length: 6 }, () => change('unreached'))
  expect(check([...found, ...many], [explained])).toMatchObject({ percent: 94.28, found: 99, survived: 6 })
  expect(passes(check([...found, ...many], [explained]))).toBe(false)
  expect(passes(check([], []))).toBe(false)
})
