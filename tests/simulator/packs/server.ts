import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#adapters/postgres/database.ts'
import { startEmbedded } from '#adapters/postgres/embedded/server.ts'
import { migrate, migrateDispatch } from '#adapters/postgres/migrate.ts'
import { placeOfRun } from '../../harness/place.ts'
import { HARNESS_ENV, type HarnessServer } from '../../harness/server.ts'

/** Nothing here asks what a power cut would leave: crashes are those of our own processes. */
const QUICK = ['fsync', 'synchronous_commit', 'full_page_writes']

/** A real server for worlds that are played outside of the tests; databases are copied from its template. */
export async function startServer(): Promise<() => Promise<void>> {
  if (process.env[HARNESS_ENV]) return async () => {}
  const place = placeOfRun()
  const dataDir = mkdtempSync(join(place.path, 'server-'))
  const server = await startEmbedded({ dataDir })
  const superuser = new pg.Client({ connectionString: server.url('superuser') })
  await superuser.connect()
  for (const setting of QUICK) await superuser.query(`alter system set ${setting} = off`)
  await superuser.query('select pg_reload_conf()')
  await superuser.end()
  const database = openDatabase({ url: (role) => server.url(role), stepDown: false })
  await migrate(database.pool('owner'), [])
  await migrateDispatch(database.pool('dispatch'))
  await database.close()
  const known: HarnessServer = { connection: server.connection, credentials: server.credentials, dataDir }
  process.env[HARNESS_ENV] = JSON.stringify(known)
  return async () => {
    delete process.env[HARNESS_ENV]
    await server.stop()
    place.remove()
  }
}
