import { randomBytes } from 'node:crypto'
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'

/**
 * A file that exists is somebody's; half an export is nobody's. It is written beside, and has its name once it is whole
 * and on the disk: also a process that is killed leaves nothing that looks like an export.
 */
export async function toNewFile(
  path: string,
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string>,
): Promise<void> {
  await requireNew(path)
  const draft = join(dirname(path), `.lanewright-${randomBytes(6).toString('hex')}.part`)
  const file = await open(draft, 'wx', 0o600).catch((error) => {
    throw notWritten(path, error)
  })
  try {
    for await (const piece of pieces) await append(file, piece, path)
    await file.sync().catch((error) => {
      throw notWritten(path, error)
    })
    await file.close()
    await requireNew(path)
    await rename(draft, path).catch((error) => {
      throw notWritten(path, error)
    })
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** What breaks in the making of a piece is told as it is; only the writing of it is ours. */
async function append(file: FileHandle, piece: string | Uint8Array, path: string): Promise<void> {
  await file.appendFile(piece).catch((error) => {
    throw notWritten(path, error)
  })
}

async function requireNew(path: string): Promise<void> {
  if (await lstat(path).catch(() => undefined))
    throw new Failure('export.file_exists', `${path} exists already`, 'Choose another file with --out.')
}

function notWritten(path: string, error: NodeJS.ErrnoException): Failure {
  const next = 'Choose another file with --out.'
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    return new Failure('export.disk_full', `no space is left for ${path}`, `Free some. ${next}`, error)
  return new Failure('export.not_writable', `${path} cannot be written (${error.code})`, next, error)
}
