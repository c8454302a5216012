import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { expectAudited } from './bench.ts'
import { buildCaseFixture, type CaseFixture, type CaseFixtureOptions } from './case-fixture.ts'
import { expectSound } from './fixture.ts'
import { createDatabaseFor, type TestDatabase, tablesOf } from './server.ts'

export interface TestCases extends CaseFixture {
  database: TestDatabase
}

/**
 * Cases over the real controller, database, store and readers. What a test leaves must verify and replay, and every run
 * must be told in the audit from beginning to end.
 */
export async function openCaseFixture(options: CaseFixtureOptions = {}): Promise<TestCases> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-case-'))
  const database = await createDatabaseFor([tablesOf('casework'), ...(options.beside ?? [])])
  const fixture = await buildCaseFixture({ ...options, dataDir, database })
  onTestFinished(async () => {
    await expectSound(fixture.lw)
    await expectAudited(fixture)
    await fixture.lw.close()
    await database.drop()
    for (const gone of [dataDir, `${dataDir}.journal`]) rmSync(gone, { recursive: true, force: true })
  })
  return { ...fixture, database }
}
