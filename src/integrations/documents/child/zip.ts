import { createHash } from 'node:crypto'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { refused } from '../refusals.ts'

const MOST_ENTRIES = 5_000
const MOST_INSIDE_BYTES = 512 * 1024 * 1024
/** Text seldom shrinks to a fiftieth. Below the size, a ratio does no harm whatever it is. */
const MOST_RATIO = 200
const RATIO_FROM_BYTES = 4 * 1024 * 1024

export interface Archive {
  entries: ReadonlyMap<string, Entry>
  /** What the entry holds, up to a bound that its listed size was held against before. */
  read(name: string, mostBytes: number): Promise<Buffer>
  hash(name: string): Promise<{ sha256: string; head: Buffer }>
  close(): void
}

/** Looks at the list of an archive before anything of it is unpacked. What the list says is held to while unpacking. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
  try {
    const entries = await listed(zip)
    return {
      entries,
      read: async (name, mostBytes) => {
        const entry = entries.get(name)!
        if (entry.uncompressedSize > mostBytes) throw refused('too_large')
        const chunks: Buffer[] = []
        for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
        return Buffer.concat(chunks)
      },
      hash: async (name) => {
        const hash = createHash('sha256')
        let head = Buffer.alloc(0)
        for await (const chunk of await zip.openReadStreamPromise(entries.get(name)!)) {
          hash.update(chunk)
          if (head.length < 4_096) head = Buffer.concat([head, chunk])
        }
        return { sha256: hash.digest('hex'), head }
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > MOST_ENTRIES) throw refused('bomb', `The file holds ${zip.entryCount} others inside.`)
  let insideBytes = 0
  for await (const entry of zip.eachEntry()) {
    insideBytes += entry.uncompressedSize
    const isLarge = entry.uncompressedSize > RATIO_FROM_BYTES
    if (insideBytes > MOST_INSIDE_BYTES || (isLarge && entry.uncompressedSize > entry.compressedSize * MOST_RATIO))
      throw refused('bomb')
    if (entry.isEncrypted()) throw refused('encrypted')
    // Two programs would take two different ones of them, and show two different documents.
    if (entries.has(entry.fileName)) throw refused('broken', 'The file holds two parts under the same name.')
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
  }
  return entries
}
