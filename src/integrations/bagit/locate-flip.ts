import { crc32 } from 'node:zlib'

/**
 * Where a single byte was changed. A CRC is linear: the difference of two CRCs depends only on what was changed and on
 * how much follows it. Going back from the end byte by byte, each place where the difference is that of one byte is a
 * candidate; about one in seventeen million other places looks like one by chance.
 */
export interface Flip {
  position: number
  /** What the byte as it is must be combined with to be the byte as it was. */
  xor: number
}

const MOST_CANDIDATES = 8
/** A larger file is named without the place in it: the search would take seconds, and chance would add candidates. */
export const LARGEST_SEARCHED_BYTES = 64 * 1024 * 1024

export function findFlips(crcWas: number, crcIs: number, length: number): Flip[] {
  const flips: Flip[] = []
  if (length > LARGEST_SEARCHED_BYTES) return flips
  let state = (crcWas ^ crcIs) >>> 0
  for (let position = length - 1; position >= 0 && flips.length < MOST_CANDIDATES; position--) {
    const xor = BY_HIGH_BYTE[state >>> 24] as number
    const step = TABLE[xor] as number
    if (step === state && xor !== 0) flips.push({ position, xor })
    // One step of the CRC undone, for a byte that was not changed.
    state = (((state ^ step) << 8) | xor) >>> 0
  }
  return flips
}

/** TABLE[d]: what the CRC of one byte d differs by from that of a zero byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, d) => (crc32(Buffer.of(d)) ^ crc32(Buffer.of(0))) >>> 0)
/** No two entries share their highest byte, so it tells which one it was. */
const BY_HIGH_BYTE = new Uint8Array(256)
for (const [d, value] of TABLE.entries()) BY_HIGH_BYTE[value >>> 24] = d
