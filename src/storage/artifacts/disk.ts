import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '#system/private-folder.ts'
import { haveHash, provenBytes, withCopy } from './copies.ts'
import { holdPiece, isFull, makeFolder, openFile, writeAll } from './disk-files.ts'
import { diskPlaces } from './disk-places.ts'
import { sweepUploads } from './disk-sweep.ts'
import { diskUploads } from './disk-uploads.ts'
import { badId, failureOf, noSpace, tooLargeToPut } from './refusals.ts'
import { plainId } from './rules.ts'
import { openScratch } from './scratch.ts'
import { DEFAULT_LIMITS, type Limits, type StoredArtifacts } from './stored.ts'
import { createTurns } from './turns.ts'

export interface DiskOptions {
  /** Only this user reads it, and one process at a time writes to it. */
  folder: string
  limits?: Partial<Limits>
}

/** The bytes of cases as files of this machine. Nothing is shared between cases, not even the same file. */
export async function openDiskArtifacts({ folder, limits: given }: DiskOptions): Promise<StoredArtifacts> {
  const limits = { ...DEFAULT_LIMITS, ...given }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await syncFolder(dirname(folder))
  await makeFolder(folder)
  // In the same file system as the rest: what is made here is moved to its place.
  await makeFolder(join(folder, 'tmp'))
  const scratch = openScratch(join(folder, 'tmp'))
  await scratch.sweep()
  const [places, turns] = [diskPlaces(folder), createTurns()]
  const whole = (caseId: string, sha256: string) => places.read(caseId, sha256, holdPiece())

  return {
    ...diskUploads(folder, limits, places, turns),
    has: places.has,
    read: (caseId, sha256, range) => provenBytes(() => places.read(caseId, sha256), sha256, range),
    drop: places.drop,

    async put(caseId, bytes) {
      const plain = plainId(caseId)
      if (plain === null) throw failureOf(badId())
      try {
        return await scratch.with(async (path) => {
          const stored = await write(path, bytes, limits.maxBytes)
          await places.keep(path, plain, stored.sha256, stored.sizeBytes)
          return stored
        })
      } catch (error) {
        throw isFull(error) ? noSpace(error) : error
      }
    },

    async withFile(caseId, sha256, use) {
      return withCopy(scratch, whole(caseId, sha256), sha256, use)
    },

    check: (caseId, sha256) => haveHash(whole(caseId, sha256), sha256),

    async sweep(nowMs) {
      await scratch.sweep()
      return sweepUploads(folder, nowMs, turns)
    },
  }
}

/** On the disk when it answers. */
async function write(path: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await openFile(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL)
  try {
    for await (const piece of bytes) {
      if (sizeBytes + piece.length > maxBytes) throw tooLargeToPut(maxBytes)
      hash.update(piece)
      await writeAll(file, piece, sizeBytes)
      sizeBytes += piece.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), sizeBytes }
}
