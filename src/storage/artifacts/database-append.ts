import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { copyFrom } from '../copy.ts'
import { asFailure, asRefusal } from '../refusals.ts'
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
    return refusedWith(error)
  }
}

function refusedWith(error: unknown): Refused {
  const { code } = error as { code?: string }
  if (code === DISK_FULL) return diskFull()
  if (code === NO_SUCH_CASE) return unknownCase()
  return { ok: false, refusal: asRefusal(error) }
}

interface Ids {
  caseId: string
  uploadId: string
}

/** One piece through its door, as it is: the driver would copy a parameter of 1 MB three times. */
async function addPiece(pool: pg.Pool, ids: Ids, at: number, bytes: Uint8Array): Promise<Refused | null> {
  const client = await pool.connect().catch((error) => {
    throw asFailure(error)
  })
  try {
    const door = client.query(copyFrom('copy casework.chunk_input from stdin (format binary)'))
    await pipeline(Readable.from([rowHead(ids, at, bytes.length), bytes, END_OF_COPY]), door)
    client.release()
    return null
  } catch (error) {
    // A copy that was refused leaves the session in the middle of a stream.
    client.release(true)
    return refusedWith(error)
  }
}

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
const END_OF_COPY = Buffer.from([0xff, 0xff])

/** PostgreSQL's binary format up to the last field: signature, no flags, one row of case, upload, place and bytes. */
function rowHead({ caseId, uploadId }: Ids, at: number, length: number): Buffer {
  const [id, upload] = [caseId, uploadId].map((text) => Buffer.from(text.replaceAll('-', ''), 'hex')) as [
    Buffer,
    Buffer,
  ]
  const head = Buffer.alloc(SIGNATURE.length + 4 + 4 + 2 + (4 + 16) * 2 + (4 + 8) + 4)
  let end = SIGNATURE.copy(head) + 8
  end = head.writeInt16BE(4, end)
  for (const uuid of [id, upload]) end = head.writeInt32BE(uuid.length, end) + uuid.copy(head, end + 4)
  end = head.writeBigInt64BE(BigInt(at), head.writeInt32BE(8, end))
  head.writeInt32BE(length, end)
  return head
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
export function pieceWriter(pool: pg.Pool, ids: Ids, start: number): PieceWriter {
  const held = Buffer.allocUnsafe(PIECE_BYTES)
  let [kept, heldBytes] = [start, 0]

  async function write(): Promise<void> {
    if (heldBytes === 0) return
    const refused = await addPiece(pool, ids, kept, held.subarray(0, heldBytes))
    if (refused) throw new Stopped(refused)
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
