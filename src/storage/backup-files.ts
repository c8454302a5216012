import type { WholeFile } from '#kernel/ports/whole-files.ts'

const PART = /^files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([0-9a-f]{64})$/

/** The part of an archive that holds this file: named after its case and its own hash. */
export function partOf({ caseId, sha256 }: Pick<WholeFile, 'caseId' | 'sha256'>): string {
  return `files/${caseId}/${sha256}`
}

/** Null where the part is no file of a case. */
export function fileOf({ name, sizeBytes }: { name: string; sizeBytes: number }): WholeFile | null {
  const [, caseId, sha256] = PART.exec(name) ?? []
  return caseId && sha256 ? { caseId, sha256, sizeBytes } : null
}

/** What the manifest signs of a file: the list of all, in the order of the archive. */
export function listLine({ caseId, sha256, sizeBytes }: WholeFile): string {
  return `${caseId} ${sha256} ${sizeBytes}\n`
}
