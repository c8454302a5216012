import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, folderForTest } from './harness.ts'

test('demo tasks runs its sample from an empty database to the proof of it [K-cli.3]', async () => {
  const data = join(folderForTest(), 'data')
  const ran = await cli(['demo', 'tasks', '--data', data, '--json'])
  expect(ran).toMatchObject({
    code: 0,
    json: {
      app: 'tasks',
      workspace: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'active',
      cycles: expect.any(Number),
      effects: { verified: 0, not_done: 0, uncertain: 0 },
      ledger: { entries: expect.any(Number), verified: true },
    },
  })
  expect(await cli(['demo', 'nothing', '--data', data])).toMatchObject({ code: 2 })
})

test('demo scheduling runs a meeting from its first mail to its begin, and the proof of it [K-cli.3]', async () => {
  const data = join(folderForTest(), 'data')
  const ran = await cli(['demo', 'scheduling', '--data', data, '--json'])
  expect(ran).toMatchObject({
    code: 0,
    json: {
      app: 'scheduling',
      status: 'completed',
      effects: { not_done: 0, uncertain: 0 },
      mails: { sent: expect.any(Number), received: expect.any(Number) },
      ledger: { verified: true },
    },
  })
  // What is over is shown again, not played again.
  expect(await cli(['demo', 'scheduling', '--data', data, '--json'])).toMatchObject({ code: 0, json: ran.json })
})
