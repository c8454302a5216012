import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import { isFull, writeAll } from './disk-files.ts'
import { damaged, noSpace } from './refusals.ts'
import { rangeWithin } from './rules.ts'
import type { Scratch } from './scratch.ts'

export async function sha256Of(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

/** Bytes that are not there, or not all, have no hash. */
export async function haveHash(bytes: AsyncIterable<Uint8Array>, sha256: string): Promise<boolean> {
  try {
    return (await sha256Of(bytes)) === sha256
  } catch (error) {
    if (error instanceof Failure && ['artifact.unknown', 'artifact.damaged'].includes(error.code)) return false
    throw error
  }
}

type Range = { start: number; endExclusive: number }

/**
 * Bytes that were read whole and have their hash before the first of them is given out. They are hashed again on their way,
 * and the last ones wait for the result: nobody ends with other bytes, also where they change in between.
 */
export async function* provenBytes(
  read: () => AsyncIterable<Uint8Array>,
  sha256: string,
  range?: Range,
): AsyncGenerator<Uint8Array> {
  const { start, endExclusive } = rangeWithin(await requireHash(read(), sha256), range)
  const hash = createHash('sha256')
  let last: Uint8Array | undefined
  let at = 0
  for await (const piece of read()) {
    hash.update(piece)
    const wanted = piece.subarray(Math.max(0, start - at), Math.max(0, endExclusive - at))
    at += piece.length
    if (wanted.length === 0) continue
    if (last) yield last
    last = wanted
  }
  const found = hash.digest('hex')
  if (found !== sha256) throw damaged({ expected: sha256, found })
  if (last) yield last
}

/** How many bytes there are. */
async function requireHash(bytes: AsyncIterable<Uint8Array>, sha256: string): Promise<number> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const piece of bytes) {
    hash.update(piece)
    sizeBytes += piece.length
  }
  const found = hash.digest('hex')
  if (found !== sha256) throw damaged({ expected: sha256, found })
  return sizeBytes
}

/** A copy that was hashed while it was made: a program that reads it can neither get other bytes nor change ours. */
export function withCopy<T>(
  scratch: Scratch,
  bytes: AsyncIterable<Uint8Array>,
  sha256: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  return scratch.with(async (path) => {
    await copy(bytes, path, sha256)
    return use(path)
  })
}

async function copy(bytes: AsyncIterable<Uint8Array>, path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  try {
    let at = 0
    for await (const piece of bytes) {
      hash.update(piece)
      await writeAll(file, piece, at)
      at += piece.length
    }
  } catch (error) {
    throw isFull(error) ? noSpace(error) : error
  } finally {
    await file.close()
  }
  const found = hash.digest('hex')
  if (found !== sha256) throw damaged({ expected: sha256, found })
}
