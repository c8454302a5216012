import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSeeds } from './run-seeds.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewright-many-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a long run that was interrupted goes on by the same command, and plays no seed again [TR-sim.4]', async () => {
  const state = join(folder, 'state.json')
  const run = { pack: 'errands', from: 1, workers: 1, state, log: () => {} }
  // As a run leaves it that was killed after its first batch.
  writeFileSync(state, JSON.stringify({ 'errands from 1': 251 }))
  expect(await runSeeds({ ...run, seeds: 300 })).toMatchObject({ seeds: 50, before: 250, failed: null })
  expect(JSON.parse(readFileSync(state, 'utf8'))).toEqual({ 'errands from 1': 301 })
  expect(await runSeeds({ ...run, seeds: 300 })).toMatchObject({ seeds: 0, before: 300, failed: null })
})
