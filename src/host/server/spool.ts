import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_MAX_BYTES, type LeadFile, refuseFile } from '#apps/outreach/domain/leads/lead-file.ts'

/**
 * What is sent, as a file that can be read twice; it ends with the work. Its name is gone as soon as it is open, where
 * the system lets us, so that nothing of it stays when this process dies.
 */
export async function withSpooled<T>(
  sent: AsyncIterable<Uint8Array>,
  name: string,
  work: (file: LeadFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewright-upload-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const handle = await open(join(folder, 'file'), 'wx+', 0o600)
  try {
    await remove().catch(() => {})
    let sizeBytes = 0
    for await (const chunk of sent) {
      sizeBytes += chunk.length
      if (sizeBytes > FILE_MAX_BYTES)
        throw refuseFile('too_large', `More than ${FILE_MAX_BYTES} bytes were sent.`, 'Split the file.')
      await handle.appendFile(chunk).catch((error) => {
        throw notKept(error)
      })
    }
    const bytes = () => handle.createReadStream({ start: 0, autoClose: false })
    return await work({ name, sizeBytes, open: bytes })
  } finally {
    await handle.close()
    await remove()
  }
}

function notKept(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') return error
  return refuseFile(
    'disk_full',
    'No space is left for the file while it is read.',
    'Free some, and send it again.',
    error,
  )
}
