import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { expectAudited } from './bench.ts'
import { buildCaseWorld, type CaseWorld, type CaseWorldOptions } from './case-world.ts'
import { createDatabaseFor, type TestDatabase, tablesOf } from './server.ts'
import { expectSound } from './world.ts'

export interface TestCases extends CaseWorld {
  database: TestDatabase
}

/**
 * Cases over the real controller, database, store and readers. What a test leaves must verify and replay, and every run
 * must be told in the audit from beginning to end.
 */
export async function openCaseWorld(options: CaseWorldOptions = {}): Promise<TestCases> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-case-'))
  const database = await createDatabaseFor([tablesOf('casework'), ...(options.beside ?? [])])
  const world = await buildCaseWorld({ ...options, dataDir, database })
  onTestFinished(async () => {
    await expectSound(world.lw)
    await expectAudited(world)
    await world.lw.close()
    await database.drop()
    for (const gone of [dataDir, `${dataDir}.journal`]) rmSync(gone, { recursive: true, force: true })
  })
  return { ...world, database }
}
