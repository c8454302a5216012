import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type LeadFile, refuseFile } from '../domain/leads/lead-file.ts'

/** A file of this machine as one with leads. */
export async function leadFileAt(path: string): Promise<LeadFile> {
  const found = await stat(path).catch((error) => {
    throw new Failure('lead_file.unreadable', `${path} cannot be read (${error.code})`, 'Correct the path.', error)
  })
  if (!found.isFile()) throw new Failure('lead_file.unreadable', `${path} is no file`, 'Name a CSV or XLSX file.')
  return { name: basename(path), sizeBytes: found.size, open: () => createReadStream(path) }
}

/** A file that knows its SHA-256 once it was read to its end. It is read more than once, and must stay the same. */
export interface HashedFile extends LeadFile {
  sha256(): string
}

export function hashed(file: LeadFile): HashedFile {
  let known: string | undefined
  return {
    name: file.name,
    sizeBytes: file.sizeBytes,
    async *open() {
      const hash = createHash('sha256')
      for await (const chunk of file.open()) {
        hash.update(chunk)
        yield chunk
      }
      const sha256 = hash.digest('hex')
      if (known !== undefined && known !== sha256)
        throw refuseFile('changed', 'The file was changed while it was read.', 'Import it again.')
      known = sha256
    },
    sha256() {
      if (known === undefined) throw new Error('the file was not read to its end')
      return known
    },
  }
}
