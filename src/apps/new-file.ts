import { open, rm } from 'node:fs/promises'
import { Failure } from '#contracts/refusal.ts'

/** A file that exists is somebody's; half an export is nobody's. */
export async function toNewFile(
  path: string,
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error) => {
    const taken = error.code === 'EEXIST'
    const message = taken ? `${path} exists already` : `${path} cannot be written (${error.code})`
    const next = 'Choose another file with --out.'
    throw new Failure(taken ? 'export.file_exists' : 'export.not_writable', message, next, error)
  })
  try {
    for await (const piece of pieces) await file.appendFile(piece)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
