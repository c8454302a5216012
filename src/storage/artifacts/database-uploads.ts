import type pg from 'pg'
import type { Finished, Received, Upload } from '#kernel/ports/artifacts.ts'
import { ask } from '../ask.ts'
import { sha256Of } from './copies.ts'
import { pieceWriter, Stopped, tell } from './database-append.ts'
import { readUpload, sizeOfFile } from './database-read.ts'
import { receive } from './receive.ts'
import {
  badHash,
  cut,
  failureOf,
  finished,
  hashDiffers,
  incomplete,
  type Refused,
  tooLong,
  unknown,
  wrongOffset,
} from './refusals.ts'
import { isHash, plainId, refuseBeginning } from './rules.ts'
import type { Limits, StoredArtifacts } from './stored.ts'
import type { Turns } from './turns.ts'

type Uploads = Pick<StoredArtifacts, 'begin' | 'append' | 'look' | 'finish' | 'abandon'>

interface Ids {
  caseId: string
  uploadId: string
}

interface UploadRow {
  name: string | null
  size_bytes: number
  received_bytes: number
  promised: string | null
  sha256: string | null
}

/**
 * Uploads in the database, a piece a transaction. Between two pieces no connection is held, so that slow senders stand in
 * nobody's way. Work of this process on one upload is alone; another process is told by the database where it stands.
 */
export function databaseUploads(pool: pg.Pool, limits: Limits, turns: Turns): Uploads {
  async function rowOf({ caseId, uploadId }: Ids): Promise<UploadRow | null> {
    const sql = 'select casework.look_at_upload($1, $2) as found'
    const [row] = await ask<{ found: UploadRow | null }>(pool, sql, [caseId, uploadId])
    const found = row?.found ?? null
    // Finished, and its file dropped since: there is nothing left of it to speak of.
    if (found?.sha256 && (await sizeOfFile(pool, caseId, found.sha256)) === null) return null
    return found
  }

  /** Work on an upload that is there, alone. */
  async function onUpload<T extends { ok: true }>(
    [caseId, uploadId]: [string, string],
    work: (ids: Ids, row: UploadRow) => Promise<T | Refused>,
  ): Promise<T | Refused> {
    const ids = idsOf(caseId, uploadId)
    if (ids === null) return unknown()
    return turns.alone(keyOf(ids), async () => {
      const row = await rowOf(ids)
      return row === null ? unknown() : work(ids, row)
    })
  }

  return {
    async begin(upload) {
      const refused = refuseBeginning(upload, limits)
      const ids = idsOf(upload.caseId, upload.uploadId)
      if (refused || ids === null) return refused ?? unknown()
      const { name, sizeBytes, sha256 = null } = upload
      const values = [ids.caseId, ids.uploadId, name, sizeBytes, sha256, limits.maxUploads]
      const begun = await tell(pool, 'select casework.begin_upload($1, $2, $3, $4, $5, $6)', values)
      return begun.ok ? { ok: true, upload: { ...ids, name, sizeBytes, receivedBytes: 0 } } : begun
    },

    append: (caseId, uploadId, offset, bytes) =>
      onUpload<Extract<Received, { ok: true }>>([caseId, uploadId], async (ids, row) => {
        if (row.sha256 !== null) return finished()
        if (offset !== row.received_bytes) return wrongOffset(row.received_bytes)
        return add(ids, row, bytes)
      }),

    async look(caseId, uploadId) {
      const ids = idsOf(caseId, uploadId)
      const row = ids && (await rowOf(ids))
      if (ids === null || row === null) return unknown()
      return row.sha256 === null ? { ok: true, upload: uploadOf(ids, row) } : finished()
    },

    async finish(caseId, uploadId, expectedSha256) {
      if (expectedSha256 !== undefined && !isHash(expectedSha256)) return badHash()
      return onUpload<Extract<Finished, { ok: true }>>([caseId, uploadId], async (ids, row) => {
        const { size_bytes: sizeBytes, received_bytes: receivedBytes } = row
        if (receivedBytes !== sizeBytes) return incomplete(receivedBytes, sizeBytes)
        const sha256 = row.sha256 ?? (await hash(ids, sizeBytes))
        if (sha256 === null) return unknown()
        const differs = [expectedSha256 ?? sha256, row.promised ?? sha256].some((hash) => hash !== sha256)
        if (differs && row.sha256 === null) await abandon(ids)
        if (differs) return hashDiffers()
        const values = [ids.caseId, ids.uploadId, sha256, sizeBytes]
        const done = await tell(pool, 'select casework.finish_upload($1, $2, $3, $4)', values)
        return done.ok ? { ok: true, stored: { sha256, sizeBytes } } : done
      })
    },

    async abandon(caseId, uploadId) {
      const ids = idsOf(caseId, uploadId)
      if (ids === null) return
      const done = await turns.alone(keyOf(ids), async () => abandon(ids))
      if (!done.ok) throw failureOf(done)
    },
  }

  async function add(ids: Ids, row: UploadRow, bytes: AsyncIterable<Uint8Array>): Promise<Received> {
    const { caseId, uploadId } = ids
    const { size_bytes: sizeBytes, received_bytes: start } = row
    const writer = pieceWriter(pool, ids, start)
    let comes = start
    try {
      const came = await receive(bytes, async (piece) => {
        comes += piece.length
        if (comes > sizeBytes) throw new Stopped(tooLong(sizeBytes, start))
        await writer.add(piece)
      })
      await writer.end()
      const upload = uploadOf(ids, { ...row, received_bytes: writer.keptBytes() })
      return came.whole ? { ok: true, upload } : cut(writer.keptBytes())
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
      if (comes > sizeBytes && writer.keptBytes() > start)
        await ask(pool, 'select casework.cut_upload($1, $2, $3, $4)', [caseId, uploadId, writer.keptBytes(), start])
      return error.refused
    }
  }

  /** Null where another process took the upload away meanwhile; if that one has finished it, it has told the hash. */
  async function hash(ids: Ids, sizeBytes: number): Promise<string | null> {
    try {
      return await sha256Of(readUpload(pool, ids.caseId, ids.uploadId, sizeBytes))
    } catch (error) {
      const row = await rowOf(ids)
      if (row === null || row.sha256 !== null) return row?.sha256 ?? null
      throw error
    }
  }

  async function abandon({ caseId, uploadId }: Ids): Promise<{ ok: true }> {
    await ask(pool, 'select casework.abandon_upload($1, $2)', [caseId, uploadId])
    return { ok: true }
  }
}

function idsOf(caseId: string, uploadId: string): Ids | null {
  const [plainCase, plainUpload] = [plainId(caseId), plainId(uploadId)]
  return plainCase === null || plainUpload === null ? null : { caseId: plainCase, uploadId: plainUpload }
}

const keyOf = ({ caseId, uploadId }: Ids) => `${caseId}/${uploadId}`

function uploadOf(ids: Ids, { name, size_bytes, received_bytes }: UploadRow): Upload {
  return { ...ids, name: name ?? '', sizeBytes: size_bytes, receivedBytes: received_bytes }
}
