import { constants } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from '#system/private-folder.ts'
import { isFull, openFile, writeAll } from './disk-files.ts'
import { type Note, type UploadFiles, writeNote } from './disk-notes.ts'
import { receive } from './receive.ts'
import { cut, diskFull, type Refused, tooLong } from './refusals.ts'

/** After so many bytes they are put on the disk and noted: more than this never has to come twice. */
const NOTE_EVERY_BYTES = 16 * 1024 * 1024

const TOO_LONG = Symbol('more came than was declared')

/** Adds what comes after the bytes that are kept. Answers how many are kept now, or why it ended otherwise. */
export async function appendTo(
  files: UploadFiles,
  note: Note,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ ok: true; keptBytes: number } | Refused> {
  const start = note.kept_bytes
  const file = await openFile(files.bytes, constants.O_WRONLY)
  let at = start
  let noted = start
  const noteDown = async () => {
    await file.datasync()
    await writeNote(files, { ...note, kept_bytes: at })
    noted = at
  }
  /** Nothing half-done stays: neither in the file nor in what is known of it. */
  const backTo = async (keptBytes: number) => {
    await file.truncate(keptBytes)
    if (noted !== keptBytes) await writeNote(files, { ...note, kept_bytes: keptBytes })
  }
  try {
    await file.truncate(start)
    const came = await receive(bytes, async (piece) => {
      if (at + piece.length > note.size_bytes) throw TOO_LONG
      await writeAll(file, piece, at)
      at += piece.length
      if (at - noted >= NOTE_EVERY_BYTES) await noteDown()
    })
    if (at > noted) await noteDown()
    if (at > start) await syncFolder(dirname(files.note))
    return came.whole ? { ok: true, keptBytes: at } : cut(at)
  } catch (error) {
    if (error === TOO_LONG) {
      await backTo(start)
      return tooLong(note.size_bytes, start)
    }
    if (!isFull(error)) throw error
    await backTo(noted)
    return diskFull()
  } finally {
    await file.close()
  }
}
