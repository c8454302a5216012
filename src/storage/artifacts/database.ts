import { createHash, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import type pg from 'pg'
import type { StoredBytes } from '#kernel/ports/artifacts.ts'
import { ask } from '../ask.ts'
import { haveHash, provenBytes, withCopy } from './copies.ts'
import { pieceWriter, Stopped, tell } from './database-append.ts'
import { readFile, sizeOfFile } from './database-read.ts'
import { databaseUploads } from './database-uploads.ts'
import { badId, failureOf, noSpace, tooLargeToPut } from './refusals.ts'
import { plainId } from './rules.ts'
import { openScratch } from './scratch.ts'
import { DEFAULT_LIMITS, type Limits, type StoredArtifacts } from './stored.ts'
import { createTurns } from './turns.ts'

export interface DatabaseOptions {
  /** Of the application role. Each call enters the case that it names; row-level security shows nothing of another. */
  pool: pg.Pool
  /** Where files for programs lie for a while; without it, where the system keeps such files. */
  scratchFolder?: string
  limits?: Partial<Limits>
}

/** The bytes of cases in the database, for many machines that share one (schema/003-files.sql of casework). */
export async function openDatabaseArtifacts(options: DatabaseOptions): Promise<StoredArtifacts> {
  const { pool, scratchFolder = tmpdir() } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const scratch = openScratch(scratchFolder)
  await scratch.sweep()

  return {
    ...databaseUploads(pool, limits, createTurns()),
    has: async (caseId, sha256) => (await sizeOfFile(pool, caseId, sha256)) !== null,
    read: (caseId, sha256, range) => provenBytes(() => readFile(pool, caseId, sha256), sha256, range),

    async put(caseId, bytes) {
      const plain = plainId(caseId)
      if (plain === null) throw failureOf(badId())
      return put(pool, limits, plain, bytes)
    },

    async withFile(caseId, sha256, use) {
      return withCopy(scratch, readFile(pool, caseId, sha256), sha256, use)
    },

    async drop(caseId, sha256) {
      if ((await sizeOfFile(pool, caseId, sha256)) === null) return false
      const done = await tell(pool, 'select casework.drop_file($1, $2) as dropped', [caseId, sha256])
      if (!done.ok) throw failureOf(done)
      return (done.row as { dropped: boolean }).dropped
    },

    check: (caseId, sha256) => haveHash(readFile(pool, caseId, sha256), sha256),

    async sweep(nowMs) {
      await scratch.sweep()
      const at = new Date(nowMs).toISOString()
      const [row] = await ask<{ n: string }>(pool, 'select casework.sweep_uploads($1) as n', [at])
      return Number(row?.n ?? 0)
    },
  }
}

/** An upload of our own, whose size is known at its end. One that is killed on its way is swept like any other. */
async function put(
  pool: pg.Pool,
  { maxBytes, maxUploads }: Limits,
  caseId: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredBytes> {
  const uploadId = randomUUID()
  const told = async (sql: string, values: unknown[]) => {
    const done = await tell(pool, sql, [caseId, uploadId, ...values])
    if (!done.ok) throw new Stopped(done)
  }
  try {
    await told('select casework.begin_upload($1, $2, $3, null, null, $4)', ['made here', maxUploads])
    const hash = createHash('sha256')
    const writer = pieceWriter(pool, { caseId, uploadId }, 0)
    let sizeBytes = 0
    for await (const piece of bytes) {
      sizeBytes += piece.length
      if (sizeBytes > maxBytes) throw tooLargeToPut(maxBytes)
      hash.update(piece)
      await writer.add(piece)
    }
    await writer.end()
    const sha256 = hash.digest('hex')
    await told('select casework.finish_upload($1, $2, $3, $4)', [sha256, sizeBytes])
    await told('select casework.abandon_upload($1, $2)', [])
    return { sha256, sizeBytes }
  } catch (error) {
    // What is left of it matters less than why.
    await told('select casework.abandon_upload($1, $2)', []).catch(() => {})
    if (!(error instanceof Stopped)) throw error
    throw error.refused.refusal.code === 'upload.disk_full' ? noSpace(error) : failureOf(error.refused)
  }
}
