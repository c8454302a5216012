import { open } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'

/** Bytes that can be read from any place. Beyond the end there is nothing: fewer are read than asked for. */
export interface Source {
  sizeBytes: number
  /** Fills `target` from its beginning; returns how much of it. */
  readInto(target: Buffer, at: number): Promise<number>
}

export function memorySource(bytes: Buffer): Source {
  return {
    sizeBytes: bytes.length,
    readInto: async (target, at) => (at < bytes.length ? bytes.copy(target, 0, at, at + target.length) : 0),
  }
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
      async readInto(target, at) {
        let got = 0
        while (got < target.length) {
          const { bytesRead } = await handle.read(target, got, target.length - got, at + got)
          if (bytesRead === 0) break
          got += bytesRead
        }
        return got
      },
    }
    return await use(source)
  } finally {
    await handle.close()
  }
}

export async function readBytes(source: Source, at: number, length: number): Promise<Buffer> {
  const target = Buffer.alloc(Math.max(0, Math.min(length, source.sizeBytes - at)))
  return target.subarray(0, await source.readInto(target, at))
}

const AHEAD_BYTES = 256 * 1024

/** For reading mostly onwards in small pieces. What it gives is good until the next reading: there is one buffer. */
export interface Reader {
  read(at: number, length: number): Promise<Buffer>
}

export function readAhead(source: Source): Reader {
  const buffer = Buffer.allocUnsafe(Math.min(AHEAD_BYTES, source.sizeBytes))
  let [start, held] = [0, 0]
  return {
    async read(at, length) {
      if (length > buffer.length) return readBytes(source, at, length)
      if (at < start || at + length > start + held) {
        held = await source.readInto(buffer, at)
        start = at
      }
      return buffer.subarray(at - start, Math.min(held, at - start + length))
    },
  }
}

/** A stretch in parts, each good until the next one; shorter where the source ends. */
export async function* rangeOf(reader: Reader, at: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const part = await reader.read(at + done, Math.min(AHEAD_BYTES, length - done))
    if (part.length === 0) return
    yield part
    done += part.length
  }
}
