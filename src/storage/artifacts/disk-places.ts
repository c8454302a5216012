import { constants } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#system/private-folder.ts'
import { sha256Of } from './copies.ts'
import { holdPiece, isAbsent, makeFolder, openFile, piecesOf, readText, sizeOf, writeText } from './disk-files.ts'
import { damaged, unknownArtifact } from './refusals.ts'
import { isHash, plainId } from './rules.ts'

/**
 * Where whole files lie: `<folder>/<case>/<first two digits>/<hash>`, one file for each case that holds it, with its size
 * beside it, so that a file that was cut is known before a byte of it is given out.
 */
export interface DiskPlaces {
  has(caseId: string, sha256: string): Promise<boolean>
  /** Moves a file there that is on the disk already. The ids were checked. */
  keep(path: string, caseId: string, sha256: string, sizeBytes: number): Promise<void>
  read(caseId: string, sha256: string, held?: Buffer): AsyncGenerator<Uint8Array>
  /** The hash of what lies there now, whole or not; null where nothing does. */
  hashOf(caseId: string, sha256: string): Promise<string | null>
  drop(caseId: string, sha256: string): Promise<boolean>
}

const SIZE_MAX = 20

export function diskPlaces(folder: string): DiskPlaces {
  /** Null where no case of ours can hold it. */
  async function placeOf(caseId: string, sha256: string): Promise<{ shelf: string; path: string } | null> {
    const plain = plainId(caseId)
    if (plain === null || !isHash(sha256)) return null
    const shelf = join(folder, plain, sha256.slice(0, 2))
    if (!(await isFolder(join(folder, plain))) || !(await isFolder(shelf))) return null
    return { shelf, path: join(shelf, sha256) }
  }

  return {
    async has(caseId, sha256) {
      const place = await placeOf(caseId, sha256)
      return place !== null && (await sizeOf(place.path)) !== null
    },
    async keep(path, caseId, sha256, sizeBytes) {
      const [home, shelf] = [join(folder, caseId), join(folder, caseId, sha256.slice(0, 2))]
      await makeFolder(home)
      await makeFolder(shelf)
      const target = join(shelf, sha256)
      await writeText(`${target}.size`, `${sizeBytes}`)
      // Where the case holds these bytes already, these take their place: the same, or better ones.
      await rename(path, target)
      await syncFolder(shelf)
    },
    async *read(caseId, sha256, held) {
      const place = await placeOf(caseId, sha256)
      const sizeBytes = place && (await sizeOf(place.path))
      if (place === null || sizeBytes === null) throw unknownArtifact()
      if ((await readText(`${place.path}.size`, SIZE_MAX)) !== `${sizeBytes}`)
        throw damaged({ expected: sha256, found: await hashOf(place.path, sizeBytes) })
      const file = await openFile(place.path, constants.O_RDONLY).catch((error) => {
        throw isAbsent(error) ? unknownArtifact() : error
      })
      try {
        yield* piecesOf(file, 0, sizeBytes, held)
      } finally {
        await file.close()
      }
    },
    async hashOf(caseId, sha256) {
      const place = await placeOf(caseId, sha256)
      const sizeBytes = place && (await sizeOf(place.path))
      if (place === null || sizeBytes === null) return null
      return hashOf(place.path, sizeBytes)
    },
    async drop(caseId, sha256) {
      const place = await placeOf(caseId, sha256)
      if (place === null || (await sizeOf(place.path)) === null) return false
      await rm(place.path, { force: true })
      await rm(`${place.path}.size`, { force: true })
      await syncFolder(place.shelf)
      return true
    },
  }
}

async function hashOf(path: string, sizeBytes: number): Promise<string> {
  const file = await openFile(path, constants.O_RDONLY)
  try {
    return await sha256Of(piecesOf(file, 0, sizeBytes, holdPiece()))
  } finally {
    await file.close()
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await lstat(path).catch((error) => {
    if (isAbsent(error)) return null
    throw error
  })
  return found?.isDirectory() === true
}
