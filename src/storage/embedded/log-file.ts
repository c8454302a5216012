import { constants } from 'node:fs'
import { type FileHandle, open, rename, stat } from 'node:fs/promises'
import { folderFailure } from '#system/folder-failures.ts'
import type { Owner } from '#system/owner.ts'
import type { Layout } from '#system/private-folder.ts'

const rotateAtBytes = 10 * 1024 * 1024
const tailBytes = 16 * 1024
const noFollow = constants.O_NOFOLLOW ?? 0

/** Opens the server's log for appending. At 10 MB the old one steps aside, once: two files are the bound. */
export async function openLog(layout: Layout, owner?: Owner): Promise<FileHandle> {
  try {
    const size = (await stat(layout.log).catch(() => undefined))?.size ?? 0
    if (size > rotateAtBytes) await rename(layout.log, `${layout.log}.1`)
    const file = await open(layout.log, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | noFollow, 0o600)
    if (owner) await file.chown(owner.uid, owner.gid)
    return file
  } catch (error) {
    throw folderFailure(error, layout.log)
  }
}

/** What was logged since `offset`, at most the last 16 KB of it. */
export async function readLog(layout: Layout, offset: number): Promise<string> {
  const file = await open(layout.log, constants.O_RDONLY | noFollow).catch(() => undefined)
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const start = Math.max(offset, size - tailBytes)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tailBytes), 0, tailBytes, start)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
