import { open, stat } from 'node:fs/promises'
import type pg from 'pg'
import type { JournalContent } from '#kernel/contracts/journal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { JournalWalk } from '#kernel/ledger/journal-walk.ts'
import { ask } from '../ask.ts'
import {
  catalogFingerprint,
  installationOf,
  type Migrated,
  migrationsHash,
  type SealSource,
  sealSource,
} from '../seals.ts'
import { mirroredLines } from '../verify-rows.ts'
import { type JournalFile, openJournalFile } from './file.ts'
import {
  defaultJournal,
  type JournalLayout,
  journalFailure,
  journalLayout,
  openJournalFolder,
  requireOutside,
} from './folder.ts'
import { keyInForce, keyLost, setKeyAside } from './keys.ts'
import { createSealer, type KnownCatalog, type Sealer } from './sealer.ts'

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

/** The journal that was begun there, and null where none was: nothing is made. One that cannot be continued is refused. */
export async function findJournal(options: OpenOptions): Promise<JournalFile | null> {
  const path = options.journalDir ?? defaultJournal(options.dataDir)
  if (!(await hasLine(journalLayout(path).lines))) return null
  const file = await openJournal(options)
  try {
    if (await keyInForce(file.layout, file.walk.key)) return file
    throw keyLost(file.layout)
  } catch (error) {
    await file.close()
    throw error
  }
}

const FIRST_LINE_BYTES = 64 * 1024

/** What a crash left of the first line is no journal yet. */
async function hasLine(path: string): Promise<boolean> {
  const handle = await open(path, 'r').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw journalFailure(error, path)
  })
  if (!handle) return false
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE_BYTES), 0, FIRST_LINE_BYTES, 0)
    return buffer.subarray(0, bytesRead).includes(0x0a)
  } finally {
    await handle.close()
  }
}

export async function openJournal({ dataDir, journalDir, nowMs, log }: OpenOptions): Promise<JournalFile> {
  const layout = await openJournalFolder(journalDir ?? defaultJournal(dataDir))
  return openJournalFile(layout, { now: () => new Date(nowMs()), log })
}

/** Why a person begins a new journal for a database that has a history. */
export interface NewJournal {
  person: string
  reason: string
}

/**
 * Whether this journal and this database belong together, asked before anything is changed. Where the database does not
 * answer, whoever asks next says what is wrong with it; `introduce` asks again.
 */
export async function requireOneHistory(
  file: JournalFile | null,
  { owner, auditor, made }: { owner: pg.Pool; auditor: pg.Pool; made: boolean },
  { dataDir, journalDir, newJournal }: JournalPlace & { newJournal?: NewJournal },
): Promise<void> {
  const folder = journalDir ?? defaultJournal(dataDir)
  // Whoever removed the whole data folder begins anew, knowingly; the journal goes on and tells of it.
  if (made) return
  if (file) await requireNothingLost(file, owner)
  const installation = await installationOf(auditor).catch(() => null)
  if (installation === null) return
  if (!file) return newJournal ? undefined : requireNoHistory(folder, auditor)
  if (file.walk.installation !== installation) throw otherInstallation(folder, file.walk.installation, installation)
  await requireWhole(file, auditor)
  await requireNotBehind(file, auditor)
}

/**
 * Lines that were mirrored are on the disk: a journal that ends before them was cut, or is an old copy. Continued, it
 * would sign other lines under the same numbers. Other processes write to it, so the mirror is asked first.
 */
async function requireWhole(file: JournalFile, auditor: pg.Pool): Promise<void> {
  const cut = await findCut(file, auditor)
  if (cut) throw new Failure('journal.cut', `${file.layout.lines} ${cut}`, JOURNAL_CUT)
}

async function findCut(file: JournalFile, auditor: pg.Pool): Promise<string | null> {
  const mirrored = await mirroredLines(auditor)
  await file.append(() => null)
  return cutProblem(file.walk, mirrored)
}

/** Null for a journal that holds every line of which the database has a seal. */
export function cutProblem({ n, keys }: JournalWalk, mirrored: Map<string, number>): string | null {
  const last = Math.max(0, ...[...keys.keys()].map((key) => mirrored.get(key) ?? 0))
  return last > n ? `ends with line ${n}, although kernel.seals holds a seal of line ${last}` : null
}

export const JOURNAL_CUT =
  'Put the complete journal back. If its end is gone for good, move what is left away and state it: `lanewright start --new-journal "REASON"`.'

/** An effect that the lost entries recorded would be done again. */
async function requireNotBehind({ layout, walk }: JournalFile, auditor: pg.Pool): Promise<void> {
  const behind = await workspacesBehind(walk, auditor)
  const [first] = behind
  if (first === undefined) return
  throw new Failure(
    'journal.database_behind',
    `the journal in ${layout.folder} seals entry ${walk.heads.get(first)?.seq} of workspace ${first}, which is not in the database (workspaces with missing entries: ${behind.length}). The database is an older copy, or was changed`,
    'Use the newer database, or restore a backup (`lanewright restore`). If this one is all that is left, move the journal away and state it: `lanewright start --new-journal "REASON"`.',
  )
}

/** Workspaces whose log ends before what this journal sealed, or differently. */
export async function workspacesBehind({ heads }: JournalWalk, auditor: pg.Pool): Promise<string[]> {
  const rows = await ask<{ workspace: string; seq: string; hash: string }>(
    auditor,
    `select workspace_id as workspace, seq, encode(hash, 'hex') as hash from kernel.heads`,
  )
  const found = new Map(rows.map((row) => [row.workspace, row]))
  return [...heads.values()]
    .filter(({ workspace, seq, hash }) => {
      const head = found.get(workspace)
      return !head || Number(head.seq) < Number(seq) || (head.seq === seq && head.hash !== hash)
    })
    .map(({ workspace }) => workspace)
}

/**
 * A database that was there and holds nothing is no new house where the journal stands for entries: they were lost. Asked
 * before anything is made, so that nobody works on in an empty one and takes it for the old.
 */
async function requireNothingLost({ walk, layout }: JournalFile, owner: pg.Pool): Promise<void> {
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

/** A journal that begins over entries proves nothing of them: a person has to state why the old one is not continued. */
async function requireNoHistory(folder: string, auditor: pg.Pool): Promise<void> {
  const [found] = await ask<{ entries: string; keys: number; any: boolean }>(auditor, HISTORY)
  if (!found?.any) return
  throw new Failure(
    'journal.gone',
    `the database holds ${found.entries} entries, sealed under ${found.keys} keys, and there is no journal in ${folder}`,
    JOURNAL_GONE,
  )
}

// Migrations leave events, and only a controller writes audit entries. A process that was killed between its migrations
// and the first line of its journal has no history to lose.
const HISTORY = `
  select (select coalesce(sum(seq), 0) from kernel.heads) as entries, (select count(distinct key)::int from kernel.seals) as keys,
    exists (select 1 from kernel.seals) or exists (select 1 from kernel.audit_log) or exists (select 1 from kernel.checkpoints) as any`

export const JOURNAL_GONE =
  'Put the journal back, or name its folder with --journal DIR (LANEWRIGHT_JOURNAL). If it is gone for good, or this is a further node, state it: `lanewright start --new-journal "REASON"`.'

/**
 * Brings journal and database together: opens a new journal, refuses one of another installation, and states the
 * catalog when it changed for a reason that is known here. A change without one is left for verify to find. Returns the
 * catalog as it is now, for the first seal.
 */
export async function introduce(
  file: JournalFile,
  auditor: pg.Pool,
  { before, applied }: Migrated,
  log: Log,
  newJournal?: NewJournal,
): Promise<KnownCatalog> {
  const installation = (await installationOf(auditor)) as string
  const migrations = await migrationsHash(auditor)
  const { walk, layout } = file
  // A fingerprint costs 30 ms. Where nobody migrated meanwhile, the one of before still holds.
  const fingerprint = before?.migrations === migrations ? before.fingerprint : await catalogFingerprint(auditor)
  const fresh = applied.includes('kernel/001-ledger.sql')
  const catalog = (reason: string): JournalContent => ({ kind: 'catalog', body: { fingerprint, reason, migrations } })
  const lineBefore = walk.n
  const asBefore = { fingerprint, line: lineBefore }
  const append = async (make: (now: JournalWalk, publicKey: string) => JournalContent[] | null) => {
    let isNext = false
    const lines = await file.append((now, key) => {
      isNext = now.n === lineBefore
      return make(now, key.publicKey)
    })
    // Lines that other processes wrote in between may state another catalog: then the first seal looks again.
    return lines && isNext ? { fingerprint, line: walk.n } : asBefore
  }

  if (walk.n === 0 || walk.installation !== installation) {
    if (walk.n > 0 && !fresh) throw otherInstallation(layout.folder, walk.installation, installation)
    const over = walk.n === 0 && !fresh && (await hasHistory(layout.folder, auditor, newJournal))
    if (over) {
      log(`a new journal begins in ${layout.folder} over sealed history: ${over.person}: ${over.reason}`)
      // The seals in the database name lines of the old journal by its key.
      await setKeyAside(layout)
    }
    const reason = over ? over.reason : fresh ? 'a new database' : 'a database without entries'
    return append((now, publicKey) => {
      // Another process may have been first; then the journal is this installation's already.
      if (now.installation === installation) return null
      const opened = { installation, public_key: publicKey, reason, ...(over ? { person: over.person } : {}) }
      return [{ kind: 'opened', body: opened }, catalog('as it was when this journal was opened')]
    })
  }
  if (walk.catalog === fingerprint) return asBefore
  const asStated = before === null || before.fingerprint === walk.catalog
  if (applied.length > 0 && asStated) return append(() => [catalog(`migrated: ${applied.join(', ')}`.slice(0, 2000))])
  // The migrations in the database are those of this program, or it would not have started: another machine was first.
  if (applied.length === 0 && walk.migrations !== null && walk.migrations !== migrations)
    return append(() => [catalog('migrated by another process')])
  log('the catalog of the database is not the one that was stated last; `lanewright verify` tells more')
  return asBefore
}

/** The statement under which a journal may begin here; false where nothing needs one. */
async function hasHistory(folder: string, auditor: pg.Pool, newJournal?: NewJournal): Promise<NewJournal | false> {
  try {
    await requireNoHistory(folder, auditor)
    return false
  } catch (error) {
    if (newJournal && error instanceof Failure && error.code === 'journal.gone') return newJournal
    throw error
  }
}

type Log = (line: string) => void

/**
 * The journal of a database beside which this process only works for a moment: never begun here, and null where it is
 * missing, damaged, cut, of another installation or without its key. A verification then tells.
 */
export async function joinJournal(layout: JournalLayout, auditor: pg.Pool, app: pg.Pool): Promise<Sealer | null> {
  const there = await stat(layout.lines).catch(() => null)
  if (!there?.size) return null
  const file = await openJournalFile(layout, { now: () => new Date(), log: () => {} }).catch(() => null)
  if (!file) return null
  const key = await keyInForce(layout, file.walk.key).catch(() => null)
  const isOurs = key && file.walk.installation === (await installationOf(auditor))
  if (isOurs && (await findCut(file, auditor).catch(() => 'unknown')) === null)
    return createSealer(file, sealSource(auditor, app), { log: () => {}, everyMs: 0 })
  await file.close()
  return null
}

/** Seals that a crash kept from being mirrored. */
export async function catchUpMirror(file: JournalFile, source: SealSource): Promise<void> {
  const { walk } = file
  const last = await source.mirroredUpTo([...walk.keys.keys()])
  const missing = [...walk.heads.values()].filter((head) => head.by === 'seal' && head.line > last)
  if (missing.length > 0) await source.mirror(missing)
}

function otherInstallation(folder: string, journals: string | null, databases: string): Failure {
  return new Failure(
    'journal.other_installation',
    `the journal in ${folder} belongs to installation ${journals}, the database is ${databases}`,
    'Name the journal of this database with --journal DIR (LANEWRIGHT_JOURNAL).',
  )
}
