import type { Refusal } from '#kernel/contracts/refusal.ts'

/** One page as people would count it; what has no pages is one. Normalised: NFC, LF, no NUL. */
export interface PageText {
  page: number
  text: string
  /** Read out of the file, or recognised in a picture of it. */
  method: 'text' | 'ocr'
}

export interface ExtractedText {
  /** As the bytes say, whatever the name says. */
  contentType: string
  pages: PageText[]
  /** What the file says about itself. Nothing of it is believed. */
  about: { title?: string; author?: string; from?: string; to?: string[]; subject?: string; date?: string }
  /** Files inside the file, told and not opened. */
  attachments: Array<{ name: string; contentType: string; sizeBytes: number; sha256: string }>
  /** What was left out, and why. */
  notices: string[]
}

export type Extraction = { ok: true; extracted: ExtractedText } | { ok: false; refusal: Refusal }

/** Text out of documents. Files come from strangers: whatever they hold, this ends in time and in bounds. */
export interface Documents {
  /** What the bytes are, by their beginning; a refusal for what nobody should keep in a case, for example a program. */
  identify(head: Uint8Array, name: string): { contentType: string } | { refusal: Refusal }
  /** `path` is a file of this machine that holds the bytes. Pictures, and pages without text, are recognised. */
  extract(file: { path: string; name: string; contentType: string }, signal: AbortSignal): Promise<Extraction>
}
