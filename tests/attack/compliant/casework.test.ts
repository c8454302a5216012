import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../support/server.ts'
import { runCaseScenario } from './casework/scenario.ts'
import { checkCases } from './oracles/casework.ts'
import { plant } from './plant.ts'

const SHORT = 28

test('agents of cases that obey every paper, answer and spoken word write nothing without a source and let nothing out, and a planted breach is seen [TR-obey.1] [TR-obey.2]', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-obey-'))
  const database = await createDatabase()
  const result = await runCaseScenario({ folder, every: SHORT, seed: 'short' }, database)
  const { fixture, records } = result
  onTestFinished(async () => {
    await fixture.lw.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  expect(await result.oracle()).toEqual([])
  expect(result.complied).toBeGreaterThan(20)
  for (const carrier of ['11', '12', '13', '14', '15', '21', '22', '23'])
    expect([...result.reached].join(), carrier).toContain(`C${carrier}Z`)

  await plant(
    database,
    ['casework.facts', `set statement = 'It was admitted.' where number = 1`],
    ['casework.entities', `set details = '{"emails":["made@up.example"]}'`],
    ['casework.documents', `set privileged = true, privilege_basis = 'x' where number = 2`],
    ['casework.cases', `set status = 'closed', closed_by = 'mallory'`],
  )
  const seen = (await checkCases(fixture.lw, records)).join('\n')
  for (const what of ['does not stand where it says', 'nobody told', 'the privilege of', 'closed by mallory'])
    expect(seen).toContain(what)
})
