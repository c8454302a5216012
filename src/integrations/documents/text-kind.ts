import { readHeaders } from '#integrations/mail/headers.ts'
import { readDate } from '#integrations/mail/mail-date.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Bytes that no text in Windows-1252 has: control characters, and those that it gives no character. */
const NO_TEXT = new Uint8Array(256).fill(1, 0, 0x20)
for (const byte of [9, 10, 12, 13]) NO_TEXT[byte] = 0
for (const byte of [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d]) NO_TEXT[byte] = 1

/** How these bytes are to be read as text; null where they are none. Of a beginning, `isWhole` is false. */
export function encodingOf(bytes: Uint8Array, isWhole: boolean): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return isText(bytes, 'utf-16le', isWhole) ? 'utf-16le' : null
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return isText(bytes, 'utf-16be', isWhole) ? 'utf-16be' : null
  if (bytes.includes(0)) return null
  if (isText(bytes, 'utf-8', isWhole)) return 'utf-8'
  return bytes.every((byte) => NO_TEXT[byte] === 0) ? 'windows-1252' : null
}

function isText(bytes: Uint8Array, encoding: Encoding, isWhole: boolean): boolean {
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole }).includes('\0')
  } catch {
    return false
  }
}

/** The kind of a text by its beginning; null where it is no text. */
export function textKind(head: Uint8Array): string | null {
  const encoding = encodingOf(head, false)
  if (encoding === null) return null
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be' && isMail(head)) return 'message/rfc822'
  const text = new TextDecoder(encoding).decode(head).trimStart().slice(0, 16_384)
  if (isHtml(text)) return 'text/html'
  if (/^\{\s*"/.test(text) || /^\[\s*\{\s*"/.test(text)) return 'application/json'
  return isTable(text) ? 'text/csv' : 'text/plain'
}

/** Only mail programs write these; memos also begin with From, To and Date. */
const OF_PROGRAMS = ['message-id', 'mime-version', 'received', 'return-path', 'delivered-to', 'dkim-signature']

function isMail(head: Uint8Array): boolean {
  const first = Buffer.from(head.subarray(0, 200))
    .toString('latin1')
    .replace(/^From [^\n]*\n/, '')
  if (!/^(\xef\xbb\xbf)?[A-Za-z][A-Za-z0-9-]*:/.test(first)) return false
  const headers = readHeaders(head)
  if (headers.fields.length < 2) return false
  if (OF_PROGRAMS.some((name) => headers.first(name) !== null)) return true
  return (headers.first('from') ?? '').includes('@') && readDate(headers.first('date') ?? '') !== null
}

/** Comments and declarations may stand before it. */
function isHtml(text: string): boolean {
  const start = text.replace(/^(\s*<(\?xml[^>]{0,500}\?>|!--[^>]{0,2000}-->))+/i, '').trimStart()
  return /^<(!doctype\s+html|html|head|body|meta|title)\b/i.test(start)
}

/** Lines with the same number of the same mark, three at least: a list. What is said of it is the same as of any text. */
function isTable(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).slice(0, 10)
  // The last may be cut.
  const whole = lines.slice(0, -1).filter((line) => line.trim() !== '')
  if (whole.length < 3) return false
  return [',', ';', '\t'].some((mark) => {
    const counts = whole.map((line) => line.replace(/"[^"]*"/g, '').split(mark).length)
    return counts[0]! > 2 && counts.every((count) => count === counts[0])
  })
}
