import { join } from 'node:path'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { nowIso } from '#kernel/controller/deps.ts'
import { dropCaseFolder } from '#storage/artifacts/disk-drop-case.ts'
import { type Erased, erasePerson } from '#storage/erase.ts'

export interface ErasedCase {
  rows: number
  /** How many files of the case are gone, from the disk or out of the database. */
  files: number
  before: boolean
  cleaned: Erased['cleaned']
}

/**
 * Erases a case: everything personal in it is filed under its own key, which is destroyed, and then its bytes go from the
 * disk. The database lets its own go with the key. Run again, it finishes what was cut short.
 */
export async function eraseCase(
  lw: Lanewright,
  dataDir: string,
  { caseId, by, reason }: { caseId: string; by: string; reason: string },
): Promise<ErasedCase> {
  const { database, server, entropy } = lw
  const way = { owner: database.pool('owner'), ...(server ? { superuserUrl: server.url('superuser') } : {}) }
  const seeded = entropy === null ? {} : { entropy }
  const request = { workspace: caseId, person: caseId, by, reason, now: nowIso(lw.deps), ...seeded }
  const erased = await erasePerson(way, lw.journal, request)
  if (!erased.ok) throw new Failure(erased.refusal.code, erased.refusal.message, erased.refusal.next)
  const { 'casework.stored_files': stored = 0, ...rows } = erased.rows
  return {
    rows: Object.values(rows).reduce((sum, n) => sum + n, 0),
    files: stored + (await dropErasedCase(dataDir, erased)),
    ...{ before: erased.before, cleaned: erased.cleaned },
  }
}

/** What lies on the disk of a case that is erased; nothing where somebody else was erased, or no case. */
export async function dropErasedCase(dataDir: string, { workspace, person }: Pick<Erased, 'workspace' | 'person'>) {
  return workspace === person ? dropCaseFolder(join(dataDir, 'cases'), workspace) : 0
}
