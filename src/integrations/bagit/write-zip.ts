import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { NewFile } from './new-file.ts'
import { centralRecord, endRecords, FULL_32, localHeader } from './zip-format.ts'

/** Bytes at once, or as they come; a function is called when their turn has come, so that few files are open. */
export type Content = Uint8Array | (() => AsyncIterable<Uint8Array>)

export interface Written {
  sha256: string
  sizeBytes: number
}

export interface ZipWriter {
  /** `sizeBytes`, where it is known beforehand, must be right; without it at most 4 GiB are taken. */
  add(name: string, content: Content, sizeBytes?: number): Promise<Written>
  finish(): Promise<{ entries: number }>
}

/**
 * The directory grows in a file of its own until the end, so memory does not grow with the number of entries. The CRC is
 * known after the content, and goes back into the header before it: readers that never look at the directory can read it.
 */
export function createZip(out: NewFile, directory: NewFile): ZipWriter {
  let entries = 0
  return {
    async add(name, content, sizeBytes) {
      const facts = { name: Buffer.from(name, 'utf8'), offset: out.length() }
      const promised = content instanceof Uint8Array ? content.length : sizeBytes
      await out.append(localHeader({ ...facts, sizeBytes: promised ?? 0, crc32: 0 }))
      const hash = createHash('sha256')
      let [sum, size] = [0, 0]
      for await (const part of content instanceof Uint8Array ? [content] : content()) {
        size += part.length
        if (size > (promised ?? FULL_32 - 1)) throw sizeFailure(name, promised)
        hash.update(part)
        sum = crc32(part, sum)
        await out.append(part)
      }
      if (promised !== undefined && size !== promised) throw sizeFailure(name, promised)
      await out.overwrite(facts.offset, localHeader({ ...facts, sizeBytes: size, crc32: sum }))
      await directory.append(centralRecord({ ...facts, sizeBytes: size, crc32: sum }))
      entries += 1
      return { sha256: hash.digest('hex'), sizeBytes: size }
    },
    async finish() {
      const [offset, sizeBytes] = [out.length(), directory.length()]
      for await (const part of contentOf(directory)) await out.append(part)
      await out.append(endRecords({ entries, offset, sizeBytes }))
      return { entries }
    },
  }
}

const PART_BYTES = 256 * 1024

/** What was written to a file so far, from its beginning. */
export async function* contentOf(file: NewFile): AsyncGenerator<Uint8Array> {
  await file.finish()
  const handle = await open(file.path, 'r')
  try {
    const buffer = Buffer.allocUnsafe(PART_BYTES)
    for (let at = 0, end = file.length(); at < end; ) {
      const { bytesRead } = await handle.read(buffer, 0, Math.min(PART_BYTES, end - at), at)
      if (bytesRead === 0) throw new Error(`${file.path} became shorter while it was read`)
      // The consumer is done with a part before it asks for the next.
      yield buffer.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    await handle.close()
  }
}

function sizeFailure(name: string, promised: number | undefined): Failure {
  if (promised === undefined) {
    const message = `${JSON.stringify(name)} is larger than 4 GiB, and its size was not told beforehand`
    return new Failure('bag.size_unknown', message, 'Give the size of large files.')
  }
  const message = `${JSON.stringify(name)} does not have the ${promised} bytes that were promised`
  return new Failure('bag.changed', message, 'Look whether the stored file is as it was; plan the export again.')
}
