import { open } from 'node:fs/promises'
import { Failure } from '#contracts/refusal.ts'

/** Bytes that can be read from any place. Beyond the end there is nothing: the answer is shorter than asked. */
export interface Source {
  sizeBytes: number
  read(at: number, length: number): Promise<Buffer>
}

export function memorySource(bytes: Buffer): Source {
  return { sizeBytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) }
}

export async function withFileSource<T>(path: string, use: (source: Source) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new Failure('bundle.unreadable', `${path} cannot be read (${error.code})`, 'Name a bundle.', error)
  })
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new Failure('bundle.unreadable', `${path} is no file`, 'Name a bundle.')
    const source: Source = {
      sizeBytes: stats.size,
      async read(at, length) {
        const wanted = Math.max(0, Math.min(length, stats.size - at))
        const buffer = Buffer.allocUnsafe(wanted)
        let got = 0
        while (got < wanted) {
          const { bytesRead } = await handle.read(buffer, got, wanted - got, at + got)
          if (bytesRead === 0) break
          got += bytesRead
        }
        return buffer.subarray(0, got)
      },
    }
    return await use(source)
  } finally {
    await handle.close()
  }
}

const AHEAD_BYTES = 256 * 1024

/** For reading mostly onwards in small pieces: one stretch is held, so that few calls reach the disk. */
export function readAhead(source: Source): Source {
  let start = 0
  let held: Buffer = Buffer.alloc(0)
  return {
    sizeBytes: source.sizeBytes,
    async read(at, length) {
      if (at < start || at + length > start + held.length) {
        held = await source.read(at, Math.max(length, AHEAD_BYTES))
        start = at
      }
      return held.subarray(at - start, at - start + length)
    },
  }
}

/** A stretch of the source in parts; shorter where the source ends. */
export async function* stretchOf(source: Source, at: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const part = await source.read(at + done, Math.min(AHEAD_BYTES, length - done))
    if (part.length === 0) return
    yield part
    done += part.length
  }
}
