import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildMeetingWorld, type MeetingOptions, type MeetingWorld } from './meeting-world.ts'
import { createDatabaseFor, tablesOf } from './server.ts'
import { expectSound } from './world.ts'

/** Meetings on a real database, with the built-in post and a clock that the test moves. */
export async function openMeetingWorld(options: MeetingOptions = {}): Promise<MeetingWorld> {
  const database = await createDatabaseFor([tablesOf('scheduling'), ...(options.beside ?? [])])
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-meeting-'))
  const world = await buildMeetingWorld({ ...options, database, dataDir })
  onTestFinished(async () => {
    try {
      await expectSound(world.lw)
    } finally {
      await world.lw.close()
      await database.drop()
      for (const gone of [dataDir, `${dataDir}.journal`]) await rm(gone, { recursive: true, force: true })
    }
  })
  return world
}
