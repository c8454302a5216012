import { BAG_FILES } from '#kernel/contracts/bundle-files.ts'
import { confirmByHash, reportDamage } from './damage.ts'
import { type ManifestLine, manifestLines } from './manifest-lines.ts'
import type { Findings } from './problems.ts'
import { type BagEntry, contentOfEntry, type ReadBag } from './read-bag.ts'

const ALWAYS = [BAG_FILES.declaration, BAG_FILES.info, BAG_FILES.manifest, BAG_FILES.tagManifest, BAG_FILES.signature]
/** No manifest can name these two: one is the last manifest, the other is made over it. */
const UNLISTED: readonly string[] = [BAG_FILES.tagManifest, BAG_FILES.signature]

/** Both manifests against the files, in both directions. `tagManifest` is null where it cannot be believed. */
export async function checkManifests(bag: ReadBag, tagManifest: Buffer | null, findings: Findings): Promise<void> {
  for (const path of ALWAYS)
    if (bag.complete && !bag.files.has(path))
      findings.add({ path, code: 'bag.missing', message: 'every bundle holds it, and this one does not' })
  if (tagManifest) await checkLines(bag, BAG_FILES.tagManifest, onceOnly(tagManifest), findings)
  const manifest = bag.files.get(BAG_FILES.manifest)
  // What a damaged manifest says of others is not believed; that it is damaged is told by its own place.
  const believed = manifest && manifest.crcWas === undefined
  if (believed) await checkLines(bag, BAG_FILES.manifest, contentOfEntry(bag.source, manifest), findings)

  for (const [path, entry] of bag.files) {
    if (entry.crcWas !== undefined) await reportDamage(path, entry, null, findings)
    if (entry.doubt && !entry.listed) reportName(path, entry, bag, findings)
    const check = path.startsWith('data/') ? believed && BAG_FILES.manifest : tagManifest && BAG_FILES.tagManifest
    if (!check || entry.listed || UNLISTED.includes(path)) continue
    const message = `it is there, and ${check} does not list it`
    findings.add({ path, code: 'bag.unexpected', message, offset: entry.dataOffset })
  }
}

async function* onceOnly(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function checkLines(bag: ReadBag, manifest: string, content: AsyncIterable<Uint8Array>, findings: Findings) {
  const offset = bag.files.get(manifest)?.dataOffset
  let number = 0
  for await (const line of manifestLines(content)) {
    number += 1
    const path = line && (bag.aliases.get(line.path) ?? line.path)
    const entry = path === null ? undefined : bag.files.get(path)
    if (!line || line.path.startsWith('data/') !== (manifest === BAG_FILES.manifest) || entry?.listed) {
      const message = `line ${number} is none, or names a file that it may not name or that was named before`
      findings.add({ path: manifest, code: 'manifest.bad_line', message, offset })
      continue
    }
    if (entry) await checkEntry(bag, entry, line, manifest, findings)
    else if (bag.complete) findings.add({ path: line.path, code: 'bag.missing', message: `${manifest} lists it` })
  }
}

async function checkEntry(bag: ReadBag, entry: BagEntry, line: ManifestLine, manifest: string, findings: Findings) {
  entry.listed = true
  const { path, sha256 } = line
  if (entry.doubt) reportName(path, entry, bag, findings)
  if (entry.sha256 === sha256 && entry.crcWas === undefined) return
  const offset = entry.dataOffset
  if (entry.sha256 === sha256) {
    const message = 'both headers give a CRC that its content, which is right, does not have'
    findings.add({ path, code: 'zip.header', message, offset })
  } else if (entry.crcWas !== undefined)
    await reportDamage(path, entry, confirmByHash(bag.source, entry, sha256), findings)
  else if (!entry.told) {
    const message = `its content has another hash than ${manifest} says`
    findings.add({ path, code: 'content.differs', message, offset })
  }
  entry.told = true
}

/** Of a file's two names one is right: the header or the directory was changed where it has the other. */
function reportName(right: string, entry: BagEntry, bag: ReadBag, findings: Findings): void {
  const { central, centralOffset, localOffset } = entry.doubt as NonNullable<BagEntry['doubt']>
  const isCentralRight = central === `${bag.folder}/${right}`
  const [where, offset] = isCentralRight ? ['the header before it', localOffset] : ['the directory', centralOffset]
  findings.add({ path: right, code: 'zip.header', message: `${where} gives it another name`, offset })
}
