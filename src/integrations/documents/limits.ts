/** What one extraction may give at most; more is cut, and said. */
export const MOST_PAGES = 5_000
export const MOST_PAGE_CHARS = 200_000
export const MOST_CHARS = 20_000_000
export const MOST_ATTACHMENTS = 1_000
export const MOST_NOTICES = 50
export const MOST_NOTICE_CHARS = 500
export const MOST_NAME_CHARS = 255
export const MOST_FIELD_CHARS = 1_000
export const MOST_RECIPIENTS = 100

/** Larger files are not opened. */
export const MOST_FILE_BYTES = 256 * 1024 * 1024
/** A picture of more points is not decoded: as points in memory it would be four times this many bytes. */
export const MOST_PIXELS = 60_000_000
/** So much of a beginning is enough to tell what a file is. */
export const HEAD_BYTES = 64 * 1024

/** What a child may take. */
export interface Limits {
  /** From its start until it says that it is ready, on a machine that is busy with other things. */
  startMs: number
  /** Without a sign of life; it gives one with every page. */
  stepMs: number
  /** The same, while the words in one picture are recognised. */
  recognizeMs: number
  /** For one file, until no more pictures of it are recognised. */
  recognizeAllMs: number
  /** For one file, whatever it holds. */
  totalMs: number
  /** Of everything that the child holds. */
  memoryBytes: number
  /** Of what the libraries hold as objects; part of the former. */
  heapMb: number
  /** Then another child takes its place. */
  filesPerChild: number
  /** An idle child is ended after this. */
  idleMs: number
}

export const DEFAULT_LIMITS: Limits = {
  startMs: 30_000,
  stepMs: 20_000,
  recognizeMs: 90_000,
  recognizeAllMs: 25 * 60_000,
  totalMs: 30 * 60_000,
  memoryBytes: 1024 * 1024 * 1024,
  heapMb: 512,
  filesPerChild: 1_000,
  idleMs: 30_000,
}
