import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { DOCUMENT_KINDS } from '../domain/decide/case.ts'

/** A file of this machine that is to go into a case. */
export interface LocalFile {
  name: string
  sizeBytes: number
  contentType: string
  kind: (typeof DOCUMENT_KINDS)[number]
  from(offset: number): AsyncIterable<Uint8Array>
}

const HEAD_BYTES = 64 * 1024

/** What it is, its beginning says; its name has no say. */
export async function openLocalFile(
  path: string,
  identify: (head: Uint8Array) => string | Failure,
): Promise<LocalFile> {
  const file = await open(path, 'r').catch((error) => {
    throw new Failure('file.not_readable', `${path} cannot be read (${error.code})`, 'Name a file that can.', error)
  })
  try {
    const about = await file.stat()
    if (!about.isFile()) throw new Failure('file.not_readable', `${path} is no file`, 'Name a file.')
    const head = Buffer.alloc(Math.min(HEAD_BYTES, about.size))
    await file.read(head, 0, head.length, 0)
    const contentType = identify(head)
    if (contentType instanceof Failure) throw contentType
    return {
      ...{ name: basename(path), sizeBytes: about.size, contentType, kind: kindOf(contentType) },
      from: (offset) => createReadStream(path, { start: offset, end: Math.max(offset, about.size - 1) }),
    }
  } finally {
    await file.close()
  }
}

function kindOf(contentType: string): LocalFile['kind'] {
  if (contentType.startsWith('image/')) return 'image'
  return contentType.startsWith('audio/') ? 'audio' : 'document'
}
