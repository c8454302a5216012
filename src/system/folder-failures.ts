import { statfs } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'

/** A write-ahead segment is 16 MB: with less than this PostgreSQL cannot promise to start. */
const leastFreeBytes = 24 * 1024 * 1024

/** Turns what the file system answered into a failure that a person can act on. */
export function folderFailure(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return notWritable(path, error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(path, error)
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ELOOP') {
    return new Failure(
      'data.not_a_folder',
      `${path} is not a folder.`,
      'Choose another data folder with --data.',
      error,
    )
  }
  return error
}

export function notWritable(path: string, cause?: unknown): Failure {
  const who = process.getuid === undefined ? 'this user' : `user id ${process.getuid()}`
  const next = 'Choose a data folder of your own with --data, or make this one writable for you.'
  return new Failure('data.not_writable', `${path} cannot be written by ${who}.`, next, cause)
}

export function diskFull(path: string, cause?: unknown): Failure {
  const next = 'Free some space there (100 MB is enough to start), or choose a data folder on another disk with --data.'
  return new Failure('data.disk_full', `No space is left on the disk that holds ${path}.`, next, cause)
}

/** On a full disk the server cannot even log the reason, so the disk itself is asked too. */
export async function isDiskFull(path: string, output: string): Promise<boolean> {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return true
  const disk = await statfs(path).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < leastFreeBytes
}
