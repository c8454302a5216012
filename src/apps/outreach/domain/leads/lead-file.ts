import { Failure } from '#kernel/contracts/refusal.ts'

/** A file with leads. It is read twice: once to learn what it is, once for its rows. */
export interface LeadFile {
  name: string
  sizeBytes: number
  open(): AsyncIterable<Uint8Array>
}

/** One row of a file as its cells; the first row of the file, which names the columns, has number 1. */
export interface FileRow {
  row: number
  cells: string[]
}

/** Something that a person should know of a file that is read all the same. */
export interface Notice {
  code: string
  message: string
}

export interface OpenedFile {
  /** Many at a time: waiting once for each of a million would take longer than reading it. */
  rows: AsyncIterable<FileRow[]>
  notices: Notice[]
}

export const FILE_MAX_BYTES = 1024 ** 3
export const ROWS_MAX = 1_000_000
export const RECORD_MAX = 64 * 1024
export const COLUMNS_MAX = 256

/** A file that cannot be taken, as a whole: nothing of it is imported. */
export function refuseFile(what: string, message: string, next: string, cause?: unknown): Failure {
  return new Failure(`lead_file.${what}`, message, next, cause)
}

export function refuseTooMany(): Failure {
  const message = `The file has more than ${ROWS_MAX.toLocaleString('en')} rows.`
  return refuseFile('too_many_rows', message, 'Split it into several files, and import one after the other.')
}
