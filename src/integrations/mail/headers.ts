/** The header fields of a mail as they stand in its bytes, in their order, unfolded but not decoded. */
export interface HeaderFields {
  readonly fields: ReadonlyArray<{ name: string; value: string }>
  /** The topmost of that name. */
  first(name: string): string | null
  all(name: string): string[]
  /** There was more than is read. */
  readonly cut: boolean
  /** Where the body begins, in bytes. */
  readonly bodyAt: number
}

const MOST_BYTES = 256 * 1024
const MOST_FIELDS = 1_000
const MOST_VALUE = 16 * 1024

/** Linear in its input, whatever that is; also the last resort where the library gives up. */
export function readHeaders(raw: Uint8Array): HeaderFields {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, MOST_BYTES)).toString('latin1')
  const { lines, ended } = headLines(head)
  const fields: Array<{ name: string; value: string }> = []
  let open: { name: string; parts: string[]; length: number } | null = null
  const close = () => {
    if (open) fields.push({ name: open.name, value: fromBytes(open.parts.join(' ')).trim() })
    open = null
  }
  for (const line of lines) {
    if (/^[ \t]/.test(line)) {
      if (open && open.length < MOST_VALUE) {
        open.parts.push(line.slice(1, MOST_VALUE))
        open.length += line.length
      }
      continue
    }
    close()
    if (fields.length >= MOST_FIELDS) break
    const colon = line.indexOf(':')
    // What is no field is passed over: "From " lines of mbox files, and worse.
    if (colon < 1 || !/^[\x21-\x39\x3b-\x7e]+[ \t]*$/.test(line.slice(0, Math.min(colon, 200)))) continue
    const value = line.slice(colon + 1, colon + 1 + MOST_VALUE)
    open = { name: line.slice(0, colon).trimEnd().toLowerCase(), parts: [value], length: value.length }
  }
  close()
  const all = (name: string) => fields.flatMap((field) => (field.name === name ? [field.value] : []))
  return {
    fields,
    first: (name) => fields.find((field) => field.name === name)?.value ?? null,
    all,
    cut: !ended && raw.byteLength > MOST_BYTES,
    bodyAt: bodyStart(raw),
  }
}

function bodyStart(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  if (bytes[0] === 0x0a) return 1
  if (bytes[0] === 0x0d && bytes[1] === 0x0a) return 2
  const ends = ['\n\r\n', '\n\n'].map((mark) => ({ at: bytes.indexOf(mark), length: mark.length }))
  const found = ends.filter(({ at }) => at !== -1).map(({ at, length }) => at + length)
  return found.length === 0 ? raw.byteLength : Math.min(...found)
}

function headLines(head: string): { lines: string[]; ended: boolean } {
  const lines: string[] = []
  let at = 0
  while (at < head.length) {
    const newline = head.indexOf('\n', at)
    const end = newline === -1 ? head.length : newline
    const line = head.slice(at, head[end - 1] === '\r' && end > at ? end - 1 : end)
    if (line === '') return { lines, ended: true }
    lines.push(line)
    at = end + 1
  }
  return { lines, ended: false }
}

/** Bytes that are UTF-8 are read as that (RFC 6532), others as what they are. */
function fromBytes(text: string): string {
  const utf8 = Buffer.from(text, 'latin1').toString('utf8')
  return utf8.includes('\uFFFD') ? text : utf8
}
