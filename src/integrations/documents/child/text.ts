import { open } from 'node:fs/promises'
import { cleanLine } from '../clean.ts'
import { MOST_CHARS, MOST_FIELD_CHARS } from '../limits.ts'
import { refused } from '../refusals.ts'
import { encodingOf } from '../text-kind.ts'
import { htmlText } from './html.ts'
import type { Inside, Outlet, Source } from './outlet.ts'

/** No encoding that is read here needs more for the characters that are kept. */
const MOST_BYTES = MOST_CHARS * 4

/** Plain text, and what is read as if it were: tables, JSON. */
export async function readTextFile(source: Source, out: Outlet): Promise<Inside> {
  out.whole(await decodeFile(source, out))
  return { about: {}, attachments: [] }
}

/** What a browser would show of it as words; nothing that it links to is fetched. */
export async function readHtmlFile(source: Source, out: Outlet): Promise<Inside> {
  const { text, title } = htmlText(await decodeFile(source, out))
  out.whole(text)
  return { about: title === '' ? {} : { title: cleanLine(title, MOST_FIELD_CHARS) }, attachments: [] }
}

async function decodeFile(source: Source, out: Outlet): Promise<string> {
  const bytes = await readStart(source.path, Math.min(source.sizeBytes, MOST_BYTES))
  const isWhole = bytes.length === source.sizeBytes
  const encoding = encodingOf(bytes, isWhole)
  if (encoding === null) throw refused('broken', 'The file begins as text and goes on as something else.')
  if (!isWhole) out.note(`Only the first ${MOST_BYTES} bytes were read; the rest was left out.`)
  if (encoding === 'windows-1252')
    out.note('The text was read as Windows-1252, because it is not UTF-8; look whether accents are right.')
  return new TextDecoder(encoding).decode(bytes)
}

async function readStart(path: string, sizeBytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(sizeBytes), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
