import type pg from 'pg'
import { ask } from '../ask.ts'
import { copyTo } from '../copy.ts'
import { asFailure } from '../refusals.ts'
import { damaged, unknownArtifact } from './refusals.ts'
import { isHash, plainId } from './rules.ts'

/** What schema/003-files.sql of casework cuts files into. */
export const PIECE_BYTES = 1024 * 1024
/** So much is read at once: of 64 KB to 1 MB this was the fastest. */
const PART_BYTES = 256 * 1024

export async function sizeOfFile(pool: pg.Pool, caseId: string, sha256: string): Promise<number | null> {
  if (plainId(caseId) === null || !isHash(sha256)) return null
  const sql = 'select casework.size_of_file($1, $2) as size'
  const [row] = await ask<{ size: string | null }>(pool, sql, [caseId, sha256])
  return row?.size == null ? null : Number(row.size)
}

export async function* readFile(pool: pg.Pool, caseId: string, sha256: string): AsyncGenerator<Uint8Array> {
  const sizeBytes = await sizeOfFile(pool, caseId, sha256)
  if (sizeBytes === null) throw unknownArtifact()
  // A uuid, a hash and a number, checked: nothing else can stand between the quotes.
  yield* readParts(pool, `casework.read_file('${plainId(caseId)}', '${sha256}'`, 0, sizeBytes)
}

/** An upload that is complete, from its beginning. Its ids were checked. */
export function readUpload(pool: pg.Pool, caseId: string, uploadId: string, sizeBytes: number) {
  return readParts(pool, `casework.read_upload('${caseId}', '${uploadId}'`, 0, sizeBytes)
}

/** One part after the other; between two of them no connection is held, however slow the reader is. */
async function* readParts(pool: pg.Pool, call: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const [number, from] = [Math.floor(at / PIECE_BYTES), at % PIECE_BYTES]
    const wanted = Math.min(PART_BYTES, PIECE_BYTES - from, end - at)
    const came = await fetchValue(pool, `${call}, ${number}, ${from}, ${wanted})`)
    if (lengthOf(came) !== wanted) throw damaged()
    yield* came
    at += wanted
  }
}

/** Signature, flags and extension; then one row of one field, with its length; then the end. */
const [BEFORE_LENGTH, BEFORE_VALUE, AFTER_VALUE] = [21, 25, 2]

/**
 * One bytea in the parts that it came in; none for null. By COPY in binary, because the driver reads rows as text: 300
 * MB took a quarter of the processor's time, and no text of twice their size was held.
 */
async function fetchValue(pool: pg.Pool, expression: string): Promise<Buffer[]> {
  const client = await pool.connect().catch((error) => {
    throw asFailure(error)
  })
  let parts: Buffer[] = []
  try {
    for await (const part of client.query(copyTo(`copy (select ${expression}) to stdout (format binary)`)))
      parts.push(part)
    client.release()
  } catch (error) {
    // A copy that was cut off leaves the session in the middle of a stream.
    client.release(true)
    throw asFailure(error)
  }
  if ((parts[0]?.length ?? 0) < BEFORE_VALUE) parts = [Buffer.concat(parts)]
  const length = parts[0]?.readInt32BE(BEFORE_LENGTH) ?? -1
  if (length < 0) return []
  if (lengthOf(parts) !== BEFORE_VALUE + length + AFTER_VALUE) throw damaged()
  return [...cut(parts, BEFORE_VALUE, BEFORE_VALUE + length)]
}

const lengthOf = (parts: Buffer[]) => parts.reduce((sum, part) => sum + part.length, 0)

function* cut(parts: Buffer[], start: number, end: number): Generator<Buffer> {
  let at = 0
  for (const part of parts) {
    const kept = part.subarray(Math.max(0, start - at), Math.max(0, end - at))
    if (kept.length > 0) yield kept
    at += part.length
  }
}
