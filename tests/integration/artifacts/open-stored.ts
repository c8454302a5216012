import { openDatabaseArtifacts } from '#storage/artifacts/database.ts'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import type { StoredArtifacts } from '#storage/artifacts/stored.ts'
import { openDatabase } from '#storage/database.ts'

/** Opens the store that a child process is told of: a folder, or the address of a database. */
export async function openStored(where: string): Promise<{ files: StoredArtifacts; close(): Promise<void> }> {
  if (!where.startsWith('postgres:'))
    return { files: await openDiskArtifacts({ folder: where }), close: async () => {} }
  const database = openDatabase({ url: () => where, stepDown: false })
  return { files: await openDatabaseArtifacts({ pool: database.pool('app') }), close: () => database.close() }
}
