import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { refuseFile } from './lead-file.ts'

const inflate = promisify(inflateRaw)

/** All parts of a workbook together, unpacked. */
export const UNPACKED_MAX_BYTES = 128 * 1024 ** 2
const ENTRIES_MAX = 2000

export interface ZipEntry {
  name: string
  bytes: Buffer
}

/**
 * The parts of a zip that `wanted` names, unpacked under a bound for all together: first by what the archive declares,
 * then by what really comes out, because an archive may lie.
 */
export async function readZip(zip: Buffer, wanted: (name: string) => boolean): Promise<ZipEntry[]> {
  const listed = listEntries(zip).filter((entry) => wanted(entry.name))
  if (listed.reduce((sum, entry) => sum + entry.size, 0) > UNPACKED_MAX_BYTES) throw refuseBomb()
  const entries: ZipEntry[] = []
  let left = UNPACKED_MAX_BYTES
  for (const entry of listed) {
    const bytes = await unpack(zip, entry, left)
    left -= bytes.length
    entries.push({ name: entry.name, bytes })
  }
  return entries
}

interface Listed {
  name: string
  method: number
  packed: number
  size: number
  at: number
}

function listEntries(zip: Buffer): Listed[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > zip.length) throw refuseBroken()
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  if (count > ENTRIES_MAX) throw refuseBomb()
  const listed: Listed[] = []
  for (let n = 0; n < count; n++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw refuseBroken()
    if (zip.readUInt16LE(at + 8) & 1) throw refuseProtected()
    const nameLength = zip.readUInt16LE(at + 28)
    listed.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return listed
}

async function unpack(zip: Buffer, { method, packed, at }: Listed, left: number): Promise<Buffer> {
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== 0x04034b50) throw refuseBroken()
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  if (start + packed > zip.length) throw refuseBroken()
  const bytes = zip.subarray(start, start + packed)
  if (method === 0) {
    if (bytes.length > left) throw refuseBomb()
    return bytes
  }
  if (method !== 8) throw refuseBroken()
  try {
    return await inflate(bytes, { maxOutputLength: Math.max(left, 1) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? refuseBomb() : refuseBroken(error)
  }
}

/** An archive of exactly these parts, not packed: whoever reads it finds what was checked and nothing else. */
export function storedZip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of entries) {
    const nameBytes = Buffer.from(name, 'utf8')
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, bytes)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, nameBytes)
    at += 30 + nameBytes.length + bytes.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(
    directory.reduce((sum, part) => sum + part.length, 0),
    8,
  )
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

function refuseBomb() {
  const message = 'The workbook is larger than 128 MiB when it is unpacked.'
  return refuseFile('too_large', message, 'Save the list as CSV UTF-8: that may have a million rows.')
}

function refuseBroken(cause?: unknown) {
  return refuseFile(
    'broken_workbook',
    'The workbook cannot be unpacked.',
    'Open it and save it again as XLSX, or as CSV UTF-8.',
    cause,
  )
}

export function refuseProtected() {
  const message = 'The workbook is protected by a password.'
  return refuseFile('protected', message, 'Save it without a password, or as CSV UTF-8.')
}
