import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Type } from 'typebox'
import { closed, oneOf, Sha256Hex, text, Uuid } from '#kernel/contracts/closed.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type ChainState, followChain, type LedgerEntry, startOf } from '#kernel/ledger/ledger.ts'
import { boundedLines, type Line } from '#kernel/ledger/lines.ts'
import { checkLater } from '#kernel/validate.ts'

/** A segment in a file: JSON lines, gzip. Header; then for each workspace its part and its entries; then the end. */

const FORMAT = 'lanewright segment 1'
const MAX_LINE_BYTES = 64 * 1024 * 1024

const Seq = Type.String({ pattern: '^(0|[1-9][0-9]{0,18})$', maxLength: 19 })
const Place = closed({ seq: Seq, hash: Sha256Hex })
const Count = Type.Integer({ minimum: 0 })
const checkHeader = checkLater(closed({ format: Type.Literal(FORMAT), segment: Type.Integer({ minimum: 1 }) }))
const checkPart = checkLater(closed({ workspace: Uuid, from: Place, to: Place }))
const checkEnd = checkLater(closed({ end: closed({ workspaces: Count, entries: Count }) }))
const checkEntry = checkLater(
  closed({
    log: oneOf(['event', 'audit']),
    seq: Seq,
    at: text(40),
    about: text(200),
    id: text(10_000),
    payload: Type.String(),
    hash: Sha256Hex,
  }),
)

export interface Place {
  seq: string
  hash: string
}

/** The entries of one workspace in the segment: after `from`, up to and with `to`. */
export interface Part {
  workspace: string
  from: Place
  to: Place
}

export interface WrittenFile {
  path: string
  name: string
  hash: string
  entries: number
}

/** Writes beside, to the disk, and then under the name of its own hash: no other file is ever replaced. */
export async function writeSegmentFile(
  folder: string,
  segment: number,
  parts: Part[],
  entriesOf: (part: Part) => AsyncIterable<LedgerEntry[]>,
): Promise<WrittenFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const beside = join(folder, `segment-${segment}.part`)
  await rm(beside, { force: true })
  const hash = createHash('sha256')
  const counted = { entries: 0 }
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const lines = Readable.from(segmentLines(segment, parts, entriesOf, counted))
  try {
    await pipeline(lines, createGzip(), hashing, createWriteStream(beside, { mode: 0o600, flags: 'wx' }))
    await syncPath(beside)
  } catch (error) {
    // Half of it helps nobody, least of all on a disk that is full.
    await rm(beside, { force: true })
    throw error
  }
  const digest = hash.digest('hex')
  const name = `segment-${segment.toString().padStart(4, '0')}-${digest.slice(0, 16)}.jsonl.gz`
  const path = join(folder, name)
  await rename(beside, path)
  await syncPath(folder)
  return { path, name, hash: digest, entries: counted.entries }
}

async function* segmentLines(
  segment: number,
  parts: Part[],
  entriesOf: (part: Part) => AsyncIterable<LedgerEntry[]>,
  counted: { entries: number },
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, segment })}\n`
  for (const part of parts) {
    yield `${JSON.stringify(part)}\n`
    for await (const page of entriesOf(part)) {
      counted.entries += page.length
      yield page.map(entryLine).join('')
    }
  }
  yield `${JSON.stringify({ end: { workspaces: parts.length, entries: counted.entries } })}\n`
}

function entryLine({ log, seq, at, about, id, payload, hash }: LedgerEntry): string {
  return `${JSON.stringify({ log, seq: seq.toString(), at, about, id, payload, hash })}\n`
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What the database knows of the file: which parts it must have, and its bytes. */
export interface Expected {
  segment: number
  hash: string
  entries: number
  parts: Part[]
}

/**
 * The entries of a file in pages, each checked: it follows from the one before, and each part leads from the checkpoint
 * before to the checkpoint after. The first thing that is not so is named, and nothing after it is given out.
 */
export async function* readSegmentFile(path: string, expected: Expected): AsyncGenerator<LedgerEntry[]> {
  const hash = createHash('sha256')
  const source = createReadStream(path)
  source.on('data', (chunk) => hash.update(chunk))
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  const reader = new Reader(path, expected)
  try {
    for await (const batch of boundedLines(source.pipe(gunzip), MAX_LINE_BYTES)) {
      const page = batch.flatMap((line) => reader.take(line))
      if (page.length > 0) yield page
    }
  } catch (error) {
    throw reader.broken(error)
  } finally {
    source.destroy()
  }
  reader.finish()
  if (hash.digest('hex') !== expected.hash) throw reader.damaged('its bytes are not those that were written')
}

class Reader {
  readonly path: string
  readonly expected: Expected
  #headed = false
  #ended = false
  #part = -1
  #entries = 0
  #state: ChainState | undefined

  constructor(path: string, expected: Expected) {
    this.path = path
    this.expected = expected
  }

  take(line: Line): LedgerEntry[] {
    const value = parse(line)
    if (!this.#headed) {
      this.#header(value)
      return []
    }
    if (this.#ended) throw this.damaged('something stands behind its end')
    if (value === undefined) throw this.damaged('a line is no JSON')
    if (!checkEntry(value)) return [this.#entry(value as EntryLine)]
    this.#closePart()
    if (!checkPart(value)) this.#openPart(value as Part)
    else if (!checkEnd(value)) this.#end(value as { end: { workspaces: number; entries: number } })
    else throw this.damaged('a line is neither an entry nor anything else that belongs here')
    return []
  }

  finish(): void {
    if (!this.#headed) throw notASegment(this.path)
    if (!this.#ended) throw this.damaged('it is cut off')
  }

  #header(value: unknown): void {
    if (checkHeader(value)) throw notASegment(this.path)
    const { segment } = value as { segment: number }
    if (segment !== this.expected.segment) throw this.damaged(`it holds segment ${segment}`)
    this.#headed = true
  }

  #openPart(part: Part): void {
    this.#part += 1
    const wanted = this.expected.parts[this.#part]
    if (JSON.stringify(part) !== JSON.stringify(wanted))
      throw this.damaged(`the part of workspace ${part.workspace} does not lie between the checkpoints that stand`)
    const { seq, hash } = part.from
    this.#state = { ...startOf(part.workspace), seq: BigInt(seq), hash: Buffer.from(hash, 'hex') }
  }

  #entry(line: EntryLine): LedgerEntry {
    const part = this.expected.parts[this.#part]
    if (!part || !this.#state) throw this.damaged('an entry stands before any workspace')
    const entry: LedgerEntry = { ...line, workspace: part.workspace, seq: BigInt(line.seq) }
    const bad = followChain(this.#state, entry)
    if (bad) throw this.damaged(`entry ${bad.seq} (${bad.log}) of workspace ${bad.workspace}: ${bad.problem}`)
    this.#entries += 1
    return entry
  }

  #closePart(): void {
    const part = this.expected.parts[this.#part]
    if (!part || !this.#state) return
    if (this.#state.seq.toString() !== part.to.seq || this.#state.hash.toString('hex') !== part.to.hash)
      throw this.damaged(`entry ${this.#state.seq + 1n} of workspace ${part.workspace} is missing`)
    this.#state = undefined
  }

  #end({ end }: { end: { workspaces: number; entries: number } }): void {
    const { parts, entries } = this.expected
    if (this.#part + 1 !== parts.length) throw this.damaged(`workspace ${parts[this.#part + 1]?.workspace} is missing`)
    if (end.workspaces !== parts.length || end.entries !== this.#entries || entries !== this.#entries)
      throw this.damaged('it ends with other counts than it holds')
    this.#ended = true
  }

  damaged(problem: string): Failure {
    return new Failure('segment.file_damaged', `${this.path}: ${problem}`, ANOTHER_COPY)
  }

  broken(error: unknown): unknown {
    const { code = '' } = error as NodeJS.ErrnoException
    if (error instanceof Failure) return error
    if (code.startsWith('Z_')) {
      const part = this.expected.parts[this.#part]
      const where = this.#state && part ? `after entry ${this.#state.seq} of workspace ${part.workspace} ` : ''
      return new Failure('segment.file_damaged', `${this.path}: ${where}it cannot be unpacked`, ANOTHER_COPY, error)
    }
    const next = 'Name a file that `lanewright segments detach` wrote.'
    return code ? new Failure('segment.unreadable', `${this.path} cannot be read (${code})`, next, error) : error
  }
}

type EntryLine = Omit<LedgerEntry, 'seq' | 'workspace'> & { seq: string }

const ANOTHER_COPY = 'Nothing was changed. Take another copy of the file.'

function notASegment(path: string): Failure {
  const next = 'Name a file that `lanewright segments detach` wrote.'
  return new Failure('segment.not_a_segment', `${path} is no segment of a ledger`, next)
}

function parse(line: Line): unknown {
  try {
    return line === null ? undefined : JSON.parse(line.toString('utf8'))
  } catch {
    return undefined
  }
}
