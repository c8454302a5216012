import { hash } from 'node:crypto'

/** Twice as many places as a file may have rows, so that a free one is always near. */
const PLACES = 2 ** 21
const WORDS = 5

/**
 * Which profiles a file has named, and in which row first. Half a hash each, in one block of memory that is the same for
 * ten rows and for a million: a million addresses as text would take several times as much. Two profiles that share 128
 * bits of SHA-256 would be taken for one; nobody has ever found such a pair.
 */
export class SeenProfiles {
  readonly #table = new Uint32Array(PLACES * WORDS)

  /** The row that named this profile before; 0 when this is the first. Rows are numbered from 1. */
  add(profileUrl: string, row: number): number {
    const bytes = hash('sha256', profileUrl, 'buffer')
    const key = [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12)]
    let place = key[0]! % PLACES
    for (;;) {
      const at = place * WORDS
      if (this.#table[at + 4] === 0) {
        this.#table.set(key, at)
        this.#table[at + 4] = row
        return 0
      }
      if (key.every((word, i) => this.#table[at + i] === word)) return this.#table[at + 4]!
      place = (place + 1) % PLACES
    }
  }
}
