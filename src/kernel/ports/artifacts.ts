import type { Refusal } from '#kernel/contracts/refusal.ts'

export interface StoredBytes {
  sha256: string
  sizeBytes: number
}

/** An upload as far as it has come. It is known by its own id and belongs to one case. */
export interface Upload {
  uploadId: string
  caseId: string
  name: string
  sizeBytes: number
  receivedBytes: number
}

export type Received = { ok: true; upload: Upload } | { ok: false; refusal: Refusal }
export type Finished = { ok: true; stored: StoredBytes } | { ok: false; refusal: Refusal }

/**
 * The bytes of cases, addressed by (case, hash): two cases may hold the same file and neither learns of the other.
 * Every method that names a hash names its case; there is no way to ask by hash alone.
 */
export interface ArtifactFiles {
  begin(upload: { uploadId: string; caseId: string; name: string; sizeBytes: number }): Promise<Received>
  /** What comes is added at `offset`, which must be where the upload stands; cut short, what came is kept. */
  append(caseId: string, uploadId: string, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<Received>
  look(caseId: string, uploadId: string): Promise<Received>
  /** The whole is there: it is hashed, compared where a hash was promised, and put at its place. */
  finish(caseId: string, uploadId: string, expectedSha256?: string): Promise<Finished>
  abandon(caseId: string, uploadId: string): Promise<void>
  /** Bytes that this house made itself, for example an export. */
  put(caseId: string, bytes: AsyncIterable<Uint8Array>): Promise<StoredBytes>
  has(caseId: string, sha256: string): Promise<boolean>
  /** From `start`, up to `endExclusive`. A hash that is not of this case is refused, whoever holds it. */
  read(caseId: string, sha256: string, range?: { start: number; endExclusive: number }): AsyncIterable<Uint8Array>
  /** A file of this machine with exactly these bytes, for programs that need one; gone after `use` has ended. */
  withFile<T>(caseId: string, sha256: string, use: (path: string) => Promise<T>): Promise<T>
  /** The bytes of a case that is erased; told how many. */
  drop(caseId: string, sha256: string): Promise<boolean>
}
