import type { Findings } from './problems.ts'
import { readAhead, readBytes, type Source } from './source.ts'
import { END_FIXED, END_ZIP64 } from './zip-format.ts'
import { isCentralAt, readCentral } from './zip-headers.ts'

export interface ZipEnd {
  /** Where the directory begins, and where the records after it do. */
  directory: number
  tail: number
}

const LOCATOR_BYTES = 20

/**
 * Offset and size of the directory are told apart, and both must lead to the same place; where they do not, the one
 * that finds the record of the first file is believed. Nothing may follow the last record, so it is looked for in one place only.
 */
export async function findEnd(source: Source, findings: Findings): Promise<ZipEnd | null> {
  const last = source.sizeBytes - END_FIXED
  const bytes = await readBytes(source, Math.max(0, last - END_ZIP64), END_ZIP64 + END_FIXED)
  const isWide =
    bytes.length === END_ZIP64 + END_FIXED &&
    (bytes.readUInt32LE(0) === 0x06064b50 || bytes.readUInt32LE(END_ZIP64 - LOCATOR_BYTES) === 0x07064b50)
  const tail = isWide ? last - END_ZIP64 : last
  const narrow = bytes.subarray(bytes.length - END_FIXED)
  if (last > 0) {
    const told = isWide ? Number(bytes.readBigUInt64LE(48)) : narrow.readUInt32LE(16)
    const sizeBytes = isWide ? Number(bytes.readBigUInt64LE(40)) : narrow.readUInt32LE(12)
    const counted = tail - sizeBytes
    if (told === counted && told > 0) return { directory: told, tail }
    for (const directory of [told, counted])
      if (directory > 0 && directory < tail && (await isFirstRecord(source, directory))) return { directory, tail }
  }
  const message = 'it does not end as a bundle does: the end is missing, or something was added behind it'
  findings.add({ path: '', code: 'zip.no_end', message, offset: Math.max(0, last) })
  return null
}

/** Any record could be met by chance: they stand in a row, often of one length. */
async function isFirstRecord(source: Source, at: number): Promise<boolean> {
  const reader = readAhead(source)
  return (await isCentralAt(reader, at)) && (await readCentral(reader, at))?.offset === 0
}
