import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, type FileHandle, lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { syncFolder } from '#system/private-folder.ts'
import { damaged } from './refusals.ts'

/** Files that only this user reads, and that are whole after a crash. Links are not followed. */

const NOT_A_LINK = constants.O_NOFOLLOW ?? 0

export function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}

export function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** Makes a private folder inside one that is there. */
export async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  if (made) return syncFolder(dirname(path))
  const found = await lstat(path)
  if (!found.isDirectory())
    throw new Failure('artifact.place', `${path} is no folder of ours`, 'Move away what stands there.')
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) await chmod(path, 0o700)
}

/** Null where no plain file is. */
export async function sizeOf(path: string): Promise<number | null> {
  const found = await lstat(path).catch((error) => {
    if (isAbsent(error)) return null
    throw error
  })
  return found?.isFile() ? found.size : null
}

export async function openFile(path: string, flags: number): Promise<FileHandle> {
  return open(path, flags | NOT_A_LINK, 0o600)
}

/** A system may write less than it was given, and says so. */
export async function writeAll(file: FileHandle, piece: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < piece.length; ) {
    const { bytesWritten } = await file.write(piece, done, piece.length - done, at + done)
    done += bytesWritten
  }
}

/** Small ones for who keeps them: large buffers are outside of the heap, and 60 MB of them pile up before they are swept. */
const PIECE_BYTES = 16 * 1024
const HELD_BYTES = 256 * 1024

/** From `start` to `end`, all of it or a failure. Into `held`, where who reads a piece is done with it before the next. */
export async function* piecesOf(file: FileHandle, start: number, end: number, held?: Buffer): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const wanted = Math.min(held?.length ?? PIECE_BYTES, end - at)
    const piece = held?.subarray(0, wanted) ?? Buffer.allocUnsafe(wanted)
    const { bytesRead } = await file.read(piece, 0, piece.length, at)
    if (bytesRead === 0) throw damaged()
    at += bytesRead
    yield piece.subarray(0, bytesRead)
  }
}

export const holdPiece = () => Buffer.allocUnsafe(HELD_BYTES)

/** After a crash either the old or the new text stands, whole. */
export async function writeText(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.new`
  try {
    const file = await openFile(draft, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

/** Null where there is none, or more than a note can be. */
export async function readText(path: string, maxBytes: number): Promise<string | null> {
  try {
    const file = await openFile(path, constants.O_RDONLY)
    try {
      const found = await file.stat()
      return found.isFile() && found.size <= maxBytes ? await file.readFile('utf8') : null
    } finally {
      await file.close()
    }
  } catch (error) {
    if (isAbsent(error) || (error as NodeJS.ErrnoException).code === 'ELOOP') return null
    throw error
  }
}
