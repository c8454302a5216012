import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { ZipFile } from 'yazl'

/** Small real files, made here so that what stands in them is plain to see. */

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export type PdfPart = string | { dict: string; bytes: Uint8Array }

/** A PDF from its objects; the first is the catalog. */
export function pdfOf(parts: readonly PdfPart[], trailer = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const starts: number[] = []
  let size = chunks[0]!.length
  const add = (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
  }
  for (const [i, part] of parts.entries()) {
    starts.push(size)
    add(Buffer.from(`${i + 1} 0 obj\n`))
    if (typeof part === 'string') add(Buffer.from(`${part}\n`, 'latin1'))
    else {
      add(Buffer.from(`<<${part.dict}/Length ${part.bytes.length}>>\nstream\n`, 'latin1'))
      add(Buffer.from(part.bytes))
      add(Buffer.from('\nendstream\n'))
    }
    add(Buffer.from('endobj\n'))
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = parts.length + 1
  add(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}`))
  const at = size - `xref\n0 ${count}\n0000000000 65535 f \n${table}`.length
  add(Buffer.from(`trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`))
  return Buffer.concat(chunks)
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** One page for each list of lines. */
export function textPdf(pages: readonly (readonly string[])[], info = '', leading = 16): Buffer {
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ')
  const parts: PdfPart[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  for (const [i, lines] of pages.entries()) {
    const words = lines.map((line) => `(${escaped(line)}) Tj 0 -${leading} Td`).join('\n')
    parts.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${5 + i * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      { dict: '', bytes: Buffer.from(`BT /F1 12 Tf 72 720 Td\n${words}\nET`, 'latin1') },
    )
  }
  if (info === '') return pdfOf(parts)
  return pdfOf([...parts, info], `/Info ${parts.length + 1} 0 R`)
}

/** A page with nothing on it but a picture, as a scanner makes it. */
export function picturePdf(picture: { dict: string; bytes: Uint8Array }, stamp = ''): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>/Font<</F1 6 0 R>>>>>>',
    { dict: '', bytes: Buffer.from(`q 612 0 0 792 0 0 cm /P Do Q BT /F1 8 Tf 500 20 Td (${stamp}) Tj ET`) },
    { dict: `/Type/XObject/Subtype/Image${picture.dict}`, bytes: picture.bytes },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
}

const fonts = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')
// A machine may have no fonts at all.
GlobalFonts.registerFromPath(fonts, 'Paper')

/** Words on paper. */
export function drawn(lines: readonly string[], width = 1224, height = 1584) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#1a1a1a'
  context.font = '34px Paper'
  for (const [i, line] of lines.entries()) context.fillText(line, 90, 160 + i * 56)
  return canvas
}

export async function zipOf(files: Record<string, string | Buffer>, compress = true): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { compress })
  zip.end()
  return buffer(zip.outputStream)
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** The parts of the smallest Word document; `more` adds to them or takes their place. */
export function docxParts(body: string, more: Record<string, string | Buffer> = {}): Record<string, string | Buffer> {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const rels = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const casework = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  return {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${casework}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    ...more,
  }
}

export const docxOf = (body: string, more: Record<string, string | Buffer> = {}) => zipOf(docxParts(body, more))

export const wordPart = (tag: string, inside: string) => `<?xml version="1.0"?><w:${tag} ${WORD}>${inside}</w:${tag}>`

/** Grey points as a TIFF of as many pages as there are pictures. */
export function tiffOf(pages: ReadonlyArray<{ width: number; height: number; grey: Buffer }>, isLittle = true): Buffer {
  const TAGS = 9
  const sizes = pages.map(({ grey }) => 2 + TAGS * 12 + 4 + grey.length)
  const file = Buffer.alloc(8 + sizes.reduce((sum, size) => sum + size, 0))
  const u16 = (value: number, at: number) => (isLittle ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at))
  const u32 = (value: number, at: number) => (isLittle ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at))
  file.write(isLittle ? 'II' : 'MM', 'latin1')
  u16(42, 2)
  u32(8, 4)
  let at = 8
  for (const [i, { width, height, grey }] of pages.entries()) {
    const points = at + 2 + TAGS * 12 + 4
    const tags: Array<[tag: number, type: number, value: number]> = [
      ...([
        [256, 4, width],
        [257, 4, height],
        [258, 3, 8],
        [259, 3, 1],
        [262, 3, 1],
      ] as Array<[number, number, number]>),
      ...([
        [273, 4, points],
        [277, 3, 1],
        [278, 4, height],
        [279, 4, grey.length],
      ] as Array<[number, number, number]>),
    ]
    u16(TAGS, at)
    for (const [n, [tag, type, value]] of tags.entries()) {
      const place = at + 2 + n * 12
      u16(tag, place)
      u16(type, place + 2)
      u32(1, place + 4)
      if (type === 3) u16(value, place + 8)
      else u32(value, place + 8)
    }
    const next = at + sizes[i]!
    u32(i + 1 < pages.length ? next : 0, at + 2 + TAGS * 12)
    grey.copy(file, points)
    at = next
  }
  return file
}

export function greyOf(canvas: ReturnType<typeof drawn>): { width: number; height: number; grey: Buffer } {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const grey = Buffer.alloc(width * height)
  for (let i = 0; i < grey.length; i++) grey[i] = data[i * 4]!
  return { width, height, grey }
}
