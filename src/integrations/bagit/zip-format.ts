/**
 * The one form of zip that bundles have: stored, never compressed; sizes and CRC in every header; no gap, no comment,
 * no extra field but zip64's; one time stamp for all. So every byte is either content or follows from the content, and
 * whoever reads can make each header again and compare.
 */
export interface EntryFacts {
  name: Uint8Array
  sizeBytes: number
  crc32: number
  /** Where its local header stands. */
  offset: number
}

export interface DirectoryFacts {
  entries: number
  offset: number
  sizeBytes: number
}

export const LOCAL_SIGNATURE = 0x04034b50
export const CENTRAL_SIGNATURE = 0x02014b50
export const LOCAL_FIXED = 30
export const CENTRAL_FIXED = 46
export const END_FIXED = 22
/** The zip64 end record and its locator. */
export const END_ZIP64 = 76
export const MAX_NAME_BYTES = 4096

const FULL_16 = 0xffff
export const FULL_32 = 0xffffffff
const ZIP64_TAG = 1
const VERSION = 20
const VERSION_ZIP64 = 45
/** Unix, version 4.5 of the format. */
const MADE_BY = (3 << 8) | VERSION_ZIP64
const NAMES_ARE_UTF8 = 1 << 11
const STORED = 0
/** Midnight, 1 January 1980: the earliest that the format knows. */
const TIME = 0
const DATE = (1 << 5) | 1
/** A regular file that its owner may write and all may read. */
const ATTRIBUTES = 0o100644 * 0x10000

export function localHeader({ name, sizeBytes, crc32 }: Omit<EntryFacts, 'offset'>): Buffer {
  const large = sizeBytes >= FULL_32
  const extra = large ? zip64Extra([sizeBytes, sizeBytes]) : NOTHING
  const fixed = Buffer.alloc(LOCAL_FIXED)
  fixed.writeUInt32LE(LOCAL_SIGNATURE, 0)
  fixed.writeUInt16LE(large ? VERSION_ZIP64 : VERSION, 4)
  writeCommon(fixed, 6, { name, sizeBytes, crc32, extra })
  return Buffer.concat([fixed, name, extra])
}

export function centralRecord({ name, sizeBytes, crc32, offset }: EntryFacts): Buffer {
  const wide = [...(sizeBytes >= FULL_32 ? [sizeBytes, sizeBytes] : []), ...(offset >= FULL_32 ? [offset] : [])]
  const extra = wide.length > 0 ? zip64Extra(wide) : NOTHING
  const fixed = Buffer.alloc(CENTRAL_FIXED)
  fixed.writeUInt32LE(CENTRAL_SIGNATURE, 0)
  fixed.writeUInt16LE(MADE_BY, 4)
  fixed.writeUInt16LE(wide.length > 0 ? VERSION_ZIP64 : VERSION, 6)
  writeCommon(fixed, 8, { name, sizeBytes, crc32, extra })
  // Comment length, disk number and internal attributes stay 0.
  fixed.writeUInt32LE(ATTRIBUTES, 38)
  fixed.writeUInt32LE(Math.min(offset, FULL_32), 42)
  return Buffer.concat([fixed, name, extra])
}

/** What both kinds of header hold alike: flags, method, time, date, CRC, both sizes, both lengths. */
function writeCommon(
  into: Buffer,
  at: number,
  { name, sizeBytes, crc32, extra }: Omit<EntryFacts, 'offset'> & { extra: Uint8Array },
): void {
  if (name.length > MAX_NAME_BYTES) throw new RangeError(`A name of ${name.length} bytes is too long for a bundle.`)
  into.writeUInt16LE(NAMES_ARE_UTF8, at)
  into.writeUInt16LE(STORED, at + 2)
  into.writeUInt16LE(TIME, at + 4)
  into.writeUInt16LE(DATE, at + 6)
  into.writeUInt32LE(crc32, at + 8)
  into.writeUInt32LE(Math.min(sizeBytes, FULL_32), at + 12)
  into.writeUInt32LE(Math.min(sizeBytes, FULL_32), at + 16)
  into.writeUInt16LE(name.length, at + 20)
  into.writeUInt16LE(extra.length, at + 22)
}

const NOTHING = Buffer.alloc(0)

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length)
  extra.writeUInt16LE(ZIP64_TAG, 0)
  extra.writeUInt16LE(8 * values.length, 2)
  for (const [i, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * i)
  return extra
}

export function endRecords({ entries, offset, sizeBytes }: DirectoryFacts): Buffer {
  const end = Buffer.alloc(END_FIXED)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(entries, FULL_16), 8)
  end.writeUInt16LE(Math.min(entries, FULL_16), 10)
  end.writeUInt32LE(Math.min(sizeBytes, FULL_32), 12)
  end.writeUInt32LE(Math.min(offset, FULL_32), 16)
  if (entries < FULL_16 && sizeBytes < FULL_32 && offset < FULL_32) return end
  const wide = Buffer.alloc(END_ZIP64)
  wide.writeUInt32LE(0x06064b50, 0)
  wide.writeBigUInt64LE(44n, 4)
  wide.writeUInt16LE(MADE_BY, 12)
  wide.writeUInt16LE(VERSION_ZIP64, 14)
  wide.writeBigUInt64LE(BigInt(entries), 24)
  wide.writeBigUInt64LE(BigInt(entries), 32)
  wide.writeBigUInt64LE(BigInt(sizeBytes), 40)
  wide.writeBigUInt64LE(BigInt(offset), 48)
  // The locator: where the record above stands, on the only disk.
  wide.writeUInt32LE(0x07064b50, 56)
  wide.writeBigUInt64LE(BigInt(offset + sizeBytes), 64)
  wide.writeUInt32LE(1, 72)
  return Buffer.concat([wide, end])
}
