import { constants } from 'node:fs'
import { chmod, lstat, mkdir, open, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { refusePlanted, syncFolder } from '#system/private-folder.ts'

/** What lies where in the journal's folder, which stands beside the data folder and never in it. */
export interface JournalLayout {
  folder: string
  lines: string
  key: string
  nextKey: string
}

export function journalLayout(folder: string): JournalLayout {
  const at = (name: string) => join(folder, name)
  return { folder, lines: at('journal.jsonl'), key: at('signing-key.pem'), nextKey: at('signing-key.next.pem') }
}

export function defaultJournal(dataDir: string): string {
  return `${resolve(dataDir)}.journal`
}

/** Makes the folder where it is missing, closed to other users. */
export async function openJournalFolder(path: string): Promise<JournalLayout> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    const found = await lstat(path)
    if (!found.isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
    if (process.getuid?.() === 0) await refusePlanted(resolve(path), '--journal')
    if (process.platform !== 'win32' && (found.mode & 0o777) !== 0o700) await chmod(path, 0o700)
    return journalLayout(await realpath(path))
  } catch (error) {
    // No folder can be made there: a link that leads nowhere, for example.
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw journalFailure(
      isAbsent ? Object.assign(new Error('no folder', { cause: error }), { code: 'ENOTDIR' }) : error,
      path,
    )
  }
}

/** Whoever can change the data folder, or copies an old one back, must not reach the journal by the same act. */
export async function requireOutside(path: string, dataDir: string): Promise<void> {
  const way = relative(await realOf(resolve(dataDir)), await realOf(resolve(path)))
  if (way !== '' && way.split(/[\\/]/)[0] === '..') return
  const next = 'Choose a folder beside it, best on another disk, with --journal.'
  throw new Failure('journal.inside_data', `the journal ${path} would lie in the data folder`, next)
}

/** The real path of what exists, followed by what does not yet. */
async function realOf(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined)
  if (real !== undefined) return real
  const parent = dirname(path)
  return parent === path ? path : join(await realOf(parent), basename(path))
}

/** Either the old or the new content stands after a crash, whole. */
export async function writePrivate(path: string, content: string): Promise<void> {
  const draft = `${path}.draft`
  try {
    await rm(draft, { force: true })
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
    throw journalFailure(error, path)
  }
}

/** What the file system answered, as something a person can act on. */
export function journalFailure(error: unknown, path: string): unknown {
  if (error instanceof Failure) return error
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Failure('journal.disk_full', `no space is left for the journal ${path}`, 'Free some space there.', error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new Failure(
      'journal.not_writable',
      `${path} cannot be written or read by this user`,
      'Make it yours, or choose another folder with --journal.',
      error,
    )
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ELOOP')
    return new Failure('journal.not_a_folder', `${path} is not a folder`, 'Choose another with --journal.', error)
  return error
}
