import type pg from 'pg'
import { asRefusal } from '#adapters/postgres/refusals.ts'
import { PIECE_BYTES } from './database-read.ts'
import { diskFull, type Refused, unknownCase } from './refusals.ts'

const [DISK_FULL, NO_SUCH_CASE] = ['53100', '23503']

/** Asks for something that the database may refuse; what is broken is thrown. */
export async function tell(
  pool: pg.Pool,
  sql: string,
  values: unknown[],
): Promise<{ ok: true; row: object } | Refused> {
  try {
    return { ok: true, row: (await pool.query(sql, values)).rows[0] ?? {} }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === DISK_FULL) return diskFull()
    if (code === NO_SUCH_CASE) return unknownCase()
    return { ok: false, refusal: asRefusal(error) }
  }
}

/** Thrown through whoever reads from a sender. */
export class Stopped extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.refusal.code)
    this.refused = refused
  }
}

export interface PieceWriter {
  /** Of the whole upload. */
  keptBytes(): number
  add(bytes: Uint8Array): Promise<void>
  /** Writes what is left of the last piece. */
  end(): Promise<void>
}

/** Fills pieces up to their end and writes each when it is full: no more than one is ever held in memory. */
export function pieceWriter(pool: pg.Pool, caseId: string, uploadId: string, start: number): PieceWriter {
  const held = Buffer.allocUnsafe(PIECE_BYTES)
  let [kept, heldBytes] = [start, 0]

  async function write(): Promise<void> {
    if (heldBytes === 0) return
    const values = [caseId, uploadId, kept, held.subarray(0, heldBytes)]
    const done = await tell(pool, 'select casework.add_piece($1, $2, $3, $4)', values)
    if (!done.ok) throw new Stopped(done)
    kept += heldBytes
    heldBytes = 0
  }

  return {
    keptBytes: () => kept,
    async add(bytes) {
      for (let from = 0; from < bytes.length; ) {
        const room = PIECE_BYTES - ((kept + heldBytes) % PIECE_BYTES)
        const part = bytes.subarray(from, from + room)
        held.set(part, heldBytes)
        heldBytes += part.length
        from += part.length
        if (part.length === room) await write()
      }
    },
    end: write,
  }
}
