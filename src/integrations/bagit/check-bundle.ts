import { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import { BAG_FILES } from '#kernel/contracts/bundle-files.ts'
import { ExportBundle } from '#kernel/contracts/export-bundle.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { parseStrict } from '#kernel/parse.ts'
import { checkLater } from '#kernel/validate.ts'
import { readAroundList } from './json-list.ts'
import type { Findings } from './problems.ts'
import { contentOfEntry, type ReadBag } from './read-bag.ts'

const LIMITS = { elementBytes: 4 * 1024 * 1024, aroundBytes: 32 * 1024 * 1024 }
const OPENING = '"contents":{"artifacts":['
const MOST_ARTIFACTS = 100_000

const checkBundle = checkLater(ExportBundle)
const checkRef = checkLater(ArtifactRef)

/**
 * export_bundle.json against its contract and against the payload; null where it is not there or cannot be believed. Its
 * list of artifacts may be long, so each is looked at as it comes, and the bundle is returned without them.
 */
export async function readBundle(bag: ReadBag, findings: Findings): Promise<ExportBundle | null> {
  const entry = bag.files.get(BAG_FILES.bundle)
  if (entry?.told) return null
  const bad = (code: string, message: string) => {
    findings.add({ path: BAG_FILES.bundle, code, message, offset: entry?.dataOffset })
    return null
  }
  if (!entry) return bag.complete ? bad('bag.missing', 'every bundle holds it, and this one does not') : null
  const sizes = sizesByHash(bag)
  const cases = new Set<string>()
  let artifacts = 0
  const around = await readAroundList(contentOfEntry(bag.source, entry), OPENING, LIMITS, (element) => {
    artifacts += 1
    const ref = canonicalValue<ArtifactRef>(element, checkRef)
    if (!ref) return bad('bundle.malformed', `artifact ${artifacts} of its list is not the canonical form of one`)
    if (ref.case_id !== undefined) cases.add(ref.case_id)
    const problem = artifactProblem(ref, sizes, bag.complete)
    if (problem) bad('bundle.artifact', `artifact ${ref.artifact_id}, which it lists, ${problem}`)
  })
  const bundle = around && canonicalValue<ExportBundle>(around, checkBundle)
  if (!bundle || artifacts > MOST_ARTIFACTS) return bad('bundle.malformed', 'it is not the canonical form of a bundle')
  if ([...cases].some((id) => id !== bundle.case_id)) bad('bundle.other_case', 'it lists artifacts of another case')
  const { manifest_hash_sha256, package_hash_sha256 } = bundle.integrity
  if (manifest_hash_sha256 !== null || package_hash_sha256 !== null || bundle.signatures.length > 0)
    bad('bundle.malformed', 'this copy cannot know the hashes of the package that it stands in, nor its signature')
  return bundle
}

/** The value of a canonical text that its contract allows. */
function canonicalValue<T>(bytes: Buffer, check: (value: unknown) => unknown): T | null {
  const parsed = parseStrict(bytes, { maxBytes: LIMITS.aroundBytes })
  if (!parsed.ok || check(parsed.value)) return null
  return canonicalText(parsed.value) === bytes.toString('utf8') ? (parsed.value as T) : null
}

function sizesByHash(bag: ReadBag): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const [path, { sha256, sizeBytes }] of bag.files) if (path.startsWith('data/')) sizes.set(sha256, sizeBytes)
  return sizes
}

function artifactProblem({ hash_sha256, byte_size }: ArtifactRef, sizes: Map<string, number>, complete: boolean) {
  const size = sizes.get(hash_sha256)
  if (size === undefined) return complete && 'is not among the files'
  return byte_size !== undefined && byte_size !== size && `has ${size} bytes and not ${byte_size}`
}
