import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '#storage/database.ts'
import { checkTables, migrate } from '#storage/migrate.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'

const CASEWORK = { name: 'casework', folder: new URL('../../../src/apps/casework/schema/', import.meta.url) }

export interface CaseDatabase {
  made(): TestDatabase
  database(): Database
  /** A workspace, as a case has one. */
  newCase(): Promise<string>
}

/** One database with the tables of casework for all tests of a file. */
export function caseDatabase(): CaseDatabase {
  let made: TestDatabase
  let database: Database
  beforeAll(async () => {
    made = await createDatabase()
    database = openDatabase(made)
    const owner = database.pool('owner')
    if (!readdirSync(CASEWORK.folder).some((file) => file.startsWith('001-'))) await owner.query(SCHEMA)
    await migrate(owner, [CASEWORK])
    await checkTables(database.pool('auditor'), [CASEWORK])
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })
  return {
    made: () => made,
    database: () => database,
    async newCase() {
      const id = randomUUID()
      const client = await database.pool('app').connect()
      try {
        await client.query('begin')
        await client.query('select kernel.enter($1, 0, null, null)', [id])
        await client.query(
          `insert into kernel.workspaces (workspace_id, app, name, created_at) values ($1, 'casework', 'A case', kernel.now())`,
          [id],
        )
        await client.query('commit')
      } finally {
        client.release()
      }
      return id
    },
  }
}

const SCHEMA = `create schema casework; revoke all on schema casework from public;
  grant usage on schema casework to lanewright_app, lanewright_desk, lanewright_auditor`
