import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { expectSound } from './fixture.ts'
import { buildMeetingFixture, type MeetingFixture, type MeetingOptions } from './meeting-fixture.ts'
import { createDatabaseFor, tablesOf } from './server.ts'

/** Meetings on a real database, with the built-in post and a clock that the test moves. */
export async function openMeetingFixture(options: MeetingOptions = {}): Promise<MeetingFixture> {
  const database = await createDatabaseFor([tablesOf('scheduling'), ...(options.beside ?? [])])
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-meeting-'))
  const fixture = await buildMeetingFixture({ ...options, database, dataDir })
  onTestFinished(async () => {
    try {
      await expectSound(fixture.lw)
    } finally {
      await fixture.lw.close()
      await database.drop()
      for (const gone of [dataDir, `${dataDir}.journal`]) await rm(gone, { recursive: true, force: true })
    }
  })
  return fixture
}
