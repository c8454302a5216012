import { createCipheriv, createHash } from 'node:crypto'

/** Bytes that nobody could guess, and that every process makes alike: from any place on, in pieces of any size. */
export function* content(seed: number, sizeBytes: number, from = 0, chunkBytes = 64 * 1024): Generator<Buffer> {
  const key = createHash('sha256').update(`content ${seed}`).digest().subarray(0, 16)
  const counter = Buffer.alloc(16)
  counter.writeBigUInt64BE(BigInt(Math.floor(from / 16)), 8)
  const cipher = createCipheriv('aes-128-ctr', key, counter)
  cipher.update(Buffer.alloc(from % 16))
  const nothing = Buffer.alloc(chunkBytes)
  for (let at = from; at < sizeBytes; at += chunkBytes)
    yield cipher.update(nothing.subarray(0, Math.min(chunkBytes, sizeBytes - at)))
}

export async function* sent(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks
}

/** These bytes, and then the line is dead. */
export async function* cutOff(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks
  throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
}

export function wholeOf(seed: number, sizeBytes: number): Buffer {
  return Buffer.concat([...content(seed, sizeBytes)])
}

export function hashOf(chunks: Iterable<Uint8Array>): string {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

export async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}
