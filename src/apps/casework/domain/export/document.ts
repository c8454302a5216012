import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { WorkPart } from '#kernel/contracts/bundle-files.ts'
import type { Designation } from './contracts.ts'

export interface PageText {
  page: number
  text: string
}

export const PRIVILEGES = ['attorney_client', 'work_product', 'common_interest', 'other'] as const
export type Privilege = (typeof PRIVILEGES)[number]

/** A document of the case as the export sees it, with its text for the one moment that it is looked at. */
export interface ExportDocument {
  document_id: string
  artifact: ArtifactRef
  /** As it came. */
  name: string
  received_at_utc: string
  /** As people would count; what has no pages is one. */
  page_count: number
  pages: readonly PageText[]
  /** False where pages were left out, nothing could be read, or files inside the file were not opened. */
  text_complete: boolean
  privilege?: Privilege | null
  /** In the file of the case. */
  number?: number
  /** It shows signs of privilege or could not be read, and no attorney has decided on it. */
  is_undecided?: boolean
  /** Words that an attorney wants redacted, where the rest may leave. */
  passages?: readonly string[]
  designation?: Designation
  /** What is known of a document that may be withheld; untrusted, it comes out of the document. */
  dated?: string
  author?: string
  recipients?: readonly string[]
}

/** Work of the house: one file each for facts and maps, any number of transcripts and notes. */
export interface WorkItem {
  part: WorkPart
  artifact: ArtifactRef
  /** For transcripts and notes: the name of the file in their folder. */
  name?: string
}
