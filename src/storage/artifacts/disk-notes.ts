import { rm } from 'node:fs/promises'
import { type Static, Type } from 'typebox'
import { Count, closed, Sha256Hex, text } from '#kernel/contracts/closed.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { checkLater } from '#kernel/validate.ts'
import { readText, sizeOf, writeText } from './disk-files.ts'

/** What stands beside the bytes of an upload. */
const Note = closed({
  size_bytes: Count,
  /** So many bytes are on the disk; what the file holds beyond them may not be. */
  kept_bytes: Count,
  /** Only as data, and gone once the upload is finished. */
  name: Type.Optional(text(1000, 1)),
  promised: Type.Optional(Sha256Hex),
  /** Where the bytes go, or have gone: written before they are moved. */
  sha256: Type.Optional(Sha256Hex),
})
export type Note = Static<typeof Note>

const check = checkLater(Note)
const NOTE_MAX_BYTES = 16 * 1024

/** The files of one upload: its bytes, and the note that makes them an upload. */
export interface UploadFiles {
  bytes: string
  note: string
}

export async function readNote({ bytes, note }: UploadFiles): Promise<Note | null> {
  const found = await readText(note, NOTE_MAX_BYTES)
  if (found === null) return null
  const parsed = parseStrict(found, { maxBytes: NOTE_MAX_BYTES })
  if (!parsed.ok || check(parsed.value) !== null)
    throw new Failure('upload.damaged', 'what is known of this upload cannot be read', 'Abandon it and begin anew.')
  const read = parsed.value as Note
  return { ...read, kept_bytes: Math.min(read.kept_bytes, (await sizeOf(bytes)) ?? 0) }
}

export async function writeNote({ note }: UploadFiles, content: Note): Promise<void> {
  await writeText(note, JSON.stringify(content))
}

/** The note first: bytes without one are nothing, and are swept. */
export async function removeUpload({ bytes, note }: UploadFiles): Promise<void> {
  await rm(note, { force: true })
  await rm(bytes, { force: true })
}
