import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { BackupManifest } from '#kernel/contracts/backup.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { PARTITIONS, TABLES } from './backup.ts'
import type { OpenBackup } from './backup-read.ts'
import { copyFrom } from './copy.ts'

/**
 * Fills a freshly migrated database with the rows of a backup, in one transaction, as the owner: triggers rest and
 * row-level security spares the owner meanwhile, and at its end each stands again exactly as it stood.
 */
export async function loadRows(owner: pg.Pool, backup: OpenBackup, progress?: (rows: number) => void): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(
      `begin; set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
    )
    await matchPartitions(client, backup.manifest)
    await requireSameTables(client, backup)
    const guards = await restGuards(client)
    const tables = await inOrderOfReference(client, backup.manifest.tables)
    await client.query(`truncate ${tables.map((t) => t.table).join(', ')}`)
    let rows = 0
    for (const table of tables) {
      const columns = table.columns.map((c) => client.escapeIdentifier(c)).join(', ')
      const copy = client.query(copyFrom(`copy ${table.table} (${columns}) from stdin`))
      const packed = backup.rows(table)
      packed.on('data', () => progress?.(rows))
      await pipeline(packed, copy)
      if (String(copy.rowCount) !== table.rows) throw otherRows(backup, table.table)
      rows += copy.rowCount
      progress?.(rows)
    }
    await setSequences(client)
    await wakeGuards(client, guards)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

function otherRows({ path }: OpenBackup, table: string): Failure {
  const next = 'Restore another backup; nothing was changed.'
  return new Failure('backup.damaged', `${path} holds another number of rows of ${table} than it says`, next)
}

/** Partitions that the migrations do not make, and those of theirs that had been taken away since. */
async function matchPartitions(client: pg.PoolClient, { partitions }: BackupManifest): Promise<void> {
  const { rows: present } = await client.query<BackupManifest['partitions'][number]>(PARTITIONS)
  for (const { table } of present) {
    if (!partitions.some((p) => p.table === table)) await client.query(`drop table ${table}`)
  }
  for (const { table, parent, bound } of partitions) {
    if (present.some((p) => p.table === table)) continue
    if (!/^(FOR VALUES|DEFAULT)/.test(bound) || bound.includes(';'))
      throw new Failure('backup.damaged', `the bound of partition ${table} is none`, 'Restore another backup.')
    await client.query(`create table ${table} partition of ${parent} ${bound}`)
    const isLog = parent === 'kernel.event_log' || parent === 'kernel.audit_log'
    await client.query(`select kernel.${isLog ? 'close_log' : 'register_partition'}($1::regclass)`, [table])
  }
}

/** Exactly the tables of the backup with exactly its columns: anything else would lose rows in silence. */
async function requireSameTables(client: pg.PoolClient, { path, manifest }: OpenBackup): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(TABLES)
  const shape = (t: { table: string; columns: string[] }) => `${t.table} (${t.columns.join(', ')})`
  const [here, there] = [rows.map(shape), manifest.tables.map(shape).sort()]
  const other = here.find((t) => !there.includes(t)) ?? there.find((t) => !here.includes(t))
  if (other === undefined) return
  const next = 'Restore it with the version and the apps that made it.'
  throw new Failure('backup.other_tables', `${path} and this Lanewright do not have the same tables: ${other}`, next)
}

interface Guard {
  relation: string
  forced: boolean
  triggers: Array<{ name: string; state: 'A' | 'O' | 'R' | 'D' }>
}

/** Tables, and where one is partitioned its partitions too. */
const GUARDS = `
  select c.oid::regclass::text as relation, c.relforcerowsecurity as forced,
    (select coalesce(jsonb_agg(jsonb_build_object('name', g.tgname, 'state', g.tgenabled) order by g.tgname), '[]') from pg_trigger g
     where g.tgrelid = c.oid and not g.tgisinternal) as triggers
  from pg_class c where c.relkind in ('r', 'p')
    and coalesce(pg_partition_root(c.oid), c.oid) in (select to_regclass(t.table_name) from kernel.tables t) order by 1`

async function readGuards(client: pg.PoolClient): Promise<Guard[]> {
  return (await client.query<Guard>(GUARDS)).rows
}

async function restGuards(client: pg.PoolClient): Promise<Guard[]> {
  const guards = await readGuards(client)
  await client.query(
    guards.map((g) => `alter table only ${g.relation} disable trigger user, no force row level security`).join(';\n'),
  )
  return guards
}

const STATES = { A: 'enable always', O: 'enable', R: 'enable replica', D: 'disable' } as const

async function wakeGuards(client: pg.PoolClient, guards: Guard[]): Promise<void> {
  const statements = guards.map(({ relation, forced, triggers }) => {
    const security = `${forced ? '' : 'no '}force row level security`
    const awake = triggers.map((t) => `${STATES[t.state]} trigger ${client.escapeIdentifier(t.name)}`)
    return `alter table only ${relation} ${[...awake, security].join(', ')}`
  })
  await client.query(statements.join(';\n'))
  if (JSON.stringify(await readGuards(client)) !== JSON.stringify(guards))
    throw new Failure(
      'restore.guards',
      'the guards of the tables do not stand as before',
      'Report this; nothing was kept.',
    )
}

/** A table after those that it refers to. */
async function inOrderOfReference(
  client: pg.PoolClient,
  tables: BackupManifest['tables'],
): Promise<BackupManifest['tables']> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select f.nspname || '.' || c.relname as from, n.nspname || '.' || r.relname as to from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace f on f.oid = c.relnamespace
     join pg_class r on r.oid = k.confrelid join pg_namespace n on n.oid = r.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  )
  const ordered: BackupManifest['tables'] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const ready = waiting.filter((t) => !rows.some((r) => r.from === t.table && waiting.some((w) => w.table === r.to)))
    // Tables that refer to each other in a circle can only be deferred constraints: their order does not matter.
    const next = ready.length > 0 ? ready : waiting
    ordered.push(...next)
    waiting = waiting.filter((t) => !next.includes(t))
  }
  return ordered
}

/** Numbers that the database gives go on after the highest that is there. */
async function setSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select t.table_name as table, a.attname as column, pg_get_serial_sequence(t.table_name, a.attname) as sequence
     from kernel.tables t join pg_attribute a on a.attrelid = to_regclass(t.table_name)
     where a.attnum > 0 and not a.attisdropped and pg_get_serial_sequence(t.table_name, a.attname) is not null`,
  )
  for (const { table, column, sequence } of rows) {
    const name = client.escapeIdentifier(column)
    await client.query(`select setval($1, max(${name})) from ${table} having max(${name}) is not null`, [sequence])
  }
}
