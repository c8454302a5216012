import type { Answered } from '#host/answers.ts'
import type { DocumentList, DocumentPage, FactList, Matrix, TranscriptList } from './case-file-shapes.ts'
import type { BundleCheck, CaseBoard, CaseLine, NewCase, NewDocument, Playbook, Reference } from './cases-shapes.ts'

export interface Paging {
  after?: number
  limit?: number
}

/** Bytes of a case on their way out. */
export interface Bytes {
  name: string
  content_type: string
  size_bytes: number
  bytes: AsyncIterable<Uint8Array>
}

/** What a person sees of cases and does with them; everything else goes to the inbox of the case. A refusal is an answer. */
export interface CasesService {
  list(): Promise<CaseLine[]>
  create(wanted: NewCase, person: string): Promise<Answered<{ id: string }>>
  show(id: string): Promise<Answered<CaseBoard>>
  /** With `undecided`: only those that need a privilege decision. */
  documents(id: string, paging?: Paging & { undecided?: true }): Promise<Answered<DocumentList>>
  document(id: string, document: string, page?: number): Promise<Answered<DocumentPage>>
  /** The bytes as they came in. */
  file(id: string, document: string): Promise<Answered<Bytes>>
  /** Says that uploaded bytes are a document of the case; they must be in its store. */
  addDocument(id: string, document: NewDocument, person: string): Promise<Answered<{ item: string }>>
  facts(id: string, paging?: Paging & { document_id?: string }): Promise<Answered<FactList>>
  matrix(id: string): Promise<Answered<Matrix>>
  transcripts(id: string): Promise<Answered<TranscriptList>>
  /** A finished package. */
  package(id: string, bundle: string): Promise<Answered<Bytes>>
  /** Reads the whole package and computes everything anew. */
  check(id: string, bundle: string): Promise<Answered<BundleCheck>>
  playbook(): Promise<Playbook>
  reference(): Promise<Reference>
}
