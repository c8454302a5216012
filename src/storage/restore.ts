import type pg from 'pg'
import type { BackupManifest } from '#kernel/contracts/backup.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { JournalKnowledge, Statements } from '#kernel/ports/statements.ts'
import type { OpenBackup } from './backup-read.ts'
import type { Database } from './database.ts'
import { cleanFiles } from './erase.ts'
import { checkTables, knownMigrations, type MigrationFolder, migrate, migrateDispatch } from './migrate.ts'
import { asFailure, asRefusal } from './refusals.ts'
import { replayWorkspace } from './replay.ts'
import { statedHeads } from './restore-heads.ts'
import { loadRows } from './restore-load.ts'
import { verifyLedger } from './verify.ts'

export interface RestoreOptions {
  backup: OpenBackup
  /** An empty database. */
  database: Database
  apps: MigrationFolder[]
  journal: Statements
  /** Of the embedded server: what is erased again must be in none of its files either. */
  superuserUrl?: string
  /** What the journal of the lost database says; null when that is gone too. */
  known: JournalKnowledge | null
  /** Puts the files of cases where they will be looked for, and says how many; none of a case that is erased again. */
  bring?(erased: Restored['erased']): Promise<number>
  by: string
  reason: string
  now(): string
  uuid(): string
  progress?(step: 'loading' | 'files' | 'verifying' | 'replaying', done: number): void
}

export interface Restored {
  entries: number
  workspaces: number
  /** Of cases, brought back with the rows. */
  files: number
  /** Erased after the backup was taken, and therefore again. */
  erased: Array<{ workspace: string; person: string }>
  /** Workspaces that had gone on after the backup, or may have: stopped until a person has looked. */
  stopped: string[]
  /** Workspaces that the journal knows and the backup does not. */
  lost: string[]
  /** The line of the journal that states the restore. */
  line: number
}

/**
 * Brings a backup back to life in an empty database. What the journal knows and the backup does not is honoured: people
 * erased since are erased again, and a workspace that had gone on since is stopped, because effects that the backup
 * does not know may have happened. Then everything is verified and replayed, and the journal is told.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { backup, database, apps, known } = options
  const [owner, auditor] = [database.pool('owner'), database.pool('auditor')]
  try {
    await requireKnownMigrations(backup, apps)
    await migrate(owner, apps, new Set(backup.manifest.migrations.map((m) => m.name)))
    await loadRows(owner, backup, (rows) => options.progress?.('loading', rows))
    await migrate(owner, apps)
    await migrateDispatch(database.pool('dispatch'))
    await checkTables(auditor, apps)
    await database.pool('app').query('select kernel.void_leases()')
    await requireHeads(backup, auditor)
    const erased = await eraseAgain(owner, known, options)
    if (erased.length > 0) await cleanFiles({ owner, superuserUrl: options.superuserUrl })
    const files = (await options.bring?.(erased)) ?? 0
    const stopped = await stopDoubtful(database, options)
    const entries = await requireSound(auditor, options)
    const heads = await statedHeads(auditor)
    const { taken_at } = backup.manifest
    const statement = { backup: nameOf(backup), taken_at, heads, reason: options.reason, person: options.by }
    const { line } = await options.journal.state({ kind: 'restore', body: statement })
    await wakeAll(database)
    const here = new Set(heads.map((h) => h.workspace))
    const lost = (known?.heads ?? []).map((h) => h.workspace).filter((id) => !here.has(id))
    return { entries, workspaces: heads.length, files, erased, stopped, lost, line }
  } catch (error) {
    throw asFailure(error)
  }
}

function nameOf({ path, manifest }: OpenBackup): string {
  return `${path.split(/[\\/]/).at(-1)} of ${manifest.taken_at}`.slice(0, 200)
}

export async function requireKnownMigrations({ path, manifest }: OpenBackup, apps: MigrationFolder[]): Promise<void> {
  const ours = new Map((await knownMigrations(apps)).map((m) => [m.name, m.hash]))
  for (const { name, hash } of manifest.migrations) {
    if (hash === ours.get(name)) continue
    const what = ours.has(name) ? 'is another here' : 'is unknown here'
    const next = 'Restore it with the version that made it or a later one, and name its apps with --app.'
    throw new Failure('backup.other_migrations', `${path} has migration ${name}, which ${what}`, next)
  }
}

async function requireHeads({ path, manifest }: OpenBackup, auditor: pg.Pool): Promise<void> {
  const { rows } = await auditor.query(
    `select workspace_id as workspace, seq, encode(hash, 'hex') as hash from kernel.heads order by workspace_id`,
  )
  const text = (heads: BackupManifest['heads']) => heads.map((h) => `${h.workspace} ${h.seq} ${h.hash}`).join('\n')
  if (text(rows) === text(manifest.heads)) return
  const next = 'Restore another backup; nothing was changed.'
  throw new Failure('backup.damaged', `${path} holds other heads than its manifest names`, next)
}

/** The journal is the witness that no hold stood then; one that the backup brought back is set aside for the moment. */
async function eraseAgain(owner: pg.Pool, known: JournalKnowledge | null, { by, now, uuid }: RestoreOptions) {
  const again: Restored['erased'] = []
  for (const { workspace, person } of known?.erasures ?? []) {
    const client = await owner.connect()
    try {
      await client.query('begin')
      await client.query('select kernel.enter($1, null, $2, null)', [workspace, now()])
      const due = await client.query(
        'select 1 from kernel.person_keys where workspace_id = $1 and person_id = $2 and key is not null',
        [workspace, person],
      )
      if (due.rowCount === 1) {
        const held = await liftHolds(client, workspace, person, by)
        const reason = 'erased after the backup was taken; erased again'
        await client.query('select kernel.erase_person($1)', [
          JSON.stringify({ workspace, person, by, reason, now: now(), restored: true }),
        ])
        for (const hold of held) {
          await client.query('select kernel.hold($1)', [
            JSON.stringify({ ...hold, workspace, hold_id: uuid(), now: now() }),
          ])
        }
        again.push({ workspace, person })
      }
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      const { code, message, next } = asRefusal(error)
      throw new Failure(code, `erasing ${person} of ${workspace} again was refused: ${message}`, next, error)
    } finally {
      client.release()
    }
  }
  return again
}

/** A hold on the whole workspace comes back afterwards, for everybody else. */
async function liftHolds(client: pg.PoolClient, workspace: string, person: string, by: string) {
  const { rows } = await client.query<{ person_id: string | null; reason: string; by: string }>(
    `update kernel.legal_holds h set lifted_at = kernel.now(), lifted_by = $3
     where h.workspace_id = $1 and h.lifted_at is null and (h.person_id is null or h.person_id = $2)
     returning h.person_id, h.reason, h.placed_by as by`,
    [workspace, person, by],
  )
  return rows.filter((r) => r.person_id === null).map(({ reason, by: placedBy }) => ({ reason, by: placedBy }))
}

/**
 * Every irreversible effect was sealed before it happened. So a workspace whose last seal is not beyond the backup has
 * done nothing since; of any other, and of all when no journal is there or another machine kept one too, nobody knows.
 */
async function stopDoubtful(database: Database, { backup, known, by, now, uuid }: RestoreOptions): Promise<string[]> {
  const sealed = new Map((known?.heads ?? []).map((h) => [h.workspace, BigInt(h.seq)]))
  const { rows } = await database
    .pool('auditor')
    .query<{ id: string }>(`select workspace_id as id from kernel.workspaces where status in ('active', 'paused')`)
  const others = await database
    .pool('auditor')
    .query('select 1 from kernel.seals where not key = any ($1) limit 1', [known?.keys ?? []])
  const blind = known === null || others.rowCount !== 0
  const taken = new Map(backup.manifest.heads.map((h) => [h.workspace, BigInt(h.seq)]))
  const doubtful = rows.map((r) => r.id).filter((id) => blind || (sealed.get(id) ?? 0n) > (taken.get(id) as bigint))
  for (const workspace of doubtful) {
    const why = blind ? 'without its journals' : 'and had gone on after it'
    const reason = `Restored from a backup of ${backup.manifest.taken_at} ${why}: look which effects have happened since, then lift.`
    await database
      .pool('app')
      .query('select kernel.stop($1)', [JSON.stringify({ workspace, stop_id: uuid(), person: by, reason, now: now() })])
  }
  return doubtful
}

async function requireSound(auditor: pg.Pool, { progress }: RestoreOptions): Promise<number> {
  const verified = await verifyLedger(auditor, undefined, (entries) => progress?.('verifying', entries))
  if (!verified.ok) {
    const { workspace, seq, log, problem } = verified.first_bad
    throw unsound(`entry ${seq} (${log}) of workspace ${workspace}: ${problem}`)
  }
  const { rows } = await auditor.query<{ id: string }>('select workspace_id as id from kernel.workspaces order by 1')
  for (const [done, { id }] of rows.entries()) {
    progress?.('replaying', done)
    const replayed = await replayWorkspace(auditor, id)
    if (!replayed.ok) throw unsound(`${replayed.differences} rows of workspace ${id} differ from its log`)
  }
  return verified.entries
}

function unsound(what: string): Failure {
  const next = 'Restore an older backup; look at the database that this one was taken of, too.'
  return new Failure('backup.not_sound', `the backup was taken of a ledger that is not sound: ${what}`, next)
}

async function wakeAll(database: Database): Promise<void> {
  const { rows } = await database
    .pool('auditor')
    .query<{ id: string }>(`select workspace_id as id from kernel.workspaces where status = 'active'`)
  for (const { id } of rows) await database.pool('app').query('select dispatch.wake($1, null)', [id])
}
