import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAbsent } from './disk-files.ts'
import { plainId } from './rules.ts'
import { ABANDONED_AFTER_MS } from './stored.ts'
import type { Turns } from './turns.ts'

/** An upload is under way as long as its bytes have not gone to their place. */
export async function countUploads(uploads: string): Promise<number> {
  return (await readdir(uploads)).filter((name) => plainId(name) !== null).length
}

/**
 * Removes whatever lies beside an upload of which nothing has moved for a week. The note is written anew with every
 * progress, so the newest file of an upload tells its age.
 */
export async function sweepUploads(folder: string, nowMs: number, turns: Turns): Promise<number> {
  let removed = 0
  for (const caseId of await readdir(folder)) {
    if (plainId(caseId) !== caseId) continue
    const uploads = join(folder, caseId, 'uploads')
    for (const [uploadId, names] of await byUpload(uploads)) {
      const swept = await turns.alone(join(uploads, uploadId), async () => {
        const paths = names.map((name) => join(uploads, name))
        const ages = await Promise.all(paths.map((path) => modifiedMs(path)))
        if (nowMs - Math.max(...ages) < ABANDONED_AFTER_MS) return { ok: false as const }
        // The note first, as always.
        for (const path of paths.sort().reverse()) await rm(path, { force: true })
        return { ok: true as const, wasUpload: names.includes(uploadId) }
      })
      if (swept.ok && swept.wasUpload) removed++
    }
  }
  return removed
}

async function byUpload(uploads: string): Promise<Map<string, string[]>> {
  const names = await readdir(uploads).catch((error) => {
    if (isAbsent(error)) return []
    throw error
  })
  const grouped = new Map<string, string[]>()
  for (const name of names) {
    const uploadId = plainId(name.slice(0, 36))
    if (uploadId !== null) grouped.set(uploadId, [...(grouped.get(uploadId) ?? []), name])
  }
  return grouped
}

/** What has gone meanwhile is new: it is left alone. */
async function modifiedMs(path: string): Promise<number> {
  return lstat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )
}
