import { randomBytes } from 'node:crypto'
import { lchown, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { JournalKnowledge, Statements } from '#kernel/ports/statements.ts'
import { type OpenBackup, openBackup } from '#storage/backup-read.ts'
import { connectionsTo, type Database, openDatabase } from '#storage/database.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import { readKnowledge, signerOf } from '#storage/journal/knowledge.ts'
import { introduce, type NewJournal, openJournal, requireJournalOutside } from '#storage/journal/open.ts'
import type { MigrationFolder } from '#storage/migrate.ts'
import { requireSessions } from '#storage/pooler.ts'
import { asFailure } from '#storage/refusals.ts'
import { type Restored, type RestoreOptions, requireKnownMigrations, restore } from '#storage/restore.ts'
import { catalogFingerprint, migrationsHash } from '#storage/seals.ts'
import { systemClock, systemIds } from '#system/clock.ts'
import { syncFolder } from '#system/private-folder.ts'
import { bringFiles } from './restoring-files.ts'

export interface RestoringOptions {
  file: string
  dataDir: string
  journalDir: string
  /** Another PostgreSQL instead of an embedded one in the data folder. */
  databaseUrl?: string
  apps: MigrationFolder[]
  by: string
  reason: string
  /** The id of the key that must have signed the backup, where no journal says whose it is. */
  key?: string
  progress?(step: 'checking' | Parameters<NonNullable<RestoreOptions['progress']>>[0], done: number): void
}

export type RestoredTo = Restored & { key: string; taken_at: string; known: boolean }

/** A backup becomes a database again: in a new data folder, which is there whole or not at all, or in an empty one elsewhere. */
export async function restoreTo(options: RestoringOptions): Promise<RestoredTo> {
  const { dataDir, journalDir, databaseUrl } = options
  if (!databaseUrl) await requireEmptyFolder(dataDir)
  await requireJournalOutside({ dataDir, journalDir })
  const { backup, known } = await openForRestore(options)
  try {
    const restored = databaseUrl
      ? await intoDatabase(options, databaseUrl, backup, known)
      : await intoFolder(options, backup, known)
    return { ...restored, key: backup.key, taken_at: backup.manifest.taken_at, known: known !== null }
  } finally {
    await backup.close()
  }
}

type ForRestore = Pick<RestoringOptions, 'file' | 'journalDir' | 'apps' | 'key' | 'progress'> & {
  signal?: AbortSignal
}

/** What is asked of a backup before anything is made of it: every byte, our migrations, and whose key it is. */
export async function openForRestore(
  options: ForRestore,
): Promise<{ backup: OpenBackup; known: JournalKnowledge | null }> {
  const { file, journalDir, apps, progress, signal } = options
  const backup = await openBackup(file, (bytes) => progress?.('checking', bytes), signal)
  try {
    await requireKnownMigrations(backup, apps)
    const known = await readKnowledge(journalLayout(journalDir))
    requireKnownKey(backup, known, options)
    // The restore is stated at its end; without the key all of it would be for nothing.
    if (known) await signerOf(journalLayout(journalDir))
    return { backup, known }
  } catch (error) {
    await backup.close()
    throw error
  }
}

async function requireEmptyFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw new Failure('data.not_a_folder', `${dataDir} is not a folder`, 'Choose another with --data.', error)
  })
  if (names.length === 0) return
  const next =
    'A restore never replaces anything: choose a new folder with --data, and keep the old one until you are sure.'
  throw new Failure('restore.not_empty', `${dataDir} is not empty`, next)
}

/** Whose signature it is, the journal says; where there is none, only the person who names the key. */
function requireKnownKey(backup: OpenBackup, known: JournalKnowledge | null, { key, journalDir }: ForRestore) {
  if (key !== undefined && key !== backup.key)
    throw new Failure('backup.other_key', `it is signed by key ${backup.key}`, 'Restore the backup that you mean.')
  if (!known) return
  if (known.installation !== backup.manifest.installation)
    throw new Failure(
      'journal.other_installation',
      `the journal in ${journalDir} belongs to installation ${known.installation}, the backup to ${backup.manifest.installation}`,
      'Name the journal of the backup with --journal DIR, or an empty folder to begin a new one.',
    )
  if (key === undefined && !known.keys.includes(backup.key))
    throw new Failure(
      'backup.foreign_key',
      `it is signed by key ${backup.key}, which never signed the journal in ${journalDir}`,
      'If you know that key, say so with --key ID; otherwise do not trust this file.',
    )
}

async function intoFolder(options: RestoringOptions, backup: OpenBackup, known: JournalKnowledge | null) {
  const { dataDir } = options
  const draft = `${dataDir}.restoring-${randomBytes(6).toString('hex')}`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  // An empty folder that was made for somebody stays theirs.
  const there = await stat(dataDir).catch(() => undefined)
  if (there && process.getuid?.() === 0) await lchown(draft, there.uid, there.gid)
  try {
    const server = await startEmbedded({ dataDir: draft })
    const database = openDatabase({ url: (role) => server.url(role), stepDown: false })
    let restored: Restored
    try {
      restored = await fill(options, database, backup, known, { folder: draft, superuserUrl: server.url('superuser') })
    } finally {
      await database.close()
      await server.stop()
    }
    if (there) await rmdir(dataDir)
    await rename(draft, dataDir)
    await syncFolder(dirname(dataDir))
    return restored
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function intoDatabase(
  options: RestoringOptions,
  databaseUrl: string,
  backup: OpenBackup,
  known: JournalKnowledge | null,
) {
  await requireSessions(databaseUrl)
  const database = openDatabase(connectionsTo(databaseUrl))
  try {
    const { rows } = await database
      .pool('owner')
      .query(`select 1 from pg_namespace where nspname in ('kernel', 'dispatch', 'graphile_worker')`)
      .catch((error) => {
        throw asFailure(error)
      })
    if (rows.length > 0)
      throw new Failure(
        'restore.not_empty',
        'the database that DATABASE_URL names is not empty',
        'A restore never replaces anything: create a new database.',
      )
    return await fill(options, database, backup, known)
  } finally {
    await database.close()
  }
}

async function fill(
  { apps, by, reason, dataDir, journalDir, progress }: RestoringOptions,
  database: Database,
  backup: OpenBackup,
  known: JournalKnowledge | null,
  embedded?: { folder: string; superuserUrl: string },
): Promise<Restored> {
  return restore({
    backup,
    database,
    apps,
    known,
    by,
    reason,
    journal: statements(database, { dataDir, journalDir }, { person: by, reason }),
    now: () => new Date(systemClock.nowMs()).toISOString(),
    uuid: () => systemIds.uuid(),
    bring: (erased) =>
      bringFiles(backup, database, embedded?.folder ?? null, erased, (files) => progress?.('files', files)),
    ...(embedded ? { superuserUrl: embedded.superuserUrl } : {}),
    ...(progress ? { progress } : {}),
  })
}

/** The statement, and with it the catalog of the new database: its triggers are new, and the reason is known here. */
function statements(database: Database, place: { dataDir: string; journalDir: string }, by: NewJournal): Statements {
  return {
    async state(statement) {
      const auditor = database.pool('auditor')
      const file = await openJournal({ ...place, nowMs: systemClock.nowMs, log: () => {} })
      try {
        if (file.walk.n === 0) await introduce(file, auditor, { before: null, applied: [] }, () => {}, by)
        const fingerprint = await catalogFingerprint(auditor)
        const body = { fingerprint, reason: 'restored', migrations: await migrationsHash(auditor) }
        const lines = await file.append(() => [statement, { kind: 'catalog', body }])
        return { line: lines?.[0]?.n ?? 0 }
      } finally {
        await file.close()
      }
    },
  }
}
