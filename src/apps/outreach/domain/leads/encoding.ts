import { TextDecoder } from 'node:util'
import { FILE_MAX_BYTES, type LeadFile, type Notice, refuseFile } from './lead-file.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type FileKind = 'xlsx' | 'compound' | Encoding

/** The first pass over a file: what it is, with every byte looked at. A text that is no text is refused. */
export async function fileKind(file: LeadFile): Promise<FileKind> {
  if (file.sizeBytes > FILE_MAX_BYTES) throw refuseSize()
  let size = 0
  let kind: FileKind | null = null
  const look = { utf8: new TextDecoder('utf-8', { fatal: true }), isUtf8: true, controls: false }
  for await (const chunk of chunksOf(file)) {
    size += chunk.length
    if (size > FILE_MAX_BYTES) throw refuseSize()
    kind ??= kindByMark(chunk)
    if (kind === 'xlsx' || kind === 'compound') return kind
    if (kind?.startsWith('utf-16')) continue
    if (chunk.includes(0)) throw refuseBinary()
    lookAt(chunk, look)
  }
  if (size === 0)
    throw refuseFile('empty', 'The file is empty.', 'Export it again, with a first line that names the columns.')
  if (kind) return kind
  if (look.isUtf8) look.isUtf8 = ends(look.utf8)
  if (look.isUtf8) return 'utf-8'
  // What is neither UTF-8 nor free of control characters is a picture or a program, not a list in an older encoding.
  if (look.controls) throw refuseBinary()
  return 'windows-1252'
}

/** The text of a file, piece by piece, without its byte order mark. */
export async function* decodeFile(file: LeadFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of chunksOf(file)) yield plain(decoder.decode(chunk, { stream: true }))
    yield plain(decoder.decode())
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw refuseFile(
      'broken_text',
      `The file is not whole ${encoding.toUpperCase()}.`,
      'Save it again as CSV UTF-8.',
      error,
    )
  }
}

export function encodingNotices(encoding: Encoding): Notice[] {
  if (encoding === 'utf-8') return []
  const read =
    encoding === 'windows-1252'
      ? 'Windows-1252, because it is not UTF-8; look whether names with accents are right'
      : encoding.toUpperCase()
  return [{ code: 'lead_file.encoding', message: `The file was read as ${read}.` }]
}

/** The bytes of a file in chunks of a good size: a mark or a first line is never cut by how the file was handed over. */
async function* chunksOf(file: LeadFile): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of file.open()) {
    held.push(chunk)
    size += chunk.length
    if (size < CHUNK) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

const CHUNK = 64 * 1024

function kindByMark(chunk: Uint8Array): FileKind | null {
  const starts = (...bytes: number[]) => bytes.every((byte, i) => chunk[i] === byte)
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0x50, 0x4b, 0x05, 0x06)) return 'xlsx'
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return 'compound'
  if (starts(0xff, 0xfe)) return 'utf-16le'
  return starts(0xfe, 0xff) ? 'utf-16be' : null
}

function lookAt(chunk: Uint8Array, look: { utf8: TextDecoder; isUtf8: boolean; controls: boolean }): void {
  if (look.isUtf8) {
    try {
      look.utf8.decode(chunk, { stream: true })
    } catch {
      look.isUtf8 = false
    }
  }
  for (let i = 0; i < chunk.length && !look.controls; i++) look.controls = NO_TEXT[chunk[i]!] === 1
}

/** Bytes that no text in Windows-1252 has: control characters, and those that it gives no character. */
const NO_TEXT = new Uint8Array(256).fill(1, 0, 0x20)
for (const byte of [9, 10, 13]) NO_TEXT[byte] = 0
for (const byte of [0x81, 0x8d, 0x8f, 0x90, 0x9d]) NO_TEXT[byte] = 1

function ends(decoder: TextDecoder): boolean {
  try {
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Only UTF-16 comes here with a NUL: in any other text the first pass has refused it. */
function plain(text: string): string {
  if (text.includes('\0')) throw refuseBinary()
  return text
}

function refuseSize() {
  return refuseFile('too_large', 'The file is larger than 1 GiB.', 'Split it into several files.')
}

function refuseBinary() {
  const message = 'The file is not a text: it holds bytes that no list of leads has.'
  return refuseFile('binary', message, 'Save the list as CSV UTF-8 or as XLSX.')
}
