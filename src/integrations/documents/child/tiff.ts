import { readFile } from 'node:fs/promises'
import { MOST_PAGES, MOST_PIXELS } from '../limits.ts'
import { refused } from '../refusals.ts'
import type { Inside, Outlet, Source } from './outlet.ts'
import { recognize } from './recognize.ts'

const WIDTH = 256
const HEIGHT = 257
const MOST_TAGS = 1_000

interface TiffPage {
  at: number
  pixels: number
}

/** A scan of one or many pages. The engine reads a file's first page: each page in turn is made the first. */
export async function readTiff(source: Source, out: Outlet): Promise<Inside> {
  const bytes = await readFile(source.path)
  const isLittle = bytes[0] === 0x49
  const pages = pagesOf(bytes, isLittle)
  if (pages.length === 0) throw refused('broken')
  for (const [i, { at, pixels }] of pages.entries()) {
    if (pixels > MOST_PIXELS) throw refused('too_large', `Page ${i + 1} is a picture of more points than are decoded.`)
    if (isLittle) bytes.writeUInt32LE(at, 4)
    else bytes.writeUInt32BE(at, 4)
    const text = await recognize(() => bytes, i + 1, out).catch(() => undefined)
    if (text === undefined) {
      if (pages.length === 1) throw refused('broken')
      out.notePage('Damaged, nothing of it was read', i + 1)
    }
    if (!out.page(text ?? '', 'ocr')) break
  }
  return { about: {}, attachments: [] }
}

/** Each page points to the next. A file whose pages go in circles ends where one comes again. */
function pagesOf(bytes: Buffer, isLittle: boolean): TiffPage[] {
  const u16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const u32 = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const pages: TiffPage[] = []
  const seen = new Set<number>()
  for (let at = bytes.length < 8 ? 0 : u32(4); at !== 0 && !seen.has(at) && pages.length < MOST_PAGES; ) {
    seen.add(at)
    if (at + 2 > bytes.length) break
    const tags = u16(at)
    const end = at + 2 + tags * 12
    if (tags > MOST_TAGS || end + 4 > bytes.length) break
    const side = { [WIDTH]: 0, [HEIGHT]: 0 }
    for (let tag = at + 2; tag < end; tag += 12) {
      const id = u16(tag)
      // 3 is a short, which stands in the first half of its four bytes.
      if (id === WIDTH || id === HEIGHT) side[id] = u16(tag + 2) === 3 ? u16(tag + 8) : u32(tag + 8)
    }
    pages.push({ at, pixels: side[WIDTH]! * side[HEIGHT]! })
    at = u32(end)
  }
  return pages
}
