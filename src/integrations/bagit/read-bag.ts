import { BAG_FILES } from '#kernel/contracts/bundle-files.ts'
import { comparePaths, pathProblem } from './paths.ts'
import type { Findings } from './problems.ts'
import { rangeOf, readAhead, readBytes, type Source } from './source.ts'
import { walkZip, type ZipEntry } from './walk-zip.ts'

export interface BagEntry extends ZipEntry {
  /** A manifest names it. */
  listed?: true
  /** What is wrong with its content was told. */
  told?: true
}

/** A zip read as a bag: its files by their paths from the one folder. */
export interface ReadBag {
  source: Source
  folder: string
  files: Map<string, BagEntry>
  /** Second names of files whose header and directory differ, with the first. */
  aliases: Map<string, string>
  /** The walk came to the end: what is not among the files is missing. */
  complete: boolean
  payload: { files: number; bytes: number }
}

const isPayload = (path: string) => path.startsWith('data/')
const TAGS_AT_THE_END: readonly string[] = [BAG_FILES.manifest, BAG_FILES.tagManifest, BAG_FILES.signature]
const NAMES = new Set<string>(Object.values(BAG_FILES))

/** Of two names of one file, the one in the folder that a bag is known to have; it is settled by the manifests. */
function preferred({ name, doubt }: ZipEntry, folder: string): string {
  if (!doubt) return name
  const good = (one: string) => one.startsWith(`${folder}/`) && pathProblem(one) === null
  const inside = [doubt.central, doubt.local].filter(good)
  return inside.find((one) => NAMES.has(one.slice(folder.length + 1))) ?? inside[0] ?? name
}

export async function readBag(source: Source, findings: Findings, progress: (bytes: number) => void): Promise<ReadBag> {
  const { entries, complete } = await walkZip(source, findings, progress)
  const folder = folderOf(entries)
  const payload = { files: 0, bytes: 0 }
  const bag: ReadBag = { source, folder, files: new Map(), aliases: new Map(), complete, payload }
  let last = ''
  for (const entry of entries) {
    entry.name = preferred(entry, folder)
    const path = entry.name.startsWith(`${folder}/`) ? entry.name.slice(folder.length + 1) : null
    const problem = path === null ? `it is not in the folder ${folder}` : pathProblem(entry.name)
    const offset = entry.dataOffset
    if (problem || path === null) {
      findings.add({ path: entry.name, code: 'zip.bad_path', message: `a file has this name: ${problem}`, offset })
      continue
    }
    if (bag.files.has(path)) {
      findings.add({ path, code: 'zip.duplicate', message: 'it stands there twice', offset })
      continue
    }
    if (!entry.doubt && !follows(last, path))
      findings.add({ path, code: 'zip.order', message: `it stands after ${last}, where it does not belong`, offset })
    last = path
    bag.files.set(path, entry)
    const other = otherName(entry)
    if (other?.startsWith(`${folder}/`)) bag.aliases.set(other.slice(folder.length + 1), path)
    if (!isPayload(path)) continue
    bag.payload.files += 1
    bag.payload.bytes += entry.sizeBytes
  }
  return bag
}

function otherName({ name, doubt }: ZipEntry): string | undefined {
  return name === doubt?.local ? doubt.central : doubt?.local
}

/** One changed name does not move the folder: the first three files decide. */
function folderOf(entries: readonly ZipEntry[]): string {
  const [a, b, c] = entries.slice(0, 3).map(({ name }) => name.split('/', 1)[0] as string)
  return (b !== undefined && b === c ? b : a) ?? ''
}

/** The payload in order, then the tag files in order, then what speaks of all of them. */
function follows(last: string, path: string): boolean {
  const [a, b] = [rank(last), rank(path)]
  return a === b ? comparePaths(last, path) < 0 : a < b
}

function rank(path: string): number {
  if (path === '') return -1
  return isPayload(path) ? 0 : TAGS_AT_THE_END.indexOf(path) + 2
}

export function contentOfEntry(source: Source, { dataOffset, sizeBytes }: ZipEntry): AsyncIterable<Buffer> {
  return rangeOf(readAhead(source), dataOffset, sizeBytes)
}

/** The whole of a small file; null, with a finding, where it is too large to be what it should be. */
export async function readSmall(
  bag: ReadBag,
  path: string,
  mostBytes: number,
  findings: Findings,
): Promise<Buffer | null> {
  const entry = bag.files.get(path)
  if (!entry) return null
  if (entry.sizeBytes > mostBytes) {
    const message = `it is larger than such a file can be (${mostBytes} bytes)`
    findings.add({ path, code: 'bundle.too_large', message, offset: entry.dataOffset })
    return null
  }
  return readBytes(bag.source, entry.dataOffset, entry.sizeBytes)
}
