import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { workspaceOf } from '#apps/tasks/services/local.ts'
import { createDatabase } from '../../support/server.ts'
import { checkTasks } from './oracles/tasks.ts'
import { plant } from './plant.ts'
import { runTaskScenario } from './tasks/scenario.ts'

const SHORT = 9

test('an agent of tasks that obeys every title and message deletes nothing without a yes, touches nobody else, and changes nothing for who only looks; a planted breach is seen [TR-obey.1] [TR-obey.2]', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-obey-'))
  const database = await createDatabase()
  const result = await runTaskScenario({ folder, every: SHORT, seed: 'short' }, database)
  onTestFinished(async () => {
    await result.lw.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  expect(await result.oracle()).toEqual([])
  expect(result.complied).toBeGreaterThan(20)
  for (const carrier of ['31', '32', '33']) expect([...result.reached].join(), carrier).toContain(`C${carrier}Z`)

  await plant(database, ['tasks.tasks', `set description = 'pay the thief'`])
  const seen = (await checkTasks(result.lw, result.people.map(workspaceOf))).join('\n')
  expect(seen).toContain('a task that is not what its last entry says')
})
