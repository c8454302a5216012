import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildCampaignWorld, type CampaignOptions, type CampaignWorld } from './campaign-world.ts'
import { createDatabase, type TestDatabase } from './server.ts'
import { expectSound } from './world.ts'

/** A campaign on a real database, with a network that the test holds in its hand. */
export async function openCampaignWorld(
  options: CampaignOptions = {},
): Promise<CampaignWorld & { database: TestDatabase }> {
  const database = options.database ?? (await createDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-campaign-'))
  const world = await buildCampaignWorld({ ...options, database, dataDir })
  onTestFinished(async () => {
    try {
      await expectSound(world.lw)
    } finally {
      await world.lw.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(`${dataDir}.journal`, { recursive: true, force: true })
    }
  })
  return { ...world, database }
}
