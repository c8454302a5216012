import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { App } from '#kernel/ports/app.ts'
import { type Connections, openDatabase } from '#storage/database.ts'
import type { Credentials } from '#storage/embedded/credentials.ts'
import { migrate } from '#storage/migrate.ts'

export const HARNESS_ENV = 'LANEWRIGHT_TEST_SERVER'

export interface HarnessServer {
  connection: { host: string; port: number; database: string }
  credentials: Credentials
  dataDir: string
}

export function harnessServer(): HarnessServer {
  const text = process.env[HARNESS_ENV]
  if (!text) throw new Error('the test server is not running: start tests through vitest')
  return JSON.parse(text) as HarnessServer
}

export interface TestDatabase extends Connections {
  name: string
  /** A plain client with the role's own login; the caller ends it. */
  client(role: 'superuser' | 'owner' | 'app' | 'desk' | 'auditor' | 'dispatch'): Promise<pg.Client>
  drop(): Promise<void>
}

/** A database of its own, copied in a moment: from the migrated template, or from another that nobody is using. */
export async function createDatabase(template?: string): Promise<TestDatabase> {
  const { connection, credentials } = harnessServer()
  const database = databaseOf(`test_${randomBytes(8).toString('hex')}`)
  const { name } = database
  await admin([
    `create database ${name} template ${template ?? connection.database} strategy file_copy owner ${credentials.owner.user}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to lanewright_app, lanewright_desk, lanewright_auditor, lanewright_dispatch`,
    `grant temporary on database ${name} to lanewright_auditor`,
    `grant create on database ${name} to lanewright_dispatch`,
  ])
  return database
}

type WithTables = Pick<App, 'name' | 'sql'>

/** The tables of an app that is opened later. */
export const tablesOf = (name: string): WithTables => ({
  name,
  sql: new URL(`../../src/apps/${name}/schema/`, import.meta.url),
})

/** One that has the tables of these apps, too. Making them takes ten times as long as copying them. */
export async function createDatabaseFor(apps: readonly WithTables[]): Promise<TestDatabase> {
  return createDatabase(await templateFor(apps.filter(({ sql }) => sql)))
}

const LOCK = 7_236_142_002

/** Made once in a run, by whichever file needs it first. */
async function templateFor(apps: readonly WithTables[]): Promise<string | undefined> {
  if (apps.length === 0) return undefined
  const names = apps.map(({ name, sql }) => `${name} ${sql}`).sort()
  const template = `template_${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)}`
  const client = new pg.Client({ connectionString: urlOf('superuser', 'postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return template
    const made = await createDatabase()
    const database = openDatabase(made)
    await migrate(
      database.pool('owner'),
      apps.map(({ name, sql }) => ({ name, folder: sql as URL })),
    )
    await database.close()
    await client.query(`alter database ${made.name} rename to ${template}`)
    return template
  } finally {
    await client.end()
  }
}

function databaseOf(name: string): TestDatabase {
  return {
    name,
    stepDown: false,
    url: (role) => urlOf(role, name),
    async client(role) {
      const client = new pg.Client({ connectionString: urlOf(role, name) })
      await client.connect()
      return client
    },
    drop: () => admin([`drop database if exists ${name} with (force)`]),
  }
}

function urlOf(role: keyof Credentials, database: string): string {
  const { connection, credentials } = harnessServer()
  const { user, password } = credentials[role]
  return `postgres://${user}:${password}@${connection.host}:${connection.port}/${database}`
}

/** One connection of this process, for all its databases. */
let admins: pg.Pool | undefined

async function admin(statements: string[]): Promise<void> {
  admins ??= new pg.Pool({ connectionString: urlOf('superuser', 'postgres'), max: 1, allowExitOnIdle: true })
    // An idle connection ends with the server.
    .on('error', () => {})
  for (const statement of statements) await admins.query(statement)
}
