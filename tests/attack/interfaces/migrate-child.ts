import pg from 'pg'
import { type MigrationFolder, migrate } from '#storage/migrate.ts'

/**
 * Migrates, and is killed in the moment of its nth question to the database: what was sent may still be carried out.
 * argv: address, the packs as JSON, n.
 */
const [address, apps, nth] = process.argv.slice(2) as [string, string, string]
let asked = 0
const ask = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const answer = Reflect.apply(ask, this, given)
  asked += 1
  // On the wire first, then dead: the server has the statement and nobody hears what became of it.
  if (asked === Number(nth)) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
  return answer
} as typeof ask
const pool = new pg.Pool({ connectionString: address, max: 1 })
const folders = (JSON.parse(apps) as Array<{ name: string; folder: string }>).map(
  ({ name, folder }): MigrationFolder => ({ name, folder: new URL(folder) }),
)
await migrate(pool, folders)
await pool.end()
