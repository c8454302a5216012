import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { appendLock } from '#system/lock.ts'
import { syncFolder } from '#system/private-folder.ts'

const FILE_MAX_BYTES = 64 * 1024 * 1024
const LOCK_ATTEMPTS = 6

/**
 * The bytes of a private file, or null if there is none. One of ours that others may read is closed to them; one that
 * somebody mounts is taken as it is, and may be a link.
 */
export async function readPrivate(path: string, owner: 'ours' | 'mounted' = 'ours'): Promise<Buffer | null> {
  const ours = owner === 'ours'
  try {
    const file = await open(path, constants.O_RDONLY | (ours ? (constants.O_NOFOLLOW ?? 0) : 0))
    try {
      const { size, mode } = await file.stat()
      if (size > FILE_MAX_BYTES) throw new Failure('secret.damaged', `${path} is far too large.`, 'Restore it.')
      if (ours && process.platform !== 'win32' && (mode & 0o077) !== 0) await file.chmod(0o600)
      return await file.readFile()
    } finally {
      await file.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw fileFailure(error, path)
  }
}

/** After a crash either the old or the new content stands, whole. Only the holder of the lock writes. */
export async function writePrivate(path: string, content: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await sweepDrafts(path)
    const file = await open(draft, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw fileFailure(error, path)
  }
}

/** What killed writers left behind. */
async function sweepDrafts(path: string): Promise<void> {
  const [folder, start] = [dirname(path), `${basename(path)}.`]
  for (const name of await readdir(folder))
    if (name.startsWith(start) && name.endsWith('.draft')) await rm(join(folder, name), { force: true })
}

export async function privateFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw fileFailure(error, path)
  }
}

/** One writer at a time among all processes of this machine; the lock of a dead one is taken over. */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await privateFolder(folder)
  for (let attempt = 1; ; attempt++) {
    const lock = await appendLock(folder).catch((error) => {
      throw fileFailure(error, folder)
    })
    let entered = false
    try {
      return await lock.hold(() => {
        entered = true
        return work()
      })
    } catch (error) {
      if (entered || !isTurnLost(error)) throw fileFailure(error, folder)
      if (attempt === LOCK_ATTEMPTS) throw busy(error)
    } finally {
      await lock.close()
    }
  }
}

/** Others were quicker for long, or one of them took our ticket, not yet written, for that of a dead process. */
function isTurnLost(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'journal.busy' || code === 'ENOENT'
}

function busy(cause: unknown): Failure {
  const next = cause instanceof Failure ? cause.next : 'Try again.'
  return new Failure('secret.locked', 'Other processes have been writing secrets for too long.', next, cause)
}

function fileFailure(error: unknown, path: string): unknown {
  if (error instanceof Failure) return error
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Failure('secret.disk_full', `No space is left for ${path}.`, 'Free some space there.', error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new Failure('secret.not_writable', `${path} cannot be used by this user.`, 'Make it yours.', error)
  if (code === 'EISDIR' || code === 'ENOTDIR' || code === 'ELOOP')
    return new Failure('secret.damaged', `${path} is no ordinary file.`, 'Move it away and restore the file.', error)
  return error
}
