import type { Reader } from './source.ts'
import {
  CENTRAL_FIXED,
  CENTRAL_SIGNATURE,
  FULL_32,
  LOCAL_FIXED,
  LOCAL_SIGNATURE,
  MAX_NAME_BYTES,
} from './zip-format.ts'

/** A header as it stands there, whether or not it is right. */
export interface Header {
  /** Fixed part, name and the rest. */
  bytes: Buffer
  name: Buffer
  /** Null where it is no UTF-8. */
  text: string | null
  sizeBytes: number
  crc32: number
  /** Where a record of the directory says that the local header stands. */
  offset: number
  /** Compressed, encrypted, or with its sizes elsewhere: another program packed it. */
  foreign: boolean
}

export function readLocal(reader: Reader, at: number): Promise<Header | null> {
  return readHeader(reader, at, { fixed: LOCAL_FIXED, common: 6, hasOffset: false })
}

export function readCentral(reader: Reader, at: number): Promise<Header | null> {
  return readHeader(reader, at, { fixed: CENTRAL_FIXED, common: 8, hasOffset: true })
}

interface Shape {
  fixed: number
  /** Where the members begin that both kinds of header have. */
  common: number
  hasOffset: boolean
}

async function readHeader(reader: Reader, at: number, { fixed, common, hasOffset }: Shape): Promise<Header | null> {
  const head = await reader.read(at, fixed)
  if (head.length < fixed) return null
  const nameLength = head.readUInt16LE(common + 20)
  const extraLength = head.readUInt16LE(common + 22)
  const length = fixed + nameLength + extraLength + (hasOffset ? head.readUInt16LE(32) : 0)
  if (nameLength > MAX_NAME_BYTES) return null
  // A copy: what the reader gives is good until the next reading only.
  const bytes = Buffer.from(await reader.read(at, length))
  if (bytes.length < length) return null
  const name = bytes.subarray(fixed, fixed + nameLength)
  const narrow = { size: bytes.readUInt32LE(common + 12), offset: hasOffset ? bytes.readUInt32LE(42) : 0 }
  const wide = wideNumbers(bytes.subarray(fixed + nameLength, fixed + nameLength + extraLength))
  const [sizeWide, , ...rest] = narrow.size === FULL_32 ? wide : [undefined, undefined, ...wide]
  return {
    bytes,
    name,
    text: decode(name),
    sizeBytes: sizeWide ?? narrow.size,
    crc32: bytes.readUInt32LE(common + 8),
    offset: (narrow.offset === FULL_32 ? rest[0] : undefined) ?? narrow.offset,
    foreign: (bytes.readUInt16LE(common) & 0x2049) !== 0 || bytes.readUInt16LE(common + 2) !== 0,
  }
}

/** The numbers of a zip64 field, which is the only one that may be there. */
function wideNumbers(extra: Buffer): number[] {
  if (extra.length < 4 || extra.readUInt16LE(0) !== 1) return []
  return Array.from({ length: Math.floor((extra.length - 4) / 8) }, (_, i) => Number(extra.readBigUInt64LE(4 + 8 * i)))
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

export async function isLocalAt(reader: Reader, at: number): Promise<boolean> {
  return (await signatureAt(reader, at)) === LOCAL_SIGNATURE
}

export async function isCentralAt(reader: Reader, at: number): Promise<boolean> {
  return (await signatureAt(reader, at)) === CENTRAL_SIGNATURE
}

async function signatureAt(reader: Reader, at: number): Promise<number> {
  if (at < 0) return -1
  const bytes = await reader.read(at, 4)
  return bytes.length === 4 ? bytes.readUInt32LE(0) : -1
}

/** The first place where the two differ; -1 where they are alike. */
export function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length)
  for (let i = 0; i < shorter; i++) if (a[i] !== b[i]) return i
  return a.length === b.length ? -1 : shorter
}
