import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Owner } from '#system/owner.ts'
import { type Layout, writePrivate } from '#system/private-folder.ts'
import { identify } from '#system/process.ts'

/** What an earlier server left in postmaster.pid. */
export interface Remains {
  pid: number
  port: number
}

export function parsePostmasterFile(text: string): Remains | undefined {
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  const goodPort = Number.isInteger(port) && port > 0 && port < 65536
  return Number.isSafeInteger(pid) && pid > 1 && goodPort ? { pid, port } : undefined
}

export async function readRemains(pgFolder: string): Promise<Remains | undefined> {
  const text = await readFile(join(pgFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  return parsePostmasterFile(text)
}

/**
 * The old number may belong to another program by now, or to a dead process that nobody collected; PostgreSQL would
 * refuse to start because "its" process lives. The file is kept, because it also names the shared memory that
 * PostgreSQL must find unused; only the number becomes ours, which the server, being our child, knows to ignore.
 */
export async function disownOldServer(layout: Layout, remains: Remains, owner?: Owner): Promise<void> {
  if (!['foreign', 'gone'].includes(identify(remains.pid, layout.pg))) return
  const path = join(layout.pg, 'postmaster.pid')
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
  await writePrivate(path, [String(process.pid), ...rest].join('\n'), owner)
  // The old socket has a lock file with the same number in it; the folder is ours alone.
  for (const name of await readdir(layout.run)) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(layout.run, name), { force: true })
  }
}
