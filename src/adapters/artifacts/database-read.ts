import type pg from 'pg'
import { ask } from '#adapters/postgres/ask.ts'
import { damaged, unknownArtifact } from './refusals.ts'
import { isHash, plainId, rangeWithin } from './rules.ts'

/** What sql/002-pieces.sql of the pack cuts files into. */
export const PIECE_BYTES = 1024 * 1024

export const pieceOf = (at: number) => Math.floor(at / PIECE_BYTES)

export async function sizeOfFile(pool: pg.Pool, caseId: string, sha256: string): Promise<number | null> {
  if (plainId(caseId) === null || !isHash(sha256)) return null
  const [row] = await ask<{ size: string | null }>(pool, 'select casework.size_of_file($1, $2) as size', [
    caseId,
    sha256,
  ])
  return row?.size == null ? null : Number(row.size)
}

export async function* readFile(
  pool: pg.Pool,
  caseId: string,
  sha256: string,
  range?: { start: number; endExclusive: number },
): AsyncGenerator<Uint8Array> {
  const sizeBytes = await sizeOfFile(pool, caseId, sha256)
  if (sizeBytes === null) throw unknownArtifact()
  const { start, endExclusive } = rangeWithin(sizeBytes, range)
  yield* readPieces({ start, endExclusive, sizeBytes }, (number) =>
    ask(pool, 'select casework.read_file($1, $2, $3) as bytes', [caseId, sha256, number]),
  )
}

/** An upload from its beginning to where it stands. */
export function readUpload(pool: pg.Pool, caseId: string, uploadId: string, sizeBytes: number) {
  return readPieces({ start: 0, endExclusive: sizeBytes, sizeBytes }, (number) =>
    ask(pool, 'select casework.read_upload($1, $2, $3) as bytes', [caseId, uploadId, number]),
  )
}

/** One piece at a time; between two of them no connection is held, however slow the reader is. */
async function* readPieces(
  { start, endExclusive, sizeBytes }: { start: number; endExclusive: number; sizeBytes: number },
  piece: (number: number) => Promise<Array<{ bytes: Buffer | null }>>,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < endExclusive; ) {
    const first = pieceOf(at) * PIECE_BYTES
    const [row] = await piece(pieceOf(at))
    const bytes = row?.bytes
    if (bytes?.length !== Math.min(PIECE_BYTES, sizeBytes - first)) throw damaged()
    yield bytes.subarray(at - first, endExclusive - first)
    at = first + PIECE_BYTES
  }
}
