import { join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { ArtifactFiles } from '#kernel/ports/artifacts.ts'
import type { WholeFile } from '#kernel/ports/whole-files.ts'
import { openDatabaseArtifacts } from '#storage/artifacts/database.ts'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import type { OpenBackup } from '#storage/backup-read.ts'
import type { Database } from '#storage/database.ts'
import type { Restored } from '#storage/restore.ts'

type Report = (files: number) => void

/**
 * The files of cases, where the restored product will look for them: on its disk beside an embedded server, in the database
 * otherwise. A backup may come from either kind.
 */
export async function bringFiles(
  backup: OpenBackup,
  database: Database,
  /** Null where the database holds them. */
  dataDir: string | null,
  erased: Restored['erased'],
  report: Report,
): Promise<number> {
  const gone = new Set(erased.filter(({ workspace, person }) => workspace === person).map(({ workspace }) => workspace))
  const due = [...backup.files()].filter(({ caseId }) => !gone.has(caseId))
  const held = dataDir === null ? [] : await filesInDatabase(database)
  if (due.length + held.length === 0) return 0
  const inDatabase = await openDatabaseArtifacts({ pool: database.pool('app') })
  const target = dataDir === null ? inDatabase : await openDiskArtifacts({ folder: join(dataDir, 'cases') })
  let done = 0
  async function bring(file: WholeFile, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    await keep(target, file, bytes)
    done += 1
    report(done)
  }
  for (const file of due) await bring(file, backup.bytes(file))
  for (const file of held) await bring(file, inDatabase.read(file.caseId, file.sha256))
  return done
}

/** Where the cases of the backup lay in the database; none where no pack of cases is there. */
async function filesInDatabase(database: Database): Promise<WholeFile[]> {
  const auditor = database.pool('auditor')
  const { rows: there } = await auditor.query(`select 1 where to_regclass('casework.stored_files') is not null`)
  if (there.length === 0) return []
  const { rows } = await auditor.query<{ case_id: string; sha256: string; size: string }>(
    'select workspace_id as case_id, sha256, size_bytes as size from casework.stored_files order by 1, 2',
  )
  return rows.map(({ case_id, sha256, size }) => ({ caseId: case_id, sha256, sizeBytes: Number(size) }))
}

async function keep(target: ArtifactFiles, file: WholeFile, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const stored = await target.put(file.caseId, bytes)
  if (stored.sha256 === file.sha256) return
  const next = 'Restore another backup; nothing was changed.'
  throw new Failure('backup.damaged', `the bytes of ${file.sha256} of case ${file.caseId} are others`, next)
}
