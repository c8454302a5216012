import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * The file of a backup is a plain tar archive (POSIX ustar), so that it can be looked into, and in the worst case
 * loaded, with nothing but tar, gunzip and psql. Parts are streamed: their headers are filled in afterwards.
 */
export interface Part {
  name: string
  offset: number
  sizeBytes: number
}

export interface WrittenPart extends Part {
  sha256: string
}

const BLOCK = 512
/** Tables, and a part for each file of a case: the list of them is held in memory. */
const MAX_PARTS = 2_000_000
const NAME_BYTES = 100
const PREFIX_BYTES = 155

export interface ArchiveWriter {
  add(name: string, content: Readable | Buffer): Promise<WrittenPart>
  /** Where the archive stands between two parts. */
  mark(): number
  /** Takes back what was added since, whole or not. */
  backTo(mark: number): void
  /** Writes the end of the archive and puts everything on disk. */
  finish(): Promise<void>
}

export function writeArchive(file: FileHandle, at: Date): ArchiveWriter {
  let position = 0
  const write = async (bytes: Uint8Array) => {
    await writeAt(file, bytes, position)
    position += bytes.length
  }
  return {
    async add(name, content) {
      const start = position
      position += BLOCK
      const hash = createHash('sha256')
      const take = async (chunk: Buffer) => {
        hash.update(chunk)
        await write(chunk)
      }
      if (Buffer.isBuffer(content)) await take(content)
      else {
        const sink = new Writable({
          write: (chunk: Buffer, _encoding, done) => void take(chunk).then(() => done(), done),
        })
        await pipeline(content, sink)
      }
      const sizeBytes = position - start - BLOCK
      await write(Buffer.alloc((BLOCK - (position % BLOCK)) % BLOCK))
      await writeAt(file, headerOf(name, sizeBytes, at), start)
      return { name, offset: start + BLOCK, sizeBytes, sha256: hash.digest('hex') }
    },
    mark: () => position,
    backTo(mark) {
      position = mark
    },
    async finish() {
      await write(Buffer.alloc(2 * BLOCK))
      // Of a part that was taken back more may lie behind the end.
      await file.truncate(position)
      await file.sync()
    },
  }
}

/** A disk that is nearly full takes a part of what it is given, and says no only to the rest. */
async function writeAt(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
}

function headerOf(name: string, sizeBytes: number, at: Date): Buffer {
  const header = Buffer.alloc(BLOCK)
  const [folder, last] = splitName(name)
  header.write(last, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  writeSize(header, sizeBytes)
  header.write(`${octal(Math.floor(at.getTime() / 1000), 11)} `, 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(folder, 345)
  header.write(checkField(header), 148)
  return header
}

/** A long name stands in two fields, parted at a slash, as the format has it. */
function splitName(name: string): [folder: string, last: string] {
  if (Buffer.byteLength(name) <= NAME_BYTES) return ['', name]
  const at = name.lastIndexOf('/')
  const [folder, last] = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)]
  if (Buffer.byteLength(folder) > PREFIX_BYTES || Buffer.byteLength(last) > NAME_BYTES || folder === '' || last === '')
    throw new RangeError(`a part's name is too long: ${name}`)
  return [folder, last]
}

function readName(header: Buffer): string {
  const field = (start: number, length: number) => header.toString('utf8', start, start + length).replace(/\0.*$/s, '')
  const [folder, last] = [field(345, PREFIX_BYTES), field(0, NAME_BYTES)]
  return folder === '' ? last : `${folder}/${last}`
}

/** Eleven octal digits hold 8 GB; more is written in binary, as GNU tar and its readers do. */
function writeSize(header: Buffer, sizeBytes: number): void {
  if (sizeBytes < 8 ** 11) header.write(`${octal(sizeBytes, 11)} `, 124)
  else {
    header[124] = 0x80
    header.writeBigUInt64BE(BigInt(sizeBytes), 128)
  }
}

function readSize(header: Buffer): number {
  if (header[124] === 0x80) return Number(header.readBigUInt64BE(128))
  return Number.parseInt(header.toString('latin1', 124, 136), 8)
}

const octal = (n: number, width: number) => n.toString(8).padStart(width, '0')

/** The sum of all bytes, the field itself counted as spaces. */
function checkField(header: Buffer): string {
  let sum = 8 * 32
  for (let i = 0; i < BLOCK; i++) if (i < 148 || i >= 156) sum += header[i] as number
  return `${octal(sum, 6)}\0 `
}

export interface ArchiveReader {
  parts: Map<string, Part>
  /** True when the file ends where an archive ends; a cut one does not. */
  whole: boolean
  read(part: Part): Readable
  close(): Promise<void>
}

/** Reads the headers only. Whatever is no header ends the list. */
export async function readArchive(path: string): Promise<ArchiveReader> {
  const file = await open(path, 'r')
  try {
    const found = await file.stat()
    // How large a folder is differs from one file system to the next.
    if (!found.isFile()) throw new Error('no file')
    const { size } = found
    const parts = new Map<string, Part>()
    const header = Buffer.alloc(BLOCK)
    let whole = false
    for (let position = 0; position + BLOCK <= size && parts.size < MAX_PARTS; ) {
      await file.read(header, 0, BLOCK, position)
      if (isZero(header)) {
        await file.read(header, 0, BLOCK, position + BLOCK)
        whole = size === position + 2 * BLOCK && isZero(header)
        break
      }
      const sizeBytes = readSize(header)
      const offset = position + BLOCK
      const name = readName(header)
      if (
        header.toString('latin1', 148, 156) !== checkField(header) ||
        !(sizeBytes >= 0) ||
        offset + sizeBytes > size ||
        parts.has(name)
      )
        break
      position = offset + Math.ceil(sizeBytes / BLOCK) * BLOCK
      const padding = Buffer.alloc(position - offset - sizeBytes)
      await file.read(padding, 0, padding.length, offset + sizeBytes)
      if (!isZero(padding)) break
      parts.set(name, { name, offset, sizeBytes })
    }
    return {
      parts,
      whole,
      read: (part) => Readable.from(chunksOf(file, part), { objectMode: false }),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0)

const CHUNK = 256 * 1024

async function* chunksOf(file: FileHandle, { name, offset, sizeBytes }: Part): AsyncGenerator<Buffer> {
  for (let done = 0; done < sizeBytes; ) {
    const buffer = Buffer.alloc(Math.min(CHUNK, sizeBytes - done))
    const { bytesRead } = await file.read(buffer, 0, buffer.length, offset + done)
    if (bytesRead === 0) throw new Error(`the file ended within ${name}`)
    done += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
