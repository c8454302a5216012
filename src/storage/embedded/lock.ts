import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import { folderFailure } from '#system/folder-failures.ts'
import type { Owner } from '#system/owner.ts'
import { writePrivate } from '#system/private-folder.ts'
import { isAlive } from '#system/process.ts'

/**
 * One process per data folder, held by the operating system's own file lock: it dies with its process, so there is no
 * stale lock and no take-over to race for. macOS and Windows lock while opening. Linux locks with flock(1) on the file
 * descriptor that it inherits: the lock belongs to the open file, which stays open here after flock has ended, and no
 * other child inherits it.
 */
export interface FolderLock {
  release(): Promise<void>
}

interface Holder {
  pid: number
  since: string
  command: string
  host: string
}

/** libuv's numbers; Node passes numeric flags through but does not name this one. */
const exclusiveAtOpen: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x20 | 0x04, win32: 0x10000000 }
const holderWaitMs = 400

export async function lockFolder(folder: string, now: () => Date, owner?: Owner): Promise<FolderLock> {
  const path = join(folder, 'lock')
  const note = join(folder, 'lock.json')
  const file = await openLocked(path, () => refusal(folder, note))
  try {
    const command = [process.title, ...process.argv.slice(1, 3).map((part) => basename(part))].join(' ').slice(0, 200)
    const holder: Holder = { pid: process.pid, since: now().toISOString(), command, host: hostname() }
    await writePrivate(note, `${JSON.stringify(holder)}\n`, owner)
    if (owner) await file.chown(owner.uid, owner.gid)
  } catch (error) {
    await file.close()
    throw error
  }
  // The lock file stays: removing it would let two processes lock two files of the same name.
  const release = async () => {
    await rm(note, { force: true })
    await file.close()
  }
  return { release }
}

async function openLocked(path: string, refuse: () => Promise<Failure>): Promise<FileHandle> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const file = await openFile(path, refuse)
    try {
      if (process.platform !== 'darwin' && process.platform !== 'win32' && !(await flock(file.fd))) throw await refuse()
      // The name must still mean the file that was locked.
      const [held, named] = [await file.stat(), await stat(path).catch(() => undefined)]
      if (named?.ino === held.ino && named.dev === held.dev) return file
    } catch (error) {
      await file.close()
      throw error
    }
    await file.close()
  }
  throw await refuse()
}

async function openFile(path: string, refuse: () => Promise<Failure>): Promise<FileHandle> {
  const flags = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0)
  try {
    return await open(path, flags | (exclusiveAtOpen[process.platform] ?? 0), 0o600)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EAGAIN' || code === 'EBUSY') throw await refuse()
    throw folderFailure(error, path)
  }
}

function flock(fd: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const next = 'Install util-linux (it has the program flock) and use a local disk, or set DATABASE_URL.'
    const fail = (why: string, cause?: unknown) =>
      reject(new Failure('data.no_lock', `The data folder cannot be locked: ${why}.`, next, cause))
    const child = spawn('flock', ['-x', '-n', '3'], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', fd],
    })
    child.once('error', (error) => fail('the program flock was not found', error))
    child.once('exit', (code, signal) => {
      if (code === 0 || code === 1) resolve(code === 0)
      else fail(`flock ended with ${code ?? signal}`)
    })
  })
}

/** The holder's note may be a moment behind its lock, so a note of a dead process is read again. */
async function refusal(folder: string, note: string): Promise<Failure> {
  const end = performance.now() + holderWaitMs
  let holder = await readHolder(note)
  while (!isCurrent(holder) && performance.now() < end) {
    await pause(40)
    holder = await readHolder(note)
  }
  const who = holder
    ? `process ${holder.pid} (${holder.command}) on ${holder.host}, since ${holder.since}`
    : 'another process'
  const stop = holder ? `stop it (kill ${holder.pid})` : 'stop it'
  const next = `Use the one that runs, or ${stop}, or choose another data folder with --data.`
  return new Failure('data.in_use', `${folder} is in use by ${who}.`, next)
}

function isCurrent(holder: Holder | undefined): boolean {
  return holder !== undefined && (holder.host !== hostname() || isAlive(holder.pid))
}

async function readHolder(note: string): Promise<Holder | undefined> {
  try {
    const value = JSON.parse(await readFile(note, 'utf8')) as Partial<Holder>
    if (!Number.isSafeInteger(value.pid)) return undefined
    return { pid: value.pid as number, since: text(value.since), command: text(value.command), host: text(value.host) }
  } catch {
    return undefined
  }
}

/** The note ends on a terminal: printable characters only. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, '?').slice(0, 200) : 'unknown'
}
