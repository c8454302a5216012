import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#storage/database.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { migrate, migrateDispatch } from '#storage/migrate.ts'
import { placeOfRun } from './place.ts'
import { HARNESS_ENV, type HarnessServer } from './server.ts'

/** Nothing on this server has to outlive the run; each database that is made or dropped would cost a checkpoint. */
const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_compression', 'autovacuum']

/**
 * One real server for a run; databases are copied from its migrated template. If this run has one, that one is used.
 * Returns what stops it.
 */
export async function startServer(): Promise<() => Promise<void>> {
  if (process.env[HARNESS_ENV]) return async () => {}
  const place = placeOfRun()
  process.env.TMPDIR = place.path
  const dataDir = mkdtempSync(join(place.path, 'server-'))
  const server = await startEmbedded({ dataDir })
  const superuser = new pg.Client({ connectionString: server.url('superuser') })
  await superuser.connect()
  for (const setting of DURABILITY) await superuser.query(`alter system set ${setting} = off`)
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
