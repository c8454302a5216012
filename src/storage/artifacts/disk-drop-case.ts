import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#system/private-folder.ts'
import { isAbsent } from './disk-files.ts'
import { plainId } from './rules.ts'

/** Every byte of a case that is erased: whole files and uploads. Told how many whole files they were; again, none. */
export async function dropCaseFolder(folder: string, caseId: string): Promise<number> {
  const plain = plainId(caseId)
  if (plain === null) return 0
  const home = join(folder, plain)
  const names = await readdir(home, { recursive: true }).catch((error) => {
    if (isAbsent(error)) return null
    throw error
  })
  if (names === null) return 0
  await rm(home, { recursive: true, force: true })
  await syncFolder(folder)
  return names.filter((name) => /(^|[/\\])[0-9a-f]{64}$/.test(name)).length
}
