import type { Refusal } from '#kernel/contracts/refusal.ts'
import { type RefusalName, refusalOf } from './refusals.ts'
import { textKind } from './text-kind.ts'

export type Identified = { contentType: string } | { refusal: Refusal }

export const PDF = 'application/pdf'
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Programs of the usual systems, by how their files must begin. */
const PROGRAMS: readonly Uint8Array[] = [
  bytes('\x7fELF'),
  bytes('#!'),
  bytes('\xef\xbb\xbf#!'),
  bytes('\0asm'),
  bytes('dex\n'),
  // Mach-O in both orders and widths; the last is also how a Java class begins.
  ...['\xfe\xed\xfa\xce', '\xfe\xed\xfa\xcf', '\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe'].map(bytes),
  // A Windows shortcut runs what it points to.
  bytes('L\0\0\0\x01\x14\x02\0'),
]

const KNOWN: ReadonlyArray<readonly [start: Uint8Array, contentType: string]> = [
  [bytes('\x89PNG\r\n\x1a\n'), 'image/png'],
  [bytes('\xff\xd8\xff'), 'image/jpeg'],
  [bytes('II*\0'), 'image/tiff'],
  [bytes('MM\0*'), 'image/tiff'],
  [bytes('fLaC'), 'audio/flac'],
  [bytes('OggS'), 'audio/ogg'],
  [bytes('ID3'), 'audio/mpeg'],
]

/** What the bytes are by their beginning, of which HEAD_BYTES are enough. The name has no say: anybody can change it. */
export function identify(head: Uint8Array): Identified {
  if (head.length === 0) return refused('empty')
  if (PROGRAMS.some((start) => begins(head, start)) || isWindowsProgram(head)) return refused('executable')
  if (begins(head, bytes('%PDF-'))) return { contentType: PDF }
  const known = KNOWN.find(([start]) => begins(head, start))
  if (known) return { contentType: known[1] }
  if (begins(head, bytes('PK\x03\x04')) || begins(head, bytes('PK\x05\x06'))) return identifyZip(head)
  if (begins(head, bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))) return identifyCompound(head)
  if (begins(head, bytes('{\\rtf'))) return unknown('It is a rich text file (RTF).')
  const recording = identifyRecording(head)
  if (recording) return { contentType: recording }
  const text = textKind(head)
  if (text) return { contentType: text }
  // Mail gateways and old programs leave other things before the beginning.
  if (indexOf(head.subarray(0, 1024), '%PDF-') !== -1) return { contentType: PDF }
  return refused('unknown_type')
}

/** A letter may begin with these two letters as well; it has no zero bytes after them. */
function isWindowsProgram(head: Uint8Array): boolean {
  return begins(head, bytes('MZ')) && head.subarray(2, 64).includes(0)
}

/** Names as they stand before each file of an archive; whether the list at its end agrees is seen when it is opened. */
function identifyZip(head: Uint8Array): Identified {
  const names = zipNames(head)
  if (names.some((name) => name.startsWith('META-INF/') || name.endsWith('.class') || name === 'AndroidManifest.xml'))
    return refused('executable', 'The file is an archive with a program in it.')
  if (names.some((name) => name.startsWith('word/'))) return { contentType: DOCX }
  if (names.some((name) => /^(xl|ppt|visio)\//.test(name))) return unknown('It is a spreadsheet or a presentation.')
  if (names.includes('[Content_Types].xml')) return { contentType: DOCX }
  if (names[0] === 'mimetype') return unknown('It is an OpenDocument file or a book.')
  return unknown('It is an archive (ZIP).', 'Unpack it, and add the documents in it one by one.')
}

function zipNames(head: Uint8Array): string[] {
  const file = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  const names: string[] = []
  for (
    let at = 0;
    at !== -1 && at + 30 <= file.length && names.length < 1_000;
    at = file.indexOf('PK\x03\x04', at + 4)
  ) {
    const length = file.readUInt16LE(at + 26)
    names.push(file.toString('latin1', at + 30, at + 30 + Math.min(length, 1_024)))
  }
  return names
}

/** Office's old container: Word before 2007, installers, mails of Outlook, and today's documents with a password. */
function identifyCompound(head: Uint8Array): Identified {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1')
  if (indexOf(head, utf16('EncryptedPackage')) !== -1) return refused('encrypted')
  return unknown('It is an old Office document, an Outlook message or an installer.')
}

function identifyRecording(head: Uint8Array): string | null {
  const at = (offset: number, text: string) => begins(head.subarray(offset), bytes(text))
  if (at(0, 'RIFF') && at(8, 'WAVE')) return 'audio/wav'
  if (at(4, 'ftyp') && /^(M4A|M4B|isom|iso2|mp4|qt |3gp)/.test(Buffer.from(head.subarray(8, 12)).toString('latin1')))
    return at(8, 'M4') ? 'audio/mp4' : 'video/mp4'
  if (at(0, '\x1aE\xdf\xa3')) return 'video/webm'
  return head[0] === 0xff && [0xfb, 0xf3, 0xf2].includes(head[1] ?? 0) ? 'audio/mpeg' : null
}

function begins(head: Uint8Array, start: Uint8Array): boolean {
  return head.length >= start.length && start.every((byte, i) => head[i] === byte)
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'latin1')
}

function indexOf(head: Uint8Array, text: string): number {
  return Buffer.from(head.buffer, head.byteOffset, head.byteLength).indexOf(text, 0, 'latin1')
}

const refused = (name: RefusalName, message?: string, next?: string): Identified => ({
  refusal: refusalOf(name, message, next),
})

const unknown = (what: string, next?: string) =>
  refused('unknown_type', `The file is of no kind that is read here. ${what}`, next)
