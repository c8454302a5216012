import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connections } from '#adapters/postgres/database.ts'
import type { Credentials } from '#adapters/postgres/embedded/credentials.ts'

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
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = (role: keyof Credentials, database = name) =>
    `postgres://${credentials[role].user}:${credentials[role].password}@${connection.host}:${connection.port}/${database}`
  await admin(url('superuser', 'postgres'), [
    `create database ${name} template ${template ?? connection.database} strategy file_copy owner ${credentials.owner.user}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to lanewright_app, lanewright_desk, lanewright_auditor, lanewright_dispatch`,
    `grant temporary on database ${name} to lanewright_auditor`,
    `grant create on database ${name} to lanewright_dispatch`,
  ])
  return {
    name,
    stepDown: false,
    url: (role) => url(role),
    async client(role) {
      const client = new pg.Client({ connectionString: url(role) })
      await client.connect()
      return client
    },
    drop: () => admin(url('superuser', 'postgres'), [`drop database if exists ${name} with (force)`]),
  }
}

async function admin(connectionString: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
