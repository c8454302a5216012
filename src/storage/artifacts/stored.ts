import type { ArtifactFiles, Received } from '#kernel/ports/artifacts.ts'

/** How an upload begins here: a hash that is promised now is compared when the whole has come. */
export interface NewUpload {
  uploadId: string
  caseId: string
  name: string
  sizeBytes: number
  sha256?: string
}

/** The bytes of cases as both stores keep them: what the port asks, and what its keeper looks after. */
export interface StoredArtifacts extends ArtifactFiles {
  begin(upload: NewUpload): Promise<Received>
  /** Are all bytes there, and do they still have this hash? Everything is read. */
  check(caseId: string, sha256: string): Promise<boolean>
  /** Removes uploads that nobody has touched for a week, and what dead processes left; says how many uploads went. */
  sweep(nowMs: number): Promise<number>
}

export interface Limits {
  /** Of one file. */
  maxBytes: number
  /** Uploads of one case that are under way at a time. */
  maxUploads: number
}

export const DEFAULT_LIMITS: Limits = { maxBytes: 5_000_000_000, maxUploads: 1000 }

export const ABANDONED_AFTER_MS = 7 * 24 * 60 * 60 * 1000
