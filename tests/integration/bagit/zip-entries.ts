import { crc32 } from 'node:zlib'
import { centralRecord, endRecords, localHeader } from '#integrations/bagit/zip-format.ts'

/** The CRCs of all headers made right again: a change that only hashes and signatures can find. */
export function withCrcs(bytes: Buffer): Buffer {
  return zipOf(readEntries(bytes))
}

export type Entries = Array<[name: string, content: Buffer<ArrayBufferLike>]>

export function readEntries(bytes: Buffer): Entries {
  const entries: Entries = []
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [size, length] = [bytes.readUInt32LE(at + 22), bytes.readUInt16LE(at + 26)]
    const start = at + 30 + length
    entries.push([bytes.toString('utf8', at + 30, start), bytes.subarray(start, start + size)])
    at = start + size
  }
  return entries
}

export function zipOf(entries: Entries): Buffer {
  const [parts, records]: [Uint8Array[], Uint8Array[]] = [[], []]
  let offset = 0
  for (const [name, content] of entries) {
    const facts = { name: Buffer.from(name), sizeBytes: content.length, crc32: crc32(content), offset }
    parts.push(localHeader(facts), content)
    records.push(centralRecord(facts))
    offset += localHeader(facts).length + content.length
  }
  const directory = Buffer.concat(records)
  return Buffer.concat([
    ...parts,
    directory,
    endRecords({ entries: entries.length, offset, sizeBytes: directory.length }),
  ])
}
