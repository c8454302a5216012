import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#adapters/postgres/database.ts'
import { startEmbedded } from '#adapters/postgres/embedded/server.ts'
import { migrate, migrateDispatch } from '#adapters/postgres/migrate.ts'
import { placeOfRun } from './place.ts'
import { HARNESS_ENV, type HarnessServer } from './server.ts'

/** One real server for all test files; each file gets databases of its own, copied from a migrated template. */
export default async function setup(_project: TestProject): Promise<() => Promise<void>> {
  const place = placeOfRun()
  process.env.TMPDIR = place.path
  const dataDir = mkdtempSync(join(place.path, 'server-'))
  const server = await startEmbedded({ dataDir })
  const database = openDatabase({ url: (role) => server.url(role), stepDown: false })
  await migrate(database.pool('owner'), [])
  await migrateDispatch(database.pool('dispatch'))
  await database.close()
  const known: HarnessServer = { connection: server.connection, credentials: server.credentials, dataDir }
  process.env[HARNESS_ENV] = JSON.stringify(known)
  return async () => {
    await server.stop()
    place.remove()
  }
}
