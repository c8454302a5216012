import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BACKUP_FORMAT, BackupManifest, BackupSignature, FIRST_BACKUP_FORMAT } from '#kernel/contracts/backup.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { WholeFile } from '#kernel/ports/whole-files.ts'
import { checkLater } from '#kernel/validate.ts'
import { type ArchiveReader, type Part, readArchive } from './backup-archive.ts'
import { fileOf, listLine, partOf } from './backup-files.ts'
import { isSignedBy } from './backup-signature.ts'

export interface OpenBackup {
  path: string
  manifest: BackupManifest
  /** The id of the key that signed it. */
  key: string
  /** The rows of a table, unpacked. */
  rows(table: BackupManifest['tables'][number]): Readable
  /** The files of cases that it holds, and their bytes. */
  files(): Iterable<WholeFile>
  bytes(file: WholeFile): Readable
  close(): Promise<void>
}

const MAX_MANIFEST_BYTES = 1024 * 1024 * 1024
const checkManifest = checkLater(BackupManifest)
const checkSignature = checkLater(BackupSignature)

/** Opens a backup: manifest and signature first, then every part against its hash. Nothing is believed before. */
export async function openBackup(
  path: string,
  progress?: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<OpenBackup> {
  const archive = await readArchive(path).catch((error) => {
    const next = 'Name a file that `lanewright backup` wrote.'
    throw new Failure('backup.unreadable', `${path} cannot be read (${error.code ?? error.message})`, next, error)
  })
  try {
    const manifest = await readManifest(path, archive)
    const signature = await readJson(archive, 'signature.json')
    if (checkSignature(signature)) throw damaged(path, 'signature.json')
    if (!isSignedBy(manifest, signature as BackupSignature)) throw forged(path)
    await checkParts(path, archive, manifest, { progress, signal })
    return {
      path,
      manifest,
      key: (signature as BackupSignature).key,
      rows(table) {
        const packed = archive.read(archive.parts.get(table.part) as Part)
        const plain = createGunzip()
        packed.once('error', (error) => plain.destroy(error))
        return packed.pipe(plain)
      },
      *files() {
        for (const part of archive.parts.values()) {
          const file = fileOf(part)
          if (file) yield file
        }
      },
      bytes: (file) => archive.read(archive.parts.get(partOf(file)) as Part),
      close: () => archive.close(),
    }
  } catch (error) {
    await archive.close()
    throw error
  }
}

async function readManifest(path: string, archive: ArchiveReader): Promise<BackupManifest> {
  const value = await readJson(archive, 'manifest.json')
  if (value === undefined) {
    if (archive.parts.size > 0 && !archive.whole) throw truncated(path)
    const next = 'Name a file that `lanewright backup` wrote.'
    throw new Failure('backup.not_a_backup', `${path} is no backup`, next)
  }
  const format = (value as { format?: unknown } | null)?.format
  const ours = format === BACKUP_FORMAT || format === FIRST_BACKUP_FORMAT
  if (!ours && typeof format === 'string' && /^lanewright backup \d+$/.test(format))
    throw new Failure(
      'backup.other_format',
      `${path} is a "${format}"; this Lanewright reads "${BACKUP_FORMAT}"`,
      'Restore it with the version that made it, or a later one.',
    )
  if (checkManifest(value)) throw damaged(path, 'manifest.json')
  return value as BackupManifest
}

/** Undefined where it is missing, null where it is not as it was written. */
async function readJson(archive: ArchiveReader, name: string): Promise<unknown> {
  const part = archive.parts.get(name)
  if (!part || part.sizeBytes > MAX_MANIFEST_BYTES) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of archive.read(part)) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    const value = JSON.parse(text)
    return canonicalText(value) === text ? value : null
  } catch {
    return null
  }
}

async function checkParts(
  path: string,
  archive: ArchiveReader,
  manifest: BackupManifest,
  { progress, signal }: { progress?: ((bytes: number) => void) | undefined; signal?: AbortSignal | undefined },
): Promise<void> {
  let bytes = 0
  async function requireHash(part: Part, sha256: string): Promise<void> {
    const hash = createHash('sha256')
    for await (const chunk of archive.read(part)) {
      signal?.throwIfAborted()
      hash.update(chunk as Buffer)
      bytes += (chunk as Buffer).length
      progress?.(bytes)
    }
    if (hash.digest('hex') !== sha256) throw damaged(path, part.name)
  }
  for (const table of manifest.tables) {
    const part = archive.parts.get(table.part)
    if (!part || String(part.sizeBytes) !== table.size_bytes) throw damaged(path, table.part)
    await requireHash(part, table.sha256)
  }
  const named = new Set(['manifest.json', 'signature.json', ...manifest.tables.map((t) => t.part)])
  const list = createHash('sha256')
  for (const part of archive.parts.values()) {
    if (named.has(part.name)) continue
    const file = manifest.files ? fileOf(part) : null
    if (!file) throw damaged(path, part.name)
    await requireHash(part, file.sha256)
    list.update(listLine(file))
  }
  if (!archive.whole) throw truncated(path)
  // Each file is as its name says; which files there must be, the list says.
  if (manifest.files && list.digest('hex') !== manifest.files.sha256) throw damaged(path, 'the list of its files')
}

const ANOTHER = 'Restore another backup; nothing was changed.'

function damaged(path: string, part: string): Failure {
  return new Failure('backup.damaged', `${path} is damaged: ${part} is not as it was written`, ANOTHER)
}

function truncated(path: string): Failure {
  return new Failure('backup.truncated', `${path} is cut off or not as it was written at its end`, ANOTHER)
}

function forged(path: string): Failure {
  const message = `${path} was changed: its manifest does not fit its signature`
  return new Failure('backup.bad_signature', message, ANOTHER)
}
