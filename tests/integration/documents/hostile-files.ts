import { randomBytes } from 'node:crypto'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { docxOf, docxParts, drawn, greyOf, paragraph, pdfOf, textPdf, tiffOf, wordPart, zipOf } from './files.ts'

export interface HostileFile {
  name: string
  make(): Buffer | Promise<Buffer>
  /** What it must be refused as; whatever of these it is. */
  code: string[]
}

const bytes = (text: string, more = 64) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(more)])

/** What nobody should keep in a case, under whatever name it came. */
export const PROGRAMS: HostileFile[] = [
  { name: 'a Linux program', make: () => bytes('\x7fELF\x02\x01\x01'), code: ['document.executable'] },
  { name: 'a Windows program', make: () => bytes('MZ\x90\0\x03\0'), code: ['document.executable'] },
  { name: 'a Mac program', make: () => bytes('\xcf\xfa\xed\xfe\x07'), code: ['document.executable'] },
  { name: 'a fat Mac program or Java class', make: () => bytes('\xca\xfe\xba\xbe\0\0'), code: ['document.executable'] },
  { name: 'a script', make: () => Buffer.from('#!/bin/sh\nrm -rf ~\n'), code: ['document.executable'] },
  { name: 'a shortcut', make: () => bytes('L\0\0\0\x01\x14\x02\0'), code: ['document.executable'] },
  { name: 'WebAssembly', make: () => bytes('\0asm\x01\0\0\0'), code: ['document.executable'] },
  {
    name: 'an installer',
    make: () => bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 4_096),
    code: ['document.unknown_type'],
  },
  {
    name: 'a Java archive',
    make: () => zipOf({ 'META-INF/MANIFEST.MF': 'Main-Class: A', 'A.class': '\xca\xfe' }),
    code: ['document.executable'],
  },
  { name: 'an archive', make: () => zipOf({ 'a.txt': 'hello' }), code: ['document.unknown_type'] },
  {
    name: 'a spreadsheet',
    make: () => zipOf({ '[Content_Types].xml': '<x/>', 'xl/a.xml': '<x/>' }),
    code: ['document.unknown_type'],
  },
  { name: 'rich text', make: () => Buffer.from('{\\rtf1 hello}'), code: ['document.unknown_type'] },
  { name: 'a compressed file', make: () => bytes('\x1f\x8b\x08'), code: ['document.unknown_type'] },
  {
    name: 'noise',
    make: () => Buffer.concat([Buffer.from([0, 1, 2]), randomBytes(2_000)]),
    code: ['document.unknown_type'],
  },
]

const lockedPdf = () =>
  pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    ],
    `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
  )

/** The flag in both places where an archive says that a file in it is encrypted. */
async function lockedDocx(): Promise<Buffer> {
  const zip = await docxOf(paragraph('x'))
  for (const [mark, at] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let i = zip.indexOf(mark, 0, 'latin1'); i !== -1; i = zip.indexOf(mark, i + 4, 'latin1')) zip[i + at]! |= 1
  return zip
}

/** Says another size of what is inside than it has: in the list at the end, which is what is looked at. */
async function sizeSaid(parts: Record<string, string | Buffer>, name: string, sizeBytes: number): Promise<Buffer> {
  const zip = await zipOf(parts)
  const at = zip.lastIndexOf(name, undefined, 'latin1') - 46
  zip.writeUInt32LE(sizeBytes, at + 24)
  return zip
}

const entities = () => {
  const lines = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
  return `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">${lines}]><w:document><w:body>&l9;</w:body></w:document>`
}

export const BOMBS: HostileFile[] = [
  {
    name: 'a Word document that unpacks to a thousand times its size',
    make: () => docxOf(paragraph(' '.repeat(40_000_000))),
    code: ['document.bomb'],
  },
  {
    name: 'a Word document with thousands of files inside',
    make: () =>
      zipOf(docxParts('', Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`word/media/${i}`, 'x'])))),
    code: ['document.bomb'],
  },
  {
    name: 'a Word document that says it holds more than a document may',
    make: () =>
      sizeSaid(docxParts('', { 'word/media/a.bin': randomBytes(5_000_000) }), 'word/media/a.bin', 600_000_000),
    code: ['document.bomb'],
  },
  {
    name: 'a Word document that holds more than it says',
    make: () => sizeSaid(docxParts(paragraph(' '.repeat(40_000_000))), 'word/document.xml', 2_000),
    code: ['document.broken'],
  },
  {
    name: 'a Word document whose words are made of each other',
    make: () => docxOf('', { 'word/document.xml': entities() }),
    code: ['document.bomb'],
  },
]

export const BROKEN: HostileFile[] = [
  { name: 'a PDF that is only a beginning', make: () => Buffer.from('%PDF-1.7\n'), code: ['document.broken'] },
  {
    name: 'a PDF of noise',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(50_000)]),
    code: ['document.broken'],
  },
  {
    name: 'a PDF whose pages are each other',
    make: () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
    code: ['document.broken'],
  },
  {
    name: 'a PDF that says it has a billion pages',
    make: () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 1000000000>>']),
    code: ['document.broken'],
  },
  {
    name: 'a PNG that is only a beginning',
    make: () => drawn(['x']).toBuffer('image/png').subarray(0, 40),
    code: ['document.broken'],
  },
  {
    name: 'a PNG with noise in it',
    make: () => Buffer.concat([drawn(['x']).toBuffer('image/png').subarray(0, 33), randomBytes(9_000)]),
    code: ['document.broken'],
  },
  {
    name: 'a JPEG of noise',
    make: () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(9_000)]),
    code: ['document.broken'],
  },
  {
    name: 'a TIFF of noise',
    make: () => Buffer.concat([Buffer.from('II*\0'), randomBytes(9_000)]),
    code: ['document.broken'],
  },
  {
    name: 'a Word document that is half there',
    make: async () => (await docxOf(paragraph('x'.repeat(5_000)))).subarray(0, 500),
    code: ['document.broken'],
  },
  {
    name: 'a Word document without its end',
    make: async () => (await docxOf(paragraph('x'))).subarray(0, -30),
    code: ['document.broken'],
  },
  {
    name: 'a Word document that is no XML',
    make: () => docxOf('', { 'word/document.xml': 'hello <' }),
    code: ['document.broken'],
  },
  { name: 'a Word document with two texts', make: () => twice('word/document.xml'), code: ['document.broken'] },
  {
    name: 'a Word document without a text',
    make: () => zipOf({ '[Content_Types].xml': '<x/>', 'word/styles.xml': wordPart('styles', '') }),
    code: ['document.unknown_type'],
  },
  {
    name: 'text that goes on as something else',
    make: () => Buffer.concat([Buffer.alloc(80_000, 'words '), Buffer.alloc(99)]),
    code: ['document.broken'],
  },
]

async function twice(name: string): Promise<Buffer> {
  const zip = await docxOf(paragraph('one'), { 'word/documenu.xml': wordPart('document', paragraph('two')) })
  return Buffer.from(zip.toString('latin1').replaceAll('word/documenu.xml', name), 'latin1')
}

const pagePdf = (content: Buffer, dict: string, resources: string, ...more: Parameters<typeof pdfOf>[0]) =>
  pdfOf([
    ...['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<${resources}>>>>`,
    { dict, bytes: content },
    ...more,
  ])

const huge = { width: 60_000, height: 60_000, grey: Buffer.alloc(100) }

/** What would take all memory or all time. How it is refused is its own affair, but it is. */
export const HEAVY: HostileFile[] = [
  {
    name: 'a PNG of sixty thousand points squared',
    make: () => {
      const png = drawn(['x']).toBuffer('image/png')
      png.writeUInt32BE(60_000, 16)
      png.writeUInt32BE(60_000, 20)
      return png
    },
    code: ['document.too_large'],
  },
  { name: 'a TIFF of sixty thousand points squared', make: () => tiffOf([huge]), code: ['document.too_large'] },
  {
    name: 'a PDF page that unpacks to two gigabytes',
    make: () => pagePdf(deflated(2_000), '/Filter/FlateDecode', ''),
    code: ['document.too_large', 'document.too_slow'],
  },
  {
    name: 'a PDF page that unpacks twice',
    make: () => pagePdf(deflateSync(deflated(1_000)), '/Filter[/FlateDecode/FlateDecode]', ''),
    code: ['document.too_large', 'document.too_slow', 'read: application/pdf'],
  },
  {
    name: 'a PDF form that draws itself ten times, ten deep',
    make: () => {
      const forms = Array.from({ length: 10 }, (_, i) => ({
        dict: `/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</XObject<</F ${6 + i} 0 R>>>>`,
        bytes: Buffer.from('/F Do '.repeat(10)),
      }))
      const last = { dict: '/Type/XObject/Subtype/Form/BBox[0 0 99 99]', bytes: Buffer.from('0 0 9 9 re f') }
      return pagePdf(Buffer.from('/F Do'), '', '/XObject<</F 5 0 R>>', ...forms, last)
    },
    code: ['document.too_large', 'document.too_slow', 'read: application/pdf'],
  },
  {
    name: 'marks over one letter without end',
    make: () => Buffer.from(`a${'\u0301\u0327'.repeat(3_000_000)}`),
    code: ['document.too_slow', 'document.too_large', 'read: text/plain'],
  },
  {
    name: 'XML that goes a hundred thousand deep',
    make: () => docxOf(`${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}`),
    code: ['document.broken', 'document.bomb', 'document.too_slow', 'document.too_large'],
  },
]

/** A stream of zeros, that many megabytes of them. */
function deflated(megabytes: number): Buffer {
  const [first, piece] = [Buffer.from([0x78, 0x9c]), deflateRawSync(Buffer.alloc(1_048_576, '0 '), { finishFlush: 2 })]
  return Buffer.concat([first, ...Array.from({ length: megabytes }, () => piece), Buffer.from([3, 0])])
}

/** Odd, and still to be read. */
export const ODD: HostileFile[] = [
  {
    name: 'a PDF with other things before it',
    make: () => Buffer.concat([Buffer.from([1, 2, 0, 10]), textPdf([['Hello there']])]),
    code: ['read: application/pdf'],
  },
  { name: 'a mail whose parts are ten thousand deep', make: () => nestedMail(10_000), code: ['read: message/rfc822'] },
  {
    name: 'a mail of one line',
    make: () =>
      Buffer.concat([Buffer.from('From: a@b.test\r\nMessage-ID: <a@b>\r\n\r\n'), Buffer.alloc(30_000_000, 'x')]),
    code: ['read: message/rfc822'],
  },
  {
    name: 'HTML that never closes anything',
    make: () => Buffer.from(`<html>${'<div title="'.repeat(500_000)}`),
    code: ['read: text/html'],
  },
  {
    name: 'HTML of nothing but beginnings',
    make: () => Buffer.from(`<html>${'<'.repeat(5_000_000)}`),
    code: ['read: text/html'],
  },
  { name: 'a TIFF whose second page is its first', make: circle, code: ['read: image/tiff'] },
]

function nestedMail(depth: number): Buffer {
  const parts = Array.from(
    { length: depth },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  )
  return Buffer.from(`From: a@b.test\r\nMessage-ID: <a@b>\r\n${parts.join('')}\r\nhello\r\n`)
}

function circle(): Buffer {
  const tiff = tiffOf([greyOf(drawn(['Round and round'], 800, 300))])
  tiff.writeUInt32LE(8, 8 + 2 + 9 * 12)
  return tiff
}

export const LOCKED: HostileFile[] = [
  { name: 'a PDF with a password', make: lockedPdf, code: ['document.encrypted'] },
  { name: 'a Word document in a locked archive', make: lockedDocx, code: ['document.encrypted'] },
  {
    name: 'a Word document with a password',
    make: () =>
      Buffer.concat([bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 512), Buffer.from('EncryptedPackage', 'utf16le')]),
    code: ['document.encrypted'],
  },
]
