import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCampaignWorld, type CampaignOptions, type CampaignWorld } from './campaign-world.ts'
import { atEnd } from './scope.ts'
import { createDatabaseFor, type TestDatabase, tablesOf } from './server.ts'
import { expectSound } from './world.ts'

/** A campaign on a real database, with a network that the test holds in its hand. */
export async function openCampaignWorld(
  options: CampaignOptions & { dataDir?: string } = {},
): Promise<CampaignWorld & { database: TestDatabase }> {
  const database = options.database ?? (await createDatabaseFor([tablesOf('outreach'), ...(options.beside ?? [])]))
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'lanewright-campaign-'))
  const world = await buildCampaignWorld({ ...options, database, dataDir })
  atEnd(async () => {
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
