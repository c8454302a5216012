/** A whole file of a case, wherever its bytes lie. */
export interface WholeFile {
  caseId: string
  sha256: string
  sizeBytes: number
}

/** All whole files that are kept outside of the tables, for a backup: in an order of their own, each once. */
export interface WholeFiles {
  list(): AsyncIterable<WholeFile>
  read(file: WholeFile): AsyncIterable<Uint8Array>
}
