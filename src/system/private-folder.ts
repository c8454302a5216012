import { constants } from 'node:fs'
import { chmod, lchown, lstat, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { folderFailure, notWritable } from './folder-failures.ts'
import { type Owner, serviceAccount } from './owner.ts'

/** What lies where below the data folder. */
export interface Layout {
  data: string
  pg: string
  run: string
  logs: string
  log: string
  secrets: string
  passwords: string
}

export function layoutOf(data: string): Layout {
  const [pg, run, logs, secrets] = [join(data, 'pg'), join(data, 'run'), join(data, 'logs'), join(data, 'secrets')]
  return { data, pg, run, logs, secrets, log: join(logs, 'postgres.log'), passwords: join(secrets, 'database.json') }
}

/** Creates the data folder if needed, closes it to other users and answers its real path. */
export async function openDataFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    const folder = await realpath(path)
    const found = await stat(folder)
    const uid = process.getuid?.()
    if (uid !== undefined && uid !== 0 && found.uid !== uid) throw notWritable(folder)
    if (uid === 0) for (const way of [resolve(path), folder]) await refusePlanted(way)
    if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) await close(folder)
    return folder
  } catch (error) {
    throw folderFailure(error, path)
  }
}

/** Where everybody may make folders, somebody may have made this one first: all that root puts in it would be theirs. */
export async function refusePlanted(path: string, option = '--data'): Promise<void> {
  const { mode } = await stat(dirname(path))
  const { uid } = await lstat(path)
  if ((mode & 0o002) === 0 || uid === 0 || uid === (await serviceAccount())?.uid) return
  const next = `Choose a new folder with ${option}, or give this one to root with chown.`
  throw new Failure('data.not_ours', `${path} was made by another user (${uid}), where everybody may make one.`, next)
}

/** A folder open to others with foreign files in it (a home, /tmp) is a slip of the hand: its mode is not ours to change. */
async function close(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length > 0 && !names.includes('lock')) {
    const next = 'Choose an empty or new folder with --data; if it is meant, close it first with chmod 700.'
    throw new Failure('data.not_ours', `${folder} already holds other files and is open to other users.`, next)
  }
  await chmod(folder, 0o700)
}

/** Makes a private folder. A link in its place is refused: a process with more rights must not be led elsewhere. */
export async function privateFolder(path: string, owner?: Owner): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw folderFailure(error, path)
  })
  const found = await lstat(path)
  if (!found.isDirectory()) throw folderFailure(Object.assign(new Error('not a folder'), { code: 'ENOTDIR' }), path)
  if (process.platform !== 'win32' && (found.mode & 0o777) !== 0o700) await chmod(path, 0o700)
  if (owner && (found.uid !== owner.uid || found.gid !== owner.gid)) await giveTree(path, owner)
}

/** Everything in the data folder belongs to the account of the server, so that account can also run it without root. */
export async function giveFolder(path: string, owner?: Owner): Promise<void> {
  if (owner) await lchown(path, owner.uid, owner.gid)
}

/** Gives a folder and all below to its owner, for one restored by root. Links are changed, never followed. */
export async function giveTree(path: string, owner: Owner): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) await giveTree(inner, owner)
    else await lchown(inner, owner.uid, owner.gid)
  }
  await lchown(path, owner.uid, owner.gid)
}

/** Writes a private file so that after a crash either the old or the new content stands, whole. */
export async function writePrivate(path: string, content: string, owner?: Owner): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.new`)
  try {
    await rm(draft, { force: true })
    const file = await open(draft, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
    try {
      await file.writeFile(content)
      if (owner) await file.chown(owner.uid, owner.gid)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    throw folderFailure(error, path)
  }
}

/** A rename is only durable once its folder is on disk. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, constants.O_RDONLY)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
