import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCampaignFixture, type CampaignFixture, type CampaignOptions } from './campaign-fixture.ts'
import { expectSound } from './fixture.ts'
import { atEnd } from './scope.ts'
import { createDatabaseFor, type TestDatabase, tablesOf } from './server.ts'

/** A campaign on a real database, with a network that the test holds in its hand. */
export async function openCampaignFixture(
  options: CampaignOptions & { dataDir?: string } = {},
): Promise<CampaignFixture & { database: TestDatabase }> {
  const database = options.database ?? (await createDatabaseFor([tablesOf('outreach'), ...(options.beside ?? [])]))
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'lanewright-campaign-'))
  const fixture = await buildCampaignFixture({ ...options, database, dataDir })
  atEnd(async () => {
    try {
      await expectSound(fixture.lw)
    } finally {
      await fixture.lw.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(`${dataDir}.journal`, { recursive: true, force: true })
    }
  })
  return { ...fixture, database }
}
