import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADVERSARIES, type Attack } from './attack.ts'
import { attacks } from './attacks.ts'
import { sumUp, table, wage } from './campaign.ts'

const result = (name: string, runScenario: Extract<Attack, { run: unknown }>['run']): Attack => ({
  adversary: 'faults',
  name,
  run: runScenario,
})

test('an attack that broke in, could not be made or tried nothing is a breach, and the others are made all the same [TR-attack.1]', async () => {
  const reported: string[] = []
  const folders: string[] = []
  const lines = await wage(
    [
      result('held', async ({ folder }) => {
        folders.push(folder)
        return { tried: 3, breaches: [] }
      }),
      result('broke in', async () => ({ tried: 2, breaches: ['got the key'] })),
      result('was not made', async () => {
        throw new Error('no browser')
      }),
      result('did nothing', async () => ({ tried: 0, breaches: [] })),
      { ...result('another', async () => ({ tried: 1, breaches: [] })), adversary: 'leakage' },
    ],
    { short: true, seed: '1', log: (line) => reported.push(line) },
  )
  const campaign = sumUp(lines)
  expect(campaign).toEqual({
    tried: 6,
    breaches: 3,
    by_adversary: { faults: { tried: 5, breaches: 3 }, leakage: { tried: 1, breaches: 0 } },
  })
  expect(
    table(campaign)
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s{2,}/)),
  ).toEqual([
    [ADVERSARIES.faults, '5', '3'],
    [ADVERSARIES.leakage, '1', '0'],
    ['all', '6', '3'],
  ])
  expect(reported.filter((line) => line.includes('BREACH'))).toHaveLength(3)
  expect(folders.map((folder) => existsSync(folder))).toEqual([false])
})

test('every adversary has an attack, and every suite is there [TR-attack.2]', () => {
  const scenarioResult = new Set(attacks.map(({ adversary }) => adversary))
  expect(Object.keys(ADVERSARIES).filter((id) => !scenarioResult.has(id as keyof typeof ADVERSARIES))).toEqual([])
  const root = join(import.meta.dirname, '..', '..')
  const files = attacks.flatMap((attack) => ('suite' in attack ? attack.suite : []))
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
