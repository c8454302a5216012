import { BAG_FILES, BUNDLE_HOLDS, PRIVILEGE_LOG } from '#contracts/bundle-files.ts'
import { type BundleKind, ExportBundle } from '#contracts/export-bundle.ts'
import { canonicalText } from '#kernel/canonical.ts'
import { parseStrict } from '#kernel/parse.ts'
import { checkLater } from '#kernel/validate.ts'
import type { Findings } from './problems.ts'
import { type ReadBag, readSmall } from './read-bag.ts'

const MOST_BYTES = 128 * 1024 * 1024
const check = checkLater(ExportBundle)

/** export_bundle.json against its contract; null where it is not there or cannot be believed. */
export async function readBundle(bag: ReadBag, findings: Findings): Promise<ExportBundle | null> {
  const entry = bag.files.get(BAG_FILES.bundle)
  if (entry?.told) return null
  const bytes = await readSmall(bag, BAG_FILES.bundle, MOST_BYTES, findings)
  const bad = (code: string, message: string) => {
    findings.add({ path: BAG_FILES.bundle, code, message, offset: entry?.dataOffset })
    return null
  }
  if (!bytes) return bag.complete ? bad('bag.missing', 'every bundle holds it, and this one does not') : null
  const parsed = parseStrict(bytes, { maxBytes: MOST_BYTES })
  if (!parsed.ok) return bad('bundle.malformed', parsed.error.message)
  const fault = check(parsed.value)
  if (fault) return bad('bundle.malformed', `${fault.path || 'the whole'}: ${fault.message}`)
  const bundle = parsed.value as ExportBundle
  if (canonicalText(bundle) !== bytes.toString('utf8')) bad('bundle.malformed', 'its text is not the canonical form')
  const { manifest_hash_sha256, package_hash_sha256 } = bundle.integrity
  if (manifest_hash_sha256 !== null || package_hash_sha256 !== null || bundle.signatures.length > 0)
    bad('bundle.malformed', 'this copy cannot know the hashes of the package that it stands in, nor its signature')
  return bundle
}

/** What the manifest promises is there, and nothing is there that this kind of bundle may not hold. */
export function checkContents(bag: ReadBag, bundle: ExportBundle, info: Map<string, string>, findings: Findings): void {
  const { bundle_id, bundle_kind } = bundle
  for (const [where, id] of [
    ['the folder of the bag', bag.folder],
    ['External-Identifier', info.get('External-Identifier') ?? bundle_id],
  ])
    if (id !== bundle_id) {
      const message = `${where} is not the id of the bundle, ${bundle_id}`
      findings.add({ path: BAG_FILES.bundle, code: 'bundle.other_id', message })
    }
  const sizes = new Map<string, number>()
  const allowed = allowedPaths(bundle_kind, bundle_id)
  for (const [path, { sha256, sizeBytes, dataOffset }] of bag.files) {
    if (path.startsWith('data/')) sizes.set(sha256, sizeBytes)
    if (allowed(path)) continue
    const message = `a bundle of the kind ${bundle_kind} does not hold such a file`
    findings.add({ path, code: 'bundle.not_of_its_kind', message, offset: dataOffset })
  }
  for (const { artifact_id, hash_sha256, byte_size, case_id } of bundle.contents.artifacts) {
    const size = sizes.get(hash_sha256)
    const problem =
      case_id !== undefined && case_id !== bundle.case_id
        ? 'is of another case'
        : size === undefined
          ? bag.complete && 'is not among the files'
          : byte_size !== undefined && byte_size !== size && `has ${size} bytes and not ${byte_size}`
    if (!problem) continue
    const message = `artifact ${artifact_id}, which it lists, ${problem}`
    findings.add({ path: BAG_FILES.bundle, code: 'bundle.artifact', message })
  }
}

const TAGS = new Set<string>(Object.values(BAG_FILES))

function allowedPaths(kind: BundleKind, bundleId: string): (path: string) => boolean {
  const { outward, work, record } = BUNDLE_HOLDS[kind]
  return (path) => {
    if (!path.startsWith('data/')) return TAGS.has(path)
    if (path === PRIVILEGE_LOG) return outward
    if (path === `data/DATA/${bundleId}.dat`) return true
    const [, part, name] = /^data\/([A-Z]+)\/(.+)$/.exec(path) ?? []
    if (part === 'NATIVES' || part === 'TEXT') return /^[A-Za-z0-9_-]+\.[a-z0-9]{1,10}$/.test(name as string)
    if (part === 'RECORD') return record && /^(runs|audit|prov)\.json$/.test(name as string)
    const [, item] = /^([a-z_]+)(?:\.json|\/[A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name ?? '') ?? []
    return part === 'WORK' && work.some((allowed) => allowed === item)
  }
}
