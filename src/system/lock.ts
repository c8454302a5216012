import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import { isAlive } from './process.ts'

/**
 * One writer at a time, for as long as one append takes: every process on this machine may write to one journal.
 * Holding the lock is a hard link to a file that names its process, so it is never half written; the lock of a process
 * that is gone is removed under a second lock of the same kind, so that two who find it cannot remove each other's.
 */
export interface AppendLock {
  hold<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

const WAIT_MS = 5000

export async function appendLock(folder: string): Promise<AppendLock> {
  const [lock, breaker] = [join(folder, 'lock'), join(folder, 'lock.removal')]
  await sweep(folder)
  const mine = join(folder, `writer-${process.pid}-${randomUUID()}`)
  await writeFile(mine, identity(process.pid), { mode: 0o600, flag: 'wx' })

  async function take(path: string): Promise<boolean> {
    return link(mine, path).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    )
  }

  async function acquire(): Promise<void> {
    const end = performance.now() + WAIT_MS
    for (let wait = 1; !(await take(lock)); wait = Math.min(wait * 2, 50)) {
      if (isGone(await holderOf(lock)) && (await take(breaker))) {
        // Looked at again: the one before us may have removed it, and another may hold it since.
        if (isGone(await holderOf(lock))) await rm(lock, { force: true })
        await rm(breaker, { force: true })
        continue
      }
      if (performance.now() > end) throw await busy(lock, breaker)
      await pause(wait)
    }
  }

  async function once<T>(work: () => Promise<T>): Promise<T> {
    await acquire()
    try {
      return await work()
    } finally {
      await rm(lock, { force: true })
    }
  }

  // Among themselves the appends of one process only stand in line.
  let last: Promise<unknown> = Promise.resolve()
  return {
    hold(work) {
      const held = last.then(() => once(work))
      last = held.catch(() => {})
      return held
    },
    close: () => rm(mine, { force: true }),
  }
}

/** A number may be given to another process; with its start time it is that one. */
function identity(pid: number): string {
  return `${pid} ${startOf(pid)}\n`
}

function startOf(pid: number): string {
  if (process.platform !== 'linux') return '-'
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
  } catch {
    return '-'
  }
}

async function holderOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

function isGone(holder: string | undefined): boolean {
  if (holder === undefined) return false
  const pid = Number(holder.split(' ')[0])
  return !Number.isSafeInteger(pid) || !isAlive(pid) || identity(pid) !== holder
}

async function busy(lock: string, breaker: string): Promise<Failure> {
  const holder = await holderOf(lock)
  const stuck = isGone(holder) ? breaker : lock
  const who = holder ? `process ${holder.split(' ')[0]}` : 'another process'
  const next = `See what it does; if it is gone, remove ${stuck}.`
  return new Failure('journal.busy', `${who} has been writing to the journal for too long`, next)
}

/** What killed writers left behind. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('writer-')) continue
    const path = join(folder, name)
    const holder = await holderOf(path)
    // Another process may have made its file this very moment and not written to it yet.
    const isNew = holder === '' && isAlive(Number(name.split('-')[1]))
    if (!isNew && isGone(holder)) await rm(path, { force: true })
  }
}
