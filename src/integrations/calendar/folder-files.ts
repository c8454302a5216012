import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { syncFolder } from '#system/private-folder.ts'

const FILE_MAX_BYTES = 1024 * 1024

export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw fileFailure(error, path)
  }
}

/** The names of the events; what else lies there is not ours. */
export async function listEvents(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.ics')).sort()
  } catch (error) {
    throw fileFailure(error, folder)
  }
}

/** Null where there is none; empty where it is too large or no file, so that it is told as unreadable. */
export async function readEvent(path: string): Promise<string | null> {
  try {
    const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
    try {
      const stat = await file.stat()
      return stat.isFile() && stat.size <= FILE_MAX_BYTES ? await file.readFile('utf8') : ''
    } finally {
      await file.close()
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (code === 'ELOOP' || code === 'EISDIR') return ''
    throw fileFailure(error, path)
  }
}

/** After a crash either the old or the new event stands, whole. */
export async function writeEventFile(path: string, ics: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    const file = await open(draft, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
    try {
      await file.writeFile(ics)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw fileFailure(error, path)
  }
  await syncFolder(dirname(path))
}

export async function removeEventFile(path: string): Promise<void> {
  try {
    await rm(path, { force: true })
  } catch (error) {
    throw fileFailure(error, path)
  }
  await syncFolder(dirname(path))
}

/** What killed writers left behind. */
export async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.draft')) await rm(join(folder, name), { force: true })
}

function fileFailure(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Failure('calendar.disk_full', `No space is left for ${path}.`, 'Free some space there.', error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR')
    return new Failure('calendar.not_writable', `${path} cannot be used by this user.`, 'Make it yours.', error)
  return error
}
