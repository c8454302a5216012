import { join } from 'node:path'
import { diskWholeFiles } from '#storage/artifacts/disk-whole.ts'
import { type BackedUp, backup } from '#storage/backup.ts'
import type { Database } from '#storage/database.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import { signerOf } from '#storage/journal/knowledge.ts'

export interface BackingUpOptions {
  database: Database
  journalDir: string
  /** Of an embedded server: the files of cases lie in it. */
  dataDir: string | null
  /** A new file. */
  path: string
  progress?(rows: number): void
  signal?: AbortSignal
}

/** Everything as it stands in this moment, to one file that the key of the journal signs. */
export async function backUp({ database, journalDir, dataDir, ...rest }: BackingUpOptions): Promise<BackedUp> {
  const signer = await signerOf(journalLayout(journalDir))
  const files = dataDir === null ? {} : { files: diskWholeFiles(join(dataDir, 'cases')) }
  return backup({ ...rest, ...files, auditor: database.pool('auditor'), signer, now: new Date() })
}
