import { expect, onTestFinished, test } from 'vitest'
import { rentDatabase } from './fleet.ts'
import { runScale } from './scale.ts'

test('three workers, one of them killed every few seconds: nothing is lost, nothing happens twice, every journal verifies [SCALE-machines.1, SCALE-machines.7]', {
  timeout: 300_000,
}, async () => {
  const rented = await rentDatabase()
  onTestFinished(() => rented.drop())
  const report = await runScale({
    ...{ databaseUrl: rented.url, workers: 3, workspaces: 12, letters: 2, seconds: 8, killEverySeconds: 3 },
    ...{ compare: false, seed: 1, log: () => {} },
  })
  expect(report).toMatchObject({ ok: true, lost: 0, twice: 0, unfinished: 0, verify: 'clean' })
  expect(report.kills).toBeGreaterThan(0)
  expect(report.effects).toBe(report.workspaces * 2)
})
