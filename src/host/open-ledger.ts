import type { JournalWalk } from '#kernel/ledger/journal-walk.ts'
import { type Connections, connectionsTo, type Database, openDatabase } from '#storage/database.ts'
import { type EmbeddedServer, startEmbedded } from '#storage/embedded/server.ts'
import type { JournalFile } from '#storage/journal/file.ts'
import {
  catchUpMirror,
  findJournal,
  introduce,
  type NewJournal,
  openJournal,
  requireJournalOutside,
  requireOneHistory,
} from '#storage/journal/open.ts'
import { createSealer, type Sealer } from '#storage/journal/sealer.ts'
import { checkTables, type MigrationFolder, migrate, migrateDispatch, requireKnownHistory } from '#storage/migrate.ts'
import { requireSessions } from '#storage/pooler.ts'
import { catalogBefore, sealSource } from '#storage/seals.ts'

export interface LedgerOptions {
  dataDir: string
  journalDir?: string
  newJournal?: NewJournal
  database?: string | Connections
  nowMs(): number
  log(line: string): void
}

export interface OpenLedger {
  server: EmbeddedServer | null
  database: Database
  journal: Sealer
  walk: JournalWalk
}

/** Heads that nobody waits for are sealed this often. */
const SEAL_EVERY_MS = 3000

/**
 * Database and journal, brought together. What refuses a start comes before what changes anything: the data folder that
 * another process holds, the journal and its key, whether both are of one history, the version, and then the migrations.
 */
export async function openLedger(options: LedgerOptions, folders: MigrationFolder[]): Promise<OpenLedger> {
  const { dataDir, log } = options
  await requireJournalOutside(options)
  if (typeof options.database === 'string') await requireSessions(options.database)
  let file: JournalFile | null = null
  const before = async () => {
    file ??= await findJournal(options)
  }
  let server: EmbeddedServer | null = null
  let opened: Database | undefined
  try {
    if (options.database === undefined) server = await startEmbedded({ dataDir, log, before })
    await before()
    const elsewhere = typeof options.database === 'string' ? connectionsTo(options.database) : options.database
    const database = openDatabase(server ? embeddedConnections(server) : (elsewhere as Connections))
    opened = database
    const [owner, auditor] = [database.pool('owner'), database.pool('auditor')]
    await requireKnownHistory(owner, folders)
    await requireOneHistory(file, { owner, auditor, made: server?.made ?? false }, options)
    // A journal that cannot be begun refuses the start before anything is migrated.
    file ??= await openJournal(options)
    const seen = await catalogBefore(auditor)
    const applied = await migrate(owner, folders)
    for (const name of applied) log(`migrated ${name}`)
    await migrateDispatch(database.pool('dispatch'))
    await checkTables(auditor, folders)
    // Alone on the database: whoever held a lease or sat at the desk did so in a process that is gone.
    if (server) await database.pool('app').query('select kernel.void_leases(); delete from dispatch.presence')

    const catalog = await introduce(file, auditor, { before: seen, applied }, log, options.newJournal)
    const source = sealSource(auditor, database.pool('app'))
    await catchUpMirror(file, source)
    const journal = createSealer(file, source, { log, everyMs: SEAL_EVERY_MS, catalog })
    return { server, database, journal, walk: file.walk }
  } catch (error) {
    await (file as JournalFile | null)?.close().catch(() => {})
    await opened?.close().catch(() => {})
    await server?.stop().catch(() => {})
    throw error
  }
}

export function embeddedConnections(server: EmbeddedServer): Connections {
  return { url: (role) => server.url(role), stepDown: false }
}
