import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import { BUNDLE_HOLDS, type WorkPart } from '#kernel/contracts/bundle-files.ts'
import type { BundleKind } from '#kernel/contracts/export-bundle.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { WorkItem } from './document.ts'

export interface PlannedWork {
  part: WorkPart
  artifact: ArtifactRef
  path: string
}

const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/** Work of the house goes only into kinds that may hold it; for all others there is none. */
export function planWork(
  kind: BundleKind,
  { case_id, work = [] }: { case_id: string; work?: readonly WorkItem[] },
): { ok: true; work: PlannedWork[] } | { ok: false; refusal: Refusal } {
  const planned: PlannedWork[] = []
  const taken = new Set<string>()
  const refuse = (code: string, message: string, next: string) => ({
    ok: false as const,
    refusal: { code, message, next },
  })
  for (const { part, artifact, name } of work) {
    if (!BUNDLE_HOLDS[kind].work.includes(part)) continue
    if (artifact.case_id !== case_id)
      return refuse('export.other_case', `Artifact ${artifact.artifact_id} is not of this case.`, 'Leave it out.')
    const isMany = part === 'transcripts' || part === 'notes'
    if (isMany && (name === undefined || !FILE_NAME.test(name)))
      return refuse('export.path_outside', 'A file of the work has a name that could leave its folder.', 'Rename it.')
    const path = isMany ? `data/WORK/${part}/${name}` : `data/WORK/${part}.json`
    // On some machines two names that differ in case alone are one file.
    if (taken.has(path.toLowerCase()))
      return refuse('export.path_taken', `Two files would stand at ${path}.`, 'Give each a name of its own.')
    taken.add(path.toLowerCase())
    planned.push({ part, artifact, path })
  }
  planned.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { ok: true, work: planned }
}
