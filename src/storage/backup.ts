import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { BACKUP_FORMAT, type BackupManifest } from '#kernel/contracts/backup.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { canonicalBytes } from '#kernel/ledger/canonical.ts'
import type { Signer } from '#kernel/ports/statements.ts'
import type { WholeFile, WholeFiles } from '#kernel/ports/whole-files.ts'
import { type ArchiveWriter, writeArchive } from './backup-archive.ts'
import { listLine, partOf } from './backup-files.ts'
import { signBackup } from './backup-signature.ts'
import { copyTo } from './copy.ts'
import { asFailure } from './refusals.ts'

export interface BackupOptions {
  auditor: pg.Pool
  signer: Signer
  path: string
  now: Date
  /** What belongs to the rows and lies elsewhere. */
  files?: WholeFiles
  /** Rows written so far. */
  progress?(rows: number): void
  /** Ends it; nothing is left of it then. */
  signal?: AbortSignal
}

export interface BackedUp {
  path: string
  sizeBytes: number
  tables: number
  rows: bigint
  /** Files whose bytes are no longer the ones that were kept: there is nothing left of them to back up. */
  damaged: WholeFile[]
  manifest: BackupManifest
}

/**
 * Everything of ours as it stands in one moment, while work goes on: each table in PostgreSQL's own text form, which
 * every later version reads. COPY streams row by row, so memory stays flat at any size; the jobs of the dispatcher are
 * left out, because a restore wakes every workspace anyway.
 */
export async function backup(options: BackupOptions): Promise<BackedUp> {
  const { auditor, signer, path, now, progress, signal } = options
  if (await lstat(path).catch(() => undefined)) throw fileExists(path)
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}`)
  const file = await open(draft, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600).catch((error) => {
    throw notWritable(path, error)
  })
  try {
    const client = await auditor.connect()
    let manifest: BackupManifest
    const archive = writeArchive(file, now)
    try {
      await client.query(BEGIN)
      manifest = { ...(await describe(client, now)), tables: await copyAll(client, archive, { progress, signal }) }
      await client.query('commit')
      client.release()
    } catch (error) {
      // A copy that was cut off leaves the session in the middle of a stream.
      client.release(true)
      throw error
    }
    // After the rows: whatever they speak of is there, or was dropped since, and a restore drops it again.
    const { damaged, ...kept } = await copyFiles(archive, options)
    manifest.files = kept
    await archive.add('manifest.json', Buffer.from(canonicalBytes(manifest)))
    await archive.add('signature.json', Buffer.from(canonicalBytes(signBackup(manifest, signer))))
    await archive.finish()
    const { size } = await file.stat()
    await file.close()
    if (await lstat(path).catch(() => undefined)) throw fileExists(path)
    await rename(draft, path)
    await syncParent(path)
    const rows = manifest.tables.reduce((sum, t) => sum + BigInt(t.rows), 0n)
    return { path, sizeBytes: size, tables: manifest.tables.length, rows, damaged, manifest }
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw signal?.aborted ? cancelled(path) : notWritable(path, error)
  }
}

// The settings that the log was written under, and no limit on how long a large table may take.
const BEGIN = `begin isolation level repeatable read, read only; set local timezone = 'UTC'; set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

async function describe(client: pg.PoolClient, now: Date): Promise<Omit<BackupManifest, 'tables'>> {
  const all = async <T>(sql: string) => (await client.query(sql)).rows as T[]
  const [server] = await all<{ postgres: string; installation: string }>(
    `select current_setting('server_version') as postgres, installation_id as installation from kernel.installation`,
  )
  return {
    format: BACKUP_FORMAT,
    taken_at: now.toISOString(),
    postgres: (server?.postgres ?? 'unknown').slice(0, 40),
    installation: server?.installation ?? '',
    migrations: await all('select name, hash from kernel.migrations order by applied_at, name'),
    heads: await all(
      `select workspace_id as workspace, seq, encode(hash, 'hex') as hash from kernel.heads order by workspace_id`,
    ),
    partitions: await all(PARTITIONS),
  }
}

export const PARTITIONS = `
  select n.nspname || '.' || c.relname as table, pn.nspname || '.' || p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
  where c.relispartition and c.relkind in ('r', 'p') and pn.nspname in (select split_part(table_name, '.', 1) from kernel.tables)
  order by c.oid`

interface TableShape {
  table: string
  columns: string[]
}

/** Every registered table, evented or exempt, but the doors, which hold no row. Generated columns are made again. */
export const TABLES = `
  select t.table_name as table, (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = to_regclass(t.table_name) and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from kernel.tables t where t.reason not like 'holds no row%' and to_regclass(t.table_name) is not null order by t.table_name`

async function copyAll(
  client: pg.PoolClient,
  archive: ArchiveWriter,
  { progress, signal }: { progress: BackupOptions['progress']; signal: AbortSignal | undefined },
) {
  const shapes = (await client.query<TableShape>(TABLES)).rows
  const tables: BackupManifest['tables'] = []
  let rows = 0
  for (const { table, columns } of shapes) {
    signal?.throwIfAborted()
    const list = columns.map((c) => client.escapeIdentifier(c)).join(', ')
    const copy = client.query(copyTo(`copy (select ${list} from ${table}) to stdout`))
    // Each chunk is one or more rows; a person sees that it moves.
    copy.on('data', () => progress?.(rows + copy.rowCount))
    if (signal) addAbortSignal(signal, copy)
    const packed = createGzip({ level: 4 })
    copy.once('error', (error) => packed.destroy(error))
    const name = `tables/${table}.copy.gz`
    const part = await archive.add(name, copy.pipe(packed))
    rows += copy.rowCount
    progress?.(rows)
    tables.push({
      table,
      columns,
      part: name,
      rows: String(copy.rowCount),
      size_bytes: String(part.sizeBytes),
      sha256: part.sha256,
    })
  }
  return tables
}

async function copyFiles(archive: ArchiveWriter, { files, signal }: BackupOptions) {
  const list = createHash('sha256')
  const damaged: WholeFile[] = []
  let [count, sizeBytes] = [0, 0]
  for await (const file of files?.list() ?? []) {
    signal?.throwIfAborted()
    const mark = archive.mark()
    const added = await addFile(archive, files as WholeFiles, file)
    if (added === 'kept') {
      list.update(listLine(file))
      count += 1
      sizeBytes += file.sizeBytes
    } else {
      archive.backTo(mark)
      if (added === 'damaged') damaged.push(file)
    }
  }
  return { count: String(count), size_bytes: String(sizeBytes), sha256: list.digest('hex'), damaged }
}

async function addFile(
  archive: ArchiveWriter,
  files: WholeFiles,
  file: WholeFile,
): Promise<'kept' | 'damaged' | 'gone'> {
  try {
    const { sha256, sizeBytes } = await archive.add(
      partOf(file),
      Readable.from(files.read(file), { objectMode: false }),
    )
    return sha256 === file.sha256 && sizeBytes === file.sizeBytes ? 'kept' : 'damaged'
  } catch (error) {
    const code = error instanceof Failure ? error.code : ''
    if (code === 'artifact.unknown') return 'gone'
    if (code === 'artifact.damaged') return 'damaged'
    throw error
  }
}

async function syncParent(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dirname(path), constants.O_RDONLY)
  await folder.sync().finally(() => folder.close())
}

function fileExists(path: string): Failure {
  return new Failure(
    'backup.file_exists',
    `${path} exists already`,
    'Name a new file: a backup never replaces another.',
  )
}

function cancelled(path: string): Failure {
  return new Failure('backup.cancelled', `the backup to ${path} was cancelled`, 'Nothing of it is left; begin it anew.')
}

function notWritable(path: string, error: unknown): Failure {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Failure(
      'backup.disk_full',
      `no space is left for ${path}`,
      'Free some, or name a file elsewhere.',
      error,
    )
  if (/^E[A-Z]+$/.test(code) && (error as NodeJS.ErrnoException).syscall)
    return new Failure('backup.not_writable', `${path} cannot be written (${code})`, 'Name another file.', error)
  return asFailure(error)
}
