import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { WholeFile, WholeFiles } from '#kernel/ports/whole-files.ts'
import { isAbsent, sizeOf } from './disk-files.ts'
import { diskPlaces } from './disk-places.ts'
import { isHash, plainId } from './rules.ts'

/** What lies on the disk of cases, found by looking: no process need hold it. Uploads under way are no whole files. */
export function diskWholeFiles(folder: string): WholeFiles {
  const places = diskPlaces(folder)
  return {
    async *list() {
      for (const caseId of await names(folder)) {
        if (plainId(caseId) !== caseId) continue
        for (const shelf of await names(join(folder, caseId))) {
          if (/^[0-9a-f]{2}$/.test(shelf)) yield* filesOf(join(folder, caseId, shelf), caseId)
        }
      }
    },
    read: ({ caseId, sha256 }) => places.read(caseId, sha256),
  }
}

async function* filesOf(shelf: string, caseId: string): AsyncGenerator<WholeFile> {
  for (const sha256 of await names(shelf)) {
    const sizeBytes = isHash(sha256) ? await sizeOf(join(shelf, sha256)) : null
    if (sizeBytes !== null) yield { caseId, sha256, sizeBytes }
  }
}

async function names(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isAbsent(error) || error.code === 'ENOTDIR') return []
    throw error
  })
  return found.map((entry) => entry.name).sort()
}
