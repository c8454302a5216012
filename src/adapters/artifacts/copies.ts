import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Failure } from '#contracts/refusal.ts'
import { isFull, writeAll } from './disk-files.ts'
import { damaged, noSpace } from './refusals.ts'
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
  if (hash.digest('hex') !== sha256) throw damaged()
}
