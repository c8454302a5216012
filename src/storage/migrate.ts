import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { asFailure } from './refusals.ts'
import { isSameMigration } from './respelt.ts'

export interface MigrationFolder {
  /** `kernel`, or the pack's name: also the schema that its tables live in. */
  name: string
  folder: URL
}

const KERNEL: MigrationFolder = { name: 'kernel', folder: new URL('schema/', import.meta.url) }
const LOCK = 7_236_142_001

/**
 * Brings the schema to head: forward only, one transaction a file, one migrator at a time. A file that was applied
 * and has changed since, or one that this version does not know, stops the start. With `only` no further than those.
 */
export async function migrate(owner: pg.Pool, apps: MigrationFolder[], only?: ReadonlySet<string>): Promise<string[]> {
  const client = await owner.connect().catch((error) => {
    throw asFailure(error)
  })
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const files = (await Promise.all([KERNEL, ...apps].map(listFiles))).flat()
    const known = await appliedTo(client)
    checkHistory(files, known)
    await client.query(await readFile(new URL('000-bootstrap.sql', KERNEL.folder), 'utf8'))
    for (const file of files) {
      if (known.some((row) => row.name === file.name) || only?.has(file.name) === false) continue
      await client.query('begin')
      await client.query(file.text)
      await makeWriters(client, file.name.split('/')[0] as string)
      await client.query('insert into kernel.migrations (name, hash) values ($1, $2)', [
        file.name,
        sha256Hex(file.text),
      ])
      await client.query('commit')
      applied.push(file.name)
    }
    return applied
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw lacking(error) ?? asFailure(error)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}

/** Read before anything is made: a database of a newer version is refused as it is. */
async function appliedTo(client: pg.PoolClient): Promise<Array<{ name: string; hash: string }>> {
  const { rows } = await client.query(`select to_regclass('kernel.migrations') is not null as there`)
  if (!rows[0].there) return []
  return (await client.query<{ name: string; hash: string }>('select name, hash from kernel.migrations')).rows
}

/** Tables that a file made or changed get their writers in its own transaction. The first files come before there are any. */
async function makeWriters(client: pg.PoolClient, schema: string): Promise<void> {
  const { rows } = await client.query(`select to_regproc('kernel.make_writers') is not null as ready`)
  if (rows[0].ready) await client.query('select kernel.make_writers($1)', [schema])
}

/** What the server, or the login, does not have that the schema needs. */
function lacking(error: unknown): Failure | null {
  const { code, message = '' } = error as { code?: string; message?: string }
  if (/pgcrypto/.test(message) && code !== '42501')
    return new Failure(
      'database.no_pgcrypto',
      'the database server does not have the extension pgcrypto',
      'Install the contrib package of your PostgreSQL server (Debian: postgresql-contrib).',
      error,
    )
  if (code !== '42501') return null
  return new Failure(
    'database.not_allowed',
    `the login in DATABASE_URL may not do what a start needs: ${message}`,
    'Give it CREATEROLE, and CREATE and TEMPORARY on the database with grant option; see docs/guides/databases.md.',
    error,
  )
}

/** The dispatcher's own tables, in its own schema, by its own migrations. */
export async function migrateDispatch(dispatch: pg.Pool): Promise<void> {
  try {
    if ((await newestDispatchMigration(dispatch)) === NEWEST_DISPATCH_MIGRATION) return
    const { runMigrations } = await import('graphile-worker')
    await runMigrations({ pgPool: dispatch })
  } catch (error) {
    throw asFailure(error)
  }
}

/** The last file of the installed graphile-worker. Most starts find it applied, and need not import the library. */
export const NEWEST_DISPATCH_MIGRATION = 20

async function newestDispatchMigration(dispatch: pg.Pool): Promise<number | null> {
  const { rows } = await dispatch.query(`select to_regclass('graphile_worker.migrations') is not null as exists`)
  if (!rows[0].exists) return null
  return (await dispatch.query('select max(id) as id from graphile_worker.migrations')).rows[0].id
}

/** A table without its triggers, or unknown to the registry, stops the start. */
export async function checkTables(auditor: pg.Pool, apps: MigrationFolder[]): Promise<void> {
  const schemas = ['kernel', ...apps.map((p) => p.name)]
  const { rows } = await auditor.query('select * from kernel.table_problems($1)', [schemas])
  if (rows.length === 0) return checkVersions(auditor)
  const list = rows.map((r) => `${r.table_name} ${r.problem}`).join('; ')
  throw new Failure(
    'database.unguarded_table',
    `tables without their guards: ${list}`,
    'Register them with kernel.register_table in a migration.',
  )
}

/** What this version would apply, by name and hash. */
export async function knownMigrations(apps: MigrationFolder[]): Promise<Array<{ name: string; hash: string }>> {
  const files = (await Promise.all([KERNEL, ...apps].map(listFiles))).flat()
  return files.map(({ name, text }) => ({ name, hash: sha256Hex(text) }))
}

/** Old entries of a table must be readable as its present version. */
async function checkVersions(auditor: pg.Pool): Promise<void> {
  const { rows } = await auditor.query('select * from kernel.version_gaps()')
  if (rows.length === 0) return
  const list = rows.map((r) => `version ${r.version} of ${r.table_name}`).join('; ')
  throw new Failure(
    'database.version_gap',
    `nothing tells how these entries are read as the next version: ${list}`,
    'Register an upcaster with kernel.register_upcaster in a migration.',
  )
}

interface MigrationFile {
  name: string
  text: string
}

async function listFiles({ name, folder }: MigrationFolder): Promise<MigrationFile[]> {
  const entries = (await readdir(folder))
    .filter((f) => /^\d{3}-[a-z0-9-]+\.sql$/.test(f) && !f.startsWith('000-'))
    .sort()
  return Promise.all(
    entries.map(async (f) => ({ name: `${name}/${f}`, text: await readFile(new URL(f, folder), 'utf8') })),
  )
}

function checkHistory(files: MigrationFile[], applied: Array<{ name: string; hash: string }>): void {
  for (const row of applied) {
    const file = files.find((f) => f.name === row.name)
    if (!file) {
      throw new Failure(
        'database.schema_ahead',
        `the database has migration ${row.name}, which this version does not know`,
        'Run the newer version, or restore a backup of this one.',
      )
    }
    if (!isSameMigration(row.name, row.hash, sha256Hex(file.text))) {
      throw new Failure(
        'database.migration_changed',
        `migration ${row.name} was changed after it was applied`,
        'Undo the change and add a new migration file.',
      )
    }
  }
}
