import { stat } from 'node:fs/promises'
import type pg from 'pg'
import { ask } from '#adapters/postgres/ask.ts'
import { catalogFingerprint, installationOf, type SealSource, sealSource } from '#adapters/postgres/seals.ts'
import type { JournalContent } from '#contracts/journal.ts'
import { Failure } from '#contracts/refusal.ts'
import { hashCanonical } from '#kernel/canonical.ts'
import { type JournalFile, openJournalFile } from './file.ts'
import { defaultJournal, type JournalLayout, openJournalFolder, requireOutside } from './folder.ts'
import { keyInForce, keyLost } from './keys.ts'
import { createSealer, type Sealer } from './sealer.ts'

export interface JournalPlace {
  dataDir: string
  /** Default: `<data>.journal`, beside the data folder. */
  journalDir?: string
}

export interface OpenOptions extends JournalPlace {
  nowMs(): number
  log(line: string): void
}

/** Before anything is made: a journal in the data folder would not outlive what it is there to tell. */
export async function requireJournalOutside({ dataDir, journalDir }: JournalPlace): Promise<void> {
  await requireOutside(journalDir ?? defaultJournal(dataDir), dataDir)
}

export async function openJournal({ dataDir, journalDir, nowMs, log }: OpenOptions): Promise<JournalFile> {
  const layout = await openJournalFolder(journalDir ?? defaultJournal(dataDir))
  return openJournalFile(layout, { now: () => new Date(nowMs()), log })
}

/** The database as it was before this process migrated it, and what it migrated. */
export interface Migrated {
  /** Null where the database could not tell yet. */
  before: string | null
  applied: string[]
}

/** The fingerprint before anything is migrated; null on a database that has none. */
export async function fingerprintBefore(auditor: pg.Pool): Promise<string | null> {
  return (await installationOf(auditor).catch(() => null)) === null ? null : catalogFingerprint(auditor)
}

/**
 * A database that was there and holds nothing is no new house where the journal stands for entries: they were lost. Asked
 * before anything is made, so that nobody works on in an empty one and takes it for the old. Whoever removed the whole data
 * folder begins anew, knowingly; the journal goes on and tells of it.
 */
export async function requireNothingLost({ walk, layout }: JournalFile, owner: pg.Pool): Promise<void> {
  if (walk.heads.size === 0) return
  // One that does not answer has not lost anything: whoever asks next says what is wrong with it.
  const asked = await owner.query<{ empty: boolean }>(NOTHING).catch(() => null)
  if (!asked?.rows[0]?.empty) return
  throw new Failure(
    'journal.database_lost',
    `the journal in ${layout.folder} stands for the entries of ${walk.heads.size} workspaces, and the database holds nothing`,
    'Restore a backup into a new data folder (`lanewright restore`). To begin without them, name an empty folder with --journal DIR (LANEWRIGHT_JOURNAL), or move the journal away.',
  )
}

const NOTHING = `select not exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'kernel' and c.relname = 'heads') as empty`

/**
 * Brings journal and database together: opens a new journal, refuses one of another installation, and states the
 * catalog when it changed for a reason that is known here. A change without one is left for verify to find.
 */
export async function introduce(file: JournalFile, auditor: pg.Pool, { before, applied }: Migrated, log: Log) {
  const installation = (await installationOf(auditor)) as string
  const migrations = await migrationsHash(auditor)
  const { walk, layout } = file
  // Where nobody migrated since the last statement, the catalog of a moment ago still stands.
  const fingerprint = (walk.migrations === migrations && before) || (await catalogFingerprint(auditor))
  const fresh = applied.includes('kernel/001-ledger.sql')
  const catalog = (reason: string): JournalContent => ({ kind: 'catalog', body: { fingerprint, reason, migrations } })

  if (walk.n === 0 || walk.installation !== installation) {
    if (walk.n > 0 && !fresh) throw otherInstallation(layout.folder, walk.installation as string, installation)
    const reason = fresh ? 'a new database' : 'no journal was at hand for this database'
    if (!fresh) log(`a new journal begins in ${layout.folder}: none was at hand for this database`)
    await file.append((now, key) => {
      // Another process may have been first; then the journal is this installation's already.
      if (now.installation === installation) return null
      const opened = { installation, public_key: key.publicKey, reason }
      return [{ kind: 'opened', body: opened }, catalog('as it was when this journal was opened')]
    })
    return
  }
  if (!(await keyInForce(layout, walk.key).catch(() => null)))
    log(`the signing key of the journal is not at hand: nothing irreversible will be done. ${keyLost(layout).next}`)
  if (walk.catalog === fingerprint) return
  const asStated = before === null || before === walk.catalog
  if (applied.length > 0 && asStated)
    await file.append(() => [catalog(`migrated: ${applied.join(', ')}`.slice(0, 2000))])
  // The migrations in the database are those of this program, or it would not have started: another machine was first.
  else if (applied.length === 0 && walk.migrations !== null && walk.migrations !== migrations)
    await file.append(() => [catalog('migrated by another process')])
  else log('the catalog of the database is not the one that was stated last; `lanewright verify` tells more')
}

type Log = (line: string) => void

/**
 * The journal of a database beside which this process only works for a moment: never begun here, and null where it is
 * missing, damaged, of another installation or without its key. A verification then tells.
 */
export async function joinJournal(layout: JournalLayout, auditor: pg.Pool, app: pg.Pool): Promise<Sealer | null> {
  const there = await stat(layout.lines).catch(() => null)
  if (!there?.size) return null
  const file = await openJournalFile(layout, { now: () => new Date(), log: () => {} }).catch(() => null)
  if (!file) return null
  const key = await keyInForce(layout, file.walk.key).catch(() => null)
  if (key && file.walk.installation === (await installationOf(auditor)))
    return createSealer(file, sealSource(auditor, app), { log: () => {}, everyMs: 0 })
  await file.close()
  return null
}

export async function migrationsHash(auditor: pg.Pool): Promise<string> {
  return hashCanonical(await ask(auditor, 'select name, hash from kernel.migrations order by name'))
}

/** Seals that a crash kept from being mirrored. */
export async function catchUpMirror(file: JournalFile, source: SealSource): Promise<void> {
  const { walk } = file
  const last = await source.mirroredUpTo([...walk.keys.keys()])
  const missing = [...walk.heads.values()].filter((head) => head.by === 'seal' && head.line > last)
  if (missing.length > 0) await source.mirror(missing)
}

function otherInstallation(folder: string, journals: string, databases: string): Failure {
  return new Failure(
    'journal.other_installation',
    `the journal in ${folder} belongs to installation ${journals}, the database is ${databases}`,
    'Name the journal of this database with --journal DIR (LANEWRIGHT_JOURNAL), or an empty folder to begin a new one.',
  )
}
