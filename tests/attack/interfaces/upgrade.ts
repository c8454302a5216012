import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedServer, startEmbedded } from '#storage/embedded/server.ts'
import { checkTables, knownMigrations, type MigrationFolder, migrate } from '#storage/migrate.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { verifyLedger } from '#storage/verify.ts'
import type { Outcome, Stage } from '../attack.ts'
import { appRows, HISTORY } from './old-rows.ts'

const APPS: MigrationFolder[] = ['outreach', 'tasks', 'scheduling', 'casework'].map((name) => ({
  name,
  folder: new URL(`../../../src/apps/${name}/schema/`, import.meta.url),
}))

interface Old {
  name: string
  owner: pg.Pool
  auditor: pg.Pool
  superuser: pg.Pool
  address: string
  close(): Promise<void>
}

/** Every schema that there ever was, with rows of its own making, brought to head by a process that is killed at every step. */
export async function upgradeAll({ folder, short, log }: Stage): Promise<Outcome> {
  const server = await startEmbedded({ dataDir: join(folder, 'data') })
  const outcome: Outcome = { tried: 0, breaches: [] }
  try {
    const known = (await knownMigrations(APPS)).map(({ name }) => name)
    const names = known.every((name) => HISTORY.includes(name)) && known.length === HISTORY.length ? HISTORY : null
    if (!names) throw new Error('old-rows.ts does not know every file of the schema: add the new ones to HISTORY')
    const head = await open(server, 'head')
    await migrate(head.owner, APPS)
    const wanted = await catalogOf(head)
    await head.close()
    // Before the second there is nothing that a row could be put into.
    const all = names.map((_, n) => n + 1).filter((n) => n >= 2)
    // Before any pack, with two, with three, with all.
    const chosen = short ? [2, 10, 25, names.length - 1] : all
    for (const n of chosen) await upgradeFrom(server, names.slice(0, n), { short, wanted, log }, outcome)
    return outcome
  } finally {
    await server.stop()
  }
}

async function upgradeFrom(
  server: EmbeddedServer,
  prefix: string[],
  { short, wanted, log }: { short: boolean; wanted: string[]; log: Stage['log'] },
  outcome: Outcome,
): Promise<void> {
  const last = prefix.at(-1) as string
  const old = await open(server, `n${prefix.length}`)
  try {
    await migrate(old.owner, APPS, new Set(prefix))
    const workspaces = [await fillOld(old), ...(await fillApps(old, prefix))]
    const before = await headsOf(old, workspaces)
    const kills = await killAtEveryStep(old, short)
    outcome.tried += kills + 1
    await migrate(old.owner, APPS)
    for (const problem of await problemsOf(old, workspaces, before, wanted))
      outcome.breaches.push(`from ${last}: ${problem}`)
    log(`from ${last}: ${kills} kills`)
  } finally {
    await old.close()
  }
}

/** Ledgers go on where they stood, verify and replay; and the schema is the one that a new database has. */
async function problemsOf(old: Old, workspaces: string[], before: string, wanted: string[]): Promise<string[]> {
  const problems: string[] = []
  if ((await headsOf(old, workspaces)) !== before) problems.push('an old ledger has another head')
  const verified = await verifyLedger(old.auditor)
  if (!verified.ok) problems.push(`verify: ${JSON.stringify(verified.first_bad)}`)
  for (const workspace of workspaces) {
    const replayed = await replayWorkspace(old.auditor, workspace)
    if (!replayed.ok || replayed.rows === 0) problems.push(`replay: ${JSON.stringify(replayed)}`)
  }
  const now = await catalogOf(old)
  const other = [...now.filter((line) => !wanted.includes(line)), ...wanted.filter((line) => !now.includes(line))]
  if (other.length > 0) problems.push(`the schema is not that of a new database: ${other[0]}`)
  await checkTables(old.auditor, APPS).catch((error: Error) => problems.push(error.message))
  // And what is old can still be worked with.
  await inWorkspace(old, workspaces[0] as string, [TASK(randomUUID())]).catch((error: Error) =>
    problems.push(`no new row: ${error.message}`),
  )
  return problems
}

/** One process after the other, each killed one question later than the one before, until one came to its end. */
async function killAtEveryStep(old: Old, short: boolean): Promise<number> {
  const QUESTIONS = 9
  let kills = 0
  for (let nth = 1; kills < 1000; nth = (nth % QUESTIONS) + 1) {
    if (short && kills >= QUESTIONS) return kills
    if (!(await migrateAndDie(old.address, nth + 3 * (kills % 2)))) return kills
    kills += 1
  }
  return kills
}

async function migrateAndDie(address: string, nth: number): Promise<boolean> {
  const apps = JSON.stringify(APPS.map(({ name, folder }) => ({ name, folder: folder.href })))
  const program = join(import.meta.dirname, 'migrate-child.ts')
  const child = spawn(process.execPath, ['--conditions=lanewright-source', program, address, apps, String(nth)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = await once(child, 'close')
  if (signal === 'SIGKILL') return true
  if (code === 0) return false
  throw new Error(`the migration ended with ${code}`)
}

const TASK = (id: string) =>
  `insert into kernel.tasks (workspace_id, task_id, description, source, created_at, updated_at) values (W, '${id}', 'A task of some length', 'agent', kernel.now(), kernel.now())`

/** Rows as their own version wrote them: the ledger's entries are made by the triggers that it had. */
async function fillOld(old: Old): Promise<string> {
  const [workspace, task] = [randomUUID(), randomUUID()]
  await inWorkspace(old, workspace, [
    `insert into kernel.workspaces (workspace_id, pack, name, created_at) values (W, 'tasks', 'Old', kernel.now())`,
    `insert into kernel.members values (W, 'anna', 'SENDER')`,
    TASK(task),
    TASK(randomUUID()),
  ])
  await inWorkspace(old, workspace, [
    `update kernel.tasks set metadata = '{"seen": true}' where workspace_id = W and task_id = '${task}'`,
  ])
  return workspace
}

/** A workspace of every pack that there was, worked in as far as its tables went then. */
async function fillApps(old: Old, prefix: string[]): Promise<string[]> {
  const made: string[] = []
  for (const { pack: app, steps } of appRows(prefix)) {
    const workspace = randomUUID()
    await inWorkspace(old, workspace, [
      `insert into kernel.workspaces (workspace_id, pack, name, created_at) values (W, '${app}', 'Old', kernel.now())`,
    ])
    for (const step of steps) await inWorkspace(old, workspace, step)
    made.push(workspace)
  }
  return made
}

async function inWorkspace(old: Old, workspace: string, statements: string[]): Promise<void> {
  const client = await old.superuser.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('lanewright.workspace', $1, true)`, [workspace])
    await client.query(
      `select set_config('lanewright.fence', coalesce((select fence::text from kernel.heads where workspace_id = $1), '0'), true)`,
      [workspace],
    )
    for (const sql of statements) await client.query(sql.replaceAll(/\bW\b/g, `'${workspace}'`))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function headsOf(old: Old, workspaces: string[]): Promise<string> {
  const { rows } = await old.superuser.query(
    `select workspace_id, seq::text, encode(hash, 'hex') as hash from kernel.heads where workspace_id = any ($1) order by 1`,
    [workspaces],
  )
  if (rows.length !== workspaces.length) throw new Error('there is no ledger to look at')
  return JSON.stringify(rows)
}

/** The whole catalog, but for the transactions that made its parts. */
async function catalogOf({ auditor }: Old): Promise<string[]> {
  const { rows } = await auditor.query<{ line: string }>('select line from kernel.catalog_lines() line order by 1')
  const ofMaking = /^(function .*?\)|trigger \S+|policy \S+|rule \S+) \d+ /
  return rows.map(({ line }) => line.replace(ofMaking, '$1 ').replace(/RI_ConstraintTrigger_(\w)_\d+/, 'RI_$1')).sort()
}

async function open(server: EmbeddedServer, name: string): Promise<Old> {
  const database = `old_${name}`
  const admin = new pg.Client({ connectionString: server.url('superuser') })
  await admin.connect()
  await admin.query(`create database ${database} owner lanewright_owner`)
  await admin.query(`revoke all on database ${database} from public`)
  await admin.query(
    `grant connect on database ${database} to lanewright_app, lanewright_desk, lanewright_auditor, lanewright_dispatch`,
  )
  await admin.query(`grant temporary on database ${database} to lanewright_auditor`)
  await admin.end()
  const address = (role: 'owner' | 'auditor' | 'superuser') => server.url(role).replace(/\/\w+$/, `/${database}`)
  const [owner, auditor, superuser] = (['owner', 'auditor', 'superuser'] as const).map(
    (role) => new pg.Pool({ connectionString: address(role), max: 2 }),
  ) as [pg.Pool, pg.Pool, pg.Pool]
  for (const pool of [owner, auditor, superuser]) pool.on('error', () => {})
  const close = async () => void (await Promise.all([owner.end(), auditor.end(), superuser.end()]))
  return { name: database, owner, auditor, superuser, address: address('owner'), close }
}
