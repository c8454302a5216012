import { constants } from 'node:fs'
import { join } from 'node:path'
import type { Finished, Received, Upload } from '#kernel/ports/artifacts.ts'
import { syncFolder } from '#system/private-folder.ts'
import { sha256Of } from './copies.ts'
import { appendTo } from './disk-append.ts'
import { holdPiece, isFull, makeFolder, openFile, piecesOf, sizeOf } from './disk-files.ts'
import { type Note, readNote, removeUpload, type UploadFiles, writeNote } from './disk-notes.ts'
import type { DiskPlaces } from './disk-places.ts'
import { countUploads } from './disk-sweep.ts'
import {
  badHash,
  badId,
  diskFull,
  exists,
  failureOf,
  finished,
  hashDiffers,
  incomplete,
  type Refused,
  tooMany,
  unknown,
  wrongOffset,
} from './refusals.ts'
import { isHash, plainId, refuseBeginning } from './rules.ts'
import type { Limits, StoredArtifacts } from './stored.ts'
import type { Turns } from './turns.ts'

type Uploads = Pick<StoredArtifacts, 'begin' | 'append' | 'look' | 'finish' | 'abandon'>

interface Named {
  caseId: string
  uploadId: string
  files: UploadFiles
}

/** Uploads in `<folder>/<case>/uploads/`. The data folder has one process at a time, so whoever is at work is known here. */
export function diskUploads(folder: string, limits: Limits, places: DiskPlaces, turns: Turns): Uploads {
  function nameOf(caseId: string, uploadId: string): Named | null {
    const [plainCase, plainUpload] = [plainId(caseId), plainId(uploadId)]
    if (plainCase === null || plainUpload === null) return null
    const bytes = join(folder, plainCase, 'uploads', plainUpload)
    return { caseId: plainCase, uploadId: plainUpload, files: { bytes, note: `${bytes}.json` } }
  }

  /** As it lies on the disk: a finish that was killed on its way is done, or can be done again. */
  async function stateOf({ caseId, files }: Named): Promise<{ kind: 'open' | 'finished'; note: Note } | null> {
    const note = await readNote(files)
    if (note === null) return null
    if ((await sizeOf(files.bytes)) !== null) return { kind: 'open', note }
    // It may have been finished between the two looks.
    const last = (await readNote(files)) ?? note
    const isThere = last.sha256 !== undefined && (await places.has(caseId, last.sha256))
    return isThere ? { kind: 'finished', note: last } : null
  }

  /** Work on an upload that is there, alone. A full disk is an answer. */
  async function onUpload<T extends { ok: true }>(
    [caseId, uploadId]: [string, string],
    work: (named: Named, note: Note) => Promise<T | Refused>,
    whenFinished: (note: Note) => T | Refused,
  ): Promise<T | Refused> {
    const named = nameOf(caseId, uploadId)
    if (named === null) return unknown()
    return turns.alone(named.files.bytes, async () => {
      const state = await stateOf(named)
      if (state === null) return unknown()
      return state.kind === 'finished' ? whenFinished(state.note) : work(named, state.note).catch(whenFull)
    })
  }

  return {
    async begin(upload) {
      const refused = refuseBeginning(upload, limits)
      if (refused) return refused
      const named = nameOf(upload.caseId, upload.uploadId)
      if (named === null) return badId()
      const { name, sizeBytes, sha256 } = upload
      return turns.alone(named.files.bytes, async () => begun(named, { name, sizeBytes, sha256 }).catch(whenFull))
    },

    append: (caseId, uploadId, offset, bytes) =>
      onUpload<Extract<Received, { ok: true }>>(
        [caseId, uploadId],
        async (named, note) => {
          if (offset !== note.kept_bytes) return wrongOffset(note.kept_bytes)
          const added = await appendTo(named.files, note, bytes)
          return added.ok ? { ok: true, upload: uploadOf(named, { ...note, kept_bytes: added.keptBytes }) } : added
        },
        finished,
      ),

    async look(caseId, uploadId) {
      const named = nameOf(caseId, uploadId)
      const state = named && (await stateOf(named))
      if (named === null || state === null) return unknown()
      return state.kind === 'finished' ? finished() : { ok: true, upload: uploadOf(named, state.note) }
    },

    async finish(caseId, uploadId, expectedSha256) {
      if (expectedSha256 !== undefined && !isHash(expectedSha256)) return badHash()
      return onUpload<Extract<Finished, { ok: true }>>(
        [caseId, uploadId],
        (named, note) => putInPlace(named, note, expectedSha256),
        ({ sha256 = '', size_bytes }) =>
          expectedSha256 === undefined || expectedSha256 === sha256
            ? { ok: true, stored: { sha256, sizeBytes: size_bytes } }
            : hashDiffers(),
      )
    },

    async abandon(caseId, uploadId) {
      const named = nameOf(caseId, uploadId)
      if (named === null) return
      const done = await turns.alone(named.files.bytes, async () => {
        await removeUpload(named.files)
        return { ok: true as const }
      })
      if (!done.ok) throw failureOf(done)
    },
  }

  async function begun(
    named: Named,
    { name, sizeBytes, sha256 }: { name: string; sizeBytes: number; sha256: string | undefined },
  ): Promise<Received> {
    const [home, uploads] = [join(folder, named.caseId), join(folder, named.caseId, 'uploads')]
    await makeFolder(home)
    await makeFolder(uploads)
    if ((await readNote(named.files)) !== null) return exists()
    if ((await countUploads(uploads)) >= limits.maxUploads) return tooMany(limits.maxUploads)
    // Bytes without a note are what a killed beginning left.
    const file = await openFile(named.files.bytes, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC)
    await file.close()
    const note = { name, size_bytes: sizeBytes, kept_bytes: 0, ...(sha256 === undefined ? {} : { promised: sha256 }) }
    await writeNote(named.files, note)
    await syncFolder(uploads)
    return { ok: true, upload: uploadOf(named, note) }
  }

  async function putInPlace({ caseId, files }: Named, note: Note, expected: string | undefined): Promise<Finished> {
    const { size_bytes: sizeBytes, kept_bytes: keptBytes, promised } = note
    if (keptBytes !== sizeBytes) return incomplete(keptBytes, sizeBytes)
    const file = await openFile(files.bytes, constants.O_RDWR)
    let sha256: string
    try {
      await file.truncate(sizeBytes)
      sha256 = await sha256Of(piecesOf(file, 0, sizeBytes, holdPiece()))
      await file.sync()
    } finally {
      await file.close()
    }
    if ([expected, promised].some((hash) => hash !== undefined && hash !== sha256)) {
      await removeUpload(files)
      return hashDiffers()
    }
    // Noted first: whoever finds the bytes gone knows where to.
    await writeNote(files, { ...note, sha256 })
    await places.keep(files.bytes, caseId, sha256, sizeBytes)
    await writeNote(files, { size_bytes: sizeBytes, kept_bytes: sizeBytes, sha256 })
    await syncFolder(join(folder, caseId, 'uploads'))
    return { ok: true, stored: { sha256, sizeBytes } }
  }
}

function uploadOf({ caseId, uploadId }: Named, { name = '', size_bytes, kept_bytes }: Note): Upload {
  return { uploadId, caseId, name, sizeBytes: size_bytes, receivedBytes: kept_bytes }
}

function whenFull(error: unknown): Refused {
  if (isFull(error)) return diskFull()
  throw error
}
