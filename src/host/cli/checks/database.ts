import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { App } from '#kernel/ports/app.ts'
import { checkEvidence } from '#storage/artifacts/evidence.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { waitingLanes } from '#storage/dispatch-state.ts'
import { asFailure } from '#storage/refusals.ts'
import { isSameMigration } from '#storage/respelt.ts'
import { loadApps } from '../load-apps.ts'
import { openWay } from '../opening.ts'
import type { Settings } from '../settings.ts'
import { closing } from '../signals.ts'
import { bad, broken, type Check, good, warn } from './check.ts'
import { checkSeals } from './journal.ts'
import { checkPooler, checkServers } from './servers.ts'

const KERNEL_SQL = new URL('../../../storage/schema/', import.meta.url)
const LEAST_VERSION = 15

/** The database as it is: nothing is migrated, and a folder that was never started stays so. */
export async function checkDatabase(settings: Settings): Promise<Check[]> {
  const servers = settings.databaseUrl ? await checkServers(settings.databaseUrl) : []
  return [...servers, ...(await checkTheOne(settings))]
}

async function checkTheOne(settings: Settings): Promise<Check[]> {
  try {
    return await closing(
      () => openWay(settings, true),
      (way) => way.close(),
      async (way) => {
        // First: a pooler with one connection would have none left for it.
        const pooler = settings.databaseUrl ? [await checkPooler(settings.databaseUrl)] : []
        const database = openDatabase(way.connections)
        try {
          const apps = await loadApps(settings).catch(() => [])
          return await look(database, settings, apps, pooler)
        } finally {
          await database.close()
        }
      },
    )
  } catch (error) {
    if (error instanceof Failure && error.code === 'data.empty')
      return [warn('database', 'there is none yet', 'It is made by the first `lanewright start`.')]
    return [broken('database', error)]
  }
}

interface Facts {
  version: string
  fsync: string
  synchronous_commit: string
  replica: boolean
  pgcrypto: boolean
  kernel: boolean
  owner: string
  owner_above: boolean
  app_above: boolean | null
}

async function look(database: Database, settings: Settings, apps: App[], pooler: Check[]): Promise<Check[]> {
  const owner = database.pool('owner')
  const { rows } = await owner
    .query<Facts>(
      `select current_setting('server_version') as version, current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as synchronous_commit, pg_is_in_recovery() as replica,
         exists (select 1 from pg_available_extensions where name = 'pgcrypto') as pgcrypto,
         to_regclass('kernel.migrations') is not null as kernel,
         current_user as owner,
         (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as owner_above,
         (select rolsuper or rolbypassrls from pg_roles where rolname = 'lanewright_app') as app_above`,
    )
    .catch((error) => {
      throw asFailure(error)
    })
  const facts = rows[0] as Facts
  return [
    good('database', 'it answers'),
    ...check(facts, await apartMs(owner)),
    ...pooler,
    // Through a pooler that gives no session of one's own, no role could be entered.
    ...(pooler.some((check) => check.state === 'bad') ? [] : await lookInside(database, settings, apps, facts)),
  ]
}

/** On a connection that is open already: what connecting takes is no difference of clocks. */
async function apartMs(owner: pg.Pool): Promise<number> {
  const before = Date.now()
  const { rows } = await owner.query<{ now_ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms',
  )
  return Math.round(Math.abs((rows[0]?.now_ms ?? 0) - (before + Date.now()) / 2))
}

async function lookInside(database: Database, settings: Settings, apps: App[], { kernel }: Facts): Promise<Check[]> {
  return kernel
    ? [
        await checkMigrations(database.pool('owner'), apps),
        await checkGuards(database, apps),
        await checkLanes(database),
        ...(await checkSeals(settings, database.pool('auditor')).catch((error) => [broken('seals', error)])),
        await checkStoredFiles(settings, database.pool('auditor')).catch((error) => broken('stored files', error)),
      ]
    : [notMade()]
}

/** Every one is read: bytes change without a word. */
async function checkStoredFiles({ dataDir }: Settings, auditor: pg.Pool): Promise<Check> {
  const { files, bad: found } = await checkEvidence({ auditor, folder: join(dataDir, 'cases') })
  const [first] = found
  if (!first) return good('stored files', `${files} have their recorded hashes`)
  const more = found.length > 1 ? `; and ${found.length - 1} more` : ''
  const next = 'Restore them from a backup, or add the same file to the case again; `lanewright verify` names them.'
  return bad('stored files', `case ${first.workspace}: ${first.problem}${more}`, next)
}

function check(facts: Facts, asideMs: number): Check[] {
  const major = Number.parseInt(facts.version, 10)
  const settings = `fsync is ${facts.fsync}, synchronous_commit is ${facts.synchronous_commit}`
  const durable = facts.fsync === 'on' && facts.synchronous_commit !== 'off'
  const clock = `${asideMs} ms apart from this machine`
  return [
    major >= LEAST_VERSION
      ? good('version', `PostgreSQL ${facts.version}`)
      : bad('version', `PostgreSQL ${facts.version} is too old`, `Use version ${LEAST_VERSION} or newer.`),
    durable
      ? good('durability', settings)
      : bad(
          'durability',
          settings,
          'Set fsync = on and synchronous_commit = on: an acknowledged step must survive a crash.',
        ),
    facts.replica
      ? bad('primary', 'it is a read replica', 'Point DATABASE_URL at the primary.')
      : good('primary', 'it takes writes'),
    facts.pgcrypto
      ? good('pgcrypto', 'available')
      : bad('pgcrypto', 'missing', 'Install the contrib package of your PostgreSQL server.'),
    facts.owner_above
      ? bad(
          'owner',
          `${facts.owner} passes row-level security`,
          'Put a role without SUPERUSER and BYPASSRLS into DATABASE_URL.',
        )
      : good('owner', `${facts.owner} is held by row-level security`),
    facts.app_above === true
      ? bad(
          'application role',
          'lanewright_app passes row-level security',
          'alter role lanewright_app nosuperuser nobypassrls',
        )
      : good('application role', facts.app_above === null ? 'not made yet' : 'held by row-level security'),
    asideMs < 2000
      ? good('clock', clock)
      : (asideMs < 60_000 ? warn : bad)(
          'clock',
          clock,
          'Synchronise both clocks (NTP): expiry and order depend on them.',
        ),
  ]
}

function notMade(): Check {
  return warn('migrations', 'none was applied yet', 'The first `lanewright start` applies them.')
}

async function checkMigrations(owner: pg.Pool, apps: App[]): Promise<Check> {
  const { rows } = await owner.query<{ name: string; hash: string }>('select name, hash from kernel.migrations')
  const folders = [
    { name: 'kernel', folder: KERNEL_SQL },
    ...apps.flatMap((p) => (p.sql ? [{ name: p.name, folder: p.sql }] : [])),
  ]
  const files = (await Promise.all(folders.map(migrationsIn))).flat()
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  const changed = files.filter(
    (f) => applied.has(f.name) && !isSameMigration(f.name, applied.get(f.name) ?? '', f.hash),
  )
  if (changed[0])
    return bad(
      'migrations',
      `${changed[0].name} was changed after it was applied`,
      'Undo the change and add a new file.',
    )
  const loaded = new Set(folders.map((f) => f.name))
  const ahead = rows.filter(
    (row) => loaded.has(row.name.split('/')[0] ?? '') && !files.some((f) => f.name === row.name),
  )
  if (ahead[0]) return bad('migrations', `${ahead[0].name} is of a newer version`, 'Run the newer version.')
  const pending = files.filter((f) => !applied.has(f.name))
  if (pending[0])
    return warn('migrations', `${pending.length} are not applied yet`, 'The next `lanewright start` applies them.')
  return good('migrations', `all ${files.length} are applied`)
}

/** A lane that workspaces wait for and that no living worker takes. */
async function checkLanes(database: Database): Promise<Check> {
  try {
    const waiting = (await waitingLanes(database.pool('dispatch'))).filter(({ workers }) => workers === 0)
    if (waiting.length === 0) return good('lanes', 'no workspace waits for a lane that no worker takes')
    const says = waiting.map(({ lane, workspaces, first }) => {
      const more = workspaces > first.length ? ` and ${workspaces - first.length} more` : ''
      return `${lane} is taken by no living worker; there wait: ${first.join(', ')}${more}`
    })
    const next = `Start a worker that takes it: lanewright worker --lanes ${waiting.map(({ lane }) => lane).join(',')}`
    return warn('lanes', says.join('; '), next)
  } catch (error) {
    return broken('lanes', asFailure(error))
  }
}

async function migrationsIn({
  name,
  folder,
}: {
  name: string
  folder: URL
}): Promise<Array<{ name: string; hash: string }>> {
  const files = (await readdir(folder)).filter((f) => /^\d{3}-[a-z0-9-]+\.sql$/.test(f) && !f.startsWith('000-'))
  return Promise.all(
    files.map(async (f) => ({ name: `${name}/${f}`, hash: sha256Hex(await readFile(new URL(f, folder), 'utf8')) })),
  )
}

async function checkGuards(database: Database, apps: App[]): Promise<Check> {
  try {
    const schemas = ['kernel', ...apps.map((p) => p.name)]
    const { rows } = await database.pool('auditor').query('select * from kernel.table_problems($1)', [schemas])
    const [first] = rows
    if (!first) return good('guards', 'every table has its triggers and row-level security')
    const next = 'Find out who changed the schema; put it right with a migration.'
    return bad('guards', `${rows.length} problems; first: ${first.table_name} ${first.problem}`, next)
  } catch (error) {
    return broken('guards', asFailure(error))
  }
}
