import { BAG_FILES, BUNDLE_HOLDS, PRIVILEGE_LOG } from '#kernel/contracts/bundle-files.ts'
import type { BundleKind, ExportBundle } from '#kernel/contracts/export-bundle.ts'
import type { Findings } from './problems.ts'
import type { ReadBag } from './read-bag.ts'

/** The bundle is called what it says, and nothing stands in it that its kind may not hold. */
export function checkLayout(bag: ReadBag, bundle: ExportBundle, info: Map<string, string>, findings: Findings): void {
  const { bundle_id, bundle_kind } = bundle
  for (const [where, id] of [
    ['the folder of the bag', bag.folder],
    ['External-Identifier', info.get('External-Identifier') ?? bundle_id],
  ])
    if (id !== bundle_id) {
      const message = `${where} is not the id of the bundle, ${bundle_id}`
      findings.add({ path: BAG_FILES.bundle, code: 'bundle.other_id', message })
    }
  const allowed = allowedPaths(bundle_kind, bundle_id)
  for (const [path, { dataOffset }] of bag.files) {
    if (allowed(path)) continue
    const message = `a bundle of the kind ${bundle_kind} does not hold such a file`
    findings.add({ path, code: 'bundle.not_of_its_kind', message, offset: dataOffset })
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
    if (part === undefined || name === undefined) return false
    if (part === 'NATIVES' || part === 'TEXT') return /^[A-Za-z0-9_-]+\.[a-z0-9]{1,10}$/.test(name)
    if (part === 'RECORD') return record && /^(runs|audit|prov)\.json$/.test(name)
    const [, item] = /^([a-z_]+)(?:\.json|\/[A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name) ?? []
    return part === 'WORK' && work.some((allowed) => allowed === item)
  }
}
