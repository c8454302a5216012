import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { findEnd } from './find-end.ts'
import type { Findings } from './problems.ts'
import { type Reader, rangeOf, readAhead, readBytes, type Source } from './source.ts'
import { centralRecord, endRecords, localHeader } from './zip-format.ts'
import { firstDifference, type Header, isCentralAt, isLocalAt, readCentral, readLocal } from './zip-headers.ts'

export interface ZipEntry {
  name: string
  sizeBytes: number
  dataOffset: number
  sha256: string
  /** Both headers promise another CRC than the content has. */
  crcWas?: number
  crcIs?: number
  /** Header and directory give two names; each is told with the byte where it differs from the other. */
  doubt?: { local: string; localOffset: number; central: string; centralOffset: number }
}

export interface ZipWalk {
  entries: ZipEntry[]
  /** The walk came to the end: what is not among the entries is not there. */
  complete: boolean
}

const MOST_ENTRIES = 1_000_000

/**
 * Reads a zip from its first byte to its last. Every header is made again from what was found and compared, so that no
 * byte is left that could be changed unseen. Where a header and the directory differ, the one that leads on is believed.
 */
export async function walkZip(file: Source, findings: Findings, progress: (bytes: number) => void): Promise<ZipWalk> {
  const entries: ZipEntry[] = []
  const end = await findEnd(file, findings)
  if (!end) return { entries, complete: false }
  const walk: Walk = { front: readAhead(file), back: readAhead(file), at: 0, record: end.directory, ...end }
  while (walk.record < end.tail) {
    if (entries.length === MOST_ENTRIES) {
      const message = `it holds more than ${MOST_ENTRIES} files`
      findings.add({ path: '', code: 'zip.too_many', message, offset: walk.record })
      return { entries, complete: false }
    }
    const entry = await step(walk, findings)
    if (!entry) return { entries, complete: false }
    entries.push(entry)
    progress(walk.at)
  }
  if (walk.at !== end.directory) {
    const message = `the files end here, and the directory begins at ${end.directory}`
    findings.add({ path: '', code: 'zip.gap', message, offset: walk.at })
  }
  const records = endRecords({ entries: entries.length, offset: end.directory, sizeBytes: end.tail - end.directory })
  const differs = firstDifference(await readBytes(file, end.tail, file.sizeBytes - end.tail), records)
  if (differs >= 0) {
    const message = 'the end of the zip is not what follows from its directory'
    findings.add({ path: '', code: 'zip.end', message, offset: end.tail + differs })
  }
  return { entries, complete: true }
}

interface Walk {
  /** One for files, one for the directory, so that neither loses its place. */
  front: Reader
  back: Reader
  /** Where the next local header must stand, and the next record of the directory. */
  at: number
  record: number
  directory: number
  tail: number
}

async function step(walk: Walk, findings: Findings): Promise<ZipEntry | null> {
  const central = await readCentral(walk.back, walk.record)
  if (central && !(await isLocalAt(walk.front, walk.at)) && !(await skipGap(walk, central, findings))) return null
  const { at, record } = walk
  const local = await readLocal(walk.front, at)
  if (central?.foreign && (local?.foreign ?? true)) {
    const message = 'it is compressed or encrypted: another program packed it, and a bundle is never packed again'
    findings.add({ path: central.text ?? '', code: 'zip.foreign', message, offset: at })
    return null
  }
  const believed = await choose(walk, local, central)
  if (!believed) {
    const message = 'what stands here is no file, and the directory does not tell where the next one is'
    findings.add({ path: central?.text ?? local?.text ?? '', code: 'zip.lost', message, offset: at })
    return null
  }

  const { sizeBytes, name } = believed
  const dataOffset = at + localHeader({ name, sizeBytes, crc32: 0 }).length
  const content = await readContent(walk.front, dataOffset, sizeBytes)
  const damaged = local?.crc32 === central?.crc32 && local?.crc32 !== content.crc32
  const sum = damaged ? believed.crc32 : content.crc32
  const doubted = isDoubt(local, central)
  const facts = { name, sizeBytes, crc32: sum }
  const wantedLocal = localHeader(doubted ? { ...facts, name: (local as Header).name } : facts)
  const wantedCentral = centralRecord({ ...facts, ...(doubted ? { name: (central as Header).name } : {}), offset: at })
  const path = believed.text ?? ''
  compare(
    await reread(walk.front, at, local, wantedLocal.length),
    wantedLocal,
    at,
    path,
    'the header before it',
    findings,
  )
  compare(
    await reread(walk.back, record, central, wantedCentral.length),
    wantedCentral,
    record,
    path,
    'its record in the directory',
    findings,
  )
  walk.at = dataOffset + sizeBytes
  walk.record =
    record +
    (central && (await leadsOn(walk, record + central.bytes.length)) ? central.bytes.length : wantedCentral.length)
  const entry: ZipEntry = { name: path, sizeBytes, dataOffset, sha256: content.sha256 }
  if (damaged) Object.assign(entry, { crcWas: sum, crcIs: content.crc32 })
  if (doubted) entry.doubt = doubtOf(local as Header, central as Header, at, record)
  return entry
}

/** Bytes that belong to no file, before the place that the directory names. */
async function skipGap(walk: Walk, central: Header, findings: Findings): Promise<boolean> {
  const { offset } = central
  if (offset === walk.at || offset >= walk.directory || !(await isLocalAt(walk.front, offset))) return true
  if (offset < walk.at) {
    const message = 'it begins inside the file before it'
    findings.add({ path: central.text ?? '', code: 'zip.overlap', message, offset })
    return false
  }
  const message = `${offset - walk.at} bytes stand here that belong to no file`
  findings.add({ path: '', code: 'zip.gap', message, offset: walk.at })
  walk.at = offset
  return true
}

/** Where both give the same size, there is no choice; else the one that leads to the next file is believed. */
async function choose(walk: Walk, local: Header | null, central: Header | null): Promise<Header | null> {
  const readable = [local, central].filter((header) => header !== null && header.text !== null) as Header[]
  const [a, b] = readable
  for (const header of readable) {
    const next = walk.at + localHeader({ ...header, crc32: 0 }).length + header.sizeBytes
    if (next > walk.directory) continue
    if (a && b && a.sizeBytes === b.sizeBytes && a.name.length === b.name.length) return header
    if (next === walk.directory || (await isLocalAt(walk.front, next))) return header
  }
  return null
}

async function leadsOn(walk: Walk, next: number): Promise<boolean> {
  return next === walk.tail || (next < walk.tail && (await isCentralAt(walk.back, next)))
}

function isDoubt(local: Header | null, central: Header | null): boolean {
  if (!local || !central || local.text === null || central.text === null) return false
  return local.name.length === central.name.length && local.text !== central.text
}

function doubtOf(local: Header, central: Header, at: number, record: number): NonNullable<ZipEntry['doubt']> {
  const differs = firstDifference(local.name, central.name)
  const [localFixed, centralFixed] = [30, 46]
  return {
    local: local.text as string,
    localOffset: at + localFixed + differs,
    central: central.text as string,
    centralOffset: record + centralFixed + differs,
  }
}

function compare(is: Buffer, wanted: Buffer, at: number, path: string, what: string, findings: Findings): void {
  const differs = firstDifference(is, wanted)
  if (differs < 0) return
  const message = `${what} is not the one that its name and content give`
  findings.add({ path, code: 'zip.header', message, offset: at + differs })
}

/** What was read stays as it is; only a header that seemed shorter than it must be is read again. */
async function reread(reader: Reader, at: number, header: Header | null, length: number): Promise<Buffer> {
  return header && header.bytes.length >= length ? header.bytes.subarray(0, length) : reader.read(at, length)
}

async function readContent(reader: Reader, at: number, length: number): Promise<{ sha256: string; crc32: number }> {
  const hash = createHash('sha256')
  let sum = 0
  for await (const part of rangeOf(reader, at, length)) {
    hash.update(part)
    sum = crc32(part, sum)
  }
  return { sha256: hash.digest('hex'), crc32: sum }
}
